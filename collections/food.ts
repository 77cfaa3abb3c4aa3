/** First declaration of food, what editors enter: the collections, in the order the sidebar shows them. */
import { cities, cuisines, dishes, foodDays, produce, terms, waysOfEating } from '#src/read-model/resources/food.ts'
import { collection } from './collection.ts'

/** What editors enter of food. */
export const foodCollections = [
  collection(dishes),
  collection(foodDays),
  collection(produce),
  collection(cuisines),
  collection(waysOfEating),
  collection(cities),
  collection(terms),
]
