/** Third declaration of dance, what readers may ask: the tools, by their public names. */
import {
  cities,
  countryOverviews,
  danceDays,
  danceResources,
  dances,
  terms,
  waysOfDancing,
} from '#src/read-model/resources/dance.ts'
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

/** The whole public API of dance. */
export const danceTools = toolTable({
  search: search(danceResources, { example: 'drum' }),
  get_dance: get(dances, { example: 'flamenco', list: 'list_dances' }),
  list_dances: list(dances, {
    by: ['country', 'city', 'continent', 'form', 'formation', 'occasion', 'faith', 'danced_by', 'instrument', 'day'],
  }),
  random_dance: random(dances),
  dance_of_the_day: ofTheDay(dances),
  dancing_today: calendarWindow(danceDays, { resource: dances, daysAhead: { default: 14, max: 90 } }),
  get_dance_day: get(danceDays, { example: 'holi', list: 'list_dance_days' }),
  list_dance_days: dayList(danceDays, { by: ['faith', 'country'] }),
  list_countries: countries(countryOverviews, { counted: [dances] }),
  get_country_dance: country(countryOverviews, {
    counted: [dances],
    by: ['form'],
    tied: [dances, cities, danceDays, waysOfDancing],
    example: 'India',
  }),
  list_cities: listCities(cities, { by: ['country'], most: 400 }),
  list_ways_of_dancing: listAll(waysOfDancing, { by: [] }),
  get_way_of_dancing: get(waysOfDancing, { example: 'milonga', list: 'list_ways_of_dancing' }),
  define_term: glossary(terms, { example: 'mudra' }),
  latest_news: news(),
  stats: stats([dances], { by: ['continent', 'form', 'formation', 'occasion', 'faith'] }),
  site_info: siteInfo(),
})
