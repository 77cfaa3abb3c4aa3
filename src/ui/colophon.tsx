import { Mark } from './mark.tsx'
import type { Link } from './records.ts'

/** Foot of every page: the publisher, and where else the catalogue can be read. */
export const Colophon = ({
  line,
  licence,
  groups,
}: {
  line: string
  /** The licence of texts and data; null on a page that has neither. */
  licence: { name: string; address: string } | null
  groups: readonly { title: string; links: readonly Link[] }[]
}) => (
  <footer className="colophon">
    <div className="colophon-row">
      <div className="colophon-name">
        <Mark />
        <div>
          <p>{line}</p>
          {licence && (
            <p className="licence">
              Texts and data:{' '}
              <a rel="license" href={licence.address}>
                {licence.name}
              </a>
            </p>
          )}
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
