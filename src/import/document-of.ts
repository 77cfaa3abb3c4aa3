/** From an entry of a file to the document of its collection. */
import { fieldName } from '#collections/field-name.ts'
import { blocksFromRule } from '#collections/fields/calendar-rule.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { withNames } from '#src/markdown/entry-links.ts'
import type { RichText } from '#src/markdown/lexical.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { referencesOf, resourcesOf } from '#src/read-model/resources/index.ts'
import type { ImportedEntry } from './read-entry.ts'

/** The ids of entries by their slugs, by the id of their resource. */
export type KnownIds = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The document's data: fields under their names in the collection, texts as rich text, and references as ids. */
export function documentOf(resource: AnyResource, entry: ImportedEntry, knownIds: KnownIds) {
  const data: Record<string, unknown> = { slug: entry.slug, _status: entry.isDraft ? 'draft' : 'published' }
  if (entry.mayBeNamed !== undefined) data.mayBeNamed = entry.mayBeNamed
  const linked = linksOf(resource, knownIds)
  for (const [field, value] of Object.entries(entry.fields)) {
    data[fieldName(field)] = field in resource.sections ? linked(String(value)) : inFormWords(value)
  }
  if (Array.isArray(entry.fields.faq))
    data.faq = (entry.fields.faq as { question: string; answer: string }[]).map(({ question, answer }) => ({
      question,
      answer: linked(answer),
    }))
  if (resource.isCountry) {
    data.country = (entry.fields.countries as string[] | undefined)?.[0]
    delete data.countries
  }
  for (const { field, to, many } of referencesOf(resource)) {
    if (!entry.fields[field]) continue
    const ids = slugsIn(entry, field).flatMap((slug) => knownIds.get(to.id)?.get(slug) ?? [])
    data[fieldName(field)] = many ? ids : (ids[0] ?? null)
  }
  if (entry.rule) data.rule = blocksFromRule(entry.rule)
  if (entry.overrides) data.overrides = entry.overrides
  return data
}

/** Makes the rich text of a Markdown text, with the ids of entries in its links, which names them by kind and slug. */
const linksOf =
  ({ service }: AnyResource, knownIds: KnownIds) =>
  (text: string): RichText =>
    withNames(lexicalFromMarkdown(text), ({ path, slug }) => {
      const to = resourcesOf(service).find((one) => one.path === path)
      const id = to && knownIds.get(to.id)?.get(slug)
      return to && id !== undefined ? { relationTo: collectionSlug(to), id } : null
    })

/** Rows of a list with their keys as the form has them. */
function inFormWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFormWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [fieldName(key), inFormWords(part)]))
}

/** The slugs that an entry names in a field. */
export const slugsIn = (entry: ImportedEntry, field: string): string[] => [entry.fields[field] ?? []].flat() as string[]
