import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { longDate } from '../dates.ts'
import { type Figures, figuresOf } from '../figures/index.ts'
import { Prose } from '../prose.tsx'
import type { EntryRecord, RecordHtml } from '../records.ts'
import { Hex, Swatch } from '../swatch.tsx'
import { type OwnList, ownLists } from './values.tsx'

/** A part of an entry's page, and where it stands on it. */
export type EntryPart = { id: string; title: string }

/** The written parts of an entry, in the order of its page: for its list of contents. */
export const entryPartsOf = (resource: AnyResource, record: EntryRecord): EntryPart[] => [
  ...writtenSections(resource, record).map(({ id, title }) => ({ id, title })),
  ...ownLists(resource, record).map(({ key, title }) => ({ id: idOf(key), title })),
  ...(record.faq.length > 0 ? [{ id: 'questions', title: 'Questions' }] : []),
  ...(record.gallery.length > 0 ? [{ id: 'pictures', title: 'Pictures' }] : []),
]

type SectionsOf = { resource: AnyResource; record: EntryRecord; html: RecordHtml; base: string }

/** The written parts of an entry: sections, lists of its own, questions, sources. */
export const Sections = ({ resource, record, html, base }: SectionsOf) => (
  <>
    {writtenSections(resource, record).map(({ key, id, title }) => (
      <section key={id} id={id} className="written">
        <h2>{title}</h2>
        <Prose html={html.sections[key] ?? ''} base={base} notes={notesOf(record)} />
      </section>
    ))}
    {ownLists(resource, record).map((list) => (
      <section key={list.key} id={idOf(list.key)} className="written">
        <h2>{list.title}</h2>
        <OwnListParts resource={resource} record={record} list={list} />
      </section>
    ))}
    {record.faq.length > 0 && (
      <section id="questions" className="written">
        <h2>Questions</h2>
        {record.faq.map(({ question }, index) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <Prose html={html.answers[index] ?? ''} base={base} notes={notesOf(record)} />
          </details>
        ))}
      </section>
    )}
  </>
)

type OwnListOf = { resource: AnyResource; record: EntryRecord; list: OwnList }

/** A list of the entry's own: things with notes, or steps, with drawings where its resource has them. */
export function OwnListParts({ resource, record, list: { items, isOrdered, isDrawn } }: OwnListOf) {
  if (isDrawn && resource.stepsOf) return <DrawnSteps items={items} {...figuresOf[resource.stepsOf](record)} />
  return isOrdered ? <Steps items={items} /> : <Notes items={items} />
}

/** The sources in a line each, in their order: shown beside a citation that is pointed at. */
const notesOf = ({ sources }: Pick<EntryRecord, 'sources'>): string[] =>
  sources.map(({ title, publisher, year, part }) => [title, publisher, year, part].filter(Boolean).join(', '))

const Steps = ({ items }: Pick<OwnList, 'items'>) => (
  <ol className="steps">
    {items.map(({ name }) => (
      <li key={name}>{name}</li>
    ))}
  </ol>
)

const DrawnSteps = ({ items, figures, note }: Pick<OwnList, 'items'> & Figures) => (
  <>
    <ol className="steps drawn">
      {items.map(({ name }, index) => (
        <li key={name}>
          {figures[index]}
          <p>{name}</p>
        </li>
      ))}
    </ol>
    <p className="small">{note}</p>
  </>
)

const Notes = ({ items }: Pick<OwnList, 'items'>) => (
  <dl className="notes">
    {items.map(({ name, note, hex, share }) => (
      <div key={`${name} ${hex} ${note}`}>
        {share !== null && (
          <dd className="share" aria-hidden="true">
            <span style={{ width: `${Math.round(share * 100)}%` }} />
          </dd>
        )}
        <dt>
          {hex && <Swatch hex={hex} />} {name}
        </dt>
        <dd>
          {hex && <Hex hex={hex} />}
          {hex && note !== '' && ' · '}
          {note}
        </dd>
      </div>
    ))}
  </dl>
)

/** How far an entry was checked and by whom, and who wrote it. */
export const CheckedBy = ({ provenance: by }: Pick<EntryRecord, 'provenance'>) => (
  <p className="checked">
    {by.state === 'unchecked' ? (
      'Not yet checked against its sources.'
    ) : (
      <>
        {capital(by.state)} by {by.checked_by}
        {by.checked_on && <> on {longDate(by.checked_on)}</>}.{by.how_checked && <> {by.how_checked}</>}
      </>
    )}
    {by.written_by && (
      <>
        {' '}
        Written by {by.written_by}
        {by.written_on && <>, {longDate(by.written_on)}</>}.
      </>
    )}
  </p>
)

/** How to name an entry, or a catalogue, where its text or facts are used, ready to be copied. */
export const Attribution = ({ words }: { words: string }) => (
  <p className="attribution">
    To name it where it is used: <span data-copy={words}>{words}</span>
  </p>
)

/** The works an entry rests on. */
export const Sources = ({ sources }: Pick<EntryRecord, 'sources'>) =>
  sources.length === 0 ? null : (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ title, publisher, year, part, address, accessed }, index) => (
          <li key={`${title} ${publisher} ${year} ${part}`} id={`source-${index + 1}`}>
            {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
            {publisher !== '' && publisher !== title && <span>. {publisher}</span>}
            {year !== null && !publisher.endsWith(String(year)) && <span>, {year}</span>}
            {part && <span>, {part}</span>}
            {accessed && <span className="accessed"> (read on {longDate(accessed)})</span>}
          </li>
        ))}
      </ol>
    </section>
  )

function writtenSections(resource: AnyResource, record: EntryRecord) {
  return Object.entries(resource.sections).flatMap(([key, { title }]) => {
    const markdown = record[key]
    return typeof markdown === 'string' && markdown !== '' ? [{ key, id: idOf(key), title }] : []
  })
}

const idOf = (key: string): string => key.replaceAll('_', '-')
