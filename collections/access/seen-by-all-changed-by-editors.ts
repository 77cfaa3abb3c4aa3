import type { Access } from 'payload'
import type { ServiceId } from '#src/services.ts'
import { anyoneSignedIn } from './anyone-signed-in.ts'
import { personOf, publishes, worksOn } from './person.ts'

/** Editors, for documents whose `service` field is one they work on; asked before anything is chosen, they may. */
const editorsOfTheService: Access = ({ req, data }) => {
  const person = personOf(req)
  if (!publishes(person)) return false
  const service = data?.service as ServiceId | undefined
  if (service && !worksOn(person, service)) return false
  return person?.services && person.services.length > 0 ? { service: { in: person.services } } : true
}

/** The same for a document about to be made, which no query can find yet. */
const editorsOfTheNewService: Access = ({ req, data }) => {
  const service = data?.service as ServiceId | undefined
  return publishes(personOf(req)) && (!service || worksOn(personOf(req), service))
}

/** What belongs to one service and is no entry: everyone signed in sees it, editors of the service change it. */
export const seenByAllChangedByEditors = {
  read: anyoneSignedIn,
  create: editorsOfTheNewService,
  update: editorsOfTheService,
  delete: editorsOfTheService,
}
