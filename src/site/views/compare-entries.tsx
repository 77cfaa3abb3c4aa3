/** Two entries of a kind side by side: what they are, their facts, their year, and their texts part by part. */
import { OctavoError } from '#src/errors.ts'
import { htmlOf, type RecordHtml } from '#src/read-model/html.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { htmlBySlug } from '#src/read-model/queries/html-by-slug.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { ownPoint } from '#src/ui/entry/entry-view.tsx'
import { type FactsOf, factLinesOf } from '#src/ui/entry/facts.tsx'
import { OwnListParts } from '#src/ui/entry/sections.tsx'
import { ownLists } from '#src/ui/entry/values.tsx'
import { type Mistake, Mistakes } from '#src/ui/list/filter-form.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { Plate } from '#src/ui/plate.tsx'
import type { EntryRecord, Link, Summary } from '#src/ui/records.ts'
import { SideChoice, SideFacts, SideRow, sideLines, sideProse, sideWeight } from '#src/ui/sides.tsx'
import { type MapCountry, type MapPoint, WorldMap } from '#src/ui/world-map.tsx'
import { type YearOf, YearWheel } from '#src/ui/year-wheel.tsx'
import { MOST_PARAMETER_CHARACTERS } from '#tools/parse-input.ts'
import { type Catalogue, homeLink, listLink, readAnswer } from '../catalogue.ts'
import { entryCalled, listEntries } from '../entries.ts'
import type { Moved, Page, View } from '../page.ts'
import { pointsOfEntry } from '../points.ts'
import { MOST_REPEATED, shortened, withQuery } from '../query.ts'
import { headOf } from '../titles.ts'
import { yearOfEntry } from '../year.ts'
import { compareAddress, comparePath, isCompared } from './compare.tsx'
import { filteredAddress, whereWords } from './lists/filters.ts'

/** Most entries in a menu: with more, a name is typed instead. */
const MOST_OPTIONS = 300

/** Most entries named of those that point at each side. */
const MOST_LINES = 12

/** A link from an entry to its page beside another; none for entries with only a definition. */
export const besideWays = (resource: AnyResource, { url }: Pick<EntryRecord, 'url'>): Link[] =>
  Object.keys(resource.sections).length > 1
    ? [{ href: `${url}/${comparePath}`, label: `Beside another ${resource.one}` }]
    : []

/** The page of an entry beside another of its kind. */
export function compareEntriesView(catalogue: Catalogue, resource: AnyResource, slug: string): View {
  // Any two countries stand side by side, whether their overviews are written or not.
  if (resource.isCountry && isCompared(catalogue, resource)) return movedTo(compareAddress(catalogue, resource, slug))
  return {
    takes: ['with'],
    reads: () => ['entries', 'topics', 'counts'],
    // Wheels mark the present month.
    varies: 'today',
    show: ({ with: other }) => compare(catalogue, resource, slug, other),
  }
}

const movedTo = (address: string): View => ({
  takes: [],
  reads: () => [],
  varies: 'content',
  show: async () => ({ movedTo: address }),
})

/** An entry with its texts, what is known of its year, and the places it is tied to. */
type Side = { record: EntryRecord; html: RecordHtml; year: YearOf; places: readonly MapPoint[] }

async function compare(
  catalogue: Catalogue,
  resource: AnyResource,
  slug: string,
  other: string | undefined,
): Promise<Page | Moved> {
  const record = readAnswer(catalogue, await entryCalled(resource, slug, catalogue.call))
  const address = `${record.url}/${comparePath}`
  if (record.slug !== slug) return { movedTo: withQuery(address, { with: other }) }
  const { entry, mistakes } = await foundBeside(catalogue, resource, record, other)
  const sides = await Promise.all([record, ...(entry ? [entry] : [])].map((one) => sideOf(catalogue, resource, one)))
  const title = entry ? `${record.name} and ${entry.name}` : `${record.name} beside another ${resource.one}`
  const about = `Two ${resource.many} side by side, by what the catalogue of ${catalogue.service.title.toLowerCase()} says of them.`
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
        <SideChoice
          action={address}
          fields={[
            {
              name: 'with',
              label: `${record.name} beside`,
              value: entry?.slug ?? other ?? '',
              ...(await optionsOf(catalogue, resource, record)),
            },
          ]}
        />
        {entry && <SideBySide catalogue={catalogue} resource={resource} sides={sides} />}
      </ListFrame>
    ),
  }
}

type Found = { entry: EntryRecord | null; mistakes: Mistake[] }

/** The entry that is meant to stand beside another, or what may be meant instead. */
async function foundBeside(
  catalogue: Catalogue,
  resource: AnyResource,
  record: EntryRecord,
  other: string | undefined,
): Promise<Found> {
  if (other === undefined) return { entry: null, mistakes: [] }
  try {
    const opened = readAnswer(
      catalogue,
      await entryCalled(resource, shortened(other, MOST_PARAMETER_CHARACTERS), catalogue.call),
    )
    if (opened.slug !== record.slug) return { entry: opened, mistakes: [] }
    return { entry: null, mistakes: [{ detail: `${record.name} is that very ${resource.one}.`, instead: [] }] }
  } catch (error) {
    if (!(error instanceof OctavoError) || error.code !== 'not_found') throw error
    const instead = error.nearest.map((name) => ({
      href: withQuery(`${record.url}/${comparePath}`, { with: name }),
      label: name,
    }))
    return {
      entry: null,
      mistakes: [{ detail: `No ${resource.one} is called “${shortened(other, MOST_REPEATED)}”.`, instead }],
    }
  }
}

async function sideOf(catalogue: Catalogue, resource: AnyResource, record: EntryRecord): Promise<Side> {
  const [html, { year }, { places }] = await Promise.all([
    htmlBySlug(catalogue.site.database, resource, record.slug),
    yearOfEntry(catalogue, resource, record),
    pointsOfEntry(catalogue, record),
  ])
  return { record, html: html ?? htmlOf(resource, record), year, places }
}

/** The others of its kind, by name, where they are few enough to choose from. */
async function optionsOf(catalogue: Catalogue, resource: AnyResource, { slug }: EntryRecord) {
  const entryCounts = await counts(catalogue.site.database, resource.service)
  if (entryCounts.all(resource).written > MOST_OPTIONS) return {}
  const { items } = readAnswer(catalogue, await listEntries(resource, catalogue.call))
  const others = items.filter((item) => item.slug !== slug)
  return { groups: [{ title: resource.many, options: others.map((item) => ({ value: item.slug, label: item.name })) }] }
}

type SidesOf = { catalogue: Catalogue; resource: AnyResource; sides: readonly Side[] }

/** What both are, then each part that one of them has. */
function SideBySide({ catalogue, resource, sides }: SidesOf) {
  const { base, service, today } = catalogue
  const about: Omit<FactsOf, 'record'> = {
    resource,
    filtered: filteredAddress(catalogue, resource),
    where: whereWords(catalogue),
  }
  const lists = sides.map(({ record }) => ownLists(resource, record))
  const month = Number(today.slice(5, 7))
  return (
    <div className="sides">
      <section className="side-row" aria-label="In short">
        {sides.map(({ record }) => (
          <div key={record.slug} className="side-head">
            <div className="thumb">
              <Plate resource={resource} entry={record} accent={service.accentHueDegrees} />
            </div>
            <div>
              <h2>
                <a href={record.url}>{record.name}</a>
              </h2>
              <p className="line">{record.summary}</p>
            </div>
          </div>
        ))}
      </section>
      <SideFacts
        names={sides.map(({ record }) => record.name)}
        sides={sides.map(({ record }) => factLinesOf({ ...about, record }))}
      />
      <SideRow
        title="Through the year"
        sides={sides.map(({ record: { name }, year }) => ({
          name,
          part: isKnown(year) ? <YearWheel year={year} month={month} /> : null,
        }))}
      />
      {!resource.isCountry && (
        <div className="where-map">
          <WorldMap
            countries={countriesOf(sides)}
            points={sides.flatMap(({ record, places }) => [...ownPoint(record), ...places])}
          />
        </div>
      )}
      {Object.entries(resource.sections).map(([key, { title }]) => (
        <SideRow
          key={key}
          title={title}
          sides={sides.map(({ record: { name, url }, html }) => ({
            name,
            part: sideProse({ html: html.sections[key], page: url, base }),
          }))}
        />
      ))}
      {[...new Map(lists.flat().map(({ key, title }) => [key, title]))].map(([key, title]) => (
        <SideRow
          key={key}
          title={title}
          sides={sides.map(({ record }, index) => {
            const list = lists[index]?.find((one) => one.key === key)
            return {
              name: record.name,
              part: list ? <OwnListParts resource={resource} record={record} list={list} /> : null,
            }
          })}
        />
      ))}
      {Object.entries(resource.backlinks).map(([key, { label }]) => (
        <SideRow
          key={key}
          title={label}
          sides={sides.map(({ record }) => ({
            name: record.name,
            // What points at an entry stands in its record under this name.
            part: sideLines(((record[key] ?? []) as readonly Summary[]).slice(0, MOST_LINES)),
          }))}
        />
      ))}
    </div>
  )
}

/** The countries of both, each once: what is of both is drawn as of the first. */
function countriesOf(sides: readonly Pick<Side, 'record'>[]): MapCountry[] {
  const all = sides.flatMap(({ record }, index) =>
    record.countries.map((country) => ({ ...country, weight: sideWeight(index) })),
  )
  return all.filter(({ code }, index) => all.findIndex((country) => country.code === code) === index)
}

const isKnown = ({ months, days }: YearOf): boolean => days.length > 0 || months.some((list) => list.months.length > 0)
