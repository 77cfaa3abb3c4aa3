/** One topic: what it is, when it falls where it is an occasion, and what every catalogue says of it. */
import { todayUtc } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Site } from '#src/http/site.ts'
import { encode, withAddresses, withFields } from '#src/read-model/json.ts'
import { nearestNames } from '#src/read-model/queries/by-name.ts'
import { datesOf, nextDate } from '#src/read-model/queries/calendar.ts'
import { topicBySlug } from '#src/read-model/queries/topic.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { capital } from '#src/text/capital.ts'
import { isSlug, slugify } from '#src/text/slug.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { DateLeaf } from '#src/ui/days.tsx'
import { Said } from '#src/ui/elsewhere.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { NativeName } from '#src/ui/native-name.tsx'
import type { Dates, ElsewhereEntry, EntryRecord } from '#src/ui/records.ts'
import { valueWords } from '#src/ui/words.ts'
import type { Network } from '../../network.ts'
import type { Moved, Page, View } from '../../page.ts'

export const topicView = ({ site, call }: Network, slug: string): View => ({
  takes: [],
  reads: () => ['topics'],
  // An occasion counts the days until it.
  varies: 'today',
  show: () => topicPage(site, call.now, slug),
})

type Topic = EntryRecord & Dates & { kind: string | null; rule_in_words: string; entries: readonly ElsewhereEntry[] }

async function topicPage(site: Site, now: Date, slug: string): Promise<Page | Moved> {
  const { database, publicUrl } = site
  const today = todayUtc(now)
  // A name typed into the address leads to its slug; nothing else than a slug is looked for.
  const wanted = isSlug(slug) ? slug : slugify(slug)
  const found = wanted === '' ? null : await topicBySlug(database, wanted)
  if (!found)
    raise('not_found', 'There is no such topic.', {
      nearest: await nearestNames(database, topics, slug.replaceAll('-', ' ')),
    })
  const address = `${publicUrl}/topics/${found.slug}`
  if (found.slug !== slug) return { movedTo: address }
  const dates = datesOf(found.calendar ? nextDate(found.calendar, today) : null, today)
  const text = encode(withFields(found.record, { ...dates, entries: found.entries }))
  // The record of the resource, with what was put to it above.
  const topic = JSON.parse(withAddresses(text, publicUrl, publicUrl)) as Topic
  return {
    head: {
      title: `${topic.name} · Octavo`,
      description: topic.summary,
      canonical: address,
      siteName: 'Octavo',
      image: topic.picture,
      type: 'article',
    },
    main: (
      <main id="main" className="entry topic">
        <article>
          <header className="entry-head">
            <div className="entry-title">
              <Crumbs way={[{ href: `${publicUrl}/`, label: 'Octavo' }]} />
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
            <div className="entry-side">
              {found.calendar && <DateLeaf dates={topic} rule={capital(topic.rule_in_words)} today={today} />}
              <aside className="facts" aria-label="Facts">
                <dl>
                  {factsOf(topic).map(([label, value]) => (
                    <Fact key={label} label={label} value={value} />
                  ))}
                </dl>
              </aside>
            </div>
            <div className="entry-text">
              <h2>In the catalogues</h2>
              {topic.entries.length > 0 ? (
                <Said entries={topic.entries} />
              ) : (
                <p className="waiting">No catalogue says anything of it yet.</p>
              )}
            </div>
          </div>
        </article>
      </main>
    ),
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
    ['Scientific name', textOf(scientific_name)],
    ['Countries', textOf(countries.map(({ name }) => name).join(', '))],
    ['Also called', textOf(other_names.join(', '))],
    ['Wikidata', textOf(wikidata)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
