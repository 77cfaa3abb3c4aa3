/** Tells a hub of WebSub which feeds have changed: the hub fetches them and passes them on to subscribers. */
import { FeedTrouble } from '#src/news/feed-trouble.ts'
import { postOnce } from '#src/news/get-once.ts'
import { addressRefusal, publicLookup, type Resolve } from '#src/news/public-address.ts'
import { within } from '#src/news/within.ts'
import type { Execute } from '#src/read-model/database.ts'
import { unsentReasonOf } from './send.ts'

/** The longest that it may take to answer. */
const PATIENCE_MS = 15_000

/** Feeds that are named in one request. */
const MOST_FEEDS = 20

/**
 * The longest transaction, an import. The time of a change is the beginning of its transaction, so one from before the last run may have
 * been committed after it.
 */
const LONGEST = '1 hour'

/** The number of the last published change of an owner. */
export type LastChange = { service: string; number: string }

/** The owners of which something was published since the job of this name last did its work. */
export const changedSince = (execute: Execute, job: string): Promise<LastChange[]> =>
  execute<LastChange>(
    `select service, max(number)::text as number from serving.told
     where told_at > coalesce((select max(started_at) from jobs.runs where job = $1 and outcome = 'done'), '-infinity')
       - interval '${LONGEST}' group by service order by service`,
    [job],
  )

/** How a hub is asked; `allowLoopback` opens this machine's own addresses, for tests. */
export type HubOptions = { allowLoopback: boolean; signal?: AbortSignal | undefined; resolve?: Resolve | undefined }

/** Tells it of the feeds at these addresses. Throws, with the reason in words for editors, where it does not take that. */
export async function tellHub(hub: URL, feeds: readonly string[], options: HubOptions): Promise<void> {
  const { allowLoopback, signal, resolve } = options
  const refusal = addressRefusal(hub, { allowLoopback })
  if (refusal) throw new FeedTrouble(refusal)
  const lookup = publicLookup(hub, { allowLoopback, ...(resolve && { resolve }) })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Octavo (WebSub)' }
  for (let from = 0; from < feeds.length; from += MOST_FEEDS) {
    const named = feeds.slice(from, from + MOST_FEEDS).map((url) => ['hub.url', url])
    const body = new URLSearchParams([['hub.mode', 'publish'], ...named]).toString()
    const status = await within(PATIENCE_MS, signal, (over) =>
      postOnce(hub, { headers, lookup, signal: over, body }),
    ).catch((error: unknown) => {
      throw new FeedTrouble(unsentReasonOf(error).replace('The server', 'The hub'))
    })
    if (status < 200 || status >= 300) throw new FeedTrouble(`The hub answers ${status}.`)
  }
}
