import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { errors } from '#src/errors.ts'
import { licenceOf } from '#src/read-model/licences.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { network, type OwnerId, type ServiceId, services } from '#src/services.ts'
import { fewSite } from '#test/few-site.ts'
import { type OpenedPage, pageOpened } from '#test/reading-pages.ts'
import { answerOf } from '#tools/answer.ts'
import { toolsOf } from '#tools/index.ts'
import { ApiGuide, guideParts } from './guide.tsx'

const base = 'https://octavo.example'
const licence = licenceOf('CC-BY-4.0')

type Asked = { perMinute?: number; answered?: boolean }

const guides = new Map<string, OpenedPage>()

/** What is told of a surface, on a site that has this limit; made once, as nothing of it changes. */
function guideOf(surface: OwnerId, asked: Asked = {}): OpenedPage {
  const key = `${surface} ${JSON.stringify(asked)}`
  const guide = guides.get(key) ?? makeGuide(surface, asked)
  guides.set(key, guide)
  return guide
}

function makeGuide(surface: OwnerId, { perMinute = 0, answered = false }: Asked): OpenedPage {
  const { site } = fewSite({ entries: [{ resource: flowers, slug: 'rose' }] }, { RATE_LIMIT_PER_MINUTE: perMinute })
  const first = Object.entries(toolsOf(surface)).find(([, { kind }]) => kind === 'get')?.[0] ?? ''
  const answer = answerOf('{"name":"Rose <b>"}', { varies: 'content', sources: [] })
  const answers = new Map(answered ? [[first, answer]] : [])
  const main = createElement(ApiGuide, { surface, site, answers, licence })
  return pageOpened({ head: { title: '', description: '', siteName: '' }, main })
}

/** The texts that are there to be copied, of a part. */
const codesIn = (surface: OwnerId, part: string, asked: Asked = {}): string[] => {
  const { html } = guideOf(surface, asked)
  const [section = ''] = new RegExp(`<section id="${part}".*?</section>`, 's').exec(html) ?? []
  return [...section.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, text = '']) =>
    text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

describe('the guide to the API', () => {
  it('has every part that its table of contents names, in that order, to be led to', () => {
    for (const surface of ['flowers', network.id] as const) {
      const { html } = guideOf(surface)
      const told = [...html.matchAll(/<section id="([\w-]+)" class="told beside"><h2>(.*?)<\/h2>/g)]
      expect(told.map(([, id, title]) => ({ id, title }))).toEqual(
        guideParts(surface).map(({ id, title }) => ({ id, title })),
      )
    }
  })

  it('tells of the catalogues where it is of all of them, and of paging where a tool has pages', () => {
    const ids = (surface: OwnerId) => guideParts(surface).map(({ id }) => id)
    expect(ids(network.id)).toContain('catalogues')
    expect(ids('flowers')).not.toContain('catalogues')
    const paged = services.filter(({ id }) =>
      Object.values(toolsOf(id)).some(({ input }) => Object.hasOwn(input.shape, 'offset')),
    )
    for (const { id } of services) expect(ids(id).includes('paging'), id).toBe(paged.some((one) => one.id === id))
    expect(ids('flowers')).toContain('paging')
  })

  it('has how many tools each catalogue has', () => {
    const { lines, links } = guideOf(network.id).under('Catalogues')
    expect(links).toEqual(services.map(({ title, path }) => [title, `/${path}/api`]))
    for (const { id, title } of services) expect(lines).toContain(`${title}, ${Object.keys(toolsOf(id)).length} tools`)
  })
})

describe('the first request', () => {
  it.each(['flowers', 'dance', 'network'] as const)('opens an entry of %s, by words that its tool takes', (surface) => {
    const [link] = guideOf(surface).under('Start').links
    const address = new URL(String(link?.[1]), base)
    const [, name = ''] = /\/api\/v1\/(\w+)$/.exec(address.pathname) ?? []
    const tool = toolsOf(surface)[name]
    expect(tool?.kind).toBe('get')
    expect(Object.fromEntries(address.searchParams)).toEqual(tool?.example)
    expect(codesIn(surface, 'start')[0]).toContain(`'${address.href}'`)
  })

  it('is shown with what it is answered, as text, where that is known', () => {
    expect(codesIn('flowers', 'start', { answered: true }).at(-1)).toBe('{\n  "name": "Rose <b>"\n}')
    expect(guideOf('flowers').under('Start').lines).not.toContain('Answer, cut short')
  })

  it('can be asked again for what has changed alone, where its validator is known', () => {
    const [conditional] = codesIn('flowers', 'caching', { answered: true })
    expect(conditional).toMatch(/^curl -i -H 'If-None-Match: ".+"' 'https:\/\/octavo\.example\/flowers\/api\/v1\/\w+\?/)
    expect(codesIn('flowers', 'caching')).toEqual([])
  })

  it('can be posted, as JSON that its tool takes', () => {
    const [curl = ''] = codesIn('flowers', 'ask')
    const [, address, body = ''] = /^curl (\S+) -H 'content-type: application\/json' -d '(.*)'$/.exec(curl) ?? []
    const name = address?.split('/').at(-1) ?? ''
    expect(address).toBe(`${base}/flowers/api/v1/${name}`)
    expect(JSON.parse(body)).toEqual(toolsOf('flowers')[name]?.example)
  })
})

describe('what else is told', () => {
  it('is every error with its status and what to do, and the way to its page', () => {
    const { links, lines } = guideOf('flowers').under('Errors')
    expect(links.slice(1)).toEqual(Object.keys(errors).map((code) => [code, `/errors/${code}`]))
    expect(lines).toContain('404 not_found')
    expect(guideOf('flowers').part('parameters').lines.join()).not.toContain('`')
  })

  it('is a mistake as it would be answered, with what was meant', () => {
    const problem = JSON.parse(codesIn('flowers', 'errors').at(-1) ?? '') as object
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ parameter: 'limitt' }] })
    expect(codesIn('flowers', 'errors')[0]).toContain('limitt=5')
  })

  it('is the limit, with the headers that tell it, or that there is none', () => {
    expect(guideOf('flowers', { perMinute: 60 }).under('Limits').lines.join(' ')).toContain(
      'A client may make 60 requests a minute, over all tools and catalogues.',
    )
    expect(codesIn('flowers', 'limits', { perMinute: 60 })).toEqual([
      'RateLimit-Policy: "default";q=60;w=60\nRateLimit: "default";r=59;t=60',
    ])
    const { lines } = guideOf('flowers').under('Limits')
    expect(lines[1]).toMatch(/^There is no limit of requests here\./)
    expect(codesIn('flowers', 'limits')).toEqual([])
  })

  it('is how to go through all pages of a list', () => {
    const [loop = ''] = codesIn('flowers', 'paging')
    const [, name = ''] = /^let next = 'https:\/\/octavo\.example\/flowers\/api\/v1\/(\w+)'/.exec(loop) ?? []
    expect(Object.keys(toolsOf('flowers')[name]?.input.shape ?? {})).toContain('offset')
    expect(guideOf('flowers').under('Paging').links).toEqual([['files', '/flowers/data']])
  })

  it('is the client, its files and how it is called', () => {
    const part = guideOf('flowers').under('Client')
    expect(part.links).toEqual([
      ['client.js', '/flowers/api/v1/client.js'],
      ['client.d.ts', '/flowers/api/v1/client.d.ts'],
    ])
    const [take, use = ''] = codesIn('flowers', 'client')
    expect(take).toContain(`${base}/flowers/api/v1/client.js \\\n`)
    expect(use).toMatch(/^import \{ octavo \} from '\.\/client\.js'\nconst flowers = octavo\(\{ wait: 60 \}\)\n/)
    expect(use).toMatch(/console\.log\(await flowers\.\w+\(\{.*\}\)\)\nfor await .* of flowers\.\w+\.all\(\)\)/)
    expect(part.lines.join(' ')).not.toContain('under its name')
    expect(guideOf(network.id).under('Client').lines.join(' ')).toContain('those of each catalogue under its name')
  })

  it('is where agents are sent: to the catalogue, and to all of them by another address', () => {
    const [claude, cursor = '', code = ''] = codesIn('flowers', 'agents')
    expect(claude).toBe('claude mcp add --transport http octavo-flowers https://octavo.example/flowers/mcp')
    expect(JSON.parse(cursor)).toEqual({ mcpServers: { 'octavo-flowers': { url: `${base}/flowers/mcp` } } })
    expect(JSON.parse(code)).toEqual({ servers: { 'octavo-flowers': { type: 'http', url: `${base}/flowers/mcp` } } })
    const words = (surface: OwnerId) => guideOf(surface).under('Agents').lines.join(' ')
    expect(words('flowers')).toContain('One that is to ask all catalogues is given https://octavo.example/mcp instead.')
    expect(words(network.id)).not.toContain('instead.')
    expect(guideOf('flowers').under('Agents').links.at(-1)).toEqual([
      'a card',
      '/flowers/.well-known/mcp/server-card.json',
    ])
  })

  it.each(['flowers', 'network'] as const)('is where the rest of %s is for programs', (surface) => {
    const folder = surface === 'network' ? '' : `/${surface satisfies ServiceId}`
    expect(guideOf(surface).under('For programs').links).toEqual([
      ['OpenAPI 3.1', `${folder}/api/v1/openapi.json`],
      ['The index of tools', `${folder}/api/v1`],
      ['Files of data', `${folder}/data`],
      ['llms.txt', `${folder}/llms.txt`],
      ['Feeds', `${folder}/feed.xml`],
      ['a calendar', `${folder}/calendar.ics`],
    ])
    expect(guideOf(surface).under('Versions').links.at(-1)).toEqual(['the changelog', '/api/changelog'])
  })

  it('is the licence of a catalogue, with what it asks for', () => {
    const { lines, links } = guideOf('flowers').under('Licence')
    expect(lines.join(' ')).toContain(`Texts and data are published under ${licence.name}. ${licence.terms} Entries`)
    expect(links).toEqual([
      [licence.name, licence.address],
      ['at the foot of the page about it', '/flowers/about'],
    ])
  })
})
