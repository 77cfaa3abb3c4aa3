/** The OpenAPI document: valid by Redocly's recommended rules, complete, and true to what the server does. */
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { errors } from '#src/errors.ts'
import { pascalCase } from '#src/http/json-schemas.ts'
import { network, services } from '#src/services.ts'
import { askServer } from '#test/contract/ask.ts'
import { type Served, type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { toolsOf } from '#tools/index.ts'
import { publicOutput } from '#tools/tool.ts'

const redocly = path.resolve('node_modules/.bin/redocly')

let world: StartedCatalogue
let served: Served

beforeAll(async () => {
  world = await startCatalogue()
  served = await world.serve({ PUBLIC_URL: 'https://octavo.test', RATE_LIMIT_PER_MINUTE: 600 })
})
afterAll(async () => {
  await world.stop()
})

type Operation = {
  operationId: string
  parameters: { name: string; example?: unknown }[]
  responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }>
}
type OpenApi = {
  servers: { url: string }[]
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, object>; examples: Record<string, { value: unknown }> }
}

/** The name of the schema that a tool answers by. */
const answerOf = ({ responses }: Operation): string =>
  responses[200]?.content?.['application/json']?.schema.$ref.replace('#/components/schemas/', '') ?? ''

const documentOf = async (base: string) => (await askServer(served.port, { url: `${base}/api/v1/openapi.json` })).body

const surfaces = [
  ...services.map(({ id, path: servicePath }) => ({ id, base: `/${servicePath}` })),
  { id: network.id, base: '' },
]

it('has no error and no warning, of whichever surface', async () => {
  const folder = mkdtempSync(path.join(inject('folder'), 'openapi-'))
  const files = await Promise.all(
    surfaces.map(async ({ id, base }) => {
      writeFileSync(path.join(folder, `${id}.json`), await documentOf(base))
      return `${id}.json`
    }),
  )
  // --format=json: what it says of each document, one after the other.
  const args = [redocly, 'lint', ...files, '--extends=recommended', '--format=json']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env })
  const said = stdout.slice(stdout.indexOf('{')).split(/(?<=^\})(?=\{)/m)
  const none = { errors: 0, warnings: 0, ignored: 0 }
  expect(said.map((one) => JSON.parse(one).totals)).toEqual(surfaces.map(() => none))
})

describe.each(surfaces)('$id', ({ id, base }) => {
  const document = () => documentOf(base)

  it('describes every tool once, with the address it answers at', async () => {
    const { servers, paths } = JSON.parse(await document()) as OpenApi
    expect(servers[0]?.url).toBe(`https://octavo.test${base}/api/v1`)
    expect(Object.keys(paths)).toEqual(Object.keys(toolsOf(id)).map((name) => `/${name}`))
    for (const [address, operations] of Object.entries(paths)) {
      expect(Object.keys(operations)).toEqual(['get'])
      expect(operations.get.operationId).toBe(address.slice(1))
    }
  })

  it('shows an answer of every tool, and a value of every parameter that the tool takes', async () => {
    const { paths, components } = JSON.parse(await document()) as OpenApi
    for (const [name, tool] of Object.entries(toolsOf(id))) {
      const operation = paths[`/${name}`]?.get as Operation
      publicOutput(tool).parse(components.examples[answerOf(operation)]?.value)
      for (const { name: parameter, example } of operation.parameters) {
        const asked = new URLSearchParams(
          Object.entries({ ...tool.example, [parameter]: example }) as [string, string][],
        )
        const { status } = await askServer(served.port, { url: `${base}/api/v1/${name}?${asked}` })
        expect(status, `${name} ${asked}`).toBe(200)
      }
    }
  })

  it('has one schema for each sort of entry, whichever tool gives it', async () => {
    const { paths, components } = JSON.parse(await document()) as OpenApi
    for (const [name, { kind, resource = '' }] of Object.entries(toolsOf(id))) {
      if (id === network.id || !['get', 'random', 'of-the-day', 'glossary'].includes(kind)) continue
      expect(answerOf(paths[`/${name}`]?.get as Operation), name).toBe(pascalCase(resource))
      expect(components.schemas).toHaveProperty(pascalCase(resource))
    }
  })

  it('documents every status there is', async () => {
    const text = await document()
    for (const [code, { status }] of Object.entries(errors)) expect(text, code).toContain(`| ${status} | \`${code}\` |`)
    const { paths } = JSON.parse(text) as OpenApi
    for (const { get } of Object.values(paths))
      expect(Object.keys(get.responses)).toEqual(
        expect.arrayContaining(['200', '400', '401', '404', '429', '500', '503']),
      )
  })

  it('is matched by the index of tools', async () => {
    const index = (await askServer(served.port, { url: `${base}/api/v1` })).json()
    const tools = index.tools as { name: string; address: string; example: string; output_schema: { $ref: string } }[]
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(toolsOf(id)))
    for (const { example, output_schema } of tools) {
      const { pathname, search } = new URL(example)
      expect((await askServer(served.port, { url: pathname + search })).status, example).toBe(200)
      expect(index.schemas).toHaveProperty(output_schema.$ref.replace('#/schemas/', ''))
    }
  })
})
