/** Second declaration of dance, what readers may see: the public record of each kind of entry. */
import { manyOf, manyWords, oneOf } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import { asCity, asCountry, asDay, asTerm, faithOf, keptBy, named, wayWithManners } from './shapes.ts'

const FAITHS = ['hindu', 'buddhist', 'christian', 'muslim', 'jewish', 'sikh', 'shinto', 'indigenous', 'other'] as const
const FORMS = [
  'classical',
  'folk',
  'social',
  'ballroom',
  'street',
  'ritual',
  'court',
  'drama',
  'concert',
  'martial',
  'mask',
  'historical',
] as const

/** A dance or a form of dance. */
export const dances = resource({
  service: 'dance',
  id: 'dance',
  one: 'dance',
  many: 'dances',
  standing: 1,
  path: 'dances',
  about: 'Dances and forms of dance, from the village square to the court, the temple, the street and the stage.',
  fields: {
    styles: named('Styles, schools and variants.', 'Name of the style.', 'What sets it apart, and where it is danced.'),
  },
  plate: { formation: 'formations', form: 'forms', metre: 'beats' },
  facets: {
    form: manyOf('forms', FORMS, {
      label: 'Form',
      description: 'Forms of dance it counts among.',
      labels: { drama: 'dance drama', martial: 'martial dance', mask: 'mask dance' },
      also: {
        folk: 'traditional village',
        martial: 'sword war fighting',
        mask: 'masked',
        court: 'royal palace',
        concert: 'stage theatre',
        street: 'urban hip hop',
        ritual: 'sacred temple religious',
        drama: 'theatre story',
      },
    }),
    formation: manyOf('formations', ['solo', 'couple', 'circle', 'line', 'set', 'group', 'procession'], {
      label: 'Formation',
      description: 'How the dancers are placed.',
      also: { couple: 'partner pair', circle: 'round ring', solo: 'alone single' },
    }),
    beats: manyOf('beats', ['2', '3', '4', '5', '6', '7', '8', '9', '12', '16'], {
      label: 'Beats',
      description: 'Beats of its measure or cycle, the usual one first.',
    }),
    occasion: manyOf(
      'occasions',
      [
        'social',
        'festival',
        'wedding',
        'religious',
        'harvest',
        'courtship',
        'war',
        'passage',
        'mourning',
        'healing',
        'performance',
        'competition',
      ],
      {
        label: 'Occasion',
        description: 'Occasions it is danced on.',
        labels: { passage: 'rite of passage' },
        also: {
          wedding: 'marriage',
          mourning: 'funeral',
          war: 'warrior battle',
          passage: 'initiation',
          social: 'party',
        },
      },
    ),
    faith: faithOf(FAITHS),
    danced_by: oneOf('danced_by', ['women', 'men', 'mixed', 'anyone', 'varies'], {
      label: 'Danced by',
      description: 'Who dances it.',
      also: { women: 'woman female girls', men: 'man male boys' },
    }),
    instrument: manyWords('instruments', {
      label: 'Instrument',
      description: 'Instruments it is danced to, in plain English and lower case.',
      example: 'drum',
    }),
  },
  links: {
    day: { field: 'days', label: 'Dance days', to: 'dance_day', many: true, description: 'Dance days it belongs to.' },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the dance is.' },
    origin: { title: 'Origin', description: 'Where and how it began.' },
    how_danced: { title: 'How it is danced', description: 'Steps, gestures and bearing.' },
    when_and_where: { title: 'When and where', description: 'Occasions and places it is danced at.' },
    music: { title: 'Music and rhythm', description: 'Music, rhythm and instruments.' },
    costume: { title: 'Costume', description: 'What the dancers wear and carry.' },
    formation_and_floor: { title: 'Formation', description: 'How the dancers are placed and move together.' },
    meaning: { title: 'Meaning', description: 'What it tells or stands for.' },
  },
  backlinks: {
    ways_of_dancing: {
      label: 'Ways of dancing',
      description: 'Gatherings, formats and systems it is danced in.',
      from: 'way_of_dancing',
      by: 'dance',
      limit: 12,
    },
  },
})

/** A day of the year that is danced. */
export const danceDays = resource({
  ...asDay,
  service: 'dance',
  id: 'dance_day',
  one: 'dance day',
  many: 'dance days',
  example: 'holi',
  about: 'Festivals, carnivals, holy days and commemorations that people dance on.',
  facets: { faith: keptBy(FAITHS), ...asDay.facets },
  sections: { ...asDay.sections, dances_done: { title: 'Its dances', description: 'What is danced, and by whom.' } },
  backlinks: {
    dances: {
      label: 'Dances of the day',
      description: 'Dances done on the day, best documented first.',
      from: 'dance',
      by: 'day',
      limit: 24,
    },
  },
})

/** The dance of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: 'dance',
  about: 'Countries and their dance: classical, folk, ritual, social and for the stage.',
  sections: {
    overview: { title: 'Dance in the country', description: 'Its dance as a whole.' },
    classical: { title: 'Classical dance', description: 'Dance with a codified technique, of court or temple.' },
    folk: { title: 'Folk dance', description: 'Dances of villages and regions.' },
    ritual: { title: 'Ritual dance', description: 'Dance in worship, healing and passage.' },
    social: { title: 'Social dance', description: 'What people dance together for pleasure.' },
    stage: { title: 'Dance for the stage', description: 'Ballet, theatre, companies.' },
    music_and_dress: { title: 'Music and dress', description: 'What is played and worn.' },
    dance_regions: { title: 'Regions', description: 'Its regions and the dances of each.' },
    today: { title: 'Dance today', description: 'How dance is taught, kept and changed now.' },
  },
})

/** A gathering, a format or a system around dance. */
export const waysOfDancing = resource({
  service: 'dance',
  id: 'way_of_dancing',
  one: 'way of dancing',
  many: 'ways of dancing',
  path: 'ways-of-dancing',
  about: 'Gatherings, formats and systems around dance: balls, socials, schools, competitions, ceremonies.',
  facets: {
    kind: oneOf('kind', ['gathering', 'format', 'system'], { label: 'Kind', description: 'Sort of way of dancing.' }),
  },
  links: {
    dance: { field: 'dances', label: 'Dances', to: 'dance', many: true, description: 'Dances that belong to it.' },
  },
  sections: wayWithManners,
})

/** A city, state or region that dances are tied to. */
export const cities = resource({
  ...asCity,
  service: 'dance',
  one: 'city, state or region',
  many: 'cities, states and regions',
  example: 'seville',
  about: 'Cities, states and regions with the dances that belong to them.',
  sections: { its_dance: { title: 'Its dance', description: 'What the place dances.' } },
  backlinks: {
    dances: {
      label: 'Dances',
      description: 'Dances tied to it, best documented first.',
      from: 'dance',
      by: 'city',
      limit: 40,
    },
  },
})

/** A word of dance. */
export const terms = resource({ ...asTerm, service: 'dance', about: 'Words of dance and its music in plain language.' })

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const danceResources = catalogue([cities, danceDays, dances, waysOfDancing, countryOverviews, terms])
