import { describe, expect, it, vi } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowers, terms } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { readerOf } from '#test/reading-pages.ts'
import { pageText, partsIn } from '#test/shown.ts'
import type { DraftOf } from './draft.tsx'

// By another address it is another module: that of other files has the assets that are compiled.
const fresh = (module: string) => `./${module}.tsx?assets=uncompiled`
vi.doMock('./assets.ts', () => import('#test/uncompiled-assets.ts'))
vi.doMock('./document.tsx', () => import(/* @vite-ignore */ fresh('document')))
const { draftDocument }: typeof import('./draft.tsx') = await import(/* @vite-ignore */ fresh('draft'))
vi.doUnmock('./document.tsx')
vi.doUnmock('./assets.ts')

const { site } = readerOf({
  entries: [
    { resource: flowers, slug: 'rose', fields: { summary: 'A shrub & <more>.', scientific_name: 'Rosa' } },
    { resource: terms, slug: 'petal' },
    { resource: topics, slug: 'roses', fields: { kind: 'living-thing', scientific_name: 'Rosa' } },
  ],
  former: { briar: 'rose' },
})

const draft = (more: Partial<DraftOf> = {}): DraftOf => ({
  ...{ resource: flowers as AnyResource, slug: 'rose', part: 'page', isPublished: false, blocking: [] },
  feedItem: '<item>\n<title>Rose</title>\n</item>',
  addressOf: (part) => `/cms/preview?part=${part}`,
  ...more,
})
const shown = async (more: Partial<DraftOf> = {}) => (await draftDocument(site, draft(more))).text
const noteOn = (html: string) => partsIn(html, 'aside').find((aside) => aside.includes('Parts of the preview')) ?? ''

describe('the note above a draft', () => {
  it('says that readers do not see it, or that they do', async () => {
    expect(pageText(noteOn(await shown()))).toContain('A draft: readers do not see this')
    expect(pageText(noteOn(await shown({ isPublished: true })))).toMatch(/^As published /)
  })

  it('leads to each part, and says which is there', async () => {
    const note = noteOn(await shown({ part: 'record' }))
    expect([...note.matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, attributes, label]) => [label, attributes])).toEqual([
      ['Page', 'href="/cms/preview?part=page"'],
      ['Record', 'href="/cms/preview?part=record" aria-current="page"'],
      ['Feeds and sharing', 'href="/cms/preview?part=shared"'],
    ])
  })

  it('counts what keeps it from being published and names each, where anything does', async () => {
    const note = noteOn(await shown({ blocking: ['Sources: one at least.', 'Name: <none>'] }))
    expect(partsIn(note, 'summary')).toEqual(['It cannot be published yet: 2 to mend'])
    expect(partsIn(note, 'li')).toEqual(['Sources: one at least.', 'Name: &lt;none&gt;'])
    expect(noteOn(await shown())).not.toContain('cannot be published')
  })
})

describe('the parts of a preview', () => {
  it('are the page as readers would have it', async () => {
    const html = await shown()
    expect(partsIn(html, 'h1').map(pageText)).toEqual(['Rose'])
    expect(html).toContain('A shrub &amp; &lt;more&gt;.')
    expect(html.indexOf('A draft')).toBeLessThan(html.indexOf('<h1'))
  })

  it('are its record, sign for sign', async () => {
    const [text = ''] = partsIn(await shown({ part: 'record' }), 'pre')
    expect(text).toContain('\n  &quot;slug&quot;: &quot;rose&quot;')
    const record = JSON.parse(
      text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ) as object
    expect(record).toMatchObject({ name: 'Rose', summary: 'A shrub & <more>.', scientific_name: 'Rosa' })
  })

  it('are what is said of it where it is shared, and its item in a feed', async () => {
    const html = await shown({ part: 'shared' })
    expect(partsIn(html, 'h1').map(pageText)).toEqual(['Where it is shared', 'In feeds'])
    const [card = ''] = partsIn(html, 'figcaption')
    expect(partsIn(card, 'small')).toEqual(['octavo.example/flowers/flowers/rose'])
    expect(pageText(card)).toContain('A shrub &amp; &lt;more&gt;.')
    expect(html).toContain('src="https://octavo.example/cards/flowers/flowers/rose.png"')
    expect(partsIn(html, 'pre')).toEqual(['&lt;item&gt;\n&lt;title&gt;Rose&lt;/title&gt;\n&lt;/item&gt;'])
  })

  it('are those of a topic as well, which is of no catalogue', async () => {
    const html = await shown({ resource: topics, slug: 'roses' })
    expect(partsIn(html, 'h1').map(pageText)).toEqual(['Roses'])
    expect(html).toContain('placeholder="Search everything"')
    expect(await shown({ resource: topics, slug: 'roses', part: 'record' })).toContain(
      '&quot;scientific_name&quot;: &quot;Rosa&quot;',
    )
  })

  it.each(['tulip', 'briar'])('are not there for %s, which is no entry of its own', async (slug) => {
    await expect(draftDocument(site, draft({ slug }))).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a preview', () => {
  it('may stand in a frame of the admin, is kept by nobody, and is found by nobody', async () => {
    const { headers, text } = await draftDocument(site, draft())
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy'], 'all else stays as pages have it').toContain("script-src 'self'")
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('rel="canonical"')
    expect(text, 'nobody is told of a draft as data').not.toContain('application/ld+json')
  })

  it('opens what it leads to beside the frame, and its own parts within it', async () => {
    const links = [...(await shown()).matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([tag, address = '']) => ({
      address,
      isBeside: tag.includes('target="_blank"'),
    }))
    const addresses = (isBeside: boolean) =>
      links.filter((link) => link.isBeside === isBeside).map(({ address }) => address)
    expect(addresses(true)).toContain('https://octavo.example/flowers/calendar')
    expect(addresses(true).every((address) => address.startsWith('https://') || address.startsWith('/'))).toBe(true)
    expect(addresses(false)).toEqual(
      expect.arrayContaining([...['page', 'record', 'shared'].map((part) => `/cms/preview?part=${part}`)]),
    )
    expect(addresses(false).filter((address) => !/^(\/cms\/|#|webcal:|mailto:)/.test(address))).toEqual([])
  })
})
