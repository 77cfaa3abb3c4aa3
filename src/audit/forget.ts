/** Removes lines past their retention: the only way by which a line leaves the record. */
import type { Execute } from '#src/read-model/database.ts'
import { note } from './note.ts'
import { machineOf } from './who.ts'

/** Most lines that are removed in one transaction. */
const AT_ONCE = 5000

/**
 * Removes lines older than this many days, in the caller's transaction, and gives how many. The trigger of the table allows it only in
 * this transaction, and never for lines younger than a month.
 */
export async function forgetOlderThan(execute: Execute, days: number): Promise<number> {
  await execute("select set_config('octavo.audit_days', $1, true)", [String(days)])
  const gone = await execute(
    `delete from editing.audit where id in (
       select id from editing.audit where at < now() - make_interval(days => $1) order by id limit ${AT_ONCE}) returning id`,
    [days],
  )
  const reason = `${gone.length} lines older than ${days} days`
  if (gone.length > 0) await note(execute, [{ who: machineOf('audit'), kind: 'record shortened', reason }])
  return gone.length
}
