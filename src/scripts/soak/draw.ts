/** Draws ever new parameters from the schemas of tools; the same for the same seed. */
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { parametersOf } from '#tools/parse-input.ts'
import type { AnyTool } from '#tools/tool.ts'
import type { Chance } from '../chance.ts'

/** The parts of a parameter's JSON schema that a value is drawn by. */
export type Parameter = {
  type?: 'string' | 'integer' | 'boolean'
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  format?: string
}

/** Names that mean something to a tool: `of` are those of what it is about, `by` those of other things, by parameter. */
export type DrawnNames = { of: readonly string[]; by(parameter: string): readonly string[] }

/** The values drawn, each as text or as JSON would have it. */
export type Values = Record<string, string | number | boolean>

/** How often a parameter that may be left out is given. */
const GIVEN = 0.4
/** How often a name is made up. */
const UNKNOWN = 0.15
/** Most days are near the present: far ones have a year of the calendar worked out for a single answer. */
const NEAR = 0.9
/** First and last year that tools take, and those that readers ask about. */
const years = { first: 1900, last: 2199, near: [2025, 2029] } as const
/** Numbers without an upper end are drawn up to this one. */
const LARGE = 2000

/** Values for some of a tool's parameters, those it requires among them, and at least one where it takes any. */
export function drawValues(draw: Chance, tool: AnyTool, names: DrawnNames): Values {
  const { properties, required } = parametersOf(tool) as {
    properties: Readonly<Record<string, Parameter>>
    required: readonly string[]
  }
  const all = Object.keys(properties)
  if (all.length === 0) return {}
  const always = new Set(required)
  // A tool that opens something by name refuses a request without one.
  for (const name of ['slug', 'name'].filter((name) => all.includes(name)).slice(0, 1)) always.add(name)
  const given = all.filter((name) => always.has(name) || draw.next() < GIVEN)
  const chosen = given.length > 0 ? given : [draw.one(all)]
  return Object.fromEntries(chosen.map((name) => [name, drawValue(draw, name, properties[name] ?? {}, names)]))
}

/** One value that a parameter of this name and schema takes, or nearly. */
export function drawValue(
  draw: Chance,
  name: string,
  { type, enum: values, minimum, maximum, format }: Parameter,
  names: DrawnNames,
): string | number | boolean {
  if (values) return draw.one(values)
  if (type === 'boolean') return draw.next() < 0.5
  if (type === 'integer') return draw.between(minimum ?? 0, maximum ?? LARGE)
  if (format === 'date') return drawDay(draw)
  if (name === 'hex') return drawHex(draw)
  if (draw.next() < UNKNOWN) return misspelt(draw, draw.one(names.of.length > 0 ? names.of : ['rose']))
  if (name === 'country') return draw.one([draw.one(countriesOfTheWorld).name, draw.one(countriesOfTheWorld).code])
  const ofName = names.by(name)
  const among = ofName.length > 0 ? ofName : names.of
  return among.length > 0 ? asTyped(draw, draw.one(among)) : drawWord(draw)
}

/** A word that nobody wrote. */
export const drawWord = (draw: Chance): string =>
  Array.from({ length: draw.between(2, 5) }, () => draw.one(syllables)).join('')

const syllables = [
  'ka',
  'lo',
  'mi',
  'ren',
  'tu',
  'sha',
  'vel',
  'o',
  'pi',
  'dra',
  'en',
  'go',
  'zi',
  'ß',
  'ñu',
  '花',
  'रं',
]

function drawDay(draw: Chance): string {
  const [first, last] = draw.next() < NEAR ? years.near : [years.first, years.last]
  return `${draw.between(first, last)}-${two(draw.between(1, 12))}-${two(draw.between(1, 28))}`
}

const drawHex = (draw: Chance): string => draw.between(0, 0xffffff).toString(16).padStart(6, '0')

/** A slug, or the name that people would type for it. */
const asTyped = (draw: Chance, slug: string): string =>
  draw.one([slug, slug, slug.replaceAll('-', ' '), slug.replaceAll('-', ' ').toUpperCase()])

/** One letter wrong, past the first. */
function misspelt(draw: Chance, name: string): string {
  const at = draw.between(1, Math.max(1, name.length - 1))
  return `${name.slice(0, at)}${draw.one([...'aeioust'])}${name.slice(at + 1)}`
}

const two = (number: number): string => String(number).padStart(2, '0')
