/** The form in which errors are logged, without texts of editors, since logs may leave the machine. */

type Known = Error & { code?: unknown; severity?: unknown; constraint?: unknown; table?: unknown; status?: unknown }

/** The data of a line, with its error in the form to log, from which pino takes the message. */
export function loggedArguments<Arguments extends unknown[]>([first, ...rest]: Arguments): Arguments {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err
  // The data is an error itself, or has one; it keeps its shape.
  if (error instanceof Error)
    return [{ ...(first === error ? {} : (first as object)), err: loggedError(error) }, ...rest] as Arguments
  return [first, ...rest] as Arguments
}

/** The type, message, stack and cause of an error, without values that were sent to the database or by a client. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, stack = '', code, constraint, table, status, cause } = error as Known
  const message = withoutValues(error)
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const details = { type: name, message, code, constraint, table, status }
  return {
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

/** Removes values from a message: drizzle adds the parameters of a statement, PostgreSQL and JSON.parse the text they could not read. */
function withoutValues({ name, message, severity }: Known & { severity?: unknown }): string {
  if (message.startsWith('Failed query:')) return message.replace(/\nparams:.*$/s, '')
  if (severity !== undefined) return message.replace(/: ".*$/s, '')
  if (name === 'SyntaxError') return message.replace(/, (?:\.\.\.)?".*$/s, '')
  return message
}
