/** The jobs of the editing server; where there are several, one of them does each. */
import { audit } from './audit.ts'
import { dates } from './dates.ts'
import { dumps } from './dumps.ts'
import { hub } from './hub.ts'
import type { Job } from './job.ts'
import { links } from './links.ts'
import { newsJob } from './news.ts'
import { picks } from './picks.ts'
import { pictures } from './pictures.ts'
import { plannedPublishing } from './planned-publishing.ts'
import { purges } from './purges.ts'
import { webhooksJob } from './webhooks.ts'

/** The jobs of editing servers, each of which is done by one of them. */
export const editorsJobs: readonly Job[] = [
  plannedPublishing,
  picks,
  dates,
  newsJob,
  links,
  pictures,
  purges,
  webhooksJob,
  hub,
  audit,
  dumps,
]
