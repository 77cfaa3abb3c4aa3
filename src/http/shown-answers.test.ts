import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { fewSite } from '#test/few-site.ts'
import { answerOf, contentOf } from '#tools/answer.ts'
import { toolsOf } from '#tools/index.ts'
import { partsOfShown, shortOf, shownAnswers } from './shown-answers.ts'

const cut = (value: unknown) => shortOf(answerOf(JSON.stringify(value), { varies: 'content', sources: [] }))

describe('what is shown of an answer', () => {
  it('is the first two of each list, however deep', () => {
    expect(cut({ items: [{ tags: [1, 2, 3] }, 2, 3], total: 3 })).toEqual({ items: [{ tags: [1, 2] }, 2], total: 3 })
  })

  it('is the beginning of a long text of words, and all of an address', () => {
    const long = 'word '.repeat(30)
    expect(cut(long)).toBe(`${'word '.repeat(24).trimEnd()}…`)
    expect(cut('w '.repeat(60))).toBe('w '.repeat(60))
    expect(cut('x'.repeat(300))).toBe('x'.repeat(300))
  })

  it('is whatever else it says, as it is', () => {
    expect(cut({ a: null, b: false, c: 0, d: '' })).toEqual({ a: null, b: false, c: 0, d: '' })
  })
})

describe('answers that are shown', () => {
  const ground = { entries: [{ resource: flowers, slug: 'rose' }] }

  it('are those of the examples, and none of what is drawn at random', async () => {
    const { site } = fewSite(ground)
    const shown = await shownAnswers('flowers', site)
    const random = Object.entries(toolsOf('flowers')).filter(([, { varies }]) => varies === 'random')
    expect(random.length).toBeGreaterThan(0)
    for (const [name] of random) expect(shown.has(name), name).toBe(false)
    expect(contentOf(shown.get('site_info') as never)).toBeTruthy()
  })

  it('are none where nothing is published that answers', async () => {
    const { site } = fewSite({ entries: [] })
    expect((await shownAnswers('flowers', site)).has('get_flower')).toBe(false)
  })

  it('are of the day, whatever the hour', async () => {
    const at = async (now: string) => {
      const { site } = fewSite(ground, { now })
      return contentOf((await shownAnswers('flowers', site)).get('site_info') as never)
    }
    expect(await at('2026-11-23T23:59:59Z')).toEqual(await at('2026-11-23T00:00:00Z'))
  })

  it('fail with what failed that is no answer of ours', async () => {
    const { site } = fewSite(ground)
    const broken = {
      ...site,
      database: {
        ...site.database,
        execute: async () => Promise.reject(new Error('away')),
        prepared: async () => Promise.reject(new Error('away')),
      },
    }
    await expect(shownAnswers('flowers', broken)).rejects.toThrow('away')
  })

  it('are made from each part once', () => {
    const parts = partsOfShown('flowers')
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts).toEqual(expect.arrayContaining(['entries', 'card', 'picks']))
  })
})
