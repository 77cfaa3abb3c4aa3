/** Metrics that Node has of a process: memory, processors, and how busy its event loop is. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { collectWith, type Sample, sample } from './samples.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** Resolution of the measured delays of the event loop, which Node includes in each. */
const RESOLUTION_MS = 10

/** Watches it from now on. */
export function watchProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let before = performance.eventLoopUtilization()
  collectWith((): Sample[] => {
    const { used_heap_size: heap, heap_size_limit: limit } = getHeapStatistics()
    const { user, system } = process.cpuUsage()
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    const [median, most99, most] = [delay.percentile(50), delay.percentile(99), delay.max]
    const hasRun = delay.count > 0
    delay.reset()
    const seconds = (nanoseconds: number) =>
      hasRun ? Math.max(nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000, 0) : 0
    return [
      sample('process_cpu_time_seconds_total', (user + system) / MICROSECONDS, {}),
      sample('process_memory_usage_bytes', process.memoryUsage.rss(), {}),
      sample('process_uptime_seconds', process.uptime(), {}),
      sample('v8js_memory_heap_used_bytes', heap, {}),
      sample('v8js_memory_heap_limit_bytes', limit, {}),
      sample('nodejs_eventloop_delay_p50_seconds', seconds(median), {}),
      sample('nodejs_eventloop_delay_p99_seconds', seconds(most99), {}),
      sample('nodejs_eventloop_delay_max_seconds', seconds(most), {}),
      sample('nodejs_eventloop_utilization_ratio', utilization, {}),
    ]
  })
}
