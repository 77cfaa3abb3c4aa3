/** The methods that an agent may call: to list what there is, call a tool, read an entry, or get a prompt. There are no sessions. */
import { type Implementation, ProtocolError, ProtocolErrorCode, type Result } from '@modelcontextprotocol/server'
import { apiPath } from '#src/http/address.ts'
import type { HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { type Addresses, addressOf, network, type Surface } from '#src/services.ts'
import { toolOf } from '#tools/tool-of.ts'
import { callTheTool } from './call-tool.ts'
import { complete } from './completion.ts'
import { prompt, promptList } from './prompts.ts'
import { listResources, listTemplates, readResource } from './resources.ts'
import { toolList } from './tool-list.ts'

/** The version of the API, which the tools are. */
const apiVersion = '1.0.0'

/** How long a client may keep answers that change only with a release, and those that change with a publish, in milliseconds. */
export const OF_RELEASE_MS = 300_000
const OF_CONTENT_MS = 60_000

/** A call of a method, and for whom. */
export type MethodCall = {
  surface: Surface
  params: Readonly<Record<string, unknown>>
  site: Site
  request: Pick<HttpRequest, 'answer'>
  userAgent: string | undefined
  requestId: string
}

/** How a method is answered, and for how long its answer may be kept. */
type Method = { keepMs?: number; answer(asked: MethodCall): Result | Promise<Result> }

/** Our methods by name, beside those that the library answers. */
const methods: Readonly<Record<string, Method>> = {
  'tools/list': {
    keepMs: OF_RELEASE_MS,
    answer: ({ surface, params }) => onOnePage(params, () => ({ tools: toolList(surface.id) })),
  },
  'tools/call': { answer: ({ surface, params, ...by }) => callTheTool(surface.id, params, by) },
  'resources/list': {
    keepMs: OF_CONTENT_MS,
    answer: ({ surface, params, site }) => listResources(surface.id, params.cursor, site),
  },
  'resources/templates/list': {
    keepMs: OF_RELEASE_MS,
    answer: ({ surface, params, site }) => onOnePage(params, () => listTemplates(surface.id, site)),
  },
  'resources/read': {
    keepMs: OF_CONTENT_MS,
    answer: ({ surface, params, site, userAgent }) => readResource(surface.id, params.uri, site, userAgent),
  },
  'prompts/list': {
    keepMs: OF_RELEASE_MS,
    answer: ({ surface, params }) => onOnePage(params, () => promptList(surface.id)),
  },
  'prompts/get': { answer: ({ surface, params, ...by }) => prompt(params, { surface: surface.id, ...by }) },
  'completion/complete': { answer: ({ surface, params, site }) => complete(surface.id, params, site) },
}

/** Methods that the library of the protocol answers. */
const ofTheProtocol = new Set(['initialize', 'server/discover', 'ping'])

/** A method of ours. Undefined where there is none of this name. */
export const methodNamed = (name: string): Method | undefined =>
  Object.hasOwn(methods, name) ? methods[name] : undefined

/** Whether there is a method of this name, of whichever revision. */
export const isMethod = (name: string): boolean => methodNamed(name) !== undefined || ofTheProtocol.has(name)

function onOnePage(params: MethodCall['params'], list: () => Result): Result {
  if (params.cursor !== undefined)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The list has one page; send no cursor.')
  return list()
}

/** What an agent should know of all tools before it chooses one. */
export function instructionsOf({ id, title, tagline }: Surface, site: Addresses): string {
  const search = id === network.id ? 'search' : toolOf(id, ['search'])?.name
  const slugs =
    id === network.id
      ? `${search} and calendar give slugs, and get opens an entry in full by its slug`
      : `${search} and the tools that list give slugs, and the tools named get_ open an entry in full by its slug or name`
  return (
    `${title}: ${tagline} Read-only. Start with ${search} when you do not know which tool you need: each match says which tool opens it. ` +
    `${slugs}. Each entry is also a resource: its page as Markdown, at its url with .md behind it. Every answer is JSON as text; its fields are described at ${addressOf(id, site)}${apiPath}/openapi.json. Days are UTC.`
  )
}

/** Who answers. */
export const serverInfo = ({ id, title }: Surface, site: Site): Implementation => ({
  name: `octavo-${id}`,
  title,
  version: apiVersion,
  websiteUrl: `${addressOf(id, site)}/`,
})
