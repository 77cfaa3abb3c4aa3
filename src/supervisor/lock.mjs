/**
 * A lock of a folder, for one holder at a time. It is a file with the holder's process id and start time, so that neither a process
 * killed with -9 nor another that got its id holds it. The holder touches it every few seconds, which shows that it lives even in another
 * container, whose processes cannot be seen. Plain JavaScript: it also runs before packages are installed.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { choose, sentence } from './advice.mjs'
import { processStartTime } from './process-start-time.mjs'

/**
 * Who holds a lock, and what it says about itself.
 * @typedef {{ pid: number, startTime: string | undefined, host: string, about?: Partial<Record<string, string>> }} Holder
 */

/**
 * A lock that is held.
 * @typedef {object} Lock
 * @property {boolean} isInherited Whether the last holder was killed.
 * @property {(about: Record<string, string>) => void} describe Adds to what the lock says of its holder.
 * @property {() => void} release
 */

/**
 * @typedef {object} LockOptions
 * @property {string} [name] The file's name.
 * @property {boolean} [waits] Whether to wait while another process holds it.
 * @property {Record<string, string>} [about] What the lock says of its holder, for processes that are refused.
 * @property {(holder: Holder) => string} [refusal] The words of a refusal.
 * @property {string} [setting] The setting by which another folder is chosen, for advice.
 */

const touchMilliseconds = 3000
const lookMilliseconds = 250

/** A living process holds the lock. */
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
 * Takes the lock of `folder`, making the folder where needed. Throws an Error of one line: a LockHeld where another process has it,
 * unless it `waits`.
 * @param {string} folder
 * @param {LockOptions} [options]
 * @returns {Promise<Lock>}
 */
export async function takeLock(
  folder,
  {
    name = 'lock',
    waits = false,
    about,
    refusal = (holder) => `${folder} is in use by ${whoHolds(holder)}. Wait until it is done, or stop it first.`,
    setting,
  } = {},
) {
  const file = path.join(folder, name)
  /** @type {Holder} */
  const own = { pid: process.pid, startTime: processStartTime(process.pid), host: hostname(), ...(about && { about }) }
  let isInherited = false
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    while (!place(file, own)) {
      isInherited = await removeStale(file)
      if (isInherited) continue
      const holder = read(file)
      if (waits) await sleep(500)
      else if (holder) throw new LockHeld(refusal(holder), holder)
    }
  } catch (error) {
    if (error instanceof LockHeld) throw error
    throw new Error(explain(/** @type {NodeJS.ErrnoException} */ (error), folder, setting))
  }
  const timer = setInterval(() => touch(file), touchMilliseconds).unref()
  return {
    isInherited,
    describe(more) {
      own.about = { ...own.about, ...more }
      replace(file, own)
    },
    release() {
      clearInterval(timer)
      if (isSame(read(file), own)) rmSync(file, { force: true })
    },
  }
}

/**
 * “process 12”, with the name of the machine where that is another.
 * @param {Holder} holder
 */
export const whoHolds = ({ pid, host }) => (host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`)

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
  // The first process to rename the file has removed it; the rename may have caught a newer lock, which is then put back.
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

/** Whether the holder touches the file within the time of three touches, and does not release it. @param {string} file */
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
    // The folder may have been removed meanwhile, with the lock.
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
 * @param {string | undefined} setting
 */
function explain({ code = '', message }, folder, setting) {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk that holds ${folder} is full. Free some space, or ${choose(setting)} a folder on another disk.`
  if (code === 'ENOENT') return `${folder} cannot be made. ${sentence(choose(setting))} a folder that can be written.`
  if (code === 'EROFS')
    return `${folder} is on a read-only disk. ${sentence(choose(setting))} a folder that can be written.`
  if (code === 'EACCES' || code === 'EPERM')
    return `${folder} cannot be written by this user. Give that user the folder and all in it, or ${choose(setting)} another.`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${folder} is not a folder. ${sentence(choose(setting))} a folder.`
  return message
}
