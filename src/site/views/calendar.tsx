/** The year ahead by month, and what is on around a day of the reader's choice. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { longDate } from '#src/ui/dates.ts'
import { DayRows, daysByMonth } from '#src/ui/days.tsx'
import { Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { YearBars } from '#src/ui/year-bars.tsx'
import { parametersOf } from '#tools/parse-input.ts'
import { toolOf } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress, resourceOf } from '../catalogue.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { askLeniently, type Input } from '../query.ts'
import { headOf } from '../titles.ts'
import { yearAhead } from '../today.ts'

export const calendarView = (catalogue: Catalogue): View => ({
  takes: ['date', 'days_ahead'],
  reads: () => ['entries', 'picks'],
  varies: toolOf(catalogue.service.id, ['window'])?.tool.varies ?? 'today',
  show: (input) => calendar(catalogue, input),
})

async function calendar(catalogue: Catalogue, input: Input): Promise<Page> {
  const [year, around] = await Promise.all([yearAhead(catalogue), windowOf(catalogue, input)])
  if (!year && !around) noSuchPage()
  const days = year?.days ?? []
  const isAsked = around !== null && (Object.keys(around.asked).length > 0 || !year)
  const about =
    'Every day of the year ahead with its next date. A day that follows the moon, a local calendar or the weather is marked “about”.'
  return {
    head: headOf(catalogue, { title: 'Calendar', description: about, ...(isAsked ? {} : { path: '/calendar' }) }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title="Calendar"
        about={about}
        count={isAsked ? '' : `${days.length} days, from ${longDate(catalogue.today)}`}
      >
        {around && <WindowForm catalogue={catalogue} around={around} />}
        {around && <Mistakes mistakes={around.mistakes} />}
        {isAsked && around ? (
          <section className="month">
            <h2>
              {longDate(around.answer.date)} and {around.answer.days_ahead}{' '}
              {around.answer.days_ahead === 1 ? 'day' : 'days'} after
            </h2>
            {around.answer.days.length > 0 ? (
              <DayRows of={around.of} days={around.answer.days} />
            ) : (
              <Empty
                text="Nothing is on then."
                ways={[{ href: `${catalogue.base}/calendar`, label: 'The whole year ahead' }]}
              />
            )}
          </section>
        ) : (
          year && (
            <>
              <YearBars days={days} today={catalogue.today} />
              {daysByMonth(days).map(({ title, days: entries }) => (
                <section key={title} className="month">
                  <h2>{title}</h2>
                  <DayRows of={year.of} days={entries} />
                </section>
              ))}
              {year.weekly.length > 0 && (
                <section className="month">
                  <h2>Every week</h2>
                  <DayRows of={year.of} days={year.weekly} />
                </section>
              )}
              <p className="all">
                <a href={listAddress(catalogue, year.of)}>Filter the {year.of.many}</a>
              </p>
            </>
          )
        )}
      </ListFrame>
    ),
  }
}

type Around = NonNullable<Awaited<ReturnType<typeof windowOf>>>

async function windowOf(catalogue: Catalogue, asked: Input) {
  const named = toolOf(catalogue.service.id, ['window'])
  if (!named?.tool.of) return null
  const address = `${catalogue.base}/calendar`
  const found = await askLeniently(catalogue, named, asked, { address })
  const of: AnyResource = resourceOf(catalogue, named.tool.of)
  return { ...found, asked, of, most: parametersOf(named.tool).properties.days_ahead?.maximum ?? 0 }
}

const WindowForm = ({ catalogue, around }: { catalogue: Catalogue; around: Around }) => (
  <form className="window-form" action={`${catalogue.base}/calendar`}>
    <p className="field">
      <label htmlFor="date">What is on at</label>
      <input id="date" type="date" name="date" defaultValue={around.answer.date} />
    </p>
    <p className="field">
      <label htmlFor="days-ahead">and so many days after</label>
      <input
        id="days-ahead"
        type="number"
        name="days_ahead"
        min={0}
        max={around.most}
        defaultValue={around.answer.days_ahead}
      />
    </p>
    <p className="actions">
      <button type="submit">Show</button>
      {Object.keys(around.asked).length > 0 && <a href={`${catalogue.base}/calendar`}>The whole year</a>}
    </p>
  </form>
)
