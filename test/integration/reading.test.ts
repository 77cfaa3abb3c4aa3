/** What readers ask of the read model, over the starter catalogue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putRecords, recordRow } from '#src/publish/put.ts'
import { encode } from '#src/read-model/json.ts'
import { sorts } from '#src/read-model/queries/holders.ts'
import { page } from '#src/read-model/queries/page.ts'
import { slugOfPick } from '#src/read-model/queries/pick.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { termOf } from '#src/read-model/terms.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'

let world: StartedCatalogue

beforeAll(async () => {
  world = await startCatalogue()
})
afterAll(() => world.stop())

const tool = async (name: string, input: Record<string, string | number> = {}) => {
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
  const response = await fetch(`${world.baseUrl}/flowers/api/v1/${name}?${query}`)
  return response.json()
}

describe('a list', () => {
  it.each(sorts)('sorted by %s is paged without repeating or skipping an entry', async (sort) => {
    const { total } = await tool('list_flowers', { sort })
    const slugs: string[] = []
    for (let next: string | null = `${world.baseUrl}/flowers/api/v1/list_flowers?sort=${sort}&limit=7`; next; ) {
      const answer = await (await fetch(next)).json()
      slugs.push(...answer.items.map((item: { slug: string }) => item.slug))
      next = answer.next
    }
    expect(slugs).toHaveLength(total)
    expect(new Set(slugs).size).toBe(total)
  })

  it('is the same whether it is found in process or, while no revision is known, by PostgreSQL', async () => {
    const unknown = {
      ...world.database,
      revisions: { ...world.database.revisions, of: () => null, areKnown: () => false },
    }
    const parts = [termOf(flowers, 'color', 'red'), termOf(flowers, 'kind', 'garden')]
    for (const terms of [parts, parts.slice(0, 1)])
      for (const sort of sorts)
        for (const paging of [0, 3, 50].map((offset) => ({ terms, sort, limit: 5, offset, atMost: 1_000_000 }))) {
          const [inProcess, stored] = [
            await page(world.database, flowers, paging),
            await page(unknown, flowers, paging),
          ]
          expect([encode(inProcess.items), inProcess.total]).toEqual([encode(stored.items), stored.total])
        }
  })

  it('by name follows the alphabet of readers, accents aside', async () => {
    const { items } = await tool('list_flowers', { sort: 'name', limit: 100 })
    const names = items.map((item: { name: string }) => item.name)
    expect(names).toEqual([...names].sort(new Intl.Collator('und').compare))
  })

  it('of a known thing that nothing matches is empty; of an unknown one it is refused', async () => {
    expect(await tool('list_flowers', { city: 'aalsmeer', color: 'maroon', faith: 'jain' })).toMatchObject({ total: 0 })
    expect(await tool('list_flowers', { city: 'Atlantis' })).toMatchObject({ status: 400 })
  })
})

describe('a filter in plain English', () => {
  const total = async (service: string, list: string, filter: Record<string, string>): Promise<number> => {
    const response = await fetch(
      `${world.baseUrl}/${service}/api/v1/${list}?${new URLSearchParams({ ...filter, limit: '1' })}`,
    )
    return (await response.json()).total
  }

  it.each([
    ['dance', 'list_dances', 'instrument', 'drum', 'drums'],
    ['dance', 'list_dances', 'instrument', 'flute', 'FLUTES'],
    ['food', 'list_dishes', 'ingredient', 'tomato', 'tomatoes'],
    ['food', 'list_dishes', 'ingredient', 'chilli', 'chili'],
    ['food', 'list_dishes', 'ingredient', 'coconut milk', 'Coconut Milk'],
    ['colours', 'list_colours', 'material', 'ochre', 'ocher'],
    ['flowers', 'list_decorations', 'flower', 'rose', 'roses'],
    ['cheese', 'list_cheeses', 'cuisine', 'french', 'France'],
    ['cattle', 'list_breeds', 'people', 'fulani', 'Fulani'],
    ['flowers', 'list_flowers', 'family', 'rosaceae', 'Rosaceae'],
  ])('of %s, %s, takes %s "%s" and "%s" alike', async (service, list, parameter, one, other) => {
    const count = await total(service, list, { [parameter]: one })
    expect(count).toBeGreaterThan(0)
    expect(await total(service, list, { [parameter]: other })).toBe(count)
  })

  it('finds the words within a value', async () => {
    const [{ holding, exactly } = { holding: 0, exactly: 0 }] = await world.database.execute<Record<string, number>>(
      `select count(*) filter (where terms::text ~ 'dance.instrument:[^",]*drum')::int as holding,
         count(*) filter (where terms @> array['dance/dance.instrument:drum'])::int as exactly
       from read_model.records where service = 'dance' and resource = 'dance'`,
    )
    expect(holding).toBeGreaterThan(Number(exactly))
    expect(await total('dance', 'list_dances', { instrument: 'drum' })).toBe(holding)
  })

  it('refuses a word that nothing has, with the nearest that something has', async () => {
    const response = await fetch(`${world.baseUrl}/food/api/v1/list_dishes?ingredient=tomatto`)
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toMatchObject([
      { parameter: 'ingredient', code: 'unknown', nearest: expect.arrayContaining(['tomato']) },
    ])
  })
})

describe('what is in bloom', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)

  it.each(['north', 'south'])('is something in every month in the %s', async (hemisphere) => {
    for (const month of months) {
      const { items } = await tool('in_bloom', { month, hemisphere })
      expect(items.length, `month ${month}`).toBeGreaterThan(5)
    }
  })
})

describe('the item of the day', () => {
  it('stays the same when another entry is published', async () => {
    const today = '2026-07-01'
    const pick = () => slugOfPick(world.database, flowers, { day: today, today, days: flowerDays })
    const before = await pick()
    const [row] = await world.database.execute<{ record: string }>(
      "select record from read_model.records where resource = 'flower' and slug = 'rose'",
    )
    for (let copy = 0; copy < 30; copy++) {
      const record = { ...JSON.parse(row?.record ?? ''), slug: `rose-${copy}`, url: `/flowers/rose-${copy}` }
      const published = { documentId: 1_000_000 + copy, record, calendar: null }
      await putRecords(world.database.execute, flowers, [recordRow(flowers, published)])
    }
    expect(await pick()).toBe(before)
  })

  it('of a day that belongs to a flower is a flower of that day', async () => {
    const day = '2027-02-14'
    const slug = await slugOfPick(world.database, flowers, { day, today: '2026-11-21', days: flowerDays })
    const { items } = await tool('list_flowers', { day: 'valentines-day', limit: 100 })
    expect(items.map((item: { slug: string }) => item.slug)).toContain(slug)
  })
})
