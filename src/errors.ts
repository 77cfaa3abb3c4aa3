/** Every way a request can fail: code, HTTP status, title, and what the caller should do next. Imports nothing. */

/** One mistake in one parameter of a request. */
export type ParameterError = {
  parameter: string
  code: ParameterErrorCode
  /** What is wrong and how to put it right, in one sentence. */
  detail: string
  /** The values or names that would have been accepted, where they are few enough to list. */
  allowed?: readonly (string | number)[]
  /** The accepted names nearest to the one given. */
  nearest?: readonly string[]
}

/** An entry that may be meant: what it is called, and how it is opened. */
export type Suggestion = {
  name: string
  slug: string
  resource: string
  /** The catalogue it is of, where the network was asked. */
  catalogue?: string
  /** The tool that opens it and what to call it with; null where its page alone does. */
  open: { tool: string; arguments: Readonly<Record<string, string>> } | null
}

/** An entry that waits to be written: there is no page of it yet. */
export type WaitingEntry = { name: string; resource: string; catalogue?: string }

/** A name that was asked for and not found, of a service or the network, for the count of entries to write. */
export type Missed = { service: string; name: string }

/** Data of a failure beside its detail. */
type More = {
  errors?: readonly ParameterError[]
  nearest?: readonly string[]
  suggestions?: readonly Suggestion[]
  waiting?: readonly WaitingEntry[]
  missed?: Missed
}

type ErrorRow = { status: number; title: string; next: string }

/** Every error that a reader can meet: its status, its title, and what to do next. */
export const errors = {
  invalid_request: {
    status: 400,
    title: 'The request has a mistake',
    next: 'Correct each parameter listed under `errors` and send the request again.',
  },
  wrong_key: {
    status: 401,
    title: 'No such key',
    next: 'Send the key whole, ask an administrator for another, or send none: everything can be read without.',
  },
  not_found: {
    status: 404,
    title: 'No such entry',
    next: 'Open one of the entries that are suggested, search for the entry, or take its slug from a list.',
  },
  unknown_tool: {
    status: 404,
    title: 'No such tool',
    next: "Choose a tool from the service's index at /api/v1.",
  },
  unknown_service: {
    status: 404,
    title: 'No such service',
    next: 'Choose a service from the home page of this deployment.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    next: 'Use GET with a query string, or POST with a JSON object.',
  },
  too_large: {
    status: 413,
    title: 'Request body too large',
    next: 'Send at most 16 KiB.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    next: 'Send the body as application/json.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    next: 'Wait for the seconds given in Retry-After, then go on at a lower rate.',
  },
  unknown_format: {
    status: 501,
    title: 'No such format',
    next: 'Ask for one of the formats that the detail names.',
  },
  internal: {
    status: 500,
    title: 'Something failed on our side',
    next: 'Try again later; tell us the request_id if it keeps failing.',
  },
  unavailable: {
    status: 503,
    title: 'The catalogue is away for a moment',
    next: 'Try again in a few seconds.',
  },
} as const satisfies Record<string, ErrorRow>

/** The code of an error, which programs go by. */
export type ErrorCode = keyof typeof errors

/** The ways a single parameter can be wrong. */
export const parameterErrors = {
  missing: 'A required parameter is absent or blank.',
  undeclared: 'The tool has no such parameter.',
  repeated: 'The parameter is given more than once.',
  not_text: 'The parameter takes text.',
  not_integer: 'The parameter takes a whole number.',
  not_number: 'The parameter takes a number.',
  not_boolean: 'The parameter takes true or false.',
  out_of_range: 'The number is outside the range of the parameter.',
  not_multiple: 'The number is no multiple of what the parameter counts in.',
  not_a_date: 'The parameter takes a calendar date, YYYY-MM-DD, from 1900-01-01 to 2199-12-31.',
  not_a_value: 'The parameter takes one of a closed list of values.',
  not_a_colour: 'The parameter takes a hex colour.',
  too_long: 'The text is longer than the parameter takes.',
  too_short: 'The text is shorter than the parameter takes.',
  wrong_form: 'The value has another form than the parameter takes.',
  malformed: 'The text is not valid Unicode or holds control characters.',
  unknown: 'Nothing is known by this name.',
  one_required: 'At least one of several parameters is to be given.',
} as const satisfies Record<string, string>

/** The code of what is wrong with one parameter. */
export type ParameterErrorCode = keyof typeof parameterErrors

/** An error with a code of the list above; `subject` completes the title, `errors` name the parameters. */
export class OctavoError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly errors: readonly ParameterError[]
  /** Nearest existing names, for a not_found. */
  readonly nearest: readonly string[]
  /** The entries that have these names, where it was an entry that is not there. */
  readonly suggestions: readonly Suggestion[]
  /** The entries that were asked for and wait to be written. */
  readonly waiting: readonly WaitingEntry[]
  /** The name that is counted as asked for; null where nothing was asked for by name. */
  readonly missed: Missed | null

  constructor(code: ErrorCode, detail: string, more: More = {}) {
    super(`${code}: ${detail}`)
    this.name = 'OctavoError'
    this.code = code
    this.detail = detail
    this.errors = more.errors ?? []
    this.suggestions = more.suggestions ?? []
    this.waiting = more.waiting ?? []
    this.missed = more.missed ?? null
    this.nearest = more.nearest ?? this.suggestions.map(({ name }) => name)
  }
}

/** Throws the error of this code. `detail` is public: say what was asked for and what to do, never what went wrong inside. */
export function raise(code: ErrorCode, detail: string, more: More = {}): never {
  throw new OctavoError(code, detail, more)
}

/** Throws an invalid_request for these parameters. Returns quietly when there are none. */
export function raiseInvalid(mistakes: readonly ParameterError[]): void {
  if (mistakes.length === 0) return
  raise('invalid_request', [...new Set(mistakes.map((mistake) => mistake.detail))].join(' '), { errors: mistakes })
}
