/** First declaration of cheese, what editors enter: the collections, in the order the sidebar shows them. */
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

/** What editors enter of cheese. */
export const cheeseCollections = [
  collection(cheeses),
  collection(days),
  collection(dishes),
  collection(places),
  collection(weekdays),
  collection(countryOverviews),
  collection(concepts),
]
