import { describe, expect, it } from 'vitest'
import { days as calendarDays } from '#src/read-model/resources/traditions.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { fewEntries, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { dayList } from './day-list.ts'

const ground = fewEntries({
  entries: [
    { resource: calendarDays, slug: 'new-year', fields: { kind: 'national' }, calendar: yearly(1, 1) },
    {
      resource: calendarDays,
      slug: 'advent',
      fields: { kind: 'religious', faiths: ['christian'] },
      calendar: yearly(11, 20, 30),
    },
    { resource: calendarDays, slug: 'yesterday', calendar: yearly(11, 22) },
    { resource: calendarDays, slug: 'today', calendar: yearly(11, 23) },
    {
      resource: calendarDays,
      slug: 'friday',
      fields: { kind: 'weekday', weekdays: ['friday'] },
      calendar: weeklyCalendar('friday'),
    },
  ],
})
const context = contextOf({ ...ground, service: 'traditions' })

type Told = { items: readonly { slug: string; starts: string | null }[] }
const datesIn = ({ items }: Told) => items.map(({ slug, starts }) => `${slug} ${starts}`)

describe('the days of a year', () => {
  const tool = dayList(calendarDays, { by: ['faith', 'kind'], byMonth: true })

  it('stand each once, at its next date, what is on first; what was yesterday comes last', async () => {
    const answer = await askTool(tool, {}, context)
    expect(datesIn(answer)).toEqual([
      'advent 2026-11-20',
      'today 2026-11-23',
      'friday 2026-11-27',
      'new-year 2027-01-01',
      'yesterday 2027-11-22',
    ])
    expect(answer.total).toBe(5)
    expect(answer.items.map(({ on_now }) => on_now)).toEqual([true, true, false, false, false])
  })

  it('are those that pass the filters', async () => {
    expect(datesIn(await askTool(tool, { faith: 'christian' }, context))).toEqual(['advent 2026-11-20'])
    expect(await askTool(tool, { faith: 'christian', kind: 'national' }, context)).toEqual({ items: [], total: 0 })
  })

  it('are those that start in a month, where one is asked for', async () => {
    const november = await askTool(tool, { month: 11 }, context)
    expect(november.items.map(({ slug }) => slug)).toEqual(['advent', 'today', 'friday', 'yesterday'])
    expect(november.total).toBe(4)
    expect(datesIn(await askTool(tool, { month: '1' }, context))).toEqual(['new-year 2027-01-01'])
  })

  it('are not asked for by month where the tool does not take one', async () => {
    await expect(askTool(dayList(calendarDays, { by: [] }), { month: 1 }, context)).rejects.toMatchObject({
      errors: [{ parameter: 'month', code: 'undeclared' }],
    })
  })
})

describe('what comes every week', () => {
  const tool = dayList(calendarDays, { by: ['kind'], weeklyApart: true, line: ['slug', 'name'] })

  it('stands apart, and is not counted among the days of the year', async () => {
    const answer = await askTool(tool, {}, context)
    expect(answer.items.map(({ slug }) => slug)).toEqual(['advent', 'today', 'new-year', 'yesterday'])
    expect(answer.total).toBe(4)
    expect(answer.weekly?.map(({ slug, starts }) => [slug, starts])).toEqual([['friday', '2026-11-27']])
  })

  it('is told in brief as the other days are, by the fields of a line and dates', async () => {
    const told = await askInBrief(tool, {}, context)
    const friday = {
      slug: 'friday',
      name: 'Friday',
      starts: '2026-11-27',
      ends: '2026-11-27',
      on_now: false,
      date_approximate: false,
    }
    expect(told.weekly).toEqual([friday])
    expect((told.items as object[])[1]).toMatchObject({ slug: 'today', on_now: true })
  })

  it('is in the one list where it does not stand apart', async () => {
    const told = await askInBrief(dayList(calendarDays, { by: [] }), {}, context)
    expect(told).not.toHaveProperty('weekly')
    expect((told.items as object[])[2]).toMatchObject({ slug: 'friday', weekdays: ['friday'] })
    expect((told.items as object[])[0]).not.toHaveProperty('weekdays')
  })
})
