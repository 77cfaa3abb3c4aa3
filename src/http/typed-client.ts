/**
 * `/api/v1/client.js` and `/api/v1/client.d.ts`: a client of a catalogue's API, or of all of them, for programs in JavaScript and
 * TypeScript. What it does is one module (`src/client`); what it may ask follows from the declarations.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Surface } from '#src/client/client.mjs'
import { projectRoot } from '#src/project-root.ts'
import { type Addresses, addressOf, network, type OwnerId, services, surfaceOf } from '#src/services.ts'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import type { AnyTool } from '#tools/tool.ts'
import { textDocument } from './documents.ts'
import { answerSchemas, inputSchema, type JsonSchema, pascalCase } from './json-schemas.ts'
import { problemSchema } from './openapi.ts'
import { answerDeclaration, commentOf, inputDeclaration } from './typescript.ts'

/** The module. */
export const clientAnswer = textDocument('client', (surface, site) =>
  [
    `${headOf(surface, site)}// @ts-self-types="./client.d.ts"\n`,
    sourceOf('client.mjs'),
    `/** Makes a client. */\nexport const octavo = clientOf(${JSON.stringify(clientSurface(surface, site), null, 2)})\n`,
  ].join('\n'),
)

/** Its types. */
export const clientTypesAnswer = textDocument('types of the client', (surface, site) =>
  [
    headOf(surface, site),
    answerDeclaration('OctavoProblem', problemSchema),
    sourceOf('types.d.ts'),
    typesOf(surface),
    `/** Makes a client. */\nexport declare const octavo: (options?: OctavoOptions) => OctavoTools\n`,
  ].join('\n'),
)

const headOf = (surface: OwnerId, addresses: Addresses): string =>
  `// ${surfaceOf(surface).title}: a client of the API that ${addressOf(surface, addresses)}/api documents. MIT.\n`

/** A file of the client without its first paragraph, which is for developers of this project. */
function sourceOf(file: string): string {
  const text = readFileSync(path.join(projectRoot, 'src/client', file), 'utf8')
  return text.slice(text.indexOf('\n\n') + 2)
}

/** The description of a surface that `clientOf` takes. */
function clientSurface(surface: OwnerId, addresses: Addresses): Surface {
  const tools = Object.entries(toolsOf(surface)).map(([name, tool]) =>
    isPaged(tool) ? `${name}:${longestPageOf(tool)}` : name,
  )
  return {
    base: addressOf(surface, addresses),
    tools: tools.join(' '),
    ...(surface === network.id && {
      catalogues: Object.fromEntries(
        services.map(({ id, path: own }) => [id, { path: `/${own}`, ...clientSurface(id, addresses) }]),
      ),
    }),
  }
}

const isPaged = ({ input }: AnyTool): boolean => 'offset' in input.shape

/** The maximum of a tool's parameter `limit`. */
const longestPageOf = (tool: AnyTool): number => {
  const limit = inputSchema(tool).properties?.limit as JsonSchema | undefined
  return limit?.maximum ?? 0
}

/** The types of the inputs and answers of a surface, and of its tools; those of each catalogue of the network in a namespace. */
function typesOf(surface: OwnerId): string {
  const table = toolsOf(surface)
  const tools = Object.entries(table)
  const { schemas, answers } = answerSchemas(surface, '')
  const catalogues = surface === network.id ? services : []
  const fields = [
    ...tools.map(([name, tool]) => {
      const type = `${isPaged(tool) ? 'OctavoPagedTool' : 'OctavoTool'}<${inputOf(name)}, ${answers[name]}>`
      return `${commentOf(descriptionOf(tool, table), '  ')}  ${name}: ${type}\n`
    }),
    ...catalogues.map(({ id, tagline }) => `${commentOf(tagline, '  ')}  ${id}: ${id}.OctavoTools\n`),
  ]
  return [
    ...catalogues.map(({ id, title }) => `${commentOf(title)}export declare namespace ${id} {\n${typesOf(id)}}\n`),
    ...Object.entries(schemas).map(([name, schema]) => answerDeclaration(name, schema)),
    ...tools.map(([name, tool]) => inputDeclaration(inputOf(name), inputSchema(tool))),
    `${commentOf(`The tools of ${surfaceOf(surface).title}.`)}export interface OctavoTools {\n${fields.join('')}}\n`,
  ].join('\n')
}

/** The type of a tool's input. */
const inputOf = (name: string): string => `${pascalCase(name)}Input`
