/** Second declaration of food, what readers may see: the public record of each kind of entry. */
import { manyOf, manyWords, months, oneOf } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import { asCity, asCountry, asDay, asTerm, FAITHS8, faithOf, keptBy, named, wayWithManners } from './shapes.ts'

const inDishes = { field: 'dishes', label: 'Dishes', to: 'dish', many: true } as const

/** Something people cook, bake or mix, and eat or drink. */
export const dishes = resource({
  service: 'food',
  id: 'dish',
  one: 'dish',
  many: 'dishes',
  also: ['food', 'recipe', 'meal'],
  standing: 1,
  path: 'dishes',
  about: 'What people cook and eat: dishes, breads, sweets, preserves and drinks.',
  fields: {
    variations: named('Well-known variations.', 'Name of the variation.', 'What sets it apart, and where it is made.'),
  },
  plate: { method: 'kind', ingredient: 'ingredients' },
  facets: {
    meal: manyOf('meals', ['breakfast', 'lunch', 'tea', 'dinner', 'supper', 'snack'], {
      label: 'Meal',
      description: 'Meals it is eaten at.',
    }),
    kind: oneOf(
      'kind',
      [
        'main',
        'street',
        'soup',
        'stew',
        'rice',
        'noodle',
        'dumpling',
        'bread',
        'grill',
        'sandwich',
        'pastry',
        'salad',
        'cheese',
        'cured',
        'preserve',
        'sweet',
        'drink',
      ],
      {
        label: 'Kind',
        description: 'Sort of dish.',
        labels: { main: 'main dish', street: 'street food' },
        also: {
          sweet: 'dessert cake candy',
          drink: 'beverage',
          grill: 'barbecue bbq grilled kebab',
          bread: 'flatbread baked',
          dumpling: 'dumplings',
          preserve: 'pickle jam pickled fermented',
          pastry: 'pie baked',
          noodle: 'pasta',
        },
      },
    ),
    occasion: manyOf(
      'occasions',
      ['everyday', 'festival', 'wedding', 'religious', 'fasting', 'mourning', 'harvest', 'newyear', 'weekly'],
      {
        label: 'Occasion',
        description: 'Occasions it is eaten on.',
        labels: { newyear: 'new year' },
        also: { wedding: 'marriage', mourning: 'funeral', fasting: 'fast lent', religious: 'holy temple' },
      },
    ),
    faith: faithOf(FAITHS8),
    diet: oneOf('diet', ['vegan', 'vegetarian', 'fish', 'meat', 'varies'], {
      label: 'Diet',
      description: 'Diet it fits; asking for vegetarian gives vegan dishes too.',
      implies: { vegan: ['vegetarian'] },
      also: { vegan: 'vegetarian meatless', vegetarian: 'meatless veggie', fish: 'seafood' },
    }),
    ingredient: manyWords('ingredients', {
      label: 'Ingredient',
      description: 'Main ingredients, in plain English and lower case.',
      example: 'tomato',
    }),
  },
  links: {
    day: { field: 'days', label: 'Food days', to: 'food_day', many: true, description: 'Food days it belongs to.' },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the dish is.' },
    origin: { title: 'Origin', description: 'Where it comes from and how it travelled.' },
    making: { title: 'How it is made', description: 'How it is made, in outline.' },
    eating: { title: 'How it is eaten', description: 'With what, from what and by whom.' },
    meals_and_occasions: { title: 'Meals and occasions', description: 'When it is eaten.' },
    culture: { title: 'Its place in culture', description: 'What it stands for, and to whom.' },
  },
  backlinks: {
    in_season: {
      label: 'Produce in season',
      description: 'Produce that goes into it.',
      from: 'produce',
      by: 'dish',
      limit: 12,
    },
    ways_of_eating: {
      label: 'Ways of eating',
      description: 'Ways of eating it is part of.',
      from: 'way_of_eating',
      by: 'dish',
      limit: 12,
    },
  },
})

/** A day of the year, or of the week, that has its food. */
export const foodDays = resource({
  ...asDay,
  service: 'food',
  id: 'food_day',
  one: 'food day',
  many: 'food days',
  example: 'diwali',
  about: 'Festivals, fasts, feasts and holidays with their food, and the foods of the days of the week.',
  facets: { faith: keptBy(FAITHS8), ...asDay.facets },
  sections: {
    ...asDay.sections,
    on_the_table: { title: 'On the table', description: 'What is eaten, and what is not.' },
  },
  backlinks: {
    dishes: {
      label: 'Dishes of the day',
      description: 'Dishes eaten on the day, best documented first.',
      from: 'dish',
      by: 'day',
      limit: 24,
    },
  },
})

/** A row of the produce calendar: what is in season when. */
export const produce = resource({
  service: 'food',
  id: 'produce',
  one: 'produce',
  many: 'produce',
  also: ['season', 'fresh'],
  path: 'in-season',
  isSourced: false,
  about: 'Fruit, vegetables, herbs and other produce in season, month by month, north and south of the equator.',
  facets: {
    kind: oneOf('kind', ['fruit', 'vegetable', 'herb', 'mushroom', 'nut', 'grain', 'seafood'], {
      label: 'Kind',
      description: 'Sort of produce.',
    }),
    north: months('months_north', { label: 'North', description: 'Months of its season north of the equator.' }),
    south: months('months_south', { label: 'South', description: 'Months of its season south of the equator.' }),
  },
  links: { dish: { ...inDishes, most: 5, description: 'Dishes made with it, at most five.' } },
  listed: ['dishes'],
  columns: ['kind', 'months_north', 'months_south'],
})

/** The cuisine of one country. */
export const cuisines = resource({
  ...asCountry,
  service: 'food',
  one: 'cuisine',
  many: 'cuisines',
  about: 'The cuisine of each country: staples, regions, feasts, manners and meals.',
  sections: {
    overview: { title: 'The cuisine', description: 'The cuisine as a whole.' },
    staples: { title: 'Staples', description: 'What people live on.' },
    food_regions: { title: 'Regions', description: 'Its regions and what sets the food of each apart.' },
    festive_food: { title: 'Festive food', description: 'What is cooked for feasts.' },
    table_customs: { title: 'Table customs', description: 'How people sit, serve and eat.' },
    breakfast: { title: 'Breakfast', description: 'What people eat at breakfast.' },
    lunch: { title: 'Lunch', description: 'What people eat at lunch.' },
    dinner: { title: 'Dinner', description: 'What people eat at dinner.' },
    snacks: { title: 'Snacks', description: 'What people eat between meals.' },
    sweets_and_drinks: { title: 'Sweets and drinks', description: 'Sweets, and what people drink.' },
  },
})

/** A meal format, a custom or a food tradition. */
export const waysOfEating = resource({
  service: 'food',
  id: 'way_of_eating',
  one: 'way of eating',
  many: 'ways of eating',
  path: 'ways-of-eating',
  about: 'Meal formats, customs and food traditions: how people sit down, share and serve.',
  facets: {
    kind: oneOf('kind', ['format', 'custom', 'tradition'], {
      label: 'Kind',
      description: 'Sort of way of eating.',
      labels: { format: 'meal format', tradition: 'food tradition' },
    }),
  },
  links: { dish: { ...inDishes, description: 'Dishes that belong to it.' } },
  sections: wayWithManners,
})

/** A city or region that dishes are tied to. */
export const cities = resource({
  ...asCity,
  service: 'food',
  example: 'tokyo',
  about: 'Cities and regions with the dishes that belong to them.',
  sections: { its_food: { title: 'Its food', description: 'What the place cooks and eats.' } },
  backlinks: {
    dishes: {
      label: 'Dishes',
      description: 'Dishes tied to it, best documented first.',
      from: 'dish',
      by: 'city',
      limit: 40,
    },
  },
})

/** A word of cooking and eating. */
export const terms = resource({
  ...asTerm,
  service: 'food',
  about: 'Words of the kitchen and the table in plain language.',
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const foodResources = catalogue([cities, foodDays, dishes, produce, cuisines, waysOfEating, terms])
