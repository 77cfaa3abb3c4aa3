/** What was done and what was seen, as a table. */
import { table } from '../table.ts'
import type { Finding } from './fault.ts'

/** The findings as a table. */
export const endureReport = (findings: readonly Finding[]): string =>
  table(['fault', 'times', 'seen', 'verdict'], findings.map(rowOf))

/** The finding of a fault that could not be inflicted, or after which nothing worked. */
export const failure = (
  fault: string,
  { stack, message, lastWords = '' }: Error & { lastWords?: string },
): Finding => ({
  fault,
  times: 1,
  seen: message.split('\n')[0] ?? '',
  wrong: [`${stack ?? message}\n${lastWords}`],
})

/** A line of the table. */
export const rowOf = ({ fault, times, seen, wrong, skipped }: Finding): (string | number)[] => [
  fault,
  times,
  seen,
  skipped ? 'not tried' : wrong.length === 0 ? 'held' : `**WRONG**: ${wrong.slice(0, 5).join('; ')}`,
]
