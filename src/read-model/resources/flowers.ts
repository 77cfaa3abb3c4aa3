/** Second declaration of flowers, what readers may see: the public record of each kind of entry. */
import { z } from 'zod'
import { manyOf, manyWords, months, oneOf, word } from '../facets/index.ts'
import { catalogue, resource, webAddress } from '../resource.ts'
import { asCity, asCountry, asDay, asTerm, coordinates, FAITHS8, faithOf, keptBy, named } from './shapes.ts'

const COLOURS = [
  'red',
  'pink',
  'orange',
  'yellow',
  'white',
  'cream',
  'blue',
  'purple',
  'green',
  'maroon',
  'multi',
] as const
const KINDS = [
  'wild',
  'garden',
  'cut',
  'tree',
  'shrub',
  'bulb',
  'climber',
  'orchid',
  'aquatic',
  'succulent',
  'alpine',
  'tropical',
  'herb',
] as const
const USES = [
  'wedding',
  'worship',
  'mourning',
  'festival',
  'gift',
  'emblem',
  'home',
  'perfume',
  'edible',
  'medicine',
  'dye',
] as const

const USE_WORDS = {
  wedding: 'marriage bridal bride bouquet',
  worship: 'temple prayer church offering altar puja religious',
  mourning: 'funeral grave death grief condolence sympathy remembrance',
  gift: 'giving present',
  emblem: 'symbol national badge',
  home: 'house indoor decoration',
  perfume: 'scent fragrant fragrance scented',
  edible: 'food eat cooking culinary',
  medicine: 'medicinal healing remedy herbal',
  dye: 'dyeing colouring',
} as const

const faith = faithOf(FAITHS8)
const inFlowers = {
  field: 'flowers',
  label: 'Flowers',
  to: 'flower',
  many: true,
} as const
const onDays = {
  field: 'days',
  label: 'Flower days',
  to: 'flower_day',
  many: true,
} as const

/** A flowering plant people grow, give, wear or go to see. */
export const flowers = resource({
  service: 'flowers',
  id: 'flower',
  one: 'flower',
  many: 'flowers',
  also: ['blossom', 'bloom', 'plant'],
  standing: 1,
  path: 'flowers',
  about: 'Flowering plants that people grow, give, wear, eat or travel to see.',
  fields: {
    scientific_name: z.string().nullable().describe('Scientific name of the species or genus.'),
    scent: z.string().nullable().describe('What it smells of, in a phrase.'),
    native_range: z.string().nullable().describe('Where it grows wild, in a phrase.'),
    varieties: named(
      'Well-known varieties, cultivars and close relatives.',
      'Name of the variety, cultivar or related species.',
      'What sets it apart.',
    ),
  },
  listed: ['scientific_name'],
  columns: ['scientific_name', 'family', 'colors'],
  namedBy: ['scientific_name'],
  plate: { form: ['scientific_name', 'family'], ink: 'colors' },
  facets: {
    color: manyOf('colors', COLOURS, {
      label: 'Colour',
      description: 'Colours of the flower.',
      labels: { multi: 'several at once' },
      also: {
        yellow: 'golden gold',
        purple: 'violet lilac mauve lavender',
        red: 'scarlet crimson',
        maroon: 'burgundy wine dark',
        multi: 'multicoloured many colours colourful',
      },
    }),
    kind: manyOf('kinds', KINDS, {
      label: 'Kind',
      description: 'Sorts of plant it counts among.',
      also: {
        wild: 'wildflower meadow',
        cut: 'bouquet vase florist',
        climber: 'vine creeper climbing',
        aquatic: 'water pond',
        alpine: 'mountain',
        succulent: 'cactus desert',
        bulb: 'bulbs tuber',
        shrub: 'bush',
      },
    }),
    season: manyOf('seasons', ['spring', 'summer', 'monsoon', 'autumn', 'winter', 'all'], {
      label: 'Season',
      description: 'Seasons it flowers in; the words hold in both hemispheres.',
      labels: { all: 'all year' },
      also: {
        monsoon: 'rainy rains',
        summer: 'summertime',
        winter: 'wintertime',
        spring: 'springtime',
        all: 'round evergreen',
      },
    }),
    use: manyOf('purposes', USES, { label: 'Use', description: 'What people use it for.', also: USE_WORDS }),
    faith,
    family: word('family', { label: 'Family', description: 'Botanical family.', example: 'Rosaceae' }),
  },
  links: { day: { ...onDays, description: 'Flower days it belongs to.' } },
  sections: {
    appearance: { title: 'Appearance', description: 'How the plant and its flower look.' },
    bloom_time: { title: 'When it blooms', description: 'Season and bloom time, north and south.' },
    origin: { title: 'Origin', description: 'Where it comes from and how it travelled.' },
    uses: { title: 'Uses', description: 'What people do with it.' },
    meaning: { title: 'Meaning', description: 'What it stands for, and to whom.' },
  },
  backlinks: {
    national_flower_of: {
      label: 'National flower of',
      description: 'National flower entries that name it.',
      from: 'national_flower',
      by: 'flower',
      limit: 40,
    },
    decorations: {
      label: 'Decorations and customs',
      description: 'Decorations and customs that use it, best documented first.',
      from: 'decoration',
      by: 'flower_page',
      limit: 12,
    },
    places: {
      label: 'Where to see it',
      description: 'Gardens, markets, fields and shows known for it, best documented first.',
      from: 'place',
      by: 'flower',
      limit: 12,
    },
    experiences: {
      label: 'Experiences',
      description: 'Experiences at which it is seen.',
      from: 'experience',
      by: 'flower',
      limit: 12,
    },
    traditions: {
      label: 'Traditions',
      description: 'Flower traditions it is part of.',
      from: 'tradition',
      by: 'flower',
      limit: 12,
    },
  },
})

/** Something people make or do with flowers. */
export const decorations = resource({
  service: 'flowers',
  id: 'decoration',
  one: 'decoration or custom',
  many: 'decorations and customs',
  path: 'decorations',
  about: 'Arrangements, garlands, offerings and customs: what people make and do with flowers.',
  facets: {
    kind: oneOf(
      'kind',
      ['arrangement', 'garland', 'worn', 'ground', 'display', 'offering', 'craft', 'art', 'gardenstyle', 'custom'],
      {
        label: 'Kind',
        description: 'Sort of decoration or custom.',
        labels: { worn: 'worn on the body', ground: 'laid on the ground', gardenstyle: 'garden style' },
        also: {
          garland: 'wreath chain lei',
          ground: 'carpet rangoli',
          worn: 'hair',
          arrangement: 'bouquet vase arranging',
        },
      },
    ),
    use: manyOf('purposes', USES, { label: 'Use', description: 'What it is for.', also: USE_WORDS }),
    faith,
    flower: manyWords('flower_names', {
      label: 'Flower',
      description: 'Flowers it uses, as common names in lower case.',
      example: 'rose',
    }),
  },
  links: {
    flower_page: { ...inFlowers, description: 'Pages of the flowers it uses.' },
    day: { ...onDays, description: 'Flower days it belongs to.' },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What it is and where it is met.' },
    meaning: { title: 'Meaning', description: 'What it stands for.' },
    origin: { title: 'Origin', description: 'Where and how it began.' },
    making: { title: 'How it is made', description: 'How it is made or done.' },
    when_used: { title: 'When it is used', description: 'Occasions it is made for.' },
  },
})

/** A garden, market, field or show ground to visit. */
export const places = resource({
  service: 'flowers',
  id: 'place',
  one: 'place',
  many: 'places',
  path: 'places',
  about: 'Botanical gardens, flower gardens, flower markets, bloom fields and show sites to visit.',
  fields: {
    ...coordinates,
    official_website: webAddress('Its official website, when known.'),
  },
  facets: {
    kind: oneOf('kind', ['botanic', 'flowergarden', 'market', 'field', 'event'], {
      label: 'Kind',
      description: 'Sort of place.',
      labels: {
        botanic: 'botanical garden',
        flowergarden: 'flower garden',
        market: 'flower market',
        field: 'bloom field',
        event: 'show site',
      },
      also: { botanic: 'botanic', field: 'fields', event: 'exhibition festival' },
    }),
    month: months('months', { label: 'Month', description: 'Months to go, as numbers from 1 to 12.' }),
  },
  links: { flower: { ...inFlowers, description: 'Flowers it is known for.' } },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the place is.' },
    history: { title: 'History', description: 'How it came to be.' },
    what_to_see: { title: 'What to see', description: 'What a visitor finds there.' },
    when_to_go: { title: 'When to go', description: 'The months and what each offers.' },
  },
})

/** A day or season of the year that belongs to flowers. */
export const flowerDays = resource({
  ...asDay,
  service: 'flowers',
  id: 'flower_day',
  one: 'flower day',
  many: 'flower days',
  example: 'hanami',
  about: 'Festivals, parades, shows, bloom seasons, holy days and flower-giving days.',
  facets: {
    kind: oneOf('kind', ['festival', 'show', 'bloom', 'religious', 'national', 'remembrance', 'giving'], {
      label: 'Kind',
      description: 'Sort of flower day.',
      labels: { bloom: 'bloom season', religious: 'holy day', giving: 'flower-giving day' },
      also: {
        festival: 'parade celebration',
        show: 'exhibition',
        bloom: 'blossom viewing',
        remembrance: 'memorial mourning',
      },
    }),
    faith: keptBy(FAITHS8),
    ...asDay.facets,
  },
  sections: {
    ...asDay.sections,
    its_flowers: { title: 'Its flowers', description: 'Which flowers, and what is done with them.' },
  },
  backlinks: {
    flowers: {
      label: 'Flowers of the day',
      description: 'Flowers that belong to the day, best documented first.',
      from: 'flower',
      by: 'day',
      limit: 24,
    },
    decorations: {
      label: 'Decorations and customs',
      description: 'Decorations and customs that belong to the day.',
      from: 'decoration',
      by: 'day',
      limit: 12,
    },
  },
})

/** Something to go and do among flowers. */
export const experiences = resource({
  service: 'flowers',
  id: 'experience',
  one: 'experience',
  many: 'experiences',
  path: 'experiences',
  about: 'Blooms, markets, gardens, routes and workshops to travel for, with the months to go.',
  fields: { location: z.string().nullable().describe('Where it is, in a phrase.') },
  listed: ['location'],
  columns: ['kind', 'location', 'months'],
  facets: {
    kind: oneOf('kind', ['bloom', 'market', 'garden', 'route', 'handson'], {
      label: 'Kind',
      description: 'Sort of experience.',
      labels: { handson: 'hands-on' },
      also: { handson: 'workshop class course', route: 'drive trail walk tour' },
    }),
    month: months('months', { label: 'Month', description: 'Months to go, as numbers from 1 to 12.' }),
  },
  links: { flower: { ...inFlowers, description: 'Flowers seen there.' } },
  sections: {
    what_it_is: { title: 'What it is', description: 'What one sees and does, and where.' },
    when_to_go: { title: 'When to go', description: 'The months and what each offers.' },
    tips: { title: 'Practical tips', description: 'What to know before going.' },
  },
})

/** The plant life of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: 'flowers',
  about: 'Countries and their plant life: regions, notable flowers, seasons, uses and threats.',
  sections: {
    overview: { title: 'Plant life', description: 'The plant life of the country as a whole.' },
    plant_regions: { title: 'Regions', description: 'Its regions and what grows in each.' },
    notable_flowers: { title: 'Notable flowers', description: 'Flowers it is known for.' },
    seasons: { title: 'Seasons', description: 'What blooms when.' },
    uses: { title: 'Uses', description: 'What its people do with flowers.' },
    threats: { title: 'Threats', description: 'What endangers its plant life.' },
  },
})

/** The flower that stands for a country. */
export const nationalFlowers = resource({
  service: 'flowers',
  id: 'national_flower',
  one: 'national flower',
  many: 'national flowers',
  path: 'national-flowers',
  about: 'The national flower or emblem of each country, official or not.',
  fields: {
    flower_name: z.string().describe('Common name of the flower.'),
    scientific_name: z.string().nullable().describe('Scientific name of the flower.'),
    official: z.boolean().describe('True where a law or government names it; false where custom does.'),
  },
  listed: ['flower_name', 'scientific_name', 'official'],
  columns: ['flower_name', 'official', 'flower'],
  claims: ['official'],
  namedBy: ['flower_name', 'scientific_name'],
  plate: { form: 'scientific_name' },
  links: {
    flower: { ...inFlowers, field: 'flower', many: false, description: 'Page of the flower, once written.' },
  },
  sections: { what_it_is: { title: 'About it', description: 'How the flower came to stand for the country.' } },
})

/** A flower tradition explained. */
export const traditions = resource({
  service: 'flowers',
  id: 'tradition',
  one: 'flower tradition',
  many: 'flower traditions',
  path: 'traditions',
  about: 'The traditions that flowers are at the heart of: arranging, garlanding, viewing, giving, trading.',
  facets: {
    kind: oneOf('kind', ['arrange', 'garland', 'ground', 'rite', 'giving', 'viewing', 'trade', 'garden'], {
      label: 'Kind',
      description: 'Sort of tradition.',
      labels: { arrange: 'arranging', garland: 'garlanding', ground: 'flower carpets' },
    }),
  },
  links: { flower: { ...inFlowers, description: 'Flowers the tradition uses.' } },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the tradition is.' },
    where_kept: { title: 'Where it is kept', description: 'The places and people who keep it.' },
    how_done: { title: 'How it is done', description: 'How it is made or done.' },
    taking_part: { title: 'Taking part', description: 'How a visitor can take part.' },
    etiquette: { title: 'Etiquette', description: 'What is expected and what to avoid.' },
  },
})

/** A city or region that flowers are tied to. */
export const cities = resource({
  ...asCity,
  service: 'flowers',
  example: 'kyoto',
  about: 'Cities and regions known for flowers, with everything tied to them.',
  sections: { what_grows: { title: 'Flowers there', description: 'What the place has to do with flowers.' } },
  backlinks: {
    flowers: { label: 'Flowers', description: 'Flowers tied to it.', from: 'flower', by: 'city', limit: 24 },
    places: { label: 'Places', description: 'Places to visit there.', from: 'place', by: 'city', limit: 24 },
    decorations: {
      label: 'Decorations and customs',
      description: 'Decorations and customs tied to it.',
      from: 'decoration',
      by: 'city',
      limit: 24,
    },
    experiences: {
      label: 'Experiences',
      description: 'Experiences to be had there.',
      from: 'experience',
      by: 'city',
      limit: 24,
    },
  },
})

/** A word of botany, gardening or floristry. */
export const terms = resource({
  ...asTerm,
  service: 'flowers',
  about: 'Words of botany, gardening and floristry in plain language.',
})

/** A row of the bloom calendar: what flowers when, whether or not its page is written. */
export const blooms = resource({
  service: 'flowers',
  id: 'bloom',
  one: 'bloom',
  many: 'blooms',
  path: 'in-bloom',
  isSourced: false,
  about: 'What is in bloom, month by month, north and south of the equator.',
  fields: {
    where_met: z.string().describe('Where people meet it in bloom.'),
  },
  listed: ['where_met', 'flower'],
  columns: ['flower', 'months_north', 'months_south'],
  facets: {
    north: months('months_north', { label: 'North', description: 'Months it blooms in north of the equator.' }),
    south: months('months_south', { label: 'South', description: 'Months it blooms in south of the equator.' }),
  },
  links: {
    flower: { ...inFlowers, field: 'flower', many: false, description: 'Page of the flower, once written.' },
  },
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const flowerResources = catalogue([
  cities,
  flowerDays,
  flowers,
  decorations,
  places,
  experiences,
  countryOverviews,
  nationalFlowers,
  traditions,
  terms,
  blooms,
])
