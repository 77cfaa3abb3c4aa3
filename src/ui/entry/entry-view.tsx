import type { ReactNode } from 'react'
import type { Day } from '#src/calendar/day.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Crumbs } from '../crumbs.tsx'
import { dayOf, longDate } from '../dates.ts'
import { DateLeaf } from '../days.tsx'
import { Elsewhere } from '../elsewhere.tsx'
import { Names, Rows } from '../entries.tsx'
import { NativeName } from '../native-name.tsx'
import { Plate } from '../plate.tsx'
import type { Dates, EntryRecord, Link, RecordHtml, Summary } from '../records.ts'
import { Facts, type FactsOf } from './facts.tsx'
import { Checked, partsOf, Sections, Sources } from './sections.tsx'

/** More than this is a list of names. */
const MOST_ROWS = 12

export type EntryViewOf = {
  of: AnyResource
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
  resourceOf(id: string): AnyResource
}

/** The page of one entry: its name and plate, its facts, its text, and what points at it. */
export function EntryView({
  of,
  record,
  html,
  base,
  accent,
  today,
  way,
  json,
  filtered,
  where,
  resourceOf,
}: EntryViewOf) {
  const parts = partsOf(of, record)
  const related = Object.entries(of.backlinks)
    .map(([key, { label, from }]) => ({ key, label, from, items: (record[key] ?? []) as readonly Summary[] }))
    .filter(({ items }) => items.length > 0)
  return (
    <main id="main" className="entry">
      <article>
        <header className="entry-head">
          <div className="entry-title">
            <Crumbs way={way} />
            <h1>{record.name}</h1>
            <OtherTongues of={of} record={record} />
            <p className="lede">{record.summary}</p>
          </div>
          <figure className="entry-plate">
            <Plate of={of} entry={record} accent={accent} isLarge />
            <figcaption>
              {record.picture
                ? `${record.picture.credit} · ${record.picture.licence}`
                : 'An ornament, drawn from its facts. It is no picture of it.'}
            </figcaption>
          </figure>
        </header>
        <div className="entry-body">
          <div className="entry-side">
            {of.isCalendar && (
              <DateLeaf
                // A calendar day's answer carries its dates.
                dates={record as unknown as Dates}
                rule={typeof record.rule_in_words === 'string' ? capital(record.rule_in_words) : null}
                today={today}
              />
            )}
            <Facts of={of} record={record} filtered={filtered} where={where} month={Number(today.slice(5, 7))} />
          </div>
          {parts.length > 2 && (
            <nav className="entry-parts" aria-label="On this page">
              <ol>
                {parts.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="entry-text">
            <Sections of={of} record={record} html={html} base={base} />
            <Sources sources={record.sources} />
            <Checked provenance={record.provenance} />
            <p className="stamp">
              Updated <time dateTime={record.updated_at}>{longDate(dayOf(record.updated_at))}</time>. First published{' '}
              <time dateTime={record.published_at}>{longDate(dayOf(record.published_at))}</time>.
              {json && (
                <>
                  {' '}
                  <a href={json}>This entry as JSON</a>
                </>
              )}
            </p>
          </div>
        </div>
      </article>
      {related.map(({ key, label, from, items }) => (
        <Related key={key} label={label}>
          {items.length > MOST_ROWS ? (
            <Names items={items} />
          ) : (
            <Rows of={resourceOf(from)} items={items} accent={accent} />
          )}
        </Related>
      ))}
      <Elsewhere record={record} />
    </main>
  )
}

const Related = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="related">
    <h2>{label}</h2>
    {children}
  </section>
)

/** Under the title: the names that are not English, each told apart. */
function OtherTongues({ of, record }: { of: AnyResource; record: EntryRecord }) {
  const named = of.namedBy.map((field) => record[field]).filter((name): name is string => typeof name === 'string')
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
