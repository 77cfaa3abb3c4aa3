/** The soak itself: readers, agents and editors at once, for so long. */
import { chance } from '../chance.ts'
import { asker } from './ask.ts'
import { edit, type SoakAccount } from './edits.ts'
import { type Process, type Watch, watchProcesses } from './memory.ts'
import { questions } from './questions.ts'
import { readSiteMap } from './site-map.ts'
import { addTime, count, newTally, type Tally } from './tally.ts'

/** What is asked, how fast and for how long. */
export type Soak = {
  /** Without a trailing slash. */
  url: string
  minutes: number
  connections: number
  seed: number
  /** Who edits; without one nothing is edited. */
  person?: SoakAccount | undefined
  /** The supervisor, whose descendants' memory is watched. */
  pid?: number | undefined
}

/** What was seen. */
export type Findings = { soak: Soak; tally: Tally; processes: readonly Process[]; tookMs: number }

const SAMPLE_MS = 3000

/** Runs it. `tell` hears how far it is. Throws only where there is no site map to begin with. */
export async function soak(options: Soak, tell: (words: string) => void): Promise<Findings> {
  const { url, minutes, connections, seed, person, pid } = options
  const ask = asker(url, connections + 2)
  const tally = newTally()
  const watch = pid === undefined ? undefined : watchProcesses(pid)
  await watch?.sample()
  const begin = performance.now()
  const isOver = () => performance.now() - begin > minutes * 60_000
  const asking = questions(chance(seed), await readSiteMap(ask))
  const reader = async () => {
    while (!isOver()) {
      const asked = asking.next()
      const outcome = await ask(asked.question)
      count(tally, asked, outcome)
      if (outcome.trouble === null) asking.learn(asked, outcome)
    }
  }
  const editor = async () => {
    if (person)
      await edit(ask, person, {
        isOver,
        tell: (kind, outcome) => count(tally, { kind }, outcome),
        tellSeen: (ms, isSeen) =>
          isSeen
            ? addTime(tally, 'a change is seen by readers', ms)
            : count(
                tally,
                { kind: 'a change' },
                { status: 0, ms, trouble: 'a change was not seen within ten seconds' },
              ),
      })
  }
  await Promise.all([
    ...Array.from({ length: connections }, reader),
    editor(),
    watch && sampling(watch, isOver, () => tell(words(tally))),
  ])
  await watch?.sample()
  const processes = watch ? [...watch.processes.values()] : []
  return { soak: options, tally, processes, tookMs: performance.now() - begin }
}

async function sampling(watch: Watch, isOver: () => boolean, told: () => void): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    await watch.sample()
    told()
  }
}

const words = ({ requests, distinct, failures }: Tally): string =>
  `${requests} requests, ${distinct.size} distinct, ${[...failures.values()].reduce((sum, one) => sum + one.count, 0)} failures`
