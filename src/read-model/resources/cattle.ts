/** Second declaration of cattle, what readers may see: the public record of each kind of entry. */
import { atLeast, band, manyOf, manyWords, oneOf, word } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import {
  asCountry,
  asDay,
  asTerm,
  asWeekday,
  coordinates,
  faithOf,
  keptBy,
  named,
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
  'ancient',
  'pastoral',
  'other',
] as const
const SIZES = [
  'miniature (under 100 cm)',
  'small (100 to 115 cm)',
  'medium (115 to 125 cm)',
  'large (125 to 135 cm)',
  'very large (135 to 145 cm)',
  'giant (145 cm and more)',
] as const

const size = band('size_band', SIZES, {
  label: 'Size',
  description: 'Height at the withers of grown cows, as a band from 0 to 5.',
})
const inBreeds = { field: 'breeds', label: 'Breeds', to: 'breed', many: true } as const

/** A breed, or a wild or domestic kind, of cattle. */
export const breeds = resource({
  service: 'cattle',
  id: 'breed',
  one: 'breed',
  many: 'breeds',
  also: ['cow', 'bull', 'ox', 'cattle'],
  standing: 1,
  path: 'breeds',
  about: 'Breeds of cattle, and their wild and domestic kin: what they look like, do and need, and who keeps them.',
  plate: { coat: 'coat_colours', pattern: 'coat_pattern', horns: ['horns', 'traits'], lineage: 'lineage' },
  facets: {
    purpose: manyOf(
      'purposes',
      [
        'dairy',
        'beef',
        'draught',
        'dual-purpose',
        'triple-purpose',
        'sport',
        'ceremonial',
        'grazing',
        'heritage',
        'companion',
      ],
      {
        label: 'Purpose',
        description: 'What it is kept for.',
        labels: { grazing: 'conservation grazing' },
        also: {
          dairy: 'milk milking',
          beef: 'meat',
          draught: 'work working plough ploughing pulling cart',
          sport: 'racing fighting',
          ceremonial: 'religious sacred',
          heritage: 'rare',
          companion: 'pet',
        },
      },
    ),
    lineage: oneOf('lineage', ['taurine', 'zebu', 'sanga', 'composite', 'yak', 'gayal', 'banteng', 'wild'], {
      also: { zebu: 'indicine humped hump', gayal: 'mithun' },
      label: 'Lineage',
      description: 'Lineage it belongs to.',
    }),
    trait: manyOf(
      'traits',
      [
        'heat-tolerant',
        'cold-hardy',
        'drought-hardy',
        'disease-resistant',
        'thrifty',
        'docile',
        'spirited',
        'agile',
        'polled',
        'long-horned',
        'rich-milk',
        'marbled',
        'long-lived',
        'easy-calving',
      ],
      {
        label: 'Trait',
        description: 'What it is known for.',
        labels: { marbled: 'marbled beef' },
        also: {
          polled: 'hornless',
          'long-horned': 'longhorn long horns',
          docile: 'gentle calm',
          spirited: 'fierce',
          'rich-milk': 'butterfat cream',
          'cold-hardy': 'hardy cold winter',
          'heat-tolerant': 'hot heat',
          'drought-hardy': 'dry desert',
        },
      },
    ),
    coat: manyOf('coat_colours', ['black', 'brown', 'red', 'fawn', 'grey', 'white'], {
      label: 'Coat',
      description: 'Colours of the coat it is known by, the chief one first.',
      also: {
        brown: 'dun chestnut',
        red: 'mahogany ruby',
        fawn: 'yellow blond golden wheaten cream',
        grey: 'silver blue',
      },
    }),
    pattern: oneOf(
      'coat_pattern',
      [
        'solid',
        'pied',
        'belted',
        'brindle',
        'roan',
        'speckled',
        'white-faced',
        'finched',
        'stockinged',
        'pointed',
        'shaded',
        'varies',
      ],
      {
        label: 'Pattern',
        description: 'How the colours of the coat lie.',
        labels: {
          solid: 'of one colour',
          'white-faced': 'white face',
          finched: 'line along the back',
          stockinged: 'white stockings',
          pointed: 'dark points',
          shaded: 'shaded from light to dark',
        },
        also: { pied: 'patches patched spotted piebald', speckled: 'spotted flecked', finched: 'stripe' },
      },
    ),
    horns: oneOf('horns', ['none', 'short', 'lyre', 'crescent', 'long', 'varies'], {
      label: 'Horns',
      description: 'Form of its horns.',
      labels: { none: 'polled', lyre: 'in a lyre', crescent: 'in a crescent' },
      also: { none: 'hornless', long: 'longhorn' },
    }),
    habitat: manyOf(
      'habitats',
      ['mountain', 'highland', 'arid', 'savanna', 'steppe', 'tropical', 'temperate', 'wetland', 'island', 'northern'],
      {
        label: 'Habitat',
        description: 'Land it lives on.',
        also: { arid: 'desert dry', wetland: 'marsh swamp', mountain: 'alpine', northern: 'arctic' },
      },
    ),
    size,
    min_size: atLeast(size, { label: 'At least this size', description: 'This size band or a higher one, 0 to 5.' }),
    faith: faithOf(FAITHS),
    occasion: manyOf('occasions', ['wedding', 'festival', 'pasture', 'harvest', 'fair', 'sport', 'offering', 'daily'], {
      label: 'Occasion',
      description: 'Occasions it is tied to.',
      labels: { pasture: 'going to pasture' },
    }),
    people: manyWords('peoples', {
      label: 'People',
      description: 'Peoples and communities that keep it, in plain English.',
      example: 'fulani',
    }),
  },
  links: {
    product: { field: 'products', label: 'Products', to: 'product', many: true, description: 'Products it is behind.' },
    day: { field: 'days', label: 'Special days', to: 'day', many: true, description: 'Special days it belongs to.' },
    related: {
      field: 'related_breeds',
      label: 'Related breeds',
      to: 'breed',
      many: true,
      description: 'Breeds it descends from, gave rise to or resembles.',
    },
  },
  sections: {
    appearance: { title: 'Appearance', description: 'What it looks like.' },
    size_and_traits: { title: 'Size and traits', description: 'How big it grows and what it is known for.' },
    ancestry: { title: 'Lineage', description: 'What it descends from.' },
    kept_for: { title: 'What it is kept for', description: 'Its purposes, then and now.' },
    origin: { title: 'Origin', description: 'Where and how the breed came to be.' },
    breeding_and_keeping: { title: 'Breeding and keeping', description: 'How herds are bred and kept.' },
    care: { title: 'Care', description: 'What it needs.' },
    land_and_climate: { title: 'Land and climate', description: 'The land it lives on.' },
    its_people: { title: 'The people who keep it', description: 'Who keeps it, and how they live with it.' },
    faith_and_folklore: {
      title: 'Faith, celebration and folk tradition',
      description: 'Its part in faith, celebration and folk tradition.',
    },
    numbers_and_conservation: {
      title: 'Numbers and conservation',
      description: 'How common it is and what keeps it alive.',
    },
  },
})

/** A day of the year, or of the week, that cattle belong to. */
export const days = resource({
  ...asDay,
  service: 'cattle',
  id: 'day',
  one: 'special day',
  many: 'special days',
  example: 'mattu-pongal',
  about: 'Cattle festivals, fairs, drives to and from pasture, holy days, markets and shows.',
  facets: {
    kind: specialDayKind,
    faith: keptBy(FAITHS),
    ...asDay.facets,
  },
  sections: {
    ...asDay.sections,
    its_cattle: { title: 'Its cattle', description: 'Which cattle, and what is done with them.' },
  },
  backlinks: {
    breeds: {
      label: 'Breeds of the day',
      description: 'Breeds that belong to the day, best documented first.',
      from: 'breed',
      by: 'day',
      limit: 24,
    },
  },
})

/** A town, fair, pasture, ranch or sanctuary. */
export const places = resource({
  service: 'cattle',
  id: 'city',
  one: 'cattle place',
  many: 'cattle places',
  path: 'places',
  example: 'oban',
  about: 'Towns, fairs and markets, pastures, ranches and sanctuaries of cattle.',
  isPlace: true,
  fields: coordinates,
  facets: {
    kind: oneOf('kind', ['town', 'market', 'pasture', 'ranch', 'sanctuary', 'city'], {
      label: 'Kind',
      description: 'Sort of place.',
      labels: { market: 'fair or market' },
    }),
  },
  sections: {
    its_cattle: { title: 'Its cattle', description: 'Which cattle are kept, sold or seen there.' },
    ...visiting,
  },
  backlinks: {
    breeds: {
      label: 'Breeds',
      description: 'Breeds tied to it, best documented first.',
      from: 'breed',
      by: 'city',
      limit: 40,
    },
  },
})

/** Something people make of cattle. */
export const products = resource({
  service: 'cattle',
  id: 'product',
  one: 'product of cattle',
  many: 'products of cattle',
  path: 'products',
  example: 'ghee',
  about: 'What people make of cattle: butter, cream, ferments, sweets, drinks, dishes and crafts.',
  fields: {
    inputs: shares('What goes in, with its share.'),
    steps: steps('How it is made, step by step.'),
  },
  facets: {
    kind: word('kind', {
      label: 'Kind',
      description: 'Sort of product: butter, cream, fermented, sweet, drink, cooked or craft.',
      values: ['butter', 'cream', 'fermented', 'sweet', 'drink', 'cooked', 'craft'],
    }),
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the product is.' },
    origin: { title: 'Origin', description: 'Where it comes from.' },
    when_used: { title: 'When it is used', description: 'Meals, work and occasions.' },
  },
  backlinks: {
    breeds: {
      label: 'Breeds behind it',
      description: 'Breeds it is made of, best documented first.',
      from: 'breed',
      by: 'product',
      limit: 24,
    },
  },
})

/** The cattle of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: 'cattle',
  about: 'Countries and their cattle: breeds, land, keepers and customs.',
  sections: {
    overview: { title: 'Cattle in the country', description: 'Its cattle as a whole.' },
    land_and_herds: { title: 'Land and herds', description: 'Where cattle live, and how they are kept.' },
    native_breeds: { title: 'Native breeds', description: 'The breeds that are its own.' },
    customs: { title: 'Customs', description: 'Cattle in faith, feast and folklore.' },
    today: { title: 'Today', description: 'Keepers, trade and conservation now.' },
  },
})

/** A day of the week and its cattle. */
export const weekdays = resource({
  ...asWeekday,
  service: 'cattle',
  about:
    'The days of the week with the cattle markets, rest days and traditions that belong to each, told as tradition and not as advice.',
  fields: {
    markets: named(
      'Cattle markets and rest days held on this day of the week.',
      'Name of the market or rest day.',
      'Where it is held and what is done.',
    ),
  },
  links: { breed: { ...inBreeds, description: 'Breeds that belong to the day.' } },
})

/** A term of cattle keeping. */
export const concepts = resource({
  ...asTerm,
  service: 'cattle',
  id: 'concept',
  one: 'cattle term',
  many: 'cattle terms',
  path: 'concepts',
  about: 'Terms of cattle and their keeping in plain language.',
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const cattleResources = catalogue([places, days, products, breeds, countryOverviews, weekdays, concepts])
