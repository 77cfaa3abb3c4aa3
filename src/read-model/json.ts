/**
 * Stored JSON passes through an answer as text: a record was checked and written once, when it was published, and is
 * neither parsed nor written again for each reader. Addresses in stored JSON are relative and made absolute here.
 */

const TEXT = Symbol('stored JSON')

declare const SAYS: unique symbol

/** A piece of JSON kept as text. What it says is known to the compiler alone. */
export type StoredJson<T = unknown> = { readonly [TEXT]: string; readonly [SAYS]?: T }

/** A value with any of its parts, or all of it, kept as text. */
export type Stored<T> =
  | T
  | StoredJson<T>
  | (T extends readonly (infer E)[]
      ? readonly Stored<E>[]
      : T extends object
        ? { readonly [K in keyof T]: Stored<T[K]> }
        : never)

/** Marks text that is known to be JSON. Whoever names what it says has it of whoever wrote it, who checked it. */
export const storedJson = <T = unknown>(text: string): StoredJson<T> => ({ [TEXT]: text })

/** What stored JSON says. */
export const parsed = <T>(json: StoredJson<T>): T => JSON.parse(json[TEXT])

/** The record `json` with more fields at its end. Both are objects. */
export const withFields = <T, F extends Readonly<Record<string, unknown>>>(
  json: StoredJson<T>,
  fields: F,
): StoredJson<T & Said<F>> => {
  const more = encode(fields)
  return storedJson(more === '{}' ? json[TEXT] : `${json[TEXT].slice(0, -1)},${more.slice(1)}`)
}

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
export const encode = (value: unknown): string => encodeInPieces(value).join('')

/**
 * The same in pieces: each stored one by itself, and what stands between them. A long answer is never one text, which V8 would keep
 * among what is large and collect with all that is old.
 */
export function encodeInPieces(value: unknown): string[] {
  const pieces: string[] = []
  let between = ''
  const write = (part: unknown): void => {
    if (part === null || typeof part !== 'object') between += JSON.stringify(part) ?? 'null'
    else if (TEXT in part) {
      pieces.push(between, (part as StoredJson)[TEXT])
      between = ''
    } else if (Array.isArray(part)) {
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
  write(value)
  pieces.push(between)
  return pieces.filter((piece) => piece !== '')
}

/**
 * Makes stored addresses absolute: `"url":"/…"` is under the service, `"url":"//…"` and `"src":"/…"` under the deployment. A
 * quote inside a JSON string is escaped, so these characters can only be a field and its value, which no two pieces share.
 */
export const withAddresses = (json: string, baseUrl: string, publicUrl: string): string =>
  json
    .replaceAll('"url":"//', `"url":${JSON.stringify(`${publicUrl}/`).slice(0, -1)}`)
    .replaceAll('"url":"/', `"url":${JSON.stringify(`${baseUrl}/`).slice(0, -1)}`)
    .replaceAll('"src":"/', `"src":${JSON.stringify(`${publicUrl}/`).slice(0, -1)}`)
