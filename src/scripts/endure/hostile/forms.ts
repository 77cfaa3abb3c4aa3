/** Malformed requests: each has to be refused, or taken for exactly one request. */

/** `refused`: a 4xx or the end of the connection. `one`: at most one answer, and no 5xx. */
export type HostileForm = { what: string; bytes: string; expects: 'refused' | 'one' }

/** Where they are sent: to readers, and through them to the editing server. */
const targets = ['/flowers', '/cms/api/users/me'] as const

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n'

/** Headers of a POST with a body that two readers of it might end at different places. */
const framings: readonly (readonly [what: string, headers: string, body: string])[] = [
  [
    'Content-Length beside Transfer-Encoding',
    'Content-Length: 6\r\nTransfer-Encoding: chunked',
    `0\r\n\r\n${smuggled}`,
  ],
  ['two different lengths', 'Content-Length: 0\r\nContent-Length: 40', smuggled],
  ['a list of lengths', 'Content-Length: 0, 40', smuggled],
  ['a length with a sign', 'Content-Length: +40', smuggled],
  ['a negative length', 'Content-Length: -1', smuggled],
  ['a length in hexadecimal', 'Content-Length: 0x0', smuggled],
  ['a length beyond all numbers', 'Content-Length: 99999999999999999999', smuggled],
  ['an unknown coding', 'Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`],
  ['a coding after chunked', 'Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`],
  ['two codings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x', `0\r\n\r\n${smuggled}`],
  ['a blank before the colon', 'Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`],
  ['a folded header', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 5', `0\r\n\r\n${smuggled}`],
  ['a control character in the coding', 'Transfer-Encoding: \x0bchunked', `0\r\n\r\n${smuggled}`],
  ['a bare CR in a header', 'X: a\rTransfer-Encoding: chunked', smuggled],
  ['a bare LF that ends a header', 'X: a\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`],
  ['a NUL in a header', 'X: a\0b', ''],
  ['a header without a colon', 'Transfer-Encoding chunked', ''],
  ['a size of a chunk beyond all numbers', 'Transfer-Encoding: chunked', `FFFFFFFFFFFFFFFFF\r\n${smuggled}`],
  ['a chunk whose size is no number', 'Transfer-Encoding: chunked', `zz\r\n${smuggled}`],
  ['a chunk that ends in a bare LF', 'Transfer-Encoding: chunked', `0\n\n${smuggled}`],
]

/** First lines and hosts that are not HTTP, or not of this version. */
const beginnings: readonly (readonly [
  what: string,
  bytes: (path: string) => string,
  expects: HostileForm['expects'],
])[] = [
  ['HTTP/0.9', (path) => `GET ${path}\r\n\r\n`, 'refused'],
  ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'refused'],
  ['an unknown version', (path) => `GET ${path} HTTP/9.9\r\nHost: h\r\n\r\n`, 'refused'],
  ['bare LF throughout', (path) => `GET ${path} HTTP/1.1\nHost: h\n\n`, 'refused'],
  ['no host', (path) => `GET ${path} HTTP/1.1\r\n\r\n`, 'refused'],
  ['two hosts', (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`, 'refused'],
  ['an address with a blank', (path) => `GET ${path} x HTTP/1.1\r\nHost: h\r\n\r\n`, 'refused'],
  ['an address with a raw letter', (path) => `GET ${path}/\xe9 HTTP/1.1\r\nHost: h\r\n\r\n`, 'refused'],
  ['a method that is none', (path) => `G€T ${path} HTTP/1.1\r\nHost: h\r\n\r\n`, 'refused'],
  ['CONNECT', () => 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n', 'refused'],
  ['TRACE', (path) => `TRACE ${path} HTTP/1.1\r\nHost: h\r\n\r\n`, 'refused'],
  ['OPTIONS *', () => 'OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n', 'refused'],
  [
    'an address with a scheme and another host',
    (path) => `GET http://evil.example${path} HTTP/1.1\r\nHost: h\r\n\r\n`,
    'one',
  ],
  [
    'an upgrade to WebSocket',
    (path) =>
      `GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    'one',
  ],
  [
    'an upgrade to HTTP/2',
    (path) =>
      `GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    'one',
  ],
  ['101 headers', (path) => `GET ${path} HTTP/1.1\r\nHost: h\r\n${'X: y\r\n'.repeat(120)}\r\n`, 'one'],
  ['a header of 100 kB', (path) => `GET ${path} HTTP/1.1\r\nHost: h\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, 'refused'],
  ['an address of 100 kB', (path) => `GET ${path}?q=${'y'.repeat(100_000)} HTTP/1.1\r\nHost: h\r\n\r\n`, 'refused'],
  ['nonsense', () => `${'\x16\x03\x01\x02'.repeat(200)}\r\n\r\n`, 'refused'],
]

/** Forms that no honest browser sends. */
export const forms: readonly HostileForm[] = targets.flatMap((path) => [
  ...framings.map(
    ([what, headers, body]): HostileForm => ({
      what: `${path}: ${what}`,
      bytes: `POST ${path} HTTP/1.1\r\nHost: h\r\n${headers}\r\n\r\n${body}`,
      expects: 'refused',
    }),
  ),
  ...beginnings.map(
    ([what, bytes, expects]): HostileForm => ({ what: `${path}: ${what}`, bytes: bytes(path), expects }),
  ),
])
