/** Planned publishes that an editing server had begun when it died: nobody would ever do them. */
import type { Execute } from '#src/read-model/database.ts'
import { publishTask } from './planned.ts'

/** Long enough for any one publish; doing one twice does no harm. */
const MOST_MINUTES = 5

/** Gives them back to the queue, which does them within the minute. Gives how many there were. */
export async function giveBackAbandoned(execute: Execute): Promise<number> {
  const rows = await execute(
    `update payload_jobs set processing = false
     where task_slug = $1 and processing and completed_at is null
       and greatest(updated_at, wait_until) < now() - make_interval(mins => $2)
     returning id`,
    [publishTask, MOST_MINUTES],
  )
  return rows.length
}
