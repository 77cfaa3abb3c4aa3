import type { Access } from 'payload'
import type { ServiceId } from '#src/services.ts'
import { anyoneSignedIn } from './anyone-signed-in.ts'
import { mayWithShared, type SharedAction, type SharedKind } from './permissions.ts'
import { personOf } from './person.ts'

/** Allows editors for documents whose `service` is one they work on, and where no document is known yet. */
const ofTheService =
  (kind: SharedKind, action: SharedAction): Access =>
  ({ req, data }) => {
    const person = personOf(req)
    if (!mayWithShared(person, action, { kind, service: serviceOf(data) }).isAllowed) return false
    return person?.services && person.services.length > 0 ? { service: { in: person.services } } : true
  }

/** The same for a document that is about to be made, which no query can find yet. */
const ofTheNewService =
  (kind: SharedKind): Access =>
  ({ req, data }) =>
    mayWithShared(personOf(req), 'create', { kind, service: serviceOf(data) }).isAllowed

const serviceOf = (data: { service?: unknown } | undefined) => data?.service as ServiceId | undefined

/** The access of documents that are no entries: everyone signed in sees them, editors of their service change them. */
export const seenByAllChangedByEditors = (kind: SharedKind) => ({
  read: anyoneSignedIn,
  create: ofTheNewService(kind),
  update: ofTheService(kind, 'change'),
  delete: ofTheService(kind, 'destroy'),
})
