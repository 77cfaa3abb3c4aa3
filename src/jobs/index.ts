/** Every job. Scheduled publishing is not among them: it stands in the queue of the CMS. */
import { editorsJobs } from './editors.ts'
import type { Job } from './job.ts'
import { readersJobs } from './readers.ts'

export const jobs: readonly Job[] = [...editorsJobs, ...readersJobs]
