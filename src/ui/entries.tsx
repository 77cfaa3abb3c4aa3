/** Entries of a resource in the three ways lists show them: as plates, as rows and as an index by letter. */
import { kindOf } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { fold } from '#src/text/fold.ts'
import { NativeName } from './native-name.tsx'
import { Plate } from './plate.tsx'
import type { Summary } from './records.ts'
import { valueWords } from './words.ts'

type EntriesOf = { resource: AnyResource; items: readonly Summary[]; accent: number; headings?: 'h2' | 'h3' }

/** Plates: cover, name and line. For resources that are browsed by looking. */
export const Plates = ({ resource, items, accent, headings: Heading = 'h2' }: EntriesOf) => (
  <ul className="plates">
    {items.map((entry) => (
      <li key={entry.slug}>
        <div className="plate">
          <Plate resource={resource} entry={entry} accent={accent} />
        </div>
        <div className="caption">
          <Heading>
            <a href={entry.url}>{entry.name}</a>
          </Heading>
          <Byline resource={resource} entry={entry} />
          <p className="line">{entry.summary}</p>
        </div>
      </li>
    ))}
  </ul>
)

/** Rows: a small cover, name and line. For entries beside other content. */
export const Rows = ({ resource, items, accent, headings: Heading = 'h3' }: EntriesOf) => (
  <ul className="rows">
    {items.map((entry) => (
      <li key={entry.slug}>
        <div className="thumb">
          <Plate resource={resource} entry={entry} accent={accent} />
        </div>
        <div>
          <Heading>
            <a href={entry.url}>{entry.name}</a>
          </Heading>
          <p className="line">{entry.summary}</p>
        </div>
      </li>
    ))}
  </ul>
)

/** Names one after another. For entries that point at an entry, when they are too many for rows. */
export const NameList = ({ items }: { items: readonly Summary[] }) => (
  <ul className="names-list">
    {items.map(({ slug, name, url }) => (
      <li key={slug}>
        <a href={url}>{name}</a>
      </li>
    ))}
  </ul>
)

/** An index: names under their first letters, each with its line. For words and other small entries. */
export const Index = ({ resource, items }: Omit<EntriesOf, 'accent' | 'headings'>) => {
  const letters = byLetter(items)
  return (
    <div className="index">
      {letters.map(([letter, entries]) => (
        <section key={letter} aria-label={letter}>
          {letters.length > 1 && <h2>{letter}</h2>}
          <dl>
            {entries.map((entry) => (
              <div key={entry.slug}>
                <dt>
                  <a href={entry.url}>{entry.name}</a> <Byline resource={resource} entry={entry} />
                </dt>
                <dd>{entry.summary}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Scientific name, in italics, or native name: what stands under a name. */
const Byline = ({ resource, entry }: { resource: AnyResource; entry: Summary }) => {
  const named = resource.namedBy.map((field) => entry[field]).filter((name): name is string => typeof name === 'string')
  if (named.length > 0)
    return (
      <p className="byline">
        <i>{named.join(', ')}</i>
      </p>
    )
  return entry.native_name ? (
    <p className="byline">
      <NativeName entry={entry} />
    </p>
  ) : null
}

/** What sort of entry it is, by the first facet of its resource that has sorts: for a line of small print. */
export function sortWords(resource: AnyResource, entry: Summary): string {
  const facet = Object.values(resource.facets).find((one) => kindOf(one).hasSorts)
  const values = facet ? ([entry[facet.field] ?? []].flat() as string[]) : []
  return facet ? values.map((value) => valueWords(facet, value)).join(', ') : ''
}

function byLetter(items: readonly Summary[]): [string, Summary[]][] {
  const groups = new Map<string, Summary[]>()
  for (const item of items) {
    const letter = fold(item.name).charAt(0).toUpperCase() || '#'
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
