import { describe, expect, it } from 'vitest'
import { read } from '#src/read-model/json.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { askTool, contextOf } from '#test/asking.ts'
import { type Few, fewEntries, linkTo, yearly } from '#test/few-entries.ts'
import type { Recorded } from '#test/recorded.ts'
import { featured, featuredLine, featuredSlug, ofTheDay } from './of-the-day.ts'

const many: Few[] = ['rose', 'lily', 'iris', 'aster', 'tulip', 'lotus'].map((slug) => ({ resource: flowers, slug }))
const tool = ofTheDay(flowers)
const slugAt = async (ground: Recorded, now?: string) =>
  ((await askTool(tool, {}, contextOf({ ...ground, ...(now && { now }) }))) as { slug: string }).slug

const drawing = fewEntries({ entries: many })

describe('the item of the day', () => {
  it('is the one that an editor planned for the day', async () => {
    const picks = [
      { day: '2026-11-23', slug: 'tulip', is_planned: true },
      { day: '2026-11-24', slug: 'lotus', is_planned: true },
    ]
    const ground = fewEntries({ entries: many, picks })
    expect(await slugAt(ground)).toBe('tulip')
    expect(await slugAt(ground, '2026-11-24T00:00:00Z')).toBe('lotus')
  })

  it('is the one that was recorded, whatever is planned since', async () => {
    const picks = [
      { day: '2026-11-23', slug: 'tulip', is_planned: true },
      { day: '2026-11-23', slug: 'aster', is_planned: false },
    ]
    expect(await slugAt(fewEntries({ entries: many, picks }))).toBe('aster')
  })

  it('belongs to a day that is on and lasts a week at most, where one is', async () => {
    const day: Few = { resource: flowerDays, slug: 'tulip-day', calendar: yearly(11, 23, 7) }
    const tied: Few = { resource: flowers, slug: 'parrot-tulip', fields: { days: [linkTo(flowerDays, 'tulip-day')] } }
    const ground = fewEntries({ entries: [...many, day, tied] })
    for (const date of ['2026-11-23', '2026-11-29'])
      expect(await slugAt(ground, `${date}T12:00:00Z`), date).toBe('parrot-tulip')
  })

  it('belongs to no season of more than a week', async () => {
    const season: Few = { resource: flowerDays, slug: 'season', calendar: yearly(11, 10, 8) }
    const tied: Few = { resource: flowers, slug: 'parrot-tulip', fields: { days: [linkTo(flowerDays, 'season')] } }
    const ground = fewEntries({ entries: [...many, season, tied] })
    const days = Array.from({ length: 8 }, (_, index) => `2026-11-${index + 10}T12:00:00Z`)
    const slugs = await Promise.all(days.map((now) => slugAt(ground, now)))
    expect(slugs.every((slug) => slug === 'parrot-tulip')).toBe(false)
  })

  it('is drawn by the date: the same all day, and not the same every day', async () => {
    expect(await slugAt(drawing, '2026-11-23T00:00:00Z')).toBe(await slugAt(drawing, '2026-11-23T23:59:59Z'))
    const days = Array.from({ length: 9 }, (_, index) => `2026-11-0${index + 1}T12:00:00Z`)
    const slugs = await Promise.all(days.map((now) => slugAt(drawing, now)))
    expect(new Set(slugs).size).toBeGreaterThan(2)
  })

  it('is not found while none is published', async () => {
    const days = fewEntries({ entries: [{ resource: flowerDays, slug: 'today', calendar: yearly(11, 23) }] })
    for (const ground of [fewEntries({ entries: [] }), days])
      await expect(slugAt(ground)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is the same in full, in a line and by its slug, on any day', async () => {
    const picks = [{ day: '2026-12-24', slug: 'lily', is_planned: true }]
    const context = contextOf(fewEntries({ entries: many, picks }))
    for (const day of ['2026-11-23', '2026-12-24', '2026-12-25'] as const) {
      const slug = await featuredSlug(context.database, flowers, context.today, day)
      expect(read(await featured(context, flowers, day)), day).toMatchObject({ slug })
      expect(read(await featuredLine(context, flowers, day)), day).toMatchObject({ slug })
    }
    expect(await featuredSlug(context.database, flowers, context.today, '2026-12-24')).toBe('lily')
  })

  it('is none, in any form, while nothing is published', async () => {
    const context = contextOf(fewEntries({ entries: [] }))
    expect(await featured(context, flowers, context.today)).toBeNull()
    expect(await featuredLine(context, flowers, context.today)).toBeNull()
    expect(await featuredSlug(context.database, flowers, context.today)).toBeNull()
  })
})
