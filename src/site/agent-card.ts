/** The description of an agent endpoint for programs and registries that are not connected to it yet. */
import { type Addresses, addressOf, network, type OwnerId, surfaceOf } from '#src/services.ts'

/** The schema of `server.json`, by which registries of servers take it. */
const REGISTRY_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** The schema of a server card, which an extension of the protocol defines (SEP-2127): the same identity, at a known place. */
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'

/** Most characters of a description, for registries. */
const MOST_CHARACTERS = 100

/** The version of the API, which the tools are. */
const VERSION = '1.0.0'

/** What identifies an endpoint. The endpoint itself tells which revisions of the protocol it accepts. */
const identityOf = (surface: OwnerId, site: Addresses) => {
  const { title, tagline } = surfaceOf(surface)
  const address = addressOf(surface, site)
  return {
    name: `${reversed(new URL(address).hostname)}/octavo-${surface}`,
    title: surface === network.id ? title : `Octavo ${title}`,
    description: tagline.length > MOST_CHARACTERS ? `${tagline.slice(0, MOST_CHARACTERS - 1).trimEnd()}…` : tagline,
    version: VERSION,
    websiteUrl: `${address}/`,
    remotes: [{ type: 'streamable-http', url: `${address}/mcp` }],
  }
}

/** Registries name a host in reverse order: `org.example`. */
const reversed = (host: string): string => host.split('.').reverse().join('.')

const fileOf = (contentType: string, value: object) => ({
  contentType,
  text: JSON.stringify(value, null, 2),
  isOpen: true,
})

/** `server.json`, ready to be given to a registry. */
export const registryEntry = (surface: OwnerId, site: Addresses) =>
  fileOf('application/json', { $schema: REGISTRY_SCHEMA, ...identityOf(surface, site) })

/** The server card. */
export const serverCard = (surface: OwnerId, site: Addresses) =>
  fileOf('application/mcp-server-card+json', { $schema: CARD_SCHEMA, ...identityOf(surface, site) })
