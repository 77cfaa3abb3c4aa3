/** Headlines of stories that others wrote, under the days they appeared. */
import { dayOf, longDate, weekdayWords } from '#src/ui/dates.ts'
import { HeadlineList } from '#src/ui/headlines.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink } from '../catalogue.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { headOf } from '../titles.ts'

const MOST = 40

/** The page of the headlines of a catalogue's outlets. */
export const newsView = (catalogue: Catalogue): View => ({
  takes: [],
  reads: () => ['headlines'],
  varies: 'content',
  show: () => news(catalogue),
})

async function news(catalogue: Catalogue): Promise<Page> {
  const tool = toolOf(catalogue.service.id, ['news']) ?? noSuchPage()
  const { items } = await ask(catalogue, tool, { limit: MOST })
  const days = [...new Set(items.map(({ published_at: at }) => dayOf(at)))]
  const about = 'What others write about the subject. The stories open at the outlet that published them.'
  return {
    head: headOf(catalogue, { title: 'Headlines', description: about, path: '/news' }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title="Headlines"
        about={about}
        count={items.length === 0 ? '' : `The ${items.length} newest`}
      >
        {items.length === 0 && (
          <Empty
            text="No headlines have come in yet."
            ways={[{ href: catalogue.base, label: 'Back to the home page' }]}
          />
        )}
        {days.map((day) => (
          <section key={day} className="month">
            <h2>
              {weekdayWords(day)}, {longDate(day)}
            </h2>
            <HeadlineList items={items.filter(({ published_at: at }) => dayOf(at) === day)} headings="h3" />
          </section>
        ))}
      </ListFrame>
    ),
  }
}
