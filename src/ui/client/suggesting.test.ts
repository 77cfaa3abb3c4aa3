import { describe, expect, it } from 'vitest'
import { kindOf, moved, questionOf, statusOf } from './suggesting.ts'

const hit = { resource: 'flower_day', name: 'Hanami', url: '/', match: 'name', matched: 'Hanami' }

describe('suggestions', () => {
  it('ask nothing for less than two characters, and nothing for blanks', () => {
    expect(['', ' ', 'r', ' r ', '🌹'].map(questionOf)).toEqual(['', '', '', '', ''])
  })

  it('ask for what was typed, in one line and no longer than the tool takes', () => {
    expect(questionOf('  rose \t of  Jericho ')).toBe('rose of Jericho')
    expect(questionOf('a'.repeat(500))).toHaveLength(120)
    expect(questionOf('桜花')).toBe('桜花')
  })

  it('are walked through in a circle that passes the field', () => {
    const walk = (key: string) => [-1, 0, 1, 2].map((active) => moved(active, 3, key))
    expect(walk('ArrowDown')).toEqual([0, 1, 2, -1])
    expect(walk('ArrowUp')).toEqual([2, -1, 0, 1])
  })

  it('leave other keys, and keys without a list, to the field', () => {
    expect(moved(0, 3, 'Home')).toBeNull()
    expect(moved(-1, 0, 'ArrowDown')).toBeNull()
  })

  it('say what they are, or under which name they were found', () => {
    expect(kindOf(hit)).toBe('flower day')
    expect(kindOf({ ...hit, match: 'other name start', matched: 'Cherry viewing' })).toBe('Cherry viewing')
  })

  it('are counted for those who do not see them', () => {
    expect([0, 1, 8].map(statusOf)).toEqual(['No suggestions', '1 suggestion', '8 suggestions'])
  })
})
