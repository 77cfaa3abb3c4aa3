import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { archiveOf } from './archive.ts'

const BLOCK = 512
const now = new Date('2027-05-01T10:00:00.900Z')
const unpacked = (...files: { path: string; text: string }[]) => gunzipSync(archiveOf(files, now))
const wordAt = (archive: Buffer, from: number, to: number) => archive.toString('latin1', from, to).replace(/\0.*$/s, '')

test('a file stands behind its header, filled up to a whole block, and two empty blocks are the end', () => {
  const archive = unpacked({ path: 'flowers/rose.md', text: 'a'.repeat(513) }, { path: 'card.yaml', text: '' })
  expect(archive.length).toBe(BLOCK * (1 + 2 + 1 + 2))
  expect(archive.toString('latin1', BLOCK, BLOCK + 513)).toBe('a'.repeat(513))
  expect(archive.subarray(BLOCK + 513, 3 * BLOCK).every((byte) => byte === 0)).toBe(true)
  expect(wordAt(archive, 3 * BLOCK, 3 * BLOCK + 100)).toBe('card.yaml')
  expect(archive.subarray(4 * BLOCK).every((byte) => byte === 0)).toBe(true)
})

test('a header says name, folder, size in bytes and time, as every system reads them', () => {
  const header = unpacked({ path: 'flowers/wild/rose.md', text: 'Röse' })
  expect(wordAt(header, 0, 100)).toBe('rose.md')
  expect(wordAt(header, 345, 500)).toBe('flowers/wild')
  expect(Number.parseInt(wordAt(header, 124, 136), 8)).toBe(5)
  expect(Number.parseInt(wordAt(header, 136, 148), 8)).toBe(Date.UTC(2027, 4, 1, 10) / 1000)
  expect(wordAt(header, 100, 108)).toBe('0000644')
  expect(header.toString('latin1', 257, 265)).toBe('ustar\u000000')
})

test('the sum of a header is that of its bytes, the sum itself taken for spaces', () => {
  const header = unpacked({ path: 'flowers/röse.md', text: 'text' }).subarray(0, BLOCK)
  const told = Number.parseInt(wordAt(header, 148, 156), 8)
  const blank = Buffer.from(header).fill(' ', 148, 156)
  expect(told).toBe(blank.reduce((sum, byte) => sum + byte, 0))
})
