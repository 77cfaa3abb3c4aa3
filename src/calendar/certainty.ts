/** The certainty of a date and the reason for it, in words that fit its rule. */
import type { CalendarRule, Occurrence, OccurrenceOverride } from './rule.ts'

type Kind = CalendarRule['kind']

/** The reason why dates of each kind of rule are certain or not. */
type Reckoning = { sure: string; unsure: string }

const custom = 'Those who hold it name the day each year; it is placed as in other years.'

const byTheMoon =
  'It is reckoned by the moon; where the new moon is awaited and seen, or another almanac is kept, it may be a day off.'

const byIndianAlmanac =
  'It is reckoned by the sun and moon for New Delhi; almanacs of other places and schools may have the day before or after.'

const eastAsian = 'It is computed from new moons and solar terms, as the official almanacs are.'

const byTable = (calendar: string) => `It is computed by the rule of the ${calendar} calendar.`

const reckonings: Readonly<Record<Kind, Reckoning>> = {
  'fixed-date': { sure: 'It falls on the same date every year.', unsure: custom },
  'nth-weekday': { sure: 'It is computed: the weekdays of the year give it.', unsure: custom },
  'weekday-near-date': { sure: 'It is computed: the weekdays of the year give it.', unsure: custom },
  season: {
    sure: 'It runs between the same dates every year.',
    unsure: 'It comes with the weather: in one year weeks earlier than in another.',
  },
  weekly: { sure: 'It comes every week.', unsure: custom },
  easter: { sure: 'It is computed from Easter, by the tables of the church.', unsure: custom },
  'julian-fixed': { sure: 'It falls on the same date of the Julian calendar every year.', unsure: custom },
  chinese: { sure: eastAsian, unsure: byTheMoon },
  korean: { sure: eastAsian, unsure: byTheMoon },
  vietnamese: { sure: eastAsian, unsure: byTheMoon },
  islamic: {
    sure: byTable('Umm al-Qura'),
    unsure:
      'It is the day of the Umm al-Qura calendar, by which Saudi Arabia goes, and begins the evening before. Where the new moon has to be seen, as in much of South Asia and North Africa, it may be a day later.',
  },
  hebrew: { sure: `${byTable('Hebrew')} It begins the evening before.`, unsure: custom },
  persian: { sure: 'It is computed from the equinox, for Tehran.', unsure: custom },
  ethiopian: { sure: byTable('Ethiopian'), unsure: custom },
  coptic: { sure: byTable('Coptic'), unsure: custom },
  'indian-civil': { sure: byTable('Indian national'), unsure: custom },
  'solar-term': { sure: 'It is computed from the sun.', unsure: custom },
  'moon-phase': { sure: 'It is computed from the moon.', unsure: byTheMoon },
  'hindu-lunisolar': { sure: 'It is computed from the sun and moon.', unsure: byIndianAlmanac },
  'hindu-solar': { sure: 'It is computed from the sun.', unsure: byIndianAlmanac },
  nakshatra: { sure: 'It is computed from the moon.', unsure: byIndianAlmanac },
  tibetan: {
    sure: byTable('Tibetan'),
    unsure:
      'It is computed by the Phugpa reckoning; other schools, and Bhutan and Mongolia, may be a day or a month off.',
  },
  'balinese-pawukon': { sure: 'It is counted: the year of the pawukon has 210 days.', unsure: custom },
  'balinese-saka': { sure: byTable('Balinese saka'), unsure: byTheMoon },
  offset: { sure: 'It is counted from another day, which is certain.', unsure: custom },
  'off-weekday': { sure: 'It is computed from another day, which is certain.', unsure: custom },
  span: { sure: 'Both its ends are computed.', unsure: custom },
  published: {
    sure: 'It is published.',
    unsure: 'Nobody has published this year yet, as far as is known here: it is placed as in other years.',
  },
}

/** How sure a date is, in two or three words for a table, and why, in a sentence or two. */
export type Sureness = { label: string; why: string }

/** How sure an occurrence of a rule is. Raises nothing. */
export function surenessOf(
  rule: CalendarRule,
  occurrence: Occurrence,
  overrides: readonly OccurrenceOverride[] = [],
): Sureness {
  const { certainty, source, starts } = occurrence
  const moved = overrides.find(({ to }) => to === starts)
  if (moved) return { label: 'announced', why: announced(moved, source) }
  const { sure, unsure } = reckoningOf(rule)
  if (certainty === 'published')
    return { label: 'published', why: source === undefined ? 'It is published.' : `It is published by ${source}.` }
  if (certainty === 'computed') return { label: 'computed', why: sure }
  if (certainty === 'approximate') return { label: 'about', why: unsure }
  // Dates that differ by place do so because of their calendar, if that is kept differently, else because of where the day is kept.
  return {
    label: 'differs by place',
    why: unsure === custom ? `Not every place keeps it on this day. ${sure}` : unsure,
  }
}

/** A rule that counts from other rules has their uncertainty, for their reasons. */
function reckoningOf(rule: CalendarRule): Reckoning {
  const { sure, unsure } = reckonings[rule.kind]
  if (rule.kind === 'offset' || rule.kind === 'off-weekday')
    return rule.of.certainty === undefined ? reckoningOf(rule.of) : { sure, unsure }
  if (rule.kind !== 'span') return { sure, unsure }
  const ends = [rule.from, rule.to].map(reckoningOf)
  const doubt = ends.find((end) => end.unsure !== custom)
  return { sure, unsure: doubt?.unsure ?? unsure }
}

const announced = ({ of, note }: OccurrenceOverride, source: string | undefined): string =>
  [`It is announced${source === undefined ? '' : ` by ${source}`}: by its rule it would begin on ${of}.`, note]
    .filter(Boolean)
    .join(' ')
