import { expect, it } from 'vitest'
import { licenceOf } from '#src/read-model/licences.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowerDays, flowers, places, terms } from '#src/read-model/resources/flowers.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import { publishedEntry } from '#test/published.ts'
import { entryData, topicData } from './structured-data.ts'

const sources = 'sources: [{ title: A book, publisher: A press, year: 1993, address: "https://x/book" }]'
const rights = { publication: 'Octavo Flowers', licence: licenceOf('CC-BY-4.0') }
const way = [
  { href: 'https://x/flowers', label: 'Flowers' },
  { href: 'https://x/flowers/rose', label: 'Rose' },
]

type Node = Record<string, unknown> & { '@type': string }

/** What is said of an entry, by its sorts. */
function told(resource: AnyResource, front: string, more: object = {}): Record<string, Node> {
  const { record } = publishedEntry(resource, 'rose', `---\nname: Rose\nsummary: A shrub.\n${front}${sources}\n---\n`)
  // What backlinks add is nothing here.
  const data = entryData(resource, { ...record, ...more } as unknown as EntryRecord, { way, rights }) as {
    '@graph': Node[]
  }
  return Object.fromEntries(data['@graph'].map((node) => [node['@type'], node]))
}

it('tells of an article who wrote it, on which grounds, and under which licence', () => {
  const { Article: article, BreadcrumbList: crumbs } = told(flowers, 'other_names: [Briar]\n')
  expect(article).toMatchObject({
    headline: 'Rose',
    description: 'A shrub.',
    alternateName: ['Briar'],
    author: { '@type': 'Organization', name: 'Octavo Flowers' },
    publisher: { name: 'Octavo Flowers' },
    datePublished: '2026-03-04T10:00:00.000Z',
    citation: [{ name: 'A book', publisher: 'A press', datePublished: '1993', url: 'https://x/book' }],
    license: rights.licence.address,
    subjectOf: { '@type': 'WebPage', inLanguage: 'en', license: rights.licence.address },
  })
  expect(article).not.toHaveProperty('image')
  expect(crumbs?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Flowers', item: 'https://x/flowers' },
    { '@type': 'ListItem', position: 2, name: 'Rose', item: 'https://x/flowers/rose' },
  ])
})

it('has each picture with its words and whose it is', () => {
  const picture = {
    ...{ src: 'https://x/media/rose.webp', alt: 'A rose', caption: null, credit: 'Ada', licence: 'CC0 1.0' },
    ...{ width: 900, height: 600, focus: { x: 50, y: 50 }, sizes: [] },
  }
  const hip = { ...picture, src: 'https://x/media/hip.webp', alt: 'A hip', caption: 'In October.' }
  const { Article: article } = told(flowers, '', { picture, gallery: [hip] })
  expect(article?.image).toMatchObject([
    { '@type': 'ImageObject', contentUrl: picture.src, name: 'A rose', creditText: 'Ada', copyrightNotice: 'CC0 1.0' },
    { contentUrl: hip.src, caption: 'In October.' },
  ])
})

it('names the person who wrote it, where one is named', () => {
  expect(told(flowers, 'provenance: { written_by: Ada }\n').Article?.author).toEqual({ '@type': 'Person', name: 'Ada' })
})

it('tells of a day when and where it is, and of its page who wrote that', () => {
  const front = 'kind: festival\ncountries: [FR]\nrule: { kind: fixed-date, month: 5, day: 1 }\n'
  const { Event: event } = told(flowerDays, front, { starts: '2026-05-01', ends: '2026-05-02' })
  expect(event).toMatchObject({
    startDate: '2026-05-01',
    endDate: '2026-05-02',
    location: [{ '@type': 'Place', name: 'France' }],
    subjectOf: { author: { name: 'Octavo Flowers' } },
  })
  expect(event).not.toHaveProperty('author')
  expect(told(flowerDays, front, { starts: null, ends: null })).toHaveProperty('Article')
})

it('tells of a place where it lies', () => {
  const { Place: place } = told(places, 'kind: botanic\n', { latitude: 52.27, longitude: 4.55 })
  expect(place?.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 52.27, longitude: 4.55 })
})

it('tells of a term whose it is', () => {
  const { record } = publishedEntry(terms, 'petal', `---\nname: Petal\nsummary: A leaf of a flower.\n${sources}\n---\n`)
  const glossary = { href: 'https://x/glossary', label: 'Glossary' }
  const data = entryData(terms, record as unknown as EntryRecord, { way, rights, glossary }) as { '@graph': Node[] }
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'DefinedTerm',
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: 'Glossary', url: 'https://x/glossary' },
  })
})

it('tells its questions, in plain words', () => {
  const { FAQPage: page } = told(flowers, 'faq: [{ question: Thorns?, answer: "They are *prickles*." }]\n')
  expect(page?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Thorns?', acceptedAnswer: { '@type': 'Answer', text: 'They are prickles.' } },
  ])
  expect(told(flowers, '')).not.toHaveProperty('FAQPage')
})

it('tells of a topic what it is, and who else speaks of the same where that is certain', () => {
  const topic = {
    name: 'France',
    summary: 'A country.',
    url: 'https://x/topics/france',
    other_names: [],
    kind: 'country',
    scientific_name: null,
    wikidata: 'Q142',
    gbif: null,
    iso: 'FR',
  }
  const [country] = (topicData(topic, way) as { '@graph': Node[] })['@graph']
  expect(country).toMatchObject({
    '@type': 'Country',
    '@id': 'https://x/topics/france',
    identifier: { propertyID: 'ISO 3166-1 alpha-2', value: 'FR' },
    sameAs: ['https://www.wikidata.org/entity/Q142'],
  })
  expect(country).not.toHaveProperty('alternateName')
  const plant = { ...topic, kind: 'living-thing', iso: null, wikidata: null, gbif: '8395064', scientific_name: 'Rosa' }
  const [taxon] = (topicData(plant, way) as { '@graph': Node[] })['@graph']
  expect(taxon).toMatchObject({
    '@type': 'Taxon',
    scientificName: 'Rosa',
    sameAs: ['https://www.gbif.org/species/8395064'],
  })
  expect(taxon).not.toHaveProperty('identifier')
  expect((topicData({ ...plant, kind: 'custom' }, way) as { '@graph': Node[] })['@graph'][0]?.['@type']).toBe('Thing')
})
