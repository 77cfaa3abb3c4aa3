/** One topic: what it is, when it falls where it is an occasion, and what every catalogue says of it. */
import { OctavoError } from '#src/errors.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { capital } from '#src/text/capital.ts'
import { isSlug, slugify } from '#src/text/slug.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { DateLeaf } from '#src/ui/days.tsx'
import { Said } from '#src/ui/elsewhere.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { NativeName } from '#src/ui/native-name.tsx'
import { valueWords } from '#src/ui/words.ts'
import type { networkTools } from '#tools/network/index.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { topicCardImage } from '../../cards.ts'
import { askNetwork, type Network, networkHead, networkHome } from '../../network.ts'
import { type Moved, noSuchPage, type Page, type View } from '../../page.ts'
import { topicData } from '../../structured-data.ts'
import { dayParts } from '../day-parts.tsx'

/** The page of a topic: what all catalogues say of it. */
export const topicView = (network: Network, slug: string): View => ({
  takes: [],
  reads: () => ['entries', 'topics'],
  // An occasion counts the days until it.
  varies: 'today',
  show: () => topicPage(network, slug),
})

type Topic = AnswerOf<typeof networkTools.topic>

async function topicPage(network: Network, slug: string): Promise<Page | Moved> {
  // A name typed into the address leads to its slug; nothing else than a slug is looked for.
  const wanted = isSlug(slug) ? slug : slugify(slug)
  if (wanted === '') noSuchPage()
  const topic = await topicAt(network, wanted)
  if (topic.slug !== slug) return { movedTo: `${network.base}/topics/${topic.slug}` }
  const day = topic.rule_in_words === '' ? null : await dayParts(topics, topic, network.call)
  const way = [networkHome(network), { href: `${network.base}/topics`, label: 'Topics' }]
  return {
    head: networkHead(network, {
      title: topic.name,
      description: topic.summary,
      path: `/topics/${topic.slug}`,
      image: topic.picture ?? topicCardImage(network, topic),
      data: topicData(topic, way),
      type: 'article',
    }),
    main: (
      <main id="main" className="entry topic">
        <article>
          <header className="entry-head">
            <div className="entry-title">
              <Crumbs way={way} />
              <h1>{topic.name}</h1>
              {topic.native_name && (
                <p className="names">
                  <NativeName entry={topic} />
                </p>
              )}
              <p className="lede">{topic.summary}</p>
            </div>
          </header>
          <div className="entry-body">
            {topic.rule_in_words !== '' && (
              <div className="entry-date">
                <DateLeaf
                  dates={topic}
                  rule={capital(topic.rule_in_words)}
                  sure={day?.sure ?? null}
                  today={network.today}
                />
              </div>
            )}
            <div className="entry-text">
              <h2>In the catalogues</h2>
              {topic.entries.length > 0 ? (
                <Said entries={topic.entries} />
              ) : (
                <p className="waiting">No catalogue says anything of it yet.</p>
              )}
            </div>
            <div className="entry-side">
              <aside className="facts" aria-label="Facts">
                <dl>
                  {factsOf(topic).map(([label, value]) => (
                    <Fact key={label} label={label} value={value} />
                  ))}
                </dl>
              </aside>
            </div>
          </div>
        </article>
        {day?.parts}
      </main>
    ),
    record: topic,
  }
}

/** The topic under this slug, or of this name. */
async function topicAt(network: Network, slug: string): Promise<Topic> {
  try {
    return await askNetwork(network, 'topic', { slug })
  } catch (error) {
    if (!(error instanceof OctavoError) || error.code !== 'not_found') throw error
    return askNetwork(network, 'topic', { name: slug.replaceAll('-', ' ') })
  }
}

/** What is known of it for certain, in words. */
const factsOf = ({
  kind,
  countries,
  other_names,
  scientific_name,
  wikidata,
}: Topic): [label: string, value: string][] => {
  const facts: [string, string | null][] = [
    ['Kind', kind && capital(valueWords(topics.facets.kind, kind))],
    ['Scientific name', filledText(scientific_name)],
    ['Countries', filledText(countries.map(({ name }) => name).join(', '))],
    ['Also called', filledText(other_names.join(', '))],
    ['Wikidata', filledText(wikidata)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

const filledText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
