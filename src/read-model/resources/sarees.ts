/** Second declaration of sarees, what readers may see: the public record of each kind of entry. */
import { z } from 'zod'
import { regions8 } from '#src/geography/regions.ts'
import { flag, manyOf, manyWords, oneOf } from '../facets/index.ts'
import { catalogue, longText, resource } from '../resource.ts'
import { asCountry, asDay, asTerm, coordinates, faithOf, keptBy, named, visiting } from './shapes.ts'

const FAITHS = ['hindu', 'jain', 'buddhist', 'muslim', 'christian', 'parsi', 'sikh', 'indigenous', 'other'] as const

/** Where in the subcontinent an entry belongs: finer than its country. */
const region = manyOf('regions', regions8, {
  label: 'Region',
  description: 'Parts of India it belongs to, the rest of South Asia, or the wider world.',
})

/** A saree, a weave or a textile worn as one. */
export const sarees = resource({
  service: 'sarees',
  id: 'saree',
  one: 'saree',
  many: 'sarees',
  also: ['sari', 'weave', 'textile'],
  standing: 1,
  path: 'sarees',
  about: 'Sarees, weaves and textiles: who makes them, of what, and when they are worn.',
  fields: { gi_name: z.string().nullable().describe('Name of its geographical indication as registered, or null.') },
  listed: ['gi_name'],
  columns: ['regions', 'fibres', 'made_by'],
  namedBy: ['gi_name'],
  claims: ['gi_name'],
  plate: { fibre: 'fibres', craft: 'crafts', ink: 'shades' },
  facets: {
    region,
    fibre: manyOf(
      'fibres',
      [
        'silk',
        'cotton',
        'tussar',
        'muga',
        'eri',
        'linen',
        'georgette',
        'chiffon',
        'organza',
        'net',
        'crepe',
        'wool',
        'synthetic',
        'blend',
      ],
      {
        label: 'Fibre',
        description: 'Fibres and cloths it is woven from.',
        also: { silk: 'silken', wool: 'woollen', synthetic: 'polyester nylon', net: 'tulle' },
      },
    ),
    craft: manyOf(
      'crafts',
      [
        'brocade',
        'jamdani',
        'ikat',
        'tie-dye',
        'block-print',
        'kalamkari',
        'batik',
        'embroidery',
        'kantha',
        'zari',
        'mirror-work',
        'applique',
        'hand-painting',
        'tanchoi',
        'temple-border',
        'checks',
      ],
      {
        label: 'Craft',
        description: 'Crafts that make it.',
        labels: { applique: 'appliqué' },
        also: {
          zari: 'gold silver thread metallic',
          'block-print': 'printed printing hand-block',
          'tie-dye': 'bandhani tied dyed resist',
          ikat: 'patola',
          embroidery: 'embroidered',
          brocade: 'brocaded',
          'hand-painting': 'painted hand-painted',
          checks: 'checked chequered',
        },
      },
    ),
    shade: manyOf(
      'shades',
      [
        'red',
        'maroon',
        'pink',
        'orange',
        'yellow',
        'gold',
        'green',
        'blue',
        'indigo',
        'purple',
        'brown',
        'black',
        'grey',
        'silver',
        'white',
        'cream',
      ],
      { label: 'Shade', description: 'Colours it is best known in, that of its ground first.' },
    ),
    occasion: manyOf(
      'occasions',
      ['wedding', 'festival', 'daily', 'formal', 'ritual', 'party', 'mourning', 'performance', 'heirloom', 'uniform'],
      {
        label: 'Occasion',
        description: 'Occasions it is worn on.',
        also: {
          wedding: 'bridal bride marriage',
          daily: 'everyday casual',
          formal: 'office work',
          mourning: 'widow funeral',
          performance: 'dance dancer stage',
          heirloom: 'antique',
        },
      },
    ),
    faith: faithOf(FAITHS),
    community: manyWords('communities', {
      label: 'Community',
      description: 'Weaving communities that make it, in plain English.',
      example: 'padmasali',
    }),
    made_by: oneOf('made_by', ['handloom', 'powerloom', 'crafted', 'mill', 'varies'], {
      label: 'Made by',
      description: 'How it is made.',
      labels: { crafted: 'crafted by hand', mill: 'mill-made' },
      also: { handloom: 'handwoven hand woven', powerloom: 'machine', mill: 'machine' },
    }),
    gi_tagged: flag('gi_tagged', {
      label: 'Geographical indication',
      description: 'Whether it carries a geographical indication tag.',
    }),
  },
  links: {
    drape: { field: 'drapes', label: 'Drapes', to: 'drape', many: true, description: 'Drapes it is usually worn in.' },
    day: { field: 'days', label: 'Wear days', to: 'wear_day', many: true, description: 'Days it is worn on.' },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the saree is.' },
    origin: { title: 'Origin', description: 'Where and how it began.' },
    meaning: { title: 'Meaning', description: 'What it stands for, and to whom.' },
    making: { title: 'How it is made', description: 'Fibre, loom and hand.' },
    colours: { title: 'Colours', description: 'Its colours and dyes.' },
    motifs_and_borders: { title: 'Motifs and borders', description: 'Its body, border and end piece.' },
    draping: { title: 'How it is draped', description: 'The drapes it is worn in.' },
    wearing: { title: 'How and when it is worn', description: 'By whom and on what occasions.' },
    styles: { title: 'Styles', description: 'Its kinds and where they differ.' },
    care: { title: 'Care', description: 'How to wash, store and mend it.' },
  },
})

/** A day or season of the year that has its saree. */
export const wearDays = resource({
  ...asDay,
  service: 'sarees',
  id: 'wear_day',
  one: 'wear day',
  many: 'wear days',
  example: 'onam',
  about: 'Festivals, wedding seasons, weaver days and seasons, with the sarees worn.',
  facets: {
    kind: oneOf('kind', ['festival', 'harvest', 'wedding', 'craft', 'religious', 'seasonal', 'national', 'regional'], {
      label: 'Kind',
      description: 'Sort of wear day.',
      labels: { wedding: 'wedding season', craft: 'weaver day', religious: 'holy day', seasonal: 'seasonal wear' },
    }),
    faith: keptBy(FAITHS),
    // A day of one state is not of all that India is in.
    region,
    ...asDay.facets,
  },
  sections: {
    ...asDay.sections,
    what_is_worn: { title: 'What is worn', description: 'Which sarees, colours and drapes.' },
  },
  backlinks: {
    sarees: {
      label: 'Sarees of the day',
      description: 'Sarees worn on the day, best documented first.',
      from: 'saree',
      by: 'day',
      limit: 24,
    },
  },
})

/** A weaving town, a craft cluster or a state. */
export const centres = resource({
  service: 'sarees',
  id: 'centre',
  one: 'weaving centre',
  many: 'weaving centres',
  path: 'centres',
  example: 'varanasi',
  about: 'Weaving centres, craft clusters and states with the sarees that belong to them.',
  isPlace: true,
  fields: {
    ...coordinates,
    indications: named('Geographical indications of the place.', 'Name as registered.', 'What it covers.'),
  },
  facets: {
    kind: oneOf('kind', ['centre', 'state'], {
      label: 'Kind',
      description: 'A weaving centre or craft cluster, or a state.',
      labels: { centre: 'weaving centre' },
    }),
    region,
  },
  sections: {
    what_is_woven: { title: 'What is woven', description: 'Its cloths.' },
    motifs: { title: 'Motifs', description: 'What its weavers draw.' },
    craft_and_people: { title: 'Craft and people', description: 'Who weaves, and how they live by it.' },
    how_to_see_it: { title: 'How to see it', description: 'What a visitor can see, and how to behave.' },
    trail_idea: visiting.trail_idea,
  },
  backlinks: {
    sarees: {
      label: 'Sarees',
      description: 'Sarees tied to it, best documented first.',
      from: 'saree',
      by: 'centre',
      limit: 40,
    },
  },
})

/** A way of wrapping the cloth. */
export const drapes = resource({
  service: 'sarees',
  id: 'drape',
  one: 'drape',
  many: 'drapes',
  also: ['draping', 'wrap', 'wear', 'style'],
  path: 'drapes',
  example: 'kandyan-osariya',
  about: 'Ways of wrapping the cloth, step by step.',
  fields: {
    cloth_length: z.string().nullable().describe('Length of the cloth in words: about 5.5 metres (six yards).'),
    cloth_length_metres: z.number().min(1).max(15).nullable().describe('Usual length of the cloth in metres.'),
    pleats: z
      .enum(['front', 'left', 'right', 'back', 'none'])
      .nullable()
      .describe(
        'Where on the wearer its pleats or folds are tucked in, none where it has none, or null where it is not told.',
      ),
    shoulder: z
      .enum(['left', 'right', 'both', 'none'])
      .nullable()
      .describe(
        'Shoulder of the wearer that its end lies over, none where it lies over none, or null where either may do.',
      ),
    end_falls: z
      .enum(['behind', 'front'])
      .nullable()
      .describe('Whether its end hangs behind the shoulder or in front, or null where it does neither or is not told.'),
    hem: z
      .enum(['floor', 'ankle', 'calf', 'knee'])
      .nullable()
      .describe('How far down it comes, or null where it is not told.'),
    between_legs: z.boolean().describe('True where a part of the cloth is drawn between the legs.'),
    steps: z
      .array(
        z.strictObject({
          text: longText('What to do.'),
          part: z
            .enum(['beneath', 'wrap', 'pleats', 'legs', 'breast', 'end', 'waist', 'head', 'fastening'])
            .nullable()
            .describe(
              'Part of the dress that the step is about: what is worn beneath, the turns about the body, the pleats, what is drawn ' +
                'between the legs, what lies across the breast, the end over the shoulder, a frill or a sash, the cover of the head, or ' +
                'how it is fastened. Null where the step cannot be drawn.',
            ),
        }),
      )
      .describe('How it is wrapped, step by step.'),
  },
  stepsOf: 'drape',
  listed: ['cloth_length'],
  columns: ['kind', 'cloth_length'],
  facets: {
    kind: oneOf('kind', ['regional', 'community', 'ready', 'modern', 'other-lands'], {
      label: 'Kind',
      description: 'Sort of drape.',
      labels: { ready: 'ready-stitched', 'other-lands': 'of other lands' },
      also: { ready: 'pre-stitched stitched easy' },
    }),
    region,
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the drape is, and who wears it.' },
    origin: { title: 'Origin', description: 'Where it comes from.' },
    look: { title: 'Look', description: 'What it looks like, front and back.' },
  },
  backlinks: {
    sarees: {
      label: 'Sarees worn so',
      description: 'Sarees usually worn in it, best documented first.',
      from: 'saree',
      by: 'drape',
      limit: 24,
    },
  },
})

/** The sarees of one country. */
export const countryOverviews = resource({
  ...asCountry,
  service: 'sarees',
  about: 'Countries and their sarees: weaves, drapes, makers and occasions.',
  sections: {
    overview: { title: 'The saree in the country', description: 'Its sarees as a whole.' },
    weaves_drapes_craft: { title: 'Weaves, drapes and craft', description: 'What is woven and how it is worn.' },
    makers_and_centres: { title: 'Makers and centres', description: 'Who weaves, and where.' },
    occasions: { title: 'Occasions', description: 'When sarees are worn.' },
    today: { title: 'Today', description: 'Makers, wearers and trade now.' },
  },
})

/** A word of cloth and loom. */
export const terms = resource({
  ...asTerm,
  service: 'sarees',
  about: 'Words of fibre, loom, cloth and drape in plain language.',
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const sareeResources = catalogue([centres, wearDays, drapes, sarees, countryOverviews, terms])
