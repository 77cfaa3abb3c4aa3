/** The publication card: who publishes the catalogue, what it holds, and where else it answers. */
import { htmlFromMarkdown } from '#src/markdown/html-from-markdown.ts'
import { licenceOf } from '#src/read-model/licences.ts'
import { capital } from '#src/text/capital.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { Attribution } from '#src/ui/entry/sections.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { number } from '#src/ui/words.ts'
import { toldCard } from '../card.ts'
import { type Catalogue, homeLink, listAddress } from '../catalogue.ts'
import { resourcesInOrder } from '../contents.ts'
import type { Page, View } from '../page.ts'
import { headOf } from '../titles.ts'

/** The page of who makes a catalogue, and under which terms. */
export const aboutView = (catalogue: Catalogue): View => ({
  takes: [],
  reads: () => ['card', 'entries'],
  varies: 'content',
  show: () => about(catalogue),
})

async function about(catalogue: Catalogue): Promise<Page> {
  const card = await toldCard(catalogue)
  const { name, tagline, about: text, topics, publisher, contact, licence } = card
  const written = new Map(card.counts.map((count) => [count.resource, count.written]))
  return {
    head: headOf(catalogue, { title: 'About', description: tagline, path: '/about' }),
    main: (
      <main id="main" className="entry plain">
        <header className="list-head">
          <Crumbs way={[homeLink(catalogue)]} />
          <h1>About {name}</h1>
          <p className="about">{tagline}</p>
        </header>
        <div className="entry-body">
          <div className="entry-text">
            {text && <Prose html={htmlFromMarkdown(text)} base={catalogue.base} className="opening" />}
            <h2 id="rights">How it may be used</h2>
            <div className="prose">
              <p>
                Texts and data are published under <a href={licence.url}>{licence.name}</a>.{' '}
                {licenceOf(licence.id).terms} Pictures say their own licence beside them.
              </p>
            </div>
            <Attribution words={card.attribution} />
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
          <div className="entry-side">
            <aside className="facts" aria-label="Facts">
              <dl>
                {publisher && <Fact label="Publisher" value={publisher} />}
                {contact && <Fact label="Contact" value={contact} />}
                {topics.length > 0 && <Fact label="Topics" value={topics.join(', ')} />}
                <Fact label="Licence" value={licence.name} />
              </dl>
              <p className="label">It holds</p>
              <ul className="tally">
                {resourcesInOrder(catalogue).map((resource) => (
                  <li key={resource.id}>
                    <a href={listAddress(catalogue, resource)}>{capital(resource.many)}</a>{' '}
                    <span className="number">{number(written.get(resource.id) ?? 0)}</span>
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
