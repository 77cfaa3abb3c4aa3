/** Third declaration of colours, what readers may ask: the tools, by their public names. */
import {
  cities,
  colourDays,
  colourResources,
  colours,
  concepts,
  countryColours,
  emotions,
  meanings,
  swatches,
  swatchSets,
  terms,
} from '#src/read-model/resources/colours.ts'
import { calendarWindow } from '../kinds/calendar-window.ts'
import { listCities } from '../kinds/cities.ts'
import { countries } from '../kinds/countries.ts'
import { country } from '../kinds/country.ts'
import { dayList } from '../kinds/day-list.ts'
import { get } from '../kinds/get.ts'
import { glossary } from '../kinds/glossary.ts'
import { list, listAll, listSome } from '../kinds/list.ts'
import { news } from '../kinds/news.ts'
import { ofTheDay } from '../kinds/of-the-day.ts'
import { random } from '../kinds/random.ts'
import { search } from '../kinds/search.ts'
import { siteInfo } from '../kinds/site-info.ts'
import { stats } from '../kinds/stats.ts'
import { ofTheWeekday } from '../kinds/window-parts.ts'
import { byHex } from '../specials/colours/by-hex.ts'
import { compareCountries } from '../specials/colours/compare-countries.ts'
import { nameColour } from '../specials/colours/name-colour.ts'
import { toolTable } from '../tool.ts'

/** The whole public API of colours. */
export const colourTools = toolTable({
  search: search(colourResources, { example: 'indigo', alsoFinds: byHex }),
  get_colour: get(colours, { example: 'indigo', list: 'list_colours' }),
  list_colours: list(colours, {
    by: ['family', 'kind', 'use', 'meaning', 'emotion', 'faith', 'made_from', 'material', 'country', 'city', 'day'],
  }),
  name_colour: nameColour(),
  random_colour: random(colours),
  colour_of_the_day: ofTheDay(colours),
  colours_today: calendarWindow(colourDays, {
    resource: colours,
    daysAhead: { default: 7, max: 60 },
    weeklyApart: true,
    also: { weekday: ofTheWeekday(colourDays, colours, 'the colours tied to the weekday of the date') },
  }),
  get_colour_day: get(colourDays, { example: 'holi', list: 'list_colour_days' }),
  list_colour_days: dayList(colourDays, {
    by: ['faith', 'country'],
    weeklyApart: true,
    line: ['slug', 'name', 'url', 'summary', 'weekdays', 'countries'],
  }),
  colour_meanings: listSome(meanings, {
    by: ['country', 'family', 'meaning', 'emotion'],
    limits: { most: 200, byDefault: 60 },
    order: 'name',
    needsFilter: true,
    example: { family: 'white' },
  }),
  compare_countries: compareCountries(),
  get_country_colours: country(countryColours, {
    counted: [meanings, colours],
    by: ['family'],
    tied: [meanings, colours, cities, colourDays],
    inLines: [meanings],
    example: 'Japan',
  }),
  list_countries: countries(countryColours, { counted: [meanings, colours], hasRegions: false }),
  list_colour_cities: listCities(cities, { by: ['country', 'family'] }),
  get_colour_city: get(cities, { example: 'chefchaouen', list: 'list_colour_cities' }),
  list_emotions: listAll(emotions, { by: [], order: 'name' }),
  get_emotion: get(emotions, { example: 'joy', list: 'list_emotions' }),
  list_concepts: listAll(concepts, { by: [] }),
  get_concept: get(concepts, { example: 'metamerism', list: 'list_concepts' }),
  define_term: glossary(terms, { example: 'hue' }),
  list_swatches: listSome(swatches, {
    by: ['set', 'family'],
    limits: { most: 500, byDefault: 100 },
    order: 'name',
    line: ['slug', 'name', 'native_name', 'hex', 'set', 'family'],
    beside: { sets: swatchSets },
  }),
  latest_news: news(),
  stats: stats([colours], { by: ['family', 'kind', 'use', 'meaning'] }),
  site_info: siteInfo(),
})
