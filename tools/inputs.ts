/** Inputs that many tools share. Each is described once; the descriptions are the reference manual. */
import { z } from 'zod'
import { type Day, firstDay, isDay, lastDay } from '#src/calendar/day.ts'
import { findCountry, nearestCountries } from '#src/geography/find-country.ts'
import { sorts } from '#src/read-model/queries/holders.ts'

/** Adds an example value to the schema of a parameter. */
export const shownBy = (example: string | number | boolean | undefined) =>
  example === undefined || example === '' ? {} : { examples: [example] }

/** The month that examples ask for. */
export const EXAMPLE_MONTH = 4

/** A country, by code or name; unknown ones are refused with the nearest names. */
export const countryInput = (description: string) =>
  z
    .string()
    .superRefine((text, context) => {
      if (findCountry(text)) return
      context.addIssue({
        code: 'custom',
        message: `No country is called "${text}".`,
        params: { code: 'unknown', nearest: nearestCountries(text) },
      })
    })
    .describe(`${description} ISO 3166-1 code of two or three letters, or the English name.`)
    .meta(shownBy('Japan'))

/** A calendar day; absent means today in UTC. */
export const isoDay = (description: string) => {
  const text = z
    .string()
    .superRefine((given, context) => {
      if (isDay(given)) return
      context.addIssue({
        code: 'custom',
        message: `"${given}" is not a calendar date from ${firstDay} to ${lastDay}, written YYYY-MM-DD.`,
        params: { code: 'not_a_date' },
      })
    })
    .meta({ format: 'date', ...shownBy('2027-01-01') })
  // A text that passes the check is a day.
  const day = text as unknown as z.ZodType<Day, string>
  return day.optional().describe(`${description} YYYY-MM-DD, from ${firstDay} to ${lastDay}; default today in UTC.`)
}

/** How many to return. */
export const limit = (most: number, byDefault: number, many: string) =>
  z.int().min(1).max(most).default(byDefault).describe(`Most ${many} to return, 1 to ${most}; default ${byDefault}.`)

/** How many entries of a list are skipped. */
export const offsetInput = (many: string) =>
  z.int().min(0).default(0).describe(`How many ${many} to skip before the first returned; default 0.`)

/** A month, 1 to 12, which may be left out. */
export const month = (description: string) =>
  z.int().min(1).max(12).optional().describe(description).meta(shownBy(EXAMPLE_MONTH))

/** The order of a list; by default how much is known of each entry. */
export const sort = (many: string) =>
  z
    .enum(sorts)
    .default('known')
    .describe(
      `Order of the ${many}: known (best documented first), name, new (newest pages first), seen (most read first); default known.`,
    )

/** The two parameters every page tool takes. */
export const slugOrName = (one: string, example: string) => ({
  slug: z
    .string()
    .optional()
    .describe(`Identifier of the ${one}, as search and lists give it; slug or name is to be given.`)
    .meta(shownBy(example)),
  name: z
    .string()
    .optional()
    .describe(`Name of the ${one}, in any of its spellings; read only when slug is not given.`)
    .meta(shownBy(example.replaceAll('-', ' '))),
})

/** Adds to the schema of an input that at least one of these parameters is required. */
export const needsOneOf = (...parameters: readonly string[]) => ({
  anyOf: parameters.map((parameter) => ({ required: [parameter] })),
})

const aboutPage = {
  total: z.int().describe('How many entries pass the filters.'),
  limit: z.int().describe('Most entries on a page.'),
  offset: z.int().describe('Entries skipped before the first.'),
  next: z.string().meta({ format: 'uri' }).nullable().describe('Address of the next page, or null on the last.'),
}

/** What every paged list gives. */
export const pageOf = <Z extends z.ZodType>(item: Z) =>
  z.strictObject({ items: z.array(item).describe('The entries of this page, in order.'), ...aboutPage })

const total = z.int().describe('How many entries there are.')

/** What every list gives that is not paged. */
export const listOf = <Z extends z.ZodType>(item: Z) =>
  z.strictObject({ items: z.array(item).describe('The entries, in order.'), total })
