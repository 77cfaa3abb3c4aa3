/** The findings as Markdown: a table of everything, and the aims with whether they are met. */
import { availableParallelism, cpus } from 'node:os'
import { table } from '../table.ts'
import type { FirstAnswers } from './after-publish.ts'
import type { Answerer, AskedAlone, BenchFinding } from './measure.ts'
import { DAYS, sizes } from './sizes.ts'
import type { Imported, MemoryHeld, PublishTimes, Renamed } from './stage.ts'
import type { Windows } from './windows.ts'
import { type PageSort, works } from './work.ts'

/** Everything that was measured. Times in milliseconds. */
export type Measurements = {
  findings: readonly BenchFinding[]
  alone: readonly AskedAlone[]
  windows: Windows
  afterPublish: readonly FirstAnswers[]
  publishing: PublishTimes
  renamed: Renamed
  imported: Imported
  seenMs: number
  memory: MemoryHeld
  start: { readersMs: number; allMs: number }
}

type Aim = { aim: string; measured: string; isMet: boolean | null }

const answerers: Record<Answerer, string> = {
  made: 'a reader, made',
  rendered: 'a reader, made of kept data',
  kept: 'a reader, kept',
  'kept, br': 'a reader, kept, br',
  'made by two': 'two readers, made',
  'kept by two': 'two readers, kept',
  payload: "Payload's REST",
  bare: 'bare node:http',
  'bare, br': 'bare node:http, br',
}

/** Rates relative to bare `node:http` when Next rendered pages, with kept data: 17, 14, 8 and 22 pages a second against 15,000. */
const before: Record<PageSort, number> = {
  home: 17 / 15_000,
  list: 14 / 15_000,
  entry: 8 / 15_000,
  calendar: 22 / 15_000,
}

/** Least rate, relative to bare `node:http`, of answers that were never asked for before, with 1,000 flowers. */
const leastMade: Readonly<Record<string, number>> = {
  get_flower: 0.12,
  'list_flowers, three filters': 0.15,
  search: 0.07,
  // Ten times the rate when days were worked out for each answer.
  in_flower_today: 0.19,
}

/** Two readers are judged only where each has a core of its own, beside those of the load generator and the database. */
const coresForTwo = 4

/** The two tables. */
export function benchReport(measurements: Measurements): string {
  const { findings } = measurements
  const rows = findings.map((finding) => {
    const { work, by, size, perSecond, p50Ms, p99Ms, asked, distinct } = finding
    return [
      work,
      answerers[by],
      by.startsWith('bare') ? '' : size.toLocaleString('en'),
      String(Math.round(perSecond)),
      round(perSecond / bareOf(findings, finding).perSecond, 3),
      distinct === asked ? 'all' : `${distinct.toLocaleString('en')} of ${asked.toLocaleString('en')}`,
      round(p50Ms),
      round(p99Ms),
    ]
  })
  return [
    `Measured on ${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.versions.node}, 16 connections.`,
    '',
    table(['work', 'answered by', 'flowers', 'answers a second', 'of bare', 'distinct', 'p50 ms', 'p99 ms'], rows),
    '',
    table(
      ['aim', 'measured', 'met'],
      aimsOf(measurements).map(({ aim, measured, isMet }) => [
        aim,
        measured,
        isMet === null ? '–' : isMet ? 'yes' : 'no',
      ]),
    ),
  ].join('\n')
}

function aimsOf(measurements: Measurements): Aim[] {
  const { findings, alone, windows, afterPublish, publishing, renamed, imported, seenMs, memory, start } = measurements
  const rate = (work: string, by: Answerer, size: number): BenchFinding => {
    const finding = findings.find((one) => one.work === work && one.by === by && one.size === size)
    if (!finding) throw new Error(`${work}, ${by}, was not measured with ${size} flowers.`)
    return finding
  }
  const { small, large } = sizes
  const ofTwo = (work: string, one: Answerer, two: Answerer, size: number): Aim => {
    const ratio = rate(work, two, size).perSecond / rate(work, one, size).perSecond
    const cores = availableParallelism()
    const told = cores < coresForTwo ? `; not judged: ${cores} cores, which the load and the database share` : ''
    const aim = atLeast(`${work}, ${one}, two readers to one`, ratio, 1.7)
    return { ...aim, measured: `${aim.measured}${told}`, isMet: told === '' ? aim.isMet : null }
  }
  return [
    ...works.flatMap(({ name, page, payload, isLessInSmall }): Aim[] => {
      const size = page ? small : large
      const keptToBare = rate(name, 'kept', size).perSecond / rate(name, 'bare', size).perSecond
      const aims = [atLeast(`${name}, kept, to bare`, keptToBare, 0.7)]
      if (page) {
        const renderedToBare = rate(name, 'rendered', small).perSecond / rate(name, 'bare', small).perSecond
        aims.push(atLeast(`${name}, made of kept data, to the same page by Next`, renderedToBare / before[page], 30))
      }
      if (page) return aims
      const isEntry = name.startsWith('get')
      const madePerSecond = rate(name, 'made', small).perSecond
      const least = leastMade[name]
      if (least !== undefined)
        aims.push(atLeast(`${name}, made, to bare`, madePerSecond / rate(name, 'bare', large).perSecond, least))
      const toSmall = rate(name, 'made', large).p50Ms / rate(name, 'made', small).p50Ms
      if (!isLessInSmall)
        aims.push(
          atMost(`${name}, made, p50 at ${large.toLocaleString('en')} to ${small}`, toSmall, isEntry ? 1.5 : 2, ' ×'),
        )
      if (!payload) return aims
      const toPayload = madePerSecond / rate(name, 'payload', small).perSecond
      return [...aims, atLeast(`${name}, made, to Payload's REST`, toPayload, isEntry ? 15 : 8)]
    }),
    ...alone.map(({ work, size, p50Ms }) =>
      atMost(`${work}, made, asked alone, p50 at ${size.toLocaleString('en')}`, p50Ms, size === small ? 5 : 10, ' ms'),
    ),
    ...afterPublish
      .filter(({ size }) => size === large)
      .map(({ work, ms }) => {
        const smallMs = afterPublish.find((one) => one.work === work && one.size === small)?.ms ?? Number.NaN
        const aim = `${work}, the first after a publish, at ${large.toLocaleString('en')} (${round(ms)} ms) to ${small}`
        return atMost(aim, ms / smallMs, 2, ' ×')
      }),
    atMost(`a window of ${DAYS} days, of a year never asked for, p99`, windows.newP99Ms, 100, ' ms'),
    atMost(`a window of ${DAYS} days, once its year is known, p99`, windows.knownP99Ms, 20, ' ms'),
    atLeast(
      'page: entry, kept and compressed, to bare',
      rate('page: entry', 'kept, br', small).perSecond / rate('page: entry', 'bare, br', small).perSecond,
      0.7,
    ),
    ofTwo('get_flower', 'kept', 'kept by two', small),
    ofTwo('page: entry', 'made', 'made by two', large),
    atMost('publishing one entry, beyond the save', publishing.withMs - publishing.withoutMs, 100, ' ms'),
    atMost('a saved change, until every reader shows it', seenMs, 1000, ' ms'),
    atMost(`renaming what ${renamed.entries.toLocaleString('en')} entries name`, renamed.ms / 1000, 2, ' s'),
    atLeast(
      `entries a second, importing ${imported.entries.toLocaleString('en')} of full length`,
      imported.perSecond,
      300,
      '',
    ),
    atMost('memory of a reader', memory.reader, 200, ' MB'),
    atMost('memory of the editing server', memory.editor, 700, ' MB'),
    atMost('a second start, until readers answer', start.readersMs / 1000, 6, ' s'),
    atMost('a second start, until the admin answers too', start.allMs / 1000, 6, ' s'),
  ]
}

const atLeast = (aim: string, measured: number, least: number, unit = ' ×'): Aim => ({
  aim: `${aim}: at least ${least}${unit}`,
  measured: `${round(measured)}${unit}`,
  isMet: measured >= least,
})

const atMost = (aim: string, measured: number, most: number, unit: string): Aim => ({
  aim: `${aim}: at most ${most}${unit}`,
  measured: `${round(measured)}${unit}`,
  isMet: measured <= most,
})

const bareOf = (findings: readonly BenchFinding[], { work, by }: BenchFinding): BenchFinding =>
  findings.find((one) => one.work === work && one.by === (by.endsWith(', br') ? 'bare, br' : 'bare')) as BenchFinding

const round = (value: number, digits = value < 10 ? 2 : value < 100 ? 1 : 0): string => value.toFixed(digits)
