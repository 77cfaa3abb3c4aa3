/** The texts of one entry as HTML, as its publishing made them. */
import type { Database } from '../database.ts'
import type { RecordHtml } from '../html.ts'
import { type JsonText, parsedText } from '../json.ts'
import type { AnyResource } from '../resource.ts'

/** The HTML of the entry under this slug; null where there is none, or none was made yet. */
export async function htmlBySlug(database: Database, resource: AnyResource, slug: string): Promise<RecordHtml | null> {
  const [row] = await database.prepared<{ html: JsonText<RecordHtml> | null }>(
    'html-by-slug',
    'select html from read_model.records where service = $1 and resource = $2 and slug = $3',
    [resource.service, resource.id, slug],
  )
  return parsedText(row?.html ?? null)
}
