/** The types of faults and of their findings. */
import type { Chance } from '../chance.ts'
import type { House } from './house.ts'
import type { Outside } from './outside.ts'
import type { Town } from './town.ts'

/** One line of the table: how often the fault was made, what was seen, and what was wrong, if anything. */
export type Finding = { fault: string; times: number; seen: string; wrong: readonly string[]; skipped?: boolean }

/** What faults are inflicted on. Houses are built when they are first asked for. */
export type Stage = {
  project: string
  /** A folder of this run. */
  folder: string
  chance: Chance
  /** Whether there is time for faults that take minutes. */
  isLong: boolean
  /** Whether the time of the run is over, so that no further round is begun. */
  isOver(): boolean
  /** Makes a data folder whose database has all tables and no entry: they are made once, and copied. */
  layEmpty(dataDir: string): Promise<void>
  /** A house with the embedded database, and what is around it. */
  inside(): Promise<House>
  town(): Promise<Town>
  /** A house on a PostgreSQL of its own, asked through a proxy. */
  outside(): Promise<Outside>
  tell(words: string): void
}

/** A fault: how often it is inflicted, and how, with the checks afterwards. */
export type Fault = {
  name: string
  /** How often in `npm test`, where 0 is not at all, and how often in the long form. */
  inShort: number
  inLong: number
  inflict(stage: Stage, times: number): Promise<Finding[]>
}

/** "2.1 s, at most 5.3 s": the median of some times, and the longest. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const seconds = (ms = 0) => (ms / 1000).toFixed(1)
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} s, at most ${seconds(sorted.at(-1))} s`
}

/** "412 × 200, 3 × 503, 5 × no answer". */
export const counted = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${times} × ${status || 'no answer'}`)
    .join(', ')
