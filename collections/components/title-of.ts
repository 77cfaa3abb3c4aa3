/** The names of catalogues in the admin. */
import { network, type OwnerId, surfaceOf } from '#src/services.ts'

/** The title of a catalogue, or the word for topics. */
export const titleOf = (owner: OwnerId): string => (owner === network.id ? 'Topics' : surfaceOf(owner).title)
