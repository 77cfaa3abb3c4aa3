import type { ReactNode } from 'react'
import type { Site } from '#src/http/site.ts'
import { services } from '#src/services.ts'
import { Colophon } from '#src/ui/colophon.tsx'
import { Mark } from '#src/ui/mark.tsx'

/** Around the pages of the deployment itself. */
export function NetworkFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { publicUrl, baseUrls } = site
  return (
    <div className="page network-page">
      <header className="masthead">
        <a className="skip" href="#main">
          Skip to the text
        </a>
        <div className="masthead-row">
          <p className="wordmark">
            <a className="network" href={`${publicUrl}/`} aria-label="Octavo, all catalogues">
              <Mark />
            </a>
            <a href={`${publicUrl}/`}>Octavo</a>
          </p>
          <nav className="main-nav" aria-label="Main">
            <a href={`${publicUrl}/calendar`}>Calendar</a>
          </nav>
        </div>
      </header>
      {children}
      <Colophon
        line="Octavo. Catalogues written by people, for people and programs."
        groups={[
          { title: 'Catalogues', links: services.map(({ id, title }) => ({ href: baseUrls[id], label: title })) },
          { title: 'For programs', links: [{ href: `${publicUrl}/errors`, label: 'Errors, explained' }] },
        ]}
      />
    </div>
  )
}
