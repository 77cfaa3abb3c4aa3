/** The metrics of a process, as numbers that can be sent to another. Nothing is computed before they are asked for. */
import type { MetricName, metrics } from './metrics.ts'

/** One number. `part` is the suffix of a histogram's series: `_bucket`, `_sum` or `_count`. */
export type Sample = {
  metric: MetricName
  part?: '_bucket' | '_sum' | '_count'
  labels: Readonly<Record<string, string>>
  value: number
}

/** The labels of a metric, all of them. */
export type LabelsOf<Name extends MetricName> = Readonly<Record<(typeof metrics)[Name]['labels'][number], string>>

/** Makes a number of a metric; the compiler checks its labels. */
export const sample = <Name extends MetricName>(metric: Name, value: number, labels: LabelsOf<Name>): Sample => ({
  metric,
  labels,
  value,
})

type Collect = () => readonly Sample[] | Promise<readonly Sample[]>

/** The collectors of the process, shared by the copies of this module in its bundles. Nothing else uses this name. */
const shared = globalThis as unknown as Record<symbol, Set<Collect> | undefined>
const key = Symbol.for('octavo.telemetry')

/** Adds a collector, which is called whenever all numbers are read. Gives the function that removes it. */
export function collectWith(collect: Collect): () => void {
  shared[key] ??= new Set()
  shared[key].add(collect)
  return () => shared[key]?.delete(collect)
}

/** All numbers of this process. A collector that fails for the moment is left out. */
export async function collected(): Promise<Sample[]> {
  const all = await Promise.allSettled([...(shared[key] ?? [])].map(async (collect) => collect()))
  return all.flatMap((one) => (one.status === 'fulfilled' ? [...one.value] : []))
}

/** Bounds of the buckets in seconds, from the time of a kept answer to one that nobody waits for. */
const bounds = [
  0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
] as const

/** A histogram of durations. A class, since each request writes to one. */
export class Durations {
  readonly #counts = new Float64Array(bounds.length + 1)
  #sum = 0

  add(seconds: number): void {
    const at = bounds.findIndex((bound) => seconds <= bound)
    const counted = at < 0 ? bounds.length : at
    this.#counts[counted] = (this.#counts[counted] ?? 0) + 1
    this.#sum += seconds
  }

  /** The numbers of the histogram; none while nothing was counted. */
  samples<Name extends MetricName>(metric: Name, labels: LabelsOf<Name>): Sample[] {
    let count = 0
    if (this.#counts.every((here) => here === 0)) return []
    const buckets = [...this.#counts].map((here, at): Sample => {
      count += here
      return { metric, part: '_bucket', labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: count }
    })
    return [
      ...buckets,
      { metric, part: '_sum', labels, value: this.#sum },
      { metric, part: '_count', labels, value: count },
    ]
  }
}
