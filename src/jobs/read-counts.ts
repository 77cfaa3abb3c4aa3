/** Stores how often entries were read, by which lists are sorted. */
import { nextRevision } from '#src/publish/put.ts'
import { publishAlone } from '#src/publish/transaction.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { EntryReads } from '#src/read-model/reads.ts'
import type { Job } from './job.ts'

/** Counts are kept in memory, so each reader writes what it has counted itself. */
export const readCountsJob: Job = {
  name: 'read counts',
  cron: '* * * * *',
  description: 'Adds up how often entries are read, which is what lists sort by as “seen”.',
  on: 'every reader',
  atStop: true,
  mostSeconds: 30,
  async run({ transaction, reads }) {
    const taken = reads.take()
    if (taken.length === 0) return 'nothing was read'
    try {
      const written = await transaction((execute) => write(execute, taken))
      return `${written} entries were read`
    } catch (error) {
      reads.restore(taken)
      throw error
    }
  },
}

/** Gives how many entries it updated; entries unpublished meanwhile are skipped. */
async function write(execute: Execute, taken: readonly EntryReads[]): Promise<number> {
  // Locks are taken in order and before any row is touched. Publishing takes the same lock first, so the two cannot deadlock.
  for (const service of [...new Set(taken.map((one) => one.service))].sort()) await publishAlone(execute, service)
  const changed = await execute<{ service: EntryReads['service'] }>(
    `update read_model.records r set reads = r.reads + given.reads
     from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as given (service, resource, slug, reads)
     where r.service = given.service and r.resource = given.resource and r.slug = given.slug returning r.service`,
    [
      taken.map(({ service }) => service),
      taken.map(({ resource }) => resource),
      taken.map(({ slug }) => slug),
      taken.map(({ reads }) => reads),
    ],
  )
  for (const service of new Set(changed.map((row) => row.service))) await nextRevision(execute, service, ['reads'])
  return changed.length
}
