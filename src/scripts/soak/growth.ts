/** Whether a process that has warmed up still takes more and more memory. */

/** Resident memory of a process at a moment of the run. */
export type MemorySample = { atMs: number; megabytes: number }

/** The growth of memory in the last half of a run. `boundMegabytes`: growth up to this is normal for a garbage collector. */
export type Growth = { megabytes: number; boundMegabytes: number; isGrowing: boolean }

/** Windows of the last half: the least value of each is what a collection leaves. */
const WINDOWS = 10

/** The larger of the two bounds the growth of the last half. */
const bound = { megabytes: 24, share: 0.12 } as const

/** A run shorter than this still fills caches and compiles code: only growth that would soon fill the machine counts. */
const warmUpMs = 240_000
const whileWarmingUp = { megabytes: 150, share: 0.5 } as const

/**
 * The growth over the last half of the samples: the rise, from its beginning to its end, of a line by least squares through
 * the least value of each of ten windows. It counts where it is above 24 MB and 12 % of the memory at the middle of the
 * run; in a run under four minutes, above 150 MB and half of it.
 */
export function growthOf(samples: readonly MemorySample[]): Growth {
  const first = samples[0]?.atMs ?? 0
  const last = samples.at(-1)?.atMs ?? 0
  const middle = (first + last) / 2
  const half = samples.filter(({ atMs }) => atMs >= middle)
  const widthMs = (last - middle) / WINDOWS || 1
  const least = Array.from({ length: WINDOWS }, (_, window) => {
    const inside = half.filter(({ atMs }) => Math.min(WINDOWS - 1, Math.floor((atMs - middle) / widthMs)) === window)
    return { at: window + 0.5, megabytes: Math.min(...inside.map(({ megabytes }) => megabytes)) }
  }).filter(({ megabytes }) => Number.isFinite(megabytes))
  const megabytes = least.length < 2 ? 0 : slopeOf(least) * WINDOWS
  const { megabytes: fixed, share } = last - first < warmUpMs ? whileWarmingUp : bound
  const boundMegabytes = Math.max(fixed, share * (half[0]?.megabytes ?? 0))
  return { megabytes, boundMegabytes, isGrowing: megabytes > boundMegabytes }
}

/** The slope of the line by least squares, per window. */
function slopeOf(points: readonly { at: number; megabytes: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(points.map((point) => point.at))
  const megabytes = mean(points.map((point) => point.megabytes))
  const squares = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.at - at) * (point.megabytes - megabytes), 0) / squares
}
