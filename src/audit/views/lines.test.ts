import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Line } from '../find.ts'
import { Lines } from './lines.tsx'

const line = (told: Partial<Line>): Line => ({
  id: '1',
  at: new Date('2027-03-01T10:00:00Z'),
  personId: 7,
  who: 'Ann',
  machine: null,
  kind: 'changed',
  service: 'flowers',
  collection: 'flowers',
  documentId: 3,
  title: 'Rose',
  reason: '',
  changes: [],
  ...told,
})

const shown = (...lines: Line[]) => renderToStaticMarkup(createElement(Lines, { lines }))

describe('a line of the record', () => {
  it('tells times in words, in what is said beside it as in what was changed', () => {
    const reason = 'to publish at 2027-03-19T09:00:00.000Z instead of 2027-03-18T23:30:00.000Z'
    const changes = [
      { field: 'plannedFor', label: 'Done late', before: '2027-03-19T09:00:00.000Z', after: '2027-03-20T09:06:12Z' },
    ]
    const page = shown(line({ kind: 'plan moved', reason, changes }))
    expect(page).toContain('to publish at 19 Mar 2027, 09:00 UTC instead of 18 Mar 2027, 23:30 UTC')
    expect(page).toContain('<del>19 </del><ins>20 </ins>')
    expect(page.replaceAll(/<time .*?>/g, '')).not.toMatch(/\dT\d/)
  })

  it('is one with the saves that somebody made within a quarter of an hour', () => {
    const save = (id: string, minute: number, more: Partial<Line> = {}) =>
      line({ id, at: new Date(Date.UTC(2027, 2, 1, 10, minute)), ...more })
    const rows = (...lines: Line[]) => shown(...lines).split('<tr>').length - 2
    expect(rows(save('3', 40), save('2', 30), save('1', 20))).toBe(1)
    expect(rows(save('2', 40), save('1', 25))).toBe(2)
    expect(rows(save('2', 40), save('1', 39, { personId: 8 }))).toBe(2)
    expect(rows(save('2', 40, { kind: 'published' }), save('1', 39))).toBe(2)
  })

  it('leads to what it tells of, while that is there', () => {
    expect(shown(line({}))).toContain('<a href="/admin/collections/flowers/3">Rose</a>')
    expect(shown(line({ kind: 'deleted' }))).not.toContain('<a ')
    expect(shown(line({ title: null }))).toContain('>number 3</a>')
  })

  it('says who it was: a person, a machine, both, or nobody', () => {
    expect(shown(line({ machine: 'planned publishing' }))).toContain('Ann, by planned publishing')
    expect(shown(line({ who: null }))).toContain('somebody who is gone')
    expect(shown(line({ who: null, personId: null, machine: 'refresh-news' }))).toContain('>refresh-news<')
    expect(shown(line({ who: null, personId: null }))).toContain('Nobody who is signed in')
  })
})
