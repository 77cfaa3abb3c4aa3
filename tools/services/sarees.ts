/** Third declaration of sarees, what readers may ask: the tools, by their public names. */
import {
  centres,
  countryOverviews,
  drapes,
  sareeResources,
  sarees,
  terms,
  wearDays,
} from '#src/read-model/resources/sarees.ts'
import { calendarWindow } from '../kinds/calendar-window.ts'
import { listCities } from '../kinds/cities.ts'
import { countries } from '../kinds/countries.ts'
import { country } from '../kinds/country.ts'
import { dayList } from '../kinds/day-list.ts'
import { get } from '../kinds/get.ts'
import { glossary } from '../kinds/glossary.ts'
import { list, listAll } from '../kinds/list.ts'
import { news } from '../kinds/news.ts'
import { ofTheDay } from '../kinds/of-the-day.ts'
import { random } from '../kinds/random.ts'
import { search } from '../kinds/search.ts'
import { siteInfo } from '../kinds/site-info.ts'
import { stats } from '../kinds/stats.ts'
import { toolTable } from '../tool.ts'

/** The whole public API of sarees. */
export const sareeTools = toolTable({
  search: search(sareeResources, { example: 'silk' }),
  get_saree: get(sarees, { example: 'kanchipuram-silk', list: 'list_sarees' }),
  list_sarees: list(sarees, {
    by: [
      'country',
      'centre',
      'region',
      'fibre',
      'craft',
      'drape',
      'occasion',
      'faith',
      'community',
      'made_by',
      'gi_tagged',
      'day',
    ],
  }),
  random_saree: random(sarees),
  saree_of_the_day: ofTheDay(sarees),
  wearing_today: calendarWindow(wearDays, { resource: sarees, daysAhead: { default: 14, max: 90 } }),
  get_wear_day: get(wearDays, { example: 'onam', list: 'list_wear_days' }),
  list_wear_days: dayList(wearDays, { by: ['faith', 'kind', 'country'] }),
  list_countries: countries(countryOverviews, { counted: [sarees] }),
  get_country_sarees: country(countryOverviews, {
    counted: [sarees, drapes],
    by: ['fibre', 'craft'],
    tied: [sarees, drapes, centres, wearDays],
    example: 'India',
  }),
  list_centres: listCities(centres, { by: ['country', 'region', 'kind'], most: 400 }),
  get_centre: get(centres, { example: 'varanasi', list: 'list_centres' }),
  list_drapes: listAll(drapes, { by: ['region', 'kind'] }),
  get_drape: get(drapes, { example: 'nivi', list: 'list_drapes' }),
  define_term: glossary(terms, { example: 'zari' }),
  latest_news: news(),
  stats: stats([sarees], { by: ['region', 'fibre', 'craft', 'occasion', 'faith'] }),
  site_info: siteInfo(),
})
