/** What an entry is in the words of schema.org. */
import { attribution } from '#src/read-model/licences.ts'
import type { Rights } from '#src/read-model/queries/rights.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { Dates, EntryRecord, Link } from '#src/ui/records.ts'

/** JSON-LD of an entry: what it is, under which licence, the way to it, and its questions. */
export const entryData = (
  of: AnyResource,
  record: EntryRecord,
  { way, rights }: { way: readonly Link[]; rights: Rights },
): object => ({
  '@graph': [
    { ...thing(of, record, rights), ...usage(record, rights) },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ href, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: href,
      })),
    },
    ...(record.faq.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: record.faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ],
})

function thing(of: AnyResource, record: EntryRecord, { licence }: Rights): object {
  const about = {
    name: record.name,
    description: record.summary,
    url: record.url,
    ...(record.other_names.length > 0 && { alternateName: record.other_names }),
    ...(record.picture && { image: record.picture.src }),
  }
  // A calendar day's answer carries its dates.
  const { starts, ends } = record as unknown as Partial<Dates>
  if (of.isCalendar && starts && ends)
    return { '@type': 'Event', ...about, startDate: starts, endDate: ends, location: placeOf(record) }
  const { latitude, longitude } = record
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return { '@type': 'Place', ...about, geo: { '@type': 'GeoCoordinates', latitude, longitude } }
  return {
    '@type': 'Article',
    headline: record.name,
    ...about,
    datePublished: record.published_at,
    dateModified: record.updated_at,
    citation: record.sources.map(cited),
    license: licence.address,
  }
}

/** An event or a place has no licence; the page that tells of it has. */
const usage = ({ name, url }: EntryRecord, { publication, licence }: Rights): object => ({
  subjectOf: {
    '@type': 'WebPage',
    url,
    license: licence.address,
    creditText: attribution({ title: name, publication, licence, url }),
    isPartOf: { '@type': 'WebSite', name: publication },
  },
})

const cited = ({ title, publisher, year, address }: EntryRecord['sources'][number]): object => ({
  '@type': 'CreativeWork',
  name: title,
  publisher,
  ...(year !== null && { datePublished: String(year) }),
  ...(address !== null && { url: address }),
})

const placeOf = ({ cities, countries }: EntryRecord) =>
  [...cities, ...countries].map(({ name }) => ({ '@type': 'Place', name, address: name }))
