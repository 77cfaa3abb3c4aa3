/** Whose entries are meant by a name on the command line. */
import { findService, type OwnerId, owners } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'

/** The service of this name, or the network. Throws an Error of one line that says which was perhaps meant. */
export function ownerCalled(name: string): OwnerId {
  const owner = findService(name)?.id ?? owners.find((id) => id === name)
  if (owner) return owner
  const [meant] = nearest(name, owners)
  throw new Error(`There is no service ${name}. ${meant ? `Is ${meant} meant?` : `There is: ${owners.join(', ')}.`}`)
}
