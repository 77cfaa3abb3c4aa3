import { expect, it } from 'vitest'
import type { TraceSpan } from '#src/telemetry/trace.ts'
import { endRequest, spanOf } from './request-span.ts'

const request = (headers: Readonly<Record<string, string>> = {}) => ({
  method: 'GET',
  url: '/flowers/api/v1/search?query=what+a+reader+asks',
  header: (name: string) => headers[name],
})

it('begins with where is asked, as part of whose trace, and nothing of what is asked', () => {
  expect(spanOf(request({ traceparent: '00-a-b-01' }))).toEqual({
    name: 'GET',
    role: 'server',
    attributes: { 'http.request.method': 'GET', 'url.path': '/flowers/api/v1/search' },
    traceparent: '00-a-b-01',
  })
  expect(spanOf(request()).traceparent).toBeUndefined()
})

it('ends by what was asked for, and has failed where the failure is ours', () => {
  const ended: Parameters<TraceSpan['end']>[] = []
  const span = { end: (...told: Parameters<TraceSpan['end']>) => void ended.push(told) } as unknown as TraceSpan
  for (const status of [200, 404, 499, 500, 503])
    endRequest(span, request(), { transport: 'http', service: 'flowers', kind: 'search' }, status)
  expect(ended.map(([told]) => told?.hasFailed)).toEqual([false, false, false, true, true])
  expect(ended[0]?.[0]).toMatchObject({
    name: 'GET http search',
    attributes: {
      'http.response.status_code': 200,
      'octavo.transport': 'http',
      'octavo.service': 'flowers',
      'octavo.kind': 'search',
    },
  })
})
