/** Headlines of stories that others wrote, under the days they appeared. */
import { dayOf, longDate, weekdayWords } from '#src/ui/dates.ts'
import { Head } from '#src/ui/head.tsx'
import { type Headline, Headlines } from '#src/ui/headlines.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { toolOf } from '#tools/tool-of.ts'
import { ask, homeLink } from '../../_site/catalogue.ts'
import { headOf } from '../../_site/titles.ts'
import { catalogueView, lost } from '../../_site/view.tsx'

const MOST = 40

export default catalogueView<{ service: string }>(async (catalogue) => {
  const tool = toolOf(catalogue.service.id, ['news'])
  if (!tool) return lost(catalogue, 'news')
  const { items } = await ask<{ items: Headline[] }>(catalogue, tool, { limit: MOST })
  const days = [...new Set(items.map(({ published_at: at }) => dayOf(at)))]
  const about = 'What others write about the subject. The stories open at the outlet that published them.'
  return (
    <>
      <Head {...headOf(catalogue, { title: 'Headlines', description: about, path: '/news' })} />
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
            <Headlines items={items.filter(({ published_at: at }) => dayOf(at) === day)} headings="h3" />
          </section>
        ))}
      </ListFrame>
    </>
  )
})
