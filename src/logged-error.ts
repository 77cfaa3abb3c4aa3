/** What is logged of an error. A log may leave the machine; what an editor wrote may not. */

type Known = Error & { code?: unknown; severity?: unknown; constraint?: unknown; table?: unknown; status?: unknown }

/** What a logger was told, with its error as it is logged: pino takes the words of a line from there. */
export function loggedArguments<Arguments extends unknown[]>([first, ...rest]: Arguments): Arguments {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err
  // An error is told by itself or among others, and stands for the same afterwards.
  if (error instanceof Error)
    return [{ ...(first === error ? {} : (first as object)), err: loggedError(error) }, ...rest] as Arguments
  return [first, ...rest] as Arguments
}

/** Its kind, its words, where it came from and its cause, without the values that were sent to the database or by a client. */
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

/** drizzle adds the parameters of a statement to its words, PostgreSQL and JSON.parse what they could not read. */
function withoutValues({ name, message, severity }: Known & { severity?: unknown }): string {
  if (message.startsWith('Failed query:')) return message.replace(/\nparams:.*$/s, '')
  if (severity !== undefined) return message.replace(/: ".*$/s, '')
  if (name === 'SyntaxError') return message.replace(/, (?:\.\.\.)?".*$/s, '')
  return message
}
