/** Third declaration of traditions, what readers may ask: the tools, by their public names. */
import {
  categories,
  cities,
  concepts,
  countryOverviews,
  days,
  terms,
  traditionResources,
  traditions,
} from '#src/read-model/resources/traditions.ts'
import { calendarWindow } from '../kinds/calendar-window.ts'
import { listCities } from '../kinds/cities.ts'
import { countries } from '../kinds/countries.ts'
import { country } from '../kinds/country.ts'
import { dayList } from '../kinds/day-list.ts'
import { get } from '../kinds/get.ts'
import { getValue } from '../kinds/get-value.ts'
import { glossary } from '../kinds/glossary.ts'
import { list } from '../kinds/list.ts'
import { listValues } from '../kinds/list-values.ts'
import { news } from '../kinds/news.ts'
import { random } from '../kinds/random.ts'
import { search } from '../kinds/search.ts'
import { stats } from '../kinds/stats.ts'
import { mealsNow, publicHolidays } from '../kinds/window-parts.ts'
import { compareConcept } from '../specials/traditions/compare-concept.ts'
import { toolTable } from '../tool.ts'

/** Completeness and publication card in one: both its names give the same. */
const siteStats = (sameAs: string) =>
  stats([traditions], { by: ['region', 'category', 'meal', 'concept', 'faith'], withCard: true, sameAs })

/** The whole public API of traditions. */
export const traditionTools = toolTable({
  search_traditions: search(traditionResources, { example: 'tea' }),
  get_tradition: get(traditions, { example: 'japanese-tea-ceremony', list: 'list_by_category' }),
  list_countries: countries(countryOverviews, { counted: [traditions] }),
  get_country: country(countryOverviews, {
    counted: [traditions, days],
    by: ['category', 'meal'],
    tied: [traditions, cities, days],
    example: 'Japan',
  }),
  list_cities: listCities(cities, { by: ['country', 'region'], most: 400 }),
  get_city: get(cities, { example: 'kyoto', list: 'list_cities' }),
  list_categories: listValues(traditions, { by: 'category', pages: categories }),
  list_by_category: list(traditions, {
    required: ['category'],
    by: ['country', 'region', 'city'],
  }),
  list_by_meal: list(traditions, {
    required: ['meal'],
    by: ['country', 'region'],
    isSorted: false,
  }),
  list_concepts: listValues(traditions, { by: 'concept', pages: concepts }),
  get_concept: getValue(concepts, { parameter: 'concept', facet: traditions.facets.concept, list: 'list_concepts' }),
  compare_concept: compareConcept(),
  list_by_faith: list(traditions, {
    required: ['faith'],
    by: ['country', 'region'],
    isSorted: false,
  }),
  list_by_spice: list(traditions, {
    required: ['spice'],
    by: ['country', 'region'],
    isSorted: false,
  }),
  traditions_today: calendarWindow(days, {
    resource: traditions,
    daysAhead: { default: 7, max: 90 },
    also: { holidays: publicHolidays(), meal_clock: mealsNow() },
  }),
  calendar_ahead: dayList(days, { by: ['faith', 'kind', 'country'], byMonth: true, line: ['slug', 'name'] }),
  random_tradition: random(traditions, { by: ['category', 'region'] }),
  get_glossary_term: glossary(terms, { example: 'libation' }),
  latest_news: news(),
  site_stats: siteStats('site_info'),
  site_info: siteStats('site_stats'),
})
