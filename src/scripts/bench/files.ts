/** Writes generated entries as the Markdown files that the importer reads. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { CalendarRule } from '#src/calendar/rule.ts'
import type { AnyResource, CommonRecord } from '#src/read-model/resource.ts'

/** Fields that publishing makes, and those that are written in another way or not at all. */
const omitted = [
  'slug',
  'url',
  'picture',
  'regions',
  'rule_in_words',
  'weekdays',
  'provenance',
  'published_at',
  'updated_at',
]

/** Writes `<folder>/<resource path>/<slug>.md`. */
export function writeEntry(folder: string, resource: AnyResource, record: object, rule?: CalendarRule): void {
  const fields = record as Readonly<Record<string, unknown>>
  const { slug, countries } = record as CommonRecord
  const front = Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) =>
        !omitted.includes(field) &&
        !(field in resource.sections) &&
        value !== null &&
        !(Array.isArray(value) && !value[0]),
    ),
  )
  front.countries = countries.map(({ code }) => code)
  for (const field of ['cities', ...Object.values(resource.links).map((link) => link.field)])
    if (Array.isArray(front[field])) front[field] = (front[field] as { slug: string }[]).map((target) => target.slug)
  const sections = Object.entries(resource.sections).map(([key, { title }]) => `## ${title}\n\n${fields[key]}\n`)
  mkdirSync(path.join(folder, resource.path), { recursive: true })
  const head = stringify({ ...front, ...(rule && { rule }) })
  writeFileSync(path.join(folder, resource.path, `${slug}.md`), `---\n${head}---\n\n${sections.join('\n')}`)
}
