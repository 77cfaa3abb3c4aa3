/** Runs a Node program as a child: its output goes to a log, and its last lines are shown when it fails. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs'
import { devNull, freemem, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SharedPort } from './shared-port.ts'
import { portIsSent } from './supervised.ts'
import { tiedToParent } from './tie-to-parent.mjs'

/** A failed child. The message is one clear line; `lastWords` are its last 30 lines. */
export class ChildFailure extends Error {
  readonly lastWords: string

  constructor(message: string, lastWords: string) {
    super(message)
    this.lastWords = lastWords
  }
}

/** What to run, where, and how it is stopped. */
export type ChildOptions = {
  /** The arguments of Node: the program, with its own arguments. */
  args: readonly string[]
  /** The folder that it runs in; by default ours. */
  cwd?: string
  env: NodeJS.ProcessEnv
  /** The log for its output; by default it is where ours goes. */
  logFile?: string
  /** Whether other children pass requests on to it: it is asked to stop after they have ended. */
  stopsLast?: boolean
  /** A port that is sent to it, for its `listen`. */
  port?: SharedPort
  /** The address of end-with-parent.mjs, for a bundle without that file beside it. */
  preload?: string
}

type Words = number | 'inherit' | 'pipe'

const largestLogBytes = 5_000_000
const shownLines = 30
/** Share of free memory below which memory counts as short. */
const littleMemory = 0.1

/** Share of the time that is left when children that stop last are asked to, whether the others have ended or not. */
const lastShare = 0.3

/** Whether each child leads a group of the processes that it starts; Windows has no such groups. */
const leads = process.platform !== 'win32'

/** The running children, so that a signal to us can end them. */
const children = new Map<ChildProcess, { stopsLast: boolean }>()

/** Starts a child that ends when we do. It is not in our terminal's group: Ctrl-C reaches only us. */
export function spawnChild(options: ChildOptions): ChildProcess {
  if (options.logFile === undefined) return spawnWith(options, 'inherit')
  const log = openLog(options.logFile)
  try {
    return spawnWith(options, log)
  } finally {
    closeSync(log)
  }
}

function spawnWith({ args, cwd, env, stopsLast = false, port, preload }: ChildOptions, words: Words): ChildProcess {
  const tied = tiedToParent(args, { ...env, ...(port && portIsSent) }, preload)
  const child = spawn(process.execPath, tied.args, {
    cwd,
    env: tied.env,
    stdio: ['ignore', words, words, 'ipc'],
    detached: leads,
  })
  children.set(child, { stopsLast })
  child.once('exit', () => children.delete(child))
  // A child that has ended already is started again by its keeper.
  if (port) child.send('port', port.handle, () => {})
  return child
}

/**
 * Runs a child to its end and calls `onLine` with each line it writes. Throws a ChildFailure when it fails; `title`
 * begins its message.
 */
export async function runChild(
  title: string,
  options: ChildOptions & { logFile: string },
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawnWith(options, 'pipe')
  const log = openLog(options.logFile)
  let rest = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      writeSync(log, text)
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
  try {
    const [code, signal] = await ending(child)
    if (rest) onLine(rest)
    if (code !== 0)
      throw new ChildFailure(`${title} ${describeEnd(code, signal, options.logFile)}`, lastWords(options.logFile))
  } finally {
    closeSync(log)
  }
}

/** How a child ended: its exit code, or the signal that ended it. An Error when it could not be started. */
export function ending(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve([code, signal]))
  })
}

/** Asks every child, with the processes it started, to stop, in order, and kills those still there after the given time. */
export async function stopChildren(milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds
  const childrenOf = (last: boolean) =>
    [...children].filter(([, { stopsLast }]) => stopsLast === last).map(([child]) => child)
  for (const child of childrenOf(false)) signal(child, 'SIGTERM')
  while (childrenOf(false).length > 0 && Date.now() < deadline - milliseconds * lastShare) await sleep(20)
  for (const child of childrenOf(true)) signal(child, 'SIGTERM')
  while (children.size > 0 && Date.now() < deadline) await sleep(20)
  for (const child of children.keys()) signal(child, 'SIGKILL')
}

/** The last lines of a log; empty where there is no log. */
export function lastWords(logFile: string): string {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n')
  } catch {
    return ''
  }
}

/** "failed …" in words, with a guess where memory was the likely reason. */
export function describeEnd(code: number | null, signal: NodeJS.Signals | null, logFile: string): string {
  const [free, all] = [freemem(), totalmem()]
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  // 134: Node ended itself at the limit of its heap. A killed process leaves no message.
  const isOutOfMemory = code === 134 || (signal === 'SIGKILL' && free < all * littleMemory)
  if (isOutOfMemory)
    return `was ended, most likely because memory ran out (${gigabytes(free)} of ${gigabytes(all)} are free). The log is ${logFile}.`
  if (signal === 'SIGKILL') return `was killed. The log is ${logFile}.`
  if (code === 0) return `ended by itself. The log is ${logFile}.`
  return `failed (${signal ?? `exit code ${code}`}). The log is ${logFile}.`
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(leads ? -pid : pid, name)
  } catch {
    // It ended in the meantime.
  }
}

/**
 * Opens a log file, after renaming one that has grown large. Where the folder can no longer be written to, the output is lost, and the
 * program still runs.
 */
export function openLog(file: string): number {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(file, `${file}.old`)
    const log = openSync(file, 'a', 0o600)
    // After root has started the program once, the ordinary user that it belongs to must still be able to start it.
    const { uid, gid } = statSync(path.dirname(file))
    if (process.getuid?.() === 0) fchownSync(log, uid, gid)
    return log
  } catch {
    return openSync(devNull, 'a')
  }
}
