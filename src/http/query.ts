/** A query string read strictly: what cannot be understood is a mistake to report, never a guess. */
import { type ParameterError, raise } from '#src/errors.ts'

/** Most parameters of a request; no tool declares nearly as many. This bounds the work that a hostile request can cause. */
export const mostParameters = 64

/** Values by name, and the mistakes that only the transport can see. */
export type RawInput = { values: Record<string, unknown>; mistakes: ParameterError[] }

/** An input without any value. Its object has no prototype: a parameter may be called anything. */
export const noInput = (): RawInput => ({ values: Object.create(null), mistakes: [] })

/**
 * Reads `a=1&b=two+words`. A name given twice keeps its first value and is a mistake, as is text that is not
 * percent-encoded UTF-8. Raises invalid_request past 64 parameters.
 */
export function readQuery(query: string, input: RawInput): void {
  if (query === '') return
  const pieces = query.split('&')
  if (pieces.length > mostParameters) raise('invalid_request', `Send at most ${mostParameters} parameters.`)
  for (const piece of pieces) {
    if (piece === '') continue
    const equals = piece.indexOf('=')
    const rawName = equals < 0 ? piece : piece.slice(0, equals)
    const name = decode(rawName)
    const value = equals < 0 ? '' : decode(piece.slice(equals + 1))
    if (name === undefined || value === undefined) malformed(input, name ?? rawName)
    else if (name in input.values) repeated(input, name)
    else input.values[name] = value
  }
}

/** Notes that a name was given more than once, once for each name. */
export function repeated(input: RawInput, parameter: string): void {
  if (input.mistakes.some((mistake) => mistake.parameter === parameter)) return
  input.mistakes.push({ parameter, code: 'repeated', detail: `Give ${parameter} once only.` })
}

function malformed(input: RawInput, parameter: string): void {
  const detail = `Write ${parameter} as percent-encoded UTF-8.`
  input.mistakes.push({ parameter, code: 'malformed', detail })
}

/** Undefined when a percent sign is not followed by two hexadecimal digits or the bytes are not UTF-8. */
function decode(text: string): string | undefined {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return undefined
  }
}
