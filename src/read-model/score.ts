/**
 * The documentation score: how much is written of an entry. It orders lists by default and is shown to editors. It has no ceiling, so
 * that entries differ by it however much is written of them.
 */
import type { AnyResource, CommonRecord } from './resource.ts'

/** One part of the score, and the points that a well-written page has of it. */
export type ScorePart = { label: string; points: number; good: number }

/** Points for one of each. A letter of text is one point. */
const SECTION = 200
const QUESTION = 100
const SOURCE = 50
const SOURCE_WITH_ADDRESS = 150
const LINK = 40
const CALENDAR = 150
const ANNOUNCED = 50
const PICTURE = 500

/** Points for each entry that links to it: src/publish/scores.ts. */
export const LINKED_FROM = 60

/** What a well-written page has. */
const GOOD = { letters: 3000, questions: 3, sources: 3, links: 10 }

/**
 * Points of each part and their sum, without those of the entries that link to it. It takes half-written drafts: absent fields earn
 * nothing. `announced`: how many dates of a day were announced; null for an entry without dates.
 */
export function scoreOf(
  resource: AnyResource,
  record: Record<string, unknown>,
  announced: number | null,
): { total: number; parts: ScorePart[] } {
  const common = record as Partial<CommonRecord>
  const sections = Object.keys(resource.sections)
  const { name, native_name, other_names, summary, faq } = common
  const own = [...sections, ...Object.keys(resource.fields)].map((key) => record[key])
  const texts = [name, native_name, other_names, summary, faq, common.sources, ...own]
  const named = (common.sources ?? []).filter(({ title, publisher, address }) => title || publisher || address)
  const sources = named.map(({ address }) => (address ? SOURCE_WITH_ADDRESS : SOURCE))
  const answered = (common.faq ?? []).filter(({ question, answer }) => question && answer)
  const links = Object.values(resource.links).reduce((sum, link) => sum + countOf(record[link.field]), 0)
  const parts: ScorePart[] = [
    { label: 'Text', points: lettersIn(texts), good: GOOD.letters },
    {
      label: 'Sections',
      points: SECTION * sections.filter((key) => Boolean(record[key])).length,
      good: SECTION * sections.length,
    },
    { label: 'Questions', points: QUESTION * answered.length, good: QUESTION * GOOD.questions },
    {
      label: 'Sources',
      points: sources.reduce((sum, points) => sum + points, 0),
      good: SOURCE_WITH_ADDRESS * GOOD.sources,
    },
    {
      label: 'Links',
      points: LINK * (links + countOf(common.countries) + countOf(common.cities)),
      good: LINK * GOOD.links,
    },
    ...(resource.isCalendar
      ? [{ label: 'Dates', points: announced === null ? 0 : CALENDAR + ANNOUNCED * announced, good: CALENDAR }]
      : []),
    { label: 'Picture', points: common.picture ? PICTURE : 0, good: PICTURE },
  ]
  return { parts, total: parts.reduce((sum, { points }) => sum + points, 0) }
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : value ? 1 : 0)

/** Letters and digits of all texts in a value; addresses and colours are no text, and neither is what the CMS calls a row by. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string')
    return /^(?:#|https?:)/.test(value)
      ? 0
      : (value.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]/gu)?.length ?? 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, part]) => sum + (key === 'id' ? 0 : lettersIn(part)), 0)
}
