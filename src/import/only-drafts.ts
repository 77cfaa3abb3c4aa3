/** Which people may import only drafts. */
import { type Person, publishes } from '#collections/access/person.ts'
import { needsTwoPeople } from '#src/editing/two-people.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { OwnerId } from '#src/services.ts'

/** Why this person may import only drafts into a catalogue; null where the files decide. */
export async function whyOnlyDrafts(execute: Execute, person: Person | null, owner: OwnerId): Promise<string | null> {
  if (!person || !publishes(person)) return 'They are imported as drafts: only editors decide what readers see.'
  if (await needsTwoPeople(execute, owner))
    return 'They are imported as drafts: this catalogue asks for two people, and somebody else publishes them.'
  return null
}
