/** `/api/v1`: the tools of a service or of the network, each with all that a program needs to call it. */
import { type Addresses, addressOf, type OwnerId, surfaceOf } from '#src/services.ts'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import { apiPath } from './address.ts'
import { jsonDocument } from './documents.ts'
import { answerSchemas, inputSchema } from './json-schemas.ts'

/** The index of the tools of a service, or of the network. */
export const indexAnswer = jsonDocument('index', (surface, site, { licence }) => {
  const { title, tagline } = surfaceOf(surface)
  const base = addressOf(surface, site)
  const api = base + apiPath
  const { schemas, answers } = answerSchemas(surface, '#/schemas/')
  const table = toolsOf(surface)
  return {
    service: surface,
    title,
    description: tagline,
    base_url: base,
    documentation: `${base}/api`,
    openapi: `${api}/openapi.json`,
    client: `${api}/client.js`,
    licence: { id: licence.id, name: licence.name, url: licence.address },
    requests_per_minute: site.limiter.quota.perMinute || null,
    tools: Object.entries(table).map(([name, tool]) => ({
      name,
      kind: tool.kind,
      description: descriptionOf(tool, table),
      method: 'GET',
      address: `${api}/${name}`,
      example: exampleAddress(surface, site, name, tool.example),
      input_schema: inputSchema(tool),
      output_schema: { $ref: `#/schemas/${answers[name]}` },
    })),
    schemas,
  }
})

/** The address that asks a tool its example. */
export function exampleAddress(
  surface: OwnerId,
  site: Addresses,
  name: string,
  example: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams(Object.entries(example).map(([key, value]) => [key, String(value)])).toString()
  return `${addressOf(surface, site)}${apiPath}/${name}${query === '' ? '' : `?${query}`}`
}
