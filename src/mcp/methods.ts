/** What an agent may ask: to open, to be told what there is, and to call a tool. There are no sessions. */
import { apiPath } from '#src/http/address.ts'
import type { Site } from '#src/http/site.ts'
import { type Addresses, addressOf, network, type Surface } from '#src/services.ts'
import { toolOf } from '#tools/tool-of.ts'
import { callTheTool } from './call-tool.ts'
import { codes, McpError, type Message } from './message.ts'
import { type Era, openedVersions, serverInfoKey, supportedVersions } from './protocol.ts'
import { toolList } from './tool-list.ts'

/** The version of the API, which the tools are. */
const apiVersion = '1.0.0'

/** How long a client may keep the list of tools, in milliseconds. */
const keepMs = 300_000

type Asked = { surface: Surface; params: Message['params']; site: Site; userAgent: string | undefined }
type Method = { eras: readonly Era[]; isKept: boolean; answer(asked: Asked): object | Promise<object> }

const methods: Readonly<Record<string, Method>> = {
  initialize: { eras: ['opened'], isKept: false, answer: open },
  'server/discover': { eras: ['stateless'], isKept: true, answer: discover },
  ping: { eras: ['opened'], isKept: false, answer: () => ({}) },
  'tools/list': { eras: ['opened', 'stateless'], isKept: true, answer: listTools },
  'tools/call': {
    eras: ['opened', 'stateless'],
    isKept: false,
    answer: ({ surface, params, site, userAgent }) => callTheTool(surface.id, params, site, userAgent),
  },
}

/** The result of a request. Throws an McpError on a method that there is not. */
export async function resultOf(
  { method, params }: Message,
  era: Era,
  { surface, site, userAgent }: Pick<Asked, 'surface' | 'site' | 'userAgent'>,
): Promise<object> {
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!known?.eras.includes(era))
    throw new McpError(codes.methodNotFound, `There is no method "${method.slice(0, 60)}".`, {
      status: era === 'stateless' ? 404 : 200,
    })
  const result = await known.answer({ surface, params, site, userAgent })
  if (era === 'opened') return result
  const kept = known.isKept ? { ttlMs: keepMs, cacheScope: 'public' } : {}
  return { ...result, ...kept, resultType: 'complete', _meta: { [serverInfoKey]: serverInfo(surface, site) } }
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

function listTools({ surface, params }: Asked) {
  if (params.cursor !== undefined) throw new McpError(codes.invalidParams, 'The list has one page; send no cursor.')
  return { tools: toolList(surface.id) }
}

const about = (surface: Surface, site: Site) => ({
  capabilities: { tools: {} },
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
    `${slugs}. Every answer is JSON as text; its fields are described at ${addressOf(id, site)}${apiPath}/openapi.json. Days are UTC.`
  )
}

const serverInfo = ({ id, title }: Surface, site: Site) => ({
  name: `octavo-${id}`,
  title,
  version: apiVersion,
  websiteUrl: `${addressOf(id, site)}/`,
})
