/** Second declaration of traditions, what readers may see: the public record of each kind of entry. */
import { manyOf, manyWords, oneOf } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import { asCity, asCountry, asDay, asTerm, faithOf, keptBy, named, trail } from './shapes.ts'

/** What sort of custom a tradition is. */
export const CATEGORIES = [
  'spiritual',
  'celebration',
  'life-cycle',
  'food',
  'calendar',
  'dress',
  'arts',
  'etiquette',
  'crafts',
  'games',
  'folklore',
  'home',
  'civic',
] as const
const MEALS = ['breakfast', 'lunch', 'dinner', 'supper', 'snack', 'drink', 'sweet', 'feast', 'fasting'] as const
/** What traditions are about, whatever the country. */
export const CONCEPTS = [
  'wedding',
  'birth',
  'naming',
  'coming-of-age',
  'funeral',
  'new-year',
  'harvest',
  'hospitality',
  'greeting',
  'pilgrimage',
  'fasting',
  'new-home',
  'spring',
  'midwinter',
  'ancestors',
  'healing',
  'royalty',
  'tea',
] as const
/** What readers call the concepts, beside their names. */
const CONCEPT_WORDS = {
  wedding: 'marriage marry bride groom bridal nuptial',
  birth: 'baby newborn born',
  naming: 'name baptism christening',
  'coming-of-age': 'initiation adulthood puberty',
  funeral: 'death burial mourning cremation dead',
  'new-year': 'new year',
  harvest: 'thanksgiving crop',
  hospitality: 'guest welcome',
  greeting: 'hello handshake bow salute',
  pilgrimage: 'pilgrim',
  fasting: 'fast abstinence',
  'new-home': 'housewarming house',
  midwinter: 'winter solstice',
  ancestors: 'ancestor dead',
  healing: 'medicine cure',
  royalty: 'king queen coronation royal',
} as const

/** Faiths by which traditions and days are kept. */
export const FAITHS = [
  'hindu',
  'buddhist',
  'jain',
  'muslim',
  'jewish',
  'christian',
  'sikh',
  'zoroastrian',
  'shinto',
  'indigenous',
  'pagan',
  'secular',
] as const
const SPICES = [
  'saffron',
  'cardamom',
  'turmeric',
  'cinnamon',
  'pepper',
  'chilli',
  'cumin',
  'coriander',
  'clove',
  'ginger',
  'nutmeg',
  'vanilla',
  'star-anise',
  'fennel',
  'fenugreek',
  'mustard',
  'sumac',
  'za-atar',
  'sesame',
  'tamarind',
  'garlic',
  'paprika',
  'sichuan-pepper',
  'allspice',
  'asafoetida',
  'nigella',
  'curry-leaf',
  'lemongrass',
  'rose-water',
  'mint',
  'garam-masala',
  'five-spice',
  'ras-el-hanout',
  'harissa',
  'jerk',
] as const

/** A custom that people keep and hand on. */
export const traditions = resource({
  service: 'traditions',
  id: 'tradition',
  one: 'tradition',
  many: 'traditions',
  also: ['custom', 'ritual'],
  standing: 1,
  path: 'traditions',
  about: 'Customs that people keep and hand on: how they pray, marry, eat, dress, greet and remember.',
  fields: {
    further_reading: named(
      'Books and works to read on with.',
      'Title of the work.',
      'Its author or publisher, and what it offers.',
    ),
  },
  plate: { category: 'category', season: 'concepts', theme: 'concepts' },
  facets: {
    category: oneOf('category', CATEGORIES, {
      label: 'Category',
      description: 'Sort of tradition.',
      also: {
        spiritual: 'religious prayer worship',
        celebration: 'festival',
        'life-cycle': 'birth death marriage',
        food: 'eating',
        dress: 'clothing clothes costume',
        etiquette: 'manners greeting',
        crafts: 'handicraft',
        games: 'sport play',
        folklore: 'superstition legend',
      },
    }),
    meal: manyOf('meals', MEALS, { label: 'Meal', description: 'Meals and food moments it is tied to.' }),
    faith: faithOf(FAITHS),
    spice: manyOf('spices', SPICES, {
      label: 'Spice',
      description: 'Spices and flavours it names.',
      labels: { 'za-atar': 'za’atar' },
    }),
    concept: manyOf('concepts', CONCEPTS, {
      label: 'Concept',
      description: 'Concepts it is compared under.',
      also: CONCEPT_WORDS,
    }),
    community: manyWords('communities', {
      label: 'Community',
      description: 'Peoples and communities that keep it, in plain English.',
      example: 'maori',
    }),
  },
  links: {
    day: {
      field: 'days',
      label: 'Calendar days',
      to: 'day',
      many: true,
      description: 'Calendar days it belongs to.',
    },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the tradition is.' },
    where_kept: { title: 'Where it is kept', description: 'The places and people who keep it.' },
    when_kept: { title: 'When it is kept', description: 'The time of life, year or day.' },
    how_kept: { title: 'How it is kept', description: 'What is done, in order.' },
    meaning: { title: 'Meaning', description: 'What it stands for, and to whom.' },
    foods_and_spices: {
      title: 'Foods and spices',
      description: 'What is eaten and drunk, and what it is seasoned with.',
    },
  },
})

/** A day of the year that people keep. */
export const days = resource({
  ...asDay,
  service: 'traditions',
  id: 'day',
  one: 'calendar day',
  many: 'calendar days',
  about: 'Festivals, holy days, harvests, seasons and national days that people keep, the world over.',
  facets: {
    kind: oneOf('kind', ['festival', 'religious', 'harvest', 'seasonal', 'national', 'family', 'weekday'], {
      label: 'Kind',
      description: 'Sort of calendar day.',
      labels: { religious: 'holy day', weekday: 'every week' },
    }),
    faith: keptBy(FAITHS),
    ...asDay.facets,
  },
  sections: {
    ...asDay.sections,
    how_kept: { title: 'How it is kept', description: 'What people do on the day.' },
  },
  backlinks: {
    traditions: {
      label: 'Traditions of the day',
      description: 'Traditions that belong to the day, best documented first.',
      from: 'tradition',
      by: 'day',
      limit: 24,
    },
  },
})

/** A city, town or region and what it keeps. */
export const cities = resource({
  ...asCity,
  service: 'traditions',
  one: 'city, town or region',
  many: 'cities, towns and regions',
  example: 'kyoto',
  about: 'Cities, towns and regions with the traditions that belong to them.',
  fields: { trail },
  links: {
    signature: {
      field: 'signature_traditions',
      label: 'Signature traditions',
      to: 'tradition',
      many: true,
      most: 6,
      description: 'Traditions it is best known for.',
    },
  },
  sections: { character: { title: 'Its character', description: 'What the place is like and what it keeps.' } },
  backlinks: {
    traditions: {
      label: 'Traditions',
      description: 'All traditions tied to it, best documented first.',
      from: 'tradition',
      by: 'city',
      limit: 60,
    },
  },
})

/** A subject that traditions of many places share. */
export const concepts = resource({
  service: 'traditions',
  id: 'concept',
  one: 'concept',
  many: 'concepts',
  path: 'concepts',
  about: 'Subjects that people everywhere have customs for, compared across places.',
  fields: {
    comparison: named(
      'How places differ, one row a place or people.',
      'The place or people.',
      'What is done there, in a sentence or two.',
    ),
  },
  sections: {
    introduction: { title: 'Introduction', description: 'What the concept holds, and why people everywhere have it.' },
    shared: { title: 'What is shared', description: 'What the customs of many places have in common.' },
    differs: { title: 'What differs', description: 'The editorial comparison: where customs part, and why.' },
    today: { title: 'Today', description: 'How the customs are kept and changed now.' },
  },
  backlinks: {
    traditions: {
      label: 'Traditions',
      description: 'Traditions filed under it, best documented first.',
      from: 'tradition',
      by: 'concept',
      limit: 60,
    },
  },
})

/** One of the thirteen sorts of tradition. */
export const categories = resource({
  service: 'traditions',
  id: 'category',
  one: 'category',
  many: 'categories',
  path: 'categories',
  about: 'The thirteen sorts of tradition, and what counts among each.',
  sections: { what_belongs: { title: 'What belongs here', description: 'What counts among the category.' } },
  backlinks: {
    traditions: {
      label: 'Traditions',
      description: 'Traditions of the category, best documented first.',
      from: 'tradition',
      by: 'category',
      limit: 60,
    },
  },
})

/** The traditions of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: 'traditions',
  about: 'Countries and their traditions: the year, the table, the stages of life.',
  sections: {
    overview: { title: 'Traditions of the country', description: 'Its traditions as a whole.' },
    breakfast: { title: 'Breakfast', description: 'What people eat at breakfast.' },
    lunch: { title: 'Lunch', description: 'What people eat at lunch.' },
    dinner: { title: 'Dinner', description: 'What people eat at dinner.' },
    between_meals: { title: 'Between meals', description: 'Snacks, sweets and drinks.' },
    feasts_and_fasts: { title: 'Feasts and fasts', description: 'What is eaten, and given up, on great days.' },
  },
})

/** A word that traditions use. */
export const terms = resource({
  ...asTerm,
  service: 'traditions',
  about: 'Words of custom, rite and calendar in plain language.',
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const traditionResources = catalogue([cities, days, traditions, concepts, categories, countryOverviews, terms])
