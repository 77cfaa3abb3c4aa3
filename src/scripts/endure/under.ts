/** Makes trouble for a house while editors and readers work, and checks the result. */
import { setTimeout as sleep } from 'node:timers/promises'
import { lostChanges } from './check.ts'
import { counted, type Finding, type Stage, spread } from './fault.ts'
import type { House } from './house.ts'
import { type EntryAtWork, startWork, type WorkUnderWay } from './work.ts'

/** How a trouble is made, and undone where it does not pass by itself. */
export type Hardship = {
  fault: string
  begin(): unknown
  holdMs?: number
  end?(): unknown
}

/** The longest that a reader may wait for an answer, whatever the database does. */
const MOST_READ_MS = 20_000

/** Pause between two troubles, in milliseconds. */
const betweenMs = [150, 1500] as const

/** Repeats a trouble, each time until the house serves again. Lost changes count as wrong, and so do answers that blame ourselves. */
export async function under(stage: Stage, house: House, times: number, trouble: Hardship): Promise<Finding> {
  const { fault, begin, holdMs = 0, end } = trouble
  const work = startWork(house)
  const away: number[] = []
  const wrong: string[] = []
  try {
    for (let time = 1; time <= times; time++) {
      await sleep(stage.chance.between(...betweenMs))
      const beginning = performance.now()
      await begin()
      await sleep(holdMs)
      await end?.()
      await house.serves()
      away.push(performance.now() - beginning - holdMs)
      wrong.push(...(await lostMeanwhile(house, work)))
      stage.tell(`${fault}, ${time} times, ${work.entries.length} entries`)
    }
  } finally {
    await work.stop()
  }
  wrong.push(...(await lostChanges(house, work.entries)), ...misanswered(work))
  const held = holdMs > 0 ? `held for ${holdMs / 1000} s, ` : ''
  return { fault, times, seen: `${held}serves again after ${spread(away)}. ${workSeen(work)}`, wrong }
}

/** Checks while saves go on that each acknowledged change is stored, or a later one that was tried. */
export async function lostMeanwhile(house: House, { entries }: WorkUnderWay): Promise<string[]> {
  const before: EntryAtWork[] = entries.slice(-50).map((entry) => ({ ...entry, tried: Number.POSITIVE_INFINITY }))
  return lostChanges(house, before)
}

/** Answers that say the fault is ours or the editor's, and readers who were kept waiting. */
export function misanswered({ saves, reads, slowestReadMs }: WorkUnderWay): string[] {
  const wrong: string[] = []
  for (const [what, statuses] of [
    ['save', saves],
    ['read', reads],
  ] as const)
    for (const [status, times] of statuses)
      if ((status >= 500 && status !== 503) || (what === 'save' && (status === 401 || status === 403)))
        wrong.push(`${times} answers ${status} to a ${what}`)
  if (slowestReadMs() > MOST_READ_MS) wrong.push(`a reader waited ${Math.round(slowestReadMs() / 1000)} s`)
  return wrong
}

/** The work in a sentence. */
export function workSeen({ entries, saves, reads, slowestReadMs }: WorkUnderWay): string {
  const changes = entries.reduce((sum, { acknowledged }) => sum + acknowledged, entries.length)
  return `${changes} acknowledged saves are there (${counted(saves)}); reads: ${counted(reads)}, the slowest ${(slowestReadMs() / 1000).toFixed(1)} s`
}
