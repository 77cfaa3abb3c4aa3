/** Each kind of process killed with -9, again and again, while editors save and publish and readers read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { differencesAfterRebuild, lostChanges } from './check.ts'
import { type Chores, startChores } from './chores.ts'
import { type Fault, type Finding, type Stage, spread } from './fault.ts'
import type { House, HousePart } from './house.ts'
import { notDoneOnce, planPublishes, waitForPlanned } from './planned.ts'
import { lostMeanwhile, misanswered, workSeen } from './under.ts'
import { startWork, type WorkUnderWay } from './work.ts'

const parts: readonly HousePart[] = [
  'a reader',
  'a backend',
  'the editing server',
  'the postmaster',
  'the supervisor',
  'everything',
]

/** How long saves go on before the next process is killed, in milliseconds. */
const beforeMs = [150, 1500] as const

/** A process is killed at whatever it does. */
export const kills: Fault = { name: 'kill', inShort: 1, inLong: 50, inflict }

async function inflict(stage: Stage, times: number): Promise<Finding[]> {
  const house = await stage.inside()
  const planned: number[] = []
  const chores = await startChores(house, await stage.town())
  const work = startWork(house)
  const findings = new Map(parts.map((part) => [part, { away: [] as number[], wrong: [] as string[] }]))
  try {
    for (let round = 1; round <= times && (round === 1 || !stage.isOver()); round++) {
      planned.push(...(await planPublishes(house, 2)))
      await chores.give()
      for (const part of parts) {
        await sleep(stage.chance.between(...beforeMs))
        const { away, wrong } = findings.get(part) as { away: number[]; wrong: string[] }
        const begin = performance.now()
        await house.kill(part)
        await house.serves()
        away.push(performance.now() - begin)
        wrong.push(...(await lostMeanwhile(house, work)))
        stage.tell(`${part} killed ${round} times, ${work.entries.length} entries`)
      }
    }
  } finally {
    await work.stop()
  }
  const rows = [...findings].map(([part, { away, wrong }]) => ({
    fault: `${part} killed with -9`,
    times: away.length,
    seen: `serves again after ${spread(away)}`,
    wrong,
  }))
  const ofTheJobs = await ofJobs(house, chores, planned)
  return [...rows, await afterwards(stage, house, work), ofTheJobs]
}

/** Checks the work that jobs were given while processes were killed. */
async function ofJobs(house: House, chores: Chores, planned: number[]): Promise<Finding> {
  await waitForPlanned(house, planned)
  const wrong = [...(await chores.settle()), ...(await notDoneOnce(house, planned))]
  const seen = `${planned.length} planned publishes and ${chores.seen()}`
  return { fault: 'jobs, after all of these kills', times: planned.length / 2, seen, wrong }
}

async function afterwards({ project }: Stage, house: House, work: WorkUnderWay): Promise<Finding> {
  await house.serves()
  const wrong = [
    ...(await lostChanges(house, work.entries)),
    ...(await differencesAfterRebuild(project, house)),
    ...misanswered(work),
  ]
  const seen = [workSeen(work), 'a rebuild changes no row']
  return { fault: 'after all of these kills', times: 1, seen: seen.join('. '), wrong }
}
