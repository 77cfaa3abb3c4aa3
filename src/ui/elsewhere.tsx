/** Entries of several catalogues that speak of one thing, each under the name of its catalogue. */
import type { CSSProperties } from 'react'
import { findService } from '#src/services.ts'
import type { ElsewhereEntry, EntryRecord } from './records.ts'

/** What other catalogues say of the topic of an entry; nothing where it has none, or they say nothing. */
export const Elsewhere = ({ record: { speaks_of: topic, elsewhere } }: { record: EntryRecord }) =>
  topic && elsewhere.length > 0 ? (
    <section className="related">
      <h2>
        <a href={topic.url}>{topic.name}</a> in other catalogues
      </h2>
      <Said entries={elsewhere} />
    </section>
  ) : null

/** Name, catalogue and line of each. */
export const Said = ({ entries }: { entries: readonly ElsewhereEntry[] }) => (
  <div className="index">
    <dl>
      {entries.map(({ service, name, summary, url }) => (
        <div key={url}>
          <dt>
            <a href={url}>{name}</a>{' '}
            <span className="service-tag" style={{ '--hue': findService(service)?.accentHueDegrees } as CSSProperties}>
              {findService(service)?.title}
            </span>
          </dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  </div>
)
