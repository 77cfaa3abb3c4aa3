/** Entries asked for as readers say their names, in the starter catalogue: what is meant is opened, what is not is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { pages } from '#src/site/respond.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { ToolTable } from '#tools/tool.ts'

let world: StartedCatalogue

beforeAll(async () => {
  world = await startCatalogue()
}, 120_000)
afterAll(() => world.stop())

type Open = { tool: string; arguments: Record<string, string> }
type Problem = {
  status: number
  detail: string
  nearest: string[]
  did_you_mean: { name: string; slug: string; resource: string; open: Open | null }[]
}

async function ask<T>(path: string, input: Record<string, string>): Promise<{ status: number; body: T }> {
  const reply = await fetch(`${world.baseUrl}${path}?${new URLSearchParams(input)}`)
  return { status: reply.status, body: (await reply.json()) as T }
}

const get = (tool: string, name: string) =>
  ask<{ slug: string } & Problem>(`/${tool.replace('/', '/api/v1/')}`, {
    [tool.includes('define') ? 'term' : 'name']: name,
  })

describe('an entry', () => {
  it.each([
    ['flowers/get_flower', 'the rose flower', 'rose'],
    ['flowers/get_flower', 'Lotus flower', 'lotus'],
    ['flowers/get_flower', 'the lotus', 'lotus'],
    ['flowers/get_flower', 'lillies', 'lily'],
    ['flowers/get_flower', 'chrysanthimum', 'chrysanthemum'],
    ['flowers/get_flower', 'the roses', 'rose'],
    ['cheese/get_cheese', 'feta cheese', 'feta'],
    ['cheese/get_cheese', 'Cheddar Cheese', 'cheddar'],
    ['cheese/get_cheese', 'the camambert', 'camembert-de-normandie'],
    ['cattle/get_breed', 'Angus cattle', 'aberdeen-angus'],
    ['cattle/get_breed', 'Hereford cattle', 'hereford'],
    ['cattle/get_breed', 'Highland cattle', 'highland'],
    ['cattle/get_breed', 'brahman cows', 'brahman'],
    ['sarees/get_saree', 'Kanjivaram saree', 'kanchipuram-silk'],
    ['sarees/get_saree', 'banarasi saris', 'banarasi-brocade'],
    ['food/define_term', 'ceviche-cure', 'ceviche-cure'],
  ])('%s opens by “%s”', async (tool, name, slug) => {
    expect((await get(tool, name)).body).toMatchObject({ slug })
  })

  it('of another kind is told, with how it is opened', async () => {
    const { status, body } = await get('flowers/get_flower', 'Keukenhof')
    expect(status).toBe(404)
    expect(body.did_you_mean[0]).toEqual({
      name: 'Keukenhof',
      slug: 'keukenhof',
      resource: 'place',
      open: { tool: 'get_place', arguments: { slug: 'keukenhof' } },
    })
  })

  it('that may be several is not guessed', async () => {
    for (const name of ['ros', 'l', 'North', 'a flower', '?!', 'the'])
      expect([name, (await get('flowers/get_flower', name)).status]).toEqual([name, 404])
  })
})

describe('an entry that waits to be written', () => {
  it('is said to wait, by every way of asking for it', async () => {
    const told = [{ name: 'Ravitoto', resource: 'dish' }]
    expect((await ask('/food/api/v1/search', { query: 'ravitoto' })).body).toMatchObject({ items: [], waiting: told })
    expect((await ask('/food/api/v1/search', { query: 'how is ravitoto made' })).body).toMatchObject({ waiting: told })
    expect(await get('food/get_dish', 'the ravitoto dish')).toMatchObject({ status: 404, body: { waiting: told } })
    const everywhere = [{ ...told[0], catalogue: 'food' }]
    expect((await ask('/api/v1/search', { query: 'ravitoto' })).body).toMatchObject({ waiting: everywhere })
    const url = '/suggestions?q=ravitoto'
    const request = { method: 'GET', url, header: () => undefined, body: async () => new Uint8Array(), client: '' }
    const { body } = await pages.respond(request, world.site)
    expect(JSON.parse(String(body)).notes).toEqual(['The dish “Ravitoto” waits to be written.'])
    expect((await ask('/api/v1/get', { name: 'ravitoto' })).body).toMatchObject({ waiting: everywhere })
  })

  it('is not said to wait where something else is asked for that is there', async () => {
    for (const query of ['rose', 'lily', 'passion flower', 'when is diwali'])
      expect([query, (await ask<{ waiting: unknown[] }>('/flowers/api/v1/search', { query })).body.waiting]).toEqual([
        query,
        [],
      ])
  })

  it('and what nothing is known of are counted, once for each time they are asked for', async () => {
    world.site.reads.takeMissed()
    const from = (agent: string) => ({ headers: { 'user-agent': agent } })
    const addresses = [
      '/food/api/v1/search?query=ravitoto',
      '/food/api/v1/get_dish?name=Ravitoto',
      '/food/api/v1/get_dish?name=Blorptang',
      '/api/v1/search?query=blorptang',
    ]
    for (const address of addresses) {
      await fetch(world.baseUrl + address, from('a reader'))
      await fetch(world.baseUrl + address, from('Googlebot/2.1'))
    }
    await fetch(`${world.baseUrl}/food/api/v1/search?query=sushi`, from('a reader'))
    expect(world.site.reads.takeMissed()).toEqual([
      { service: 'food', name: 'ravitoto', times: 2 },
      { service: 'food', name: 'blorptang', times: 1 },
      { service: 'network', name: 'blorptang', times: 1 },
    ])
  })
})

describe('best known first', () => {
  /** Lists of fewer entries may be in the order of the alphabet by chance. */
  const ENOUGH = 40
  const sorted = services.flatMap(({ id, path }) =>
    Object.entries(toolsByService[id] as ToolTable)
      .filter(
        ([, { kind, input, example }]) => kind === 'list' && 'sort' in input.shape && Object.keys(example).length === 0,
      )
      .map(([name]) => `/${path}/api/v1/${name}`),
  )

  it.each(sorted)('is not the alphabet: %s', async (address) => {
    const { body } = await ask<{ items: { slug: string }[] }>(address, { limit: '100' })
    const slugs = body.items.map(({ slug }) => slug)
    if (slugs.length < ENOUGH) return
    const rising = slugs.filter((slug, index) => slug > (slugs[index - 1] ?? slug)).length
    expect(rising / (slugs.length - 1)).toBeLessThan(0.6)
  })

  it('is the order of lists by default', () => {
    expect(sorted.length).toBeGreaterThan(8)
  })
})

describe('a country', () => {
  type Country = Record<string, unknown[]> & {
    season_now: string
    totals: Record<string, number>
    rest: Record<string, Open>
  }

  it('gives whole lists, or says how many there are and what lists the rest', async () => {
    const { body } = await ask<Country>('/sarees/api/v1/get_country_sarees', { country: 'IN' })
    expect(Object.values(body.totals).some((total) => total > 8)).toBe(true)
    for (const [key, total] of Object.entries(body.totals)) {
      const open = body.rest[key]
      if (!open) expect([key, body[key]?.length]).toEqual([key, total])
      else expect((await ask(`/sarees/api/v1/${open.tool}`, open.arguments)).body).toMatchObject({ total })
    }
  })

  it('has the season that its people have', async () => {
    expect((await ask<Country>('/cattle/api/v1/get_country', { country: 'Kenya' })).body.season_now).toBe('wet')
    expect((await ask<Country>('/api/v1/country', { country: 'Norway' })).body.season_now).toBe('autumn')
  })
})

describe('what is in bloom', () => {
  it('leads to the page of the flower, where that is written', async () => {
    const { body } = await ask<{ items: { flower: { slug: string; url: string } | null }[] }>(
      '/flowers/api/v1/in_bloom',
      {
        month: '4',
      },
    )
    const written = body.items.flatMap(({ flower }) => flower ?? [])
    expect(written.length).toBeGreaterThan(10)
    for (const { slug, url } of written) expect(url).toBe(`${world.baseUrl}/flowers/flowers/${slug}`)
  })
})

it('tells who is at a meal now, and of another day nothing', async () => {
  const clockOf = async (date: string) =>
    (await ask<{ meal_clock: unknown }>('/traditions/api/v1/traditions_today', { date })).body.meal_clock
  expect(await clockOf('2026-11-20')).toHaveLength(3)
  expect(await clockOf('2026-07-04')).toBeNull()
})

describe('what is suggested', () => {
  it('opens as it says', async () => {
    for (const [tool, name] of [
      ['flowers/get_flower', 'camel'],
      ['cheese/get_cheese', 'pecorin'],
      ['food/get_dish', 'pizz'],
    ] as const) {
      const { body } = await get(tool, name)
      expect(body.did_you_mean.map((one) => one.name)).toEqual(body.nearest)
      for (const { slug, open } of body.did_you_mean) {
        if (!open) throw new Error(`${slug} cannot be opened.`)
        const service = tool.split('/')[0]
        expect((await ask(`/${service}/api/v1/${open.tool}`, open.arguments)).body).toMatchObject({ slug })
      }
    }
  })
})
