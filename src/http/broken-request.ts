/** What a client is told whose request is not HTTP, is too long in its headers or does not come to an end. */
import type { Duplex } from 'node:stream'
import { everyReply } from './message.ts'
import { problemType } from './problem.ts'

type Broken = { status: number; title: string; detail: string }

const notHttp: Broken = {
  status: 400,
  title: 'Bad Request',
  detail: 'The request is not valid HTTP. Percent-encode blanks and letters beyond ASCII in the address.',
}

/** By the codes of node:http. */
const byCode: Readonly<Record<string, Broken>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    detail: 'The address and the headers are too long together. Send parameters in the body of a POST.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request Timeout', detail: 'The request did not come to an end.' },
}

/** Answers, where there is someone to answer, and ends the connection: what follows on it cannot be told apart. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, title, detail } = byCode[error.code ?? ''] ?? notHttp
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, errors: [] })
  const headers = {
    ...everyReply,
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
}
