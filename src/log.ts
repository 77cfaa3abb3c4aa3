/** Lines of the log: words for people, or by LOG_FORMAT one JSON object each for programs that gather them. */
import { loggedError } from './logged-error.ts'
import { traceFields } from './telemetry/trace.ts'

/** What is told beside the words. An error is logged as JSON without the values that somebody sent. */
export type Fields = Readonly<Record<string, unknown>> & { err?: unknown }

/** Asked at each line and not of env.ts, which takes all settings when it is first imported: what needs none of them logs too. */
const isJson = (): boolean => process.env.LOG_FORMAT === 'json'

/** Something failed. */
export const logError = (message: string, fields: Fields = {}): void => {
  const { err } = fields
  if (isJson()) console.error(jsonLine('error', message, fields))
  else if (err === undefined) console.error(message)
  else console.error(`${message}:`, err)
}

/** Something happened. */
export const logInfo = (message: string, fields: Fields = {}): void =>
  console.log(isJson() ? jsonLine('info', message, fields) : message)

/** One line, with its time first, what it says beside it, and the trace that it is part of. */
export const jsonLine = (level: 'error' | 'info', message: string, { err, ...fields }: Fields): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...fields,
    ...traceFields(),
    ...(err !== undefined && { err: loggedError(err) }),
  })
