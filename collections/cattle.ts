/** First declaration of cattle, what editors enter: the collections, in the order the sidebar shows them. */
import {
  breeds,
  concepts,
  countryOverviews,
  days,
  places,
  products,
  weekdays,
} from '#src/read-model/resources/cattle.ts'
import { collection } from './collection.ts'

/** What editors enter of cattle. */
export const cattleCollections = [
  collection(breeds),
  collection(days),
  collection(products),
  collection(places),
  collection(weekdays),
  collection(countryOverviews),
  collection(concepts),
]
