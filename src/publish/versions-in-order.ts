/**
 * Versions of an entry in the order in which they were saved, whatever the clock says. The CMS takes the one with the latest time
 * for the newest: where a clock was set back, or that of another editing server is behind, a save would be stored and not seen.
 */
import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload'

type Versions = Pick<BaseDatabaseAdapter, 'createVersion' | 'updateVersion'>
type Of = { collection: CollectionSlug; parent: unknown; req: Partial<PayloadRequest> | undefined }

/** The methods of this adapter that store versions, to stand in the place of its own. */
export function versionsInOrder(adapter: BaseDatabaseAdapter): Versions {
  const { createVersion, updateVersion } = adapter
  return {
    async createVersion(this: BaseDatabaseAdapter, args) {
      const { collectionSlug: collection, parent, req } = args
      const updatedAt = await afterAllOf(this, { collection, parent, req }, args.updatedAt)
      return createVersion.call(this, { ...args, updatedAt }) as never
    },
    async updateVersion(this: BaseDatabaseAdapter, args) {
      const { collection, req, versionData } = args
      const updatedAt = await afterAllOf(this, { collection, parent: versionData.parent, req }, versionData.updatedAt)
      return updateVersion.call(this, { ...args, versionData: { ...versionData, updatedAt } }) as never
    },
  }
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
