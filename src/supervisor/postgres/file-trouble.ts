/** One clear line for what goes wrong with files, from an error of Node or from the words of PostgreSQL. */

/** What is wrong with `place` and what to do, or undefined when `trouble` is of another kind. */
export function describeFileTrouble(trouble: unknown, place: string): string | undefined {
  const text = trouble instanceof Error ? trouble.message : String(trouble)
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(text))
    return `The disk that holds ${place} is full. Free some space (500 MB is plenty), or set DATA_DIR to a folder on another disk.`
  if (/EROFS|Read-only file system/.test(text))
    return `${place} is on a read-only disk. Set DATA_DIR to a folder that can be written.`
  if (/EACCES|EPERM|Permission denied|Operation not permitted|has wrong ownership/i.test(text))
    return process.getuid?.() === 0
      ? deniedToRoot(place)
      : `${place} cannot be used by this user (${userName()}). Give that user the folder and all in it, or set DATA_DIR to another.`
  if (/ENOTDIR|EEXIST|Not a directory/.test(text))
    return `${place} is not a folder. Move that file away, or set DATA_DIR to a folder.`
  return undefined
}

/** Root itself is denied nothing: it is the other user, as whom PostgreSQL runs then, that cannot get there. */
function deniedToRoot(place: string): string {
  return `${place} cannot be used: PostgreSQL does not run as root, and has no way there as another user. Start Octavo as an ordinary user, or set DATA_DIR to a folder all may pass through, such as /var/lib/octavo.`
}

function userName(): string {
  return process.env.USER ?? process.env.LOGNAME ?? `user id ${process.getuid?.() ?? 'unknown'}`
}
