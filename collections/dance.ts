/** First declaration of dance, what editors enter: the collections, in the order the sidebar shows them. */
import { cities, countryOverviews, danceDays, dances, terms, waysOfDancing } from '#src/read-model/resources/dance.ts'
import { collection } from './collection.ts'

/** What editors enter of dance. */
export const danceCollections = [
  collection(dances),
  collection(danceDays),
  collection(waysOfDancing),
  collection(countryOverviews),
  collection(cities),
  collection(terms),
]
