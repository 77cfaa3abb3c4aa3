import { describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { htmlOf } from '#src/read-model/html.ts'
import type { AnyResource, Picture } from '#src/read-model/resource.ts'
import { countryOverviews, flowerDays, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { countryIn, recordOf } from '#test/few-entries.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import type { EntryRecord, Summary } from '../records.ts'
import { EntryView, type EntryViewOf, ownPoint } from './entry-view.tsx'

const picture: Picture = {
  ...{ src: '/media/rose.webp', alt: 'A red rose', caption: null, credit: 'Ada', licence: 'CC0' },
  ...{ width: 800, height: 600, focus: { x: 50, y: 50 }, sizes: [] },
}

type Given = { resource?: AnyResource; fields?: object; more?: Partial<EntryViewOf>; joined?: object }

function page({ resource = flowers, fields = {}, more = {}, joined = {} }: Given): string {
  const plain = recordOf({ resource, slug: 'rose', fields: { ...fields } })
  const record = { elsewhere: [], ...plain, ...joined } as unknown as EntryRecord
  return shown(EntryView, {
    ...{ resource, record, html: htmlOf(resource, plain), base: '/flowers', accent: 5 },
    ...{ today: '2027-05-01' as Day, way: [{ href: '/flowers/flowers', label: 'Flowers' }] },
    ...{ json: null, filtered: () => null, where: { places: 'Places', regionParameter: 'region' } },
    ...{ year: { months: [], days: [] }, places: [], meanings: [], citation: 'Rose, 2027.', attribution: 'By Ada.' },
    ...{ resourceOf: () => nationalFlowers, sure: null, shelves: [], fromTools: null, sideBySide: [] },
    ...more,
  })
}

describe('the page of an entry', () => {
  it('says its name, its names elsewhere and its line, as text', () => {
    const fields = { name: 'Rose & <co>', scientific_name: 'Rosa', native_name: 'バラ', countries: [countryIn('JP')] }
    const text = page({ fields })
    expect(text).toContain('<h1>Rose &amp; &lt;co&gt;</h1>')
    expect(text).toContain('<span class="native" lang="ja">バラ</span><i>Rosa</i>')
    expect(text).toContain('<p class="lede">Rose in a line.</p>')
    expect(page({})).not.toContain('class="names"')
  })

  it('says that a cover is an ornament, and of a picture whose it is', () => {
    expect(page({})).toContain('An ornament drawn from its facts, not a picture.')
    const withPicture = page({ fields: { picture } })
    expect(withPicture).not.toContain('An ornament')
    expect(withPicture).toContain('alt="A red rose"')
    expect(withPicture).toContain('<small>Ada · CC0</small>')
  })

  it('lists its parts from the third on, and the facts with them', () => {
    const three = { uses: 'Tea.', appearance: 'Red.', origin: 'Persia.' }
    const nav = /<nav class="entry-parts".*?<\/nav>/s.exec(page({ fields: three }))?.[0] ?? ''
    expect(addressesIn(nav)).toEqual(['#appearance', '#origin', '#uses', '#facts'])
    expect(page({ fields: { uses: 'Tea.', origin: 'Persia.' } })).not.toContain('entry-parts')
  })

  it('says when it was published and changed, and leads to its data where there are any', () => {
    const fields = { published_at: '2026-01-31T23:30:00.000Z', updated_at: '2026-03-02T00:10:00.000Z' }
    const text = page({ fields, more: { json: '/flowers/api/v1/get_flower?slug=rose' } })
    expect(text).toContain('Updated <time dateTime="2026-03-02T00:10:00.000Z">2 March 2026</time>')
    expect(text).toContain('First published <time dateTime="2026-01-31T23:30:00.000Z">31 January 2026</time>')
    expect(addressesIn(text)).toContain('/flowers/api/v1/get_flower?slug=rose')
    expect(page({})).not.toContain('as JSON')
  })

  it('leads to the entries beside it, to its citation, and to itself beside others', () => {
    const sideBySide = [{ href: '/flowers/compare?one=rose', label: 'Beside another' }]
    const text = page({ more: { sideBySide } })
    for (const address of ['previous', 'next', 'cite.bib', 'cite.ris'])
      expect(addressesIn(text)).toContain(`/flowers/rose/${address}`)
    expect(text).toContain('<a href="/flowers/compare?one=rose" rel="nofollow">Beside another</a>')
    expect(text).toContain('data-copy="Rose, 2027."')
    expect(text).toContain('data-copy="By Ada."')
  })

  it('tells what the words mean that its text marks', () => {
    const meanings = [{ id: 'hip', name: 'Hip', summary: 'The fruit of a rose.', url: '/flowers/glossary/hip' }]
    const text = page({ more: { meanings } })
    expect(text).toContain('<div id="term-hip" class="meaning" popover="auto"><p><b>Hip</b> The fruit of a rose.</p>')
    expect(addressesIn(text)).toContain('/flowers/glossary/hip')
  })
})

describe('what points at an entry', () => {
  const item = (slug: string) =>
    ({ slug, name: slug, url: `/x/${slug}`, summary: `${slug} in a line.`, picture: null }) as unknown as Summary
  const many = (count: number) => ({
    national_flower_of: Array.from({ length: count }, (_, index) => item(`n${index}`)),
  })

  it('is shown in rows, each with its line, and as names where it is more than a dozen', () => {
    const rows = page({ joined: many(12) })
    expect(rows).toContain('<h2>National flower of</h2><ul class="rows">')
    expect(rows).toContain('n11 in a line.')
    const names = page({ joined: many(13) })
    expect(names).toContain('<h2>National flower of</h2><ul class="names-list">')
    expect(names).toContain('<a href="/x/n12">n12</a>')
    expect(names).not.toContain('n11 in a line.')
  })

  it('is not there where nothing does', () => {
    expect(page({ joined: many(0) })).not.toContain('National flower of')
  })

  it('is told of other catalogues where it speaks of a topic', () => {
    const speaks_of = { slug: 'rose', name: 'The rose', kind: null, url: '/topics/rose' }
    const said = {
      service: 'food',
      resource: 'dish',
      slug: 'jam',
      name: 'Rose jam',
      summary: 'Sweet.',
      url: '/jam',
    }
    const text = page({ joined: { speaks_of, elsewhere: [said] } })
    expect(text).toContain('<h2><a href="/topics/rose">The rose</a> in other catalogues</h2>')
    expect(text).toMatch(/<a href="\/jam">Rose jam<\/a> <span class="service-tag" style="--hue:\d+">Food</)
    expect(page({ joined: { speaks_of } })).not.toContain('in other catalogues')
    expect(page({ joined: { elsewhere: [said] } })).not.toContain('in other catalogues')
  })
})

describe('where and when an entry is', () => {
  it('is shown of a day by its date and its rule', () => {
    const dates = { starts: '2027-05-04', ends: '2027-05-04', on_now: false, date_approximate: false }
    const fields = { rule_in_words: 'on 4 May', kind: flowerDays.facets.kind.values[0], weekdays: [] }
    const text = page({ resource: flowerDays, fields, joined: dates, more: { sure: 'Fixed by law.' } })
    expect(pageText(partsIn(text, 'main')[0] ?? '')).toContain('On 4 May')
    expect(text).toContain('Next <span>in 3 days</span>')
    expect(text).toContain('Fixed by law.')
    expect(page({ joined: dates })).not.toContain('entry-date')
  })

  it('is a map of its countries, but of a country none', () => {
    const fields = { countries: [countryIn('BG')] }
    expect(page({ fields })).toContain('class="world')
    expect(page({ resource: countryOverviews, fields })).not.toContain('class="world')
  })

  it('is a point of the map where its coordinates are known, the null meridian too', () => {
    const place = { name: 'Greenwich', latitude: 51.5, longitude: 0 } as unknown as EntryRecord
    expect(ownPoint(place)).toEqual([{ name: 'Greenwich', latitude: 51.5, longitude: 0 }])
    expect(ownPoint({ ...place, latitude: null } as unknown as EntryRecord)).toEqual([])
  })

  it('is a wheel of the year before the facts where it has months, and after them where it has days alone', () => {
    const fields = { colors: ['red'] }
    const days = [{ name: 'Rose day', url: null, starts: '2027-06-01' as Day, ends: '2027-06-01' as Day }]
    const order = (year: EntryViewOf['year']) => {
      const text = page({ fields, more: { year } })
      expect(text.match(/class="year-wheel"/g)).toHaveLength(1)
      return text.indexOf('class="year-wheel"') < text.indexOf('class="facts"')
    }
    expect(order({ months: [{ label: 'Blooms', months: [5] }], days })).toBe(true)
    expect(order({ months: [{ label: 'Blooms', months: [] }], days })).toBe(false)
  })
})
