/** How near a process is to the end of its memory: it refuses before it dies. */
import { getHeapStatistics } from 'node:v8'

/** Shares of the limit above which requests are refused, and below which they are taken again. */
const REFUSE_ABOVE = 0.92
const TAKE_BELOW = 0.8

/** How often the memory is looked at. */
const PERIOD_MS = 200

export type Pressure = {
  /** Whether requests are to be refused for the moment. */
  isHigh(): boolean
  stop(): void
}

/** The larger of two shares: of the heap that Node may use, and of the memory that the container has. */
export function memoryShare(): number {
  const { used_heap_size: heap, heap_size_limit: mostHeap } = getHeapStatistics()
  const most = process.constrainedMemory()
  // Without a container's limit some systems give a number beyond any machine.
  const ofContainer = most > 0 && most < Number.MAX_SAFE_INTEGER ? process.memoryUsage.rss() / most : 0
  return Math.max(heap / mostHeap, ofContainer)
}

/** Watches the memory; `relieve` is called once each time it grows too high, before anybody is refused. */
export function watchMemory(relieve: () => void, share: () => number = memoryShare): Pressure {
  let isHigh = false
  let isRelieved = false
  const look = () => {
    const now = share()
    if (now < TAKE_BELOW) {
      isHigh = false
      isRelieved = false
    } else if (now > REFUSE_ABOVE) {
      if (isRelieved) isHigh = true
      else relieve()
      isRelieved = true
    }
  }
  const timer = setInterval(look, PERIOD_MS).unref()
  return { isHigh: () => isHigh, stop: () => clearInterval(timer) }
}
