/** The cluster on disk: made by initdb in a folder of another name and renamed, so that it is whole or not there. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { choose } from '../advice.mjs'
import { freePort } from '../free-port.ts'
import type { Binaries } from './binaries.ts'
import { describeFileTrouble } from './file-trouble.ts'
import { ids, type OrdinaryUser } from './ordinary-user.ts'

/** Free space that a new cluster needs: it takes 63 MB and its first log 16 MB; the rest is room for data. */
const leastFreeMegabytes = 150

const access = z.object({ password: z.string().min(1), port: z.number().int() })

/** How to reach the cluster. Kept inside it, so that a copied or moved folder stays complete. */
export type Access = z.infer<typeof access>

/** The name of its user, its database and the file with its password, and the settings that advice names. */
export type Naming = {
  name: string
  settings: {
    /** The setting for another folder. */
    folder?: string
    /** The setting for another database. */
    database?: string
  }
}

/** The options of {@link createCluster}. */
export type NewCluster = Naming & { folder: string; binaries: Binaries; ordinaryUser: OrdinaryUser; durable: boolean }

/** Makes the cluster at `folder`, UTF-8 and with a random password. Throws an Error of one line. */
export async function createCluster({ folder, name, settings, ...options }: NewCluster): Promise<void> {
  const parent = path.dirname(folder)
  const temporaryPrefix = `${path.basename(folder)}.new-`
  const access: Access = { password: randomBytes(24).toString('base64url'), port: await freePort() }
  try {
    mkdirSync(parent, { recursive: true, mode: 0o700 })
    removeUnfinished(parent, temporaryPrefix)
    requireFreeSpace(parent)
    // For another user without the right to pass everywhere: the contents of the folder stay closed, but it can be passed through.
    if (options.ordinaryUser.uid !== undefined) chmodSync(parent, 0o711)
    const temporary = mkdtempSync(path.join(parent, temporaryPrefix))
    try {
      await initialize(temporary, { ...options, name, password: access.password })
      writeAccess(temporary, name, access)
      renameSync(temporary, folder)
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
  } catch (error) {
    throw new Error(describeFileTrouble(error, parent, settings.folder) ?? (error as Error).message, { cause: error })
  }
}

/** The password and the port the cluster had last. Throws an Error of one line when the file is gone or damaged. */
export function readAccess(folder: string, { name, settings }: Naming): Access {
  const file = accessFile(folder, name)
  try {
    return access.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(
      describeFileTrouble(error, folder, settings.folder) ??
        `${file}, which holds the database's password, is missing or damaged. Put it back from a copy, or ${choose(settings.folder)} a new folder.`,
    )
  }
}

/** Remembers how to reach the cluster, in a file only its owner can read. */
export function writeAccess(folder: string, name: string, value: Access): void {
  const file = accessFile(folder, name)
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600, flush: true })
  if (process.getuid?.() === 0) chownSync(`${file}.new`, statSync(folder).uid, statSync(folder).gid)
  renameSync(`${file}.new`, file)
}

/** The major version that made the cluster, or undefined where there is none. */
export function clusterVersion(folder: string): string | undefined {
  const file = path.join(folder, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Removes what a killed start left. Its initdb may still be writing there for a moment: then the next start removes it. */
function removeUnfinished(parent: string, prefix: string): void {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(prefix)))
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // What is left does no harm.
    }
}

function requireFreeSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < leastFreeMegabytes * 1e6) throw new Error('ENOSPC')
}

type Initialization = Omit<NewCluster, 'folder' | 'settings'> & { password: string }

async function initialize(folder: string, { password, ...options }: Initialization): Promise<void> {
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  try {
    const { owner } = options.ordinaryUser
    if (owner !== undefined) for (const place of [folder, passwordFile]) chownSync(place, owner, owner)
    const error = await initdb(folder, passwordFile, ['--locale=C.UTF-8'], options)
    if (!error) return
    if (!/invalid locale/.test(error)) throw new Error(`The database could not be made: ${error}`)
    const portable = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const secondError = await initdb(folder, passwordFile, portable, options)
    if (secondError) throw new Error(`The database could not be made: ${secondError}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Runs initdb once; gives what it complained about, or undefined when all went well. */
function initdb(
  folder: string,
  passwordFile: string,
  locale: string[],
  { binaries, ordinaryUser, durable, name }: Omit<Initialization, 'password'>,
): Promise<string | undefined> {
  const [program, args] = ordinaryUser.command(binaries.initdb, [
    ...['-D', folder, '-U', name, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', ...locale],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ])
  return new Promise((resolve) =>
    execFile(program, args, { ...ids(ordinaryUser), cwd: folder }, (error, _stdout, stderr) =>
      resolve(error ? stderr.trim().split('\n').filter(complains).join(' ') || error.message : undefined),
    ),
  )
}

const accessFile = (folder: string, name: string): string => path.join(folder, `${name}.json`)

const complains = (line: string): boolean => !/removing (contents|data)|^initdb: hint/.test(line)
