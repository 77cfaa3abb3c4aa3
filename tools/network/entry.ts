/** How the network refers to an entry of a catalogue. */
import { z } from 'zod'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { parsedWithAddresses, type StoredJson } from '#src/read-model/json.ts'
import type { AnyResource, CommonRecord } from '#src/read-model/resource.ts'
import type { NetworkContext } from '../tool.ts'
import { catalogueInput, catalogueOf } from './filters.ts'

/** An entry in one line. */
export const networkEntry = z.strictObject({
  catalogue: catalogueInput('The catalogue it is of.'),
  resource: z.string().describe('Kind of entry, for get.'),
  slug: slugSchema('Identifier of the entry, for get.'),
  name: z.string().describe('Name of the entry.'),
  url: address('Address of its page.'),
  summary: z.string().describe('The entry in one line.'),
})
export type NetworkEntry = z.infer<typeof networkEntry>

type Addresses = Pick<NetworkContext, 'baseUrls' | 'publicUrl'>

/** What lists show of an entry, with whole addresses. Publishing checked it against the schema of its resource. */
export const networkLineOf = <Line = CommonRecord>(
  resource: AnyResource,
  summary: StoredJson,
  { baseUrls, publicUrl }: Addresses,
) => parsedWithAddresses(summary, baseUrls[catalogueOf(resource)], publicUrl) as Line

/** An entry as the network lists it. */
export function networkEntryOf(resource: AnyResource, json: StoredJson, addresses: Addresses): NetworkEntry {
  const { slug, name, url, summary } = networkLineOf(resource, json, addresses)
  return { catalogue: catalogueOf(resource), resource: resource.id, slug, name, url, summary }
}
