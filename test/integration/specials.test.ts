/** What single tools promise beyond the contract of all: colours by value, comparisons, scales, flags, weekdays, meals. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#src/http/problem.ts'
import { type Served, type StartedCatalogue, startCatalogue } from '../contract/catalogue.ts'

let world: StartedCatalogue
let served: Served
let now = new Date('2026-11-20T06:45:00Z')

beforeAll(async () => {
  world = await startCatalogue()
  served = await world.serve({}, { now: () => now })
})
afterAll(() => world.stop())

type Entry = { slug: string; name: string } & Record<string, unknown>
type List = { items: Entry[]; total: number }

const asked = async <T>(address: string): Promise<T> => {
  const [service, rest = ''] = address.split(/\/(.*)/s)
  const response = await fetch(`${served.baseUrl}/${service}/api/v1/${rest}`)
  expect(response.status, address).toBe(200)
  return (await response.json()) as T
}

const refused = async (address: string): Promise<Problem> => {
  const [service, rest = ''] = address.split(/\/(.*)/s)
  const response = await fetch(`${served.baseUrl}/${service}/api/v1/${rest}`)
  expect(response.status, address).toBe(400)
  return (await response.json()) as Problem
}

describe('a colour value', () => {
  type Named = {
    values: { hex: string; rgb: object }
    family: string
    closest: { name: string; hex: string; distance: number }[]
    harmonies: Record<string, string[]>
    contrast: { black_text: { ratio: number }; white_text: { ratio: number }; better: string }
  }
  const named = (hex: string) => asked<Named>(`colours/name_colour?hex=${encodeURIComponent(hex)}`)

  test.each(['#39f', '39F', '#3399FF', '3399ff'])('is understood as %s', async (hex) => {
    expect((await named(hex)).values.hex).toBe('#3399ff')
  })

  test.each(['red', '#12', '#12345', '#ggg', '#3399ff80', 'rgb(1,2,3)', '3399f'])('is refused as %s', async (hex) => {
    const { errors } = await refused(`colours/name_colour?hex=${encodeURIComponent(hex)}`)
    expect(errors).toMatchObject([{ parameter: 'hex', code: 'not_a_colour' }])
  })

  test('is named by the closest first, its own name at no distance', async () => {
    const { closest, family, contrast, harmonies } = await named('#663399')
    expect(closest).toHaveLength(8)
    expect(closest[0]).toMatchObject({ hex: '#663399', distance: 0 })
    expect(closest.map(({ distance }) => distance)).toEqual(
      closest.map(({ distance }) => distance).sort((a, b) => a - b),
    )
    expect([family, contrast.better]).toEqual(['purple', 'white'])
    expect(harmonies.complementary).toEqual(['#669933'])
    expect(Object.keys(harmonies).sort()).toEqual(
      ['analogous', 'complementary', 'monochromatic', 'split_complementary', 'tetradic', 'triadic'].sort(),
    )
  })

  test('is found by searching for it', async () => {
    const { items } = await asked<List>('colours/search?query=%23663399')
    expect(items[0]?.name.toLowerCase().replace(' ', '')).toBe('rebeccapurple')
  })
})

describe('named colours', () => {
  test('are of five sets and more, each with its licence and its source', async () => {
    const { sets, items, total } = await asked<List & { sets: Entry[] }>('colours/list_swatches?set=css&limit=500')
    expect(sets.length).toBeGreaterThanOrEqual(5)
    for (const set of sets) expect([set.licence, set.origin].every((text) => String(text).length > 2)).toBe(true)
    expect([items.length, total]).toEqual([148, 148])
    const { errors } = await refused('colours/list_swatches?set=pantone')
    expect(errors).toMatchObject([{ parameter: 'set', code: 'unknown', allowed: sets.map(({ slug }) => slug) }])
  })
})

test('two countries are compared family by family, both sides shown where one is unknown', async () => {
  const { families } = await asked<{ families: { family: string; a: Entry[]; b: Entry[] }[] }>(
    'colours/compare_countries?a=CN&b=Tuvalu',
  )
  expect(families).toHaveLength(13)
  expect(families.some(({ a }) => a.length > 0)).toBe(true)
  expect(families.every(({ b }) => b.length === 0)).toBe(true)
})

describe('the weekday', () => {
  test.each([
    ['2026-11-16', 'monday'],
    ['2026-11-20', 'friday'],
    ['2026-11-22', 'sunday'],
  ])('of %s is %s, and has colours and foods that the list of days sets apart', async (date, weekday) => {
    type Window = { days: Entry[]; weekday: { weekday: string; days: Entry[]; colours?: Entry[]; dishes?: Entry[] } }
    const colours = await asked<Window>(`colours/colours_today?date=${date}`)
    expect(colours.weekday.weekday).toBe(weekday)
    expect(colours.weekday.colours?.length).toBeGreaterThan(0)
    const food = await asked<Window>(`food/on_the_table_today?date=${date}`)
    expect(food.weekday.days.length).toBeGreaterThan(0)
    for (const { days } of [colours, food]) expect(days.every((day) => !('weekdays' in day))).toBe(true)
    const { items, weekly } = await asked<List & { weekly: Entry[] }>('colours/list_colour_days')
    expect(weekly.length).toBeGreaterThanOrEqual(7)
    expect(items.every((day) => !('weekdays' in day))).toBe(true)
  })

  test.each(['cheese/weekday_cheeses', 'cattle/weekday_breeds'])(
    'may be named in full or shortened, %s',
    async (tool) => {
      for (const day of ['Wednesday', 'wed', 'WEDN.'])
        expect(await asked(`${tool}?day=${day}`)).toMatchObject({ weekday: 'wednesday', entry: { slug: 'wednesday' } })
      expect(await asked(tool)).toMatchObject({ weekday: 'friday' })
      for (const day of ['we', 'someday'])
        expect((await refused(`${tool}?day=${day}`)).errors).toMatchObject([{ parameter: 'day', code: 'unknown' }])
    },
  )
})

describe('a scale', () => {
  test('is asked for by its step, by that step or more, or by both', async () => {
    const total = async (query: string) => (await asked<List>(`cheese/list_cheeses?${query}`)).total
    const [four, five, least] = await Promise.all([total('age=4'), total('age=5'), total('min_age=4')])
    expect(least).toBeGreaterThanOrEqual(Math.max(four, five))
    expect(least).toBeLessThanOrEqual(four + five)
    expect(await total('min_age=0')).toBe((await asked<List>('cheese/list_cheeses')).total)
    expect(await total('age=0&min_age=5')).toBeLessThanOrEqual(Math.min(await total('age=0'), five))
    const { items } = await asked<List>('cattle/list_breeds?min_size=4&limit=100')
    expect(items.every((breed) => Number(breed.size_band) >= 4)).toBe(true)
  })
})

test('what has a geographical indication, and what has none, are all there is', async () => {
  const total = async (query: string) => (await asked<List>(`sarees/list_sarees?${query}`)).total
  const [tagged, without, all] = await Promise.all([total('gi_tagged=true'), total('gi_tagged=false'), total('')])
  expect([tagged + without, tagged > 0, without > 0]).toEqual([all, true, true])
})

test('vegetarian takes in what is vegan', async () => {
  const { items } = await asked<List>('food/list_dishes?diet=vegetarian&limit=100')
  expect(new Set(items.map(({ diet }) => diet))).toEqual(new Set(['vegan', 'vegetarian']))
})

describe('the concept of a comparison', () => {
  test('comes with what its editors say, then its traditions by country, of one region where asked', async () => {
    type Compared = {
      concept: { differs: string; comparison: unknown[] }
      countries: { code: string; traditions: Entry[] }[]
      total: number
    }
    const all = await asked<Compared>('traditions/compare_concept?concept=tea&limit=60')
    expect(all.concept.differs.length).toBeGreaterThan(40)
    expect(all.concept.comparison.length).toBeGreaterThan(3)
    expect(all.countries).toHaveLength(all.total)
    const east = await asked<Compared>('traditions/compare_concept?concept=tea&region=east-asia')
    expect(east.countries.map(({ code }) => code).sort()).toEqual(expect.arrayContaining(['JP']) as unknown as string[])
    expect(east.total).toBeLessThan(all.total)
    expect((await asked<Compared>('traditions/compare_concept?concept=tea&limit=1')).countries).toHaveLength(1)
  })
})

describe('traditions today', () => {
  type Today = {
    holidays: { items: { country: { code: string } }[]; licence: string }
    meal_clock: { meal: string; countries: { code: string; local_time: string }[] }[]
    tradition_of_the_day: Entry
  }

  test('tell the public holidays of the date, and under what licence', async () => {
    const { holidays } = await asked<Today>('traditions/traditions_today?date=2026-07-14')
    expect(holidays.items.map(({ country }) => country.code)).toContain('FR')
    expect(holidays.licence).toBe('CC BY-SA 3.0')
  })

  test('tell who is at table at this minute, and another minute later', async () => {
    const atBreakfast = async () =>
      (await asked<Today>('traditions/traditions_today')).meal_clock.find(({ meal }) => meal === 'breakfast')?.countries
    now = new Date('2026-11-20T06:45:00Z')
    expect(await atBreakfast()).toContainEqual(expect.objectContaining({ code: 'GB', local_time: '06:45' }))
    now = new Date('2026-11-20T06:46:00Z')
    expect(await atBreakfast()).toContainEqual(expect.objectContaining({ code: 'GB', local_time: '06:46' }))
  })

  test('end with the tradition of the day, which opens by its slug', async () => {
    const { tradition_of_the_day: item } = await asked<Today>('traditions/traditions_today')
    expect(await asked(`traditions/get_tradition?slug=${item?.slug}`)).toMatchObject({ ...item })
  })
})

test('both names of the card give the same', async () => {
  expect(await asked('traditions/site_info')).toEqual(await asked('traditions/site_stats'))
})

test('produce in season goes into five dishes at the most', async () => {
  const { items } = await asked<List>('food/in_season?month=9&hemisphere=south')
  expect(items.length).toBeGreaterThan(3)
  expect(items.every(({ dishes }) => (dishes as unknown[]).length <= 5)).toBe(true)
})
