/** The body of a POST: one JSON object with the parameters, read as strictly as a query string. */
import { raise } from '#src/errors.ts'
import { mostParameters, type RawInput, repeated } from './query.ts'
import { type HttpRequest, mostBodyBytes } from './request-and-reply.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Adds the parameters of the body to those of the query; a name that stands in both is a mistake, like any name given twice.
 * Without a body there are no parameters. Raises too_large, unsupported_media_type, or invalid_request for what is not a JSON object.
 */
export async function readBody(request: HttpRequest, input: RawInput): Promise<void> {
  const bytes = await request.body()
  if (bytes === 'too large') raise('too_large', `The body has more than ${mostBodyBytes} bytes.`)
  if (bytes.length === 0) return
  requireJson(request)
  const text = decode(bytes)
  const object = parse(text)
  const names = topLevelNames(text)
  if (names.length > mostParameters) raise('invalid_request', `Send at most ${mostParameters} parameters.`)
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name) || name in input.values) repeated(input, name)
    else input.values[name] = object[name]
    seen.add(name)
  }
}

/** Whether the request carries a body, by what its headers say. */
export const hasBody = (request: HttpRequest): boolean =>
  request.header('transfer-encoding') !== undefined || (request.header('content-length') ?? '0') !== '0'

function requireJson(request: HttpRequest): void {
  const [type = '', ...parameters] = (request.header('content-type') ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/json')
    raise('unsupported_media_type', `The body is sent as ${type.trim() || 'nothing in particular'}.`)
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset))
    raise('unsupported_media_type', 'JSON is written in UTF-8.')
  const coding = request.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (coding !== 'identity') raise('unsupported_media_type', 'The body is compressed; send it as it is.')
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return raise('invalid_request', 'The body is not valid UTF-8.')
  }
}

function parse(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    raise('invalid_request', 'The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    raise('invalid_request', 'The body is not a JSON object with a property for each parameter.')
  // Any JSON value that is neither a primitive, null nor a list is an object of values by name.
  return value as Record<string, unknown>
}

/** The property names of an object in valid JSON, in order; one that stands twice is listed twice, unlike by JSON.parse. */
function topLevelNames(json: string): string[] {
  const names: string[] = []
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === '"') {
      const end = endOfString(json, at)
      if (depth === 1 && followedByColon(json, end)) names.push(JSON.parse(json.slice(at, end)))
      at = end - 1
    }
  }
  return names
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

function followedByColon(json: string, from: number): boolean {
  let at = from
  while (at < json.length && ' \t\r\n'.includes(json[at] ?? '')) at += 1
  return json[at] === ':'
}
