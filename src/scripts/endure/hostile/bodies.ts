/** Bodies that expand or nest far beyond their size, or are huge. */
import { deflateSync, gzipSync } from 'node:zlib'

/** A body that no honest program sends, and where it is sent to. */
export type Body = {
  what: string
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer
  isSignedIn?: boolean
}

const json = { 'content-type': 'application/json' }
const agent = { ...json, accept: 'application/json, text/event-stream' }

/** Where bodies are read: tools, agents, and the CMS for strangers and for those who are signed in. */
const readers: readonly Pick<Body, 'path' | 'headers' | 'isSignedIn'>[] = [
  { path: '/flowers/api/v1/list_flowers', headers: json },
  { path: '/flowers/mcp', headers: agent },
  { path: '/cms/api/users/login', headers: json },
  { path: '/cms/api/flowers?draft=true', headers: json, isSignedIn: true },
]

const deep = Buffer.from(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
const wide = Buffer.from(`{${Array.from({ length: 100_000 }, (_, at) => `"p${at}":1`).join(',')}}`)

/** Bodies of text; `megabytes` is how large the largest are. */
export const textBodies = (megabytes: number): Body[] => {
  const huge = Buffer.alloc(megabytes * 1_000_000, 'a')
  const bomb = gzipSync(huge)
  return readers.flatMap((reader) => [
    { ...reader, what: 'a list in a list, 100,000 deep', body: deep },
    { ...reader, what: '100,000 properties', body: wide },
    { ...reader, what: `${megabytes} MB`, body: huge },
    {
      ...reader,
      what: `${megabytes} MB, packed into ${Math.round(bomb.length / 1000)} kB`,
      headers: { ...reader.headers, 'content-encoding': 'gzip' },
      body: bomb,
    },
    { ...reader, what: 'half a word', body: Buffer.from('{"name":"\ud800') },
  ])
}

/** Pictures whose few bytes stand for a hundred million pixels and more, and texts that pose as pictures. */
export const pictureBombs = (): { name: string; type: string; bytes: Buffer }[] => [
  { name: 'wide.png', type: 'image/png', bytes: png(30_000, 30_000) },
  { name: 'claim.png', type: 'image/png', bytes: png(2_000_000_000, 2_000_000_000, Buffer.alloc(10)) },
  {
    name: 'claim.gif',
    type: 'image/gif',
    bytes: Buffer.from(
      `GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;`,
      'latin1',
    ),
  },
  {
    name: 'bomb.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from(
      '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><text>&b;</text></svg>',
    ),
  },
  { name: 'bomb.avif', type: 'image/avif', bytes: avif },
  { name: 'page.png', type: 'image/png', bytes: Buffer.from('<html><script>1</script></html>') },
]

/** A grey PNG of one bit a pixel, all black; `data` in place of its pixels where those would be too many. */
function png(width: number, height: number, data?: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const pixels = data ?? Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

/** The check of PNG (ISO/IEC 15948, annex D). */
function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

/** The head of an AVIF that claims 65,535 pixels each way, and nothing after it. */
const avif = Buffer.from(
  '0000001c667479706176696600000000617669666d696631000000e66d657461000000000000002168646c72000000000000000070696374000000000000000000000000000000000e7069746d0000000000010000001469737065000000000000ffff0000ffff',
  'hex',
)
