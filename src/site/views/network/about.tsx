/** What the network is, what it holds, and where it answers. */
import type { CSSProperties } from 'react'
import { network as declared, findService, type ServiceId } from '#src/services.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { number } from '#src/ui/words.ts'
import { feedsOf } from '../../feeds.ts'
import { askNetwork, type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'

/** The page of who makes all this. */
export const networkAboutView = (network: Network): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'content',
  show: () => about(network),
})

async function about(network: Network): Promise<Page> {
  const { base } = network
  const { items } = await askNetwork(network, 'services')
  const written = items.reduce((sum, one) => sum + one.written, 0)
  return {
    head: networkHead(network, { title: 'About', description: declared.tagline, path: '/about' }),
    main: (
      <main id="main" className="entry plain">
        <header className="list-head">
          <Crumbs way={[networkHome(network)]} />
          <h1>About {declared.title}</h1>
          <p className="about">{declared.tagline}</p>
        </header>
        <div className="entry-body">
          <div className="entry-text">
            <div className="prose plain-opening">
              <p>
                An octavo is a sheet folded into eight leaves. This one has {number(items.length)} catalogues with{' '}
                {number(written)} entries between them. Each is written by its own editors and answers by itself; what
                they have in common, the days of the year and the countries of the world, stands together here.
              </p>
              <p>
                People find what is on <a href={`${base}/today`}>today</a>, one{' '}
                <a href={`${base}/calendar`}>calendar</a> over all catalogues, what each has of{' '}
                <a href={`${base}/countries`}>a country</a>, and a <a href={`${base}/search`}>search</a> over
                everything. Programs get the same from <a href={`${base}/api`}>tools</a> that need no key.
              </p>
            </div>
            <h2>The catalogues</h2>
            <dl className="notes">
              {items.map((one) => (
                <div key={one.catalogue}>
                  <dt>
                    <a href={network.site.baseUrls[one.catalogue]}>{one.title}</a>
                  </dt>
                  <dd>{one.tagline}</dd>
                </div>
              ))}
            </dl>
            <h2>Where else it answers</h2>
            <dl className="notes">
              <div>
                <dt>API</dt>
                <dd>
                  <a href={`${base}/api`}>Documentation</a>, <a href={`${base}/api/v1`}>index of tools</a>,{' '}
                  <a href={`${base}/api/v1/openapi.json`}>OpenAPI</a>
                </dd>
              </div>
              <div>
                <dt>Agents</dt>
                <dd>
                  <code>{base}/mcp</code> (MCP)
                </dd>
              </div>
              <div>
                <dt>Feeds</dt>
                <dd>
                  {feedsOf(network).map(({ href, label }, index) => (
                    <span key={href}>
                      {index > 0 && ', '}
                      <a href={href}>{label}</a>
                    </span>
                  ))}
                </dd>
              </div>
            </dl>
          </div>
          <div className="entry-side">
            <aside className="facts" aria-label="The catalogues">
              <p className="label">It holds</p>
              <ul className="tally">
                {items.map((one) => (
                  <li key={one.catalogue} style={{ '--hue': hueOf(one.catalogue) } as CSSProperties}>
                    <a href={network.site.baseUrls[one.catalogue]}>{one.title}</a>{' '}
                    <span className="number">{number(one.written)}</span>
                  </li>
                ))}
              </ul>
            </aside>
          </div>
        </div>
      </main>
    ),
  }
}

const hueOf = (catalogue: ServiceId) => findService(catalogue)?.accentHueDegrees
