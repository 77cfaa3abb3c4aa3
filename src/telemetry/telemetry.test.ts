import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchProcess } from './of-process.ts'
import { traceByOtlp } from './otlp.ts'
import { countRefused, countRequest, requestSubjectOf } from './requests.ts'
import { collected, collectWith, type Sample, sample } from './samples.ts'
import { answerScrapes, isAsked, isTold } from './scrape.ts'
import { startTelemetry } from './start.ts'
import { beginSpan, presentTraceparent, spanned, type Tracer, traceFields, traceWith } from './trace.ts'

/** The sum of the numbers of a metric that have these labels. */
const sumOf = (all: readonly Sample[], metric: string, labels: object = {}, part?: string): number =>
  all
    .filter((one) => one.metric === metric && one.part === part)
    .filter((one) => Object.entries(labels).every(([name, value]) => one.labels[name] === value))
    .reduce((sum, { value }) => sum + value, 0)

describe('the numbers of a process', () => {
  it('are all that it counts, without what cannot be had for the moment', async () => {
    const out = [
      collectWith(() => [sample('octavo_cache_bytes', 3, {})]),
      collectWith(async () => Promise.reject(new Error('away'))),
      collectWith(() => {
        throw new Error('broken')
      }),
    ]
    const before = sumOf(await collected(), 'octavo_cache_bytes')
    for (const takeOut of out) takeOut()
    expect(before - sumOf(await collected(), 'octavo_cache_bytes')).toBe(3)
  })

  it('tell requests apart by what was asked for and what was answered', async () => {
    const feed = { transport: 'a-feed', service: 'flowers' }
    const one = requestSubjectOf(feed.transport, feed.service, 'atom.xml')
    expect(requestSubjectOf(feed.transport, feed.service, 'atom.xml'), 'one object for each').toBe(one)
    countRequest(one, 200, 0.2, true)
    countRequest(one, 200, 0.3, false)
    countRequest(one, 404, 0.5, false)
    countRequest(requestSubjectOf(feed.transport), 200, 7, false)
    const all = await collected()
    const requests = (labels: object) => sumOf(all, 'octavo_requests_total', labels)
    expect(requests({ ...feed, kind: 'atom.xml', http_response_status_code: '200' })).toBe(2)
    expect(requests({ ...feed, kind: 'atom.xml', http_response_status_code: '404' })).toBe(1)
    expect(requests({ transport: 'a-feed', service: 'none', kind: 'other' })).toBe(1)
    const seconds = (answer: string) => sumOf(all, 'http_server_request_duration_seconds', { ...feed, answer }, '_sum')
    expect(seconds('kept')).toBeCloseTo(0.2)
    expect(seconds('made')).toBeCloseTo(0.8)
  })

  it('count who is turned away before anybody looks', async () => {
    const before = sumOf(await collected(), 'octavo_requests_refused_total')
    countRefused()
    expect(sumOf(await collected(), 'octavo_requests_refused_total') - before).toBe(1)
  })

  it('say what Node tells of the process, in seconds and bytes', async () => {
    watchProcess()
    const all = await collected()
    expect(sumOf(all, 'process_uptime_seconds') / process.uptime()).toBeCloseTo(1, 1)
    expect(sumOf(all, 'process_memory_usage_bytes')).toBeGreaterThan(1e6)
    expect(sumOf(all, 'v8js_memory_heap_limit_bytes')).toBeGreaterThan(sumOf(all, 'v8js_memory_heap_used_bytes'))
    for (const metric of ['p50', 'p99', 'max'].map((which) => `nodejs_eventloop_delay_${which}_seconds`)) {
      expect(sumOf(all, metric), metric).toBeGreaterThanOrEqual(0)
      expect(sumOf(all, metric), metric).toBeLessThan(600)
    }
    const busy = sumOf(all, 'nodejs_eventloop_utilization_ratio')
    expect([busy >= 0, busy <= 1]).toEqual([true, true])
  })
})

describe('a supervisor', () => {
  const { send } = process
  const before = process.listeners('message')
  const ours = () => process.listeners('message').filter((one) => !before.includes(one))
  afterEach(() => {
    for (const one of ours()) process.off('message', one)
    Object.assign(process, { send })
  })

  it('is told by the number of its question', async () => {
    const told: unknown[] = []
    Object.assign(process, { send: (message: unknown) => told.push(message) })
    answerScrapes()
    // Others hear what comes over this channel, too.
    for (const message of [{ other: 6 }, { scrape: 7 }]) for (const hear of ours()) hear(message, undefined)
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told).toEqual([{ scraped: 7, samples: expect.any(Array) }])
  })

  it('is heard where the numbers have a port alone', async () => {
    const { answer, stop } = await startTelemetry('a', {
      METRICS_PORT: undefined,
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      OTEL_TRACES_SAMPLER_ARG: 1,
    })
    answer()
    expect(ours()).toEqual([])
    await stop()
  })

  it.each([[null], ['scrape'], [7], [undefined], [{}]])('takes %j for nothing of ours', (message) => {
    expect([isAsked(message), isTold(message)]).toEqual([false, false])
  })
})

const begun = (name: string, more: object = {}) => ({ name, role: 'internal' as const, attributes: {}, ...more })

describe('a span', () => {
  afterEach(() => traceWith(undefined))

  /** A tracer that remembers how each span ended. */
  function tracer() {
    const ended: unknown[] = []
    const one: Tracer = {
      begin: ({ name }) => ({ run: (work) => work(), end: (more) => void ended.push([name, more]) }),
      current: () => ({ traceId: 't', spanId: 's', traceparent: '00-t-s-01' }),
    }
    traceWith(one)
    return ended
  }

  it('costs nothing while nothing is traced: nobody even asks what it would be', async () => {
    const asked = vi.fn(() => begun('a'))
    expect(beginSpan(asked)).toBeUndefined()
    expect(await spanned(asked, async () => 7)).toBe(7)
    expect(asked).not.toHaveBeenCalled()
    expect([presentTraceparent(), traceFields()]).toEqual([undefined, {}])
  })

  it('ends with its work, and says where that failed', async () => {
    const ended = tracer()
    expect(
      await spanned(
        () => begun('good'),
        async () => 7,
      ),
    ).toBe(7)
    await expect(
      spanned(
        () => begun('bad'),
        async () => Promise.reject(new Error('no')),
      ),
    ).rejects.toThrow('no')
    expect(ended).toEqual([
      ['good', undefined],
      ['bad', { hasFailed: true }],
    ])
  })

  it('is told to who is asked next, and in the lines of the log', () => {
    tracer()
    expect(presentTraceparent()).toBe('00-t-s-01')
    expect(traceFields()).toEqual({ trace_id: 't', span_id: 's' })
  })
})

describe('a trace by OpenTelemetry', () => {
  afterEach(() => traceWith(undefined))

  const caller = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const traces = (ratio: number) => traceByOtlp({ name: 'a reader', endpoint: 'http://127.0.0.1:1', ratio })
  /** Where work within these spans finds itself, the outermost first. */
  const within = (...spans: ReturnType<typeof begun>[]): string[] => {
    const [first, ...rest] = spans
    const span = first && beginSpan(() => first)
    return span ? span.run(() => [presentTraceparent() ?? '', ...within(...rest)]) : []
  }
  const partsOf = (traceparent = '') => traceparent.split('-')

  it('goes on with the caller’s where the request names one, and else begins its own', async () => {
    traces(1)
    const [server = '', inner = ''] = within(begun('in', { role: 'server', traceparent: caller }), begun('work'))
    expect(partsOf(server)[1]).toBe('0af7651916cd43dd8448eb211c80319c')
    expect(partsOf(server)[2]).not.toBe('b7ad6b7169203331')
    expect(partsOf(inner)[1], 'what is within is of the same').toBe(partsOf(server)[1])
    expect(partsOf(inner)[2]).not.toBe(partsOf(server)[2])
    const [outer = '', other = ''] = within(begun('in', { role: 'server' }), begun('in', { role: 'server' }))
    expect(partsOf(other)[1], 'a request is nobody’s child').not.toBe(partsOf(outer)[1])
    const [own] = within(begun('in', { role: 'server', traceparent: 'not one' }))
    expect(own).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(presentTraceparent(), 'outside of all').toBeUndefined()
  })

  it('is drawn by its share, unless the caller has decided', () => {
    traces(0)
    const flagsOf = (traceparent?: string) => partsOf(within(begun('in', { role: 'server', traceparent }))[0])[3]
    expect(flagsOf()).toBe('00')
    expect(flagsOf(caller)).toBe('01')
    traces(1)
    expect(flagsOf()).toBe('01')
    expect(flagsOf(caller.replace(/01$/, '00'))).toBe('00')
  })
})
