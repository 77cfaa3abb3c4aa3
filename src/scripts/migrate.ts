/**
 * Applies the migrations the database lacks, and checks that all of them are in afterwards. Ends with an exit code other than 0
 * when one failed. `npm start` and `npm run migrate` run it with --conditions=production: without, Payload's rich text editor
 * sometimes never loads in Node 20, and the process ends without a word.
 */
import { getPayload, type Migration } from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import { migrations } from '#migrations/index.ts'
import { makeSearchable } from '#src/publish/words.ts'

// If the process ends before the work does, it has failed.
process.exitCode = 1
const { default: config } = await import('#src/payload.config.ts')
const payload = await getPayload({ config })
try {
  // The adapter calls each with the arguments of PostgreSQL, which the type for all databases does not know.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, pagination: false })
  const applied = new Set(docs.map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`Not applied: ${missing.join(', ')}.`)
  const searchable = await makeSearchable(executeWith(payload))
  if (searchable > 0) payload.logger.info(`Made ${searchable} entries searchable by their words.`)
  payload.logger.info(`The database has all ${migrations.length} migrations.`)
  process.exitCode = 0
} finally {
  await payload.destroy()
}
process.exit()
