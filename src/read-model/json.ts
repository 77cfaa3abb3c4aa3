/**
 * Stored JSON passes through an answer as text: a record was checked and written once, when it was published, and is
 * neither parsed nor written again for each reader. Addresses in stored JSON are relative and made absolute here.
 */

const TEXT = Symbol('stored JSON')

/** A piece of JSON kept as text. */
export type StoredJson = { readonly [TEXT]: string }

/** Marks text that is known to be JSON. */
export const storedJson = (text: string): StoredJson => ({ [TEXT]: text })

/** The record `json` with more fields at its end. Both are objects. */
export const withFields = (json: StoredJson, fields: Readonly<Record<string, unknown>>): StoredJson => {
  const more = encode(fields)
  return more === '{}' ? json : storedJson(`${json[TEXT].slice(0, -1)},${more.slice(1)}`)
}

/** Writes a value as JSON, letting stored pieces through as they are. Undefined fields are left out. */
export function encode(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (TEXT in value) return (value as StoredJson)[TEXT]
  if (Array.isArray(value)) return `[${value.map(encode).join(',')}]`
  const fields: string[] = []
  for (const [key, field] of Object.entries(value))
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${encode(field)}`)
  return `{${fields.join(',')}}`
}

/**
 * Makes stored addresses absolute: `"url":"/…"` is under the service, `"url":"//…"` and `"src":"/…"` under the deployment. A
 * quote inside a JSON string is escaped, so these characters can only be a field and its value.
 */
export const withAddresses = (json: string, baseUrl: string, publicUrl: string): string =>
  json
    .replaceAll('"url":"//', `"url":${JSON.stringify(`${publicUrl}/`).slice(0, -1)}`)
    .replaceAll('"url":"/', `"url":${JSON.stringify(`${baseUrl}/`).slice(0, -1)}`)
    .replaceAll('"src":"/', `"src":${JSON.stringify(`${publicUrl}/`).slice(0, -1)}`)
