/** The jobs that every reader does, for what it holds in memory; apart from the others, which need the CMS. */
import { askedForJob } from './asked-for.ts'
import type { Job } from './job.ts'
import { nextDatesJob } from './next-dates.ts'
import { readCountsJob } from './read-counts.ts'

/** The jobs that each reader does for what it holds in memory. */
export const readersJobs: readonly Job[] = [nextDatesJob, readCountsJob, askedForJob]
