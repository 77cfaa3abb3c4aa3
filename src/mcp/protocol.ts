/**
 * Which revision of the protocol a message speaks. Up to 2025-11-25 a client opens with `initialize` and names the revision
 * in a header from then on; since 2026-07-28 each request carries it, in its `_meta` and in headers that must agree.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
 */
import { codes, isObject, McpError, type Message } from './json-rpc.ts'

/** Revisions that open with `initialize`, newest first. */
export const openedVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

/** Revisions whose every request stands alone, newest first. */
export const statelessVersions = ['2026-07-28'] as const

/** All that are spoken, newest first. */
export const supportedVersions: readonly string[] = [...statelessVersions, ...openedVersions]

/** The last revision that knew batches. */
export const lastVersionWithBatches = '2025-03-26'

const versionKey = 'io.modelcontextprotocol/protocolVersion'
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities'
export const serverInfoKey = 'io.modelcontextprotocol/serverInfo'

/** How a message is to be answered. */
export type Era = 'opened' | 'stateless'

type Header = (name: string) => string | undefined

/** The era of a message. Throws an McpError with status 400 on an unknown revision, and where headers and body disagree. */
export function eraOf({ id, method, params }: Message, header: Header): Era {
  const meta = isObject(params._meta) ? params._meta : {}
  const claimed = meta[versionKey]
  const named = header('mcp-protocol-version')?.trim()
  if (claimed === undefined) {
    if (named !== undefined && isStateless(named) && id !== null)
      throw new McpError(codes.invalidParams, `Requests of ${named} carry "${versionKey}" in _meta.`, { status: 400 })
    // The client of an older revision that opens has agreed to no revision yet.
    if (named !== undefined && method !== 'initialize' && !isStateless(named) && !isOpened(named)) unsupported(named)
    return 'opened'
  }
  // What headers and body disagree on is nobody's revision, known or not.
  if (id !== null && named !== undefined && typeof claimed === 'string')
    mustAgree('MCP-Protocol-Version', named, claimed)
  if (typeof claimed !== 'string' || !isStateless(claimed)) unsupported(claimed)
  if (id === null) return 'stateless'
  if (!isObject(meta[capabilitiesKey]))
    throw new McpError(codes.invalidParams, `"${capabilitiesKey}" is missing in _meta.`, { status: 400 })
  mustAgree('MCP-Protocol-Version', named, claimed)
  mustAgree('Mcp-Method', header('mcp-method')?.trim(), method)
  const asked = namedBy(method, params)
  if (typeof asked === 'string') mustAgree('Mcp-Name', decoded(header('mcp-name')?.trim()), asked)
  return 'stateless'
}

/** What a request is about, which its header names too. */
function namedBy(method: string, params: Message['params']): unknown {
  if (method === 'tools/call' || method === 'prompts/get') return params.name
  return method === 'resources/read' ? params.uri : undefined
}

const isStateless = (version: string): boolean => statelessVersions.some((one) => one === version)
const isOpened = (version: string): boolean => openedVersions.some((one) => one === version)

function unsupported(requested: unknown): never {
  throw new McpError(codes.unsupportedVersion, `Unsupported protocol version: ${String(requested).slice(0, 60)}`, {
    status: 400,
    data: { supported: supportedVersions, requested },
  })
}

function mustAgree(name: string, value: string | undefined, body: string): void {
  if (value === body) return
  const detail = value === undefined ? 'is missing' : 'does not agree with the body'
  throw new McpError(codes.headerMismatch, `The header ${name} ${detail}.`, { status: 400 })
}

/** A header value that is not plain ASCII travels as `=?base64?…?=`. */
function decoded(value: string | undefined): string | undefined {
  const [, base64] = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '') ?? []
  return base64 === undefined ? value : Buffer.from(base64, 'base64').toString('utf8')
}
