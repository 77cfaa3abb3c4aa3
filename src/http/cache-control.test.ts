import { expect, it, test } from 'vitest'
import { answerOf } from '#tools/answer.ts'
import { cacheControl, lifetimeOf } from './cache-control.ts'

const noon = new Date('2026-11-22T12:00:30Z')
const whole = 'public, max-age=60, stale-while-revalidate=600'

test.each([
  ['content', noon, whole],
  ['content', new Date('2026-11-22T23:59:59Z'), whole],
  ['random', noon, 'no-store'],
  ['minute', noon, 'public, max-age=30'],
  ['minute', new Date('2026-11-22T12:00:00Z'), 'public, max-age=60'],
  ['today', noon, whole],
  // Eleven minutes before midnight both fit; from then on the stale time ends with the day, and so does the fresh.
  ['today', new Date('2026-11-22T23:49:00Z'), whole],
  ['today', new Date('2026-11-22T23:49:01Z'), 'public, max-age=60, stale-while-revalidate=599'],
  ['today', new Date('2026-11-22T23:59:00Z'), 'public, max-age=60, stale-while-revalidate=0'],
  ['today', new Date('2026-11-22T23:59:50.900Z'), 'public, max-age=9, stale-while-revalidate=0'],
] as const)('what varies by %s is kept at %s so: %s', (varies, now, header) => {
  expect(cacheControl(varies, now)).toBe(header)
})

it('tells a CDN nothing where there is none, and nothing of what is drawn by chance', () => {
  const ofContent = answerOf('x', { varies: 'content', sources: [] })
  const ofChance = answerOf('x', { varies: 'random', sources: [] })
  expect(lifetimeOf(ofContent, { cdn: null }, noon)).toEqual({ cacheControl: whole, cdn: null, cdnSeconds: 0 })
  expect(lifetimeOf(ofContent, { cdn: 'fastly' }, noon)).toEqual({
    cacheControl: whole,
    cdn: 'fastly',
    cdnSeconds: 86_400,
  })
  expect(lifetimeOf(ofChance, { cdn: 'fastly' }, noon)).toMatchObject({ cacheControl: 'no-store', cdn: null })
})
