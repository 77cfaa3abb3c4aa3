/** Pages as a transport, over the starter catalogue: the handler is asked, without a server and without a browser. */
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostPaths } from '#src/http/host-paths.ts'
import type { HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import { type Site, type SiteSettings, siteOf } from '#src/http/site.ts'
import { putRecords, recordRow } from '#src/publish/put.ts'
import { encode } from '#src/read-model/json.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { htmlBySlug } from '#src/read-model/queries/html-by-slug.ts'
import type { AnyRecord, OpenRecord } from '#src/read-model/resource.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { services } from '#src/services.ts'
import { cards } from '#src/site/cards.ts'
import { pages } from '#src/site/respond.ts'
import type { Suggestions } from '#src/ui/client/suggesting.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { listening, undeclared } from '#test/contract/reading.ts'
import { pagesOfEverySort } from '#test/pages-of-every-sort.ts'
import { contentOf } from '#tools/answer.ts'
import { callTool, toolsOf } from '#tools/index.ts'

// Which files pages link is known once they are compiled.
vi.mock('#src/site/assets.ts', () => import('#test/uncompiled-assets.ts'))

const publicUrl = 'https://octavo.test'
const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
const noon = new Date('2026-12-03T12:00:00Z')

let world: StartedCatalogue
let site: Site
let failures: unknown[]

beforeAll(async () => {
  world = await startCatalogue()
  site = siteWith()
})
beforeEach(() => {
  failures = []
})
afterAll(() => world.stop())

/** A site over the same database, at noon of a day. */
const siteWith = (more: Partial<SiteSettings> = {}, replaced: Parameters<typeof siteOf>[2] = {}): Site =>
  siteOf({ ...settings, ...more }, world.database, {
    now: () => noon,
    report: (_id, _request, error) => void failures.push(error),
    ...replaced,
  })

type Asked = { method?: string; headers?: Record<string, string>; of?: Site }

const ask = async (
  url: string,
  { method = 'GET', headers = {}, of: servedSite = site }: Asked = {},
): Promise<HttpReply> => {
  const request: HttpRequest = {
    method,
    url,
    header: (name) => headers[name],
    body: async () => new Uint8Array(),
    client: '',
  }
  expect(pages.takes(url)).toBe(true)
  return pages.respond(request, servedSite)
}

const textOf = ({ body }: HttpReply): string => (body === null ? '' : Buffer.from(body as Uint8Array).toString())

const html = async (url: string, asked?: Asked): Promise<string> => textOf(await ask(url, asked))

/** The opening tags of a document. Quotes are escaped in text, so that none can hide the end of a tag. */
const tagsOf = (text: string): string[] => text.match(/<[a-z][^>"]*(?:"[^"]*"[^>"]*)*>/g) ?? []

describe.each(pagesOfEverySort)('%s', (path) => {
  it('is Markdown too, at an address of its own and for who takes it, with its licence and nothing of its HTML', async () => {
    const [pathname = '', query] = path.split('?')
    const home = pathname.split('/').length === 2 && ['/', ...services.map((one) => `/${one.path}`)].includes(pathname)
    const twin = `${home ? `${pathname.replace(/\/$/, '')}/index` : pathname}.md${query === undefined ? '' : `?${query}`}`
    const { status, headers } = await ask(twin)
    const text = await html(twin)
    expect([status, headers['content-type'], failures]).toEqual([200, 'text/markdown; charset=utf-8', []])
    expect(text).toMatch(/^---\nname: .+?\nlicence: CC-BY-4\.0\n.+?\n---\n\n/s)
    expect(text.split(/^---$/m)[2]).toMatch(/^# \S/m)
    expect(text).not.toMatch(/<(?:div|span|p|a|img|svg|form|section)\b|\]\((?!https?:|mailto:|webcal:)/)
    const taken = await ask(path, { headers: { accept: 'text/markdown' } })
    expect([textOf(taken), taken.headers.vary]).toEqual([text, 'Accept-Encoding, Accept'])
    // Caches that look at the address alone would give it to everybody.
    if (taken.headers['cache-control'] !== 'no-store') expect(taken.headers['cache-control']).toMatch(/^private, /)
  })

  it('is a whole document, with its one title and address, and structured data that can be read', async () => {
    const { status, headers } = await ask(path)
    const text = await html(path)
    expect([status, failures]).toEqual([200, []])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
    expect(text.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
    expect(text).toMatch(/<meta name="description" content="[^"]+">/)
    expect(text).toMatch(
      path.includes('?') ? /<meta name="robots" content="noindex">/ : /<link rel="canonical" href="https/,
    )
    for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
  })

  it('runs no script but ours and has no style but what its policy names', async () => {
    const { headers } = await ask(path)
    const text = await html(path)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).not.toContain('unsafe')
    const tags = tagsOf(text)
    expect(tags.filter((tag) => /^<script/.test(tag) && !tag.includes('application/ld+json'))).toEqual([
      '<script src="/assets/early.js">',
      '<script type="module" src="/assets/site.js">',
    ])
    expect(tags.filter((tag) => / (style|on[a-z]+)=/.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([])
    const sheets = [...text.matchAll(/<style>([^<]*)<\/style>/g)].map(([, rules = '']) => rules)
    const digests = sheets.map((rules) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`)
    expect(policy).toContain(`style-src ${["'self'", ...digests].join(' ')};`)
    // Every mark has a rule, and every rule is for a mark.
    const marks = tags.flatMap((tag) => / data-s="(\d+)"/.exec(tag)?.[1] ?? [])
    const rules = [...sheets.join('').matchAll(/\[data-s="(\d+)"\]\{[^}]+\}/g)].map(([, mark]) => mark)
    expect(new Set(marks)).toEqual(new Set(rules))
  })

  it('asks for its style sheets before its faces, for it is not shown without them', async () => {
    const text = await html(path)
    expect(text.lastIndexOf('<link rel="stylesheet"')).toBeLessThan(text.indexOf('<link rel="preload"'))
  })

  it('says which parts it is made from', async () => {
    const { database, statements } = listening(world.database)
    const remember = vi.spyOn(database.store, 'remember')
    await ask(path, { of: siteWith({}, { database }) })
    const page = remember.mock.calls.map(([slot]) => slot).find(({ key }) => key.includes(' page '))
    expect(undeclared(statements, page?.sources.map(({ part }) => part) ?? [])).toEqual([])
  })

  it('is kept by caches for a minute, and need not be sent to who has it', async () => {
    const { headers } = await ask(path)
    expect(headers['cache-control']).toMatch(/^public, max-age=60(, stale-while-revalidate=600)?$/)
    expect(headers['last-modified']).toBe(noon.toUTCString())
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/)
    const again = await ask(path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, again.body]).toEqual([304, null])
    expect(again.headers.etag).toBe(headers.etag)
  })
})

describe('beside an entry', () => {
  it('are its neighbours, round the end, by addresses that no rename makes wrong', async () => {
    const { slugs } = (
      await world.database.execute<{ slugs: string[] }>(
        `select array_agg(slug order by slug) as slugs from read_model.records where service = 'flowers' and resource = 'flower'`,
      )
    )[0] as { slugs: string[] }
    const [first, second, last] = [slugs[0], slugs[1], slugs.at(-1)]
    const towards = async (slug: string | undefined, side: string) => {
      const { status, headers } = await ask(`/flowers/flowers/${slug}/${side}`)
      return [status, headers.location]
    }
    expect(await towards(first, 'next')).toEqual([307, `${publicUrl}/flowers/flowers/${second}`])
    expect(await towards(second, 'previous')).toEqual([307, `${publicUrl}/flowers/flowers/${first}`])
    expect(await towards(last, 'next')).toEqual([307, `${publicUrl}/flowers/flowers/${first}`])
    expect(await towards(first, 'previous')).toEqual([307, `${publicUrl}/flowers/flowers/${last}`])
  })

  it('are files that cite it, and nothing else', async () => {
    const bib = await ask('/flowers/flowers/rose/cite.bib')
    expect([bib.status, bib.headers['content-type']]).toEqual([200, 'application/x-bibtex; charset=utf-8'])
    expect(textOf(bib)).toMatch(/^@inreference\{octavo-flowers-rose,/)
    expect(await html('/flowers/flowers/rose/cite.ris')).toMatch(/^TY {2}- ENCYC\r\n/)
    for (const path of ['rose/thorn', 'rose/next/next', 'nothing/cite.bib'])
      expect((await ask(`/flowers/flowers/${path}`)).status, path).toBe(404)
  })
})

describe('the card of an entry', () => {
  const card = '/cards/flowers/flowers/rose.png'
  const askCards = (url: string, headers: Record<string, string> = {}) =>
    cards.respond(
      { method: 'GET', url, header: (name) => headers[name], body: async () => new Uint8Array(), client: '' },
      site,
    )

  it('is a picture of the size that those who show it ask for, made once, and named by the page', async () => {
    const text = await html('/flowers/flowers/rose')
    expect(text).toContain(`<meta property="og:image" content="${publicUrl}${card}">`)
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
    const { status, headers, body } = await askCards(card, { 'accept-encoding': 'br' })
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/png', undefined])
    const png = body as Buffer
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(200_000)
    expect((await askCards(card)).body).toBe(png)
    expect((await askCards(card, { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
  })

  it('is there for a topic too', async () => {
    const ofTopic = '/cards/topics/diwali.png'
    expect(await html('/topics/diwali')).toContain(`<meta property="og:image" content="${publicUrl}${ofTopic}">`)
    const { status, body } = await askCards(ofTopic)
    expect(status).toBe(200)
    expect((body as Buffer).readUInt32BE(16)).toBe(1200)
  })

  it.each([
    '/cards/flowers/flowers/nothing.png',
    '/cards/flowers/rose.png',
    '/cards/topics/nothing.png',
    '/cards/a/b/c.png',
    '/cards/%00/../x',
  ])('%s is there for no other address', async (url) => {
    expect((await askCards(url)).status).toBe(404)
  })
})

describe('a page', () => {
  it('marks a word of the glossary once, where it stands first, and says what it means', async () => {
    const text = await html('/flowers/flowers/lotus')
    expect(text.match(/popovertarget="term-stamen"/g)).toHaveLength(1)
    expect(text).toMatch(/<div id="term-stamen" class="meaning" popover="auto"><p><b>Stamen<\/b> [^<]+/)
    expect(await html('/flowers/glossary/stamen')).not.toContain('popovertarget="term-stamen"')
  })

  it('keeps the stop behind a marked word on its line', async () => {
    const text = await html('/cheese/cheeses/appenzeller')
    expect(text).toMatch(/<span class="with-stop"><button[^>]* popovertarget="term-rind">rind<\/button>\.<\/span>/)
  })

  it('says a length once, and of a colour its value first', async () => {
    const drape = await html('/sarees/drapes/nivi')
    expect(drape).toContain('<dt>Cloth length</dt>')
    expect(drape).not.toContain('Cloth length metres')
    expect(await html('/colours/colours/indigo')).toMatch(/aria-label="Facts"><dl><div><dt>Hex<\/dt>/)
  })

  it('shows the year of what it is of: its seasons, and the days it belongs to on their next dates', async () => {
    const text = await html('/flowers/flowers/lotus')
    expect(text).toMatch(/<b>North<\/b> June to August/)
    expect(text).toMatch(/\/flowers\/days\/vesak">Vesak<\/a> 20 May 2027/)
  })
})

describe('a reply', () => {
  const rose = '/flowers/flowers/rose'

  it('tells browsers what the page may do', async () => {
    const { headers } = await ask(rose)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action 'self' ${publicUrl}`,
    ])
      expect(headers['content-security-policy']?.split('; ')).toContain(rule)
    const plain = siteWith({ PUBLIC_URL: 'http://octavo.test' })
    expect((await ask(rose, { of: plain })).headers['strict-transport-security']).toBeUndefined()
  })

  it('is compressed where the reader takes it, each form with a validator of its own', async () => {
    const whole = await ask(rose)
    const gzip = await ask(rose, { headers: { 'accept-encoding': 'gzip' } })
    const br = await ask(rose, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(gunzipSync(gzip.body as Uint8Array).toString()).toBe(textOf(whole))
    expect(brotliDecompressSync(br.body as Uint8Array).toString()).toBe(textOf(whole))
    const tags = [whole, gzip, br].map(({ headers }) => headers.etag ?? '')
    expect(new Set(tags).size).toBe(3)
    // The tag of another form is no proof that the reader has this one.
    const [plainTag, gzipTag] = tags as [string, string, string]
    expect((await ask(rose, { headers: { 'if-none-match': gzipTag } })).status).toBe(200)
    const since = { 'if-modified-since': whole.headers['last-modified'] ?? '' }
    expect((await ask(rose, { headers: since })).status).toBe(304)
    expect((await ask(rose, { headers: { ...since, 'if-none-match': '"other"' } })).status).toBe(200)
    const before = { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }
    for (const headers of [before, { 'if-modified-since': 'soon' }])
      expect((await ask(rose, { headers })).status).toBe(200)
    expect((await ask(rose, { headers: { 'if-none-match': plainTag, 'accept-encoding': 'br' } })).status).toBe(200)
    const unchanged = await ask(rose, { headers: { 'if-none-match': gzipTag, 'accept-encoding': 'gzip' } })
    expect(unchanged.status).toBe(304)
  })

  it('to HEAD has the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([ask(rose), ask(rose, { method: 'HEAD' })])
    expect([head.status, head.body]).toEqual([200, null])
    expect(head.headers).toEqual(get.headers)
    expect((await ask('/flowers/nothing', { method: 'HEAD' })).body).toBeNull()
  })

  it('to OPTIONS names the methods; any other method is 405', async () => {
    const { status, headers } = await ask(rose, { method: 'OPTIONS' })
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const refused = await ask(rose, { method })
      expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })

  it('about today is not kept past midnight', async () => {
    const late = siteWith({}, { now: () => new Date('2026-12-03T23:59:30Z') })
    expect((await ask('/flowers', { of: late })).headers['cache-control']).toBe(
      'public, max-age=30, stale-while-revalidate=0',
    )
    const next = siteWith({}, { now: () => new Date('2026-12-04T00:00:01Z') })
    expect(await html('/flowers', { of: next })).toContain('4</b> December 2026')
  })

  it('counts a read of an entry, kept or made, but not of its headers', async () => {
    const counting = siteWith()
    for (const method of ['GET', 'HEAD', 'GET']) {
      await ask(rose, { method, of: counting, headers: { 'user-agent': 'Mozilla/5.0 Firefox' } })
      await ask('/flowers/flowers', { method, of: counting, headers: { 'user-agent': 'Mozilla/5.0 Firefox' } })
    }
    expect(counting.reads.take()).toMatchObject([{ resource: 'flower', slug: 'rose', reads: 2 }])
  })
})

describe('an address', () => {
  it.each([
    ['/flowers/', '/flowers'],
    ['/flowers/flowers/', '/flowers/flowers'],
    ['/flowers//flowers/rose', '/flowers/flowers/rose'],
    ['/flowers/flowers/?color=red&x=%20', '/flowers/flowers?color=red&x=%20'],
    ['//example.org/', '/example.org'],
    ['/calendar/', '/calendar'],
    ['//', '/'],
    ['/flowers/flowers/Rose', '/flowers/flowers/rose'],
    ['/flowers/countries/IN', '/flowers/countries/india'],
    ['/countries/IN', '/countries/india'],
    ['/flowers/flowers/r%C3%B4se', '/flowers/flowers/rose'],
  ])('%s leads to %s for good', async (from, to) => {
    for (let again = 0; again < 2; again++) {
      const { status, headers, body } = await ask(from)
      expect([status, headers.location, body]).toEqual([308, publicUrl + to, null])
    }
  })

  it('that an entry had before leads to the one it has now', async () => {
    await world.database.execute(
      `insert into read_model.former_slugs (service, resource, slug, document_id)
       select service, resource, 'old-rose', document_id from read_model.records
       where service = 'flowers' and resource = 'flower' and slug = 'rose'`,
    )
    const { status, headers } = await ask('/flowers/flowers/old-rose')
    expect([status, headers.location]).toEqual([308, `${publicUrl}/flowers/flowers/rose`])
  })

  it.each([
    '/nothing',
    '/nothing/more',
    '/flowers/nothing',
    '/flowers/flowers/rose/thorn',
    '/flowers/flowers/---',
    '/flowers/flowers/a%2Fb',
    '/flowers/countries/narnia',
    '/flowers/about/more',
    '/flowers/__proto__',
    '/flowers/constructor',
    '/errors/nothing',
    '/errors/constructor',
    '/errors/invalid_request/more',
    '/calendar/more',
    '/countries/narnia',
    '/countries/india/more',
    '/today/more',
    '/network',
    `/flowers/flowers/${'a'.repeat(59)}%F0%9F%8C%B9`,
    '/flowers/%00',
  ])('%s is 404, with ways on, and kept by nobody', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(await html(path)).toMatch(/<main id="main" class="message">.*<a href=.*<\/main>/s)
    expect(failures).toEqual([])
  })

  it('that nearly is an entry’s leads to it, and what may be several names them', async () => {
    const { status, headers } = await ask('/flowers/flowers/camelia')
    expect([status, headers.location]).toEqual([308, `${publicUrl}/flowers/flowers/camellia`])
    expect(await html('/flowers/flowers/ros')).toContain(`<a href="${publicUrl}/flowers/flowers/rose">Rose</a>`)
  })

  it.each(['/flowers/%', '/flowers/%zz', '/%ff', '/flowers/flowers/%C3'])('%s is 400', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(await html(path)).toContain('percent sign')
  })

  it.each(['/admin', '/admin/x', '/admin?x', '/cms/api/users', '/_next/x', '/healthz', '/readyz?x', '*', 'http://x/'])(
    '%s is left to others',
    (url) => expect(pages.takes(url)).toBe(false),
  )

  it('of a service with a host of its own is that host’s', async () => {
    const hosts = { flowers: 'flowers.example.org' }
    const hosted = siteWith({ SERVICE_HOSTS: hosts })
    const pathOf = hostPaths(hosts)
    const at = (path: string) => pathOf('flowers.example.org', path)
    const { headers } = await ask(at('/flowers/rose'), { of: hosted })
    const text = await html(at('/flowers/rose'), { of: hosted })
    expect(text).toContain('<link rel="canonical" href="https://flowers.example.org/flowers/rose">')
    expect(text).toContain('action="https://flowers.example.org/search"')
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${publicUrl} https://flowers.example.org;`)
    expect((await ask(at('/'), { of: hosted })).status).toBe(200)
    expect((await ask(at('/flowers/'), { of: hosted })).headers.location).toBe('https://flowers.example.org/flowers')
    expect(await html(at('/robots.txt'), { of: hosted })).toContain('Sitemap: https://flowers.example.org/sitemap.xml')
    expect(await html('/', { of: hosted })).toContain('href="https://flowers.example.org"')
  })
})

describe('oEmbed', () => {
  const rose = `${publicUrl}/flowers/flowers/rose`
  const asked = (query: Record<string, string>) => ask(`/oembed?${new URLSearchParams(query)}`)
  const told = async (query: Record<string, string>) => JSON.parse(textOf(await asked(query)))

  it('is found from the page of an entry, and tells how to show it', async () => {
    const text = await html('/flowers/flowers/rose')
    const way = `${publicUrl}/oembed?${new URLSearchParams({ url: rose, format: 'json' })}`.replaceAll('&', '&amp;')
    expect(text).toContain(`<link rel="alternate" type="application/json+oembed" href="${way}">`)
    const { status, headers } = await asked({ url: rose, format: 'json' })
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ])
    expect(await told({ url: rose })).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Rose',
      provider_name: 'Octavo',
      author_name: expect.any(String),
      thumbnail_url: `${publicUrl}/cards/flowers/flowers/rose.png`,
      thumbnail_width: 1200,
      html: expect.stringContaining(`<iframe src="${rose}/embed"`),
      width: 560,
    })
    const small = await told({ url: `${rose}?utm_source=x#origin`, maxwidth: '300', maxheight: '9999' })
    expect([small.width, small.height, small.thumbnail_url]).toEqual([300, 200, undefined])
    const xml = textOf(await asked({ url: rose, format: 'xml' }))
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('<title>Rose</title>')
  })

  it('is 404 for what is no entry of ours, and 501 for a format that there is not', async () => {
    for (const url of [
      '',
      publicUrl,
      `${publicUrl}/flowers/flowers`,
      `${rose}/embed`,
      `${publicUrl}/flowers/flowers/none`,
      'https://elsewhere.org/flowers/flowers/rose',
      'javascript:1',
    ])
      expect((await asked({ url })).status, url).toBe(404)
    expect((await asked({ url: rose, format: 'yaml' })).status).toBe(501)
    expect((await asked({ url: rose, format: 'constructor' })).status).toBe(501)
  })

  it('shows a page without a script, the only one that others may have in a frame', async () => {
    const reply = await ask('/flowers/flowers/rose/embed')
    const { headers } = reply
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/)
    const text = textOf(reply)
    expect(text).not.toMatch(/<script|javascript:/)
    expect(text).toContain(`href="${rose}" target="_top"`)
    expect((await ask('/flowers/flowers/rose')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await ask('/flowers/flowers/none/embed')).status).toBe(404)
  })
})

describe('what readers come for', () => {
  /** Two steps from the home of all: words that are searched for there, or a link that stands there; then a link of that page. */
  it.each<[goal: string, first: string, then: string | null, read: RegExp[]]>([
    [
      'what blooms in Japan in April',
      'in bloom in Japan in April',
      '/flowers/in-bloom?month=4&hemisphere=north&country=JP',
      [/>Magnolia</, /^(?!.*>Anthurium<)/s],
    ],
    [
      'when Diwali is in 2027, and how sure that is',
      'Diwali 2027',
      '/traditions/days/diwali',
      [/29 October 2027/, /almanacs of other places/],
    ],
    [
      'what #4b0082 is called, and its complement',
      '#4b0082',
      '/colours/name-a-colour?colour=4b0082',
      [/indigo/, /Complement/],
    ],
    ['an aged sheep cheese of Spain', 'aged sheep cheese of Spain', '/cheese/cheeses/manchego', [/La Mancha/]],
    ['what is worn at Onam', 'what is worn at Onam', '/sarees/days/onam', [/kasavu/i]],
    [
      'a dance festival in March near Kerala',
      'dance festival in March near Kerala',
      '/dance/calendar?month=2027-03&country=IN&view=list',
      [/>Holi</],
    ],
    ['the days of food in a calendar of their own', '/food', 'webcal://octavo.test/food/calendar.ics', []],
    [
      'tea in Japan beside tea in Britain',
      'tea in Japan and Britain',
      '/traditions/concepts/tea/countries?country=japan&with=united-kingdom',
      [/Powdered tea is whisked/, /Black tea with milk/],
    ],
    ['what is celebrated today, the world over', '/today', null, [/On today/]],
    ['the cattle breeds of Kenya', 'cattle breeds of Kenya', '/cattle/breeds/boran', [/zebu/]],
  ])('%s is two steps from the home of all at most', async (_, first, then, read) => {
    const home = await html('/')
    const isLink = first.startsWith('/')
    expect(home).toContain(isLink ? `href="${publicUrl}${first}"` : `action="${publicUrl}/search"`)
    const path = isLink ? first : `/search?${new URLSearchParams({ q: first })}`
    const address = then === null || URL.canParse(then) ? then : `${publicUrl}${then}`
    if (address !== null) expect(await html(path)).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    const shown = await html(then?.startsWith('/') ? then : path)
    for (const words of read) expect(shown).toMatch(words)
  })
})

describe('a query', () => {
  it.each([
    '/flowers/flowers?page=-1',
    '/flowers/flowers?page=9999',
    '/flowers/flowers?sort=best&limit=1e9&color=red&color=blue',
    '/flowers/flowers?color=%00&country=%ff&month=%F0%9F%8C%B9',
    '/flowers/flowers?__proto__=x&constructor=y',
    '/flowers/flowers?%',
    '/flowers/calendar?date=2026-02-30&year=many&view=x',
    '/calendar?year=99999',
    '/calendar?year=2199',
    '/flowers/in-bloom?month=13&hemisphere=west&country=narnia',
    '/flowers/countries?region=atlantis',
    '/flowers/cities?country=narnia',
    '/flowers/search?q=%25_%5C%00',
    `/flowers/search?q=${'x'.repeat(3000)}`,
    `/flowers/search?q=${'a'.repeat(119)}${'%F0%9F%8C%B9'.repeat(90)}`,
    '/calendar?month=1999-99',
    '/calendar?month=1899-12',
    '/calendar?month=2199-12',
    '/calendar?month=1900-01',
    '/calendar?date=2026-02-30',
    '/calendar?date=%00&faith=%ff&country=narnia&kind=x&catalogue=y',
    '/search?q=%25_%5C%00&catalogue=nowhere',
    `/search?q=${'x'.repeat(3000)}`,
  ])('%s is answered with a page', async (path) => {
    expect([(await ask(path)).status, failures]).toEqual([200, []])
  })

  it('that says style= or ends a tag changes nothing but the words shown', async () => {
    for (const words of ['a style=', ' style="color:red" x="', '"><script>alert(1)</script>', "' style='"]) {
      const path = `/flowers/search?q=${encodeURIComponent(words)}`
      const tags = tagsOf(await html(path))
      const field = tags.find((tag) => tag.includes('id="q"'))
      const shown = words.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
      expect(field?.replaceAll('&gt;', '>').replaceAll('&#x27;', "'")).toContain(`value="${shown}"`)
      expect(tags.filter((tag) => tag.startsWith('<script'))).toHaveLength(2)
      expect(tags.filter((tag) => / style=/.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([])
    }
  })

  it('with parameters that the page does not take makes no page of its own', async () => {
    const plain = await ask('/flowers/flowers/rose')
    const execute = vi.spyOn(world.database, 'prepared')
    const more = await ask('/flowers/flowers/rose?utm_source=x&fbclid=y')
    expect(more.headers.etag).toBe(plain.headers.etag)
    expect(execute).not.toHaveBeenCalled()
    execute.mockRestore()
  })

  it('filters, and what is wrong in it is named with the nearest', async () => {
    const text = await html('/flowers/flowers?color=redd&country=India&month=13')
    expect(text).toContain('Color takes one of')
    expect(text).toMatch(/class="chips".*India/s)
  })
})

describe('a publish', () => {
  it('is seen at once, with its text made into HTML when it was published', async () => {
    const before = await ask('/flowers/flowers/rose')
    const entry = await bySlug(world.database, flowers, 'rose')
    const { totals: _, ...stored } = JSON.parse(encode(entry?.record)) as OpenRecord & { totals: unknown }
    const own = Object.entries(stored).filter(([key]) => !(key in flowers.backlinks))
    const record = Object.fromEntries(own) as AnyRecord
    const section = Object.keys(flowers.sections)[0] as string
    const [row] = await world.database.execute<{ document_id: number }>(
      `select document_id from read_model.records where service = 'flowers' and resource = 'flower' and slug = 'rose'`,
    )
    const revision = world.database.revisions.of('flowers', 'entries')
    const changed = {
      documentId: row?.document_id as number,
      record: { ...record, [section]: 'A **new** text, see [lotus](/flowers/lotus) and style="x".' },
      calendar: null,
    }
    await putRecords(world.database.execute, flowers, [recordRow(flowers, changed)])
    await vi.waitUntil(() => world.database.revisions.of('flowers', 'entries') !== revision)
    const html = await htmlBySlug(world.database, flowers, 'rose')
    expect(html?.sections[section]).toContain('<strong>new</strong>')
    const after = await ask('/flowers/flowers/rose', { headers: { 'if-none-match': before.headers.etag ?? '' } })
    expect(after.status).toBe(200)
    expect(textOf(after)).toContain(
      `A <strong>new</strong> text, see <a href="${publicUrl}/flowers/flowers/lotus">lotus</a> and style=\u201cx\u201d.`,
    )
  })

  it('before there was HTML leaves it to the page', async () => {
    const before = await html('/flowers/flowers/lotus')
    await world.database.execute(
      `update read_model.records set html = null where service = 'flowers' and slug = 'lotus'`,
    )
    const again = await html('/flowers/flowers/lotus', { of: siteWith() })
    expect(again).toBe(before)
  })
})

describe('what fails', () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const broken = (error: Error): Site => {
    const refuse = async () => {
      throw error
    }
    const nothingKept = { ...world.database.revisions, of: () => null, areKnown: () => false }
    return siteWith(
      {},
      { database: { ...world.database, execute: refuse, prepared: refuse, revisions: nothingKept, store: emptyStore } },
    )
  }
  const emptyStore = {
    get: () => undefined,
    has: () => false,
    remember: <T>(_: unknown, make: () => Promise<T>) => make(),
    put: () => {},
    reweigh: () => {},
    clear: () => {},
    bytes: () => 0,
    lookups: () => ({ hits: 0, misses: 0 }),
  }

  it.each(['/flowers/flowers/rose', '/flowers', '/', '/flowers/flowers/no-such', '/flowers/sitemap.xml'])(
    '%s is 503 while the database is away, and says when to come back',
    async (path) => {
      const { status, headers } = await ask(path, { of: broken(away) })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(await html(path, { of: broken(away) })).toContain('The catalogue is away for a moment')
    },
  )

  it('on our side is 500 under a number that is written down, without a word of the cause', async () => {
    const { status, headers } = await ask('/flowers/flowers/rose', { of: broken(new Error('secret')) })
    expect(status).toBe(500)
    expect(failures).toHaveLength(1)
    const text = await html('/flowers/flowers/rose', { of: broken(new Error('secret')) })
    expect(text).toMatch(/tell us this number: [\w-]{36}\./)
    expect(text).not.toContain('secret')
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })
})

describe('the calendar of the network', () => {
  const sectionsOf = (text: string) =>
    [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => title.replaceAll(/<[^>]+>/g, ''))

  it('opens with today, then the month, its seasons, and what comes every week apart', async () => {
    const text = await html('/calendar')
    expect(sectionsOf(text)).toEqual([
      'Today Thursday, 3 December 2026',
      'December 2026',
      'Seasons on in December 2026',
      'Every week',
      'Add to my calendar',
    ])
    const grid = text.slice(text.indexOf('month-grid'), text.indexOf('id="seasons"'))
    expect(grid.match(/<time/g)).toHaveLength(31)
    expect(grid).toMatch(/aria-current="date"><time datetime="2026-12-03"/i)
    expect(grid).not.toContain('Friday fast')
  })

  it('shows any day and any month that is asked for', async () => {
    expect(sectionsOf(await html('/calendar?date=2027-10-29'))[0]).toBe('On Friday, 29 October 2027')
    expect(await html('/calendar?date=2027-10-29')).toMatch(/<h3><a href="[^"]+">Diwali<\/a>/)
    expect(sectionsOf(await html('/calendar?month=1950-06'))[0]).toBe('June 1950')
    for (const [month, other] of [
      ['1900-01', '1899'],
      ['2199-12', '2200'],
    ])
      expect(await html(`/calendar?month=${month}`)).not.toContain(`month=${other}`)
    const year = await html('/calendar?year=1950')
    expect(year).toMatch(/<h2 id="whole-year">1950<\/h2>/)
    expect(year.match(/class="month-of-year"/g)).toHaveLength(12)
    expect(year).toContain('year=1949')
    expect(await html('/calendar?year=1900')).not.toContain('year=1899')
    expect(await html('/calendar?year=2200')).toContain('“2200” is not a year from 1900 to 2199')
    expect(await html('/calendar?month=2027-10&view=list')).toMatch(/class="day-rows">.*Diwali/s)
  })

  it('keeps its filters on the way to other days, and says what is wrong with one', async () => {
    const text = await html('/calendar?faith=hindu&country=India')
    for (const [, address = ''] of text.matchAll(/href="([^"]*\/calendar\?(?:date|month|[a-z&;=]*month)[^"]*)"/g))
      expect(address).toContain('faith=hindu')
    expect(text).toMatch(/class="chips".*Hindu.*India/s)
    const wrong = await html('/calendar?country=Japn&date=2026-02-30')
    expect(wrong).toContain('“2026-02-30” is not a date')
    expect(wrong).toContain('>Japan</a>')
  })

  it('tells the public holidays of the day where a country is asked for, and whose list that is', async () => {
    const text = await html('/calendar?date=2026-07-14&country=France')
    expect(text).toContain('Public holiday in France')
    expect(text).toContain('CC BY-SA 3.0')
    expect(await html('/calendar?date=2026-07-14')).not.toContain('Public holiday')
  })

  it('says so where nothing passes the filters', async () => {
    expect(await html('/calendar?month=2026-12&country=AQ')).toContain(
      'Nothing that passes the filters is on in December 2026.',
    )
  })
})

describe('the calendar of a catalogue', () => {
  it('is that of all, kept to its days, and leads to its own pages', async () => {
    const text = await html('/food/calendar?date=2027-10-29')
    expect(text).toContain(`href="${publicUrl}/food/days/diwali">Diwali</a>`)
    expect(text).not.toContain('/topics/diwali')
    expect(text).not.toContain('service-tag')
    expect(text).not.toContain('name="catalogue"')
    expect(await html('/food/calendar?year=2027&country=India')).toMatch(/month-of-year.*Diwali/s)
    expect((await ask('/food/calendar?catalogue=dance')).status).toBe(200)
  })

  it('says what a feed holds before anyone subscribes, and keeps it to the filters that are set', async () => {
    const text = await html('/food/calendar?country=India&month=2027-10')
    expect(text).toContain('href="webcal://octavo.test/food/calendar.ics?country=India"')
    expect(text).toMatch(
      /The \d+ days and seasons of the year ahead that pass the filters, and (?:one event|\d+ events) that come/,
    )
    expect(text).toContain('calendar.ics?country=India&amp;weekly=false')
  })
})

describe('the page of a day', () => {
  const table = (text: string) => /<table class="years-ahead">.*?<\/table>/s.exec(text)?.[0] ?? ''

  it('has its dates for ten years, each with how sure it is, and why, in words that fit its rule', async () => {
    const diwali = await html('/traditions/days/diwali')
    expect(table(diwali).match(/<time/g)?.length).toBeGreaterThanOrEqual(10)
    expect(table(diwali)).toMatch(/29 October 2027.*Friday.*about/s)
    expect(diwali).toContain('almanacs of other places and schools may have the day before or after')
    expect(await html('/topics/diwali')).toContain('29 October 2027')
    const season = await html('/flowers/days/hanami')
    expect(season).toContain('It comes with the weather')
    expect(season).not.toContain('almanacs')
  })

  it('is added to a reader’s own calendar, subscribed to or as a file, and says what that holds', async () => {
    const text = await html('/traditions/days/diwali')
    expect(text).toContain('href="webcal://octavo.test/traditions/days/diwali/calendar.ics"')
    expect(text).toMatch(/Diwali, \d+ dates to 20\d\d, each with how sure it is/)
    expect(await html('/topics/saffron')).not.toContain('webcal:')
  })
})

describe('the index of topics', () => {
  it('has every topic, with the catalogues that speak of it, and occasions in the order in which they come', async () => {
    const text = await html('/topics')
    const [occasions = ''] = /aria-labelledby="occasion".*?<\/section>/s.exec(text) ?? []
    expect(occasions).toMatch(
      new RegExp(`href="${publicUrl}/topics/diwali">Diwali</a><span class="small">[^<]*Food[^<]*<`),
    )
    expect(occasions.indexOf('/topics/christmas')).toBeLessThan(occasions.indexOf('/topics/diwali'))
    expect(text).toContain(`href="${publicUrl}/topics/saffron"`)
  })
})

describe('the documentation of the API', () => {
  const surfaces = [...services.map(({ id, path }) => ({ id, base: `/${path}` })), { id: 'network' as const, base: '' }]
  const few = surfaces.filter(({ id }) => ['flowers', 'colours', 'network'].includes(id))

  /** The texts of the programs on a page, by what is told of each. */
  const programsOf = (text: string) =>
    [...text.matchAll(/<pre[^>]* data-name="([^"]+)"[^>]*><code[^>]*>(.*?)<\/code>/gs)].map(([, name, code = '']) => ({
      name,
      text: code
        .replaceAll(/<\/?b>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    }))

  it.each(few)('of $id shows for every tool requests that work, and what they are answered', async ({ id, base }) => {
    const programs = programsOf(await html(`${base}/api`))
    const shownOf = (name: string) => programs.find((program) => program.name === name)?.text ?? ''
    for (const [name, tool] of Object.entries(toolsOf(id))) {
      const [, address = ''] = /^curl '(.+)'$/.exec(shownOf(`${name} in curl`)) ?? []
      const asked = new URL(address)
      expect(asked.href.startsWith(`${publicUrl}${base}/api/v1/${name}`)).toBe(true)
      const input = Object.fromEntries(asked.searchParams)
      expect(input).toEqual(Object.fromEntries(Object.entries(tool.example).map(([key, one]) => [key, String(one)])))
      for (const language of ['JavaScript', 'Python', 'MCP']) expect(shownOf(`${name} in ${language}`)).toContain(name)
      if (tool.varies === 'random') continue
      const { database, publicUrl: origin, baseUrls } = site
      const answer = contentOf(await callTool(id, name, input, { database, publicUrl: origin, baseUrls, now: noon }))
      const shown = JSON.parse(shownOf(`the answer of ${name}`)) as object
      expect(Object.keys(shown)).toEqual(Object.keys(answer as object))
    }
  })

  it.each(surfaces)('of $id is under 60 kB compressed and asks nothing of anybody else', async ({ base }) => {
    const packed = await ask(`${base}/api`, { headers: { 'accept-encoding': 'gzip' } })
    expect((packed.body as Uint8Array).length).toBeLessThan(60_000)
    const text = gunzipSync(packed.body as Uint8Array).toString()
    expect([...text.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/assets/early.js',
      '/assets/site.js',
    ])
  })

  it('tells a mistake in the words in which the API does', async () => {
    const problem = programsOf(await html('/flowers/api')).find(({ name }) => name === 'the problem')?.text ?? ''
    expect(JSON.parse(problem)).toMatchObject({ status: 400, errors: [{ parameter: 'limitt', code: 'undeclared' }] })
  })

  it('tells the limit that is enforced, and none where there is none', async () => {
    expect(await html('/flowers/api')).toContain('There is no limit of requests here')
    const limited = siteWith({ RATE_LIMIT_PER_MINUTE: 70 })
    expect(await html('/flowers/api', { of: limited })).toContain('may make 70 requests a minute')
  })

  it('is as Markdown programs that can be copied', async () => {
    const text = await html('/flowers/api.md')
    expect(text).toContain(`\n\`\`\`\ncurl '${publicUrl}/flowers/api/v1/get_flower?slug=rose'\n\`\`\`\n`)
    expect(text).toContain('\n```json\n{\n  "slug": "rose",\n')
  })

  it('leads to what changed, in which no table is left as it was typed', async () => {
    expect(await html('/flowers/api')).toContain(`href="${publicUrl}/api/changelog"`)
    const text = await html('/api/changelog')
    expect(text).toMatch(/<strong>\d{4}-\d\d-\d\d\. /)
    expect(text).not.toContain('| ---')
  })
})

describe('a list', () => {
  it('names the country that it is kept to, however that was called and whether anything is there', async () => {
    expect(await html('/flowers/flowers?country=AQ')).toMatch(/class="chips".*?Antarctica/s)
    expect(await html('/flowers/flowers?country=IND')).toMatch(/class="chips".*?India/s)
  })

  it('is not called as its catalogue is in the way to an entry', async () => {
    expect(await html('/flowers/flowers/rose')).toMatch(/>Flowers<\/a><\/li><li><a [^>]+>All flowers</)
  })
})

describe('two countries', () => {
  it('stand side by side, part by part, with what waits of either', async () => {
    const page = await html('/traditions/countries/compare?country=Japan&with=united-kingdom')
    expect(page).toContain('<h1>Japan and United Kingdom</h1>')
    expect(page.match(/<h3>Japan<\/h3>/g)?.length).toBe(page.match(/<h3>United Kingdom<\/h3>/g)?.length)
    expect(page).toContain('<option value="japan" selected="">')
    expect(await html('/flowers/countries/compare?country=japan&with=tuvalu')).toContain(
      'The overview of Tuvalu waits to be written.',
    )
  })

  it('are chosen from all that there is something of, and an unknown one is no page', async () => {
    expect(await html('/dance/countries/compare')).toContain('<option value="spain">Spain</option>')
    expect((await ask('/flowers/countries/compare?country=narnia&with=japan')).status).toBe(404)
  })
})

describe('two entries', () => {
  it('stand side by side, fact by fact and part by part, whatever name the other is asked for by', async () => {
    const page = await html('/flowers/flowers/rose/compare?with=the+lotus+flower')
    expect(page).toContain('<h1>Rose and Lotus</h1>')
    expect(page).toMatch(/<th scope="row">Family<\/th><td>.*?<\/td><td>/)
    expect(page.match(/<h3>Rose<\/h3>/g)?.length).toBe(page.match(/<h3>Lotus<\/h3>/g)?.length)
  })

  it('are chosen by name, and one that there is not is said, with what may be meant', async () => {
    expect(await html('/flowers/flowers/rose')).toMatch(
      /<a href="[^"]+\/rose\/compare" rel="nofollow">Beside another flower</,
    )
    const page = await html('/flowers/flowers/rose/compare?with=camel')
    expect(page).toContain('No flower is called “camel”.')
    expect(page).toMatch(/<a href="[^"]+\/rose\/compare\?with=Camellia">Camellia<\/a>/)
    const long = 'a'.repeat(10_000)
    expect(await html(`/flowers/flowers/rose/compare?with=${long}`)).toContain(`is called “${'a'.repeat(40)}”.`)
    expect((await ask('/food/countries/japan/compare')).headers.location).toMatch(
      /\/countries\/compare\?country=japan$/,
    )
  })
})

describe('an entry in two countries', () => {
  it('is what its own lists say of each, and what of each points at it', async () => {
    const page = await html('/traditions/concepts/tea/countries?country=japan&with=britain')
    expect(page).toContain('<h1>Tea in Japan and United Kingdom</h1>')
    for (const said of ['Powdered tea is whisked for a few guests', 'Black tea with milk', 'Japanese tea ceremony'])
      expect(page).toContain(said)
    expect(page).not.toContain('Green gunpowder tea')
    expect(page).toContain('<option value="united-kingdom" selected="">')
  })

  it('is asked for where it has something of two, and a country that there is not is said', async () => {
    expect(await html('/traditions/concepts/tea')).toContain('/concepts/tea/countries" rel="nofollow">')
    expect((await ask('/traditions/cities/kyoto/countries')).status).toBe(404)
    expect(await html('/traditions/concepts/tea/countries?country=narnia&with=japan')).toContain(
      'No country is called “narnia”.',
    )
  })
})

describe('points on maps', () => {
  it.each(['/sarees/centres', '/flowers/places', '/cheese/cheeses/comte'])(
    'show the places of %s that say where they lie',
    async (path) => {
      expect(await html(path)).toContain('<circle class="point"')
    },
  )
})

describe('the steps of a drape', () => {
  it('are drawn from its facts, each by the part that it is about', async () => {
    const page = await html('/sarees/drapes/nauvari')
    const schemes = page.match(/<figure class="scheme">.*?<\/figure>/gs) ?? []
    expect(schemes).toHaveLength(6)
    // What goes between the legs is seen from behind.
    expect(schemes.map((scheme) => scheme.includes('From behind'))).toEqual([false, false, true, true, true, false])
    expect(page).toContain('Schemes drawn from the facts of the drape')
    expect((await html('/sarees/drapes/mumtaz-drape')).match(/<figure class="scheme">/g)).toHaveLength(5)
  })
})

describe('suggestions', () => {
  const suggested = async (query: string): Promise<Suggestions> => JSON.parse(await html(`/suggestions?${query}`))

  it('are the best matches of all catalogues, those of the one that a reader is in first, each with its plate', async () => {
    const { items } = await suggested('q=saffron&catalogue=flowers')
    expect(items[0]).toMatchObject({ name: 'Saffron crocus', kind: 'flower', catalogue: 'Flowers', hue: 5 })
    expect(items[0]?.plate).toMatch(/^\/plates\/\d+\/blossom\/flowers\/saffron-crocus\//)
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length)
    expect(items.map(({ catalogue: title }) => title)).toContain('Colours')
    // The colour or the topic: which of them was read more often decides.
    expect((await suggested('q=saffron')).items[0]).toMatchObject({ name: 'Saffron' })
  })

  it('say how many matches each catalogue has: as many as there are where they lead', async () => {
    const { totals } = await suggested('q=saffron')
    expect(totals.length).toBeGreaterThan(3)
    for (const { title, total, url } of totals) {
      const page = await html(url.slice(publicUrl.length))
      expect(page).toMatch(new RegExp(`aria-current="page">${title} <span class="number">${total}</span>`))
      expect(page).toMatch(new RegExp(`(?:of )?${total} match`))
    }
  })

  it('name what comes near where nothing matches, and are none for nothing', async () => {
    const { items } = await suggested('q=chrysxxthemum')
    expect(items.map(({ name }) => name)).toContain('Chrysanthemum')
    expect(await suggested('q=')).toEqual({ items: [], totals: [], notes: [] })
  })

  it('may be read by the pages of a catalogue that has a host of its own', async () => {
    const { headers } = await ask('/suggestions?q=rose')
    expect(headers['access-control-allow-origin']).toBe('*')
  })
})

describe('for search engines', () => {
  it('robots.txt and the index name the site map of every service', async () => {
    const robots = await ask('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const { path } of services) {
      expect(textOf(robots)).toContain(`Sitemap: ${publicUrl}/${path}/sitemap.xml`)
      expect(await html('/sitemap.xml')).toContain(`<loc>${publicUrl}/${path}/sitemap.xml</loc>`)
    }
    expect(await html('/sitemap.xml')).toContain(`<loc>${publicUrl}/sitemap-network.xml</loc>`)
    for (const path of ['', 'today', 'calendar', 'countries/japan', 'topics', 'topics/diwali', 'about', 'api'])
      expect(await html('/sitemap-network.xml')).toContain(`<loc>${publicUrl}/${path}</loc>`)
  })

  it('browsers may search the network and each catalogue from their address bar', async () => {
    for (const base of [publicUrl, ...services.map(({ path }) => `${publicUrl}/${path}`)]) {
      const path = base.slice(publicUrl.length)
      expect(await html(`${path}/about`)).toMatch(
        new RegExp(
          `<link rel="search" type="application/opensearchdescription\\+xml" title="[^"]{1,16}" href="${base}/opensearch.xml">`,
        ),
      )
      const { headers } = await ask(`${path}/opensearch.xml`)
      expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8')
      expect(await html(`${path}/opensearch.xml`)).toContain(`template="${base}/search?q={searchTerms}"`)
    }
  })

  it.each(services.map(({ path }) => path))('the site map of %s has every page once', async (path) => {
    const { headers } = await ask(`/${path}/sitemap.xml`)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...(await html(`/${path}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)
    expect(addresses.length).toBeGreaterThan(180)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('the tool that names colours', () => {
  const tool = '/colours/name-a-colour'
  const near = (text: string) => [...text.matchAll(/ΔE ([\d.]+)/g)].map(([, distance]) => Number(distance))

  it('names a colour however it is written, nearest names first', async () => {
    const whole = await html(`${tool}?colour=%234b0082`)
    expect(whole).toMatch(/<h2 id="shown">indigo<\/h2>/i)
    expect(near(whole)).toEqual(near(whole).toSorted((a, b) => a - b))
    for (const notation of ['#4b0082', 'rgb(75 0 130)', 'cmyk', '42% 100% 0% 49%', 'oklch('])
      expect(whole.toLowerCase()).toContain(notation.toLowerCase())
    const result = (text: string) => text.slice(text.indexOf('data-colour-told'), text.indexOf('</main>'))
    for (const same of ['4B0082', 'rgb(75,0,130)', 'rgb(75 0 130)', '75, 0, 130'])
      expect(result(await html(`${tool}?colour=${encodeURIComponent(same)}`)), same).toBe(result(whole))
    expect(await html(`${tool}?colour=4b0`)).toContain('data-copy="#44bb00"')
    // A name of the catalogue that no style sheet knows.
    expect(await html(`${tool}?colour=Prussian+blue`)).toMatch(/<h2 id="shown">Prussian blue<\/h2>/)
  })

  it('says what is no colour, and shows one all the same', async () => {
    for (const wrong of ['%00', '%ff', 'no+such+thing', '%3Cscript%3E', 'x'.repeat(3000), '%23abcd']) {
      const { status } = await ask(`${tool}?colour=${wrong}&with=${wrong}`)
      expect([status, failures]).toEqual([200, []])
      expect(await html(`${tool}?colour=${wrong}`)).toContain('is no colour that a style sheet knows')
    }
  })

  it('gives the colours of a day, a country, a set and a harmony as files of four sorts', async () => {
    const types = { css: 'text/css', json: 'application/json', ase: 'application/octet-stream', gpl: 'text/plain' }
    for (const place of ['days/holi', 'countries/india', 'swatch-sets/css', 'name-a-colour']) {
      const page = await html(`/colours/${place}`)
      for (const [ending, type] of Object.entries(types)) {
        const [, address = ''] = new RegExp(`href="([^"]*/palette\\.${ending}[^"]*)"`).exec(page) ?? []
        const { status, headers, body } = await ask(address.slice(publicUrl.length))
        expect([status, headers['content-type']?.split(';')[0]], address).toEqual([200, type])
        expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.[a-z]+"$/)
        expect((body as Buffer).length).toBeGreaterThan(60)
      }
    }
    expect(JSON.parse(await html('/colours/swatch-sets/css/palette.json')).colours.length).toBeGreaterThan(130)
    const none = [
      '/colours/glossary/hue/palette.css',
      '/colours/days/holi/palette.doc',
      '/flowers/flowers/rose/palette.css',
    ]
    for (const address of none) expect((await ask(address)).status, address).toBe(404)
  })

  it('stands in catalogues that have a tool for it and in no other', async () => {
    expect((await ask('/flowers/name-a-colour')).status).toBe(404)
    expect(await html('/flowers')).not.toContain('name-a-colour')
    expect(await html('/colours')).toContain(`href="${publicUrl}/colours/name-a-colour"`)
  })

  it('is where a search for a value leads, and the page of a swatch', async () => {
    expect(await html('/colours/search?q=%234b0')).toContain(`${tool}?colour=44bb00`)
    expect(await html('/colours/search?q=%234b0')).toMatch(/<ol class="hits"><li>/)
    const swatch = await html('/colours/swatches/css-indigo')
    expect(swatch).toContain(`${tool}?colour=4b0082`)
    expect(near(swatch).length).toBeGreaterThan(3)
  })
})

describe('what is there for programs', () => {
  const rose = '/flowers/flowers/rose'

  it('is told in the head of the reply', async () => {
    const { headers } = await ask(rose)
    const links = Object.fromEntries(
      [...String(headers.link).matchAll(/<([^>]+)>; rel="([^"]+)"(?:; type="([^"]+)")?(?:; hreflang="en")?/g)].map(
        ([, to, rel, type]) => [`${rel} ${type ?? ''}`.trim(), to],
      ),
    )
    const oembedOf = (format: string) =>
      `${publicUrl}/oembed?${new URLSearchParams({ url: `${publicUrl}${rose}`, format })}`
    expect(links).toEqual({
      'alternate text/markdown': `${publicUrl}${rose}.md`,
      'alternate application/ld+json': `${publicUrl}${rose}.jsonld`,
      'alternate application/json': `${publicUrl}/flowers/api/v1/get_flower?slug=rose`,
      'alternate application/json+oembed': oembedOf('json'),
      'alternate text/xml+oembed': oembedOf('xml'),
      license: 'https://creativecommons.org/licenses/by/4.0/',
      'service-desc application/json': `${publicUrl}/flowers/api/v1/openapi.json`,
      'service-doc text/html': `${publicUrl}/flowers/api`,
      'api-catalog application/linkset+json': `${publicUrl}/flowers/.well-known/api-catalog`,
    })
  })

  it('is structured data at an address of its own, the same as in the page', async () => {
    const reply = await ask(`${rose}.jsonld`)
    expect([reply.status, reply.headers['content-type'], reply.headers['access-control-allow-origin']]).toEqual([
      200,
      'application/ld+json; charset=utf-8',
      '*',
    ])
    const [, within = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(await html(rose)) ?? []
    expect(JSON.parse(textOf(reply))).toEqual(JSON.parse(within))
    expect(textOf(reply)).toContain('"license":"https://creativecommons.org/licenses/by/4.0/"')
    expect((await ask('/flowers/coverage.jsonld')).status).toBe(404)
  })

  it('says what it is, who wrote it on which grounds, and that a topic is the same as elsewhere where that is certain', async () => {
    const dataOf = async (path: string) => JSON.parse(await html(`${path}.jsonld`))['@graph'][0]
    expect(await dataOf('/flowers/flowers/saffron-crocus')).toMatchObject({
      '@type': 'Article',
      author: { name: expect.any(String) },
      citation: expect.arrayContaining([expect.objectContaining({ '@type': 'CreativeWork' })]),
      about: { '@type': 'Taxon', '@id': `${publicUrl}/topics/saffron` },
    })
    expect(await dataOf('/topics/canada')).toMatchObject({
      ...{ '@type': 'Country', '@id': `${publicUrl}/topics/canada`, identifier: { value: 'CA' } },
      sameAs: ['https://www.wikidata.org/entity/Q16'],
    })
    expect((await dataOf('/topics/saffron')).sameAs).toEqual([])
    expect(await dataOf('/flowers/days/hanami')).toMatchObject({
      '@type': 'Event',
      subjectOf: { '@type': 'WebPage', citation: expect.any(Array), license: expect.any(String) },
    })
    expect((await dataOf('/flowers/countries/japan')).url).toBe(`${publicUrl}/flowers/countries/japan`)
  })

  it('names its alternates in the language that they are written in', async () => {
    expect(await html(rose)).toContain('type="text/markdown" hreflang="en"')
    expect(String((await ask(`${rose}.md`)).headers.link)).toContain('rel="canonical"; type="text/html"; hreflang="en"')
  })

  it('leads on from a name, and has a problem in place of a page where there is nothing', async () => {
    const { status, headers } = await ask('/flowers/flowers/Rose.md')
    expect([status, headers.location]).toEqual([308, `${publicUrl}${rose}.md`])
    const lost = await ask('/flowers/flowers/nothing-like-it.md')
    expect([lost.status, lost.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect((await ask('/flowers/robots.txt.md')).status).toBe(404)
  })

  it('is not sent again to who has it, and is compressed', async () => {
    const { headers } = await ask(`${rose}.md`)
    expect(headers.etag).toMatch(/^"/)
    expect((await ask(`${rose}.md`, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
    const packed = await ask(`${rose}.md`, { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(packed.body as Uint8Array).toString()).toBe(await html(`${rose}.md`))
  })

  it('is listed in llms.txt, every address of which leads somewhere', async () => {
    for (const base of ['', '/flowers', '/dance']) {
      const text = await html(`${base}/llms.txt`)
      const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => String(address))
      expect(addresses.length).toBeGreaterThan(8)
      for (const address of addresses.filter((one) => /\.md$|llms\.txt$/.test(one)))
        expect([address, (await ask(address.slice(publicUrl.length))).status]).toEqual([address, 200])
    }
  })

  it('is listed at the well-known address of the deployment and of a service on a host of its own', async () => {
    const hosted = siteWith({ SERVICE_HOSTS: { flowers: 'flowers.test' } })
    const pathOf = hostPaths({ flowers: 'flowers.test' })
    const own = await ask(pathOf('flowers.test', '/.well-known/api-catalog'), { of: hosted })
    expect(own.headers['content-type']).toContain('application/linkset+json')
    expect(JSON.parse(textOf(own)).linkset[1]).toMatchObject({
      anchor: 'https://flowers.test/api/v1',
      'service-desc': [{ href: 'https://flowers.test/api/v1/openapi.json' }],
    })
    const whole = JSON.parse(await html('/.well-known/api-catalog', { of: hosted }))
    expect(whole.linkset[0].item).toHaveLength(services.length + 1)
    expect(await html(pathOf('flowers.test', '/index.md'), { of: hosted })).toContain('address: https://flowers.test\n')
  })

  it('tells registries and agents where the endpoint of each surface is, under the name of its host', async () => {
    const hosted = siteWith({ SERVICE_HOSTS: { flowers: 'flowers.test' } })
    for (const [path, name, url] of [
      ['', 'test.octavo/octavo-network', `${publicUrl}/mcp`],
      ['/food', 'test.octavo/octavo-food', `${publicUrl}/food/mcp`],
      ['/flowers', 'test.flowers/octavo-flowers', 'https://flowers.test/mcp'],
    ])
      for (const file of ['server-card.json', 'server.json']) {
        const reply = await ask(`${path}/.well-known/mcp/${file}`, { of: hosted })
        const told = JSON.parse(textOf(reply))
        expect(told).toMatchObject({ name, version: '1.0.0', remotes: [{ type: 'streamable-http', url }] })
        expect(told.description.length).toBeLessThanOrEqual(100)
        expect(reply.headers['access-control-allow-origin']).toBe('*')
      }
  })

  it('names whom to tell of a weakness, where the deployment names somebody', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(404)
    const withContact = siteWith({ SECURITY_CONTACT: 'mailto:security@example.org' })
    expect(await html('/.well-known/security.txt', { of: withContact })).toBe(
      `Contact: mailto:security@example.org\nExpires: 2027-06-01T00:00:00Z\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
    )
    expect((await ask('/.well-known/nothing')).status).toBe(404)
  })
})
