import { describe, expect, it } from 'vitest'
import { moved, statusOf, suggestionQuery } from './suggesting.ts'

const item = { name: 'Hanami', url: '/', kind: 'flower day', catalogue: 'Flowers', hue: 5, plate: null }
const total = { title: 'Flowers', total: 12, hue: 5, url: '/' }

describe('suggestions', () => {
  it('ask nothing for less than two characters, and nothing for blanks', () => {
    expect(['', ' ', 'r', ' r ', '🌹'].map(suggestionQuery)).toEqual(['', '', '', '', ''])
  })

  it('ask for what was typed, in one line and no longer than the tool takes', () => {
    expect(suggestionQuery('  rose \t of  Jericho ')).toBe('rose of Jericho')
    expect(suggestionQuery('a'.repeat(500))).toHaveLength(120)
    expect(suggestionQuery('桜花')).toBe('桜花')
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

  it('are counted for those who do not see them, with what each catalogue has and what waits', () => {
    expect(statusOf({ items: [], totals: [], notes: [] })).toBe('No suggestions')
    expect(statusOf({ items: [item], totals: [total], notes: [] })).toBe('1 suggestion, 12 in Flowers')
    const notes = ['The flower “Waratah” waits to be written.']
    expect(statusOf({ items: [item, item], totals: [], notes })).toBe(`2 suggestions. ${notes[0]}`)
  })
})
