/** Whether a published entry shows a picture. */
import type { Database } from '../database.ts'

/** By the address of one of its files, as records have it. */
export async function isShown(database: Database, address: string): Promise<boolean> {
  const rows = await database.prepared(
    'is shown',
    'select from read_model.records where pictures @> array[$1::text] limit 1',
    [address],
  )
  return rows.length > 0
}
