/** What a catalogue is called in the admin. */
import { network, type OwnerId, surfaceOf } from '#src/services.ts'

/** Its title; what all have in common is topics. */
export const titleOf = (owner: OwnerId): string => (owner === network.id ? 'Topics' : surfaceOf(owner).title)
