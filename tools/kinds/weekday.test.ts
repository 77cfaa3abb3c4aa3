import { describe, expect, it } from 'vitest'
import { days, weekdays as weekdayResource } from '#src/read-model/resources/cattle.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { fewEntries, weeklyCalendar } from '#test/few-entries.ts'
import { weekday } from './weekday.ts'

const every = (day: 'monday' | 'friday') => ({
  fields: { weekdays: [day] },
  calendar: weeklyCalendar(day),
})

const ground = fewEntries({
  entries: [
    { resource: weekdayResource, slug: 'monday' },
    { resource: weekdayResource, slug: 'friday' },
    { resource: days, slug: 'market', ...every('friday') },
    { resource: days, slug: 'milk-day', ...every('monday') },
  ],
})
const context = contextOf({ ...ground, service: 'cattle' })
const tool = weekday(weekdayResource, { days: days })
const asked = (input: object) => askTool(tool, { ...input }, context)

describe('a weekday', () => {
  it('is that of today, a Monday, unless another is named', async () => {
    expect(await asked({})).toMatchObject({
      weekday: 'monday',
      entry: { slug: 'monday' },
      days: [{ slug: 'milk-day' }],
    })
    expect(await asked({ day: 'friday' })).toMatchObject({
      weekday: 'friday',
      entry: { slug: 'friday' },
      days: [{ slug: 'market' }],
    })
  })

  it.each(['fri', 'Fri.', 'fris', ' FRIDAY ', 'frid', 'friday.'])('may be written %j', async (day) => {
    expect(await asked({ day })).toMatchObject({ weekday: 'friday' })
  })

  it.each(['fr', 'fridayish', 'day', 'f'])('is refused as %j', async (day) => {
    await expect(asked({ day })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ parameter: 'day', code: 'unknown' }],
    })
  })

  it('names the day that was meant where it is misspelt', async () => {
    await expect(asked({ day: 'Fryday' })).rejects.toMatchObject({
      errors: [{ nearest: expect.arrayContaining(['friday']) }],
    })
  })

  it('is not found while nothing is written of it', async () => {
    await expect(asked({ day: 'tuesday' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is told in brief', async () => {
    const told = await askInBrief(tool, { day: 'fri' }, context)
    expect(told).toMatchObject({ weekday: 'friday', entry: { slug: 'friday' }, days: [{ slug: 'market' }] })
    expect(told.entry).not.toHaveProperty('picture')
    expect((told.days as object[])[0]).not.toHaveProperty('picture')
  })
})
