/**
 * What a message is, and which revision of the protocol it speaks. Up to 2025-11-25 a client opens with `initialize` and names the
 * revision in a header from then on; since 2026-07-28 each request carries it, in its `_meta` and in headers that must agree. The library
 * of the protocol reads messages; this module decides which revisions are accepted.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
 */
import {
  classifyInboundRequest,
  type InboundClassificationOutcome,
  type JSONRPCNotification,
  type JSONRPCRequest,
  type MessageClassification,
  ProtocolErrorCode,
  UnsupportedProtocolVersionError,
} from '@modelcontextprotocol/server'
import { codes, RefusedMessage } from './refused-message.ts'

/** Revisions that open with `initialize`, newest first. Older ones are of another transport. */
const openedVersions: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26']

/** Revisions whose every request stands alone, newest first. */
const statelessVersions: readonly string[] = ['2026-07-28']

/** All that are spoken, newest first. */
export const supportedVersions: string[] = [...statelessVersions, ...openedVersions]

/** The last revision that knew batches. */
export const lastVersionWithBatches = '2025-03-26'

/** A request, or a notification, which has no id, and the era it is of: `modern` where each request stands alone. */
export type ClassifiedMessage = { message: JSONRPCRequest | JSONRPCNotification; classification: MessageClassification }

type Header = (name: string) => string | undefined

/**
 * Reads one message. Undefined for a response, which is ignored since we send no requests. Throws a RefusedMessage with status 400 where
 * it is no message, its revision is not accepted, or headers and body disagree.
 */
export function readMessage(body: unknown, header: Header): ClassifiedMessage | undefined {
  const outcome = classified(body, header)
  if (outcome.kind === 'reject') throw new RefusedMessage(outcome.httpStatus, outcome)
  if (outcome.kind === 'legacy') {
    if (outcome.reason === 'response') return undefined
    if (outcome.reason === 'batch') malformed('A batch holds no other.')
    // A client that opens has not agreed on a revision yet.
    if (outcome.reason !== 'initialize') mustBeSpoken(outcome.requestedVersion, openedVersions)
    // The library has found it to be a request or a notification.
    return { message: body as JSONRPCRequest | JSONRPCNotification, classification: { era: 'legacy' } }
  }
  const { message, classification } = outcome
  mustBeSpoken(classification.revision, statelessVersions)
  if (outcome.messageKind === 'request') mustBeNamed(outcome.message, header)
  return { message, classification }
}

function classified(body: unknown, header: Header): InboundClassificationOutcome {
  const version = header('mcp-protocol-version')
  const method = header('mcp-method')
  try {
    return classifyInboundRequest({
      httpMethod: 'POST',
      body,
      ...(version !== undefined && { protocolVersionHeader: version }),
      ...(method !== undefined && { mcpMethodHeader: method }),
    })
  } catch (error) {
    // Schemas overflow the stack on values nested thousands deep.
    if (!(error instanceof RangeError)) throw error
    malformed('The message is nested too deeply.')
  }
}

function malformed(message: string): never {
  throw new RefusedMessage(400, { code: ProtocolErrorCode.InvalidRequest, message })
}

function mustBeSpoken(requested: string | undefined, versions: readonly string[]): void {
  if (requested === undefined || versions.includes(requested)) return
  throw new RefusedMessage(400, new UnsupportedProtocolVersionError({ supported: supportedVersions, requested }))
}

/** Requires the headers of a request, with a name that agrees with the body. The library only compares the other headers, if present. */
function mustBeNamed({ method, params }: JSONRPCRequest, header: Header): void {
  for (const name of ['MCP-Protocol-Version', 'Mcp-Method'])
    if (header(name.toLowerCase()) === undefined) mismatch(name, 'is missing')
  const asked = method === 'resources/read' ? params?.uri : params?.name
  if (!named.has(method) || typeof asked !== 'string') return
  const name = header('mcp-name')?.trim()
  if (name === undefined) mismatch('Mcp-Name', 'is missing')
  if (decoded(name) !== asked) mismatch('Mcp-Name', 'does not agree with the body')
}

/** Methods that need the header `Mcp-Name`. */
const named = new Set(['tools/call', 'prompts/get', 'resources/read'])

function mismatch(name: string, detail: string): never {
  throw new RefusedMessage(400, { code: codes.headerMismatch, message: `The header ${name} ${detail}.` })
}

/** A header value that is not plain ASCII travels as `=?base64?…?=`. */
function decoded(value: string): string {
  const [, base64] = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value) ?? []
  return base64 === undefined ? value : Buffer.from(base64, 'base64').toString('utf8')
}
