import { expect, it } from 'vitest'
import { errors } from '#src/errors.ts'
import type { Publication } from '#src/read-model/publication.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { network, type OwnerId, services } from '#src/services.ts'
import { fewEntries } from '#test/few-entries.ts'
import { keeping } from '#test/recorded.ts'
import { contentOf } from '#tools/answer.ts'
import { toolsOf } from '#tools/index.ts'
import { exampleAddress, indexAnswer } from './index-document.ts'
import { openApiAnswer } from './openapi.ts'
import { type Site, type SiteSettings, siteOf } from './site.ts'
import { clientAnswer, clientTypesAnswer } from './typed-client.ts'

type Json = Record<string, unknown>
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; example?: unknown; description?: string; schema: Json }[]
  responses: Record<
    string,
    { $ref?: string; headers?: Json; content?: Record<string, { schema: Json; examples?: Json }> }
  >
}
type OpenApi = {
  info: { title: string; description: string; 'x-data-license': Json; contact: Json }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { get: Operation }>
  components: {
    schemas: Record<string, Json>
    examples: Record<string, { summary: string; value: Json }>
    responses: Record<
      string,
      { description?: string; headers?: Json; content?: Record<string, { examples: Record<string, { value: Json }> }> }
    >
    headers: Record<string, { description: string }>
  }
}

const text = `A shrub ${'with many thorns '.repeat(20)}`
const ground = fewEntries({
  entries: [{ resource: flowers, slug: 'rose', fields: { origin: text } }],
  picks: [{ day: '2026-11-23', slug: 'rose', is_planned: true }],
  card: { name: 'Octavo Flowers', licence: 'CC-BY-4.0' } as Publication,
})

/** A site of one flower, with these settings. */
const siteWith = (settings: Partial<SiteSettings> = {}): Site =>
  siteOf(
    { PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0, ...settings },
    keeping(ground.database),
    { now: () => new Date('2026-11-23T12:00:00Z') },
  )

const limited = () => siteWith({ RATE_LIMIT_PER_MINUTE: 60 })

const described = async (surface: OwnerId, site: Site = limited()) =>
  contentOf(await openApiAnswer(surface, site)) as OpenApi

const operationOf = ({ paths }: OpenApi, name: string) => paths[`/${name}`]?.get as Operation

it.each(['flowers', 'dance', network.id] as const)(
  'describes every tool of %s once, by its own kind',
  async (surface) => {
    const { paths, tags } = await described(surface)
    expect(Object.keys(paths)).toEqual(Object.keys(toolsOf(surface)).map((name) => `/${name}`))
    for (const { name, description } of tags) {
      const own = Object.entries(toolsOf(surface)).filter(([, { kind }]) => kind === name)
      expect(description).toBe(`Tools of this kind: ${own.map(([tool]) => `\`${tool}\``).join(', ')}.`)
    }
  },
)

it('says where it answers, whose it is and under what licence', async () => {
  const flowersApi = await described('flowers')
  expect(flowersApi.servers[0]?.url).toBe('https://octavo.example/flowers/api/v1')
  expect(flowersApi.info).toMatchObject({
    title: 'Flowers API',
    contact: { url: 'https://octavo.example/flowers/about' },
    'x-data-license': { identifier: 'CC-BY-4.0' },
  })
  expect(flowersApi.info.description).toContain('Octavo Flowers')
  for (const code of Object.keys(errors)) expect(flowersApi.info.description).toContain(`\`${code}\``)
})

it('says of a parameter what it takes, whether it is needed, and how it is asked for', async () => {
  const flowersApi = await described('flowers')
  const { summary, tags, parameters } = operationOf(flowersApi, 'get_flower')
  expect([summary, tags]).toEqual(['Get flower', ['get']])
  const slug = parameters.find(({ name }) => name === 'slug')
  expect(slug).toMatchObject({ in: 'query', required: false, example: toolsOf('flowers').get_flower?.example.slug })
  expect(slug?.schema).not.toHaveProperty('description')
  expect(slug?.description).toMatch(/\w/)
  const query = operationOf(flowersApi, 'search').parameters.find(({ name }) => name === 'query')
  expect(query?.required).toBe(true)
})

it('shows what tools answer today, with texts and lists cut short', async () => {
  const flowersApi = await described('flowers')
  const schema = operationOf(flowersApi, 'get_flower').responses[200]?.content?.['application/json']?.schema.$ref
  expect(schema).toMatch(/^#\/components\/schemas\/\w+$/)
  const { examples } = flowersApi.components
  const shown = Object.values(examples).map(({ value }) => JSON.stringify(value))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.join()).toContain('…')
  expect(shown.join()).not.toContain(text.trim())
})

it('has an address of every schema that it names, and no schema that nothing leads to', async () => {
  const flowersApi = await described('flowers')
  const names = new Set(JSON.stringify(flowersApi).match(/(?<=#\/components\/schemas\/)\w+/g))
  expect([...names].sort()).toEqual(Object.keys(flowersApi.components.schemas).sort())
  for (const [name, schema] of Object.entries(flowersApi.components.schemas)) {
    expect(schema, name).not.toHaveProperty('$schema')
    expect(JSON.stringify(schema), 'later releases may add fields').not.toContain('"additionalProperties":false')
  }
})

it('promises no validator of what is drawn by chance', async () => {
  const flowersApi = await described('flowers')
  const random = Object.entries(toolsOf('flowers')).find(([, { varies }]) => varies === 'random')?.[0] as string
  expect(operationOf(flowersApi, random).responses).not.toHaveProperty('304')
  expect(operationOf(flowersApi, random).responses[200]?.headers).not.toHaveProperty('ETag')
  expect(operationOf(flowersApi, 'search').responses).toHaveProperty('304')
  expect(operationOf(flowersApi, 'search').responses[200]?.headers).toHaveProperty('ETag')
})

it('documents the failures that can be met, each with its codes and the headers that come with it', async () => {
  const flowersApi = await described('flowers')
  const { responses } = flowersApi.components
  expect(Object.keys(operationOf(flowersApi, 'search').responses)).toEqual(
    expect.arrayContaining(['200', '400', '404', '429', '500', '503']),
  )
  const invalid = responses.Problem400?.content?.['application/problem+json']?.examples.invalid_request?.value
  expect(invalid).toMatchObject({ status: 400, errors: [{ parameter: 'limit', code: 'out_of_range' }] })
  expect(responses.Problem429?.headers).toHaveProperty('Retry-After')
  expect(responses.Problem503?.headers).toHaveProperty('Retry-After')
  expect(responses.Problem400?.headers).not.toHaveProperty('Retry-After')
  expect(responses.Problem401?.headers).toHaveProperty('WWW-Authenticate')
})

it('tells of a limit where there is one, and of none where there is none', async () => {
  const flowersApi = await described('flowers')
  const open = await described('flowers', siteWith())
  expect(flowersApi.components.headers).toHaveProperty('RateLimit')
  expect(open.components.headers).not.toHaveProperty('RateLimit')
  expect(open.components.responses).not.toHaveProperty('Problem429')
  expect(open.paths['/search']?.get.responses).not.toHaveProperty('429')
  expect(open.info.description).toContain('There is no limit of requests.')
  const cdn = siteWith({ RATE_LIMIT_PER_MINUTE: 60, PURGE_URL: 'http://cdn' })
  expect((await described('flowers', cdn)).components.headers.RateLimit?.description).toContain(
    'Not on an answer that a CDN',
  )
  expect(flowersApi.components.headers.RateLimit?.description).not.toContain('CDN')
})

it('lists every tool with what a program needs to ask it', async () => {
  const index = contentOf(await indexAnswer('flowers', limited())) as {
    tools: Json[]
    schemas: Json
    requests_per_minute: number
  }
  expect(index.requests_per_minute).toBe(60)
  expect(index.tools.map(({ name }) => name)).toEqual(Object.keys(toolsOf('flowers')))
  for (const { output_schema } of index.tools) {
    const { $ref } = output_schema as { $ref: string }
    expect(index.schemas).toHaveProperty([$ref.replace('#/schemas/', '')])
  }
  expect(index.tools.find(({ name }) => name === 'get_flower')).toMatchObject({
    kind: 'get',
    address: 'https://octavo.example/flowers/api/v1/get_flower',
  })
})

it('writes the address that asks an example, with and without parameters', () => {
  expect(exampleAddress('flowers', limited(), 'search', { query: 'red & white', limit: 3 })).toBe(
    'https://octavo.example/flowers/api/v1/search?query=red+%26+white&limit=3',
  )
  expect(exampleAddress(network.id, limited(), 'today', {})).toBe('https://octavo.example/api/v1/today')
})

it('writes a client that asks this deployment, and of the network one for every catalogue too', async () => {
  const own = String((await clientAnswer('flowers', limited())).bytes)
  expect(own).toMatch(/^\/\/ Flowers: a client of the API that https:\/\/octavo\.example\/flowers\/api documents/)
  expect(own).toContain('"base": "https://octavo.example/flowers"')
  expect(own, 'lists are read by pages of their own length').toMatch(/\blist_flowers:100\b/)
  expect(own).toMatch(/\bget_flower /)
  expect(own).not.toContain('"catalogues"')
  const all = String((await clientAnswer(network.id, limited())).bytes)
  for (const { path } of services) expect(all).toContain(`"path": "/${path}"`)
})

it('declares the types of every tool of the client', async () => {
  const types = String((await clientTypesAnswer('flowers', limited())).bytes)
  for (const name of Object.keys(toolsOf('flowers')))
    expect(types).toMatch(new RegExp(`^  ${name}: Octavo(Paged)?Tool<\\w+Input, \\w+>$`, 'm'))
  expect(types).toMatch(/^ {2}list_flowers: OctavoPagedTool</m)
  expect(types).toMatch(/^ {2}get_flower: OctavoTool</m)
  const all = String((await clientTypesAnswer(network.id, limited())).bytes)
  for (const { id } of services) expect(all).toContain(`export declare namespace ${id} {`)
})
