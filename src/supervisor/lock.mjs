/**
 * One start at a time on a data folder. The lock is a file that names its holder: process id and start time, so that a
 * process killed with -9, or another that got its id, holds nothing. It is touched every few seconds, which is how a
 * holder in another container, whose processes cannot be seen, shows that it lives.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStartTime } from './process-start-time.mjs'

/**
 * Who holds a lock: a start, and where it can be reached once it runs, or a command of npm.
 * @typedef {{ pid: number, startTime: string | undefined, host: string, address?: string, command?: string }} Holder
 */

/** A lock that is held. @typedef {{ isInherited: boolean, describe: (address: string) => void, release: () => void }} Lock */

const touchMilliseconds = 3000
const lookMilliseconds = 250

/** The lock is held by somebody who lives. */
export class LockHeld extends Error {
  /**
   * @param {string} message
   * @param {Holder} holder
   */
  constructor(message, holder) {
    super(message)
    this.holder = holder
  }
}

/**
 * Takes the lock of `folder`, making the folder where needed, or throws an Error of one line, a LockHeld where somebody has it;
 * with `waits` it waits for its turn instead. `command` says which command of npm takes it, where it is no start. `isInherited` tells that the last holder was killed. `describe(address)` adds where Octavo can be reached, for the one who is refused.
 * @param {string} folder
 * @param {{ name?: string, waits?: boolean, command?: string }} [options]
 * @returns {Promise<Lock>}
 */
export async function takeLock(folder, { name = 'start.lock', waits = false, command } = {}) {
  const file = path.join(folder, name)
  const own = {
    pid: process.pid,
    startTime: processStartTime(process.pid),
    host: hostname(),
    ...(command && { command }),
  }
  let isInherited = false
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    while (!place(file, own)) {
      isInherited = await removeStale(file)
      if (!isInherited) await refuse(file, folder, waits)
    }
  } catch (error) {
    if (error instanceof LockHeld) throw error
    throw new Error(explain(/** @type {NodeJS.ErrnoException} */ (error), folder))
  }
  const timer = setInterval(() => touch(file), touchMilliseconds).unref()
  return {
    isInherited,
    describe: (address) => replace(file, { ...own, address }),
    release() {
      clearInterval(timer)
      if (isSame(read(file), own)) rmSync(file, { force: true })
    },
  }
}

/**
 * A link appears with its content or not at all; false when there is a lock already.
 * @param {string} file
 * @param {Holder} holder
 */
function place(file, holder) {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * @param {string} file
 * @param {Holder} holder
 */
function replace(file, holder) {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a lock whose holder is gone; false when the holder lives. @param {string} file */
async function removeStale(file) {
  const holder = read(file)
  if (!holder) return true
  const isHere = holder.host === hostname()
  if (isHere ? processStartTime(holder.pid) === holder.startTime : await isTouched(file)) return false
  // Whoever renames the file first has removed it; the rename may have caught a newer lock, which is then put back.
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (!isSame(read(aside), holder)) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return true
}

/**
 * @param {string} file
 * @param {string} folder
 * @param {boolean} waits
 * @returns {Promise<void>}
 */
async function refuse(file, folder, waits) {
  const holder = read(file)
  if (waits) return sleep(500)
  if (!holder) return undefined
  const { pid, host, address, command } = holder
  const who = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  if (command) throw new LockHeld(`${command} is at work on ${folder} (${who}). Wait until it is done.`, holder)
  throw new LockHeld(
    address
      ? `Octavo is already running on ${folder}: ${address} (${who}). Stop it first, or set DATA_DIR and PORT to run another.`
      : `Octavo is already being started on ${folder} (${who}). Wait for it, or set DATA_DIR and PORT to run another.`,
    holder,
  )
}

/** Whether its holder touches it in the time of three touches, and does not give it up. @param {string} file */
async function isTouched(file) {
  const before = statSync(file).mtimeMs
  for (let waited = 0; waited < 3 * touchMilliseconds; waited += lookMilliseconds) {
    await sleep(lookMilliseconds)
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (now !== before) return now !== undefined
  }
  return false
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder may have been removed under us; the lock with it.
  }
}

/**
 * @param {string} file
 * @returns {Holder | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    // An empty or broken file was left by a full disk or a power cut: nobody holds it.
    if (error instanceof SyntaxError) return { pid: 0, startTime: 'none', host: hostname() }
    throw error
  }
}

/**
 * @param {Holder | undefined} one
 * @param {Holder} other
 */
const isSame = (one, other) => one?.pid === other.pid && one?.startTime === other.startTime && one?.host === other.host

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? ''

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} folder
 */
function explain(error, folder) {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return `The disk that holds ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`
  if (error.code === 'ENOENT') return `${folder} cannot be made. Set DATA_DIR to a folder that can be written.`
  if (error.code === 'EROFS') return `${folder} is on a read-only disk. Set DATA_DIR to a folder that can be written.`
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `${folder} cannot be written by this user. Give that user the folder and all in it, or set DATA_DIR to another.`
  if (error.code === 'ENOTDIR' || error.code === 'EEXIST') return `${folder} is not a folder. Set DATA_DIR to a folder.`
  return error.message
}
