/** First declaration of traditions, what editors enter: the collections, in the order the sidebar shows them. */
import {
  categories,
  cities,
  concepts,
  countryOverviews,
  days,
  terms,
  traditions,
} from '#src/read-model/resources/traditions.ts'
import { collection } from './collection.ts'

/** What editors enter of traditions. */
export const traditionCollections = [
  collection(traditions),
  collection(days),
  collection(concepts),
  collection(categories),
  collection(countryOverviews),
  collection(cities),
  collection(terms),
]
