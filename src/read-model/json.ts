/**
 * Stored JSON passes through an answer as text: a record was checked and written once, when it was published, and is
 * neither parsed nor written again for each reader. It is parsed only where its content is needed; from the second time on, the value
 * is kept with it.
 * Addresses in stored JSON are relative and made absolute here.
 */

import { bytesOfText } from './store.ts'

const TEXT = Symbol('stored JSON')
const MORE = Symbol('fields at its end')
const READ = Symbol('what it says')
const ADDRESSED = Symbol('its text with whole addresses')
const GROWN = Symbol('tells that what it says is kept too')

declare const SAYS: unique symbol

/** The text of a column that holds JSON. Only the compiler knows the type of its content, from the type of the row. */
export type JsonText<T> = string & { readonly [SAYS]: T }

/** A piece of JSON kept as text. Only the compiler knows the type of its content. */
export type StoredJson<T = unknown> = {
  readonly [TEXT]: string
  /** What it is with more fields: the piece without them, and these. */
  readonly [MORE]?: { base: StoredJson; fields: Readonly<Record<string, unknown>> }
  /** What it says, once it was asked for a second time; null before. */
  [READ]?: { value: unknown } | null
  /** Its text as it was last sent, and how its addresses were made whole: lines of lists are sent again and again. */
  [ADDRESSED]?: { by: Addressing; text: string }
  /** Whom to tell when its value is kept with it. */
  readonly [GROWN]?: () => void
  readonly [SAYS]?: T
}

/** A value with any of its parts, or all of it, kept as text. */
export type Stored<T> =
  | T
  | StoredJson<T>
  | (T extends readonly (infer E)[]
      ? readonly Stored<E>[]
      : T extends object
        ? { readonly [K in keyof T]: Stored<T[K]> }
        : never)

/** An object, each of whose fields is plain or kept as text. */
export type StoredFields<T> = { readonly [K in keyof T]: Stored<T[K]> }

/** A list of stored pieces, or one that PostgreSQL has put together. */
export type StoredList<T = unknown> = StoredJson<T[]> | readonly StoredJson<T>[]

/**
 * Marks text as JSON of this type. The caller vouches for the type: the text was checked when it was written. Who keeps a long text passes
 * `grown`, which is called when its value is kept with it: until then it weighs no more than its text.
 */
export const storedJson = <T = unknown>(text: string, grown?: () => void): StoredJson<T> =>
  grown ? { [TEXT]: text, [GROWN]: grown } : { [TEXT]: text }

/** What a column says, null where it is null. It was checked before it was written: it has the type of its row and is not checked again. */
export const parsedText: ParsesText = (text: string | null) => (text === null ? null : JSON.parse(text))

type ParsesText = { <T>(text: JsonText<T>): T; <T>(text: JsonText<T> | null): T | null }

/** What stored JSON says. It is shared: nobody may change it. */
export function parsed<T>(json: StoredJson<T>): T {
  const reading = json[READ]
  // Most pieces are parsed for one answer, and not again: their value need not be kept.
  if (reading) return reading.value as T
  const more = json[MORE]
  if (more) return { ...(parsed(more.base) as object), ...read(more.fields) } as T
  const value = JSON.parse(json[TEXT]) as T
  json[READ] = reading === null ? { value } : null
  if (reading === null) json[GROWN]?.()
  return value
}

/** A value with all its stored parts read. */
export function read<T>(value: T): Said<T> {
  // What a part says is known by its type.
  if (value === null || typeof value !== 'object') return value as Said<T>
  if (TEXT in value) return parsed(value as StoredJson) as Said<T>
  if (Array.isArray(value)) return value.map(read) as Said<T>
  const said: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) if (field !== undefined) said[key] = read(field)
  return said as Said<T>
}

/** Whether a value is kept as text. */
export const isStored = (value: unknown): value is StoredJson =>
  value !== null && typeof value === 'object' && TEXT in value

/** A piece as it was before fields were added at its end, and those fields. */
export const withoutMore = (json: StoredJson): { base: StoredJson; fields: Readonly<Record<string, unknown>> } =>
  json[MORE] ?? { base: json, fields: {} }

/** Is told a field, the text of what it holds, and both as they stand in an object. */
type ToldField = (field: string, text: string, whole: string) => void

/** Tells the fields of a stored object, each with the text of what it holds: none of them is read. Of a name told twice the last holds. */
export function eachField(json: StoredJson, told: ToldField): void {
  const more = json[MORE]
  if (more) eachField(more.base, told)
  else eachFieldIn(json[TEXT], told)
  for (const [field, value] of Object.entries(more?.fields ?? {})) {
    if (value === undefined) continue
    const text = encode(value)
    told(field, text, `"${field}":${text}`)
  }
}

/** The same of the text of an object. Names of fields need no escape. */
export function eachFieldIn(text: string, told: ToldField): void {
  for (let at = text.indexOf('"'); at > 0; ) {
    const afterName = afterString(text, at)
    const value = placeOf(':', COLON, text, afterName) + 1
    const end = afterValue(text, value)
    const field = text.slice(at + 1, afterName - 1)
    const held = text.slice(value, end)
    if (value === afterName + 1 && !isSpace(text, value) && !isSpace(text, end - 1))
      told(field, held, text.slice(at, end))
    else told(field, held.trim(), `"${field}":${held.trim()}`)
    at = placeOf('"', QUOTE, text, end + 1)
  }
}

/** Tells the text of each element of a list of objects. */
export function eachElementIn(text: string, told: (element: string) => void): void {
  for (let at = text.indexOf('{'); at > 0; ) {
    const end = afterValue(text, at)
    told(text.slice(at, end))
    at = placeOf('{', OPEN, text, end + 1)
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON, SPACE, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...'"\\,: []{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** The next place of a sign, which is mostly the very next one: to look there first takes a fraction of searching. */
const placeOf = (sign: string, code: number | undefined, text: string, from: number): number =>
  text.charCodeAt(from) === code ? from : text.indexOf(sign, from)

const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) === SPACE

/** The place after the value that begins here. */
function afterValue(text: string, from: number): number {
  if (text.charCodeAt(from) === QUOTE) return afterString(text, from)
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = afterString(text, at) - 1
    else if (code === OPEN || code === OPEN_LIST) depth += 1
    else if (code === CLOSE || code === CLOSE_LIST) depth -= 1
    else if (code !== COMMA || depth > 0) continue
    // A number or a word ends before what follows it.
    if (depth < 0 || (depth === 0 && code === COMMA)) return at
    if (depth === 0) return at + 1
  }
  return text.length
}

/** The place after the string that begins here. */
function afterString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); ; end = text.indexOf('"', end + 1)) {
    if (text.charCodeAt(end - 1) !== BACKSLASH) return end + 1
    let before = end - 1
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 0) return end + 1
  }
}

/**
 * Bytes that stored JSON takes in memory: its text and, as they may be kept with it, its text with whole addresses and its value. Of what
 * tells when it grows, the value counts once it is there.
 */
export function bytesOfStored(json: StoredJson | readonly StoredJson[]): number {
  if (!(TEXT in json)) return json.reduce((sum, one) => sum + bytesOfStored(one), 0)
  const { [TEXT]: text, [READ]: reading, [GROWN]: grown } = json[MORE]?.base ?? json
  return bytesOfText(text) * (grown === undefined ? 2 + BYTES_READ : reading ? 1 + BYTES_READ : 1)
}

/** What a value takes for each byte of its text. */
const BYTES_READ = 2.5

/** The record `json` with more fields at its end. Both are objects. */
export const withFields = <T, F extends Readonly<Record<string, unknown>>>(
  json: StoredJson<T>,
  fields: F,
): StoredJson<T & Said<F>> => ({ [TEXT]: json[TEXT], [MORE]: { base: json, fields } })

/** A value whose stored parts are read. */
type Said<T> =
  T extends StoredJson<infer Says>
    ? Says
    : T extends readonly (infer E)[]
      ? Said<E>[]
      : T extends object
        ? { [K in keyof T]: Said<T[K]> }
        : T

/** Writes a value as JSON, letting stored pieces through as they are. Undefined fields are left out. */
export const encode = (value: unknown): string =>
  holdsStored(value) ? encodeInPieces(value).join('') : (JSON.stringify(value) ?? 'null')

/**
 * The same in pieces: each stored piece, and the text between them. A long answer is never one text: V8 would allocate it as a large
 * object, and free it only in a full collection. `addressed` makes their addresses absolute.
 */
export function encodeInPieces(value: unknown, addressed: Addressing = asItIs): string[] {
  const pieces: string[] = []
  let between = ''
  const write = (part: unknown): void => {
    if (!holdsStored(part)) between += JSON.stringify(part) ?? 'null'
    else if (TEXT in part) writeStored(part as StoredJson)
    else if (Array.isArray(part)) {
      between += '['
      for (const [index, item] of part.entries()) {
        if (index > 0) between += ','
        write(item)
      }
      between += ']'
    } else {
      let comma = '{'
      for (const [key, field] of Object.entries(part)) {
        if (field === undefined) continue
        between += `${comma}${JSON.stringify(key)}:`
        comma = ','
        write(field)
      }
      between += comma === '{' ? '{}' : '}'
    }
  }
  const writeStored = (stored: StoredJson): void => {
    const more = stored[MORE]
    if (more === undefined) {
      pieces.push(addressed(between), addressedText(stored, addressed))
      between = ''
      return
    }
    writeStored(more.base)
    const fields = Object.entries(more.fields).filter(([, field]) => field !== undefined)
    if (fields.length === 0) return
    // What was written last ends with the brace of the piece.
    if (between === '') pieces.push((pieces.pop() as string).slice(0, -1))
    else between = between.slice(0, -1)
    for (const [key, field] of fields) {
      between += `,${JSON.stringify(key)}:`
      write(field)
    }
    between += '}'
  }
  write(value)
  pieces.push(addressed(between))
  return pieces.filter((piece) => piece !== '')
}

/** A field as it stands in an object, with addresses made absolute. Of texts only an address itself can be one. */
export const addressedField = (field: string, text: string, whole: string, addressed: Addressing): string =>
  text.charCodeAt(0) === QUOTE && field !== 'url' && field !== 'src' ? whole : addressed(whole)

/** Leaves addresses relative. */
export const asItIs: Addressing = (json) => json as Same<typeof json>

/** The text of a stored piece with its addresses made absolute, kept with the piece. */
function addressedText(stored: StoredJson, by: Addressing): string {
  if (by === asItIs) return stored[TEXT]
  const before = stored[ADDRESSED]
  if (before?.by === by) return before.text
  const text = by(stored[TEXT])
  // What is long is sent once: its answer is kept.
  if (stored[GROWN] === undefined) stored[ADDRESSED] = { by, text }
  return text
}

/** Whether any part of a value is stored JSON; what is all plain is written by V8 itself, in a fraction of the time. */
function holdsStored(value: unknown): value is object {
  if (value === null || typeof value !== 'object') return false
  if (TEXT in value) return true
  for (const part of Array.isArray(value) ? value : Object.values(value)) if (holdsStored(part)) return true
  return false
}

/**
 * Makes stored addresses absolute: `"url":"/…"` is under the service, `"url":"//…"` and `"src":"/…"` under the deployment. A
 * quote inside a JSON string is escaped, so these characters can only be a field and its value, which no two pieces share.
 */
export function addressing(baseUrl: string, publicUrl: string): Addressing {
  const key = `${baseUrl} ${publicUrl}`
  const before = addressings.get(key)
  if (before) return before
  const [url, own, src] = [urlUnder(publicUrl), urlUnder(baseUrl), `"src":${openedJson(publicUrl)}`]
  const addressed: Addressing = (json) => {
    // To look for the middle of an address takes a fraction of looking for each; most texts have none.
    const whole = json.includes(':"/')
      ? json.replaceAll('"url":"//', url).replaceAll('"url":"/', own).replaceAll('"src":"/', src)
      : json
    // What it says is of the same shape as before.
    return whole as Same<typeof json>
  }
  addressings.set(key, addressed)
  return addressed
}

/** One address made absolute, as `addressing` makes those in JSON. */
export function wholeAddress(address: string, baseUrl: string, publicUrl: string): string {
  if (address.startsWith('//')) return `${publicUrl}${address.slice(1)}`
  return address.startsWith('/') ? `${baseUrl}${address}` : address
}

/** Makes the addresses in JSON absolute. */
export type Addressing = <Text extends string>(json: Text) => Same<Text>

/** Those of the deployment: one for each service. */
const addressings = new Map<string, Addressing>()

const urlUnder = (address: string): string => `"url":${openedJson(address)}`

/** The beginning of a JSON text for an address under this one. */
const openedJson = (address: string): string => JSON.stringify(`${address}/`).slice(0, -1)

/** The same for one text. */
export const withAddresses = <Text extends string>(json: Text, baseUrl: string, publicUrl: string): Same<Text> =>
  addressing(baseUrl, publicUrl)(json)

type Same<Text extends string> = Text extends JsonText<unknown> ? Text : string

/** A value with all its stored parts read, and its addresses made absolute as `withAddresses` makes them. */
export const parsedWithAddresses = <T>(value: StoredJson<T> | T, baseUrl: string, publicUrl: string): T =>
  // An address that is made absolute is a text still.
  JSON.parse(withAddresses(encode(value), baseUrl, publicUrl))
