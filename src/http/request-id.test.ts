import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

const asked = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] })
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

it('takes the name that came, then the trace, and else makes one that stays', () => {
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`
  expect(requestIdOf(asked({ 'x-request-id': 'from-a-proxy:17', traceparent }))).toBe('from-a-proxy:17')
  expect(requestIdOf(asked({ traceparent }))).toBe(trace)
  const request = asked({})
  expect(requestIdOf(request)).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestIdOf(request)).toBe(requestIdOf(request))
  expect(requestIdOf(asked({}))).not.toBe(requestIdOf(request))
})

it('passes over what no log should hold', () => {
  for (const wrong of ['short', 'two words here', 'line\nbroken', '<script>alert', 'x'.repeat(129), ''])
    expect(requestIdOf(asked({ 'x-request-id': wrong })), wrong).toMatch(/^[0-9a-f-]{36}$/)
  for (const wrong of [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}`, trace])
    expect(requestIdOf(asked({ traceparent: wrong })), wrong).toMatch(/^[0-9a-f-]{36}$/)
})
