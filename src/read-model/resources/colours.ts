/** Second declaration of colours, what readers may see: the public record of each kind of entry. */
import { z } from 'zod'
import { families } from '#src/colour/family.ts'
import { colourValues } from '#src/colour/values.ts'
import { manyOf, manyWords, oneOf } from '../facets/index.ts'
import { catalogue, resource } from '../resource.ts'
import { asCountry, asDay, asTerm, FAITHS8, faithOf, keptBy } from './shapes.ts'

const MEANINGS = [
  'mourning',
  'wedding',
  'luck',
  'royalty',
  'sacred',
  'purity',
  'danger',
  'love',
  'nature',
  'politics',
  'celebration',
  'protection',
] as const
const EMOTIONS = [
  'joy',
  'love',
  'anger',
  'sadness',
  'grief',
  'fear',
  'calm',
  'envy',
  'hope',
  'trust',
  'energy',
  'courage',
  'pride',
  'shame',
  'disgust',
  'surprise',
  'loneliness',
  'nostalgia',
  'awe',
  'optimism',
] as const

const family = oneOf('family', families, { label: 'Family', description: 'Colour family it belongs to.' })
const meaning = manyOf('meanings', MEANINGS, {
  label: 'Meaning',
  description: 'What it stands for.',
  also: {
    mourning: 'funeral death grief',
    wedding: 'marriage bride bridal',
    luck: 'lucky fortune prosperity',
    royalty: 'royal king queen imperial',
    sacred: 'holy religious divine',
    purity: 'pure innocence',
    danger: 'warning stop',
    love: 'passion romance',
    nature: 'natural',
    politics: 'political party',
    celebration: 'festival festive',
    protection: 'evil eye protective',
  },
})
const emotion = manyOf('emotions', EMOTIONS, {
  label: 'Emotion',
  description: 'Emotions it is tied to.',
  also: {
    joy: 'happy happiness cheerful',
    love: 'passion',
    anger: 'angry rage',
    sadness: 'sad melancholy',
    grief: 'mourning',
    fear: 'afraid',
    calm: 'peace peaceful calming relaxing',
    envy: 'jealous jealousy envious',
    hope: 'hopeful',
    energy: 'energetic',
    courage: 'brave bravery',
    shame: 'embarrassment',
    loneliness: 'lonely',
  },
})

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour as # and six hexadecimal digits in lower case.')
const colourName = z.string().describe('Name of the colour.')

/** Colours with their values. */
const palette = z
  .array(z.strictObject({ name: colourName, hex: hex.describe('Its value, #rrggbb.') }))
  .describe('Its colours, each with a value to show it by.')

/** Colours of a nation with what each stands for. */
const symbols = (list: string) =>
  z
    .array(
      z.strictObject({
        name: colourName,
        hex: hex.describe('A value to show it by, #rrggbb.'),
        stands_for: z.string().describe('What it stands for.'),
      }),
    )
    .describe(list)

/** A colour, a pigment or a dye. Its other values follow from its hex value. */
export const colours = resource({
  service: 'colours',
  id: 'colour',
  one: 'colour',
  many: 'colours',
  also: ['shade', 'hue'],
  standing: 1,
  path: 'colours',
  about: 'Colours, pigments and dyes: their values, names, making, uses and meanings.',
  fields: {
    hex: hex.describe('Its value, #rrggbb.'),
    values: colourValues.describe('The same value in other notations.'),
  },
  computed: ['values'],
  listed: ['hex'],
  columns: ['hex', 'family', 'made_from'],
  plate: { own: 'hex' },
  facets: {
    family,
    kind: manyOf(
      'kinds',
      ['basic', 'shade', 'pigment', 'dye', 'natural', 'traditional', 'national', 'heraldic', 'standard', 'web'],
      { label: 'Kind', description: 'Sorts of colour it counts among.', labels: { basic: 'basic colour term' } },
    ),
    use: manyOf(
      'purposes',
      ['art', 'textile', 'architecture', 'ceramics', 'body', 'food', 'print', 'screen', 'safety', 'flags', 'livery'],
      {
        label: 'Use',
        description: 'What it is used for.',
        also: {
          art: 'painting paint',
          textile: 'cloth fabric clothes',
          body: 'makeup cosmetics',
          print: 'printing ink',
          food: 'colouring',
        },
      },
    ),
    meaning,
    emotion,
    faith: faithOf(FAITHS8),
    made_from: oneOf('made_from', ['mineral', 'plant', 'animal', 'synthetic', 'light', 'varies'], {
      label: 'Made from',
      description: 'Sort of source it is made from.',
    }),
    material: manyWords('materials', {
      label: 'Material',
      description: 'Raw materials, in plain English and lower case.',
      example: 'indigo',
    }),
  },
  links: {
    day: {
      field: 'days',
      label: 'Colour days',
      to: 'colour_day',
      many: true,
      description: 'Colour days it belongs to.',
    },
    related: {
      field: 'related_shades',
      label: 'Related shades',
      to: 'colour',
      many: true,
      description: 'Colours close to it in shade, making or name.',
    },
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the colour is.' },
    origin_of_name: { title: 'Origin of the name', description: 'Where its name comes from.' },
    origin_of_material: { title: 'Origin of the material', description: 'Where its pigment or dye comes from.' },
    making: { title: 'How it is made', description: 'How the pigment, dye or light is made.' },
    uses: { title: 'Uses', description: 'What people do with it.' },
    meaning: { title: 'What it means', description: 'What it means, and to whom.' },
  },
})

/** A day of the year, or of the week, that has its colours. */
export const colourDays = resource({
  ...asDay,
  service: 'colours',
  id: 'colour_day',
  one: 'colour day',
  many: 'colour days',
  example: 'holi',
  about: 'Days on which people wear, hang, throw or light colours, and the colours of the days of the week.',
  fields: { ...asDay.fields, palette },
  listed: ['rule_in_words', 'palette', 'the_reason'],
  plate: { palette: 'palette' },
  facets: { faith: keptBy(FAITHS8), ...asDay.facets },
  sections: {
    what_people_do: { title: 'What people do', description: 'What people wear, hang, throw or light.' },
    the_reason: { title: 'The colours and why', description: 'The colours and the reason for them.' },
    who_keeps_it: asDay.sections.who_keeps_it,
  },
  backlinks: {
    colours: {
      label: 'Colours of the day',
      description: 'Colours that belong to the day, best documented first.',
      from: 'colour',
      by: 'day',
      limit: 24,
    },
  },
})

/** A city or region known for a colour. */
export const cities = resource({
  service: 'colours',
  id: 'city',
  one: 'colour city',
  many: 'colour cities',
  path: 'cities',
  example: 'chefchaouen',
  about: 'Cities and regions known for a colour: what is coloured, why, and since when.',
  isPlace: true,
  fields: {
    colour: z.string().describe('Name of the colour it is known for.'),
    hex: hex.describe('A value to show that colour by, #rrggbb.'),
    reason: z.string().describe('Why it is coloured so, in one line.'),
    palette,
  },
  listed: ['colour', 'hex', 'reason'],
  columns: ['hex', 'colour'],
  plate: { own: 'hex' },
  facets: { family: { ...family, description: 'Family of the colour it is known for.' } },
  sections: {
    what_is_coloured: { title: 'What is coloured', description: 'What a visitor sees.' },
    why: { title: 'Why', description: 'The reasons given, and how sure they are.' },
    since_when: { title: 'Since when', description: 'How long it has been so.' },
  },
  backlinks: {
    colours: { label: 'Colours', description: 'Colours tied to it.', from: 'colour', by: 'city', limit: 24 },
  },
})

/** A note on what one colour means in one country. */
export const meanings = resource({
  service: 'colours',
  id: 'meaning',
  one: 'colour meaning',
  many: 'colour meanings',
  standing: 0.5,
  path: 'meanings',
  about: 'Sourced notes on what colours mean, country by country.',
  listed: ['note', 'sources'],
  facets: { family, meaning, emotion },
  sections: { note: { title: 'The note', description: 'What the colour means there, and to whom.' } },
})

/** The colours of one country. */
export const countryColours = resource({
  ...asCountry,
  service: 'colours',
  also: ['flag'],
  about: 'Countries and their colours: the flag, the nation, and what each colour means there.',
  fields: {
    national_colours: symbols('National colours, each with what it stands for.'),
    flag_colours: symbols('Colours of the flag, each with what it stands for.'),
  },
  sections: {
    overview: { title: 'Colours of the country', description: 'Its colours as a whole.' },
    meanings_there: { title: 'What colours mean there', description: 'What each colour means there.' },
  },
})

/** An emotion and its colours. */
export const emotions = resource({
  service: 'colours',
  id: 'emotion',
  one: 'emotion',
  many: 'emotions',
  path: 'emotions',
  about: 'Twenty emotions with the colours people tie to them, and how sure that is.',
  fields: {
    swatches: palette,
    evidence: z
      .enum(['strong', 'moderate', 'weak', 'mixed'])
      .nullable()
      .describe('How strong the evidence of studies is that people tie it to these colours.'),
    idioms: z
      .array(
        z.strictObject({
          phrase: z.string().describe('The idiom, in its own language.'),
          language: z.string().describe('Its language, in English.'),
          meaning: z.string().describe('What it means.'),
        }),
      )
      .describe('Idioms that give the emotion a colour.'),
  },
  listed: ['swatches', 'evidence'],
  plate: { palette: 'swatches' },
  facets: { family: manyOf('families', families, { label: 'Family', description: 'Colour families tied to it.' }) },
  sections: {
    what_it_is: { title: 'The emotion and its colours', description: 'Which colours people tie to it.' },
    studies: { title: 'What studies find', description: 'Findings of studies, and how strong the evidence is.' },
    cultures: { title: 'Across cultures', description: 'How cultures differ.' },
    uses: { title: 'Uses', description: 'Where the tie is put to use.' },
  },
  backlinks: {
    colours: {
      label: 'Colours',
      description: 'Colours tied to it, best documented first.',
      from: 'colour',
      by: 'emotion',
      limit: 24,
    },
  },
})

/** An idea about colour explained. */
export const concepts = resource({
  service: 'colours',
  id: 'concept',
  one: 'colour concept',
  many: 'colour concepts',
  path: 'concepts',
  about: 'Ideas about colour explained: theory, vision, language, materials, systems and use.',
  facets: {
    topic: oneOf(
      'topic',
      ['theory', 'vision', 'psychology', 'language', 'pigments-and-dyes', 'systems-and-standards', 'society', 'use'],
      {
        label: 'Topic',
        description: 'Subject it belongs to.',
        labels: { society: 'colour in society', use: 'using colour' },
      },
    ),
  },
  sections: {
    explanation: { title: 'In plain language', description: 'The idea explained in plain language.' },
    why_it_matters: { title: 'Why it matters', description: 'What it is good for.' },
  },
})

/** A list of named colours. */
export const swatchSets = resource({
  service: 'colours',
  id: 'swatch_set',
  one: 'swatch set',
  many: 'swatch sets',
  path: 'swatch-sets',
  example: 'css',
  about: 'Lists of named colours under free licences, each with its source.',
  fields: {
    licence: z.string().describe('Licence the list is published under, as an SPDX identifier or in words.'),
    origin: z.string().describe('Who made the list, in a phrase.'),
  },
  listed: ['licence', 'origin'],
  columns: ['licence', 'origin'],
  sections: { what_it_is: { title: 'What it is', description: 'What the list is and who made it.' } },
})

/** A named colour of a set. */
export const swatches = resource({
  service: 'colours',
  id: 'swatch',
  one: 'swatch',
  many: 'swatches',
  also: ['colour', 'shade'],
  standing: 0.3,
  path: 'swatches',
  isSourced: false,
  about: 'Named colour values, each of a list of named colours.',
  fields: { hex: hex.describe('Its value, #rrggbb.') },
  computed: ['family'],
  listed: ['hex', 'set'],
  columns: ['hex', 'set'],
  plate: { own: 'hex' },
  facets: { family: { ...family, description: 'Colour family that its name says, or else that of its value.' } },
  links: {
    set: { field: 'set', label: 'Set', to: 'swatch_set', many: false, description: 'List of colours it is from.' },
  },
})

/** A word of colour. */
export const terms = resource({
  ...asTerm,
  service: 'colours',
  about: 'Words of colour, light, paint and dye in plain language.',
})

/** Every resource of the service, in the order their links need: what is pointed at comes first. */
export const colourResources = catalogue([
  cities,
  colourDays,
  colours,
  countryColours,
  meanings,
  emotions,
  concepts,
  swatchSets,
  swatches,
  terms,
])
