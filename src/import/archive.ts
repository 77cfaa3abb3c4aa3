/** The files of a tar archive (POSIX.1-1988, “ustar”), as our own export makes it and as systems do that pack it anew. */
import type { Upload } from './uploaded.ts'

const BLOCK = 512

/** Reads an archive in memory; entries that are no plain files are skipped. Throws a RangeError where it ends within a file. */
export function filesInArchive(archive: Uint8Array): Upload[] {
  const files: Upload[] = []
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const name = textIn(header, 0, 100)
    if (name === '') break
    const size = Number.parseInt(textIn(header, 124, 12).trim() || '0', 8)
    const end = at + BLOCK + size
    if (!(size >= 0) || end > archive.length) throw new RangeError('The archive ends within a file.')
    const prefix = textIn(header, 345, 155)
    const isFile = ['0', ''].includes(textIn(header, 156, 1))
    if (isFile)
      files.push({ name: prefix === '' ? name : `${prefix}/${name}`, bytes: archive.subarray(at + BLOCK, end) })
    at = end + (-size & (BLOCK - 1))
  }
  return files
}

/** Text up to its first NUL. */
function textIn(header: Uint8Array, from: number, length: number): string {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end))
}
