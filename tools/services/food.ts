/** Third declaration of food, what readers may ask: the tools, by their public names. */
import {
  cities,
  cuisines,
  dishes,
  foodDays,
  foodResources,
  produce,
  terms,
  waysOfEating,
} from '#src/read-model/resources/food.ts'
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
import { ofTheWeekday } from '../kinds/window-parts.ts'
import { toolTable } from '../tool.ts'

/** The whole public API of food. */
export const foodTools = toolTable({
  search: search(foodResources, { example: 'dumpling' }),
  get_dish: get(dishes, { example: 'ceviche', list: 'list_dishes' }),
  list_dishes: list(dishes, {
    by: ['country', 'city', 'region', 'meal', 'kind', 'occasion', 'faith', 'diet', 'ingredient', 'day'],
  }),
  random_dish: random(dishes),
  dish_of_the_day: ofTheDay(dishes),
  on_the_table_today: calendarWindow(foodDays, {
    resource: dishes,
    daysAhead: { default: 7, max: 60 },
    weeklyApart: true,
    also: { weekday: ofTheWeekday(foodDays, dishes, 'the traditions tied to the weekday of the date') },
  }),
  get_food_day: get(foodDays, { example: 'diwali', list: 'list_food_days' }),
  list_food_days: dayList(foodDays, { by: ['faith', 'country'], weeklyApart: true }),
  in_season: bySeason(produce),
  list_countries: countries(cuisines, { counted: [dishes] }),
  get_cuisine: country(cuisines, {
    counted: [dishes],
    by: ['meal'],
    tied: [dishes, cities, foodDays, waysOfEating],
    example: 'Japan',
  }),
  list_cities: listCities(cities, { by: ['country'], most: 400 }),
  list_ways_of_eating: listAll(waysOfEating, { by: [] }),
  get_way_of_eating: get(waysOfEating, { example: 'yum-cha', list: 'list_ways_of_eating' }),
  define_term: glossary(terms, { example: 'umami' }),
  latest_news: news(),
  stats: stats([dishes], { by: ['region', 'meal', 'kind', 'occasion', 'faith', 'diet'] }),
  site_info: siteInfo(),
})
