/** What a soak found, as tables, and whether it passed. */
import { table } from '../table.ts'
import { growthOf, type MemorySample } from './growth.ts'
import type { Process } from './memory.ts'
import type { Findings } from './run.ts'
import { timeAt } from './tally.ts'

/** The tables, and whether every request was answered and no memory grows. */
export function soakReport({ soak, tally, processes, tookMs }: Findings): { text: string; isPassed: boolean } {
  const { requests, distinct, failures, statuses, times } = tally
  const failed = [...failures.values()].reduce((sum, { count }) => sum + count, 0)
  const judged = processes.map((one) => ({ ...one, growth: growthOf(one.samples), isGone: isGone(one, processes) }))
  const isPassed = failed === 0 && requests > 0 && judged.every(({ growth, isGone }) => !growth.isGrowing && !isGone)
  const minutes = (tookMs / 60_000).toFixed(1)
  const text = [
    `${requests} requests in ${minutes} minutes over ${soak.connections} connections, ${distinct.size} of them distinct, seed ${soak.seed}: ${failed} failures.`,
    table(
      ['status', 'answers'],
      [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => [status || 'none', count]),
    ),
    table(
      ['kind', 'requests', 'p50 ms', 'p99 ms'],
      [...times].map(([kind, one]) => [kind, one.count, timeAt(one, 0.5).toFixed(1), timeAt(one, 0.99).toFixed(1)]),
    ),
    table(
      ['process', 'MB at the start', 'in the middle', 'at the end', 'growth in the last half', 'bound', ''],
      judged.map(({ name, pid, samples, growth, isGone }) => [
        `${name} ${pid}`,
        ...[0, 0.5, 1].map((share) => megabytesAt(samples, share)),
        growth.megabytes.toFixed(1),
        growth.boundMegabytes.toFixed(0),
        isGone ? 'ended before the end' : growth.isGrowing ? 'still grows' : 'steady',
      ]),
    ),
    ...(failed > 0 ? [table(['failure', 'requests', 'among them'], failureRows(failures))] : []),
    isPassed ? 'Passed.' : 'Not passed.',
  ].join('\n\n')
  return { text, isPassed }
}

const failureRows = (failures: Findings['tally']['failures']) =>
  [...failures].map(([trouble, { count, examples }]) => [trouble, count, examples.join('  ')])

/** A process that others outlived: one that died and was started again. */
const isGone = ({ samples }: Process, all: readonly Process[]): boolean =>
  (samples.at(-1)?.atMs ?? 0) < Math.max(...all.map((other) => other.samples.at(-1)?.atMs ?? 0))

const megabytesAt = (samples: readonly MemorySample[], share: number): string =>
  (samples[Math.round((samples.length - 1) * share)]?.megabytes ?? Number.NaN).toFixed(0)
