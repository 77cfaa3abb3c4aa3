/** JSON-RPC 2.0 as the Model Context Protocol uses it. */
import { encode } from '#src/read-model/json.ts'

export type MessageId = string | number

/** A request, or a notification where it has no id. */
export type Message = { id: MessageId | null; method: string; params: Readonly<Record<string, unknown>> }

/** Codes of JSON-RPC 2.0, section 5.1, and of the protocol's own range. */
export const codes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  /** What HTTP itself already says by its status. */
  transport: -32_000,
  headerMismatch: -32_020,
  unsupportedVersion: -32_022,
} as const

/** A request that cannot be answered: its HTTP status, and what the error object says. */
export class McpError extends Error {
  readonly code: number
  readonly status: number
  readonly data: unknown

  constructor(code: number, message: string, { status = 200, data }: { status?: number; data?: unknown } = {}) {
    super(message)
    this.name = 'McpError'
    this.code = code
    this.status = status
    this.data = data
  }
}

/** Reads one message. Undefined for an answer to a request of ours, of which there are none. Throws what is neither. */
export function readMessage(value: unknown): Message | undefined {
  if (!isObject(value) || value.jsonrpc !== '2.0') malformed()
  const { id, method, params = {} } = value
  if (method === undefined && ('result' in value || 'error' in value)) return undefined
  if (typeof method !== 'string' || !isObject(params)) malformed()
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') malformed()
  return { id: id ?? null, method, params }
}

/** The id to answer under, as far as it can be told. */
export const messageIdOf = (value: unknown): MessageId | null => {
  const id = isObject(value) ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The text of an answer; stored JSON within goes through as it is. */
export const resultText = (id: MessageId, result: object): string => encode({ jsonrpc: '2.0', id, result })

/** The text of a failure. */
export const errorText = (id: MessageId | null, { code, message, data }: McpError): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function malformed(): never {
  throw new McpError(codes.invalidRequest, 'The body is not a JSON-RPC 2.0 message.', { status: 400 })
}
