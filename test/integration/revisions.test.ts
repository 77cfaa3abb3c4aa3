/** What a process knows of revisions: no change is missed, whenever it comes. */
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { nextRevision } from '#src/publish/put.ts'
import type { Execute } from '#src/read-model/database.ts'
import { watchRevisions } from '#src/read-model/revision.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'

const HELD = 4711

let url: string
let client: pg.Client
let execute: Execute

beforeAll(async () => {
  url = await createDatabase(inject('clusterUrl'), `revisions_${process.pid}`, inject('template'))
  client = new pg.Client({ connectionString: url })
  await client.connect()
  execute = async (text, values = []) => (await client.query(text, [...values])).rows
  await nextRevision(execute, 'flowers', ['entries', 'counts'])
})
afterAll(() => client.end())

const queries = async (part: string): Promise<number> =>
  (await execute('select from pg_stat_activity where wait_event_type = $1 and query like $2', ['Lock', `%${part}%`]))
    .length

it('a publish that commits while the watcher connects is not missed', async () => {
  // The watcher's question is held up after it has seen the rows as they were, and before it is answered.
  await execute('alter table read_model.revisions rename to kept')
  await execute(
    `create view read_model.revisions as
     select kept.* from read_model.kept cross join lateral (select pg_advisory_xact_lock_shared(${HELD}), revision) as held`,
  )
  await execute(`select pg_advisory_lock(${HELD})`)
  const watch = watchRevisions(url)
  await vi.waitUntil(async () => (await queries('read_model.revisions')) === 1, { timeout: 20_000, interval: 20 })
  await execute("update read_model.kept set revision = 2 where service = 'flowers' and part = 'entries'")
  await execute("select pg_notify('octavo', 'flowers entries 2')")
  await execute(`select pg_advisory_unlock(${HELD})`)
  await watch.ready()
  expect(watch.of('flowers', 'entries')).toBe('2')
  expect(watch.of('flowers', 'counts')).toBe('1')
  await watch.close()
  await execute('drop view read_model.revisions')
  await execute('alter table read_model.kept rename to revisions')
})

it('a part moves alone, and is told of once it has calmed down', async () => {
  const watch = watchRevisions(url)
  await watch.ready()
  const told: string[] = []
  watch.onGrown((service, part) => told.push(`${service} ${part}`))
  const before = watch.of('flowers', 'entries')
  const epoch = watch.epoch()
  for (let time = 0; time < 3; time++) await nextRevision(execute, 'flowers', ['reads'])
  await vi.waitUntil(() => watch.of('flowers', 'reads') === '3', { timeout: 20_000 })
  await vi.waitUntil(() => told.length > 0, { timeout: 20_000 })
  expect(told).toEqual(['flowers reads'])
  expect(watch.of('flowers', 'entries')).toBe(before)
  expect(watch.epoch()).toBeGreaterThan(epoch)
  await watch.close()
})

it('what a primary lost is known no more, and told of, since its numbers come again', async () => {
  const watch = watchRevisions(url)
  await watch.ready()
  let rewound = 0
  watch.onRewound(() => rewound++)
  const before = Number(watch.of('flowers', 'entries'))
  await execute(
    "update read_model.revisions set revision = revision - 1 where (service, part) = ('flowers', 'entries')",
  )
  await execute(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await vi.waitUntil(() => watch.of('flowers', 'entries') === String(before - 1), { timeout: 20_000 })
  expect(rewound).toBe(1)
  await watch.close()
})
