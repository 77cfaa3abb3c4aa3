/** What happened lately to how a person signs in. */
import { Instant } from '#collections/components/instant.tsx'
import { events, type PastEvent } from '../events.ts'

/** What happened to somebody's way in, newest first. */
export function Past({ past }: { past: readonly PastEvent[] }) {
  const now = new Date()
  return (
    <section>
      <h2>What happened</h2>
      <ul className="past">
        {past.map(({ at, what, by, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
          <li key={index}>
            <Instant at={at} now={now} />
            <span>
              {events[what]}
              {by && `, by ${by}`}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
