/** Who publishes what an owner has, and under which licence. */
import { network, type OwnerId, surfaceOf } from '#src/services.ts'
import type { Database } from '../database.ts'
import { defaultLicence, type Licence, type LicenceId, licenceOf } from '../licences.ts'
import { sourcesOf } from '../parts.ts'

/** What a publication is called, and the licence of its texts and data. */
export type Rights = { publication: string; licence: Licence }

/** What the whole of it takes in memory. */
const BYTES = 200

/** As the card of a service says; where it has no card, and for what is common to all, by the declaration and the default. */
export async function rightsOf(database: Database, owner: OwnerId): Promise<Rights> {
  const declared = { publication: surfaceOf(owner).title, licence: defaultLicence }
  if (owner === network.id) return declared
  const about = { key: `rights of ${owner}`, sources: sourcesOf(owner, ['card']), weigh: () => BYTES }
  return database.store.remember(about, async () => {
    const [row] = await database.prepared<{ name: string; licence: LicenceId }>(
      'rights',
      `select record ->> 'name' as name, record ->> 'licence' as licence from read_model.publications where service = $1`,
      [owner],
    )
    return row ? { publication: row.name, licence: licenceOf(row.licence) } : declared
  })
}
