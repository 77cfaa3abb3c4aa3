/** Lines of the log: words for people, or by LOG_FORMAT one JSON object each for programs that gather them. */
import { loggedError } from './logged-error.ts'
import { traceFields } from './telemetry/trace.ts'

/** Data beside the message. An error is logged as JSON, without values that somebody sent. */
export type Fields = Readonly<Record<string, unknown>> & { err?: unknown }

/** Read for each line, and not from env.ts, which checks all settings when it is imported: programs without settings log too. */
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

/** One line: its time, its message, its data, and the trace that it is part of. */
export const jsonLine = (level: 'error' | 'info', message: string, { err, ...fields }: Fields): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...fields,
    ...traceFields(),
    ...(err !== undefined && { err: loggedError(err) }),
  })
