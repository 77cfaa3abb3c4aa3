/**
 * The port at which Prometheus reads the metrics of every process of this start. The start itself answers: readers share one port, and
 * none knows the others. Each number has a label for its process, so that one that is started again counts from zero without changing
 * the numbers of others.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Env } from '#src/env.ts'
import { exposition, expositionType } from '#src/telemetry/exposition.ts'
import { processLabel } from '#src/telemetry/metrics.ts'
import { watchProcess } from '#src/telemetry/of-process.ts'
import { collected, type Sample, sample } from '#src/telemetry/samples.ts'
import { isTold, type ScrapeQuestion } from '#src/telemetry/scrape.ts'

/** The metrics of all processes of a start. */
export type Metrics = {
  /** Adds a process that was just started, under this name, in place of the earlier one. */
  follow(name: string, child: ChildProcess): void
  close(): void
}

/** Time for a process to answer before it is left out: Prometheus gives up after ten seconds. */
const PATIENCE_MS = 3000

type Followed = { child: ChildProcess; starts: number }

/** Opens the port, where there is one. Throws an Error of one line where it cannot be listened on. */
export async function openMetrics({ METRICS_PORT, METRICS_HOST }: Env): Promise<Metrics> {
  const followed = new Map<string, Followed>()
  const follow = (name: string, child: ChildProcess) => {
    followed.set(name, { child, starts: (followed.get(name)?.starts ?? 0) + 1 })
  }
  if (METRICS_PORT === undefined) return { follow, close: () => {} }
  watchProcess()
  const server = createServer(async ({ method, url = '' }, outgoing) => {
    if (url.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD'))
      return void outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is /metrics.\n')
    const text = exposition(await gathered(followed))
    outgoing.writeHead(200, { 'content-type': expositionType, 'cache-control': 'no-store' }).end(text)
  })
  server.listen(METRICS_PORT, METRICS_HOST)
  await once(server, 'listening').catch((error: Error) => {
    throw new Error(`METRICS_PORT ${METRICS_PORT} on ${METRICS_HOST} cannot be listened on: ${error.message}`)
  })
  return { follow, close: () => server.close() }
}

async function gathered(followed: ReadonlyMap<string, Followed>): Promise<Sample[]> {
  const all = await Promise.all(
    [...followed].map(async ([name, { child, starts }]) => {
      const told = await toldBy(child)
      const own = [
        sample('octavo_process_up', Number(told !== null), {}),
        sample('octavo_process_starts_total', starts, {}),
      ]
      return [...own, ...(told ?? [])].map((one) => labelled(one, name))
    }),
  )
  const own = await collected()
  return [...own.map((one) => labelled(one, 'start')), ...all.flat()]
}

const labelled = (one: Sample, name: string): Sample => ({ ...one, labels: { [processLabel]: name, ...one.labels } })

let asked = 0

/** What a process counted; null where it does not answer. */
function toldBy(child: ChildProcess): Promise<readonly Sample[] | null> {
  if (!child.connected) return Promise.resolve(null)
  const question: ScrapeQuestion = { scrape: asked++ }
  return new Promise((resolve) => {
    const end = (samples: readonly Sample[] | null) => {
      clearTimeout(late)
      child.off('message', hear)
      child.off('exit', gone)
      resolve(samples)
    }
    const hear = (message: unknown) => {
      if (isTold(message) && message.scraped === question.scrape) end(message.samples)
    }
    const gone = () => end(null)
    const late = setTimeout(gone, PATIENCE_MS)
    child.on('message', hear)
    child.once('exit', gone)
    child.send(question, (error) => error && gone())
  })
}
