import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { days as calendarDays, traditions } from '#src/read-model/resources/traditions.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { type Few, fewEntries, linkTo, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { calendarWindow } from './calendar-window.ts'

const traditionsOf = (day: string, many: number): Few[] =>
  Array.from({ length: many }, (_, index) => ({
    resource: traditions,
    slug: `${day}-${index + 10}`,
    fields: { days: [linkTo(calendarDays, day)] },
  }))

const ground = fewEntries({
  entries: [
    ...traditionsOf('today', 13),
    { resource: calendarDays, slug: 'today', calendar: yearly(11, 23) },
    { resource: calendarDays, slug: 'last', calendar: yearly(12, 3) },
    { resource: calendarDays, slug: 'beyond', calendar: yearly(12, 4) },
    { resource: calendarDays, slug: 'begun', calendar: yearly(11, 20, 4) },
    { resource: calendarDays, slug: 'over', calendar: yearly(11, 20, 3) },
    { resource: calendarDays, slug: 'market', fields: { weekdays: ['tuesday'] }, calendar: weeklyCalendar('tuesday') },
  ],
  picks: [{ day: '2026-11-23', slug: 'today-15', is_planned: true }],
})
const context = contextOf({ ...ground, service: 'traditions' })

const tool = calendarWindow(calendarDays, { resource: traditions, daysAhead: { default: 10, max: 60 } })
type Day = { slug: string; starts: string; traditions: { slug: string }[] }
// Days are of the fields that their resource declares.
const daysIn = (answer: object) => (answer as { days: Day[] }).days
const datesIn = (answer: object) => daysIn(answer).map(({ slug, starts }) => `${slug} ${starts}`)

describe('a window of days', () => {
  it('holds what is on at its first day and what starts up to its last, soonest first', async () => {
    expect(datesIn(await askTool(tool, {}, context))).toEqual([
      'begun 2026-11-20',
      'today 2026-11-23',
      'market 2026-11-24',
      'market 2026-12-01',
      'last 2026-12-03',
    ])
  })

  it('is as long as asked for: a day alone, or one more', async () => {
    expect(datesIn(await askTool(tool, { days_ahead: 0 }, context))).toEqual(['begun 2026-11-20', 'today 2026-11-23'])
    expect(datesIn(await askTool(tool, { days_ahead: 11 }, context)).at(-1)).toBe('beyond 2026-12-04')
  })

  it('opens at the day asked for, and says of each whether it is on then', async () => {
    const answer = await askTool(tool, { date: '2026-11-22', days_ahead: 1 }, context)
    expect(answer).toMatchObject({ date: '2026-11-22', days_ahead: 1 })
    expect(datesIn(answer)).toEqual(['begun 2026-11-20', 'over 2026-11-20', 'today 2026-11-23'])
    expect(answer.days.map((day) => (day as { on_now?: boolean }).on_now)).toEqual([true, true, false])
  })

  it('shows twelve entries of a day at most, best documented first, and none of a day that has none', async () => {
    const [begun, today] = daysIn(await askTool(tool, {}, context))
    expect(begun?.traditions).toEqual([])
    expect(today?.traditions).toHaveLength(12)
    expect(today?.traditions[0]).toMatchObject({ slug: 'today-10' })
  })

  it('has the item of its first day, in full, and none while nothing is published', async () => {
    expect((await askTool(tool, {}, context)).tradition_of_the_day).toMatchObject({ slug: 'today-15' })
    const empty = contextOf({ ...fewEntries({ entries: [] }), service: 'traditions' })
    expect(await askTool(tool, {}, empty)).toMatchObject({ days: [], tradition_of_the_day: null })
    expect(await askInBrief(tool, {}, empty)).toMatchObject({ days: [], tradition_of_the_day: null })
  })
})

describe('a window in brief', () => {
  it('has each day once, with the further dates on which it starts', async () => {
    const told = await askInBrief(tool, {}, context)
    expect(datesIn(told)).toEqual(['begun 2026-11-20', 'today 2026-11-23', 'market 2026-11-24', 'last 2026-12-03'])
    const [, today, market] = daysIn(told)
    expect(market).toMatchObject({ again: ['2026-12-01'] })
    expect(today).not.toHaveProperty('again')
    expect(today?.traditions[0]).toEqual({ slug: 'today-10', name: 'Today 10' })
  })

  it('has the item of the day as a line', async () => {
    const { tradition_of_the_day: item } = await askInBrief(tool, {}, context)
    expect(item).toEqual({
      slug: 'today-15',
      name: 'Today 15',
      url: '/traditions/today-15',
      summary: 'Today 15 in a line.',
    })
  })
})

describe('what a window carries besides', () => {
  const part = {
    schema: z.strictObject({ first: z.string() }).describe('its first day'),
    read: async (_: unknown, date: string) => ({ first: date }),
  }

  it('is worked out for its first day, and told in brief where it says how', async () => {
    const briefly = {
      ...part,
      inBrief: { schema: z.string(), from: ({ first }: { first: string }) => first.slice(0, 4) },
    }
    const carrying = calendarWindow(calendarDays, {
      resource: traditions,
      daysAhead: { default: 10, max: 60 },
      also: { whole: part, short: briefly },
    })
    const told = { whole: { first: '2026-12-24' }, short: { first: '2026-12-24' } }
    expect(await askTool(carrying, { date: '2026-12-24' }, context)).toMatchObject(told)
    expect(await askInBrief(carrying, { date: '2026-12-24' }, context)).toMatchObject({ ...told, short: '2026' })
  })

  it('makes the window another each minute where it is', () => {
    const daysAhead = { default: 10, max: 60 }
    const also = { part, clock: { ...part, isOfTheMinute: true } }
    expect(tool.varies).toBe('today')
    expect(calendarWindow(calendarDays, { resource: traditions, daysAhead, also: { part } }).varies).toBe('today')
    expect(calendarWindow(calendarDays, { resource: traditions, daysAhead, also }).varies).toBe('minute')
  })

  it('may be what comes every week, which the days then leave to it', async () => {
    const apart = calendarWindow(calendarDays, {
      resource: traditions,
      daysAhead: { default: 10, max: 60 },
      weeklyApart: true,
    })
    expect(datesIn(await askTool(apart, {}, context))).toEqual([
      'begun 2026-11-20',
      'today 2026-11-23',
      'last 2026-12-03',
    ])
  })
})
