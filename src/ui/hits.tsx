import type { ReactNode } from 'react'
import type { AnyResource } from '#src/read-model/resource.ts'
import { Mark } from './mark.tsx'
import { Plate } from './plate.tsx'
import type { Summary } from './records.ts'

type Hit = {
  name: string
  url: string
  summary: string
  /** What it is, and why it was found. */
  about: ReactNode
  /** What its plate shows; a hit of no catalogue has none. */
  plate: { resource: AnyResource; entry: Summary; accent: number } | undefined
}

/** What a search found, best first. */
export const Hits = ({ items }: { items: readonly Hit[] }) => (
  <ol className="hits">
    {items.map(({ name, url, summary, about, plate }) => (
      <li key={url}>
        <div className="thumb">{plate ? <Plate {...plate} /> : <Mark />}</div>
        <div>
          <h2>
            <a href={url}>{name}</a>
          </h2>
          <p className="small">{about}</p>
          <p className="line">{summary}</p>
        </div>
      </li>
    ))}
  </ol>
)
