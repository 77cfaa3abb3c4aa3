/**
 * Where the facts of an entry come from: the works it names, the texts that cite them, who wrote it and who checked it. An unchecked
 * entry says so; one that says it was checked has to prove it.
 */
import { z } from 'zod'
import { dayField } from '#src/calendar/rules/fields.ts'
import { citationsIn } from '#src/markdown/citations.ts'
import { isWebAddress } from '#src/text/web-address.ts'

/** A work as editors enter it and records give it. */
export const source = z.strictObject({
  title: z.string().describe('Title of the work or page.'),
  publisher: z.string().describe('Author, publisher or institution.'),
  mark: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens, at most 40.')
    .nullable()
    .describe('Short word by which texts cite it, where they do: `[^rance]` cites the source marked rance.'),
  year: z
    .int()
    .min(1000)
    .max(2199)
    .nullable()
    .describe('Year in which it was published, in the edition that was used, where it is known.'),
  part: z
    .string()
    .nullable()
    .describe('Page, article, or number in a register, where the facts stand; none where the whole work is meant.'),
  address: z
    .string()
    .refine(isWebAddress, 'A whole web address, starting with https://.')
    .nullable()
    .describe('Web address or DOI of that very page, where one is certain.'),
  accessed: dayField().nullable().describe('Day on which the address was opened and read, where somebody did.'),
})
export type CitedSource = z.infer<typeof source>

/** Who wrote and who checked an entry, as editors enter it. */
export const authorshipSchema = z.strictObject({
  written_by: z.string().nullable().describe('Who wrote the text, where somebody is named.'),
  written_on: dayField().nullable().describe('Day on which the text was written, where it is known.'),
  checked_by: z.string().nullable().describe('Who checked it against its sources, once somebody has.'),
  checked_on: dayField().nullable().describe('Day on which it was checked, once it was.'),
  how_checked: z.string().nullable().describe('How it was checked: against which works, and what could not be.'),
  checked_by_expert: z.boolean().describe('Whether the one who checked it is an expert of its subject.'),
})

/** How far an entry was checked, from the least. */
export const states = ['unchecked', 'checked against its sources', 'checked by an expert'] as const

/** Who wrote and who checked an entry, as records give it. */
export const provenance = authorshipSchema.omit({ checked_by_expert: true }).extend({
  state: z.enum(states).describe('How far its facts were checked since they were written.'),
})
export type Provenance = z.infer<typeof provenance>

/** Nobody wrote it, nobody checked it. */
export const nobody: z.infer<typeof authorshipSchema> = {
  written_by: null,
  written_on: null,
  checked_by: null,
  checked_on: null,
  how_checked: null,
  checked_by_expert: false,
}

/** What a record says of who wrote and checked it. Where nobody is named who checked it, it is unchecked. */
export function provenanceOf({ checked_by_expert, ...named }: z.infer<typeof authorshipSchema>): Provenance {
  if (named.checked_by === null) return { ...named, state: 'unchecked' }
  return { ...named, state: checked_by_expert ? 'checked by an expert' : 'checked against its sources' }
}

/** Where its facts come from, in the words of a form's field, and whether it stands in the way of publishing. */
export type Concern = { field: readonly (string | number)[]; message: string; isFault: boolean }

/** What a resource says of where its facts come from. */
export type Sourced = {
  /** Titles of its texts, by field. */
  sections: Readonly<Record<string, { title: string }>>
  /** Whether an entry has to name what it rests on. */
  isSourced: boolean
  /** Fields that say how an authority has it: an entry with one of them has to name the register's own entry. */
  claims: readonly string[]
}

type Written = Readonly<Record<string, unknown>> & { sources: readonly CitedSource[]; provenance: Provenance }

/**
 * What speaks against an entry, in the order of its form. Any of it keeps an entry that says it was checked from being published; only
 * what nobody could mean keeps an unchecked one.
 */
export function concernsOf(resource: Sourced, record: Written): Concern[] {
  const { sources, provenance: by } = record
  const isChecked = by.state !== 'unchecked'
  const concerns: Concern[] = []
  const tell: Tell = (field, message, isFault = isChecked) => concerns.push({ field, message, isFault })
  for (const [key, { title }] of Object.entries(resource.sections)) {
    const text = record[key]
    if (typeof text !== 'string' || text === '') continue
    const marks = citationsIn(text)
    for (const mark of marks)
      if (!sources.some((one) => one.mark === mark))
        tell([key], `It cites [^${mark}], which is the mark of no source.`, true)
    const cited = sources.filter(({ mark }) => mark !== null && marks.includes(mark))
    if (resource.isSourced && cited.length === 0) tell([key], `${title} cites no source.`)
    const late = latestBeyond(text, cited.length > 0 ? cited : sources)
    if (late) tell([key], `${title} speaks of ${late.year}; the newest source it rests on is of ${late.newest}.`)
  }
  if (resource.isSourced && sources.length === 0) tell(['sources'], 'Name at least one work that it rests on.', true)
  tellOfSources(sources, tell)
  for (const field of resource.claims)
    if (isSaid(record[field]) && !sources.some(({ part }) => part !== null))
      tell([field], 'Name the register that has it among the sources, with the number or page of its entry.')
  if ((by.checked_by === null) !== (by.checked_on === null))
    tell(['provenance', 'checked_on'], 'Who checked it and when belong together.', true)
  if (isChecked && by.how_checked === null) tell(['provenance', 'how_checked'], 'Say how it was checked.')
  return concerns
}

type Tell = (field: Concern['field'], message: string, isFault?: boolean) => void

/** What speaks against sources, one by one. */
function tellOfSources(sources: readonly CitedSource[], tell: Tell): void {
  for (const [index, { mark, address }] of sources.entries()) {
    if (mark !== null && sources.findIndex((one) => one.mark === mark) < index)
      tell(['sources', index, 'mark'], `Two sources have the mark ${mark}.`, true)
    if (address !== null && isHomePage(address))
      tell(['sources', index, 'address'], 'This is a home page: give the page where the facts stand, or no address.')
  }
}

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '' && value !== false

/** Whether an address leads to the front of a site and not to a page of it. */
export const isHomePage = (address: string): boolean => {
  const { pathname, search, hash } = new URL(address)
  return /^\/?(?:index\.\w+|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(pathname) && search === '' && hash === ''
}

/** A year of today's reckoning among words: four digits by themselves that count nothing. */
const YEAR =
  /(?<![\d.,–-])(1[5-9]\d\d|20\d\d)(?![\d,]|\.\d|\s?(?:m|km|kg|g|mm|cm|metres|kilometres|kilograms|kilos|grams|litres|people|entries)\b)/g

/** The latest year a text speaks of, where all its sources are older than that; null where one has no date. */
function latestBeyond(text: string, sources: readonly CitedSource[]): { year: number; newest: number } | null {
  const dates = sources.map(({ year, accessed }) =>
    Math.max(year ?? 0, accessed === null ? 0 : Number(accessed.slice(0, 4))),
  )
  if (dates.length === 0 || dates.includes(0)) return null
  const newest = Math.max(...dates)
  const year = Math.max(0, ...[...text.matchAll(YEAR)].map(([digits]) => Number(digits)))
  return year > newest ? { year, newest } : null
}
