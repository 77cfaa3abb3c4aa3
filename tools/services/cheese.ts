/** Third declaration of cheese, what readers may ask: the tools, by their public names. */
import {
  cheeseResources,
  cheeses,
  concepts,
  countryOverviews,
  days,
  dishes,
  places,
  weekdays,
} from '#src/read-model/resources/cheese.ts'
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
import { weekday } from '../kinds/weekday.ts'
import { type ToolTable, toolTable } from '../tool.ts'

/** The whole public API of cheese. */
export const cheeseTools = toolTable({
  search_cheeses: search(cheeseResources, { example: 'blue' }),
  get_cheese: get(cheeses, { example: 'comte', list: 'list_cheeses' }),
  list_cheeses: list(cheeses, {
    by: [
      'region',
      'country',
      'city',
      'style',
      'milk',
      'flavour',
      'meal',
      'faith',
      'occasion',
      'age',
      'min_age',
      'cuisine',
      'dish',
      'day',
    ],
  }),
  random_cheese: random(cheeses),
  cheese_of_the_day: ofTheDay(cheeses),
  upcoming_days: calendarWindow(days, { resource: cheeses, daysAhead: { default: 14, max: 90 } }),
  list_days: dayList(days, { by: ['faith', 'kind', 'country'] }),
  get_day: get(days, { example: 'shavuot', list: 'list_days' }),
  weekday_cheeses: weekday(weekdays, { days }),
  list_countries: countries(countryOverviews, { counted: [cheeses] }),
  get_country: country(countryOverviews, {
    counted: [cheeses, dishes],
    by: ['style', 'milk', 'flavour'],
    tied: [cheeses, dishes, places, days],
    example: 'France',
  }),
  list_cities: listCities(places, { by: ['country', 'region', 'kind'], most: 400 }),
  get_city: get(places, { example: 'gruyeres', list: 'list_cities' }),
  list_dishes: listAll(dishes, { by: ['region', 'kind'] }),
  get_dish: get(dishes, { example: 'fondue', list: 'list_dishes' }),
  get_concept: glossary(concepts, { example: 'affinage' }),
  latest_news: news(),
  coverage: stats([cheeses], { by: ['region', 'style', 'milk', 'flavour', 'meal', 'faith'] }),
  site_info: siteInfo({ tools: (): ToolTable => cheeseTools }),
})
