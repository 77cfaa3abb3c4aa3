/** What editors of the cheese service enter, in the order the sidebar shows it. */
import {
  cheeses,
  concepts,
  countryOverviews,
  days,
  dishes,
  places,
  weekdays,
} from '#src/read-model/resources/cheese.ts'
import { collection } from './collection.ts'

export const cheeseCollections = [
  collection(cheeses),
  collection(days),
  collection(dishes),
  collection(places),
  collection(weekdays),
  collection(countryOverviews),
  collection(concepts),
]
