/** A message that is refused as a whole: an error of JSON-RPC with an HTTP status of its own. */
import type { JSONRPCErrorResponse, RequestId } from '@modelcontextprotocol/server'
import { isObject } from './is-object.ts'

/** Codes of the protocol for which its library has no names. */
export const codes = {
  /** Messages for failures that the HTTP status already tells. */
  transport: -32_000,
  headerMismatch: -32_020,
} as const

/** A message that is refused: its HTTP status, and what the error object says. */
export class RefusedMessage extends Error {
  readonly status: number
  readonly error: JSONRPCErrorResponse['error']

  constructor(status: number, error: { code: number; message: string; data?: unknown }) {
    super(error.message)
    this.name = 'RefusedMessage'
    this.status = status
    const { code, message, data } = error
    this.error = { code, message, ...(data !== undefined && { data }) }
  }
}

/** The text of an error. It has no id where the request is unknown. */
export const errorText = (id: RequestId | null, error: JSONRPCErrorResponse['error']): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error })

/** The id to answer under, if the message has one that can be read. */
export function messageIdOf(body: unknown): RequestId | null {
  const id = isObject(body) ? body.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
