import type { ReactNode } from 'react'
import type { Licence } from '#src/read-model/licences.ts'
import { Colophon } from '#src/ui/colophon.tsx'
import { Masthead } from '#src/ui/masthead.tsx'
import type { Catalogue } from './catalogue.ts'
import { contentsOf, mainLinks } from './contents.ts'
import { feedsOf } from './feeds.ts'
import { suggestionsAddress } from './network.ts'

/** Around every page of a catalogue: its masthead, its character and its foot. Nothing in it is of one page. */
export function CatalogueFrame({
  catalogue,
  licence,
  children,
}: {
  catalogue: Catalogue
  licence: Licence | null
  children: ReactNode
}) {
  const { service, base, network } = catalogue
  const { heading, rule, plates } = service.character
  const contents = contentsOf(catalogue)
  return (
    <div className="page" data-heading={heading} data-rule={rule} data-plates={plates}>
      <Masthead
        network={`${network}/`}
        title={service.title}
        base={base}
        contents={contents}
        main={mainLinks(catalogue)}
        search={{
          address: `${base}/search`,
          placeholder: `Search ${service.title.toLowerCase()}`,
          suggestions: suggestionsAddress(network, service.id),
        }}
      />
      {children}
      <Colophon
        licence={licence}
        line={`Octavo ${service.title}. ${service.tagline}`}
        groups={[
          { title: 'Contents', links: contents },
          {
            title: 'For people',
            links: [
              { href: `${base}/about`, label: 'About' },
              { href: `${base}/coverage`, label: 'What is written' },
              { href: `${base}/search`, label: 'Search' },
              { href: `${network}/`, label: 'All catalogues' },
            ],
          },
          {
            title: 'For programs',
            links: [
              { href: `${base}/api`, label: 'API' },
              { href: `${base}/api/v1/openapi.json`, label: 'OpenAPI' },
              { href: `${base}/data`, label: 'Data' },
              ...feedsOf(catalogue),
            ],
          },
        ]}
      />
    </div>
  )
}
