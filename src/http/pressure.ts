/** How near a process is to the end of its memory: it refuses requests before it runs out. */
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Shares of the limit above which requests are refused, and below which they are taken again. */
const REFUSE_ABOVE = 0.8
const TAKE_BELOW = 0.7

const MEGABYTE = 1024 * 1024

/** Room for young objects in V8's heap limit, unless an option sets the old generation: three spaces of 64 MB, before Node 24 of 16 MB. */
const youngBytes = 3 * (Number.parseInt(process.versions.node, 10) >= 24 ? 64 : 16) * MEGABYTE

/** Pause between two checks, in milliseconds, while requests are refused. */
const PERIOD_MS = 1000

/** The watch over the memory of this process. */
export type Pressure = {
  /** Whether requests are to be refused for the moment. */
  isHigh(): boolean
  stop(): void
}

/** The memory of a process as it is watched. */
export type Memory = {
  /** The larger of two shares: of the heap that Node may use, and of the memory that the container has. */
  share(): number
  /** Calls back after each full collection, when all memory that still counts as used is really in use. */
  onCollected(told: () => void): { stop(): void }
  collect(): void
}

/** Watches the memory; `relieve` is called once each time its share grows too high, before any request is refused. */
export function watchMemory(relieve: () => void, memory: Memory = ownMemory): Pressure {
  let isHigh = false
  let isRelieved = false
  const look = () => {
    const share = memory.share()
    if (share < TAKE_BELOW) {
      isHigh = false
      isRelieved = false
    } else if (share > REFUSE_ABOVE && isRelieved) isHigh = true
    else if (share > REFUSE_ABOVE) {
      isRelieved = true
      relieve()
      memory.collect()
      isHigh = memory.share() > REFUSE_ABOVE
    }
  }
  const watch = memory.onCollected(look)
  // A process that refuses requests allocates so little that no collection would come by itself.
  const timer = setInterval(() => {
    if (!isHigh) return
    memory.collect()
    look()
  }, PERIOD_MS).unref()
  const stop = () => {
    watch.stop()
    clearInterval(timer)
  }
  return { isHigh: () => isHigh, stop }
}

const ownMemory: Memory = {
  share() {
    const { used_heap_size: heap, heap_size_limit: limit } = getHeapStatistics()
    const most = process.constrainedMemory()
    // Without a limit of a container some systems give a number larger than any memory.
    const ofContainer = most > 0 && most < Number.MAX_SAFE_INTEGER ? process.memoryUsage.rss() / most : 0
    return Math.max(heap / (mostOldBytes ?? limit - youngBytes), ofContainer)
  },
  onCollected(told) {
    // Near the limit V8 ends a process that gets little done between collections, which also happens on a busy machine. Requests are
    // refused by then, so there will be room again.
    setFlagsFromString('--no-detect-ineffective-gcs-near-heap-limit')
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => isFull(entry))) told()
    })
    observer.observe({ entryTypes: ['gc'] })
    return { stop: () => observer.disconnect() }
  },
  collect() {
    collector ??= exposedCollector()
    collector()
  },
}

/** The limit of the old generation of the heap that the options of this process set; undefined where they set none. */
const mostOldBytes = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(' ')]
  .map((option) => /^--max[-_]old[-_]space[-_]size=(\d+)$/.exec(option)?.[1])
  .filter((megabytes) => megabytes !== undefined)
  .map((megabytes) => Number(megabytes) * MEGABYTE)[0]

/** Whether a collection of the garbage collector was a full one, by its entry. */
const isFull = (entry: PerformanceEntry & { detail?: { kind?: number } }): boolean =>
  entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR

let collector: (() => void) | undefined

/** Gives `gc`. In a process that was started without that option, Node offers no other way to it. */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
