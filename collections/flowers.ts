/** What editors of the flower service enter, in the order the sidebar shows it. */
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
