import type { ReactNode } from 'react'
import type { Day } from '#src/calendar/day.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Crumbs } from '../crumbs.tsx'
import { dayOf, longDate } from '../dates.ts'
import { DateLeaf } from '../days.tsx'
import { Elsewhere } from '../elsewhere.tsx'
import { NameList, Rows } from '../entries.tsx'
import { NativeName } from '../native-name.tsx'
import { Gallery, Opened, WordsUnder } from '../photograph.tsx'
import { Plate } from '../plate.tsx'
import type { Dates, EntryRecord, Link, Meaning, RecordHtml, Shelf, Summary } from '../records.ts'
import { type MapPoint, WorldMap } from '../world-map.tsx'
import { type YearOf, YearWheel } from '../year-wheel.tsx'
import { Facts, type FactsOf } from './facts.tsx'
import { Attribution, CheckedBy, type EntryPart, entryPartsOf, Sections, Sources } from './sections.tsx'

/** Most entries that are shown as rows; more are shown as names. */
const MOST_ROWS = 12

/** What the page of an entry shows. */
export type EntryViewOf = {
  resource: AnyResource
  record: EntryRecord
  html: RecordHtml
  base: string
  accent: number
  today: Day
  way: readonly Link[]
  /** Address of the entry as JSON, where a tool opens it. */
  json: string | null
  filtered: FactsOf['filtered']
  where: FactsOf['where']
  /** When in the year it is in season, kept, made or worn. */
  year: YearOf
  /** The places with coordinates that it is tied to. */
  places: readonly MapPoint[]
  /** The meanings of the words that are marked in its text. */
  meanings: readonly Meaning[]
  /** How the page is cited, and how it is credited where its text or facts are used. */
  citation: string
  attribution: string
  resourceOf(id: string): AnyResource
  /** Why the date of a day is as sure as it is; null where there is none. */
  sure: string | null
  /** What is shown in place of a text where it has none. */
  shelves: readonly Shelf[]
  /** Parts made by other tools of its catalogue. */
  fromTools: ReactNode
  /** Links to it beside another entry, or in two countries side by side. */
  sideBySide: readonly Link[]
}

/** The page of one entry: its name and plate, its facts, its text, and what points at it. */
export function EntryView({
  resource,
  record,
  html,
  base,
  accent,
  today,
  way,
  json,
  filtered,
  where,
  year,
  places,
  meanings,
  citation,
  attribution,
  resourceOf,
  sure,
  shelves,
  fromTools,
  sideBySide,
}: EntryViewOf) {
  const parts = entryPartsOf(resource, record)
  const isWritten = parts.length > 0
  // A wheel of months is a fact; one of a day or two says less than the facts do.
  const hasSeasons = year.months.some(({ months }) => months.length > 0)
  const wheel = <YearWheel year={year} month={Number(today.slice(5, 7))} />
  const related = Object.entries(resource.backlinks)
    .map(([key, { label, from }]) => ({ key, label, from, items: (record[key] ?? []) as readonly Summary[] }))
    .filter(({ items }) => items.length > 0)
  // Its sources and further links: under its text or, where it has none, at the end of the page.
  const colophon = (
    <>
      <Sources sources={record.sources} />
      <CheckedBy provenance={record.provenance} />
      <Cite citation={citation} attribution={attribution} url={record.url} />
      <p className="stamp">
        Updated <time dateTime={record.updated_at}>{longDate(dayOf(record.updated_at))}</time>. First published{' '}
        <time dateTime={record.published_at}>{longDate(dayOf(record.published_at))}</time>.
        {json && (
          <span className="no-paper">
            {' '}
            <a href={json}>This entry as JSON</a>
          </span>
        )}
      </p>
    </>
  )
  const neighbours = (
    <nav className="neighbours no-paper" aria-label={`Other ${resource.many}`}>
      <a rel="prev nofollow" href={`${record.url}/previous`}>
        Previous {resource.one}
      </a>
      <a rel="next nofollow" href={`${record.url}/next`}>
        Next {resource.one}
      </a>
    </nav>
  )
  return (
    <main id="main" className="entry">
      <article>
        <header className="entry-head">
          <div className="entry-title">
            <Crumbs way={way} />
            <h1>{record.name}</h1>
            <OtherTongues resource={resource} record={record} />
            <p className="lede">{record.summary}</p>
          </div>
          <figure className="entry-plate">
            {record.picture ? (
              <>
                <Opened picture={record.picture}>
                  <Plate resource={resource} entry={record} accent={accent} isLarge />
                </Opened>
                <WordsUnder picture={record.picture} />
              </>
            ) : (
              <>
                <Plate resource={resource} entry={record} accent={accent} isLarge />
                <figcaption className="ornament">An ornament drawn from its facts, not a picture.</figcaption>
              </>
            )}
          </figure>
        </header>
        <div className={isWritten ? 'entry-body' : 'entry-body of-facts'}>
          {resource.isCalendar && (
            <div className="entry-date">
              <DateLeaf
                // A calendar day's answer carries its dates.
                dates={record as unknown as Dates}
                rule={typeof record.rule_in_words === 'string' ? capital(record.rule_in_words) : null}
                sure={sure}
                today={today}
              />
            </div>
          )}
          {parts.length > 2 && <Parts parts={[...parts, { id: 'facts', title: 'Facts' }]} />}
          {isWritten && (
            <div className="entry-text">
              <Sections resource={resource} record={record} html={html} base={base} />
              <Gallery pictures={record.gallery} />
              {colophon}
            </div>
          )}
          <div className="entry-side" id="facts">
            {hasSeasons && wheel}
            <Facts resource={resource} record={record} filtered={filtered} where={where} hasLinks={isWritten} />
            {!hasSeasons && wheel}
            {!resource.isCountry && <WorldMap countries={record.countries} points={[...ownPoint(record), ...places]} />}
            {sideBySide.length > 0 && (
              <p className="all no-paper">
                {sideBySide.map(({ href, label }) => (
                  <a key={href} href={href} rel="nofollow">
                    {label}
                  </a>
                ))}
              </p>
            )}
          </div>
        </div>
        <Meanings meanings={meanings} />
        {isWritten && neighbours}
      </article>
      {fromTools}
      {shelves.map(({ label, href, resource: shelved, items }) => (
        <Related key={label} label={href ? <a href={href}>{label}</a> : label} isPrinted={href === null}>
          <Listed resource={shelved} items={items} accent={accent} />
        </Related>
      ))}
      {related.map(({ key, label, from, items }) => (
        <Related key={key} label={label}>
          <Listed resource={resourceOf(from)} items={items} accent={accent} />
        </Related>
      ))}
      <Elsewhere record={record} />
      {!isWritten && (
        <footer className="entry-end">
          {colophon}
          {neighbours}
        </footer>
      )}
    </main>
  )
}

/** The parts of the page. Folded where they would stand before the text. */
const Parts = ({ parts }: { parts: readonly EntryPart[] }) => (
  <nav className="entry-parts" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
)

/** Where it is, if it has coordinates. */
export const ownPoint = ({ name, latitude, longitude }: EntryRecord): MapPoint[] =>
  typeof latitude === 'number' && typeof longitude === 'number' ? [{ name, latitude, longitude }] : []

/** How the page is cited and shared. */
const Cite = ({ citation, attribution, url }: { citation: string; attribution: string; url: string }) => (
  <details className="cite no-paper">
    <summary>Cite or share this page</summary>
    <p>
      <span data-copy={citation}>{citation}</span>
    </p>
    <Attribution words={attribution} />
    <p className="ways">
      <a href={`${url}/cite.bib`}>BibTeX</a> <a href={`${url}/cite.ris`}>RIS</a> <span data-share={url} />
    </p>
  </details>
)

/** The meanings of marked words: the button around a word shows its meaning, without a script. */
const Meanings = ({ meanings }: { meanings: readonly Meaning[] }) =>
  meanings.map(({ id, name, summary, url }) => (
    <div key={id} id={`term-${id}`} className="meaning" popover="auto">
      <p>
        <b>{name}</b> {summary}
      </p>
      <p className="small">
        <a href={url}>In the glossary</a>
      </p>
    </div>
  ))

/** Entries as rows or, where rows would bury the page, by their names. */
const Listed = ({ resource, items, accent }: Pick<EntryViewOf, 'resource' | 'accent'> & Pick<Shelf, 'items'>) =>
  items.length > MOST_ROWS ? <NameList items={items} /> : <Rows resource={resource} items={items} accent={accent} />

type RelatedOf = { label: ReactNode; children: ReactNode; isPrinted?: boolean }

const Related = ({ label, children, isPrinted = false }: RelatedOf) => (
  <section className={isPrinted ? 'related printed' : 'related'}>
    <h2>{label}</h2>
    {children}
  </section>
)

/** Under the title: the names that are not English, each told apart. */
function OtherTongues({ resource, record }: { resource: AnyResource; record: EntryRecord }) {
  const named = resource.namedBy
    .map((field) => record[field])
    .filter((name): name is string => typeof name === 'string')
  if (named.length === 0 && !record.native_name) return null
  return (
    <p className="names">
      <NativeName entry={record} />
      {named.map((name) => (
        <i key={name}>{name}</i>
      ))}
    </p>
  )
}
