/** One entry in two countries, side by side: the rows of its own lists for each, and the entries of each that point at it. */
import { type Country, countryByCode } from '#src/geography/countries.ts'
import { findCountry, nearestCountries } from '#src/geography/find-country.ts'
import { read } from '#src/read-model/json.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termOf } from '#src/read-model/terms.ts'
import { OwnListParts } from '#src/ui/entry/sections.tsx'
import { type NamedNote, type OwnList, ownLists } from '#src/ui/entry/values.tsx'
import { type Mistake, Mistakes } from '#src/ui/list/filter-form.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import type { EntryRecord, Link, Summary } from '#src/ui/records.ts'
import { SideChoice, type SidePart, SideRow, sideLines, sideWeight } from '#src/ui/sides.tsx'
import { WorldMap } from '#src/ui/world-map.tsx'
import { type Catalogue, homeLink, listAddress, listLink, readAnswer, resourceOf } from '../catalogue.ts'
import { entryCalled } from '../entries.ts'
import { type Moved, noSuchPage, type Page, type View } from '../page.ts'
import { MOST_REPEATED, shortened, withQuery } from '../query.ts'
import { headOf } from '../titles.ts'

/** Last part of its address, below the entry. */
export const withinPath = 'countries'

/** Most entries of a country that are shown as pointing at the entry, best documented first. */
const MOST_LINES = 40

/** A link from an entry to itself in two countries, where it has something of at least two. */
export const withinWays = (resource: AnyResource, record: EntryRecord): Link[] =>
  isSpread(resource) && countriesOf(resource, record).length > 1
    ? [{ href: `${record.url}/${withinPath}`, label: 'Two countries side by side' }]
    : []

/** A link to an entry in these two countries, where it has something of both. */
export async function wayWithin(
  catalogue: Catalogue,
  resource: AnyResource,
  slug: string,
  [one, other]: readonly [Country, Country],
): Promise<Link[]> {
  if (!isSpread(resource)) return []
  const record = readAnswer(catalogue, await entryCalled(resource, slug, catalogue.call))
  const has = countriesOf(resource, record)
  if (!has.includes(one) || !has.includes(other)) return []
  return [
    {
      href: withQuery(`${record.url}/${withinPath}`, { country: one.slug, with: other.slug }),
      label: `${record.name} in ${one.name} and ${other.name}, ${catalogue.service.title}`,
    },
  ]
}

/** The page of one entry in two countries. */
export const compareWithinView = (catalogue: Catalogue, resource: AnyResource, slug: string): View => ({
  takes: ['country', 'with'],
  reads: () => ['entries', 'topics', 'counts'],
  varies: 'content',
  show: ({ country, with: other }) => compare(catalogue, resource, slug, [country, other]),
})

/** Whether entries of this kind are no place of their own. */
const isSpread = ({ isCountry, isPlace }: AnyResource): boolean => !isCountry && !isPlace

async function compare(
  catalogue: Catalogue,
  resource: AnyResource,
  slug: string,
  asked: readonly (string | undefined)[],
): Promise<Page | Moved> {
  const record = readAnswer(catalogue, await entryCalled(resource, slug, catalogue.call))
  const address = `${record.url}/${withinPath}`
  const [country, other] = asked
  if (record.slug !== slug) return { movedTo: withQuery(address, { country, with: other }) }
  const options = countriesOf(resource, record)
  if (!isSpread(resource) || options.length < 2) noSuchPage()
  const chosen = asked.map((words) => (words === undefined ? undefined : findCountry(words.replaceAll('-', ' '))))
  const mistakes = asked.flatMap((words, index) =>
    words === undefined || chosen[index] ? [] : [noCountry(words, address, asked, index)],
  )
  const [first, second] = chosen
  const both = first && second ? [first, second] : null
  const title = both
    ? `${record.name} in ${both.map(({ name }) => name).join(' and ')}`
    : `${record.name} in two countries`
  const about = `${record.name} in one country beside another, by what the catalogue of ${catalogue.service.title.toLowerCase()} has of each.`
  return {
    head: headOf(catalogue, { title, description: about }),
    main: (
      <ListFrame
        way={[homeLink(catalogue), listLink(catalogue, resource), { href: record.url, label: record.name }]}
        title={title}
        about={about}
        count=""
      >
        <Mistakes mistakes={mistakes} />
        <SideChoice action={address} fields={choiceOf(options, chosen)} />
        {both && (
          <>
            <div className="where-map">
              <WorldMap countries={both.map(({ code, name }, index) => ({ code, name, weight: sideWeight(index) }))} />
            </div>
            <SideBySide
              resource={resource}
              record={record}
              sides={await Promise.all(both.map((one) => sideOf(catalogue, resource, record, one)))}
            />
          </>
        )}
      </ListFrame>
    ),
  }
}

const noCountry = (words: string, address: string, asked: readonly (string | undefined)[], index: number): Mistake => ({
  detail: `No country is called “${shortened(words, MOST_REPEATED)}”.`,
  instead: nearestCountries(words).map((name) => {
    const [country, other] = asked.map((given, at) => (at === index ? name : given))
    return { href: withQuery(address, { country, with: other }), label: name }
  }),
})

/** The country of a row that is called by one, or by a part of one: “Britain”, “China, Chaozhou”. */
const countryOf = ({ name }: Pick<NamedNote, 'name'>): Country | undefined =>
  findCountry(name) ?? findCountry(name.split(/[,(]/, 1)[0] ?? '')

/** The countries of its rows, and of the entries in its record that point at it, by name. */
function countriesOf(resource: AnyResource, record: EntryRecord): Country[] {
  const named = ownLists(resource, record).flatMap(({ items }) => items.flatMap((item) => countryOf(item) ?? []))
  const tied = Object.keys(resource.backlinks).flatMap((key) =>
    // What points at an entry stands in its record under this name.
    ((record[key] ?? []) as readonly Summary[]).flatMap(({ countries }) =>
      countries.flatMap(({ code }) => countryByCode(code) ?? []),
    ),
  )
  return [...new Map([...named, ...tied].map((country) => [country.code, country])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

/** The fields that ask for two of them, or for others that were asked for. */
function choiceOf(options: readonly Country[], chosen: readonly (Country | undefined)[]) {
  const others = chosen.flatMap((country) =>
    country && !options.some(({ code }) => code === country.code) ? [country] : [],
  )
  const groups = [
    { title: 'Countries', options: [...others, ...options].map(({ slug, name }) => ({ value: slug, label: name })) },
  ]
  return ['country', 'with'].map((name, index) => ({
    ...{ name, groups },
    label: index === 0 ? 'Country' : 'Beside',
    value: chosen[index]?.slug ?? '',
  }))
}

/** What there is of an entry in a country. */
type Side = { country: Country; lists: OwnList[]; tied: Readonly<Record<string, readonly Summary[]>> }

async function sideOf(
  catalogue: Catalogue,
  resource: AnyResource,
  record: EntryRecord,
  country: Country,
): Promise<Side> {
  const { database } = catalogue.site
  const entryCounts = await counts(database, resource.service)
  const tied = await Promise.all(
    Object.entries(resource.backlinks).map(async ([key, { from, by }]): Promise<[string, Summary[]]> => {
      const pointing = resourceOf(catalogue, from)
      const listed = await page(database, pointing, {
        terms: [termOf(pointing, by, record.slug), termOf(pointing, 'country', country.code)],
        sort: 'known',
        limit: MOST_LINES,
        offset: 0,
        atMost: entryCounts.having(pointing, 'country', country.code).written,
      })
      const url = listAddress(catalogue, pointing)
      return [key, read(listed.items).map((item) => ({ ...item, url: `${url}/${item.slug}` }))]
    }),
  )
  const lists = ownLists(resource, record).map((list) => ({
    ...list,
    items: list.items.filter((item) => countryOf(item)?.code === country.code),
  }))
  return { country, lists, tied: Object.fromEntries(tied) }
}

type SidesOf = { resource: AnyResource; record: EntryRecord; sides: readonly Side[] }

const SideBySide = ({ resource, record, sides }: SidesOf) => {
  const row = (partOf: (side: Side) => SidePart['part']): SidePart[] =>
    sides.map((side) => ({ name: side.country.name, part: partOf(side) }))
  return (
    <div className="sides">
      {ownLists(resource, record).map(({ key, title }) => (
        <SideRow
          key={key}
          title={title}
          sides={row(({ lists }) => {
            const list = lists.find((one) => one.key === key)
            return list && list.items.length > 0 ? (
              <OwnListParts resource={resource} record={record} list={list} />
            ) : null
          })}
        />
      ))}
      {Object.entries(resource.backlinks).map(([key, { label }]) => (
        <SideRow key={key} title={label} sides={row(({ tied }) => sideLines(tied[key] ?? []))} />
      ))}
    </div>
  )
}
