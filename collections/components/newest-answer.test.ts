import { describe, expect, it } from 'vitest'
import { newExchanges } from './newest-answer.ts'

describe('an answer of what there is', () => {
  it('holds where nothing was changed meanwhile', () => {
    const { look, change } = newExchanges()
    change()()
    const [one, two] = [look(), look()]
    expect([one(), two()]).toEqual([true, true])
  })

  it('does not hold where a change was asked for meanwhile, answered by now or not', () => {
    const { look, change } = newExchanges()
    const [one, two] = [look(), look()]
    const end = change()
    expect(one()).toBe(false)
    end()
    expect(two()).toBe(false)
  })

  it('does not hold where a change was under way as it was asked', () => {
    const { look, change } = newExchanges()
    const ends = [change(), change()]
    ends[0]?.()
    const early = look()
    ends[1]?.()
    expect(early()).toBe(false)
    expect(look()()).toBe(true)
  })
})
