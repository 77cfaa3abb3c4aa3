/** What editors planned for a time is done once: not never, and not twice, whatever befell who was doing it. */
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { carryOutPlanned } from '#src/jobs/planned-publishing.ts'
import type { JobOutcome } from '#src/jobs/run.ts'
import { planPublish, runPlanned } from '#test/run-planned.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let payload: Payload

beforeAll(async () => {
  here = await world()
  payload = here.payload
})
afterEach(async () => {
  await here.database.execute('drop trigger if exists at_commit on flowers')
  await payload.delete({ collection: 'payload-jobs', where: {} })
})
afterAll(() => here.close())

/** A draft that is to be published now; gives its id. */
async function planned(name: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'flowers',
    draft: true,
    data: { name, summary: 'A flower.', sources } as never,
  })
  await planPublish(payload, id)
  return id
}

const run = (): Promise<JobOutcome> => runPlanned(here)

const timesPublished = async (id: number): Promise<number> => {
  const versions = await payload.countVersions({
    collection: 'flowers',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  })
  return versions.totalDocs
}

const queued = async () =>
  here.database.execute<{ has_error: boolean; message: string | null }>(
    "select has_error, error ->> 'message' as message from payload_jobs",
  )

/** Does this at the COMMIT of every transaction that changes a flower. */
const atCommit = async (statement: string): Promise<void> => {
  await here.database.execute(
    `create or replace function at_commit() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  )
  await here.database.execute(
    `create constraint trigger at_commit after update on flowers
     deferrable initially deferred for each row execute function at_commit()`,
  )
}

test('what an editing server had begun when it died is done by the next', async () => {
  const id = await planned('Left rose')
  await here.database.execute('update payload_jobs set processing = true')
  expect(await run()).toMatchObject({ outcome: 'done', detail: '1 done, 0 failed' })
  expect([await timesPublished(id), await queued()]).toEqual([1, []])
})

test('what was done is not done again, even by one that began at the same moment', async () => {
  const id = await planned('Twice rose')
  const [row] = await here.database.execute<{ id: number; input: object }>('select id, input from payload_jobs')
  const both = [1, 2].map(() => carryOutPlanned(payload, here.database.execute, row as never))
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect([await timesPublished(id), await queued()]).toEqual([1, []])
})

test('what a connection that ended hindered is done the next time', async () => {
  const id = await planned('Cut rose')
  await atCommit('perform pg_terminate_backend(pg_backend_pid())')
  expect((await run()).outcome).toBe('failed')
  expect([await timesPublished(id), await queued()]).toEqual([0, [{ has_error: false, message: null }]])
  await here.database.execute('drop trigger at_commit on flowers')
  expect((await run()).outcome).toBe('done')
  expect([await timesPublished(id), await queued()]).toEqual([1, []])
})

test('what is refused is put off with the reason, and hinders no other', async () => {
  const id = await planned('Refused rose')
  await here.database.execute("update payload_jobs set input = jsonb_set(input, '{doc,value}', '\"999999\"')")
  const other = await planned('Other rose')
  expect(await run()).toMatchObject({ outcome: 'done', detail: '1 done, 1 failed' })
  expect(await run()).toMatchObject({ outcome: 'done', detail: 'nothing was due' })
  expect([await timesPublished(id), await timesPublished(other)]).toEqual([0, 1])
  expect(await queued()).toEqual([{ has_error: false, message: 'Not Found' }])
})
