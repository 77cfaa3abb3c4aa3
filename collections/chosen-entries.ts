/** The entries that are chosen in a list of the admin, as its requests say. */
import type { PayloadRequest, Where } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { collectionSlug } from './slugs.ts'

/** Their ids, as far as the person of the request may read them; all of these, where nothing was chosen. Raises Forbidden to strangers. */
export async function chosenEntries(req: PayloadRequest, resource: AnyResource, most?: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: collectionSlug(resource) as never,
    ...(req.query.where !== undefined && { where: req.query.where as Where }),
    ...(most !== undefined && { limit: most }),
    draft: true,
    depth: 0,
    pagination: false,
    select: {} as never,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id }) => Number(id))
}
