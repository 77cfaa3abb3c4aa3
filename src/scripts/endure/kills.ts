/** Each kind of process killed with -9, again and again, while editors save and publish and readers read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { differencesAfterRebuild, jobsUnfinished, lostChanges } from './check.ts'
import { type Fault, type Finding, type Stage, spread } from './fault.ts'
import { asking, type House, type Part } from './house.ts'
import { notDoneOnce, planPublishes, waitForPlanned } from './planned.ts'
import { lostMeanwhile, misanswered, workSeen } from './under.ts'
import { startWork, type Work } from './work.ts'

const parts: readonly Part[] = [
  'a reader',
  'a backend',
  'the editing server',
  'the postmaster',
  'the supervisor',
  'everything',
]

/** Saves go on for so long before the next process is killed, in milliseconds. */
const beforeMs = [150, 1500] as const

export const kills: Fault = { name: 'kill', inShort: 1, inLong: 50, inflict }

async function inflict(stage: Stage, times: number): Promise<Finding[]> {
  const house = await stage.inside()
  const planned: number[] = []
  const work = startWork(house)
  const findings = new Map(parts.map((part) => [part, { away: [] as number[], wrong: [] as string[] }]))
  for (let round = 1; round <= times && (round === 1 || !stage.isOver()); round++) {
    if (stage.isLong) planned.push(...(await planPublishes(house, 2)))
    if (stage.isLong)
      await asking(house.databaseUrl(), (ask) => ask("delete from jobs.runs where job in ('picks', 'news')"))
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
  await work.stop()
  const rows = [...findings].map(([part, { away, wrong }]) => ({
    fault: `${part} killed with -9`,
    times: away.length,
    seen: `serves again after ${spread(away)}`,
    wrong,
  }))
  return [...rows, await afterwards(stage, house, work, planned)]
}

async function afterwards({ project, isLong }: Stage, house: House, work: Work, planned: number[]): Promise<Finding> {
  await house.serves()
  if (isLong) await waitForPlanned(house, planned)
  const wrong = [
    ...(await lostChanges(house, work.entries)),
    ...(await asking(house.databaseUrl(), jobsUnfinished)),
    ...(await notDoneOnce(house, planned)),
    ...(await differencesAfterRebuild(project, house)),
    ...misanswered(work),
  ]
  const seen = [
    workSeen(work),
    'a rebuild changes no row',
    ...(planned.length > 0 ? [`${planned.length} planned publishes, each done once`] : []),
  ]
  return { fault: 'after all of these kills', times: 1, seen: seen.join('. '), wrong }
}
