/** Home of a catalogue: what is today, what is coming, what is new, and what it holds. */

import { monthName } from '#src/calendar/words.ts'
import { capital } from '#src/text/capital.ts'
import { leafOf, weekdayWords } from '#src/ui/dates.ts'
import { DayRows } from '#src/ui/days.tsx'
import { Rows } from '#src/ui/entries.tsx'
import { type Headline, HeadlineList } from '#src/ui/headlines.tsx'
import { NativeName } from '#src/ui/native-name.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { number } from '#src/ui/words.ts'
import { subscribing } from '#src/ui/years-ahead.tsx'
import { subjectOf, toolOf } from '#tools/tool-of.ts'
import { browsing } from '../browse.ts'
import { toldCard } from '../card.ts'
import { ask, askAs, type Catalogue, listAddress, resourceOf } from '../catalogue.ts'
import { resourcesInOrder, viewsOf } from '../contents.ts'
import type { Page, View } from '../page.ts'
import { withQuery } from '../query.ts'
import { headOf } from '../titles.ts'
import { catalogueYearAhead, itemOfTheDay } from '../today.ts'

const DAYS_AHEAD = 6
const NEWEST = 6
const HEADLINES = 5

/** The home of a catalogue. */
export const homeView = (catalogue: Catalogue): View => ({
  takes: [],
  reads: () => ['entries', 'card', 'picks', 'headlines'],
  varies: toolOf(catalogue.service.id, ['window'])?.tool.varies ?? 'today',
  show: () => home(catalogue),
})

async function home(catalogue: Catalogue): Promise<Page> {
  const [card, featured, calendar, season, newest, headlines, { meal_clock: clock, weekday }] = await Promise.all([
    toldCard(catalogue),
    itemOfTheDay(catalogue),
    catalogueYearAhead(catalogue),
    seasonHalves(catalogue),
    newestOf(catalogue),
    latest(catalogue),
    windowParts(catalogue),
  ])
  const { service, base, today } = catalogue
  const accent = service.accentHueDegrees
  const { date, month, year } = leafOf(today)
  const counts = new Map(card.counts.map(({ resource, written }) => [resource, written]))
  const on = calendar?.days.filter((day) => day.on_now) ?? []
  const soon = calendar?.days.filter((day) => !day.on_now).slice(0, DAYS_AHEAD) ?? []
  return {
    head: headOf(catalogue, {
      title: service.title,
      description: card.tagline,
      path: '',
      data: { '@type': 'WebSite', name: card.name, url: base, description: card.tagline },
    }),
    main: (
      <main id="main" className="home">
        <header className="home-head">
          <h1>{service.title}</h1>
          <p className="about">{card.tagline}</p>
          <p className="today">
            <time dateTime={today}>
              {weekdayWords(today)} <b>{date}</b> {month} {year}
            </time>
          </p>
        </header>
        {featured && (
          <section className="featured" aria-labelledby="featured">
            <figure className="entry-plate">
              <Plate resource={featured.resource} entry={featured.record} accent={accent} isLarge />
            </figure>
            <div>
              <p className="label" id="featured">
                The {featured.resource.one} of the day
              </p>
              <h2>
                <a href={featured.record.url}>{featured.record.name}</a>
              </h2>
              <p className="names">
                <NativeName entry={featured.record} />
                {featured.resource.namedBy.map((field) => {
                  const name = featured.record[field]
                  return typeof name === 'string' && <i key={field}>{name}</i>
                })}
              </p>
              <p className="lede">{featured.record.summary}</p>
              <p>
                <a className="more" href={featured.record.url}>
                  Read its page
                </a>
              </p>
            </div>
          </section>
        )}
        <div className="home-columns">
          {calendar && (
            <section aria-labelledby="now">
              <header className="month-head">
                <h2 id="now">{on.length > 0 ? 'On now, and soon' : 'Soon'}</h2>
                <p className="month-nav">
                  <a href={`${base}/calendar`}>The year ahead</a>{' '}
                  <a href={subscribing(`${base}/calendar.ics`)}>Subscribe to these days</a>
                </p>
              </header>
              <DayRows resource={calendar.resource} days={[...on, ...soon]} />
            </section>
          )}
          <div>
            {season && (
              <section aria-labelledby="season" className="season-now">
                <h2 id="season">
                  {season.title} in {monthName(season.month)}
                </h2>
                {season.halves.map(({ half, items, address }) => (
                  <div key={half}>
                    <h3>
                      <a href={address}>{capital(half)}</a> <span className="small">{items.length}</span>
                    </h3>
                    <p className="run">
                      {items.map(({ slug, name, url }, index) => (
                        <span key={slug}>
                          <a href={url}>{name}</a>
                          {index < items.length - 1 && ', '}
                        </span>
                      ))}
                    </p>
                  </div>
                ))}
              </section>
            )}
            {clock && (
              <section aria-labelledby="clock" className="season-now">
                <h2 id="clock">At table now</h2>
                {clock.map(({ meal, from, to, countries }) => (
                  <div key={meal}>
                    <h3>
                      {capital(meal)} <span className="small">{countries.length}</span>
                    </h3>
                    <p className="small">
                      About {from} to {to} by local clocks
                    </p>
                    <p className="run">{countries.map(({ name }) => name).join(', ') || 'Nobody just now.'}</p>
                  </div>
                ))}
              </section>
            )}
            {weekday && (
              <section aria-labelledby="weekday" className="season-now">
                <h2 id="weekday">{capital(weekday.weekday)}s</h2>
                <ul className="names-list">
                  {weekday.days.map(({ slug, name, url }) => (
                    <li key={slug}>
                      <a href={url}>{name}</a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {headlines.length > 0 && (
              <section aria-labelledby="headlines">
                <h2 id="headlines">Headlines</h2>
                <HeadlineList items={headlines} headings="h3" />
                <p className="all">
                  <a href={`${base}/news`}>All headlines</a>
                </p>
              </section>
            )}
          </div>
        </div>
        {newest && newest.items.length > 0 && (
          <section className="related" aria-labelledby="newest">
            <h2 id="newest">Newest pages</h2>
            <Rows resource={newest.resource} items={newest.items} accent={accent} />
          </section>
        )}
        <section className="contents-list" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ul>
            {resourcesInOrder(catalogue).map((resource) => (
              <li key={resource.id}>
                <a href={listAddress(catalogue, resource)}>
                  <span className="what">{capital(resource.many)}</span>
                  <span className="leader" aria-hidden="true" />
                  <span className="number">{number(counts.get(resource.id) ?? 0)}</span>
                </a>
                <p className="small">{resource.about}</p>
              </li>
            ))}
            {viewsOf(catalogue).map(({ href, label }) => (
              <li key={href}>
                <a href={href}>
                  <span className="what">{label}</span>
                  <span className="leader" aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
    ),
  }
}

/** What is in season this month north and south of the equator; null where the catalogue has no seasons. */
async function seasonHalves(catalogue: Catalogue) {
  const named = toolOf(catalogue.service.id, ['season'])
  if (!named?.tool.resource) return null
  const resource = resourceOf(catalogue, named.tool.resource)
  const halves = await Promise.all(
    (['north', 'south'] as const).map(async (half) => {
      const { items, month } = await ask(catalogue, named, {
        hemisphere: half,
      })
      const address = withQuery(listAddress(catalogue, resource), { month, hemisphere: half })
      return { half, items, month, address }
    }),
  )
  if (halves.every(({ items }) => items.length === 0)) return null
  return { title: capital(resource.path.replaceAll('-', ' ')), month: halves[0]?.month ?? 1, halves }
}

/** The newest pages of what the catalogue is about. */
async function newestOf(catalogue: Catalogue) {
  const subject = subjectOf(catalogue.service.id)
  const resource = subject === undefined ? undefined : resourceOf(catalogue, subject)
  const list = resource && browsing(resource)
  if (!resource || !list) return null
  const { name, tool } = list
  if (tool.kind !== 'list') return null
  const { items } = await askAs(catalogue, { name, tool }, { sort: 'new', limit: NEWEST })
  return { resource, items }
}

/** Fields of the answer for a window of days, beside the days. */
async function windowParts(catalogue: Catalogue) {
  const named = toolOf(catalogue.service.id, ['window'])
  if (!named) return {}
  const { meal_clock, weekday } = await ask(catalogue, named, { days_ahead: 0 })
  return { ...(meal_clock && { meal_clock }), ...(weekday && weekday.days.length > 0 && { weekday }) }
}

async function latest(catalogue: Catalogue): Promise<readonly Headline[]> {
  const news = toolOf(catalogue.service.id, ['news'])
  return news ? (await ask(catalogue, news, { limit: HEADLINES })).items : []
}
