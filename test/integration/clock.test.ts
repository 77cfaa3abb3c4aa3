/** What changes with the clock, by a clock of our own: at midnight UTC, at the year's end and on a leap day. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services } from '#src/services.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { Tool } from '#tools/tool.ts'
import { type Served, type StartedCatalogue, startCatalogue } from '../contract/catalogue.ts'

let world: StartedCatalogue
let served: Served
let other: Served
let now = new Date()

beforeAll(async () => {
  world = await startCatalogue()
  served = await world.serve({}, { now: () => now })
  other = await world.serve({}, { now: () => now })
})
afterAll(() => world.stop())

type Day = { slug: string; starts: string; ends: string; on_now: boolean; weekdays?: string[] }

/** The tools of one kind: the address of each. */
const addresses = (kind: string): string[] =>
  services.flatMap(({ id, path }) =>
    Object.entries<Tool>(toolsByService[id])
      .filter(([, tool]) => tool.kind === kind)
      .map(([name]) => `/${path}/api/v1/${name}`),
  )

const asked = async <T>(address: string, { baseUrl } = served): Promise<T> =>
  (await (await fetch(baseUrl + address)).json()) as T

describe('items of the day', () => {
  const items = addresses('of-the-day')
  const slugs = (at = served) => Promise.all(items.map(async (item) => (await asked<{ slug: string }>(item, at)).slug))

  test('change at midnight UTC and not a moment before, on every instance alike', async () => {
    now = new Date('2027-02-09T00:00:00.000Z')
    const first = await slugs()
    now = new Date('2027-02-09T23:59:59.999Z')
    expect(await slugs()).toEqual(first)
    expect(await slugs(other)).toEqual(first)
    now = new Date('2027-02-10T00:00:00.000Z')
    const second = await slugs(other)
    expect(second).not.toEqual(first)
    expect(await slugs()).toEqual(second)
  })
})

describe.each(addresses('window'))('%s', (window) => {
  const days = async (query: string) => (await asked<{ days: Day[] }>(`${window}?${query}`)).days

  test('goes over the end of the year, and holds what began before it', async () => {
    now = new Date('2026-12-30T12:00:00Z')
    const ahead = await days('days_ahead=40')
    expect(ahead.some(({ starts }) => starts.startsWith('2027-01'))).toBe(true)
    for (const { starts, ends, on_now: isOn } of ahead) {
      expect(ends >= '2026-12-30' && starts <= '2027-02-08').toBe(true)
      expect(isOn).toBe(starts <= '2026-12-30')
    }
  })

  test('opens on a leap day, and on the day before and after', async () => {
    for (const date of ['2028-02-28', '2028-02-29', '2028-03-01']) {
      now = new Date(`${date}T08:00:00Z`)
      const answer = await asked<{ date: string }>(`${window}?days_ahead=1`)
      expect(answer.date).toBe(date)
    }
    expect((await fetch(`${served.baseUrl}${window}?date=2027-02-29`)).status).toBe(400)
  })

  test('holds the days that its last day begins, and none after it', async () => {
    now = new Date('2027-03-01T00:00:00Z')
    const [wide, narrow] = [await days('days_ahead=30'), await days('days_ahead=29')]
    const gone = wide.filter(({ slug, starts }) => !narrow.some((day) => day.slug === slug && day.starts === starts))
    for (const { starts } of gone) expect(starts).toBe('2027-03-31')
  })
})

describe.each(addresses('day-list'))('%s', (list) => {
  test('gives each day once, soonest first, within the year ahead, whatever the day it is asked on', async () => {
    for (const today of ['2026-12-31', '2027-01-01', '2028-02-29', '2199-12-31']) {
      now = new Date(`${today}T23:30:00Z`)
      const { items } = await asked<{ items: Day[] }>(list)
      const starts = items.map((day) => day.starts)
      expect(starts, today).toEqual([...starts].sort())
      expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
      for (const { ends } of items) expect(ends >= today).toBe(true)
    }
  })
})
