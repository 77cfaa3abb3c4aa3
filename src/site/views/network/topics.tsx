/** What several catalogues speak of: occasions by the date they fall on next, and all other topics by kind. */
import { yearAhead } from '#src/read-model/queries/calendar.ts'
import { speakers } from '#src/read-model/queries/speakers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { findService, type ServiceId } from '#src/services.ts'
import { shortRange } from '#src/ui/dates.ts'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import type { Summary } from '#src/ui/records.ts'
import { number } from '#src/ui/words.ts'
import { contentOf } from '#tools/answer.ts'
import { listEntries } from '../../entries.ts'
import { type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'

const about =
  'What several catalogues speak of: feasts, countries, places, living things, substances, dishes and customs.'

const titles = {
  occasion: 'Occasions',
  'living-thing': 'Living things',
  substance: 'Substances',
  dish: 'Dishes',
  custom: 'Customs',
  place: 'Places',
  country: 'Countries',
  person: 'People',
} satisfies Record<(typeof topics.facets.kind.values)[number], string>

/** The list of topics. */
export const networkTopicsView = (network: Network): View => ({
  takes: [],
  reads: () => ['entries', 'topics'],
  // Occasions stand in the order in which they come.
  varies: 'today',
  show: () => index(network),
})

/** Sorts after every date. */
const NEVER = '9999'

type Row = Summary & { when: string; starts: string; said: readonly ServiceId[] }

async function index(network: Network): Promise<Page> {
  const rows = await rowsOf(network)
  return {
    head: networkHead(network, { title: 'Topics', description: about, path: '/topics' }),
    main: (
      <ListFrame way={[networkHome(network)]} title="Topics" about={about} count={`${number(rows.length)} topics`}>
        <nav className="regions" aria-label="Kinds of topics">
          {groupsOf(rows).map(({ value, title }) => (
            <a key={value} href={`#${value}`}>
              {title}
            </a>
          ))}
        </nav>
        {groupsOf(rows).map(({ value, title, rows: some }) => (
          <section key={value} className="region" aria-labelledby={value}>
            <h2 id={value}>{title}</h2>
            <ul className="country-list">
              {some.map(({ slug, name, url, when, said }) => (
                <li key={slug} className={said.length === 0 ? 'nothing' : undefined}>
                  <a href={url}>{name}</a>
                  <span className="small">
                    {[when, ...said.map(titleOf)].filter((words) => words !== '').join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </ListFrame>
    ),
  }
}

/** Every topic by name, with when it falls next and who speaks of it. */
async function rowsOf({ call, today }: Network): Promise<Row[]> {
  const [answer, days, said] = await Promise.all([
    listEntries(topics, call),
    yearAhead(call.database, topics, today, []),
    speakers(call.database),
  ])
  const next = new Map(days.map(({ slug, occurrence }) => [slug, occurrence]))
  return contentOf(answer).items.map((topic) => {
    const date = next.get(topic.slug)
    return {
      ...topic,
      when: date ? shortRange(date.starts, date.ends) : '',
      starts: date?.starts ?? NEVER,
      said: said.get(topic.slug) ?? [],
    }
  })
}

/** Topics by kind: occasions first, in the order in which they come. */
const groupsOf = (rows: readonly Row[]) =>
  Object.entries(titles)
    .map(([value, title]) => ({
      value,
      title,
      rows: rows.filter((row) => row.kind === value).sort((a, b) => a.starts.localeCompare(b.starts)),
    }))
    .filter((group) => group.rows.length > 0)

const titleOf = (id: ServiceId): string => findService(id)?.title ?? id
