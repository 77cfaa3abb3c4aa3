/** Counts of a soak: requests, distinct ones, failures by what was wrong, and times by kind, in little memory. */
import { createHash } from 'node:crypto'
import type { SoakQuestion } from './questions.ts'

/** The results of all requests so far. */
export type Tally = {
  requests: number
  distinct: Set<string>
  /** How often each trouble came, with the first few requests it came to. */
  failures: Map<string, { count: number; examples: string[] }>
  statuses: Map<number, number>
  times: Map<string, StepTimes>
}

/** Times in steps of a tenth: a thousand steps reach from a microsecond to years. */
export type StepTimes = { count: number; steps: number[] }

const STEP = 1.1
/** The resolution of times, in milliseconds. */
const LEAST_MS = 0.01
const EXAMPLES = 3

/** A tally of no requests. */
export const newTally = (): Tally => ({
  requests: 0,
  distinct: new Set(),
  failures: new Map(),
  statuses: new Map(),
  times: new Map(),
})

/** Counts one request of this kind. */
export function count(
  tally: Tally,
  { kind, question }: { kind: string; question?: SoakQuestion['question'] },
  { status, ms, trouble }: { status: number; ms: number; trouble: string | null },
): void {
  const { method = 'GET', url = kind, body = '' } = question ?? {}
  tally.requests += 1
  // Ten characters of a digest are enough to tell a billion requests apart.
  if (question) tally.distinct.add(createHash('sha1').update(`${method} ${url} ${body}`).digest('base64').slice(0, 10))
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  addTime(tally, kind, ms)
  if (trouble === null) return
  const failure = tally.failures.get(trouble) ?? { count: 0, examples: [] }
  failure.count += 1
  if (failure.examples.length < EXAMPLES) failure.examples.push(`${method} ${url} ${body}`.trim().slice(0, 300))
  tally.failures.set(trouble, failure)
}

/** Adds a time to those of a kind. */
export function addTime({ times }: Tally, kind: string, ms: number): void {
  const ofKind = times.get(kind) ?? { count: 0, steps: [] }
  times.set(kind, ofKind)
  const step = Math.max(0, Math.ceil(Math.log(ms / LEAST_MS) / Math.log(STEP)))
  ofKind.count += 1
  ofKind.steps[step] = (ofKind.steps[step] ?? 0) + 1
}

/** The time, in milliseconds, within which this share of them lies; right within a tenth. */
export function timeAt({ count: all, steps }: StepTimes, share: number): number {
  let passed = 0
  for (const [step, here] of steps.entries()) {
    passed += here ?? 0
    if (passed >= all * share) return LEAST_MS * STEP ** step
  }
  return Number.NaN
}
