/** The resource whose entries a collection holds. */
import { catalogueCollections } from '#collections/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'

const bySlug = new Map(catalogueCollections.map(({ config, resource }) => [config.slug, resource]))

/** The resource of a collection; undefined where it holds no entries. */
export const findEntryResource = (slug: string): AnyResource | undefined => bySlug.get(slug)

/** The resource of a collection of entries. Throws where it holds no entries. */
export function entryResource(slug: string): AnyResource {
  const resource = findEntryResource(slug)
  if (!resource) throw new Error(`${slug} holds no entries.`)
  return resource
}
