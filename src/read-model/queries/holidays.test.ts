import { expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { type CountryCode, countryByCode } from '#src/geography/countries.ts'
import { type Holiday, holidayEdition } from '#src/geography/holidays.ts'
import { recorded } from '#test/recorded.ts'
import { publicHolidaysOn } from './holidays.ts'

const holidayIn = (code: CountryCode): Holiday => ({
  country: { code, name: String(countryByCode(code)?.name) },
  name: 'A day off',
  local_name: null,
  kind: 'public',
})

/** A table in which each year has these holidays on the day that is asked for. */
const having = (years: Readonly<Record<number, Holiday[] | null>>) =>
  recorded([
    {
      to: 'from read_model.holidays',
      rows: ([, asked]) =>
        Object.entries(years)
          .filter(([year]) => Array.isArray(asked) && asked.includes(Number(year)))
          .map(([, holidays]) => ({ holidays })),
    },
  ])

it('gives the holidays of a day by country name, as this edition has them', async () => {
  const { database, asked } = having({ 2026: [holidayIn('ZA'), holidayIn('DE'), holidayIn('AT')] })
  const holidays = await publicHolidaysOn(database, '2026-05-01')
  expect(holidays.map(({ country }) => country.name)).toEqual(['Austria', 'Germany', 'South Africa'])
  expect(asked.map(({ values }) => values)).toEqual([['2026-05-01', [2026], holidayEdition]])
})

it('has those of the year before too that last into January', async () => {
  const { database } = having({ 2025: [holidayIn('SZ')], 2026: [holidayIn('DE')] })
  const codes = async (day: Day) => (await publicHolidaysOn(database, day)).map(({ country }) => country.code)
  expect(await codes('2026-01-02')).toEqual(['SZ', 'DE'])
  expect(await codes('2026-01-07')).toEqual(['DE'])
})

it('gives none of a day that has none, and does not ask for years that are not answered for', async () => {
  const ordinary = having({ 2026: null })
  expect(await publicHolidaysOn(ordinary.database, '2026-06-15')).toEqual([])
  const { database, asked } = having({})
  for (const day of ['1969-12-25', '2101-01-01'] as const) expect(await publicHolidaysOn(database, day)).toEqual([])
  expect(asked).toEqual([])
})

it('works out a day of which a year is not there yet', async () => {
  const workedOut = [holidayIn('GB')]
  const asked: string[] = []
  const workOut = async (day: string) => {
    asked.push(day)
    return workedOut
  }
  expect(await publicHolidaysOn(having({}).database, '2026-12-25', workOut)).toBe(workedOut)
  expect(await publicHolidaysOn(having({ 2025: [] }).database, '2026-01-01', workOut), 'one of two').toBe(workedOut)
  expect(await publicHolidaysOn(having({ 2026: [] }).database, '2026-12-25', workOut)).toEqual([])
  expect(asked).toEqual(['2026-12-25', '2026-01-01'])
})
