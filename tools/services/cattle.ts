/** Third declaration of cattle, what readers may ask: the tools, by their public names. */
import {
  breeds,
  cattleResources,
  concepts,
  countryOverviews,
  days,
  places,
  products,
  weekdays,
} from '#src/read-model/resources/cattle.ts'
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

/** The whole public API of cattle. */
export const cattleTools = toolTable({
  search_breeds: search(cattleResources, { example: 'highland' }),
  get_breed: get(breeds, { example: 'highland', list: 'list_breeds' }),
  list_breeds: list(breeds, {
    by: [
      'region',
      'country',
      'city',
      'purpose',
      'lineage',
      'trait',
      'habitat',
      'faith',
      'occasion',
      'size',
      'min_size',
      'people',
      'product',
      'day',
    ],
  }),
  random_breed: random(breeds),
  breed_of_the_day: ofTheDay(breeds),
  upcoming_days: calendarWindow(days, { resource: breeds, daysAhead: { default: 14, max: 90 } }),
  list_days: dayList(days, { by: ['faith', 'kind', 'country'] }),
  get_day: get(days, { example: 'mattu-pongal', list: 'list_days' }),
  weekday_breeds: weekday(weekdays, { days }),
  list_countries: countries(countryOverviews, { counted: [breeds] }),
  get_country: country(countryOverviews, {
    counted: [breeds, products],
    by: ['purpose', 'lineage', 'trait'],
    tied: [breeds, products, places, days],
    example: 'India',
  }),
  list_cities: listCities(places, { by: ['country', 'region', 'kind'], most: 400 }),
  get_city: get(places, { example: 'oban', list: 'list_cities' }),
  list_products: listAll(products, { by: ['region', 'kind'] }),
  get_product: get(products, { example: 'ghee', list: 'list_products' }),
  get_concept: glossary(concepts, { example: 'zebu' }),
  latest_news: news(),
  coverage: stats([breeds], { by: ['region', 'purpose', 'lineage', 'trait', 'habitat', 'faith'] }),
  site_info: siteInfo({ tools: (): ToolTable => cattleTools }),
})
