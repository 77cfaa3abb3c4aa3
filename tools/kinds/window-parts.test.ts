import { describe, expect, it } from 'vitest'
import { read } from '#src/read-model/json.ts'
import { breeds, days } from '#src/read-model/resources/cattle.ts'
import { blooms, experiences } from '#src/read-model/resources/flowers.ts'
import { contextOf } from '#test/asking.ts'
import { type Few, fewEntries, linkTo, weeklyCalendar } from '#test/few-entries.ts'
import type { WindowPart } from './calendar-window.ts'
import { bothHemispheres, mealsNow, ofTheMonth, ofTheWeekday } from './window-parts.ts'

const inFlowers = contextOf(
  fewEntries({
    entries: [
      { resource: blooms, slug: 'snowdrop', fields: { months_north: [1], months_south: [7] } },
      { resource: blooms, slug: 'fuchsia', fields: { months_north: [7], months_south: [1] } },
      { resource: blooms, slug: 'camellia', fields: { months_north: [1] } },
      ...Array.from(
        { length: 25 },
        (_, index): Few => ({ resource: experiences, slug: `walk-${index + 10}`, fields: { months: [5] } }),
      ),
      { resource: experiences, slug: 'fair', fields: { months: [6] } },
    ],
  }),
)

/** What a part tells pages, and what it tells programs; both are as its schemas say. */
async function told<V>(
  { schema, read: readPart, inBrief }: WindowPart<V>,
  context: typeof inFlowers,
  date: Parameters<typeof readPart>[1],
) {
  const whole = schema.parse(read(await readPart(context, date)))
  return { whole, inBrief: inBrief?.schema.parse(inBrief.from(whole)) }
}

describe('what is in season in both hemispheres', () => {
  const part = bothHemispheres(blooms, 'what is in bloom')

  it('is of the month of the date, by name, each half of the globe with its own', async () => {
    const { whole } = await told(part, inFlowers, '2027-01-31')
    expect(whole).toMatchObject({
      month: 1,
      north: { items: [{ slug: 'camellia' }, { slug: 'snowdrop' }], total: 2 },
      south: { items: [{ slug: 'fuchsia' }], total: 1 },
    })
  })

  it('is told in brief by slug and name', async () => {
    expect((await told(part, inFlowers, '2027-07-01')).inBrief).toEqual({
      month: 7,
      north: { items: [{ slug: 'fuchsia', name: 'Fuchsia' }], total: 1 },
      south: { items: [{ slug: 'snowdrop', name: 'Snowdrop' }], total: 1 },
    })
  })
})

describe('what is of the month', () => {
  const part = ofTheMonth(experiences, 'experiences in season')

  it('is the best documented of it, twenty-four at most', async () => {
    const { whole } = await told(part, inFlowers, '2027-05-15')
    const slugs = (whole as { slug: string }[]).map(({ slug }) => slug)
    expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([24, 'walk-10', 'walk-33'])
  })

  it('is told in brief by slug and name, and is nothing where there is none', async () => {
    expect((await told(part, inFlowers, '2027-06-01')).inBrief).toEqual([{ slug: 'fair', name: 'Fair' }])
    expect((await told(part, inFlowers, '2027-08-01')).whole).toEqual([])
  })
})

describe('what falls every week', () => {
  const every = (weekday: 'monday' | 'friday'): Pick<Few, 'fields' | 'calendar'> => ({
    fields: { weekdays: [weekday] },
    calendar: weeklyCalendar(weekday),
  })
  const inCattle = contextOf({
    service: 'cattle',
    ...fewEntries({
      entries: [
        { resource: days, slug: 'market', ...every('friday') },
        { resource: days, slug: 'fair', ...every('friday') },
        { resource: days, slug: 'milking', ...every('monday') },
        { resource: breeds, slug: 'angus', fields: { days: [linkTo(days, 'market'), linkTo(days, 'fair')] } },
        { resource: breeds, slug: 'jersey', fields: { days: [linkTo(days, 'milking')] } },
      ],
    }),
  })
  const part = ofTheWeekday(days, breeds, 'what falls every week')

  it('is of the weekday of the date, with the entries tied to it, each once', async () => {
    const { whole, inBrief } = await told(part, inCattle, '2026-11-27')
    expect(whole).toMatchObject({
      weekday: 'friday',
      days: [{ slug: 'fair' }, { slug: 'market' }],
      breeds: [{ slug: 'angus' }],
    })
    expect(inBrief).toMatchObject({
      weekday: 'friday',
      days: [{ slug: 'fair' }, { slug: 'market' }],
      breeds: [{ slug: 'angus', name: 'Angus' }],
    })
  })

  it('is nothing on a day on which nothing falls', async () => {
    expect((await told(part, inCattle, '2026-11-28')).whole).toEqual({ weekday: 'saturday', days: [], breeds: [] })
  })
})

describe('the meal clock', () => {
  it('is of this minute, and of no other day than today', async () => {
    const part = mealsNow()
    const { whole } = await told(
      part,
      contextOf({ ...inFlowers, service: 'food', now: '2026-11-23T12:15:00Z' }),
      '2026-11-23',
    )
    expect(whole?.find(({ meal }) => meal === 'lunch')?.countries).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'GB', local_time: '12:15' })]),
    )
    expect((await told(part, inFlowers, '2026-11-24')).whole).toBeNull()
    expect(part.isOfTheMinute).toBe(true)
  })
})
