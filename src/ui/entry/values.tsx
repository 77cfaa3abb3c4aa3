/** Values of an entry's fields, each shown as what it is. */
import type { ReactNode } from 'react'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { EntryRecord } from '../records.ts'
import { keyWords } from '../words.ts'

/** A row of the panel of facts. */
export type Fact = { label: string; value: ReactNode }

/** Fields that stand elsewhere on the page. */
const shownElsewhere = ['rule_in_words', 'latitude', 'longitude']

/** Facts from the fields only this resource has: text, numbers, yes or no, addresses and lists of words. */
export function ownFacts(of: AnyResource, record: EntryRecord): Fact[] {
  const facts = Object.keys(of.fields)
    .filter((field) => !shownElsewhere.includes(field) && !of.namedBy.includes(field))
    .flatMap((field) => {
      const value = plainValue(record[field])
      return value === null ? [] : [{ label: keyWords(field), value }]
    })
  const place = coordinates(record)
  return place ? [...facts, { label: 'Coordinates', value: place }] : facts
}

/** Fields that are lists of things with a name and a note, such as varieties: each a section of its own. */
export function ownLists(of: AnyResource, record: EntryRecord): { key: string; title: string; items: NamedNote[] }[] {
  return Object.keys(of.fields).flatMap((key) => {
    const value = record[key]
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object') return []
    return [{ key, title: keyWords(key), items: value.map(namedNote) }]
  })
}

export type NamedNote = { name: string; note: string }

/** The first text of an object is its name, the others its note. */
function namedNote(value: unknown): NamedNote {
  const [name = '', ...rest] = Object.values(value as object).filter((part) => part !== null && part !== '')
  return { name: String(name), note: rest.map(String).join(' · ') }
}

function plainValue(value: unknown): ReactNode | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  if (Array.isArray(value)) return value.length > 0 && typeof value[0] !== 'object' ? value.join(', ') : null
  if (typeof value !== 'string') return null
  return URL.canParse(value) ? <a href={value}>{new URL(value).hostname.replace(/^www\./, '')}</a> : value
}

/** Coordinates in degrees, with a map behind them. */
function coordinates({ latitude, longitude }: EntryRecord): ReactNode | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const degrees = (value: number, [positive, negative]: [string, string]) =>
    `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`
  return (
    <a href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`}>
      {degrees(latitude, ['N', 'S'])}, {degrees(longitude, ['E', 'W'])}
    </a>
  )
}
