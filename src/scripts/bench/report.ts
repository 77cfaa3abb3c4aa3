/** The findings as Markdown: a table of everything, and the aims with whether they are met. */
import { availableParallelism, cpus } from 'node:os'
import { table } from '../table.ts'
import type { Answerer, Finding, Findings } from './measure.ts'
import { type PublishTimes, sizes } from './stage.ts'

type Aim = { aim: string; measured: number; unit: string; isMet: boolean }

const answerers: Record<Answerer, string> = {
  cold: 'Octavo, answer made',
  warm: 'Octavo, answer kept',
  payload: "Payload's REST",
  bare: 'bare node:http',
  next: 'a Next route',
}

/** The two tables. */
export function report({ found, memoryMegabytes }: Findings, publishing: PublishTimes): string {
  const rows = found.map((finding) => {
    const bare = found.find(({ work, by }) => work === finding.work && by === 'bare') ?? anyBare(found)
    const { work, by, size, perSecond, p50Ms, p99Ms } = finding
    const entries = by === 'bare' || by === 'next' ? '' : size.toLocaleString('en')
    return [
      work,
      answerers[by],
      entries,
      String(Math.round(perSecond)),
      round(perSecond / bare.perSecond, 3),
      round(p50Ms),
      round(p99Ms),
    ]
  })
  const aims = aimsOf(found, publishing, Math.max(...Object.values(memoryMegabytes)))
  return [
    `Measured on ${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.versions.node}, 16 connections.`,
    '',
    table(['work', 'answered by', 'flowers', 'answers a second', 'of bare', 'p50 ms', 'p99 ms'], rows),
    '',
    table(
      ['aim', 'measured', 'met'],
      aims.map(({ aim, measured, unit, isMet }) => [aim, `${round(measured)}${unit}`, isMet ? 'yes' : 'no']),
    ),
  ].join('\n')
}

function aimsOf(found: readonly Finding[], { withMs, withoutMs }: PublishTimes, megabytes: number): Aim[] {
  const find = (wanted: string, by: Answerer, size: number): Finding =>
    found.find((one) => one.work === wanted && one.by === by && one.size === size) ?? anyBare(found)
  const atLeast = (aim: string, measured: number, least: number): Aim => ({
    aim: `${aim}: at least ${least}`,
    measured,
    unit: ' ×',
    isMet: measured >= least,
  })
  const atMost = (aim: string, measured: number, most: number, unit: string): Aim => ({
    aim: `${aim}: at most ${most}${unit}`,
    measured,
    unit,
    isMet: measured <= most,
  })
  const { small, large } = sizes
  const compared = [...new Set(found.filter(({ by }) => by === 'payload').map(({ work }) => work))]
  const isPage = (work: string): boolean => work.startsWith('get')
  return [
    ...compared.flatMap((work) => [
      atLeast(`${work}, kept, to bare`, find(work, 'warm', large).perSecond / find(work, 'bare', large).perSecond, 0.5),
      atLeast(
        `${work}, made, to Payload's REST`,
        find(work, 'cold', small).perSecond / find(work, 'payload', small).perSecond,
        isPage(work) ? 15 : 8,
      ),
      atMost(
        `${work}, made, p50 at 100,000 to 1,000`,
        find(work, 'cold', large).p50Ms / find(work, 'cold', small).p50Ms,
        isPage(work) ? 1.5 : 2,
        ' ×',
      ),
    ]),
    atMost('publishing one entry, beyond the save', withMs - withoutMs, 100, ' ms'),
    atMost('memory of the server', megabytes, 600, ' MB'),
  ]
}

const anyBare = (found: readonly Finding[]): Finding => found.find(({ by }) => by === 'bare') as Finding

const round = (value: number, digits = value < 10 ? 2 : value < 100 ? 1 : 0): string => value.toFixed(digits)
