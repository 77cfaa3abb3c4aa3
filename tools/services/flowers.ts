/** Third declaration of flowers, what readers may ask: the tools, by their public names. */
import {
  blooms,
  cities,
  countryOverviews,
  decorations,
  experiences,
  flowerDays,
  flowerResources,
  flowers,
  nationalFlowers,
  places,
  terms,
  traditions,
} from '#src/read-model/resources/flowers.ts'
import { bySeason } from '../kinds/by-season.ts'
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
import { bothHemispheres, ofTheMonth } from '../kinds/window-parts.ts'
import { toolTable } from '../tool.ts'

/** The whole public API of flowers. */
export const flowerTools = toolTable({
  search: search(flowerResources, { example: 'rose' }),
  get_flower: get(flowers, { example: 'rose', list: 'list_flowers' }),
  list_flowers: list(flowers, {
    by: ['country', 'city', 'region', 'color', 'kind', 'use', 'faith', 'season', 'family', 'day'],
  }),
  get_decoration: get(decorations, { example: 'ikebana', list: 'list_decorations' }),
  list_decorations: list(decorations, {
    by: ['country', 'city', 'region', 'kind', 'use', 'faith', 'flower', 'day'],
  }),
  get_place: get(places, { example: 'keukenhof', list: 'list_places' }),
  list_places: list(places, { by: ['country', 'city', 'region', 'kind', 'month'] }),
  random_flower: random(flowers),
  flower_of_the_day: ofTheDay(flowers),
  in_flower_today: calendarWindow(flowerDays, {
    resource: flowers,
    daysAhead: { default: 10, max: 60 },
    also: {
      in_bloom: bothHemispheres(blooms, 'what is in bloom this month north and south of the equator'),
      experiences: ofTheMonth(experiences, 'experiences in season this month'),
    },
  }),
  in_bloom: bySeason(blooms),
  get_flower_day: get(flowerDays, { example: 'hanami', list: 'list_flower_days' }),
  list_flower_days: dayList(flowerDays, { by: ['kind', 'faith', 'country'] }),
  list_experiences: listAll(experiences, { by: ['country', 'city', 'kind', 'month'] }),
  get_experience: get(experiences, { example: 'lavender-route-in-provence', list: 'list_experiences' }),
  list_countries: countries(countryOverviews, {
    counted: [flowers, decorations, places],
    tied: { national_flowers: nationalFlowers },
  }),
  get_country: country(countryOverviews, {
    counted: [flowers, decorations, places],
    tied: [nationalFlowers, flowers, decorations, places, cities, experiences, traditions, flowerDays],
    inLines: [nationalFlowers],
    example: 'Japan',
  }),
  list_cities: listCities(cities, { by: ['country'], most: 400 }),
  national_flowers: listAll(nationalFlowers, {
    by: ['country'],
    order: 'name',
    line: ['slug', 'name', 'url', 'flower_name', 'scientific_name', 'official', 'countries'],
  }),
  list_traditions: listAll(traditions, { by: ['kind'] }),
  get_tradition: get(traditions, { example: 'kado', list: 'list_traditions' }),
  define_term: glossary(terms, { example: 'perennial' }),
  latest_news: news(),
  stats: stats([flowers, decorations, places], { by: ['region', 'color', 'kind', 'use', 'faith'] }),
  site_info: siteInfo(),
})
