import { describe, expect, it, test } from 'vitest'
import { flowers, terms } from '#src/read-model/resources/flowers.ts'
import { dishes } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import type { OwnerId } from '#src/services.ts'
import { fewSite } from '#test/few-site.ts'
import { complete } from './completion.ts'
import { prompt, promptList } from './prompts.ts'
import { listResources, listTemplates, readResource, resourceAddress } from './resources.ts'

const { site } = fewSite({
  entries: [
    { resource: flowers, slug: 'rose', fields: { other_names: ['Queen of flowers'], summary: 'A prickly shrub.' } },
    { resource: flowers, slug: 'lily' },
    { resource: flowers, slug: 'rose-of-sharon' },
    { resource: terms, slug: 'rosette' },
    { resource: dishes, slug: 'rose-jam' },
    { resource: topics, slug: 'may-day', fields: { kind: 'occasion' } },
  ],
  former: { 'old-rose': 'rose' },
})
const address = (path: string) => `https://octavo.example/${path}.md`
const agent = 'Ask/1.0'

describe('entries as resources', () => {
  const list = async (surface: OwnerId, cursor?: unknown, servedSite = site) =>
    listResources(surface, cursor, servedSite)

  it('are all of a catalogue, one sort after another by slug, under the addresses of their pages', async () => {
    const { resources, ...more } = await list('flowers')
    expect(resources.map(({ uri }) => uri)).toEqual([
      address('flowers/flowers/lily'),
      address('flowers/flowers/rose'),
      address('flowers/flowers/rose-of-sharon'),
      address('flowers/glossary/rosette'),
    ])
    expect(resources[1]).toEqual({
      uri: address('flowers/flowers/rose'),
      name: 'rose',
      title: 'Rose',
      description: 'A prickly shrub.',
      mimeType: 'text/markdown',
    })
    expect(more, 'there is no more').toEqual({})
  })

  it('are those of all catalogues at the network, with the topics', async () => {
    const { resources } = await list('network')
    expect(resources.map(({ uri }) => uri)).toEqual([
      address('topics/may-day'),
      ...(await list('flowers')).resources.map(({ uri }) => uri),
      address('food/dishes/rose-jam'),
    ])
  })

  it('are given a hundred at a time, across sorts, with the way to the rest', async () => {
    const many = Array.from({ length: 102 }, (_, index) => ({
      resource: flowers,
      slug: `flower-${String(index).padStart(3, '0')}`,
    }))
    const large = fewSite({ entries: [...many, { resource: terms, slug: 'petal' }] }).site
    const first = await list('flowers', undefined, large)
    expect([first.resources.length, first.resources.at(-1)?.name, first.nextCursor]).toEqual([100, 'flower-099', '100'])
    const rest = await list('flowers', first.nextCursor, large)
    expect(rest.resources.map(({ name }) => name)).toEqual([...many.slice(100).map(({ slug }) => slug), 'petal'])
    expect(rest).not.toHaveProperty('nextCursor')
    expect((await list('flowers', '102', large)).resources.map(({ name }) => name)).toEqual(['petal'])
    expect((await list('flowers', '103', large)).resources).toEqual([])
  })

  test.each([[5], ['x'], ['-1'], ['1e3'], ['9999999999']])('are listed from no cursor such as %j', async (cursor) => {
    await expect(list('flowers', cursor)).rejects.toMatchObject({ code: -32_602 })
  })

  it('have a template for each sort', () => {
    const { resourceTemplates } = listTemplates('flowers', site)
    expect(resourceTemplates).toContainEqual({
      uriTemplate: address('flowers/flowers/{slug}'),
      name: 'flowers-flower',
      title: 'Flowers: flower',
      description: expect.stringContaining('In full, as Markdown'),
      mimeType: 'text/markdown',
    })
    expect(listTemplates('network', site).resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(
      expect.arrayContaining([address('topics/{slug}'), address('food/dishes/{slug}')]),
    )
    expect(resourceAddress({ service: 'food', resource: 'dish', slug: 'soup' }, site)).toBe(address('food/dishes/soup'))
    expect(resourceAddress({ service: 'food', resource: 'flower', slug: 'soup' }, site)).toBeUndefined()
  })
})

describe('a resource that is read', () => {
  const read = async (uri: unknown, surface: OwnerId = 'flowers') =>
    (await readResource(surface, uri, site, agent)).contents[0]

  it('is what its page says, as Markdown', async () => {
    const { uri, mimeType, text } = (await read(address('flowers/flowers/rose'))) ?? {}
    expect([uri, mimeType]).toEqual([address('flowers/flowers/rose'), 'text/markdown'])
    expect(text).toContain('# Rose')
    expect(text).toContain('A prickly shrub.')
    expect((await read(address('flowers/flowers/rose'), 'network'))?.text).toBe(text)
  })

  it('is found under the address that it had before, and told by the one that was asked', async () => {
    const former = await read(address('flowers/flowers/old-rose'))
    expect(former?.uri).toBe(address('flowers/flowers/old-rose'))
    expect(former?.text).toBe((await read(address('flowers/flowers/rose')))?.text)
  })

  test.each([
    ['no entry', address('flowers/flowers/orchid')],
    ['a page of another catalogue', address('food/dishes/rose-jam')],
    ['a page as a browser reads it', 'https://octavo.example/flowers/flowers/rose'],
    ['a page with a question', 'https://octavo.example/flowers/flowers/rose.md?a=.md'],
    ['another site', 'https://elsewhere.example/flowers/flowers/rose.md'],
    ['no text', 7],
    ['too long', address(`flowers/flowers/${'a'.repeat(400)}`)],
  ])('is none where it is %s', async (_, uri) => {
    await expect(read(uri)).rejects.toMatchObject({ code: -32_602, data: { uri } })
  })
})

describe('the prompts', () => {
  const contextOf = (surface: OwnerId) => ({ surface, site, userAgent: agent, requestId: 'a' })
  type Message = { role: string; content: { type: string; text?: string; resource?: { uri: string; text: string } } }
  const got = async (name: unknown, given?: unknown, surface: OwnerId = 'flowers') => {
    const { messages } = await prompt({ name, ...(given !== undefined && { arguments: given }) }, contextOf(surface))
    return messages as Message[]
  }

  it('are told with what each takes, and which of it has to be given', () => {
    const { prompts } = promptList('flowers')
    expect(prompts.map(({ name }) => name)).toEqual(['introduce', 'compare', 'days_ahead'])
    expect(prompts[1]).toMatchObject({
      title: 'Flowers: compare two entries',
      arguments: [
        { name: 'one', required: true },
        { name: 'other', required: true },
      ],
    })
    expect(prompts[2]?.arguments.map(({ name, required }) => [name, required])).toEqual([
      ['date', false],
      ['country', false],
    ])
    expect(promptList('network').prompts[0]?.title).toBe('Octavo: introduce one entry')
  })

  it('bring the entries that they speak of, in full and in their order', async () => {
    const [task, one, other, ...more] = await got('compare', { one: ' Queen of\nflowers ', other: 'lily' })
    expect(task?.content).toMatchObject({
      type: 'text',
      text: expect.stringMatching(/^Compare Queen of flowers and lily,/),
    })
    expect([one, other].map((message) => message?.content.resource?.uri)).toEqual([
      address('flowers/flowers/rose'),
      address('flowers/flowers/lily'),
    ])
    expect(one?.content.resource?.text).toContain('A prickly shrub.')
    expect(more).toEqual([])
  })

  it('name the tool of their own surface, and say nothing of what was not given', async () => {
    const text = async (given: object, surface: OwnerId) => (await got('days_ahead', given, surface))[0]?.content.text
    expect(await text({}, 'network')).toBe(
      'Call calendar and tell day by day what is kept, by whom and where. Mark what has date_approximate, and link each day to its url.',
    )
    expect(await text({ date: '2026-05-01', country: 'France' }, 'network')).toMatch(
      /^Call calendar with date 2026-05-01 and tell .* what concerns France first\. /,
    )
    expect(await text({ date: ' ' }, 'flowers')).toMatch(/^Call in_flower_today and tell day by day/)
    expect(await got('days_ahead', undefined, 'network')).toHaveLength(1)
  })

  test.each([
    ['nothing', {}, 'There is no such prompt'],
    ['toString', {}, 'There is no such prompt'],
    [7, {}, 'There is no such prompt'],
    ['introduce', [], 'The arguments are not an object.'],
    ['introduce', {}, 'name is missing.'],
    ['introduce', { name: ' ' }, 'name is missing.'],
    ['introduce', { name: 7 }, 'name takes a text of at most 120 characters.'],
    ['introduce', { name: 'a'.repeat(121) }, 'name takes a text of at most 120 characters.'],
    ['introduce', { name: 'rose', other: 'x' }, 'The prompt takes no argument "other".'],
    ['days_ahead', { date: '2026-02-30' }, 'date takes a calendar date, YYYY-MM-DD.'],
  ])('that are asked for as %j with %j say what is wrong', async (name, given, detail) => {
    await expect(got(name, given)).rejects.toMatchObject({ code: -32_602, message: expect.stringContaining(detail) })
  })

  it('say what may be meant where there is no entry of a name', async () => {
    await expect(got('introduce', { name: 'orchid' })).rejects.toMatchObject({
      code: -32_602,
      data: { code: 'not_found' },
    })
  })
})

describe('what may be meant by the beginning of a word', () => {
  const meant = async (ref: object, name: string, value: string, surface: OwnerId = 'flowers') =>
    (await complete(surface, { ref, argument: { name, value } }, site)).completion.values
  const introduce = { type: 'ref/prompt', name: 'introduce' }
  const flower = { type: 'ref/resource', uri: address('flowers/flowers/{slug}') }

  it('is names of what the catalogue is about, for a prompt; of everything, at the network', async () => {
    expect((await meant(introduce, 'name', 'ros')).sort()).toEqual(['Rose', 'Rose of sharon'])
    expect(await meant(introduce, 'name', 'ros', 'network')).toEqual(expect.arrayContaining(['Rose', 'Rose jam']))
    expect(await meant(introduce, 'name', ' '), 'nothing was typed').toEqual([])
  })

  it('is slugs of its sort, for a template; all of them where nothing is typed', async () => {
    expect((await meant(flower, 'slug', 'ros')).sort()).toEqual(['rose', 'rose-of-sharon'])
    expect(await meant(flower, 'slug', 'of-sharon'), 'as its name is written').toEqual(['rose-of-sharon'])
    expect(await meant(flower, 'slug', '')).toEqual(['lily', 'rose', 'rose-of-sharon'])
  })

  it('is countries, whatever the accents, and nothing for what takes anything', async () => {
    const days = { type: 'ref/prompt', name: 'days_ahead' }
    expect(await meant(days, 'country', 'GERM')).toEqual(['Germany'])
    expect(await meant(days, 'country', 'reun')).toEqual(['Réunion'])
    expect(await meant(days, 'date', '2026')).toEqual([])
  })

  it('is twenty at most, and says where there are more', async () => {
    const days = { type: 'ref/prompt', name: 'days_ahead' }
    const { completion } = await complete('flowers', { ref: days, argument: { name: 'country', value: '' } }, site)
    expect([completion.values.length, completion.hasMore]).toEqual([20, true])
    const few = await complete('flowers', { ref: flower, argument: { name: 'slug', value: '' } }, site)
    expect(few.completion.hasMore).toBe(false)
  })

  test.each([
    [introduce, 'other'],
    [introduce, 'toString'],
    [{ type: 'ref/prompt', name: 'nothing' }, 'name'],
    [{ type: 'ref/resource', uri: address('food/dishes/{slug}') }, 'slug'],
    [flower, 'name'],
    [{ type: 'ref/other' }, 'slug'],
  ])('is refused of %j, %s', async (ref, name) => {
    await expect(meant(ref, name, 'r')).rejects.toMatchObject({ code: -32_602 })
  })

  it('has to be asked in full', async () => {
    for (const params of [
      {},
      { ref: introduce },
      { ref: introduce, argument: { name: 'name' } },
      { ref: 1, argument: { name: 'name', value: '' } },
    ])
      await expect(complete('flowers', params, site)).rejects.toMatchObject({ code: -32_602 })
  })
})
