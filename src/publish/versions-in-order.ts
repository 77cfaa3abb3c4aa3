/**
 * Keeps versions of an entry in the order of their saves, whatever the clock says, and notes who saved them. The CMS takes the version
 * with the latest time for the newest: after a clock was set back, or with two editing servers, a save would be stored and not seen.
 */
import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { executeIn } from './transaction.ts'

/** Rows of authors kept for one entry: more than the versions kept of it (collections/collection.ts). */
const AUTHORS_KEPT = 200

type Versions = Pick<BaseDatabaseAdapter, 'createVersion' | 'updateVersion'>
type Of = { collection: CollectionSlug; parent: unknown; req: Partial<PayloadRequest> | undefined }

/** Methods that store versions, to replace those of this adapter. */
export function versionsInOrder(adapter: BaseDatabaseAdapter): Versions {
  const { createVersion, updateVersion } = adapter
  return {
    async createVersion(this: BaseDatabaseAdapter, args) {
      const { collectionSlug: collection, parent, req } = args
      const updatedAt = await afterAllOf(this, { collection, parent, req }, args.updatedAt)
      // The CMS does not ask for the version of a new entry; those of an import are not written yet and have no version to give.
      const isToldOf = typeof req?.user?.id === 'number' && !req.context?.isPublishedLater
      const version = await createVersion.call(this, { ...args, updatedAt, ...(isToldOf && { returning: true }) })
      await noteAuthor(req, collection, parent, version?.id)
      return version as never
    },
    async updateVersion(this: BaseDatabaseAdapter, args) {
      const { collection, req, versionData } = args
      const updatedAt = await afterAllOf(this, { collection, parent: versionData.parent, req }, versionData.updatedAt)
      const version = await updateVersion.call(this, { ...args, versionData: { ...versionData, updatedAt } })
      await noteAuthor(req, collection, versionData.parent, args.id)
      return version as never
    },
  }
}

/** A version of a document. */
export type VersionOf = { collection: string; documentId: number; versionId: number }

/** Writes down that a person saved versions. */
export async function noteAuthors(execute: Execute, personId: number, versions: readonly VersionOf[]): Promise<void> {
  await execute(
    `insert into editing.version_authors (collection, document_id, version_id, person_id)
     select collection, document_id, version_id, $4 from unnest($1::text[], $2::int[], $3::int[])
       as given (collection, document_id, version_id)
     on conflict do nothing`,
    [
      versions.map(({ collection }) => collection),
      versions.map(({ documentId }) => documentId),
      versions.map(({ versionId }) => versionId),
      personId,
    ],
  )
}

/** Notes who saved a version; one that is saved automatically may have several authors. Nothing is noted of programs. */
async function noteAuthor(req: Of['req'], collection: string, parent: unknown, version: unknown): Promise<void> {
  const personId = Number(req?.user?.id)
  if (!req?.payload || !Number.isInteger(personId) || !Number.isInteger(Number(version))) return
  // The adapter's type of a request is partial; one with a person and `payload` is complete.
  const execute = await executeIn(req as PayloadRequest)
  await noteAuthors(execute, personId, [{ collection, documentId: Number(parent), versionId: Number(version) }])
  // Only the newest rows are kept; those of dropped versions go with them.
  await execute(
    `delete from editing.version_authors where (collection, document_id) = ($1, $2) and version_id < (
       select version_id from editing.version_authors where (collection, document_id) = ($1, $2)
       order by version_id desc offset ${AUTHORS_KEPT} limit 1)`,
    [collection, Number(parent)],
  )
}

/** This time, or a millisecond after the newest version there is. */
async function afterAllOf(
  adapter: BaseDatabaseAdapter,
  { collection, parent, req }: Of,
  time = new Date().toISOString(),
) {
  if (parent === undefined) return time
  const { docs } = await adapter.findVersions<TypeWithVersion<object>>({
    collection,
    where: { parent: { equals: parent } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
    ...(req && { req }),
  })
  const newestMs = docs[0] ? new Date(docs[0].updatedAt).getTime() : 0
  return newestMs < new Date(time).getTime() ? time : new Date(newestMs + 1).toISOString()
}
