/** Files as one: a tar archive (POSIX.1-1988, “ustar”), compressed. */
import { gzipSync } from 'node:zlib'
import type { ExportedFile } from './export-catalogue.ts'

const BLOCK = 512

/** The archive of these files; each was last changed at `now`. Their folders are no longer than 155 bytes, their names than 100. */
export function archiveOf(files: readonly ExportedFile[], now: Date): Buffer {
  const blocks = files.flatMap(({ path, text }) => {
    const bytes = Buffer.from(text)
    return [header(path, bytes.length, now), bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]))
}

/** Offsets and lengths are those of the standard; numbers are octal. */
function header(path: string, size: number, now: Date): Buffer {
  const block = Buffer.alloc(BLOCK)
  const slash = path.lastIndexOf('/')
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  block.write(path.slice(slash + 1), 0)
  block.write(octal(0o644, 7), 100)
  block.write(octal(0, 7), 108)
  block.write(octal(0, 7), 116)
  block.write(octal(size, 11), 124)
  block.write(octal(Math.floor(now.getTime() / 1000), 11), 136)
  block.write('        0', 148)
  block.write('ustar\u000000', 257)
  block.write(path.slice(0, Math.max(0, slash)), 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
