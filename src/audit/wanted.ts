/** Reads the conditions of a search in the record from an address, strictly: a misspelt condition is refused and not ignored. */
import { z } from 'zod'
import type { WantedLines } from './find.ts'

const id = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)
const word = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'), 'no text holds that character')

/** Conditions as a form sends them: empty ones do not count. */
const asked = z.object({
  person: id.optional(),
  machine: word.optional(),
  service: word.optional(),
  collection: word.optional(),
  id: id.optional(),
  kind: word.optional(),
  title: word.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})

/** The conditions and the place to begin, or in plain words what is wrong with them. */
type Asked = { wanted: WantedLines; before: string | undefined } | { mistake: string }

/** Reads it from the query of an address. */
export function askedIn(query: Readonly<Record<string, unknown>>): Asked {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== undefined))
  const { data, error } = asked.safeParse(given)
  if (!data) return { mistake: `“${String(error.issues[0]?.path[0])}” cannot be that: ${error.issues[0]?.message}.` }
  const { person, id: documentId, before, ...wanted } = data
  return { wanted: { ...wanted, personId: person, documentId }, before }
}
