/** The jobs that every reader does, for what it holds in memory; apart from the others, which need the CMS. */
import { askedFor } from './asked-for.ts'
import type { Job } from './job.ts'
import { nextDates } from './next-dates.ts'
import { readCounts } from './read-counts.ts'

/** The jobs that each reader does for what it holds in memory. */
export const readersJobs: readonly Job[] = [nextDates, readCounts, askedFor]
