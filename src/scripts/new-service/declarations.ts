/** The declarations a new catalogue begins with: entries, their days, places, countries and words. */

/** What readers may see. */
export const resourcesText = (
  id: string,
  title: string,
): string => `/** Second declaration of ${id}, what readers may see: the public record of each kind of entry. */
import { manyOf, oneOf } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import { asCity, asCountry, asDay, asTerm, FAITHS8, faithOf, keptBy } from './shapes.ts'

/** What the catalogue is about. */
export const entries = resource({
  service: '${id}',
  id: 'entry',
  one: 'entry',
  many: 'entries',
  path: 'entries',
  about: '${title}: what they are, where they come from and what people do with them.',
  facets: {
    kind: oneOf('kind', ['old', 'new'], { label: 'Kind', description: 'Sort of entry.' }),
    use: manyOf('uses', ['everyday', 'festival'], { label: 'Use', description: 'What it is used for.' }),
    faith: faithOf(FAITHS8),
  },
  links: { day: { field: 'days', label: 'Days', to: 'day', many: true, description: 'Days it belongs to.' } },
  sections: {
    what_it_is: { title: 'What it is', description: 'What it is.' },
    origin: { title: 'Origin', description: 'Where it comes from.' },
  },
})

/** A day of the year that belongs to it. */
export const days = resource({
  ...asDay,
  service: '${id}',
  id: 'day',
  one: 'day',
  many: 'days',
  about: 'Festivals, holy days and seasons of ${id}.',
  facets: { faith: keptBy(FAITHS8), ...asDay.facets },
  backlinks: {
    entries: {
      label: 'Entries of the day',
      description: 'Entries that belong to the day, best documented first.',
      from: 'entry',
      by: 'day',
      limit: 24,
    },
  },
})

/** A city or region that entries are tied to. */
export const cities = resource({
  ...asCity,
  service: '${id}',
  about: 'Cities and regions known for ${id}.',
  sections: { what_it_is: { title: 'What it is', description: 'What the place has to do with them.' } },
})

/** The overview of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: '${id}',
  about: 'Countries and their ${id}.',
  sections: { overview: { title: 'Overview', description: 'The country as a whole.' } },
})

/** A word of the field. */
export const terms = resource({ ...asTerm, service: '${id}', about: 'Words of ${id} in plain language.' })

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const ${id}Resources = catalogue([cities, days, entries, countryOverviews, terms])
`

/** What editors enter. */
export const collectionsText = (
  id: string,
): string => `/** First declaration of ${id}, what editors enter: the collections, in the order the sidebar shows them. */
import { cities, countryOverviews, days, entries, terms } from '#src/read-model/resources/${id}.ts'
import { collection } from './collection.ts'

/** What editors enter of ${id}. */
export const ${id}Collections = [
  collection(entries),
  collection(days),
  collection(countryOverviews),
  collection(cities),
  collection(terms),
]
`

/** What readers may ask. */
export const toolsText = (
  id: string,
): string => `/** Third declaration of ${id}, what readers may ask: the tools, by their public names. */
import { ${id}Resources, cities, countryOverviews, days, entries, terms } from '#src/read-model/resources/${id}.ts'
import { calendarWindow } from '../kinds/calendar-window.ts'
import { listCities } from '../kinds/cities.ts'
import { countries } from '../kinds/countries.ts'
import { country } from '../kinds/country.ts'
import { dayList } from '../kinds/day-list.ts'
import { get } from '../kinds/get.ts'
import { glossary } from '../kinds/glossary.ts'
import { list } from '../kinds/list.ts'
import { news } from '../kinds/news.ts'
import { ofTheDay } from '../kinds/of-the-day.ts'
import { random } from '../kinds/random.ts'
import { search } from '../kinds/search.ts'
import { siteInfo } from '../kinds/site-info.ts'
import { stats } from '../kinds/stats.ts'
import { toolTable } from '../tool.ts'

/** The whole public API of ${id}. */
export const ${id}Tools = toolTable({
  search: search(${id}Resources, { example: 'old' }),
  get_entry: get(entries, { example: 'an-entry', list: 'list_entries' }),
  list_entries: list(entries, { by: ['country', 'city', 'region', 'kind', 'use', 'faith', 'day'] }),
  random_entry: random(entries),
  entry_of_the_day: ofTheDay(entries),
  on_today: calendarWindow(days, { of: entries, daysAhead: { default: 7, max: 60 } }),
  get_day: get(days, { example: 'a-day', list: 'list_days' }),
  list_days: dayList(days, { by: ['faith', 'country'] }),
  list_countries: countries(countryOverviews, { counted: [entries] }),
  get_country: country(countryOverviews, { counted: [entries], tied: [entries, cities, days], example: 'Japan' }),
  list_cities: listCities(cities, { by: ['country'], most: 400 }),
  define_term: glossary(terms, { example: 'a term' }),
  latest_news: news(),
  stats: stats([entries], { by: ['region', 'kind', 'use', 'faith'] }),
  site_info: siteInfo(),
})
`

/** What the catalogue says of itself. */
export const publicationText = (title: string): string => `name: ${title}
tagline: ${title}, and what people do with them.
publisher: Octavo
network: Octavo
topics: []
about: |
  What the catalogue holds, and who it is for.
contact: editors@octavo.example
ad_slots: []
`
