/** The disk that holds the data folder: full, and read-only. Done on a small one in memory, where this machine allows mounts. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { differencesAfterRebuild, lostChanges } from './check.ts'
import type { Fault, Finding, Stage } from './fault.ts'
import { build } from './house.ts'
import { refused, saidOnce } from './refusals.ts'
import { misanswered, workSeen } from './under.ts'
import { startWork } from './work.ts'

const MEGABYTES = 400
/** How long it stays full, in milliseconds. */
const fullMs = 8000

/** The disk is full, or takes no write. */
export const disk: Fault = {
  name: 'disk',
  inShort: 0,
  inLong: 2,
  async inflict(stage, times) {
    const place = path.join(stage.folder, 'disk')
    mkdirSync(place, { recursive: true })
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', place], { stdio: 'pipe' })
    } catch (error) {
      return [skipped(error as Error)]
    }
    try {
      return [await full(stage, place, times), ...(await startsOn(stage, place))]
    } finally {
      execFileSync('umount', ['--lazy', place])
    }
  },
}

const skipped = ({ message }: Error): Finding => ({
  fault: 'the disk full, and read-only',
  times: 0,
  seen: `this machine allows no mount: ${message.split('\n').at(-2) ?? message}`,
  wrong: [],
  skipped: true,
})

/** Fills the disk under a house at work, and frees it again. */
async function full(stage: Stage, place: string, times: number): Promise<Finding> {
  const dataDir = path.join(place, 'data')
  await stage.layEmpty(dataDir)
  const house = await build({ project: stage.project, dataDir })
  const away: number[] = []
  const wrong: string[] = []
  const work = startWork(house)
  try {
    for (let time = 1; time <= times; time++) {
      await sleep(1000)
      const fill = fillUp(place)
      await sleep(fullMs)
      fill.free()
      const begin = performance.now()
      await house.serves()
      away.push(performance.now() - begin)
      stage.tell(`full ${time} times`)
    }
    await work.stop()
    wrong.push(...(await lostChanges(house, work.entries)), ...misanswered(work))
    wrong.push(...(await differencesAfterRebuild(stage.project, house)))
  } finally {
    await house.stop()
  }
  const longest = (Math.max(...away) / 1000).toFixed(1)
  const seen = `a tmpfs of ${MEGABYTES} MB, full for ${fullMs / 1000} s; serves at most ${longest} s after there is room. ${workSeen(work)}; a rebuild changes no row`
  return { fault: 'the disk full under load', times, seen, wrong }
}

/** Starts where nothing can be written: no room, and no leave. */
async function startsOn(stage: Stage, place: string): Promise<Finding[]> {
  const start = (name: string) => refused(stage, path.join(place, name), path.join(stage.folder, `${name}.log`), {})
  const fill = fillUp(place)
  const noRoom = saidOnce('started where the disk is full', await start('new'), /The disk that holds .+ is full/)
  fill.free()
  execFileSync('mount', ['-o', 'remount,ro', place])
  const noLeave = saidOnce('started in a folder that is read-only', await start('data'), /read-only disk/)
  execFileSync('mount', ['-o', 'remount,rw', place])
  return [noRoom, noLeave]
}

/** Takes all the room there is. */
function fillUp(place: string): { free(): void } {
  const file = path.join(place, 'filling')
  const output = openSync(file, 'w')
  const chunk = Buffer.alloc(1_000_000)
  try {
    while (statfsSync(place).bavail > 0) writeSync(output, chunk)
  } catch {
    // The last chunk did not fit.
  }
  closeSync(output)
  return { free: () => rmSync(file, { force: true }) }
}
