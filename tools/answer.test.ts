import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#src/read-model/parts.ts'
import { growing } from '#test/recorded.ts'
import { type Answer, answerOf, contentOf, keptAnswer, periodOf, textOf } from './answer.ts'

const sources = sourcesOf('flowers', ['entries'])
const about = { varies: 'content', sources } as const

describe('an answer', () => {
  it('is the bytes of its text, whole or in pieces, or of a file', () => {
    for (const text of ['räksmörgås', ['räk', 'smör', 'gås'], Buffer.from('räksmörgås')]) {
      const answer = answerOf(text, about)
      expect(textOf(answer)).toBe('räksmörgås')
      expect(answer.bytes).toHaveLength(13)
    }
  })

  it('has a validator that changes with the text and only with it, and none where it is drawn at random', () => {
    const etag = (text: string, more = {}) => answerOf(text, { ...about, ...more }).etag
    expect(etag('a')).toBe(etag('a', { varies: 'minute', missed: [{ service: 'food', name: 'x' }] }))
    expect(etag('a')).not.toBe(etag('b'))
    expect(etag('a')).toMatch(/^"[\w-]{27}"$/)
    expect(etag('a', { varies: 'random' })).toBeNull()
  })

  it('gives no entry and misses nothing unless that is said', () => {
    const entry = { service: 'food', resource: 'dish', slug: 'soup' } as const
    expect(answerOf('a', about)).toMatchObject({ missed: [], entry: null, alone: null, key: null, forms: {} })
    expect(answerOf('a', { ...about, entry }).entry).toEqual(entry)
  })

  it('is read anew the first time, and from then on is what was read', () => {
    const answer = answerOf('{"a":1}', about)
    let grown = 0
    answer.grown = () => {
      grown += 1
    }
    const first = contentOf(answer)
    expect([first, grown]).toEqual([{ a: 1 }, 0])
    const second = contentOf(answer)
    expect([second, grown]).toEqual([{ a: 1 }, 1])
    expect(second).not.toBe(first)
    expect(contentOf(answer)).toBe(second)
    expect(grown).toBe(1)
  })
})

describe('an answer that is kept', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}Z`)

  function asking() {
    const { database, grow } = growing([])
    let count = 0
    const ask = (more: Partial<Parameters<typeof keptAnswer>[1]> = {}, text = '{"a":1}'): Promise<Answer> =>
      keptAnswer(database, { key: 'rose', ...about, now: at('12:00:00'), ...more }, async () => {
        count += 1
        return answerOf(text, { ...about, ...more })
      })
    return { database, ask, grow, timesMade: () => count }
  }

  it('is made once, until what it was made from changes', async () => {
    const { ask, grow, timesMade } = asking()
    const first = await ask()
    expect(await ask()).toBe(first)
    expect(first.key).toBe('rose')
    await ask({ key: 'lily' })
    expect(timesMade()).toBe(2)
    grow('reads')
    expect(await ask()).toBe(first)
    grow('entries')
    expect(await ask()).not.toBe(first)
  })

  it.each([
    ['content', ['12:00:00', '12:59:59'], '23:59:59', 1],
    ['today', ['00:00:00', '23:59:59'], '23:59:59', 1],
    ['minute', ['12:00:00', '12:00:59'], '12:01:00', 2],
  ] as const)('that varies by %s is kept as long as it is true', async (varies, times, later, expectedTimes) => {
    const { ask, timesMade: number } = asking()
    for (const time of times) await ask({ varies, now: at(time) })
    expect(number()).toBe(1)
    await ask({ varies, now: at(later) })
    expect(number()).toBe(expectedTimes)
  })

  it('of today is another at midnight in UTC', async () => {
    const { ask, timesMade } = asking()
    await ask({ varies: 'today', now: at('23:59:59') })
    await ask({ varies: 'today', now: new Date('2026-11-24T00:00:00Z') })
    expect(timesMade()).toBe(2)
  })

  it('is never one that is drawn at random', async () => {
    const { ask, timesMade } = asking()
    const answer = await ask({ varies: 'random' })
    await ask({ varies: 'random' })
    expect([timesMade(), answer.key]).toEqual([2, null])
  })

  it('is weighed by its bytes, its compressed forms and, once read again, by what it says', async () => {
    const weight = async (text: string, use: (answer: Answer) => unknown = () => {}) => {
      const { ask, database } = asking()
      const answer = await ask({}, text)
      use(answer)
      answer.grown()
      return database.store.bytes()
    }
    const text = JSON.stringify('x'.repeat(998))
    const plain = await weight(text)
    expect(plain - (await weight('""'))).toBe(998)
    expect((await weight(text, ({ forms }) => Object.assign(forms, { br: Buffer.alloc(70) }))) - plain).toBe(70)
    const read = await weight(text, (answer) => {
      contentOf(answer)
      contentOf(answer)
    })
    expect(read - plain).toBe(2500)
  })

  it('is kept by the day, the minute, or by nothing', () => {
    expect(periodOf('content', at('12:00:00'))).toBe('')
    expect(periodOf('today', at('12:00:00'))).toBe(String(Date.parse('2026-11-23') / 86_400_000))
    expect(periodOf('minute', at('12:01:30'))).toBe(String(Date.parse('2026-11-23T12:01:00Z') / 60_000))
  })
})
