/**
 * Private means private: a rare word stands in every text of drafts, unpublished, scheduled and trashed entries and of changes that
 * wait, and is found nowhere; and nobody who asks with it hears anything but what a word hears that nobody ever wrote.
 */
import { handleEndpoints, type SanitizedConfig } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { catalogueCollections } from '#collections/index.ts'
import type { Handler, HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { rebuild } from '#src/publish/rebuild.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type OwnerId, type ServiceId, services } from '#src/services.ts'
import { fold } from '#src/text/fold.ts'
import {
  canaryIn,
  type HiddenState,
  hiddenStates,
  type Planted,
  plant,
  storePicture,
  unknownWord,
  words,
} from '#test/canaries.ts'
import { badValues } from '#test/contract/bad-values.ts'
import { type ContractParameter, contract } from '#test/contract/contract.ts'
import { pagesOfEverySort } from '#test/pages-of-every-sort.ts'
import { sessionTokenOf } from '#test/session-token-of.ts'
import { type World, world } from '#test/world.ts'
import { networkTools } from '#tools/network/index.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { ToolTable } from '#tools/tool.ts'

// Which files pages link is known once they are compiled.
vi.mock('#src/site/assets.ts', () => import('#test/uncompiled-assets.ts'))

// Hundreds of entries are written and asked for, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 })

const publicUrl = 'https://octavo.test'

let here: World
let config: SanitizedConfig
let handlers: readonly Handler[]
let site: Site
let planted: Planted[]
const tokens: Partial<Record<ServiceId | 'administrator', string>> = {}
const notices: string[] = []
const failures: unknown[] = []
let listener: pg.Client

beforeAll(async () => {
  here = await world()
  listener = new pg.Client({ connectionString: here.url })
  await listener.connect()
  await listener.query('listen octavo')
  listener.on('notification', ({ payload = '' }) => notices.push(payload))
  config = await (await import('#src/payload.config.ts')).default
  const { siteOf } = await import('#src/http/site.ts')
  handlers = (await import('#src/handlers.ts')).handlers
  const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
  site = siteOf(settings, here.database, { report: (_, __, error) => void failures.push(error) })
  await makePeople()
  await makeCards()
  planted = await plant(here.payload)
  await plantOthers()
})

afterAll(async () => {
  await listener?.end()
  await here?.close()
})

describe('canaries', () => {
  it('are in every collection, in each state', () => {
    const expected = catalogueCollections.flatMap(({ config: { slug } }) =>
      [...hiddenStates, 'innocent'].map((state) => `${slug} ${state}`),
    )
    expect(planted.map(({ collection, state }) => `${collection} ${state}`).sort()).toEqual(expected.sort())
  })

  it('are what editors of the service read, so that they are there to be found', async () => {
    for (const {
      config: { slug },
    } of catalogueCollections) {
      const { status, text } = await rest(`/${slug}?draft=true&depth=0&trash=true&limit=0`, {
        token: tokens.administrator,
      })
      const unseen = hiddenStates.filter((state) => !text.includes(words[state]))
      expect([status, unseen], `${slug} ${text.slice(0, 200)}`).toEqual([200, []])
    }
  })
})

describe('in what readers are given', () => {
  it('no page, list, feed, calendar, site map or document has the word', async () => {
    for (const url of addresses()) await expectClean(url)
    // Whatever a site map names is a page of its own.
    for (const { path } of services) {
      const { text } = await expectClean(`/${path}/sitemap.xml`)
      for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) await expectClean(new URL(address).pathname)
    }
    expect(failures).toEqual([])
  })

  it('the innocent entry of each collection is there, so that there is something to be read', async () => {
    for (const entry of planted.filter(({ state }) => state === 'innocent')) {
      const place = listOf(entry) + entry.slug
      const { status } = await get(place)
      expect(status, place).toBe(200)
    }
  })

  it('a page of a hidden entry is a page that was never there', async () => {
    for (const entry of hidden()) {
      const { slug } = entry
      if (canaryIn(slug) === null) continue
      const place = listOf(entry)
      const [secret, unknown] = [await get(place + slug), await get(place + asUnknown(slug))]
      expect(secret.status, place + slug).toBe(404)
      expect(withoutEcho(secret, slug), place + slug).toEqual(withoutEcho(unknown, asUnknown(slug)))
    }
  })

  it('agents are told nothing of it', async () => {
    for (const { path } of services)
      for (const method of ['initialize', 'ping', 'tools/list', 'resources/list', 'prompts/list', 'server/discover'])
        expectNothing(`${path} ${method}`, await agent(path, method))
  })
})

describe.each(services)('tools of $id', ({ id, path }) => {
  const table: ToolTable = toolsByService[id]

  it('give it for no question', async () => {
    for (const [name, tool] of Object.entries(table)) {
      await expectClean(`/${path}/api/v1/${name}?${queryOf(tool.example)}`)
      for (const [parameter, promise] of parametersOf(id, name))
        for (const bad of badValues(promise))
          if ('query' in bad && bad.query.length < 100)
            await expectClean(
              `/${path}/api/v1/${name}?${queryOf({ ...tool.example, [parameter]: '' })}&${parameter}=${bad.query}`,
            )
    }
    expect(failures).toEqual([])
  })

  it('say to whoever asks with it what they say to an unknown word', async () => {
    for (const [name, tool] of Object.entries(table))
      for (const [parameter, promise] of parametersOf(id, name)) {
        if (promise.type !== 'string' || promise.enum || promise.format) continue
        const { [parameter]: _, ...others } = tool.example
        for (const text of asked(id)) {
          const address = (word: string) => `/${path}/api/v1/${name}?${queryOf({ ...others, [parameter]: word })}`
          await expectAsUnknown(address, text, tool.varies === 'random')
        }
      }
  })

  it('say so to agents too', async () => {
    const [name, tool] = Object.entries(table).find(([one]) => one.startsWith('search')) ?? []
    if (!name || !tool) return
    const [parameter = 'query'] = Object.keys(tool.example)
    for (const text of asked(id)) {
      const call = (word: string) => agent(path, 'tools/call', { name, arguments: { [parameter]: word } })
      const [secret, unknown] = [await call(text), await call(asUnknown(text))]
      expect(withoutEcho(secret, text)).toEqual(withoutEcho(unknown, asUnknown(text)))
    }
  })
})

describe('tools of the network', () => {
  it('give it for no question, and say to whoever asks with it what they say to an unknown word', async () => {
    for (const [name, { example }] of Object.entries(networkTools))
      await expectClean(`/api/v1/${name}?${queryOf(example)}`)
    for (const { id } of services)
      for (const text of asked(id))
        for (const [name, parameter] of [
          ['search', 'query'],
          ['get', 'slug'],
          ['get', 'name'],
        ])
          await expectAsUnknown((word) => `/api/v1/${name}?${queryOf({ [String(parameter)]: word })}`, text)
    expect(failures).toEqual([])
  })
})

describe('pages that are asked with a word', () => {
  it('show what they show for an unknown one', async () => {
    for (const { id, path } of services)
      for (const text of asked(id)) {
        await expectAsUnknown((word) => `/${path}/search?${queryOf({ q: word })}`, text)
        await expectAsUnknown((word) => `/search?${queryOf({ q: word, catalogue: id })}`, text)
        for (const { path: list } of resourcesOf(id))
          await expectAsUnknown((word) => `/${path}/${list}?${queryOf({ city: word, day: word })}`, text)
      }
  })
})

describe('pictures', () => {
  it('of what is not published are given to nobody', async () => {
    const files = await filesOf(['draft', 'scheduled', 'unpublished', 'trashed', 'changed'])
    const given: string[] = []
    for (const file of files)
      for (const method of ['GET', 'HEAD'])
        if ((await get(`/media/${encodeURIComponent(file)}`, { method })).status !== 404)
          given.push(`${method} ${file}`)
    expect(given).toEqual([])
  })

  it('have no names that tell what is not there from what is hidden', async () => {
    for (const file of await filesOf(hiddenStates)) {
      const [secret, unknown] = [await get(`/media/${file}`), await get(`/media/${asUnknown(file)}`)]
      expect(withoutEcho(secret, file)).toEqual(withoutEcho(unknown, asUnknown(file)))
    }
  })
})

describe("the CMS's REST", () => {
  it.each(['stranger', 'person of another service'] as const)('gives a %s nothing', async (who) => {
    for (const {
      config: { slug },
      resource,
    } of catalogueCollections) {
      // Of what all hold in common everybody reads who works on any catalogue.
      if (who !== 'stranger' && resource.service === 'network') continue
      const person = who === 'stranger' ? {} : { token: tokenOfAnother(resource.service) }
      const entries = planted.filter(({ collection, state }) => collection === slug && state !== 'innocent')
      for (const { id, state } of entries) {
        for (const query of ['', '?draft=true&depth=2&trash=true'])
          await expectRefused(`/${slug}/${id}${query}`, person)
        const change = { method: 'PATCH', body: { summary: 'Seen?' }, ...person }
        await expectRefused(`/${slug}/${id}`, change)
        if (state === 'draft') await expectRefused(`/${slug}/${id}/duplicate`, { ...change, method: 'POST', body: {} })
        if (state === 'draft') await expectRefused(`/${slug}/${id}`, { ...person, method: 'DELETE' })
      }
      const word = fold(words.draft)
      for (const query of [
        'limit=0&draft=true&trash=true',
        'depth=3&draft=true&sort=name&select[name]=true',
        `where[name][like]=${word}`,
        `where[sources.title][like]=${word}`,
        `where[slug][equals]=${word}-in-full&joins[x][limit]=1`,
      ])
        await expectRefused(`/${slug}?${query}`, person)
      await expectRefused(`/${slug}/versions?limit=0&depth=1&where[version.name][like]=${word}`, person)
      await expectRefused(`/${slug}/count?where[name][like]=${word}`, person)
      await expectRefused(`/${slug}?where[name][like]=${word}`, {
        ...person,
        method: 'PATCH',
        body: { summary: 'Seen?' },
      })
    }
  })

  it('has no door of its own that gives more', async () => {
    // The doors of all collections of entries are alike: one of each service is tried.
    const first = new Set(services.map(({ id }) => planted.find(({ service }) => service === id)?.collection))
    for (const { slug, endpoints } of config.collections) {
      if (!first.has(slug) || !endpoints) continue
      for (const entry of planted.filter((one) => one.collection === slug && one.state === 'draft'))
        for (const person of outsiders(entry))
          for (const { path: place, method } of endpoints) {
            const address = `/${slug}${place.replace(/:id\b/g, String(entry.id)).replace(/:\w+/g, 'x')}?draft=true&depth=2`
            const body = ['post', 'put', 'patch'].includes(method) ? { body: { id: entry.id } } : {}
            expectNothing(address, await rest(address, { ...person, method: method.toUpperCase(), ...body }))
          }
    }
    for (const { path: place, method } of config.endpoints ?? [])
      for (const entry of hidden().slice(0, 3))
        for (const person of outsiders(entry)) {
          const asked = `collection=${entry.collection}&slug=${entry.collection}&id=${entry.id}`
          const address = `${place.replace(/:id\b/g, String(entry.id)).replace(/:\w+/g, entry.collection)}?${asked}`
          const body = {
            collection: entry.collection,
            slug: entry.collection,
            id: entry.id,
            relationTo: entry.collection,
          }
          const sent = ['post', 'put', 'patch'].includes(method) ? { body } : {}
          expectNothing(address, await rest(address, { ...person, method: method.toUpperCase(), ...sent }))
        }
  })

  it('gives nobody else what is said of an entry, and only who publishes there what was done to it', async () => {
    const lines = await here.database.execute("select from editing.audit where title like 'Qu%' limit 1")
    expect(lines).toHaveLength(1)
    for (const entry of planted.filter(({ state, collection }) => state === 'innocent' && collection !== 'topics'))
      for (const person of outsiders(entry)) {
        await expectRefused(`/${entry.collection}/${entry.id}/review`, person)
        await expectRefused(`/${entry.collection}/${entry.id}/comments`, {
          ...person,
          method: 'POST',
          body: { body: 'Seen?' },
        })
      }
    for (const format of ['csv', 'ndjson'])
      for (const person of [{}, { token: tokens.flowers }]) await expectRefused(`/audit?format=${format}`, person)
  })

  it('gives strangers no picture that readers are not given', async () => {
    for (const file of await filesOf(hiddenStates)) await expectRefused(`/media/file/${file}`, {})
  })

  const others = ['media', 'picks', 'outlets', 'headlines', 'publications', 'users', 'payload-jobs'] as const
  const ofPayload = ['payload-locked-documents', 'payload-preferences', 'payload-migrations'] as const

  it('gives a stranger nothing of what is shared', async () => {
    for (const slug of [...others, ...ofPayload])
      for (const place of [
        `/${slug}?limit=0&depth=3&draft=true`,
        `/${slug}/1?depth=3`,
        `/${slug}/count`,
        `/${slug}/versions`,
      ])
        expectNothing(place, await rest(place))
    for (const place of ['/access', '/users/me', '/users/init', '/globals/x', '/payload-jobs/run', '/collections', '/'])
      expectNothing(place, await rest(place))
  })

  it('gives a person of another service nothing of an entry in what all may see', async () => {
    for (const { id: service } of services) {
      const person = { token: tokenOfAnother(service) }
      for (const slug of [...others, ...ofPayload]) {
        if (slug === 'media' || slug === 'outlets') continue
        const its = ['picks', 'headlines', 'publications'].includes(slug) ? `&where[service][equals]=${service}` : ''
        for (const place of [`/${slug}?limit=0&depth=3&draft=true&trash=true${its}`, `/${slug}/count`])
          expectNothing(place, await rest(place, person))
      }
      for (const place of ['/access', '/users/me', '/users?limit=0']) expectNothing(place, await rest(place, person))
    }
  })

  it('lets nobody ask through a reference, or by sorting, what an entry says', async () => {
    const through = {
      picks: ['entry.name', 'entry.summary', 'entry.value.name', 'entry.slug'],
      headlines: ['outlet.lastError'],
      media: ['updatedBy.email'],
      'payload-locked-documents': ['document.name', 'document.value.name', 'user.email', 'user.value.name'],
      'payload-preferences': ['user.email', 'user.value.email'],
      users: ['email', 'name', 'sessions.id', 'hash', 'salt', 'resetPasswordToken'],
    }
    const person = { token: tokenOfAnother('flowers') }
    for (const [slug, fields] of Object.entries(through))
      for (const field of fields) {
        for (const operator of ['like', 'equals', 'not_equals', 'contains']) {
          const address = (word: string) => `/${slug}?where[${field}][${operator}]=${word}&limit=0`
          for (const text of [fold(words.draft), `${words.unpublished} in full`, fold(words.other)]) {
            const [secret, unknown] = [await rest(address(text), person), await rest(address(asUnknown(text)), person)]
            expect(withoutEcho(secret, text), address(text)).toEqual(withoutEcho(unknown, asUnknown(text)))
          }
        }
        // What all may see of pictures is no secret.
        if (slug !== 'media') expectNothing(field, await rest(`/${slug}?sort=${field}&limit=0&depth=0`, person))
      }
  })

  it('says the same of an entry of another service whether it is there or not', async () => {
    const entry = planted.find(({ state, collection }) => state === 'draft' && collection === 'flowers') as Planted
    const pick = (value: number) => ({
      method: 'POST',
      token: tokenOfAnother('flowers'),
      body: { service: 'cheese', day: '2027-06-01', entry: { relationTo: 'flowers', value } },
    })
    const secret = await rest('/picks', pick(entry.id))
    expectNothing('a pick', secret)
    expect([secret.status, secret.text]).toEqual(Object.values(await rest('/picks', pick(999_999))).slice(0, 2))
  })

  it('says what is wrong with an entry without saying what is in others', async () => {
    const mine = planted.filter(({ service, state }) => service === 'flowers' && state === 'innocent')
    for (const { collection, id } of mine) {
      const body = { slug: 'Not a slug', name: '', sources: [{ address: 'nowhere' }], _status: 'published' }
      const reply = await rest(`/${collection}/${id}`, { method: 'PATCH', token: tokens.flowers, body })
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expectNothing(collection, reply)
    }
  })
})

describe('what lies in the database for readers', () => {
  it('has no letter of it, now and after a rebuild, and neither has any notice', async () => {
    expect(await readModelWith()).toEqual([])
    await rebuild(here.payload)
    expect(await readModelWith()).toEqual([])
    expect(notices.length).toBeGreaterThan(0)
    expect(notices.filter((notice) => canaryIn(notice) !== null || !/^[a-z]+ [a-z]+ \d+$/.test(notice))).toEqual([])
    for (const { id, path } of services) {
      await expectClean(`/${path}/sitemap.xml`)
      await expectClean(`/${path}/api/v1/stats`)
      await expectAsUnknown((word) => `/${path}/search?${queryOf({ q: word })}`, asked(id)[0] as string)
    }
  })
})

/** Where the pages of an entry's sort stand. */
const listOf = ({ service, path }: Planted): string => (service === 'network' ? `/${path}/` : `/${service}/${path}/`)

/** A stranger, and who works on another catalogue: what all hold in common is of no other. */
const outsiders = ({ service }: Planted) => (service === 'network' ? [{}] : [{}, { token: tokenOfAnother(service) }])

const hidden = (): Planted[] => planted.filter(({ state }) => state !== 'innocent' && state !== 'changed')

/** Every address of a sort that pages, feeds and documents have, with and without what is planted. */
function addresses(): string[] {
  const own = services.flatMap(({ id, path }) =>
    [
      ...[
        '',
        '/about',
        '/api',
        '/calendar',
        '/coverage',
        '/news',
        '/search',
        '/robots.txt',
        '/sitemap.xml',
        '/nothing',
      ],
      ...['/feed.xml', '/atom.xml', '/feed.json', '/calendar.ics'],
      ...['/api/v1', '/api/v1/openapi.json', '/api/v1/nothing', '/mcp'],
      ...resourcesOf(id).flatMap((resource) => [`/${resource.path}`, `/${resource.path}?sort=new`]),
      ...planted
        .filter(({ service, state }) => service === id && (state === 'innocent' || state === 'changed'))
        .map((entry) => `/${entry.path}/${entry.slug}`),
    ].map((place) => `/${path}${place}`),
  )
  const topics = planted
    .filter(({ service, state }) => service === 'network' && (state === 'innocent' || state === 'changed'))
    .map((entry) => listOf(entry) + entry.slug)
  const shared = ['/robots.txt', '/sitemap.xml', '/sitemap-network.xml', '/healthz', '/readyz', '/mcp', '/search']
  const network = ['/feed.xml', '/atom.xml', '/feed.json', '/calendar.ics', '/api/v1', '/api/v1/openapi.json']
  return [...new Set([...pagesOfEverySort, ...topics, ...shared, ...network, ...own])]
}

/** What somebody would ask who had heard of a hidden entry: its name, its address, a beginning, a link in it. */
function asked(service: ServiceId): string[] {
  return hiddenStates.flatMap((state, index) => {
    const word = words[state]
    const slug = planted.find(
      (entry) => entry.service === service && entry.state === state && canaryIn(entry.slug),
    )?.slug
    const variants = [
      fold(word).slice(0, 7),
      `${word} in full`,
      fold(word),
      `https://${fold(word)}.example/`,
      word.toUpperCase(),
    ]
    return [slug ?? fold(word), variants[index % variants.length] as string]
  })
}

/** The same text with the word that nobody wrote. */
const asUnknown = (text: string): string => {
  const same = (word: string, whole: string) => (word === word.toUpperCase() ? whole.toUpperCase() : whole)
  return text
    .normalize('NFC')
    .replace(/quéxvo[a-z]{3}/gi, (word) => (/^Q/.test(word) ? same(word, unknownWord) : unknownWord.toLowerCase()))
    .replace(/quexvo[a-z]{0,3}/gi, (word) => same(word, fold(unknownWord).slice(0, word.length)))
}

type Heard = { status: number; text: string; headers: string }

/** What is heard, but for the question, and for what every request hears anew. */
function withoutEcho({ status, text, headers }: Heard, word: string): Heard {
  const echoes = [
    word,
    // Search tells which words were missing, one by one.
    ...word.split(/[\s-]/).flatMap((one) => (one.length > 5 ? [one, one.toLowerCase(), fold(one)] : [])),
    encodeURIComponent(word),
    word.toLowerCase(),
    fold(word),
    escaped(word),
    fold(word).replaceAll(' ', '-'),
  ]
  // As it stands, in a path, and in a query.
  const forms = (echo: string) => [echo, encodeURIComponent(echo), new URLSearchParams({ echo }).toString().slice(5)]
  const plain = (said: string) =>
    echoes
      .reduce((left, echo) => forms(echo).reduce((rest, form) => rest.replaceAll(form, '‹asked›'), left), said)
      .replace(/"(?:request_id|instance)":"[^"]+"/g, '')
  const isEchoed = plain(text) !== text
  // A digest of an echo, and its length, are its own; so is the instant at which a page was made.
  const own = isEchoed
    ? /(?:etag|x-request-id|content-length|content-security-policy|last-modified|link): .*\n?/g
    : /(?:x-request-id|last-modified): .*\n?/g
  return { status, text: plain(text), headers: plain(headers).replace(own, '') }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

async function expectClean(url: string): Promise<Heard> {
  const reply = await get(url)
  expectNothing(url, reply)
  return reply
}

async function expectAsUnknown(address: (word: string) => string, text: string, isRandom = false): Promise<void> {
  const [secret, unknown] = [await get(address(text)), await get(address(asUnknown(text)))]
  if (isRandom) return expectNothing(address(text), { ...secret, text: withoutEcho(secret, text).text })
  expect(withoutEcho(secret, text), address(text)).toEqual(withoutEcho(unknown, asUnknown(text)))
}

function expectNothing(where: string, { text, headers }: Heard): void {
  expect([canaryIn(text), canaryIn(headers)], where).toEqual([null, null])
}

/** Asks as a reader does. */
async function get(url: string, { method = 'GET', body = '' } = {}): Promise<Heard> {
  const request: HttpRequest = {
    method,
    url,
    header: (name) => (name === 'content-type' && body ? 'application/json' : undefined),
    body: async () => new TextEncoder().encode(body),
    client: '',
  }
  const handler = handlers.find(({ takes }) => takes(url))
  if (!handler) throw new Error(`Nobody answers ${url}.`)
  const reply = await handler.respond(request, site)
  return { status: reply.status, text: await textOf(reply), headers: headersOf(Object.entries(reply.headers)) }
}

async function textOf({ body }: HttpReply): Promise<string> {
  if (body === null || typeof body === 'string') return body ?? ''
  if (body instanceof Uint8Array) return Buffer.from(body).toString()
  body.destroy()
  return ''
}

const headersOf = (pairs: Iterable<[string, string]>): string =>
  [...pairs]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => `${name}: ${value.replace(/max-age=\d+/, 'max-age')}\n`)
    .sort()
    .join('')

const agent = (path: string, method: string, params: object = {}): Promise<Heard> =>
  get(`/${path}/mcp`, { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) })

type Asking = { method?: string; token?: string | undefined; body?: object }

/** Asks Payload's REST, as Next's route does. */
async function rest(place: string, { method = 'GET', token, body }: Asking = {}): Promise<Heard> {
  const headers = {
    ...(token && { authorization: `JWT ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const request = new Request(`${publicUrl}/cms/api${place}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await handleEndpoints({ config, request, payloadInstanceCacheKey: here.key })
  return { status: reply.status, text: await reply.text(), headers: headersOf(reply.headers) }
}

async function expectRefused(place: string, asking: Asking): Promise<void> {
  const reply = await rest(place, asking)
  expect(reply.status, `${asking.method ?? 'GET'} ${place}: ${reply.text.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
  expectNothing(place, reply)
}

const tokenOfAnother = (service: OwnerId) => tokens[service === 'cheese' ? 'flowers' : 'cheese']

async function makePeople(): Promise<void> {
  const people = { administrator: [], cheese: ['cheese'], flowers: ['flowers'] } as const
  for (const [name, confined] of Object.entries(people)) {
    const role = name === 'administrator' ? 'administrator' : 'editor'
    const data = {
      name,
      email: `${name}@example.org`,
      password: 'a long password for tests',
      role,
      services: [...confined],
    }
    await here.payload.create({ collection: 'users', data: data as never })
    tokens[name as 'administrator'] = await sessionTokenOf(here.payload, data.email)
  }
}

/** Each catalogue says what it is, as far as that is needed to show its pages. */
async function makeCards(): Promise<void> {
  const { lexicalFromMarkdown } = await import('#src/markdown/lexical-from-markdown.ts')
  for (const { id, title } of services) {
    const card = {
      service: id,
      name: title,
      tagline: title,
      publisher: 'A press',
      network: 'Octavo',
      contact: 'a@example.org',
    }
    await here.payload.create({
      collection: 'publications',
      data: { ...card, about: lexicalFromMarkdown(title) } as never,
    })
  }
}

/** What has no state of its own: a person, an outlet nothing is from, a picture nothing shows, a headline that is deleted. */
async function plantOthers(): Promise<void> {
  const { payload } = here
  const word = words.other
  const person = {
    name: word,
    email: `${fold(word)}@example.org`,
    password: 'a long password for tests',
    role: 'writer',
  }
  await payload.create({ collection: 'users', data: person as never })
  await storePicture(payload, word)
  const address = `https://${fold(word)}.example/`
  const outlet = {
    name: word,
    homepage: address,
    feed: `${address}feed`,
    service: 'flowers',
    isActive: false,
    lastError: word,
  }
  await payload.create({ collection: 'outlets', data: outlet as never })
  const source = { name: 'Gazette', homepage: 'https://g.example/', feed: 'https://g.example/feed', service: 'flowers' }
  const { id } = await payload.create({ collection: 'outlets', data: source as never })
  const headline = { service: 'flowers', title: word, address, outlet: id, publishedAt: new Date().toISOString() }
  const { id: published } = await payload.create({ collection: 'headlines', data: headline as never })
  await payload.delete({ collection: 'headlines', id: published })
  await speakOf(planted)
}

/** What colleagues say to each other of an entry is private, be the entry public. */
async function speakOf(entries: readonly Planted[]): Promise<void> {
  const given = [entries.map(({ collection }) => collection), entries.map(({ id }) => id), words.other]
  const each = 'from unnest($1::text[], $2::int[]) as entry (collection, id)'
  await here.database.execute(
    `insert into editing.reviews (collection, document_id, state, reason, recheck_on)
     select collection, id, 'in review', $3, current_date ${each}`,
    given,
  )
  await here.database.execute(
    `insert into editing.comments (collection, document_id, field, body) select collection, id, 'name', $3 ${each}`,
    given,
  )
}

async function filesOf(states: readonly HiddenState[]): Promise<string[]> {
  const { docs } = await here.payload.find({ collection: 'media', limit: 0, pagination: false })
  const wanted = docs.filter(({ alt }) =>
    [...states.map((state) => words[state]), words.other].some((word) => alt.startsWith(word)),
  )
  return wanted.flatMap(({ filename, sizes }) =>
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) => name ?? []),
  )
}

/** Rows of the read model that have the word in any of their columns. */
async function readModelWith(): Promise<string[]> {
  const tables = await here.database.execute<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'read_model' order by 1",
  )
  expect(tables.length).toBeGreaterThan(5)
  const leaks: string[] = []
  for (const { name } of tables)
    for (const { row } of await here.database.execute<{ row: string }>(
      `select t::text as row from read_model.${name} t`,
    )) {
      const canary = canaryIn(row)
      if (canary !== null) leaks.push(`${name}: ${canary}`)
    }
  return leaks
}

const parametersOf = (service: ServiceId, tool: string): [string, ContractParameter][] =>
  Object.entries(contract.services[service].tools[tool]?.params ?? {})

const queryOf = (input: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()
