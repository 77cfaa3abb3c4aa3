import { describe, expect, it } from 'vitest'
import { addressing, asItIs, encode, type Stored, storedJson, withFields, withoutMore } from '#src/read-model/json.ts'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { countryOverviews, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { days as traditionDays } from '#src/read-model/resources/traditions.ts'
import { countryIn, linkTo, recordOf } from '#test/few-entries.ts'
import { briefDay, briefOverview, briefRecord, briefSummary, headline, inBrief, itemsInBrief } from './brief.ts'

const photo = {
  ...{ src: '/media/rose.jpg', alt: 'A rose.', caption: 'In May.', credit: 'A. B.', licence: 'CC0-1.0' },
  ...{ width: 800, height: 600, focus: { x: 50, y: 50 }, sizes: [] },
}
const shownOf = ({ src, alt, credit, licence, width, height }: typeof photo) => ({
  ...{ src, alt, credit, licence, width, height },
})
const work = {
  title: 'A work',
  publisher: 'A press',
  mark: null,
  year: 1998,
  part: null,
  address: null,
  accessed: null,
}

/** A flower in full, as pages are told of it. */
const whole = (fields: object = {}) => ({
  ...recordOf({
    resource: flowers,
    slug: 'rose',
    fields: {
      countries: [countryIn('BG')],
      colors: ['red'],
      days: [linkTo(flowerDays, 'rose-festival')],
      sources: [work],
      speaks_of: { ...linkTo(topics, 'roses'), kind: null },
      ...fields,
    },
  }),
  ...{ licence: 'CC-BY-4.0', elsewhere: [] },
  ...Object.fromEntries(Object.keys(flowers.backlinks).map((field) => [field, []])),
  totals: Object.fromEntries(Object.keys(flowers.backlinks).map((field) => [field, 0])),
})

describe('an entry in full, in brief', () => {
  const { output, from } = briefRecord(flowers)

  it('is what its schema says', () => {
    expect(output.safeParse(from(whole({ picture: photo, gallery: [photo] }))).error).toBeUndefined()
  })

  it('tells of other entries what is needed to open them, and of countries their code and name', () => {
    expect(from(whole())).toMatchObject({
      days: [{ slug: 'rose-festival', name: 'Rose festival' }],
      countries: [{ code: 'BG', name: 'Bulgaria' }],
    })
    expect(JSON.stringify([from(whole()).days, from(whole()).countries, from(whole()).speaks_of])).not.toContain('url')
  })

  it('leaves out what is not known of it, of its sources and of who wrote it', () => {
    const told = from(whole())
    for (const field of ['native_name', 'picture', 'gallery', 'origin', 'scent']) expect(told).not.toHaveProperty(field)
    expect(told.sources).toEqual([{ title: 'A work', publisher: 'A press', year: 1998 }])
    expect(told.provenance).toEqual({ state: 'unchecked' })
  })

  it('keeps lists that are empty, and what is said to be none in words', () => {
    expect(from(whole({ colors: [] }))).toMatchObject({ colors: [], other_names: [], elsewhere: [] })
    expect(from(whole({ origin: '' }))).toMatchObject({ origin: '' })
  })

  it('has its pictures whole, where it has some', () => {
    expect(from(whole({ picture: photo, gallery: [photo] }))).toMatchObject({ picture: photo, gallery: [photo] })
  })

  it('names what other catalogues say without its line and address', () => {
    const entry = {
      service: 'food',
      resource: 'dish',
      slug: 'jam',
      name: 'Jam',
      summary: 'Sweet.',
      url: '//food/dishes/jam',
    }
    expect(from({ ...whole(), elsewhere: [entry] }).elsewhere).toEqual([
      { service: 'food', resource: 'dish', slug: 'jam', name: 'Jam' },
    ])
  })

  it('names what points at it by slug and name', () => {
    const [field = ''] = Object.keys(flowers.backlinks)
    const line = { ...linkTo(flowers, 'bulgaria'), summary: 'A flower.', countries: [] }
    expect(from({ ...whole(), [field]: [line] })[field]).toEqual([{ slug: 'bulgaria', name: 'Bulgaria' }])
  })

  it('is the same as text, of an older record without a field too', () => {
    const { textFrom } = briefRecord(flowers)
    const addressed = addressing('https://x.org/flowers', 'https://x.org')
    const elsewhere = [
      { service: 'food', resource: 'dish', slug: 'jam', name: 'Jam', summary: '"url":"/', url: '//food/dishes/jam' },
    ]
    const { uses: _, ...older }: Record<string, unknown> = whole()
    const told = whole({ origin: 'A "url":"/ in it.', countries: [], days: [linkTo(flowerDays, 'rose-day')] })
    for (const one of [whole(), whole({ picture: photo, gallery: [photo] }), told, whole({ sources: [] }), older]) {
      const { licence, totals, ...record } = { ...one, elsewhere } as Record<string, unknown>
      const stored = withFields(storedJson<object>(JSON.stringify(record)), { licence, totals })
      const brief = JSON.stringify(from({ ...one, elsewhere }))
      expect(textFrom(stored, asItIs)).toBe(brief)
      expect(textFrom(stored, addressed)).toBe(addressed(brief))
    }
  })

  it('is of one schema, whoever asks', () => {
    expect(briefRecord(flowers)).toBe(briefRecord(flowers))
    expect(briefRecord(flowers)).not.toBe(briefRecord(cheeses))
  })
})

describe('a line in brief', () => {
  it('tells of countries their codes, of its picture what every program can show, and nothing that is not known', () => {
    const told = briefSummary(flowers).from(whole({ picture: photo }))
    expect(told).toMatchObject({ slug: 'rose', countries: ['BG'], colors: ['red'], picture: shownOf(photo) })
    expect(told.picture).toEqual(shownOf(photo))
    expect(told).not.toHaveProperty('native_name')
    expect(told).not.toHaveProperty('origin')
    expect(briefSummary(flowers).output.safeParse(told).error).toBeUndefined()
  })

  it('may be of a few fields alone', () => {
    const { output, from } = briefSummary(flowers, headline)
    expect(from(whole())).toEqual({ slug: 'rose', name: 'Rose', url: '/flowers/rose', summary: 'Rose in a line.' })
    expect(Object.keys(output.shape)).toEqual(['slug', 'name', 'url', 'summary'])
  })

  it('is told of each entry of a list, and of the list all else', () => {
    const brief = briefSummary(flowers, ['slug'])
    const told = { items: [{ slug: 'rose' }, { slug: 'rose' }], total: 9 }
    const pieces = [whole(), whole()].map((one) => storedJson(JSON.stringify(one)))
    const together = storedJson<object[]>(JSON.stringify([whole(), whole()]))
    for (const items of [pieces, together, [whole(), whole()]] as Stored<Record<string, unknown>[]>[])
      expect(JSON.parse(encode(itemsInBrief(brief)({ items, total: 9 })))).toEqual(told)
  })
})

describe('a day in brief', () => {
  const line = {
    ...recordOf({ resource: flowerDays, slug: 'fair', fields: { native_name: 'Messe', rule_in_words: '1 May' } }),
    ...{ starts: '2027-05-01', ends: '2027-05-02', on_now: false, date_approximate: false },
    ...{ certainty: 'computed', date_source: null },
  }

  it('says when it falls, and leaves to its page what no line of a day needs', () => {
    const told = briefDay(flowerDays).from(line)
    expect(told).toMatchObject({ slug: 'fair', starts: '2027-05-01', ends: '2027-05-02', on_now: false })
    for (const field of ['native_name', 'picture', 'rule_in_words', 'certainty', 'date_source'])
      expect(told, field).not.toHaveProperty(field)
  })

  it('names its weekdays where it comes every week alone', () => {
    const { from, output } = briefDay(traditionDays)
    const day = recordOf({ resource: traditionDays, slug: 'market' })
    const dates = { starts: null, ends: null, on_now: false, date_approximate: false }
    expect(from({ ...day, ...dates })).not.toHaveProperty('weekdays')
    const weekly = from({ ...day, ...dates, weekdays: ['friday'] })
    expect(weekly.weekdays).toEqual(['friday'])
    expect(output.safeParse(weekly).error).toBeUndefined()
  })

  it('is not known to fall where nothing is known: that is said', () => {
    expect(briefDay(flowerDays).from({ ...line, starts: null, ends: null })).toMatchObject({ starts: null, ends: null })
  })

  it('is the same where it is stored, with more fields too, and is read once for all lists that have it', () => {
    const brief = briefDay(flowerDays)
    const { starts, ends, on_now, date_approximate, ...day } = line
    const stored = storedJson<object>(JSON.stringify(day))
    for (const dates of [
      { starts, ends, on_now, date_approximate },
      { starts: null, ends: null, on_now: false, date_approximate },
    ]) {
      const one = withFields(stored, { ...dates, certainty: 'published', other: storedJson('[') })
      expect(encode(brief.line(one))).toBe(JSON.stringify(brief.from({ ...day, ...dates })))
    }
    const [first, again] = [brief.line(stored), brief.line(stored)].map((told) => withoutMore(told).base)
    expect(again).toBe(first)
    expect(encode(brief.line(stored))).toBe(JSON.stringify(brief.from(day)))
  })

  it('may be of a few fields, with its dates', () => {
    expect(Object.keys(briefDay(flowerDays, ['slug']).from(line))).toEqual([
      'slug',
      'starts',
      'ends',
      'on_now',
      'date_approximate',
    ])
  })
})

it('tells in an overview of a country what its answer does not say beside it', () => {
  const { output } = briefOverview(countryOverviews)
  for (const field of ['slug', 'name', 'url', 'countries', 'regions']) expect(output.shape).not.toHaveProperty(field)
  const record = recordOf({ resource: countryOverviews, slug: 'japan', fields: { countries: [countryIn('JP')] } })
  const told = briefOverview(countryOverviews).from({ ...record, licence: 'CC-BY-4.0', elsewhere: [] })
  expect(told).not.toHaveProperty('slug')
  expect(told).toMatchObject({ summary: 'Japan in a line.', licence: 'CC-BY-4.0' })
})

it('tells of another entry its slug and its name', () => {
  expect(inBrief({ ...linkTo(flowers, 'rose') })).toEqual({ slug: 'rose', name: 'Rose' })
})
