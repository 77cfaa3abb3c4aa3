import { afterEach, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { onLoopback } from '#test/on-loopback.ts'
import { ran } from '#test/ran.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { linksJob } from './links.ts'

const settings = { ...env }
afterEach(() => void Object.assign(env, settings))

const origin = onLoopback((_, outgoing) => void outgoing.writeHead(404).end())

/** What the table of links answers where these addresses are cited. */
const cited = (...addresses: string[]): RecordedAnswer[] => [
  { to: 'delete from jobs.links', rows: () => [{}, {}] },
  { to: 'order by checked_at nulls first', rows: () => addresses.map((address) => ({ address })) },
  { to: 'insert into jobs.links', rows: () => [] },
  { to: 'count(*)', rows: () => [{ count: 4 }] },
]

it('asks what is cited and says what came of it, on the day on which it is run', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'on' })
  const now = new Date('2026-03-10T03:17:00Z')
  const { detail, asked } = await ran(linksJob, cited(`${origin()}/gone`), { now })
  expect(detail).toBe('0 links fine, 0 not sure, 1 failed; 4 broken, 2 forgotten')
  expect(asked.find(({ text }) => text.includes('insert into jobs.links'))?.values[0]).toBe(now)
})

it('asks nothing of this machine unless that is allowed', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'off' })
  expect((await ran(linksJob, cited(`${origin()}/gone`))).detail).toBe(
    '0 links fine, 1 not sure, 0 failed; 4 broken, 2 forgotten',
  )
})

it('gives up when the process stops, and the run is to be done again', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'on' })
  const stopping = AbortSignal.abort()
  await expect(ran(linksJob, cited(`${origin()}/gone`), { stopping })).rejects.toBe(stopping.reason)
})

it('counts nothing where no host of many answers', async () => {
  const silent = Array.from({ length: 5 }, (_, index) => `http://10.0.0.${index + 1}/`)
  const { detail, asked } = await ran(linksJob, cited(...silent))
  expect(detail).toBe('nothing was counted: this machine has no network')
  expect(asked.some(({ text }) => text.includes('insert into jobs.links'))).toBe(false)
})
