import { Mark } from './mark.tsx'
import type { Link } from './records.ts'

/** What stands at the top of every page. */
export type MastheadOf = {
  /** Home of the network. */
  network: string
  title: string
  base: string
  /** Everything the catalogue holds, as a table of contents. */
  contents: readonly Link[]
  /** The few pages named beside it. */
  main: readonly Link[]
  search: {
    /** Address of the page that finds. */
    address: string
    placeholder: string
    /** The address that is asked for suggestions while somebody types. */
    suggestions: string
  }
}

/** Top of every page of a catalogue or of the network: its name, its contents, and the search. */
export function Masthead({ network, title, base, contents, main, search }: MastheadOf) {
  return (
    <header className="masthead">
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <div className="masthead-row">
        <p className="wordmark">
          <a className="network" href={network} aria-label="Octavo, all catalogues">
            <Mark />
          </a>
          <a href={base}>{title}</a>
        </p>
        <nav className="main-nav" aria-label="Main">
          <details className="contents">
            <summary>Contents</summary>
            <ul>
              {contents.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
          {main.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <search>
          <form className="quick-search" action={search.address} data-suggestions={search.suggestions}>
            <label className="visually-hidden" htmlFor="quick">
              Search {title}
            </label>
            <input id="quick" type="search" name="q" placeholder={search.placeholder} />
            <button type="submit">Search</button>
          </form>
        </search>
      </div>
    </header>
  )
}
