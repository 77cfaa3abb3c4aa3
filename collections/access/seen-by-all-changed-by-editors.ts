import type { Access } from 'payload'
import type { ServiceId } from '#src/services.ts'
import { anyoneSignedIn } from './anyone-signed-in.ts'
import { mayWithShared, type SharedAction, type SharedKind } from './permissions.ts'
import { personOf } from './person.ts'

/** Editors, for documents whose `service` field is one they work on; asked before anything is chosen, they may. */
const ofTheService =
  (kind: SharedKind, action: SharedAction): Access =>
  ({ req, data }) => {
    const person = personOf(req)
    if (!mayWithShared(person, action, { kind, service: serviceOf(data) }).isAllowed) return false
    return person?.services && person.services.length > 0 ? { service: { in: person.services } } : true
  }

/** The same for a document about to be made, which no query can find yet. */
const ofTheNewService =
  (kind: SharedKind): Access =>
  ({ req, data }) =>
    mayWithShared(personOf(req), 'create', { kind, service: serviceOf(data) }).isAllowed

const serviceOf = (data: { service?: unknown } | undefined) => data?.service as ServiceId | undefined

/** What belongs to one service and is no entry: everyone signed in sees it, editors of the service change it. */
export const seenByAllChangedByEditors = (kind: SharedKind) => ({
  read: anyoneSignedIn,
  create: ofTheNewService(kind),
  update: ofTheService(kind, 'change'),
  delete: ofTheService(kind, 'destroy'),
})
