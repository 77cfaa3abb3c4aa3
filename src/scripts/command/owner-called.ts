/** The owner that a name on the command line means. */
import { findService, type OwnerId, owners } from '#src/services.ts'
import { nearest } from '#src/text/nearest.ts'

/** The service of this name, or the network. Throws an Error of one line with a suggestion. */
export function ownerCalled(name: string): OwnerId {
  const owner = findService(name)?.id ?? owners.find((id) => id === name)
  if (owner) return owner
  const [meant] = nearest(name, owners)
  throw new Error(`There is no service ${name}. ${meant ? `Is ${meant} meant?` : `There is: ${owners.join(', ')}.`}`)
}
