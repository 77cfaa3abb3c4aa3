/** Every job. */
import { editorsJobs } from './editors.ts'
import type { Job } from './job.ts'
import { readersJobs } from './readers.ts'

/** Every job there is. */
export const jobs: readonly Job[] = [...editorsJobs, ...readersJobs]
