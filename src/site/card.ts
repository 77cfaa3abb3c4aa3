/** The publication card of a catalogue. */
import type { LicenceId } from '#src/read-model/licences.ts'
import { cardOf } from '#tools/kinds/site-info.ts'
import type { Catalogue } from './catalogue.ts'

/** What a catalogue says of itself. */
export type Card = {
  name: string
  tagline: string
  publisher: string
  network: string
  topics: string[]
  about: string
  contact: string
  licence: { id: LicenceId; name: string; url: string }
  attribution: string
  counts: { resource: string; name: string; written: number }[]
  api_endpoint: string
  openapi: string
  tool_endpoint: string
}

/** What the service says of itself, whichever of its tools gives it to programs. */
export const toldCard = ({ service, site, base }: Catalogue): Promise<Card> =>
  cardOf({ service, database: site.database, baseUrl: base })
