/** Topics: the entries that speak of one, in any catalogue, follow it in the transaction that changes it. */
import { ValidationError } from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { catalogueCollections, collectionOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { findResource, isTopic } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { findService, type OwnerId } from '#src/services.ts'
import { documentsWith } from './documents.ts'
import type { IdentityChanges } from './put.ts'
import { tableOf } from './references.ts'
import { isWritten, type Publishing, type StoredDocument, settle } from './settle.ts'

type Speakers = { service: OwnerId; resource: string; ids: number[] }

/** Settles every published entry that speaks of these topics, by their present or former slugs. */
export async function settleSpeakers(publishing: Publishing, changes: IdentityChanges): Promise<void> {
  const slugs = [...changes.values()].flatMap(({ before }) => before?.slug ?? [])
  const speakers = await publishing.execute<Speakers>(
    `select service, resource, array_agg(id) as ids from (${everySpeaker}) s group by 1, 2 order by 1, 2`,
    [[...changes.keys()], slugs],
  )
  for (const { service, resource, ids } of speakers) {
    const collection = collectionOf(findResource(service, resource))
    for await (const documents of documentsWith(publishing.req, collection.resource, ids))
      try {
        await settle(publishing, collection, documents.filter(isWritten), { isFollowing: true })
      } catch (error) {
        throw error instanceof ValidationError ? refusalOf(collection, documents, error) : error
      }
  }
}

/** The refusal of a change of a topic because of an entry that speaks of it: it names that entry, and the field, which both have. */
function refusalOf({ resource }: CatalogueCollection, documents: readonly StoredDocument[], { data }: ValidationError) {
  const catalogue = findService(resource.service)?.title ?? resource.service
  // The error has the id of its document; Payload's type of its data does not say so.
  const refused = documents.find(({ id }) => id === (data as { id?: unknown }).id)
  const errors = data.errors.map(({ path, message }) => ({
    path,
    message: `The ${resource.one} “${refused?.name}” in ${catalogue} speaks of it and could then not be published: ${message}`,
  }))
  return new ValidationError({ collection: collectionSlug(topics), errors })
}

/** The entries whose rows name the topics and, since no row names a deleted topic, those whose records name it. */
const everySpeaker = [
  ...catalogueCollections
    .filter(({ resource }) => !isTopic(resource))
    .map(
      ({ resource }) =>
        `select '${resource.service}' as service, '${resource.id}' as resource, id from ${tableOf(resource)}
         where speaks_of_id = any($1::int[]) and _status = 'published' and deleted_at is null`,
    ),
  'select service, resource, document_id from read_model.records where topic = any($2::text[])',
].join(' union ')
