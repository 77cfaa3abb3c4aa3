/** Second declaration of cheese, what readers may see: the public record of each kind of entry. */
import { z } from 'zod'
import { atLeast, manyBands, manyOf, manyWords, oneOf, word } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import {
  asCountry,
  asDay,
  asTerm,
  asWeekday,
  coordinates,
  faithOf,
  keptBy,
  shares,
  specialDayKind,
  steps,
  visiting,
} from './shapes.ts'

const FAITHS = [
  'hindu',
  'jain',
  'buddhist',
  'sikh',
  'muslim',
  'jewish',
  'christian',
  'monastic',
  'pastoral',
  'other',
] as const
const AGES = [
  'fresh (days)',
  'young (up to 2 months)',
  'semi-aged (2 to 6 months)',
  'aged (6 to 12 months)',
  'mature (1 to 2 years)',
  'extra-aged (2 years and more)',
] as const

const age = manyBands('age_bands', AGES, { label: 'Age', description: 'Ages it is eaten at, as bands from 0 to 5.' })
const inCheeses = { field: 'cheeses', label: 'Cheeses', to: 'cheese', many: true } as const

/** A cheese, of one maker's village or of the whole world. */
export const cheeses = resource({
  service: 'cheese',
  id: 'cheese',
  one: 'cheese',
  many: 'cheeses',
  standing: 1,
  path: 'cheeses',
  about: 'Cheeses of the world: how they are made, aged, eaten and kept.',
  fields: {
    protected_name: z.string().nullable().describe('Its protected name and the sort of protection, or null.'),
  },
  listed: ['protected_name'],
  columns: ['protected_name', 'styles', 'milks'],
  namedBy: ['protected_name'],
  claims: ['protected_name'],
  plate: { style: 'styles', milk: 'milks', age: 'age_bands' },
  facets: {
    style: manyOf(
      'styles',
      [
        'fresh',
        'brined',
        'pasta-filata',
        'soft-ripened',
        'lactic',
        'washed-rind',
        'semi-soft',
        'semi-hard',
        'alpine',
        'hard',
        'blue',
        'smoked',
        'whey',
        'dried',
        'processed',
      ],
      {
        label: 'Style',
        description: 'Styles of cheese it counts among.',
        also: {
          brined: 'brine pickled',
          'pasta-filata': 'stretched stretchy string',
          'soft-ripened': 'bloomy soft creamy white mould',
          'washed-rind': 'smelly stinky',
          fresh: 'curd unripened soft',
          'semi-soft': 'soft',
          blue: 'veined mouldy mould',
          hard: 'grating',
          alpine: 'mountain',
          smoked: 'smoky',
          dried: 'dry',
        },
      },
    ),
    milk: manyOf('milks', ['cow', 'goat', 'sheep', 'buffalo', 'yak', 'camel', 'mixed', 'other'], {
      label: 'Milk',
      description: 'Milks it is made from.',
      also: { cow: 'cattle', sheep: 'ewe', goat: 'goats' },
    }),
    flavour: manyOf(
      'flavours',
      [
        'milky',
        'buttery',
        'nutty',
        'sweet',
        'tangy',
        'salty',
        'sharp',
        'savoury',
        'earthy',
        'mushroomy',
        'pungent',
        'smoky',
        'herbal',
        'piquant',
      ],
      {
        label: 'Flavour',
        description: 'What it tastes of.',
        also: {
          pungent: 'smelly stinky strong',
          piquant: 'spicy hot',
          milky: 'mild',
          buttery: 'creamy',
          smoky: 'smoked',
          herbal: 'herbs',
        },
      },
    ),
    age,
    min_age: atLeast(age, { label: 'Aged at least', description: 'This age band or a higher one, 0 to 5.' }),
    meal: manyOf(
      'meals',
      ['breakfast', 'lunch', 'dinner', 'snack', 'board', 'melting', 'baking', 'dessert', 'street-food', 'feast'],
      {
        label: 'Meal',
        description: 'Meals and ways it is eaten.',
        labels: { board: 'cheese board' },
        also: { melting: 'melted melts fondue grilled', baking: 'baked pizza', dessert: 'sweet' },
      },
    ),
    cuisine: manyWords('cuisines', {
      label: 'Cuisine',
      description: 'Cuisines it is eaten in, as adjectives in lower case.',
      example: 'italian',
    }),
    faith: faithOf(FAITHS),
    occasion: manyOf(
      'occasions',
      ['wedding', 'festival', 'birth', 'pasture', 'new-year', 'hospitality', 'fasting', 'daily'],
      { label: 'Occasion', description: 'Occasions it is tied to.', labels: { pasture: 'going to pasture' } },
    ),
  },
  links: {
    dish: { field: 'dishes', label: 'Dishes', to: 'dish', many: true, description: 'Dishes it goes into.' },
    day: { field: 'days', label: 'Special days', to: 'day', many: true, description: 'Special days it belongs to.' },
    substitute: {
      field: 'substitutes',
      label: 'Substitutes',
      to: 'cheese',
      many: true,
      description: 'Cheeses that can stand in for it.',
    },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the cheese is.' },
    origin: { title: 'Origin', description: 'Where it comes from.' },
    milk_and_style: { title: 'Milk and style', description: 'The milk, the animals and the sort of cheese.' },
    age_and_flavour: { title: 'Age and flavour', description: 'What it tastes of, young and old.' },
    making: { title: 'Making and ageing', description: 'How it is made and matured.' },
    eating: { title: 'How it is eaten', description: 'By meal and by cuisine.' },
    faith_and_folklore: {
      title: 'Faith, celebration and folk tradition',
      description: 'Its part in faith, celebration and folk tradition.',
    },
    protection_and_trade: { title: 'Protection and trade', description: 'Who may make it, and how it is sold.' },
    buying_and_serving: { title: 'Buying and serving', description: 'What to look for, and how to keep and serve it.' },
    instead: { title: 'What to use instead', description: 'What can stand in for it, and what is lost.' },
  },
})

/** A day of the year, or of the week, that cheese belongs to. */
export const days = resource({
  ...asDay,
  service: 'cheese',
  id: 'day',
  one: 'special day',
  many: 'special days',
  example: 'shavuot',
  about: 'Cheese festivals, drives to and from pasture, holy days, markets and contests.',
  facets: {
    kind: specialDayKind,
    faith: keptBy(FAITHS),
    ...asDay.facets,
  },
  sections: {
    ...asDay.sections,
    its_cheeses: { title: 'Its cheeses', description: 'Which cheeses, and what is done with them.' },
  },
  backlinks: {
    cheeses: {
      label: 'Cheeses of the day',
      description: 'Cheeses that belong to the day, best documented first.',
      from: 'cheese',
      by: 'day',
      limit: 24,
    },
  },
})

/** A town, market, cave, pasture or dairy region. */
export const places = resource({
  service: 'cheese',
  id: 'city',
  one: 'cheese place',
  many: 'cheese places',
  path: 'places',
  example: 'gruyeres',
  about: 'Towns, markets, ageing caves, pastures and dairy regions where cheese is made, aged and sold.',
  isPlace: true,
  fields: coordinates,
  facets: {
    kind: oneOf('kind', ['town', 'market', 'cave', 'pasture', 'dairy', 'city'], {
      label: 'Kind',
      description: 'Sort of place.',
      labels: { cave: 'ageing cave', dairy: 'dairy region' },
    }),
  },
  sections: {
    made_there: { title: 'What is made there', description: 'What is made or aged there.' },
    ...visiting,
  },
  backlinks: {
    cheeses: {
      label: 'Cheeses',
      description: 'Cheeses tied to it, best documented first.',
      from: 'cheese',
      by: 'city',
      limit: 40,
    },
  },
})

/** A dish made with cheese. */
export const dishes = resource({
  service: 'cheese',
  id: 'dish',
  one: 'cheese dish',
  many: 'cheese dishes',
  path: 'dishes',
  example: 'fondue',
  about: 'Dishes that cheese makes: melted, baked, fried, fresh or sweet.',
  fields: {
    ingredients: shares('What goes in, with its share.'),
    steps: steps('How it is made, step by step.'),
  },
  facets: {
    kind: word('kind', {
      label: 'Kind',
      description: 'Sort of dish: melted, baked, fried, fresh, pasta, curry, sweet or board.',
      values: ['melted', 'baked', 'fried', 'fresh', 'pasta', 'curry', 'sweet', 'board'],
    }),
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the dish is.' },
    origin: { title: 'Origin', description: 'Where it comes from.' },
    when_eaten: { title: 'When it is eaten', description: 'Meals and occasions.' },
  },
  backlinks: {
    cheeses: {
      label: 'Cheeses used',
      description: 'Cheeses that go into it, best documented first.',
      from: 'cheese',
      by: 'dish',
      limit: 24,
    },
  },
})

/** The cheese of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: 'cheese',
  about: 'Countries and their cheese: milk, makers, regions and the table.',
  sections: {
    overview: { title: 'Cheese in the country', description: 'Its cheese as a whole.' },
    milk_and_land: { title: 'Milk and land', description: 'The animals, the pastures and the seasons.' },
    traditions: { title: 'Traditions', description: 'How cheese has been made and kept.' },
    at_table: { title: 'At the table', description: 'How cheese is eaten.' },
    today: { title: 'Today', description: 'Makers and trade now.' },
  },
})

/** A day of the week and its cheese. */
export const weekdays = resource({
  ...asWeekday,
  service: 'cheese',
  about:
    'The days of the week with the cheeses, dishes and traditions that belong to each, told as tradition and not as advice.',
  links: {
    cheese: { ...inCheeses, description: 'Cheeses that belong to the day.' },
    dish: { field: 'dishes', label: 'Dishes', to: 'dish', many: true, description: 'Dishes that belong to the day.' },
  },
})

/** A term or technique of cheese. */
export const concepts = resource({
  ...asTerm,
  service: 'cheese',
  id: 'concept',
  one: 'cheese term',
  many: 'cheese terms',
  path: 'concepts',
  about: 'Terms and techniques of cheese in plain language.',
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const cheeseResources = catalogue([places, days, dishes, cheeses, countryOverviews, weekdays, concepts])
