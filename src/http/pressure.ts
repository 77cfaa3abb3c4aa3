/** How near a process is to the end of its memory: it refuses before it dies. */
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Shares of the limit above which requests are refused, and below which they are taken again. */
const REFUSE_ABOVE = 0.8
const TAKE_BELOW = 0.7

const MEGABYTE = 1024 * 1024

/** Where nobody said how large the old may grow, V8 tells it with three spaces for what is young: of 64 MB from Node 24 on, of 16 before. */
const youngBytes = 3 * (Number.parseInt(process.versions.node, 10) >= 24 ? 64 : 16) * MEGABYTE

/** How often a process that refuses looks whether it may take requests again, and any looks at what its container has left. */
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
  /** Calls back after each full collection: what is used then is in use. */
  onCollected(told: () => void): { stop(): void }
  collect(): void
}

/** Watches the memory; `relieve` is called once each time it grows too high, before anybody is refused. */
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
  // Refusing requests allocates so little that no collection would come by itself.
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
    // Without a container's limit some systems give a number beyond any machine.
    const ofContainer = most > 0 && most < Number.MAX_SAFE_INTEGER ? process.memoryUsage.rss() / most : 0
    return Math.max(heap / (mostOldBytes ?? limit - youngBytes), ofContainer)
  },
  onCollected(told) {
    // Near the limit V8 gives a process up that gets little done between collections, as on a machine that keeps it waiting; but it
    // is then that requests are refused, and there will be room.
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

/** Node has no other way to ask for a collection in a process that was started without it. */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
