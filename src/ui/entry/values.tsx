/** Values of an entry's fields, each shown by its type. */
import type { ReactNode } from 'react'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { EntryRecord } from '../records.ts'
import { Hex, isHex, Swatch } from '../swatch.tsx'
import { keyWords, number } from '../words.ts'

/** A row of the panel of facts. */
export type ShownFact = { label: string; value: ReactNode }

/** Fields that stand elsewhere on the page. */
const shownElsewhere = ['rule_in_words', 'latitude', 'longitude']

/** Facts from the fields only this resource has: text, numbers, yes or no, addresses and lists of words. */
export function ownFacts(resource: AnyResource, record: EntryRecord): ShownFact[] {
  const facts = Object.keys(resource.fields)
    .filter(
      (field) =>
        !shownElsewhere.includes(field) && !resource.namedBy.includes(field) && !isSaidInWords(resource, record, field),
    )
    .flatMap((field) => {
      const value = record[field]
      if (isGroup(value)) return groupFacts(value)
      const shown = plainValue(value)
      return shown === null ? [] : [{ label: keyWords(field), value: shown }]
    })
  const place = coordinates(record)
  return place === null ? facts : [...facts, { label: 'Coordinates', value: place }]
}

/** Whether another field gives the same value in words, without the unit in its name: `cloth_length` beside `cloth_length_metres`. */
const isSaidInWords = (resource: AnyResource, record: EntryRecord, field: string): boolean =>
  Object.keys(resource.fields).some((other) => field.startsWith(`${other}_`) && Boolean(record[other]))

/** Fields that are lists of things with a name and a note, such as varieties: each a section of its own. */
export function ownLists(resource: AnyResource, record: EntryRecord): OwnList[] {
  return Object.keys(resource.fields).flatMap((key) => {
    const value = record[key]
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object') return []
    const isDrawn = resource.stepsOf !== null && key === 'steps'
    const items = value.map((one) => namedNote(isDrawn ? { ...one, part: null } : one))
    return [
      {
        ...{ key, title: keyWords(key), items, isDrawn },
        isOrdered: items.every(({ note, hex }) => note === '' && hex === null),
      },
    ]
  })
}

/** Things with notes or, where none has a note, steps in their order, which may be drawn. */
export type OwnList = { key: string; title: string; items: NamedNote[]; isOrdered: boolean; isDrawn: boolean }

/** One of several things that a field lists: its name and what is said of it, a colour as `#rrggbb`, a share from 0 to 1. */
export type NamedNote = { name: string; note: string; hex: string | null; share: number | null }

/** The first text of an object is its name, the others its note; a colour among them is shown as one. */
function namedNote(value: unknown): NamedNote {
  const parts = Object.values(value as object)
    .filter((part) => part !== null && part !== '')
    .map(String)
  const hex = parts.find(isHex) ?? null
  const [name = '', ...rest] = parts.filter((part) => part !== hex)
  const { share } = value as { share?: unknown }
  return { name, note: rest.join(' · '), hex, share: typeof share === 'string' ? shareIn(share) : null }
}

const fractions: Readonly<Record<string, number>> = {
  'three quarters': 0.75,
  'two thirds': 2 / 3,
  half: 0.5,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'a quarter': 0.25,
  'one quarter': 0.25,
  'a fifth': 0.2,
  'a tenth': 0.1,
}

/**
 * The number in a share as its editor wrote it: "about half", "40 %", or "5 to 10 per cent", which gives the middle. Null where it is no
 * number, or a share of something else: "half the weight of the cheese".
 */
export function shareIn(words: string): number | null {
  const said = words.toLowerCase().replace(/^(?:about|around|some|nearly|almost|up to|at least|over)\s+/, '')
  const [, from, to = from] =
    /^(\d+(?:\.\d+)?)(?:\s*(?:to|\u2013|-)\s*(\d+(?:\.\d+)?))?\s*(?:%|per ?cent)$/.exec(said) ?? []
  const share = from === undefined ? fractions[said] : (Number(from) + Number(to)) / 200
  return share === undefined || share > 1 ? null : share
}

/** Whether a value is an object of further values. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row for each inner group: its numbers one after another. */
const groupFacts = (group: Record<string, unknown>): ShownFact[] =>
  Object.entries(group).flatMap(([key, value]) =>
    isGroup(value) ? [{ label: keyWords(key), value: Object.values(value).map(String).join(', ') }] : [],
  )

function plainValue(value: unknown): ReactNode | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value)) return value.length > 0 && typeof value[0] !== 'object' ? value.join(', ') : null
  if (typeof value !== 'string') return null
  if (isHex(value))
    return (
      <>
        <Swatch hex={value} /> <Hex hex={value} />
      </>
    )
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
