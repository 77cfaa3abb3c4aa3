/** What an entry is in the words of schema.org. */
import { plainText } from '#src/markdown/plain-text.ts'
import { attribution } from '#src/read-model/licences.ts'
import type { Rights } from '#src/read-model/queries/rights.ts'
import type { AnyResource, CommonRecord } from '#src/read-model/resource.ts'
import type { EntryRecord, Link } from '#src/ui/records.ts'

/** Something in the words of schema.org. */
type Typed = { '@type': string } & Record<string, unknown>

type About = {
  way: readonly Link[]
  rights: Rights
  /** The glossary that it is a term of, if it is. */
  glossary?: Link | undefined
}

/** JSON-LD of an entry: what it is, who wrote it on which grounds, under which licence, the way to it, and its questions. */
export const entryData = (resource: AnyResource, record: EntryRecord, { way, rights, glossary }: About): object => ({
  '@graph': [
    withPage(thing(resource, record, glossary), record, rights),
    breadcrumbs(way),
    ...(record.faq.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: record.faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
            })),
          },
        ]
      : []),
  ],
})

type Topic = Pick<CommonRecord, 'name' | 'summary' | 'url' | 'other_names'> &
  Readonly<Record<'kind' | 'scientific_name' | 'wikidata' | 'gbif' | 'iso', unknown>>

/** JSON-LD of a topic: what it is and, where an identifier of it is certain, who else speaks of the same. */
export const topicData = (topic: Topic, way: readonly Link[]): object => ({
  '@graph': [
    {
      ...topicNode(topic),
      description: topic.summary,
      ...(topic.other_names.length > 0 && { alternateName: topic.other_names }),
      ...(topic.scientific_name !== null && { scientificName: topic.scientific_name }),
      ...(topic.iso !== null && {
        identifier: { '@type': 'PropertyValue', propertyID: 'ISO 3166-1 alpha-2', value: topic.iso },
      }),
      sameAs: [
        ...(topic.wikidata === null ? [] : [`https://www.wikidata.org/entity/${topic.wikidata}`]),
        ...(topic.gbif === null ? [] : [`https://www.gbif.org/species/${topic.gbif}`]),
      ],
    },
    breadcrumbs(way),
  ],
})

const breadcrumbs = (way: readonly Link[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
})

/** Types of topics by kind; topics of all other kinds are things. */
const typeOfKind: Readonly<Record<string, string>> = {
  country: 'Country',
  place: 'Place',
  'living-thing': 'Taxon',
  person: 'Person',
}

/** A topic by the address of its page, where its identifiers stand. */
const topicNode = ({ kind, name, url }: { kind: unknown; name: string; url: string }): object => ({
  '@type': typeOfKind[String(kind)] ?? 'Thing',
  '@id': url,
  name,
  url,
})

/** Its pictures, with whose they are. */
function imagesOf({ picture, gallery }: EntryRecord): object {
  const all = [...(picture ? [picture] : []), ...gallery]
  const image = all.map(({ src, alt, caption, credit, licence, width, height }) => ({
    '@type': 'ImageObject',
    contentUrl: src,
    name: alt,
    ...(caption !== null && { caption }),
    creditText: credit,
    copyrightNotice: licence,
    width,
    height,
  }))
  return image.length > 0 ? { image } : {}
}

function thing(resource: AnyResource, record: EntryRecord, glossary: Link | undefined): Typed {
  const { speaks_of: topic } = record
  const about = {
    name: record.name,
    description: record.summary,
    url: record.url,
    ...(record.other_names.length > 0 && { alternateName: record.other_names }),
    ...imagesOf(record),
  }
  if (glossary)
    return {
      '@type': 'DefinedTerm',
      ...about,
      inDefinedTermSet: { '@type': 'DefinedTermSet', name: glossary.label, url: glossary.href },
    }
  const { starts, ends } = record
  if (resource.isCalendar && starts && ends)
    return {
      '@type': 'Event',
      ...about,
      startDate: starts,
      endDate: ends,
      location: placeOf(record),
      ...(topic && { about: topicNode(topic) }),
    }
  const { latitude, longitude } = record
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return { '@type': 'Place', ...about, geo: { '@type': 'GeoCoordinates', latitude, longitude } }
  return { '@type': 'Article', headline: record.name, ...about, ...(topic && { about: topicNode(topic) }) }
}

/** Who wrote of it, when and on which grounds. */
const written = ({ provenance, sources, ...record }: EntryRecord, { publication, licence }: Rights) => ({
  author: provenance.written_by
    ? { '@type': 'Person', name: provenance.written_by }
    : { '@type': 'Organization', name: publication },
  publisher: { '@type': 'Organization', name: publication },
  datePublished: record.published_at,
  dateModified: record.updated_at,
  citation: sources.map(cited),
  license: licence.address,
})

/** Puts authorship on an article itself; for an event, a place or a word on the page about it. */
function withPage(told: Typed, record: EntryRecord, rights: Rights): object {
  const { publication, licence } = rights
  const { name, url } = record
  const by = written(record, rights)
  const isArticle = told['@type'] === 'Article'
  return {
    ...told,
    ...(isArticle && by),
    subjectOf: {
      '@type': 'WebPage',
      url,
      inLanguage: 'en',
      ...(isArticle ? { license: licence.address } : by),
      creditText: attribution({ title: name, publication, licence, url }),
      isPartOf: { '@type': 'WebSite', name: publication },
    },
  }
}

const cited = ({ title, publisher, year, address }: EntryRecord['sources'][number]): object => ({
  '@type': 'CreativeWork',
  name: title,
  publisher,
  ...(year !== null && { datePublished: String(year) }),
  ...(address !== null && { url: address }),
})

const placeOf = ({ cities, countries }: EntryRecord) =>
  [...cities, ...countries].map(({ name }) => ({ '@type': 'Place', name, address: name }))
