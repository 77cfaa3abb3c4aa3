import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '#src/env.ts'
import { onLoopback } from '#test/on-loopback.ts'
import { ran } from '#test/ran.ts'
import { saving } from '#test/saving.ts'

let cms: Payload
vi.doMock('./cms.ts', () => ({ openCms: async () => ({ payload: cms }) }))
// By another address it is another module: that of other files opens the CMS itself.
const address = './news.ts?cms=stub'
const { newsJob }: typeof import('./news.ts') = await import(/* @vite-ignore */ address)
vi.doUnmock('./cms.ts')

const settings = { ...env }
afterEach(() => void Object.assign(env, settings))

const origin = onLoopback((_, outgoing) => {
  outgoing.end(
    `<rss version="2.0"><channel><title>News</title>
     <item><title>Roses bloom</title><link>/1</link><pubDate>Thu, 30 Apr 2026 10:00:00 GMT</pubDate></item></channel></rss>`,
  )
})

/** The CMS with one outlet, as far as it is asked. */
function cmsWith(gone: readonly object[] = []): Payload {
  const { payload } = saving({
    answers: [
      { to: 'insert into headlines', rows: ([, , titles]) => (titles as string[]).map((_, id) => ({ id })) },
      { to: 'delete from headlines', rows: () => gone },
    ],
  })
  const outlet = { id: 1, service: 'flowers', feed: `${origin()}/feed`, failures: 0 }
  return Object.assign(payload, {
    find: async ({ collection }: { collection: string }) => ({ docs: collection === 'outlets' ? [outlet] : [] }),
    update: async () => {},
  })
}

it('reads the feeds of outlets, says what came of it, and that readers see something new', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'on' })
  cms = cmsWith()
  expect(await ran(newsJob, [])).toMatchObject({
    detail: '1 outlets asked, 0 failed; 1 headlines added, 0 removed',
    hasChanged: true,
  })
})

it('asks nothing of this machine unless that is allowed, and has then changed nothing', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'off' })
  cms = cmsWith()
  expect(await ran(newsJob, [])).toMatchObject({
    detail: '1 outlets asked, 1 failed; 0 headlines added, 0 removed',
    hasChanged: false,
  })
})

it('gives up when the process stops: no outlet has failed, and the run is to be done again', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'on' })
  const update = vi.fn()
  cms = Object.assign(cmsWith(), { update })
  await expect(ran(newsJob, [], { stopping: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(update).not.toHaveBeenCalled()
})

it('has changed something where it only let old headlines go', async () => {
  Object.assign(env, { NEWS_ALLOW_LOOPBACK: 'off' })
  cms = cmsWith([{ id: 9, service: 'flowers' }])
  expect(await ran(newsJob, [])).toMatchObject({
    detail: '1 outlets asked, 1 failed; 0 headlines added, 1 removed',
    hasChanged: true,
  })
})
