/** `/api/v1`: the tools of a service, each with all that a program needs to call it. */
import { findService, type ServiceId } from '#src/services.ts'
import { toolsByService } from '#tools/index.ts'
import type { ToolTable } from '#tools/tool.ts'
import { apiPath } from './address.ts'
import { document } from './documents.ts'
import { answerSchemas, inputSchema } from './json-schemas.ts'
import type { Site } from './site.ts'

/** The index of a service's tools. */
export const indexAnswer = document('index', (service, site) => {
  const { title, tagline } = findService(service) ?? { title: service, tagline: '' }
  const api = site.baseUrls[service] + apiPath
  const { schemas, answers } = answerSchemas(service, '#/schemas/')
  const table: ToolTable = toolsByService[service]
  return {
    service,
    title,
    description: tagline,
    base_url: site.baseUrls[service],
    documentation: `${site.baseUrls[service]}/api`,
    openapi: `${api}/openapi.json`,
    requests_per_minute: site.limiter.perMinute || null,
    tools: Object.entries(table).map(([name, tool]) => ({
      name,
      kind: tool.kind,
      description: tool.description,
      method: 'GET',
      address: `${api}/${name}`,
      example: exampleAddress(service, site, name, tool.example),
      input_schema: inputSchema(tool),
      output_schema: { $ref: `#/schemas/${answers[name]}` },
    })),
    schemas,
  }
})

/** The address that asks a tool its example. */
export function exampleAddress(
  service: ServiceId,
  { baseUrls }: Pick<Site, 'baseUrls'>,
  name: string,
  example: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams(Object.entries(example).map(([key, value]) => [key, String(value)])).toString()
  return `${baseUrls[service]}${apiPath}/${name}${query === '' ? '' : `?${query}`}`
}
