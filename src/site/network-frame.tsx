import type { ReactNode } from 'react'
import type { Site } from '#src/http/site.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { network } from '#src/services.ts'
import { Colophon } from '#src/ui/colophon.tsx'
import { Masthead } from '#src/ui/masthead.tsx'
import { feedsOf } from './feeds.ts'
import { catalogueLinks, suggestionsAddress } from './network.ts'

/** Around the pages of the network: its masthead, with the catalogues as its contents, and its foot. It is the same on every page. */
export function NetworkFrame({
  site,
  licence,
  children,
}: {
  site: Site
  licence: Licence | null
  children: ReactNode
}) {
  const base = site.publicUrl
  const catalogues = catalogueLinks({ site })
  return (
    <div className="page network-page">
      <Masthead
        network={`${base}/`}
        title={network.title}
        base={`${base}/`}
        contents={catalogues}
        main={[
          { href: `${base}/today`, label: 'Today' },
          { href: `${base}/calendar`, label: 'Calendar' },
          { href: `${base}/countries`, label: 'Countries' },
          { href: `${base}/topics`, label: 'Topics' },
        ]}
        search={{ address: `${base}/search`, placeholder: 'Search everything', suggestions: suggestionsAddress(base) }}
      />
      {children}
      <Colophon
        licence={licence}
        line="Octavo. Catalogues written by people, for people and programs."
        groups={[
          { title: 'Catalogues', links: catalogues },
          {
            title: 'For people',
            links: [
              { href: `${base}/about`, label: 'About' },
              { href: `${base}/today`, label: 'Today' },
              { href: `${base}/calendar`, label: 'Calendar' },
              { href: `${base}/countries`, label: 'Countries' },
              { href: `${base}/topics`, label: 'Topics' },
              { href: `${base}/search`, label: 'Search' },
            ],
          },
          {
            title: 'For programs',
            links: [
              { href: `${base}/api`, label: 'API' },
              { href: `${base}/api/v1/openapi.json`, label: 'OpenAPI' },
              { href: `${base}/data`, label: 'Data' },
              ...feedsOf({ base }),
              { href: `${base}/errors`, label: 'Errors, explained' },
            ],
          },
        ]}
      />
    </div>
  )
}
