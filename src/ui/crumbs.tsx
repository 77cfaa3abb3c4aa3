import type { Link } from './records.ts'

/** Where a page stands: the way to it from the catalogue's home. */
export const Crumbs = ({ way }: { way: readonly Link[] }) => (
  <nav className="crumbs" aria-label="Where you are">
    <ol>
      {way.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ol>
  </nav>
)
