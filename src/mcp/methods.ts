/** What an agent may ask: to open, to be told what there is, to call a tool, to read an entry, and for a prompt. There are no sessions. */
import { apiPath } from '#src/http/address.ts'
import type { HttpRequest } from '#src/http/message.ts'
import type { Site } from '#src/http/site.ts'
import { type Addresses, addressOf, network, type Surface } from '#src/services.ts'
import { toolOf } from '#tools/tool-of.ts'
import { callTheTool } from './call-tool.ts'
import { complete } from './completion.ts'
import { codes, McpError, type Message } from './json-rpc.ts'
import { prompt, promptList } from './prompts.ts'
import { type Era, openedVersions, serverInfoKey, supportedVersions } from './protocol.ts'
import { listResources, readResource, templates } from './resources.ts'
import { toolList } from './tool-list.ts'

/** The version of the API, which the tools are. */
const apiVersion = '1.0.0'

/** How long a client may keep what changes with a release only, and what changes with a publish, in milliseconds. */
const OF_RELEASE_MS = 300_000
const OF_CONTENT_MS = 60_000

type Asked = {
  surface: Surface
  params: Message['params']
  site: Site
  request: Pick<HttpRequest, 'answer'>
  userAgent: string | undefined
  requestId: string
}
type Method = { eras: readonly Era[]; keepMs?: number; answer(asked: Asked): object | Promise<object> }

const both: readonly Era[] = ['opened', 'stateless']

const methods: Readonly<Record<string, Method>> = {
  initialize: { eras: ['opened'], answer: open },
  'server/discover': { eras: ['stateless'], keepMs: OF_RELEASE_MS, answer: discover },
  ping: { eras: ['opened'], answer: () => ({}) },
  'tools/list': { eras: both, keepMs: OF_RELEASE_MS, answer: listTools },
  'tools/call': {
    eras: both,
    answer: ({ surface, params, ...by }) => callTheTool(surface.id, params, by),
  },
  'resources/list': {
    eras: both,
    keepMs: OF_CONTENT_MS,
    answer: ({ surface, params, site }) => listResources(surface.id, params.cursor, site),
  },
  'resources/templates/list': {
    eras: both,
    keepMs: OF_RELEASE_MS,
    answer: ({ surface, params, site }) => onOnePage(params, () => templates(surface.id, site)),
  },
  'resources/read': {
    eras: both,
    keepMs: OF_CONTENT_MS,
    answer: ({ surface, params, site, userAgent }) => readResource(surface.id, params.uri, site, userAgent),
  },
  'prompts/list': {
    eras: both,
    keepMs: OF_RELEASE_MS,
    answer: ({ surface, params }) => onOnePage(params, () => promptList(surface.id)),
  },
  'prompts/get': {
    eras: both,
    answer: ({ surface, params, ...by }) => prompt(params, { surface: surface.id, ...by }),
  },
  'completion/complete': { eras: both, answer: ({ surface, params, site }) => complete(surface.id, params, site) },
}

/** Whether there is a method of this name, of whichever revision. */
export const isMethod = (name: string): boolean => Object.hasOwn(methods, name)

/** The result of a request. Throws an McpError on a method that there is not. */
export async function resultOf({ method, params }: Message, era: Era, asked: Omit<Asked, 'params'>): Promise<object> {
  const definition = isMethod(method) ? methods[method] : undefined
  if (!definition?.eras.includes(era))
    throw new McpError(codes.methodNotFound, `There is no method "${method.slice(0, 60)}".`, {
      status: era === 'stateless' ? 404 : 200,
    })
  const result = await definition.answer({ ...asked, params })
  if (era === 'opened') return result
  const lifetime = definition.keepMs === undefined ? {} : { ttlMs: definition.keepMs, cacheScope: 'public' }
  return {
    ...result,
    ...lifetime,
    resultType: 'complete',
    _meta: { [serverInfoKey]: serverInfo(asked.surface, asked.site) },
  }
}

/** The revision the client asks for, where we speak it, else our newest; the client decides whether to go on. */
function open({ surface, params, site }: Asked) {
  const protocolVersion = openedVersions.find((version) => version === params.protocolVersion) ?? openedVersions[0]
  const { capabilities, instructions } = about(surface, site)
  return { protocolVersion, capabilities, serverInfo: serverInfo(surface, site), instructions }
}

function discover({ surface, site }: Asked) {
  return { supportedVersions, ...about(surface, site) }
}

function listTools({ surface, params }: Asked): object {
  return onOnePage(params, () => ({ tools: toolList(surface.id) }))
}

function onOnePage(params: Message['params'], list: () => object): object {
  if (params.cursor !== undefined) throw new McpError(codes.invalidParams, 'The list has one page; send no cursor.')
  return list()
}

const about = (surface: Surface, site: Site) => ({
  capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
  instructions: instructionsOf(surface, site),
})

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

const serverInfo = ({ id, title }: Surface, site: Site) => ({
  name: `octavo-${id}`,
  title,
  version: apiVersion,
  websiteUrl: `${addressOf(id, site)}/`,
})
