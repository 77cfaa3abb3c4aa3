/** Every job: one row each. Scheduled publishing is not among them: it stands in the queue of the CMS. */
import type { Job } from './job.ts'
import { links } from './links.ts'
import { newsJob } from './news.ts'
import { nextDates } from './next-dates.ts'
import { picks } from './picks.ts'
import { readCounts } from './read-counts.ts'

export const jobs: readonly Job[] = [picks, nextDates, newsJob, links, readCounts]
