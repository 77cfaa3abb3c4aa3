/** The changes of a document, field by field, in words for people: before and after. */
import { apart, valueInWords } from '#collections/components/field-words.ts'
import type { ContentField } from '#collections/content-fields.ts'
import type { Execute } from '#src/read-model/database.ts'

/** A changed field. Of a long text it has the words that differ and a few beside them; an ellipsis stands for the others. */
export type Difference = { field: string; label: string; before: string; after: string }

type Document = Readonly<Record<string, unknown>>

/** Most letters shown on either side of a difference, and of the difference itself. */
const BESIDE = 60
const MOST = 1500

/** The changes of these fields. Entries and pictures are given by name; names are read only if there are any. */
export async function differencesOf(
  execute: Execute,
  fields: readonly ContentField[],
  before: Document,
  after: Document,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const field of fields) {
    const [was, is] = await wordsOfBoth(execute, field, before[field.name], after[field.name])
    if (was !== is) differences.push({ field: field.name, label: field.label, ...differingWords(was, is) })
  }
  return differences
}

/** The whole value of a field, before and after. */
export async function wordsOfBoth(
  execute: Execute,
  field: ContentField,
  before: unknown,
  after: unknown,
): Promise<[string, string]> {
  if (field.type !== 'relationship' && field.type !== 'upload') return [valueInWords(before), valueInWords(after)]
  const refs = [before, after].map((value) => referencesIn(field, value))
  const names = await namesOf(execute, refs.flat())
  const words = refs.map((some) =>
    some.map((one) => names.get(keyOf(one)) ?? `number ${one.id}, which is gone`).join('\n'),
  )
  return words as [string, string]
}

/** The words that differ, with some words beside them. */
export function differingWords(before: string, after: string): Pick<Difference, 'before' | 'after'> {
  const [was, is] = apart(before, after)
  const excerpt = ([start, own, end]: readonly [string, string, string]): string => {
    const cut = own.length > MOST ? `${own.slice(0, MOST)}… (${own.length - MOST} more letters)` : own
    const left = start.length > BESIDE ? `…${start.slice(-BESIDE)}` : start
    return left + cut + (end.length > BESIDE ? `${end.slice(0, BESIDE)}…` : end)
  }
  return { before: excerpt(was), after: excerpt(is) }
}

type Reference = { collection: string; id: number }

const keyOf = ({ collection, id }: Reference): string => `${collection} ${id}`

/** A reference of a field: an id, a document in place of it, or either with its collection. */
function referencesIn({ relationTo }: ContentField, value: unknown): Reference[] {
  return [value].flat().flatMap((one): Reference[] => {
    const given = one as { relationTo?: string; value?: unknown; id?: unknown } | number | string | null | undefined
    const collection = (typeof given === 'object' && given?.relationTo) || relationTo
    const inner = typeof given === 'object' && given !== null && 'value' in given ? given.value : given
    const id = Number(typeof inner === 'object' && inner !== null ? (inner as { id?: unknown }).id : inner)
    return collection && inner !== null && inner !== undefined && Number.isInteger(id) ? [{ collection, id }] : []
  })
}

async function namesOf(execute: Execute, references: readonly Reference[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const collection of new Set(references.map((one) => one.collection))) {
    const ids = references.filter((one) => one.collection === collection).map(({ id }) => id)
    const table = `"${collection.replaceAll('-', '_')}"`
    const rows = await execute<{ id: number; name: string | null }>(
      `select id, ${collection === 'media' ? 'alt' : 'name'} as name from ${table} where id = any($1::int[])`,
      [ids],
    )
    for (const { id, name } of rows) if (name) names.set(keyOf({ collection, id }), name)
  }
  return names
}
