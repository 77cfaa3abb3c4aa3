import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { holidayEdition, holidayYears } from '#src/geography/holidays.ts'
import { ran } from '#test/ran.ts'
import { type Recorded, recorded } from '#test/recorded.ts'
import { holidaysJob } from './holidays.ts'

/** A table that lacks these years, and what is written into it. */
const lacking = (...years: number[]): Recorded =>
  recorded([
    {
      to: 'select year from read_model.holidays',
      rows: () => holidayYears.filter((year) => !years.includes(year)).map((year) => ({ year })),
    },
    { to: 'insert into read_model.holidays', rows: () => [] },
  ])

it('writes the holidays of the years that are not there, those about now first, and says how many are left', async () => {
  const { detail, hasChanged, asked } = await ran(holidaysJob, lacking(1980, 2024, 2027))
  const [year, edition, days] = asked[1]?.values ?? []
  expect([year, edition]).toEqual([2027, holidayEdition])
  expect(JSON.parse(String(days))['2027-07-14']).toContainEqual({
    country: { code: 'FR', name: 'France' },
    name: 'Bastille Day',
    local_name: 'Fête Nationale de la France',
    kind: 'public',
  })
  expect(detail).toBe(`worked out the holidays of ${asked.length - 1} years of 3`)
  expect(hasChanged, 'editors see nothing of it').toBe(false)
})

it('has nothing to do where all are there, and looks for those of this edition', async () => {
  const { detail, asked } = await ran(holidaysJob, lacking())
  expect(detail).toBe('all holidays are there')
  expect(asked.map(({ values }) => values)).toEqual([[holidayEdition]])
})

it('begins no further year when the process stops, and is to be done again', async () => {
  const stopping = AbortSignal.abort()
  await expect(ran(holidaysJob, lacking(2027), { stopping })).rejects.toBe(stopping.reason)
})

it('works them out with the release of the package that the edition names', () => {
  const { version } = JSON.parse(readFileSync('node_modules/date-holidays/package.json', 'utf8'))
  expect(holidayEdition).toBe(`date-holidays ${version}, ${holidayEdition.split(', ')[1]}`)
})
