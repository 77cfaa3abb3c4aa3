/** First declaration of flowers, what editors enter: the collections, in the order the sidebar shows them. */
import {
  blooms,
  cities,
  countryOverviews,
  decorations,
  experiences,
  flowerDays,
  flowers,
  nationalFlowers,
  places,
  terms,
  traditions,
} from '#src/read-model/resources/flowers.ts'
import { collection } from './collection.ts'

/** What editors enter of flowers. */
export const flowerCollections = [
  collection(flowers),
  collection(flowerDays),
  collection(decorations),
  collection(places),
  collection(experiences),
  collection(traditions),
  collection(countryOverviews),
  collection(nationalFlowers),
  collection(blooms),
  collection(cities),
  collection(terms),
]
