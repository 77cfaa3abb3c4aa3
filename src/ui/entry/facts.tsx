import { type Facet, type FacetValue, type PerFacet, perFacet } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { EntryRecord } from '../records.ts'
import { isHex } from '../swatch.tsx'
import { keyWords, regionWords, valueWords } from '../words.ts'
import { ownFacts, type ShownFact } from './values.tsx'

/** Whose facts are shown, and where each leads. */
export type FactsOf = {
  resource: AnyResource
  record: EntryRecord
  /** Address of the list with this filter; null where the list has no such filter. */
  filtered(parameter: string, value: FacetValue): string | null
  /** What places are called, and the parameter that regions are filtered by. */
  where: { places: string; regionParameter: string }
  /** Whether its links are among its facts; yes by default. */
  hasLinks?: boolean
}

/** The panel beside the text: all facts, each with a link to entries that share it. */
export function Facts(entry: FactsOf) {
  const facts = factLinesOf(entry)
  if (facts.length === 0) return null
  return (
    <aside className="facts" aria-label="Facts">
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** The facts of an entry, in the order of the panel. */
export function factLinesOf({ resource, record, filtered, where, hasLinks = true }: FactsOf): ShownFact[] {
  const [facets, own] = [facetFacts({ resource, record, filtered, where }), ownFacts(resource, record)]
  return [
    // Of a colour, readers want its value first.
    ...(isHex(record.hex) ? [...own, ...facets] : [...facets, ...own]),
    ...(hasLinks ? linkFacts(resource, record) : []),
    ...whereFacts(resource, record, filtered, where),
    ...otherNames(record),
  ]
}

const facetFacts = ({ resource, record, filtered }: FactsOf): ShownFact[] =>
  Object.entries(resource.facets).flatMap(([parameter, facet]) => {
    const values = [record[facet.field] ?? []].flat() as FacetValue[]
    if (values.length === 0) return []
    return perFacet(shown, facet, { parameter, values, filtered })
  })

type Shown = Pick<FactsOf, 'filtered'> & { parameter: string; values: readonly FacetValue[] }

const inWords = (facet: Facet, { parameter, values, filtered }: Shown): ShownFact[] => [
  { label: facet.label, value: <Values {...{ parameter, facet, values, filtered }} /> },
]

/** How the values of each kind of facet are shown; a facet that only asks for another's values is not shown again. */
const shown: PerFacet<ShownFact[], [shown: Shown]> = {
  'closed-list': inWords,
  'free-words': inWords,
  // The wheel of its year shows the months.
  months: () => [],
  'yes-or-no': inWords,
  step: (facet, shown) => [
    {
      label: facet.label,
      value: (
        <>
          <Scale bands={facet.bands} marked={shown.values.map(Number)} />
          <Values {...shown} facet={facet} />
        </>
      ),
    },
  ],
  'or-higher': () => [],
}

/** A step on a scale, drawn. The words beside it say the same. */
const Scale = ({ bands, marked }: { bands: readonly string[]; marked: readonly number[] }) => (
  <span className="scale" aria-hidden="true">
    {bands.map((band, step) => (
      <span key={band} className={marked.includes(step) ? 'in' : undefined} />
    ))}
  </span>
)

const Values = ({ parameter, facet, values, filtered }: ValuesOf) => (
  <ul className="values">
    {values.map((value) => {
      const href = filtered(parameter, value)
      const words = valueWords(facet, value)
      return <li key={String(value)}>{href ? <a href={href}>{words}</a> : words}</li>
    })}
  </ul>
)
type ValuesOf = { parameter: string; facet: Facet; values: readonly FacetValue[]; filtered: FactsOf['filtered'] }

const linkFacts = (resource: AnyResource, record: EntryRecord): ShownFact[] =>
  Object.values(resource.links).flatMap(({ field, label }) => {
    const targets = [record[field] ?? []].flat() as { slug: string; name: string; url: string }[]
    return targets.length === 0 ? [] : [{ label, value: <Targets targets={targets} /> }]
  })

const Targets = ({ targets }: { targets: readonly { name: string; url: string }[] }) => (
  <ul className="values">
    {targets.map(({ name, url }) => (
      <li key={url}>
        <a href={url}>{name}</a>
      </li>
    ))}
  </ul>
)

function whereFacts(
  resource: AnyResource,
  { countries, cities, regions }: EntryRecord,
  filtered: FactsOf['filtered'],
  { places, regionParameter }: FactsOf['where'],
): ShownFact[] {
  if (resource.isCountry) return []
  const isFacet = Object.values(resource.facets).some(({ field }) => field === 'regions')
  const region = (isFacet ? [] : regions).map((slug) => ({
    name: regionWords(slug),
    url: filtered(regionParameter, slug),
  }))
  return [
    ...(countries.length > 0 ? [{ label: 'Countries', value: <Targets targets={countries} /> }] : []),
    ...(cities.length > 0 ? [{ label: places, value: <Targets targets={cities} /> }] : []),
    ...(region.length > 0
      ? [
          {
            label: 'Regions',
            value: (
              <ul className="values">
                {region.map(({ name, url }) => (
                  <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ]
}

const otherNames = ({ other_names: names }: EntryRecord): ShownFact[] =>
  names.length > 0 ? [{ label: keyWords('also_called'), value: names.join(', ') }] : []
