import { describe, expect, it } from 'vitest'
import { decorations, flowers } from '#src/read-model/resources/flowers.ts'
import { recordOf } from '#test/few-entries.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { Index, NameList, Plates, Rows, sortWords } from './entries.tsx'
import type { Summary } from './records.ts'

const flower = (slug: string, fields: object = {}) =>
  recordOf({ resource: flowers, slug, fields: { ...fields } }) as unknown as Summary

const rose = flower('rose', { name: 'Rose & co', scientific_name: 'Rosa', native_name: 'गुल', colors: ['red'] })
const lily = flower('lily', {
  native_name: 'ユリ',
  countries: [{ code: 'JP', name: 'Japan', url: '/countries/japan' }],
})

describe('entries as plates', () => {
  const page = shown(Plates, { resource: flowers, items: [rose, lily], accent: 5 })

  it('have a name that leads to the entry, and a line, in the order they came in', () => {
    expect(addressesIn(page)).toEqual(['/flowers/rose', '/flowers/lily'])
    expect(partsIn(page, 'h2').map(pageText)).toEqual(['Rose &amp; co', 'Lily'])
    expect(page).toContain('<p class="line">Rose in a line.</p>')
  })

  it('say the scientific name or, without one, the native name in its language', () => {
    expect(page).toContain('<p class="byline"><i>Rosa</i></p>')
    expect(page).not.toContain('गुल')
    expect(page).toContain('<span class="native" lang="ja">ユリ</span>')
    expect(shown(Plates, { resource: flowers, items: [flower('daisy')], accent: 5 })).not.toContain('byline')
  })

  it('stand under the headings that the page asks for', () => {
    expect(shown(Plates, { resource: flowers, items: [rose], accent: 5, headings: 'h3' })).toContain('<h3>')
    expect(shown(Rows, { resource: flowers, items: [rose], accent: 5 })).toContain('<h3><a href="/flowers/rose">')
  })
})

it('names alone have no lines', () => {
  expect(shown(NameList, { items: [rose] })).toBe(
    '<ul class="names-list"><li><a href="/flowers/rose">Rose &amp; co</a></li></ul>',
  )
})

describe('an index', () => {
  const index = (...names: string[]) =>
    shown(Index, { resource: flowers, items: names.map((name, at) => flower(`n${at}`, { name })) })

  it('has names under their first letters, whatever marks these have, in the order of the alphabet', () => {
    const page = index('Zinnia', 'Éclair', 'Aster', 'Echium', 'aconite')
    expect(partsIn(page, 'h2')).toEqual(['A', 'E', 'Z'])
    expect(partsIn(page, 'a')).toEqual(['Aster', 'aconite', 'Éclair', 'Echium', 'Zinnia'])
    expect(page).toContain('aria-label="E"')
  })

  it('files what begins with no letter under a sign', () => {
    expect(partsIn(index('…', 'Aster'), 'h2')).toEqual(['#', 'A'])
  })

  it('has no headings for a single letter', () => {
    expect(partsIn(index('Aster', 'Aconite'), 'h2')).toEqual([])
  })
})

describe('what sort of entry it is', () => {
  it('is said by the first facet with a closed list', () => {
    expect(sortWords(flowers, flower('rose', { colors: ['red', 'multi'], kinds: ['wild'] }))).toBe(
      'red, several at once',
    )
    const garland = recordOf({ resource: decorations, slug: 'garland', fields: { kind: 'garland' } })
    expect(sortWords(decorations, garland as unknown as Summary)).toBe('garland')
  })

  it('is nothing where that is not told, or there is no such facet', () => {
    expect(sortWords(flowers, flower('rose'))).toBe('')
    expect(sortWords({ ...flowers, facets: {} } as unknown as typeof flowers, rose)).toBe('')
  })
})
