/** The clock of the machine turned while it runs: forward by days, and back behind what is stored. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { differencesAfterRebuild, jobsUnfinished, lostChanges } from './check.ts'
import type { Fault } from './fault.ts'
import { asking, build } from './house.ts'
import { notDoneOnce, planPublishes, waitForPlanned } from './planned.ts'
import { lostMeanwhile, misanswered, workSeen } from './under.ts'
import { startWork } from './work.ts'

const HOUR_MS = 3_600_000
const turns: readonly (readonly [words: string, aheadMs: number])[] = [
  ['two days forward', 48 * HOUR_MS],
  ['a day behind', -24 * HOUR_MS],
  ['a minute forward', 60_000],
  ['to what it was', 0],
]

/** How long work goes on after each turn, in milliseconds. */
const betweenMs = 3000

/** The clock is turned forward by days, and back behind what is stored. */
export const clockFault: Fault = {
  name: 'clock',
  inShort: 0,
  inLong: 2,
  async inflict(stage, times) {
    const { project, folder } = stage
    const dataDir = path.join(folder, 'clock')
    const file = path.join(folder, 'ahead')
    const turn = (aheadMs: number) => writeFileSync(file, String(aheadMs))
    turn(0)
    await stage.layEmpty(dataDir)
    const preload = new URL('./shifted-clock.mjs', import.meta.url).href
    const settings = { JOBS: 'on', NODE_OPTIONS: `--import ${preload}`, CLOCK_FILE: file }
    const house = await build({ project, dataDir, settings })
    const wrong: string[] = []
    try {
      const work = startWork(house)
      const planned = await planPublishes(house, 2)
      for (let time = 1; time <= times; time++)
        for (const [words, aheadMs] of turns) {
          turn(aheadMs)
          stage.tell(`turned ${words}, ${time} times`)
          await sleep(betweenMs)
          await house.serves()
          wrong.push(...(await lostMeanwhile(house, work)))
        }
      await work.stop()
      // Two days later all sessions have ended.
      for (const status of [401, 403]) work.saves.delete(status)
      await house.signIn()
      await waitForPlanned(house, planned)
      wrong.push(
        ...(await lostChanges(house, work.entries)),
        ...misanswered(work),
        ...(await asking(house.databaseUrl(), jobsUnfinished)),
        ...(await notDoneOnce(house, planned)),
        ...(await differencesAfterRebuild(project, house)),
      )
      const seen = `${turns.map(([words]) => words).join(', ')}. ${workSeen(work)}; 2 planned publishes, each done once; a rebuild changes no row`
      return [{ fault: 'the clock turned while it runs', times: times * turns.length, seen, wrong }]
    } finally {
      await house.stop()
    }
  },
}
