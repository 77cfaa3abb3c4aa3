/** The owner and the addresses of data. */
import type { Database } from '#src/read-model/database.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { type Addresses, addressOf, type OwnerId } from '#src/services.ts'

/** The owner of data, and the address of its surface. */
export type DataPlace = Addresses & { database: Database; owner: OwnerId }

/** The folder of the addresses of data. */
export const dataPath = '/data'

/** The whole address of a file of data. */
export const dataAddress = (place: Addresses & { owner: OwnerId }, file: string): string =>
  `${addressOf(place.owner, place)}${dataPath}/${file}`

/** A licence as answers have it. */
export const licenceAnswer = ({ id, name, address }: Licence) => ({ id, name, url: address })
