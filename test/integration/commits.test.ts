/** What is acknowledged is stored: a COMMIT that PostgreSQL refuses, or a connection that is lost, fails whoever waits for it. */
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseAway } from '#src/http/unavailable.ts'
import { addHeadlines } from '#src/publish/headlines.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let payload: Payload
let id: number
const uncaught: unknown[] = []
const catchIt = (error: unknown) => uncaught.push(error)

beforeAll(async () => {
  here = await world()
  payload = here.payload
  process.prependListener('uncaughtException', catchIt)
  process.prependListener('unhandledRejection', catchIt)
  const flower = { name: 'Rose', summary: 'As it was.', sources, _status: 'published' } as const
  id = (await payload.create({ collection: 'flowers', data: flower as never })).id
})
afterEach(async () => {
  for (const table of ['flowers', 'headlines', 'read_model.records'])
    await here.database.execute(`drop trigger if exists at_commit on ${table}`)
})
afterAll(async () => {
  process.off('uncaughtException', catchIt)
  process.off('unhandledRejection', catchIt)
  await here.close()
})

/** Does this at the COMMIT of every transaction that changes a table: a constraint that waits until then. */
async function atCommit(table: string, statement: string): Promise<void> {
  await here.database.execute(
    `create or replace function at_commit() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  )
  await here.database.execute(
    `create constraint trigger at_commit after insert or update or delete on ${table}
     deferrable initially deferred for each row execute function at_commit()`,
  )
}

const refuse = "raise exception 'refused at commit'"
const endConnection = 'perform pg_terminate_backend(pg_backend_pid())'

const stored = async () => {
  const [row] = await here.database.execute<{ summary: string; record: string }>(
    `select f.summary, r.record::text from flowers f
     join read_model.records r on r.document_id = f.id and r.resource = 'flower' where f.id = $1`,
    [id],
  )
  return [row?.summary, (JSON.parse(row?.record ?? '{}') as { summary?: string }).summary]
}

const change = (summary: string) =>
  payload.update({ collection: 'flowers', id, data: { summary, _status: 'published' } }).then(
    () => 'saved',
    (error: unknown) => error,
  )

describe.each([
  ['that is refused', refuse],
  ['during which the connection ends', endConnection],
])('a commit %s', (_, statement) => {
  test.each(['flowers', 'read_model.records'])(
    'fails the save that changed %s, and nothing of it is stored',
    async (table) => {
      await atCommit(table, statement)
      expect(await change('Never stored.')).toBeInstanceOf(Error)
      expect(await stored()).toEqual(['As it was.', 'As it was.'])
      expect(uncaught).toEqual([])
    },
  )

  test('fails a batch of headlines, and none of them is stored', async () => {
    const data = {
      service: 'flowers',
      name: `Gazette ${statement.length}`,
      homepage: 'https://g.example',
      feed: `https://g.example/${statement.length}`,
    } as const
    const outlet = await payload.create({ collection: 'outlets', data })
    await atCommit('headlines', statement)
    const headline = { title: 'News', address: 'https://g.example/1', publishedAt: new Date('2026-03-01T00:00:00Z') }
    await expect(addHeadlines(payload, { id: outlet.id, service: 'flowers' }, [headline])).rejects.toThrow()
    expect(await here.database.execute('select from read_model.headlines')).toEqual([])
  })
})

test('a connection that is lost in the middle of a save fails it as a database that is away, and not the process', async () => {
  await here.database.execute(
    `create or replace function in_the_middle() returns trigger language plpgsql as
     $$ begin if new.summary = 'Cut off.' then ${endConnection}; end if; return new; end $$`,
  )
  await here.database.execute(
    'create trigger in_the_middle before update on flowers for each row execute function in_the_middle()',
  )
  const failed = await change('Cut off.')
  expect(isDatabaseAway(failed), String(failed)).toBe(true)
  expect(await stored()).toEqual(['As it was.', 'As it was.'])
  expect(await change('Changed.')).toBe('saved')
  expect(await stored()).toEqual(['Changed.', 'Changed.'])
  expect(uncaught).toEqual([])
})
