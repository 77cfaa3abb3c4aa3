/** What Prometheus is told of all processes of a start, on a port of this machine. */
import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '#src/env.ts'
import { freePort } from '#src/supervisor/index.ts'
import { collectWith, type Sample, sample } from '#src/telemetry/samples.ts'
import { exchange } from '../exchange.ts'
import { type Metrics, openMetrics } from './metrics.ts'

/** What else counts in this process, which is aside meanwhile: the start of these tests counts nothing but what they say. */
const counting = () =>
  (globalThis as unknown as Record<symbol, Set<unknown> | undefined>)[Symbol.for('octavo.telemetry')]
let aside: unknown[] = []

let metrics: Metrics
let origin: string
let settings: ReturnType<typeof readEnv>
beforeEach(async () => {
  aside = [...(counting() ?? [])]
  counting()?.clear()
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  settings = readEnv({ METRICS_PORT: String(port) })
  metrics = await openMetrics(settings)
})
afterEach(() => {
  metrics.close()
  counting()?.clear()
  for (const one of aside) counting()?.add(one)
})

/** A process that answers what it is asked; by itself it says nothing. */
function child(answer: (question: { scrape: number }, tell: (message: unknown) => void) => void): ChildProcess {
  const emitter = new EventEmitter()
  const send = (question: { scrape: number }) =>
    void queueMicrotask(() => answer(question, (message) => emitter.emit('message', message)))
  return Object.assign(emitter, { connected: true, send }) as unknown as ChildProcess
}
const telling = (...samples: Sample[]) => child(({ scrape }, tell) => tell({ scraped: scrape, samples }))

const told = async (url = '/metrics', method = 'GET') => {
  const { status, headers, bytes } = await exchange(origin, { url, method, headers: { connection: 'close' } })
  return { status, headers, text: bytes.toString() }
}
const linesOf = async (metric: string) => (await told()).text.split('\n').filter((line) => line.startsWith(metric))

describe('the port of metrics', () => {
  it('says of each number of which process it is', async () => {
    metrics.follow('reader 1', telling(sample('octavo_cache_bytes', 3, {})))
    metrics.follow('reader 2', telling(sample('octavo_cache_bytes', 4, {})))
    metrics.follow('editor', telling(sample('octavo_job_failed', 1, { job: 'news' })))
    expect(await linesOf('octavo_cache_bytes{')).toEqual([
      'octavo_cache_bytes{process="reader 1"} 3',
      'octavo_cache_bytes{process="reader 2"} 4',
    ])
    expect(await linesOf('octavo_job_failed')).toEqual(['octavo_job_failed{process="editor",job="news"} 1'])
    expect((await linesOf('process_uptime_seconds'))[0]).toContain('{process="start"}')
  })

  it('says which processes answer, and how often each was started', async () => {
    metrics.follow('reader 1', telling())
    metrics.follow('reader 1', telling())
    const gone = telling()
    Object.assign(gone, { connected: false })
    metrics.follow('editor', gone)
    expect(await linesOf('octavo_process_up')).toEqual([
      'octavo_process_up{process="reader 1"} 1',
      'octavo_process_up{process="editor"} 0',
    ])
    expect(await linesOf('octavo_process_starts_total')).toEqual([
      'octavo_process_starts_total{process="reader 1"} 2',
      'octavo_process_starts_total{process="editor"} 1',
    ])
  })

  it('takes an answer to its own question alone, and does without one that ends meanwhile', async () => {
    const late = child(({ scrape }, tell) => {
      tell('listening')
      tell({ scraped: scrape - 1, samples: [sample('octavo_cache_bytes', 1, {})] })
      tell({ scraped: scrape, samples: [sample('octavo_cache_bytes', 2, {})] })
    })
    const ending: ChildProcess = child(() => void ending.emit('exit'))
    metrics.follow('reader 1', late)
    metrics.follow('reader 2', ending)
    expect(await linesOf('octavo_cache_bytes{')).toEqual(['octavo_cache_bytes{process="reader 1"} 2'])
    expect(await linesOf('octavo_process_up{process="reader 2"}')).toEqual(['octavo_process_up{process="reader 2"} 0'])
    expect([late, ending].map((one) => one.listenerCount('message') + one.listenerCount('exit'))).toEqual([0, 0])
  })

  it('tells what the start itself counts beside', async () => {
    const takeOut = collectWith(() => [sample('octavo_cdn_purges_waiting', 5, {})])
    expect(await linesOf('octavo_cdn_purges_waiting')).toEqual(['octavo_cdn_purges_waiting{process="start"} 5'])
    takeOut()
  })

  it('has nothing but metrics, which nobody keeps', async () => {
    const { status, headers } = await told('/metrics?x=1')
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      ...[200, 'no-store', 'text/plain; version=0.0.4; charset=utf-8'],
    ])
    expect(await told('/metrics', 'HEAD')).toMatchObject({ status: 200, text: '' })
    for (const [url, method] of [
      ['/', 'GET'],
      ['/metrics/x', 'GET'],
      ['/metrics', 'POST'],
    ] as const)
      expect(await told(url, method), `${method} ${url}`).toMatchObject({ status: 404, text: 'There is /metrics.\n' })
  })

  it('that is taken is told of in a line', async () => {
    const { METRICS_PORT } = settings
    await expect(openMetrics(settings)).rejects.toThrow(
      `METRICS_PORT ${METRICS_PORT} on 127.0.0.1 cannot be listened on: `,
    )
  })

  it('is none unless one is set', async () => {
    const none = await openMetrics(readEnv({}))
    none.follow('reader 1', telling())
    none.close()
  })
})
