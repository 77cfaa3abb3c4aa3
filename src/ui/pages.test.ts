/** What stands on every page, and the small parts of many. */
import { describe, expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { recordOf } from '#test/few-entries.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { Code } from './code.tsx'
import { Colophon } from './colophon.tsx'
import { HeadlineList } from './headlines.tsx'
import { Hits } from './hits.tsx'
import { ListFrame } from './list/list-frame.tsx'
import { Masthead } from './masthead.tsx'
import { NativeName } from './native-name.tsx'
import type { Summary } from './records.ts'
import { ShareCard } from './share-card.tsx'
import { isHex } from './swatch.tsx'
import { scriptsBeyondCuts, syllablesOf } from './syllables.ts'
import { WorldMap } from './world-map.tsx'

describe('the frame of pages', () => {
  it('begins with a way past it, and its search says what it searches', () => {
    const page = shown(Masthead, {
      ...{ network: '/', title: 'Flowers & <co>', base: '/flowers' },
      ...{
        contents: [{ href: '/flowers/days', label: 'Days' }],
        main: [{ href: '/flowers/calendar', label: 'Calendar' }],
      },
      search: { address: '/flowers/find', placeholder: 'rose', suggestions: '/flowers/suggest' },
    })
    expect(addressesIn(page)).toEqual(['#main', '/', '/flowers', '/flowers/days', '/flowers/calendar'])
    expect(page).toContain('data-suggestions="/flowers/suggest" action="/flowers/find"')
    expect(page).toMatch(/<label[^>]* for="quick">Search Flowers &amp; &lt;co&gt;<\/label>/)
  })

  it('ends with the licence where there is something under it, and none elsewhere', () => {
    const foot = (licence: { name: string; address: string } | null) =>
      shown(Colophon, {
        line: 'By Ada.',
        licence,
        groups: [{ title: 'For programs', links: [{ href: '/api', label: 'API' }] }],
      })
    expect(foot({ name: 'CC BY 4.0', address: 'https://l/' })).toContain(
      '<a rel="license" href="https://l/">CC BY 4.0</a>',
    )
    expect(foot(null)).not.toContain('license')
    expect(foot(null)).toContain('<nav aria-label="For programs">')
  })

  it('has filters beside a list where there are any', () => {
    const list = (filters?: string) =>
      shown(ListFrame, {
        way: [],
        title: 'Flowers',
        about: '',
        count: '3 flowers',
        children: 'Rose',
        ...(filters && { filters }),
      })
    expect(list('Filters')).toContain('class="list-body with-filters">Filters<')
    expect(list()).toContain('class="list-body"><')
  })
})

describe('code', () => {
  const code = (text: string, language: 'json' | 'program') => shown(Code, { text, name: 'Example', language })

  it('marks the names of JSON, and not its values', () => {
    const text = code('{"na\\"me": "a: \\"b\\"", "n": 1}', 'json')
    expect(partsIn(text, 'b').map((one) => one.replaceAll('&quot;', '"'))).toEqual(['"na\\"me"', '"n"'])
  })

  it('marks what is quoted in programs, and is whole and escaped', () => {
    const text = code("curl 'https://x/?a=1&b=2' <file", 'program')
    expect(partsIn(text, 'b')).toEqual(['&#x27;https://x/?a=1&amp;b=2&#x27;'])
    expect(pageText(partsIn(text, 'code')[0] ?? '')).toContain('&lt;file')
    expect(text).toContain('data-name="Example"')
  })
})

describe('what leads on', () => {
  it('is a headline with its outlet and its day, in UTC', () => {
    const items = [
      { title: 'Roses <win>', outlet: 'Gazette', address: 'https://g/1', published_at: '2027-04-30T23:59:00Z' },
    ]
    const page = shown(HeadlineList, { items, headings: 'h3' })
    expect(page).toContain('<h3><a href="https://g/1" rel="noopener">Roses &lt;win&gt;</a></h3>')
    expect(pageText(page)).toContain('Gazette · 30 April 2027')
  })

  it('is what a search found, in its order, with its plate where it has one', () => {
    const rose = recordOf({ resource: flowers, slug: 'rose' }) as unknown as Summary
    const hit = (name: string, plate: Parameters<typeof Hits>[0]['items'][number]['plate']) => ({
      ...{ name, url: `/${name}`, summary: `${name}.`, about: 'A flower', plate },
    })
    const page = shown(Hits, {
      items: [hit('rose', { resource: flowers, entry: rose, accent: 5 }), hit('page', undefined)],
    })
    const [first = '', second = ''] = partsIn(page, 'li')
    expect(first).toContain('<img class="cover"')
    expect(second).toContain('<svg class="mark"')
    expect(addressesIn(page)).toEqual(['/rose', '/page'])
  })

  it('is what a messenger shows of a page: its picture in words, its address without the protocol', () => {
    const given = { address: 'https://x/rose', title: 'Rose', description: 'Thorns.' }
    const page = shown(ShareCard, { ...given, image: { src: '/a.png', alt: 'A "red" rose' } })
    expect(page).toContain('alt="A &quot;red&quot; rose"')
    expect(pageText(page)).toBe('x/rose Rose Thorns.')
    expect(shown(ShareCard, { ...given, image: null })).not.toContain('<img')
  })
})

describe('a name in another language', () => {
  it('says which, by its script and its country; in Latin letters it says none', () => {
    const name = (native_name: string, code: string) =>
      shown(NativeName, { entry: { native_name, countries: [{ code, name: '', url: '' }] } as unknown as Summary })
    expect(name('玫瑰', 'TW')).toBe('<span class="native" lang="zh-Hant">玫瑰</span>')
    expect(name('Rosa <x>', 'ES')).toBe('<span class="native">Rosa &lt;x&gt;</span>')
  })

  it('is set in whole faces where it writes what cut ones lack', () => {
    expect(syllablesOf('Rosa, Ð ☆')).toEqual([])
    expect(syllablesOf('क्षा की की')).toEqual(['क्षा', 'की'])
    expect(scriptsBeyondCuts('Rosa')).toEqual([])
    expect(scriptsBeyondCuts('का')).toEqual([])
    expect(scriptsBeyondCuts('का ङ्ख्यौ')).toEqual(['devanagari'])
  })
})

describe('a map', () => {
  const map = (countries: { code: string; name: string; url?: string; weight?: number }[], points: object[] = []) =>
    shown(WorldMap, { countries, points: points as never })

  it('is nothing where none of it is on the map', () => {
    expect(map([])).toBe('')
    expect(map([{ code: 'QQ', name: 'Nowhere' }])).toBe('')
  })

  it('shows each country by how much there is of it, and leads there by the mouse alone', () => {
    const page = map([
      { code: 'BG', name: 'Bulgaria', url: '/countries/bulgaria' },
      { code: 'GR', name: 'Greece', weight: 0 },
    ])
    expect(page).toContain('<a href="/countries/bulgaria" aria-label="Bulgaria" tabindex="-1">')
    expect([...page.matchAll(/fill-opacity="([\d.]+)"/g)].map(([, value]) => value)).toEqual(['1', '0.25'])
    expect(page).toContain('aria-hidden="true"')
  })

  it('is of the part of the world that it is about, or of all of it', () => {
    expect(map([{ code: 'BG', name: 'Bulgaria' }])).toContain('class="world part"')
    const far = [
      { code: 'NZ', name: 'New Zealand' },
      { code: 'CA', name: 'Canada' },
    ]
    expect(map(far)).toContain('<div class="world" aria-hidden="true"><svg viewBox="0 0 1000 458"')
  })

  it('has a ring about what is too small to be found, and a mark for each place', () => {
    expect(
      map([
        { code: 'SG', name: 'Singapore' },
        { code: 'CA', name: 'Canada' },
      ]),
    ).toContain('class="small-land"')
    expect(map([{ code: 'CA', name: 'Canada' }])).not.toContain('class="small-land"')
    const places = [
      { latitude: 51.5, longitude: 0, name: 'Kew', url: '/places/kew' },
      { latitude: 42.6, longitude: 25.4, name: 'Kazanlak' },
    ]
    const page = map([], places)
    expect(page.match(/class="point"/g)).toHaveLength(2)
    expect(addressesIn(page)).toEqual(['/places/kew'])
  })
})

it('a colour is six small hexadecimal digits, and nothing that could be more', () => {
  expect(['#4b0082', '#000000'].every(isHex)).toBe(true)
  expect(['#4B0082', '#fff', '4b0082', '#4b0082;', '#4b0082\n', null, 7].some(isHex)).toBe(false)
})
