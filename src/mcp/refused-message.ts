/** What is not answered at all: an error of JSON-RPC under an HTTP status of its own. */
import type { JSONRPCErrorResponse, RequestId } from '@modelcontextprotocol/server'
import { isObject } from './is-object.ts'

/** Codes of the protocol that its library names nowhere. */
export const codes = {
  /** What HTTP itself already says by its status. */
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

/** The text of an error. What no request can be told for has no id. */
export const errorText = (id: RequestId | null, error: JSONRPCErrorResponse['error']): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error })

/** The id to answer under, as far as it can be told of what was sent. */
export function messageIdOf(body: unknown): RequestId | null {
  const id = isObject(body) ? body.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
