/** The newest pages of one service or of several, whatever they are about. */
import type { ServiceId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { htmlOf, type RecordHtml } from '../html.ts'
import { type JsonText, parsed, parsedText, type StoredJson, storedJson } from '../json.ts'
import type { AnyRecord, AnyResource } from '../resource.ts'
import { resourcesOf } from '../resources/index.ts'

/** A page in full, with its texts as HTML, and when it came about. `documentId` stays when it is renamed. */
export type NewPage = {
  resource: AnyResource
  documentId: number
  record: StoredJson<AnyRecord>
  html: RecordHtml
  publishedAt: Date
  updatedAt: Date
}

/** The row of a page. */
export type StoredPage = {
  document_id: number
  record: string
  html: JsonText<RecordHtml> | null
  published_at: Date
  updated_at: Date
}

/** By what pages are newest: when they were first published, or when they were last changed. */
export type Newness = 'published_at' | 'updated_at'

/**
 * At most `limit` pages over all resources of these services, newest first. By first publication each resource is read from its
 * index, no further than that; by last change it is read whole.
 */
export async function newest(
  database: Database,
  services: readonly ServiceId[],
  { by, limit }: { by: Newness; limit: number },
): Promise<NewPage[]> {
  const resources = services.flatMap((service) => resourcesOf(service))
  const rows = await database.prepared<StoredPage & { at: number }>(
    `newest by ${by}`,
    `select n.at::int, r.document_id, r.record, r.html, r.published_at, r.updated_at from (
       select one.*, n.slug, n.${by} from unnest($1::text[], $2::text[]) with ordinality as one (service, resource, at) cross join lateral (
         select slug, ${by} from read_model.records r
         where r.service = one.service and r.resource = one.resource order by r.${by} desc, r.slug limit $3
       ) n order by n.${by} desc, one.service, one.resource, n.slug limit $3
     ) n join read_model.records r using (service, resource, slug) order by r.${by} desc, service, resource, slug`,
    [resources.map(({ service }) => service), resources.map(({ id }) => id), limit],
  )
  return rows.map((row) => newPageOf(resources[row.at - 1] as AnyResource, row))
}

/** A page as it is stored. */
export function newPageOf(
  resource: AnyResource,
  { document_id, record, html, published_at, updated_at }: StoredPage,
): NewPage {
  const stored = storedJson<AnyRecord>(record)
  return {
    resource,
    documentId: document_id,
    record: stored,
    html: parsedText(html) ?? htmlOf(resource, parsed(stored)),
    publishedAt: published_at,
    updatedAt: updated_at,
  }
}
