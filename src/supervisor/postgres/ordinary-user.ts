/** PostgreSQL refuses to run as root, for good reason. Where we are root, it runs with lowered rights. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { choose } from '../advice.mjs'

/** How a program is started so that it is not root. `owner` is the user id its files must belong to. */
export type OrdinaryUser = {
  command: (program: string, args: readonly string[]) => [string, string[]]
  uid?: number
  gid?: number
  owner?: number
}

/** The user "nobody" on Linux. */
const nobody = 65_534

/**
 * The way in which `postgres` runs here, for a cluster at `folder` (which need not exist yet). Changes nothing on the
 * system: no user is made. Throws an Error of one line when we are root and nothing works; `setting` is the name of the setting for
 * another database.
 */
export function findOrdinaryUser(postgres: string, folder: string, setting?: string): OrdinaryUser {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, [...args]] }
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? 0
  const other = owner || nobody
  const ways = [...(owner === 0 ? [inUserNamespace] : []), withDacOverride(other), bySetuid(other)]
  const works = ways.find(({ command, ...user }) => {
    const [program, args] = command(postgres, ['--version'])
    return spawnSync(program, args, { ...ids(user), stdio: 'ignore' }).status === 0
  })
  if (works) return works
  throw new Error(
    `PostgreSQL does not run as root, and its rights could not be lowered here. Start as an ordinary user, or ${choose(setting)} a PostgreSQL of your own.`,
  )
}

/** Gives `folder` and all in it to the user the programs run as. */
export function giveTo({ owner }: OrdinaryUser, folder: string): void {
  if (owner === undefined || lstatSync(folder).uid === owner) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    lchownSync(path.join(entry.parentPath, entry.name), owner, owner)
  chownSync(folder, owner, owner)
}

/** Closes a cluster to others, without which PostgreSQL does not start: a copy may have lost that on its way. */
export function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & 0o027) !== 0) chmodSync(folder, 0o700)
}

/** The user and group for `spawn`, where they are set. */
export function ids({ uid, gid }: Pick<OrdinaryUser, 'uid' | 'gid'>): { uid?: number; gid?: number } {
  return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) }
}

/** Our own files under another name: root outside, nobody inside. Works under /root and with any umask. */
const inUserNamespace: OrdinaryUser = {
  command: (program, args) => [
    'unshare',
    ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, program, ...args],
  ],
  owner: 0,
}

/** For containers that forbid namespaces: another user that may still pass through folders closed to others. */
const withDacOverride = (owner: number): OrdinaryUser => ({
  command: (program, args) => [
    'setpriv',
    [
      ...[`--reuid=${owner}`, `--regid=${owner}`, '--clear-groups', '--inh-caps=-all,+dac_override'],
      ...['--ambient-caps=-all,+dac_override', program, ...args],
    ],
  ],
  owner,
})

const bySetuid = (owner: number): OrdinaryUser => ({
  command: (program, args) => [program, [...args]],
  uid: owner,
  gid: owner,
  owner,
})
