/** The documentation score: how much of a page is written. It orders lists by default and is shown to editors. */
import type { AnyResource, CommonRecord } from './resource.ts'

/** One part of the score, in points out of `most`. */
export type ScorePart = { label: string; points: number; most: number }

const SECTIONS = 50
const FAQ = 15
const SOURCES = 15
const LINKS = 10
const PICTURE = 10
/** This many questions, sources or links earn all the points of their part. */
const ENOUGH = 3

/** Points of each part and their total, 0 to 100. A half-written draft may be given: absent fields earn nothing. */
export function scoreOf(of: AnyResource, record: Record<string, unknown>): { total: number; parts: ScorePart[] } {
  const common = record as Partial<CommonRecord>
  const sections = Object.keys(of.sections)
  const written = sections.filter((key) => Boolean(record[key])).length
  const links = Object.values(of.links).reduce((sum, link) => sum + countOf(record[link.field]), 0)
  const parts: ScorePart[] = [
    part('Sections', SECTIONS, sections.length === 0 ? 1 : written / sections.length),
    part('Questions', FAQ, countOf(common.faq) / ENOUGH),
    part('Sources', SOURCES, countOf(common.sources) / ENOUGH),
    part('Links', LINKS, (links + countOf(common.countries) + countOf(common.cities)) / ENOUGH),
    part('Picture', PICTURE, common.picture ? 1 : 0),
  ]
  return { parts, total: parts.reduce((sum, { points }) => sum + points, 0) }
}

const part = (label: string, most: number, share: number): ScorePart => ({
  label,
  most,
  points: Math.round(most * Math.min(1, share)),
})

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : value ? 1 : 0)
