import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { type YearOf, YearWheel } from './year-wheel.tsx'

const wheel = (year: Partial<YearOf>, month = 11) =>
  renderToStaticMarkup(createElement(YearWheel, { year: { months: [], days: [], ...year }, month }))

const day = (name: string, starts: string, ends = starts, url: string | null = null) => ({
  name,
  url,
  starts: starts as Day,
  ends: ends as Day,
})

it('is not there where nothing is known of the year', () => {
  expect(wheel({})).toBe('')
  expect(wheel({ months: [{ label: 'Blooms', months: [] }] })).toBe('')
})

it('fills in the months of its first two lists, and says them in words', () => {
  const months = [
    { label: 'Blooms', months: [3, 4, 5] },
    { label: 'Fruits', months: [9, 12] },
    { label: 'Sown', months: [1] },
  ]
  const page = wheel({ months })
  expect(page.match(/class="in ring-0"/g)).toHaveLength(3)
  expect(page.match(/class="in ring-1"/g)).toHaveLength(2)
  expect(page.match(/class="out"/g)).toHaveLength(24 - 5)
  expect(page).toContain('<b>Blooms</b> March to May')
  expect(page).not.toContain('Sown')
})

it('marks a day by a dot and what lasts by an arc, over the end of the year too', () => {
  const page = wheel({
    days: [
      day('Vesak', '2027-05-20', '2027-05-21', '/flowers/days/vesak'),
      day('Advent', '2026-11-29', '2026-12-24'),
      day('Winter', '2026-12-21', '2027-03-20'),
    ],
  })
  expect(page.match(/class="day"/g)).toHaveLength(1)
  expect(page.match(/class="season"/g)).toHaveLength(2)
  expect(page).toContain('<a href="/flowers/days/vesak">Vesak</a> 20–21 May 2027')
  expect(page).toContain('<b>Winter</b> 21 December 2026 – 20 March 2027')
})

it('tells the present month apart', () => {
  expect(wheel({ months: [{ label: 'Blooms', months: [3] }] }, 11)).toMatch(/class="now">N</)
})
