/** The publication card: who publishes the catalogue, what it holds, and where else it answers. */
import { capital } from '#src/text/capital.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { Head } from '#src/ui/head.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { number } from '#src/ui/words.ts'
import { cardOf } from '../../_site/card.ts'
import { homeLink, listAddress } from '../../_site/catalogue.ts'
import { resourcesInOrder } from '../../_site/contents.ts'
import { headOf } from '../../_site/titles.ts'
import { catalogueView } from '../../_site/view.tsx'

export default catalogueView<{ service: string }>(async (catalogue) => {
  const card = await cardOf(catalogue)
  const { name, tagline, about, topics, publisher, contact } = card
  const written = new Map(card.counts.map((count) => [count.resource, count.written]))
  return (
    <>
      <Head {...headOf(catalogue, { title: 'About', description: tagline, path: '/about' })} />
      <main id="main" className="entry plain">
        <header className="list-head">
          <Crumbs way={[homeLink(catalogue)]} />
          <h1>About {name}</h1>
          <p className="about">{tagline}</p>
        </header>
        <div className="entry-body">
          <div className="entry-side">
            <aside className="facts" aria-label="Facts">
              <dl>
                {publisher && <Fact label="Publisher" value={publisher} />}
                {contact && <Fact label="Contact" value={contact} />}
                {topics.length > 0 && <Fact label="Topics" value={topics.join(', ')} />}
              </dl>
              <p className="label">It holds</p>
              <ul className="tally">
                {resourcesInOrder(catalogue).map((of) => (
                  <li key={of.id}>
                    <a href={listAddress(catalogue, of)}>{capital(of.many)}</a>{' '}
                    <span className="number">{number(written.get(of.id) ?? 0)}</span>
                  </li>
                ))}
              </ul>
            </aside>
          </div>
          <div className="entry-text">
            {about && <Prose markdown={about} base={catalogue.base} className="opening" />}
            <h2>Where else it answers</h2>
            <dl className="notes">
              <div>
                <dt>API</dt>
                <dd>
                  <a href={`${catalogue.base}/api`}>Documentation</a>, <a href={card.api_endpoint}>index of tools</a>,{' '}
                  <a href={card.openapi}>OpenAPI</a>
                </dd>
              </div>
              <div>
                <dt>Agents</dt>
                <dd>
                  <code>{card.tool_endpoint}</code> (MCP)
                </dd>
              </div>
            </dl>
            <p>
              <a href={`${catalogue.base}/coverage`}>What is written, and what waits to be</a>
            </p>
          </div>
        </div>
      </main>
    </>
  )
})

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
