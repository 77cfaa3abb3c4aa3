/** Shapes that several services give their resources. A resource spreads one and adds what is its own. */
import { z } from 'zod'
import { namesOfWeekdays } from '#src/calendar/day.ts'
import { manyOf, oneOf } from '../facets/index.ts'
import { longText } from '../resource.ts'

/** The eight faiths that several services file their entries under. */
export const FAITHS8 = ['hindu', 'buddhist', 'christian', 'muslim', 'jewish', 'sikh', 'jain', 'other'] as const

/** What readers call the faiths and what is theirs. */
const FAITH_WORDS = {
  hindu: 'hinduism',
  buddhist: 'buddhism buddha',
  christian: 'christianity catholic orthodox church',
  muslim: 'islam islamic moslem',
  jewish: 'judaism jew',
  sikh: 'sikhism',
  jain: 'jainism',
  zoroastrian: 'parsi parsee zoroastrianism',
  parsi: 'zoroastrian parsee',
  shinto: 'shintoism',
  indigenous: 'native tribal',
  pagan: 'paganism',
} as const

/** A facet of faiths; every service has its own list of them. */
export const faithOf = <const V extends readonly string[]>(values: V) =>
  manyOf('faiths', values, { label: 'Faith', description: 'Faiths it is tied to.', also: faithWords(values) })

const faithWords = <V extends readonly string[]>(values: V) =>
  // The words of other faiths are left out.
  Object.fromEntries(Object.entries(FAITH_WORDS).filter(([faith]) => values.includes(faith))) as Partial<
    Record<V[number], string>
  >

/** The same facet for days. */
export const keptBy = <const V extends readonly string[]>(values: V) => ({
  ...faithOf(values),
  description: 'Faiths that keep the day.',
})

/** A day of the calendar. Publishing words its rule, and names the weekdays of one that comes every week. */
export const asDay = {
  path: 'days',
  also: ['festival', 'holiday', 'feast', 'celebration'],
  isCalendar: true,
  fields: { rule_in_words: z.string().describe('When it falls, in words: the second Sunday of May.') },
  computed: ['rule_in_words', 'weekdays'],
  listed: ['rule_in_words'],
  facets: {
    weekday: manyOf('weekdays', namesOfWeekdays, {
      label: 'Weekday',
      description: 'Days of the week it falls on every week; none where it falls by the year.',
    }),
  },
  sections: {
    what_it_is: { title: 'What it is', description: 'What the day is.' },
    who_keeps_it: { title: 'Who keeps it, and where', description: 'The people who keep it and the places.' },
  },
} as const

/** A sort of day that belongs to an animal or to what it gives. */
export const specialDayKind = oneOf(
  'kind',
  ['festival', 'pasture', 'religious', 'seasonal', 'weekday', 'market', 'national', 'competition'],
  {
    label: 'Kind',
    description: 'Sort of special day.',
    labels: { pasture: 'pasture day', religious: 'holy day', weekday: 'every week' },
    also: {
      festival: 'fair celebration',
      pasture: 'transhumance drive alpine',
      market: 'fair',
      competition: 'contest award show race',
    },
  },
)

/** The overview of one country. */
export const asCountry = {
  id: 'country',
  one: 'country',
  many: 'countries',
  path: 'countries',
  standing: 0.6,
  isCountry: true,
} as const

/** A city or a wider region. */
export const asCity = {
  id: 'city',
  one: 'city or region',
  many: 'cities and regions',
  path: 'cities',
  isPlace: true,
  facets: {
    kind: oneOf('kind', ['city', 'region'], { label: 'Kind', description: 'A city or town, or a wider region.' }),
  },
} as const

/** A word of the field. */
export const asTerm = {
  id: 'term',
  one: 'term',
  many: 'glossary terms',
  also: ['word', 'definition', 'meaning'],
  standing: 0.55,
  path: 'glossary',
  sections: { definition: { title: 'Definition', description: 'What the term means, in plain language.' } },
} as const

/** What belongs to one day of the week; its slug is the weekday in lower case. */
export const asWeekday = {
  id: 'weekday',
  one: 'weekday',
  many: 'weekdays',
  path: 'weekdays',
  sections: {
    traditions: { title: 'Traditions of the day', description: 'What belongs to this day of the week, as tradition.' },
  },
} as const

/** Something people do together, with its rules. */
export const wayWithManners = {
  what_it_is: { title: 'What it is', description: 'What it is and what it is for.' },
  where_kept: { title: 'Where it is kept', description: 'The places and people who keep it.' },
  how_it_works: { title: 'How it works', description: 'How it goes, from beginning to end.' },
  etiquette: { title: 'Etiquette', description: 'What is expected and what to avoid.' },
} as const

/** How to go and see a place. */
export const visiting = {
  how_to_visit: { title: 'How to visit', description: 'What a visitor can see, and when.' },
  trail_idea: { title: 'Idea for a trail', description: 'A day or two around it.' },
} as const

/** Where a place lies. */
export const coordinates = {
  latitude: z.number().min(-90).max(90).nullable().describe('Latitude in degrees, north positive (WGS 84).'),
  longitude: z.number().min(-180).max(180).nullable().describe('Longitude in degrees, east positive (WGS 84).'),
} as const

/** Things with a remark each; the descriptions say which things. */
export const named = (list: string, name: string, note: string) =>
  z.array(z.strictObject({ name: z.string().describe(name), note: longText(note) })).describe(list)

/** The stops of a walk or journey, in order. */
export const trail = named(
  'A trail of places, in the order to go.',
  'Name of the stop.',
  'What it is and why to stop there.',
)

/** The steps of doing something, in order. */
export const steps = (list: string) => z.array(z.strictObject({ text: longText('What to do.') })).describe(list)

/** Ingredients or inputs with the share of each. */
export const shares = (list: string) =>
  z
    .array(
      z.strictObject({
        name: z.string().describe('What goes in.'),
        share: z.string().describe('Its share of the whole, in words or per cent: about half, 40 %.'),
      }),
    )
    .describe(list)
