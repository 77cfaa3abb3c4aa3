/** The README's table of jobs, made from their rows. */
import { jobs } from '#src/jobs/index.ts'
import { table } from '../table.ts'

/** Markdown: one row per job, with when it runs, where, and what it does. */
export const jobsTable = (): string =>
  table(
    ['job', 'when (UTC)', 'where', 'what'],
    jobs.map(({ name, cron, on, description }) => [name, whenOf(cron), on, description]),
  )

function whenOf(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ')
  if (minute === '*') return 'every minute'
  if (minute.startsWith('*/')) return `every ${minute.slice(2)} minutes`
  if (hour === '*') return 'every hour'
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
