/** Answers to requests that are not HTTP, are too long or too large, never end, or come when the server has no room. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemType } from './problem.ts'
import { everyReply } from './request-and-reply.ts'

type Refusal = { status: number; detail: string; headers?: Readonly<Record<string, string>> }

const refusals = {
  'not HTTP': {
    status: 400,
    detail:
      'The request is not valid HTTP. Percent-encode blanks and letters beyond ASCII in the address, and name one host.',
  },
  'no such method': {
    status: 405,
    detail: 'There is no such method here.',
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
  },
  'too long': {
    status: 431,
    detail: 'The address and the headers are too long together. Send parameters in the body of a POST.',
  },
  'too large': {
    status: 413,
    detail: 'The body is larger than what is taken: 20 MiB of a file, and 4 MiB of all else.',
  },
  'no length': { status: 411, detail: 'Say with Content-Length how long the body is.' },
  'too slow': { status: 408, detail: 'The request did not come to an end.' },
  'too busy': {
    status: 503,
    detail: 'There is no room for more requests at the moment. Try again in a few seconds.',
    headers: { 'retry-after': '3' },
  },
} as const satisfies Record<string, Refusal>

/** Why a request is refused before it is read to its end. */
export type Reason = keyof typeof refusals

/** By the codes of node:http. */
const byCode: Readonly<Record<string, Reason>> = {
  HPE_HEADER_OVERFLOW: 'too long',
  ERR_HTTP_REQUEST_TIMEOUT: 'too slow',
}

/** Connections that have had their last answer. */
const ended = new WeakSet<Duplex>()

/** Answers a request that was read, and ends its connection. */
export function refuse(outgoing: ServerResponse, reason: Reason): void {
  const { status, headers, body } = replyTo(reason)
  if (outgoing.socket) ended.add(outgoing.socket)
  outgoing.writeHead(status, headers)
  outgoing.end(body)
}

/** Answers, where there is someone to answer, and ends the connection: what follows on it cannot be told apart. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  // A request that was refused by its head has had its answer: no other follows for its body.
  if (ended.has(socket)) return
  const { status, title, headers, body } = replyTo(byCode[error.code ?? ''] ?? 'not HTTP')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
}

function replyTo(reason: Reason) {
  const { status, detail, headers }: Refusal = refusals[reason]
  const title = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, errors: [] })
  return {
    status,
    title,
    body,
    headers: {
      ...everyReply,
      ...headers,
      'content-type': problemType,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    },
  }
}
