/** Tells whether a build is up to date, by names and contents of its sources, since a fresh clone has new times. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash of the names and contents of these files, which are relative to `root`.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function stampOf(root, files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort())
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : '')
        .digest(),
    )
  return hash.digest('hex')
}

/**
 * The files of a folder, or the file itself, relative to `root`; none where there is nothing.
 * @param {string} root
 * @param {string} source
 */
export function filesIn(root, source) {
  const place = statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!place) return []
  if (place.isFile()) return [source]
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/**
 * Whether the stamp that was written when something was made is this one.
 * @param {string} file
 * @param {string} stamp
 */
export const isStamped = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8') === stamp

/**
 * @param {string} file
 * @param {string} stamp
 */
export const writeStamp = (file, stamp) => writeFileSync(file, stamp)
