/** First declaration of sarees, what editors enter: the collections, in the order the sidebar shows them. */
import { centres, countryOverviews, drapes, sarees, terms, wearDays } from '#src/read-model/resources/sarees.ts'
import { collection } from './collection.ts'

/** What editors enter of sarees. */
export const sareeCollections = [
  collection(sarees),
  collection(wearDays),
  collection(drapes),
  collection(centres),
  collection(countryOverviews),
  collection(terms),
]
