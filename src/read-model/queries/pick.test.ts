import { describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { fewEntries, linkTo, yearly } from '#test/few-entries.ts'
import type { Database } from '../database.ts'
import { flowerDays, flowers } from '../resources/flowers.ts'
import { pickOf, slugOfPick } from './pick.ts'

const today: Day = '2026-11-23'
const slugs = ['rose', 'aster', 'iris', 'lily']
const entries = slugs.map((slug) => ({ resource: flowers, slug }))

/** A database that can be written to, and what was written; `stands` is what another instance wrote first. */
function writable(database: Database, stands?: string) {
  const written: (readonly unknown[])[] = []
  const write = async <Row extends object>(_: string, values: readonly unknown[] = []) => {
    written.push(values)
    return (stands === undefined ? [] : [{ slug: stands }]) as Row[]
  }
  return { written, database: { ...database, write, canWrite: () => true } }
}

const at = (day: Day, days = flowerDays) => ({ day, today, days })

describe('the item of today', () => {
  it('is recorded with the reason once it is chosen', async () => {
    const picks = [{ day: today, slug: 'iris', is_planned: true }]
    const { database, written } = writable(fewEntries({ entries, picks }).database)
    expect(await pickOf(database, flowers, at(today))).toEqual({ slug: 'iris' })
    expect(written).toEqual([['flowers', 'flower', today, 'iris', 'planned']])
  })

  it('is recorded as drawn, or as tied to a day', async () => {
    const drawing = writable(fewEntries({ entries }).database)
    const slug = await slugOfPick(drawing.database, flowers, at(today))
    expect(drawing.written).toEqual([['flowers', 'flower', today, slug, 'drawn']])
    const tied = { resource: flowers, slug: 'tied', fields: { days: [linkTo(flowerDays, 'fair')] } }
    const day = { resource: flowerDays, slug: 'fair', calendar: yearly(11, 23) }
    const onDay = writable(fewEntries({ entries: [...entries, tied, day] }).database)
    expect(await slugOfPick(onDay.database, flowers, at(today))).toBe('tied')
    expect(onDay.written[0]?.at(-1)).toBe('day')
  })

  it('is what another instance recorded, where that was quicker', async () => {
    const { database } = writable(fewEntries({ entries }).database, 'lily')
    expect(await pickOf(database, flowers, at(today))).toEqual({ slug: 'lily' })
  })

  it('is not recorded again, nor while nothing can be written', async () => {
    const picks = [{ day: today, slug: 'aster', is_planned: false }]
    const recorded = writable(fewEntries({ entries, picks }).database)
    expect(await slugOfPick(recorded.database, flowers, at(today))).toBe('aster')
    expect(recorded.written).toEqual([])
    const reading = writable(fewEntries({ entries }).database)
    const slug = await slugOfPick({ ...reading.database, canWrite: () => false }, flowers, at(today))
    expect(slugs).toContain(slug)
    expect(reading.written).toEqual([])
  })
})

describe('the item of another day', () => {
  it('is worked out, and recorded when its day has come', async () => {
    const picks = [{ day: '2026-12-24', slug: 'lily', is_planned: true }]
    const { database, written } = writable(fewEntries({ entries, picks }).database)
    expect(await slugOfPick(database, flowers, at('2026-12-24'))).toBe('lily')
    expect(slugs).toContain(await slugOfPick(database, flowers, at('2026-12-25')))
    expect(written).toEqual([])
  })
})

it('is drawn among all where the service has no calendar, or no day that is on has an entry', async () => {
  const day = { resource: flowerDays, slug: 'fair', calendar: yearly(11, 23) }
  const { database } = fewEntries({ entries: [...entries, day] })
  expect(slugs).toContain(await slugOfPick(database, flowers, at(today)))
  expect(slugs).toContain(await slugOfPick(database, flowers, { day: today, today, days: undefined }))
})

it('is none while nothing is published', async () => {
  const { database, written } = writable(fewEntries({ entries: [] }).database)
  expect(await pickOf(database, flowers, at(today))).toBeNull()
  expect(await slugOfPick(database, flowers, at('2026-12-24'))).toBeNull()
  expect(written).toEqual([])
})
