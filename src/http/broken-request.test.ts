import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type Reason, refuse, refuseBrokenRequest } from './broken-request.ts'

/** A connection, and what is said on it. */
function connection() {
  const socket = new PassThrough()
  let said = ''
  socket.on('data', (chunk) => (said += chunk))
  return { socket, said: () => said }
}

/** What a request that was read is answered. */
function refused(reason: Reason, socket: PassThrough | null = null) {
  const told: { status?: number; headers?: Record<string, string>; body?: string } = {}
  const outgoing = {
    socket,
    writeHead: (status: number, headers: Record<string, string>) => Object.assign(told, { status, headers }),
    end: (body: string) => Object.assign(told, { body }),
  }
  refuse(outgoing as unknown as ServerResponse, reason)
  return told
}

const failed = (code?: string) => Object.assign(new Error('broken'), code !== undefined && { code })

describe('a request that is not taken', () => {
  it.each([
    ['not HTTP', 400, 'Bad Request'],
    ['no such method', 405, 'Method Not Allowed'],
    ['too slow', 408, 'Request Timeout'],
    ['no length', 411, 'Length Required'],
    ['too large', 413, 'Payload Too Large'],
    ['too long', 431, 'Request Header Fields Too Large'],
    ['too busy', 503, 'Service Unavailable'],
  ] as const)('because it is %s is answered with %d, as a problem in words', (reason, status, title) => {
    const { status: answered, headers, body = '' } = refused(reason)
    expect(answered).toBe(status)
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', title, status, errors: [] })
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is told which methods there are, or when to come back, where that is what is wrong', () => {
    expect(refused('no such method').headers).toMatchObject({ allow: 'GET, HEAD, POST, OPTIONS' })
    expect(refused('too busy').headers).toMatchObject({ 'retry-after': '3' })
    for (const other of ['not HTTP', 'too large'] as const) {
      expect(refused(other).headers).not.toHaveProperty('allow')
      expect(refused(other).headers).not.toHaveProperty('retry-after')
    }
  })
})

describe('a connection on which no request can be read', () => {
  it.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    [undefined, '400 Bad Request'],
  ])('for %s is told %s, and ends', (code, line) => {
    const { socket, said } = connection()
    refuseBrokenRequest(failed(code), socket)
    expect(socket.writableEnded).toBe(true)
    const [head = '', body = ''] = said().split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${line}`)
    expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`)
    expect(head).toContain('\r\nconnection: close')
    expect(JSON.parse(body)).toMatchObject({ status: Number(line.slice(0, 3)) })
  })

  it('is told nothing where nobody is there any more', () => {
    const gone = connection()
    refuseBrokenRequest(failed('ECONNRESET'), gone.socket)
    const closed = connection()
    closed.socket.end()
    refuseBrokenRequest(failed(), closed.socket)
    for (const { socket, said } of [gone, closed]) expect([said(), socket.destroyed]).toEqual(['', true])
  })

  it('is told nothing more once a request on it was refused', () => {
    const { socket, said } = connection()
    refused('too large', socket)
    refuseBrokenRequest(failed(), socket)
    expect([said(), socket.writableEnded, socket.destroyed]).toEqual(['', false, false])
  })
})
