/** Files in folders, where no bucket is set; files from before a bucket was set stay there. */
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#src/env.ts'
import { type FileConditions, type FileStore, type Folder, pictureTypes, StoreAway } from './store.ts'

/** A folder in the data folder. */
export function folderOf({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, name: Folder = 'media'): FileStore {
  const folder = path.join(DATA_DIR, name)
  const addressOf = (file: string) => path.join(folder, file)
  const orAway = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error) => {
      throw new StoreAway(`The folder ${folder} does not do it: ${error.message}`, { cause: error })
    })

  return {
    async put(file, { body }) {
      await orAway(mkdir(folder, { recursive: true }))
      // The file is flushed to the disk, since the row that names it will be when it is committed.
      await orAway(writeFile(addressOf(file), body, { flag: 'wx', flush: true }))
    },

    async read(file, { method = 'GET', ...asked } = {}) {
      if (path.basename(file) !== file) return null
      const stats = await stat(addressOf(file)).catch(() => null)
      if (!stats?.isFile()) return null
      const { size } = stats
      const etag = `"${size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`
      if (asked.ifNoneMatch === etag) return { status: 304, headers: { etag }, body: null }
      const range = rangeOf(asked, { etag, size })
      if (range === null) return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: null }
      const { start, end } = range ?? { start: 0, end: size - 1 }
      return {
        status: range ? 206 : 200,
        headers: {
          etag,
          'content-type': pictureTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
          'content-length': String(end - start + 1),
          ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
        },
        body: method === 'HEAD' || size === 0 ? null : createReadStream(addressOf(file), { start, end }),
      }
    },

    remove: (file) => orAway(rm(addressOf(file), { force: true })),
  }
}

/** The requested range; undefined for none, or for several, which get the whole file; null for one outside the file. */
function rangeOf(
  { range = '', ifRange }: FileConditions,
  { etag, size }: { etag: string; size: number },
): { start: number; end: number } | undefined | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if ((ifRange ?? etag) !== etag || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  return start > end ? null : { start, end }
}
