/** The jobs of editing servers: where there are several servers, one of them does each job. */
import { auditJob } from './audit.ts'
import { datesJob } from './dates.ts'
import { dumpsJob } from './dumps.ts'
import { holidaysJob } from './holidays.ts'
import { hubJob } from './hub.ts'
import type { Job } from './job.ts'
import { linksJob } from './links.ts'
import { newsJob } from './news.ts'
import { picksJob } from './picks.ts'
import { picturesJob } from './pictures.ts'
import { plannedPublishingJob } from './planned-publishing.ts'
import { purgesJob } from './purges.ts'
import { webhooksJob } from './webhooks.ts'

/** The jobs of editing servers, each of which is done by one of them. */
export const editorsJobs: readonly Job[] = [
  plannedPublishingJob,
  picksJob,
  datesJob,
  holidaysJob,
  newsJob,
  linksJob,
  picturesJob,
  purgesJob,
  webhooksJob,
  hubJob,
  auditJob,
  dumpsJob,
]
