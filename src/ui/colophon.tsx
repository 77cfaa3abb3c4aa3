import { Mark } from './mark.tsx'
import type { Link } from './records.ts'

/** Foot of every page: who speaks, and where else the catalogue answers. */
export const Colophon = ({
  line,
  groups,
}: {
  line: string
  groups: readonly { title: string; links: readonly Link[] }[]
}) => (
  <footer className="colophon">
    <div className="colophon-row">
      <div className="colophon-name">
        <Mark />
        <div>
          <p>{line}</p>
          <div data-theme-switch />
        </div>
      </div>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className="label">{title}</p>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  </footer>
)
