/** The running postmaster, known by the file postmaster.pid in its cluster. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStartTime } from '../process-start-time.mjs'

/** A postmaster that runs: the id of its process, and the port that it listens on. */
export type Postmaster = { pid: number; port: number }

/**
 * The postmaster that runs on the cluster at `folder`. A file left behind by a dead one, by a zombie, or by one whose
 * id now belongs to a stranger is removed, as PostgreSQL would take any process of that id for its own.
 */
export function findPostmaster(folder: string): Postmaster | undefined {
  const file = path.join(folder, 'postmaster.pid')
  const lines = readLines(file)
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (lines.length === 0) return undefined
  if (pid > 0 && processStartTime(pid) !== undefined && worksIn(pid, folder)) return { pid, port }
  rmSync(file, { force: true })
  return undefined
}

/** Signals, the mildest first, each with the milliseconds to wait for it: stopping must not take a minute. */
const endings = {
  gently: [
    ['SIGINT', 8000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 10_000],
  ],
  'at once': [
    ['SIGQUIT', 5000],
    ['SIGKILL', 10_000],
  ],
} as const

/** Ends a postmaster: gently is with a checkpoint, at once leaves it to crash recovery. Nothing is lost either way. */
export async function stopPostmaster(pid: number, how: keyof typeof endings): Promise<void> {
  const startTime = processStartTime(pid)
  for (const [signal, milliseconds] of endings[how]) {
    if (startTime === undefined) return
    signalProcess(pid, signal)
    signalProcess(pid, 'SIGCONT')
    const deadline = Date.now() + milliseconds
    while (Date.now() < deadline) {
      if (processStartTime(pid) !== startTime) return
      await sleep(20)
    }
  }
}

/** Ends backends that outlived their postmaster and keep its shared memory. Linux only; elsewhere it does nothing. */
export function endOrphans(folder: string, signal: 'SIGQUIT' | 'SIGKILL'): void {
  if (process.platform !== 'linux') return
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name) && worksIn(Number(name), folder)) signalProcess(Number(name), signal)
}

/** Resolves when the process is gone. Does not keep this process alive. */
export async function processEnd(pid: number): Promise<void> {
  const startTime = processStartTime(pid)
  while (startTime !== undefined && processStartTime(pid) === startTime) await sleep(500, undefined, { ref: false })
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Every process of PostgreSQL has the cluster as its working folder. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux')
    return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '')
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself in the meantime.
  }
}
