/** Asks the table of permissions before a card, a pick, an outlet or a headline is made, changed or deleted. */
import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { mayWithShared, type SharedKind } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import type { ServiceId } from '#src/services.ts'
import { insist } from './refusal.ts'

type Shared = { service?: ServiceId } | undefined

/** The collection with the hooks that ask. */
export function withSharedPermission(kind: SharedKind, config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeValidate: [askToSave(kind), ...(hooks.beforeValidate ?? [])],
      beforeDelete: [askToDelete(kind), ...(hooks.beforeDelete ?? [])],
    },
  }
}

const askToSave =
  (kind: SharedKind): CollectionBeforeValidateHook =>
  ({ data, operation, originalDoc, req }) => {
    const person = personOf(req)
    const [before, after] = [(originalDoc as Shared)?.service, (data as Shared)?.service]
    if (person)
      for (const service of new Set([before, after]))
        insist(mayWithShared(person, operation === 'create' ? 'create' : 'change', { kind, service }))
    // A card that is moved leaves its catalogue without one, just as a card that is deleted.
    if (kind === 'card' && operation === 'update' && before && after && before !== after)
      insist(mayWithShared({ role: 'administrator' }, 'destroy', { kind, service: before }))
    return data
  }

/** Refuses even scripts what nobody may do. */
const askToDelete =
  (kind: SharedKind): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const person = personOf(req) ?? { role: 'administrator' as const }
    const document = await req.payload.db.findOne({ collection: collection.slug, where: { id: { equals: id } }, req })
    insist(mayWithShared(person, 'destroy', { kind, service: (document as Shared)?.service }))
  }
