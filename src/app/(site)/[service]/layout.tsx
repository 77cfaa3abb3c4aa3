import type { CSSProperties, ReactNode } from 'react'
import { Colophon } from '#src/ui/colophon.tsx'
import { iconAddress } from '#src/ui/mark.tsx'
import { Masthead } from '#src/ui/masthead.tsx'
import { openCatalogue } from '../_site/catalogue.ts'
import { contentsOf, mainLinks } from '../_site/contents.ts'
import { feedsOf } from '../_site/feeds.ts'
import { NetworkFrame } from '../_site/network-frame.tsx'

type Props = { children: ReactNode; params: Promise<{ service: string }> }

/** Around every page of a catalogue: its masthead, its colours and its foot. */
export default async function CatalogueLayout({ children, params }: Props) {
  const catalogue = openCatalogue((await params).service)
  if (!catalogue) return <NetworkFrame>{children}</NetworkFrame>
  const { service, base, network } = catalogue
  const contents = contentsOf(catalogue)
  return (
    <div className="page" style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
      <link rel="icon" type="image/svg+xml" href={iconAddress(service.accentHueDegrees)} />
      <Masthead
        network={`${network}/`}
        title={service.title}
        base={base}
        contents={contents}
        main={mainLinks(catalogue)}
      />
      {children}
      <Colophon
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
              ...feedsOf(catalogue),
            ],
          },
        ]}
      />
    </div>
  )
}
