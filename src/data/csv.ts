/** A record as a row of a table: RFC 4180. */
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'

/** Between several values of a cell. */
const BETWEEN = '; '

/** The names of the columns, which are the fields of the record. */
export const csvHead = (resource: AnyResource): string => row(Object.keys(resource.record.shape))

/**
 * A record as a row: texts and numbers as they are, lists of words and references joined, references by slug and countries by code; all
 * else as JSON.
 */
export const csvRow = (resource: AnyResource, record: AnyRecord): string =>
  row(Object.keys(resource.record.shape).map((field) => cellOf(record[field])))

const row = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value)) return nameIn(value) ?? JSON.stringify(value)
  const keys = value.map((one) => (typeof one === 'object' && one !== null ? nameIn(one) : String(one)))
  return keys.includes(null) ? JSON.stringify(value) : keys.join(BETWEEN)
}

/** The slug or code of a reference; null for another value. */
function nameIn(value: object): string | null {
  const { slug, code, name, url } = value as Partial<Record<'slug' | 'code' | 'name' | 'url', unknown>>
  if (typeof name !== 'string' || typeof url !== 'string') return null
  const key = slug ?? code
  return typeof key === 'string' ? key : null
}
