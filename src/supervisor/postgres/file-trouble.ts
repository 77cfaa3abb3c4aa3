/** One clear line for what goes wrong with files, from an error of Node or from the words of PostgreSQL. */
import { choose, sentence } from '../advice.mjs'

/**
 * What is wrong with `place` and what to do, or undefined when `trouble` is of another kind. `setting` is the name of the setting for
 * another place.
 */
export function describeFileTrouble(trouble: unknown, place: string, setting?: string): string | undefined {
  const text = trouble instanceof Error ? trouble.message : String(trouble)
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(text))
    return `The disk that holds ${place} is full. Free some space (500 MB is plenty), or ${choose(setting)} a folder on another disk.`
  if (/EROFS|Read-only file system/.test(text))
    return `${place} is on a read-only disk. ${sentence(choose(setting))} a folder that can be written.`
  if (/EACCES|EPERM|Permission denied|Operation not permitted|has wrong ownership/i.test(text))
    return process.getuid?.() === 0
      ? deniedToRoot(place, setting)
      : `${place} cannot be used by this user (${userName()}). Give that user the folder and all in it, or ${choose(setting)} another.`
  if (/ENOTDIR|EEXIST|Not a directory/.test(text))
    return `${place} is not a folder. Move that file away, or ${choose(setting)} a folder.`
  return undefined
}

/** Root is denied nothing: it is the other user, as which PostgreSQL then runs, that has no access. */
function deniedToRoot(place: string, setting: string | undefined): string {
  return `${place} cannot be used: PostgreSQL does not run as root, and has no way there as another user. Start as an ordinary user, or ${choose(setting)} a folder that all may pass through, such as one in /var/lib.`
}

function userName(): string {
  return process.env.USER ?? process.env.LOGNAME ?? `user id ${process.getuid?.() ?? 'unknown'}`
}
