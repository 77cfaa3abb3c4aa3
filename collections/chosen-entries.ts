/** The entries that are chosen in a list of the admin, as its requests say. */
import type { PayloadRequest, Where } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { collectionSlug } from './slugs.ts'

/** The ids of the chosen entries that the person may read; without a choice, of all they may read. Raises Forbidden for strangers. */
export async function chosenEntries(req: PayloadRequest, resource: AnyResource, most?: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: collectionSlug(resource),
    ...(req.query.where !== undefined && { where: req.query.where as Where }),
    ...(most !== undefined && { limit: most }),
    draft: true,
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id }) => Number(id))
}
