import { afterEach, describe, expect, it, vi } from 'vitest'
import { countriesOfTheWorld, countryByCode } from './countries.ts'
import { type Holiday, holidaysOn, holidayYears, workOutHolidays, yearsOfHolidays } from './holidays.ts'

// The first question of a year computes the holidays of 206 countries.
vi.setConfig({ testTimeout: 30_000 })

const inCountry = async (code: string, day: string): Promise<Holiday[]> =>
  (await holidaysOn(day)).filter(({ country }) => country.code === code)

const daysOfYear = (year: number): string[] =>
  Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10))

/** How often other work gets its turn while a question is answered. */
const turnsDuring = async (answer: Promise<unknown>): Promise<number> => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await answer
  isDone = true
  return turns
}

describe('holidaysOn', () => {
  it.each([
    ['AR', '2026-07-09', 'Independence Day', 'Día de la Independencia'],
    ['BR', '2026-09-07', 'Independence Day', 'Dia da Independência'],
    ['CA', '2026-07-01', 'Canada Day', null],
    ['CH', '2026-08-01', 'Bundesfeiertag', null],
    ['CN', '2026-02-17', 'Spring Festival', '春节'],
    ['DE', '2026-10-03', 'National Holiday', 'Tag der Deutschen Einheit'],
    ['FI', '2026-12-06', 'Independence Day', 'itsenäisyyspäivä'],
    ['FR', '2026-07-14', 'Bastille Day', 'Fête Nationale de la France'],
    ['GB', '2026-12-25', 'Christmas Day', null],
    ['IN', '2026-01-26', 'Republic Day', null],
    ['IT', '2026-06-02', 'Republic Day', 'Festa della Repubblica'],
    ['JP', '2026-05-05', "Children's Day", 'こどもの日'],
    ['KE', '2026-12-12', 'Jamhuri Day', 'Siku ya Jamhuri'],
    ['KR', '2026-08-15', 'Liberation Day', '광복절'],
    ['MX', '2026-09-16', 'Independence Day', 'Día de la Independencia'],
    ['NO', '2026-05-17', 'Constitution Day', 'Grunnlovsdagen'],
    ['NZ', '2026-02-06', 'Waitangi Day', null],
    ['PL', '2026-11-11', 'Independence Day', 'Narodowe Święto Niepodległości'],
    ['TR', '2026-10-29', 'Republic Day', 'Cumhuriyet Bayramı'],
    ['US', '2026-07-04', 'Independence Day', null],
    ['US', '2026-11-26', 'Thanksgiving Day', null],
    ['ZA', '2026-04-27', 'Freedom Day', null],
  ])('knows the holiday of %s on %s: %s', async (code, day, name, local_name) => {
    const country = { code, name: countryByCode(code)?.name }
    expect(await inCountry(code, day)).toEqual([{ country, name, local_name, kind: 'public' }])
  })

  it.each([
    ['FR', '2026-07-15', 'an ordinary day'],
    ['JP', '2026-06-15', 'a month without holidays'],
    ['US', '2026-10-31', 'an observance'],
    ['DE', '2026-01-06', 'a holiday of three of its states only'],
    ['GB', '2026-11-30', 'a holiday of Scotland only'],
  ])('knows none of %s on %s: %s', async (code, day) => {
    expect(await inCountry(code, day)).toEqual([])
  })

  it('tells bank holidays from public ones', async () => {
    expect((await inCountry('AD', '2026-12-24')).map(({ kind }) => kind)).toEqual(['bank'])
  })

  it('names the day off in place of a holiday at the weekend', async () => {
    expect(await inCountry('US', '2026-07-03')).toMatchObject([{ name: 'Independence Day (substitute day)' }])
  })

  it('has a holiday of several days on each of them, over the new year too', async () => {
    const daysOff = async (code: string, name: string, days: string[]) => {
      const perDay = await Promise.all(days.map((day) => inCountry(code, day)))
      return perDay.map((holidays) => holidays.some((holiday) => holiday.name === name))
    }
    const sacrifice = ['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30', '2026-05-31']
    expect(await daysOff('EG', 'Feast of the Sacrifice (Eid al-Adha)', sacrifice)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    const incwala = ['2025-12-27', '2025-12-28', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03']
    expect(await daysOff('SZ', 'Incwala Festival', incwala)).toEqual([false, true, true, true, true, false])
  })

  it('counts the days off of Turkey, whose feasts have a half day more, whole', async () => {
    const days = ['2026-03-19', '2026-03-20', '2026-03-22', '2026-03-23']
    const perDay = await Promise.all(days.map((day) => inCountry('TR', day)))
    expect(perDay.map(({ length }) => length)).toEqual([0, 1, 1, 0])
  })

  it('corrects the name of 24 April in Armenia', async () => {
    expect(await inCountry('AM', '2026-04-24')).toMatchObject([{ name: 'Genocide Remembrance Day', local_name: null }])
  })

  it('is in the order of country names, with ours, and names no holiday of a country twice', async () => {
    for (const day of ['2026-01-01', '2026-05-01', '2026-12-25']) {
      const holidays = await holidaysOn(day)
      expect(holidays.length).toBeGreaterThan(100)
      const names = holidays.map(({ country }) => country.name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
      for (const { country } of holidays) expect(country.name).toBe(countryByCode(country.code)?.name)
      expect(new Set(holidays.map(({ country, name }) => `${country.code} ${name}`)).size).toBe(holidays.length)
    }
  })

  it('covers 206 countries', async () => {
    const year = await Promise.all(daysOfYear(2026).map(holidaysOn))
    expect(new Set(year.flat().map(({ country }) => country.code)).size).toBe(206)
  })

  it('is empty outside 1970 to 2100, and for what is no day', async () => {
    for (const day of ['0000-01-01', '1969-12-25', '2101-01-01', '9999-12-25', '2026-02-30', '2026', '', 'today'])
      expect(await holidaysOn(day), day).toEqual([])
  })

  it('lets other work through while it computes a year, the last one too, and answers at once from then on', async () => {
    expect(await turnsDuring(holidaysOn('2100-05-01'))).toBeGreaterThan(200)
    expect(await turnsDuring(inCountry('GB', '2100-12-25'))).toBeLessThan(5)
    expect(await inCountry('GB', '2100-12-25')).toHaveLength(1)
  })

  it('computes one year after the other, so that who came first need not wait for who came later', async () => {
    const [first, later] = [holidaysOn('2098-05-01'), holidaysOn('2097-05-01')]
    await first
    expect(await turnsDuring(later)).toBeGreaterThan(200)
  })
})

describe('the years of a day', () => {
  it.each([
    ['2026-05-01', [2026]],
    ['2026-01-06', [2025, 2026]],
    ['2026-01-07', [2026]],
    ['1970-01-01', [1969, 1970]],
    ['2100-12-31', [2100]],
  ])('of %s are %j', (day, years) => {
    expect(yearsOfHolidays(day)).toEqual(years)
    expect(holidayYears).toEqual(expect.arrayContaining(years))
  })
})

describe('in a process of any zone', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  // Holidays by the sun, the moon and the calendars of several faiths, from zones all around.
  const countries = countriesOfTheWorld.filter(({ code }) =>
    ['BR', 'CN', 'EG', 'ET', 'FR', 'IL', 'IN', 'IR', 'JP', 'KR', 'MX', 'NZ', 'RU', 'TR', 'US', 'WS'].includes(code),
  )

  it('gives the same holidays on the same days', async () => {
    /** The holidays of a year, asked of the module as loaded anew in a process of a zone, whose offset on 1 January proves it. */
    const yearIn = async (zone: string, offsetMinutes: number) => {
      vi.stubEnv('TZ', zone)
      expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsetMinutes)
      // By another address it is another module: that of other files stays loaded.
      const address = `./holidays.ts?offset=${offsetMinutes}`
      const fresh: typeof import('./holidays.ts') = await import(/* @vite-ignore */ address)
      expect(fresh.workOutHolidays).not.toBe(workOutHolidays)
      return fresh.workOutHolidays(2026, countries)
    }
    const expected = await yearIn('Pacific/Kiritimati', -840)
    expect(expected.size).toBeGreaterThan(100)
    expect(await yearIn('America/Los_Angeles', 480)).toEqual(expected)
    // Its summer time begins at midnight, on a Friday of April: that day has no hour 0.
    expect(await yearIn('Africa/Cairo', -120)).toEqual(expected)
  })
})
