import type { ReactNode } from 'react'
import { Crumbs } from '../crumbs.tsx'
import type { Link } from '../records.ts'

type ListFrameOf = {
  way: readonly Link[]
  title: string
  about: string
  /** How much there is, in words. */
  count: string
  filters?: ReactNode
  children: ReactNode
}

/** The page of a list: what it holds, how much, its filters, and the entries. */
export const ListFrame = ({ way, title, about, count, filters, children }: ListFrameOf) => (
  <main id="main" className="list">
    <header className="list-head">
      <Crumbs way={way} />
      <h1>{title}</h1>
      <p className="about">{about}</p>
      <p className="count">{count}</p>
    </header>
    <div className={filters ? 'list-body with-filters' : 'list-body'}>
      {filters}
      <div className="list-items">{children}</div>
    </div>
  </main>
)

/** Nothing was found: says so and shows the ways out, if there are any. */
export const Empty = ({ text, ways }: { text: string; ways: readonly Link[] }) => (
  <div className="empty">
    <p>{text}</p>
    {ways.length > 0 && (
      <ul>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    )}
  </div>
)
