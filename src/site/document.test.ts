import { createHash } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { licenceOf } from '#src/read-model/licences.ts'
import { findService, network, type ServiceId } from '#src/services.ts'
import { iconAddress } from '#src/ui/mark.tsx'
import { fewSite } from '#test/few-site.ts'
import { addressesIn, pageText, partsIn } from '#test/shown.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import type { Page } from './page.ts'

// By another address it is another module: that of other files has the assets that are compiled.
const fresh = (module: string) => `./${module}.tsx?assets=uncompiled`
vi.doMock('./assets.ts', () => import('#test/uncompiled-assets.ts'))
const { documentOfPage }: typeof import('./document.tsx') = await import(/* @vite-ignore */ fresh('document'))
vi.doUnmock('./assets.ts')

const { site } = fewSite({ entries: [] })
const catalogueOf = (id: ServiceId): Catalogue => {
  const service = findService(id)
  if (!service) throw new Error(`There is no catalogue ${id}.`)
  return openCatalogue(service, site, site.now())
}
const flowers = catalogueOf('flowers')

const page = (main: ReactNode, head: Partial<Page['head']> = {}): Pick<Page, 'head' | 'main'> => ({
  main,
  head: { title: 'Rose', description: 'A shrub.', siteName: 'Octavo Flowers', ...head },
})
const documentWith = (
  main: ReactNode,
  { head = {}, of: catalogue = flowers }: { head?: Partial<Page['head']>; of?: Catalogue | null } = {},
) => documentOfPage(page(main, head), site, catalogue, licenceOf('CC-BY-4.0'))
const paragraph = (text: string) => createElement('p', null, text)

describe('the document of a page', () => {
  it('is one page in English, with its own words once, between its masthead and its foot', () => {
    const { text } = documentWith(paragraph('Of the hedgerow.'))
    expect(text).toMatch(/^<!doctype html><html lang="en"><head>.*<\/head><body>.*<\/body><\/html>$/s)
    expect(text.match(/Of the hedgerow\./g)).toHaveLength(1)
    expect(text.indexOf('<header')).toBeLessThan(text.indexOf('Of the hedgerow.'))
    expect(text.indexOf('Of the hedgerow.')).toBeLessThan(text.indexOf('<footer'))
    expect(text).toContain('<title>Rose</title>')
    expect(text, 'nothing marks where the page was put in').not.toContain('slot')
  })

  it('writes what stands in it so that no text is markup, with curly quotes', () => {
    const { text } = documentWith(paragraph('The "dog rose" <b> & more'))
    expect(text).toContain('The “dog rose” &lt;b&gt; &amp; more')
  })

  it('says on paper where it is to be found, if it is to be found at all', () => {
    const there = documentWith(paragraph('x'), { head: { canonical: 'https://octavo.example/flowers/flowers/rose' } })
    expect(partsIn(there.text, 'aside').map(pageText)).toEqual(['https://octavo.example/flowers/flowers/rose'])
    expect(documentWith(paragraph('x')).text).not.toContain('on-paper')
  })

  it('has the small script before its style sheet, and that before its faces', () => {
    const { text } = documentWith(paragraph('x'))
    const places = ['/assets/early.js', '/assets/site.css', '/assets/text.woff2', '/assets/site.js'].map((file) =>
      text.indexOf(file),
    )
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin>')
    expect(text).toContain('<script type="module" src="/assets/site.js"></script>')
  })
})

describe('the styles of a page', () => {
  const styleIn = (text: string) => partsIn(text, 'style')

  it('stand in one sheet, which its headers allow by digest and nothing else', () => {
    const { text, headers } = documentWith(createElement('p', { style: { opacity: 0.5 } }, 'x'))
    const [css = '', ...more] = styleIn(text)
    expect(more).toEqual([])
    expect(css).toMatch(/^\.page\{--hue:5\}.*opacity:0\.5/)
    const digest = createHash('sha256').update(css).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}';`)
    expect(text).not.toContain(' style="')
  })

  it('are the hue of its catalogue, and none of the network', () => {
    expect(styleIn(documentWith(paragraph('x'), { of: catalogueOf('dance') }).text)).toEqual([
      `.page{--hue:${findService('dance')?.accentHueDegrees}}`,
    ])
    const { text, headers } = documentWith(paragraph('x'), { of: null })
    expect(styleIn(text)).toEqual([])
    expect(headers['content-security-policy']).toContain("style-src 'self';")
  })

  it('are followed by those of what few pages have where a page has some', () => {
    const styled = (className: string) => documentWith(createElement('div', { className }, 'x')).text
    expect(styled('sides')).toContain('<link rel="stylesheet" href="/assets/rare.css">')
    expect(styled('steps drawn')).toContain('/assets/rare.css')
    for (const name of ['sides-not', 'steps', 'besides']) expect(styled(name), name).not.toContain('/assets/rare.css')
  })

  it('have faces of other scripts where a page writes one, after its own sheet', () => {
    for (const text of ['Φύλλο', 'ünïcödé', 'Роза', '“—”…'])
      expect(documentWith(paragraph(text)).text, text).not.toContain('/assets/scripts.css')
    for (const text of ['ვარდი', 'गुलाब', 'ورد', 'バラ', '장미', '玫瑰', '薔薇', 'ﭏ', 'ﻻ']) {
      const html = documentWith(paragraph(text)).text
      expect(html.indexOf('/assets/scripts.css'), text).toBeGreaterThan(html.indexOf('/assets/site.css'))
    }
  })
})

describe('what stands around a page', () => {
  it('is of its catalogue: its icon, its character, its contents, its feeds and its licence', () => {
    const { text } = documentWith(paragraph('x'))
    expect(text).toContain(iconAddress(5).replaceAll('&', '&amp;'))
    expect(text).toContain('data-heading="italic" data-rule="plain" data-plates="wide"')
    expect(addressesIn(text)).toEqual(
      expect.arrayContaining([
        'https://octavo.example/flowers/calendar',
        'https://octavo.example/flowers/feed.xml',
        'https://octavo.example/flowers/api/v1/openapi.json',
        licenceOf('CC-BY-4.0').address,
      ]),
    )
    expect(pageText(partsIn(text, 'footer').join())).toContain('Octavo Flowers. What blooms, where, when')
  })

  it('asks for suggestions of its own catalogue first, and of none at the network', () => {
    expect(documentWith(paragraph('x')).text).toContain('https://octavo.example/suggestions?catalogue=flowers')
    const { text } = documentWith(paragraph('x'), { of: null })
    expect(text).toContain('"https://octavo.example/suggestions"')
    expect(text).toContain('placeholder="Search everything"')
  })

  it('is of the network where a page is of no catalogue', () => {
    const { text } = documentWith(paragraph('x'), { of: null })
    expect(text).toContain(iconAddress(network.accentHueDegrees).replaceAll('&', '&amp;'))
    expect(addressesIn(text)).toEqual(
      expect.arrayContaining([
        'https://octavo.example/today',
        'https://octavo.example/topics',
        'https://octavo.example/errors',
        'https://octavo.example/dance',
      ]),
    )
    expect(text).not.toContain('data-heading')
  })

  it('is that of each page by itself: one page of a catalogue leaves nothing on the next', () => {
    const first = documentWith(paragraph('First of them.'), { head: { canonical: 'https://octavo.example/first' } })
    const second = documentWith(paragraph('Second of them.'))
    expect(first.text).toContain('First of them.')
    expect(second.text).not.toContain('irst')
    expect(documentWith(paragraph('x'), { of: null }).text).not.toContain('Search flowers')
  })

  it('tells another licence as soon as there is one, and none where none is known', () => {
    const licensed = (id: 'CC-BY-4.0' | 'CC0-1.0') =>
      addressesIn(documentOfPage(page(paragraph('x')), site, flowers, licenceOf(id)).text)
    expect(licensed('CC-BY-4.0')).toContain(licenceOf('CC-BY-4.0').address)
    expect(licensed('CC0-1.0')).toContain(licenceOf('CC0-1.0').address)
    expect(licensed('CC0-1.0')).not.toContain(licenceOf('CC-BY-4.0').address)
    const unknown = documentOfPage(page(paragraph('x')), site, flowers, null).text
    expect(addressesIn(unknown).join()).not.toContain('creativecommons')
  })
})
