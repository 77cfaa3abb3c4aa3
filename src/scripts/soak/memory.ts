/** Resident memory of the processes of a running Octavo, found as the descendants of its supervisor. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { MemorySample } from './growth.ts'

/** A process, and what it was seen to take. */
export type Process = { pid: number; name: string; samples: MemorySample[] }

/** The processes that are watched. */
export type Watch = { processes: Map<number, Process>; sample(): Promise<void> }

/** Names of our processes, by a part of their command. The database is not watched. */
const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bpostgres\b|esbuild/, ''],
  [/\breader\.(js|ts)\b/, 'reader'],
  [/\b(editor|server)\.(js|ts)\b/, 'editing server'],
  [/\bstart\.mjs\b/, 'supervisor'],
]

/** Watches the supervisor `pid` and what it started. Each `sample()` adds one value for every process that lives. */
export function watchProcesses(pid: number): Watch {
  const processes = new Map<number, Process>()
  const begin = performance.now()
  const sample = async () => {
    const atMs = performance.now() - begin
    for (const { pid: one, name, megabytes } of await memoryOf(pid)) {
      const measured = processes.get(one) ?? { pid: one, name, samples: [] }
      processes.set(one, measured)
      measured.samples.push({ atMs, megabytes })
    }
  }
  return { processes, sample }
}

/** What the supervisor `pid` and each process of ours that it started holds at present. */
export async function memoryOf(pid: number): Promise<{ pid: number; name: string; megabytes: number }[]> {
  return (await family(pid)).flatMap(({ pid: one, megabytes, command }) => {
    const name = names.find(([pattern]) => pattern.test(command))?.[1]
    return name ? [{ pid: one, name, megabytes }] : []
  })
}

/** A process of this machine. */
export type Row = { pid: number; parent: number; megabytes: number; command: string }

/** The process `pid` and all that it started, and what those started. */
export async function family(pid: number): Promise<Row[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axwwo', 'pid=,ppid=,rss=,args='], { maxBuffer: 10_000_000 })
  const rows = stdout.split('\n').flatMap((line): Row[] => {
    const [, own, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command ? [{ pid: Number(own), parent: Number(parent), megabytes: Number(kilobytes) / 1024, command }] : []
  })
  const ofFamily = rows.filter((row) => row.pid === pid)
  for (let at = 0; at < ofFamily.length; at++) ofFamily.push(...rows.filter((row) => row.parent === ofFamily[at]?.pid))
  return ofFamily
}
