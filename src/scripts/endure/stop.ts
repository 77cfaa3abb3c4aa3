/** SIGTERM under load: accepted requests are answered whole, also on connections kept alive, and everything stops soon. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../exchange.ts'
import { lostChanges } from './check.ts'
import { counted, type Fault, spread } from './fault.ts'
import { startWork } from './work.ts'

const CLIENTS = 16
const MOST_STOP_MS = 10_000

/**
 * Share of connections in use that may end without an answer to their next request: a client that asks at the instant of a close, as
 * happens when the machine keeps a process waiting for a second, has to ask again (RFC 9112, section 9.3.1).
 */
const MOST_UNLUCKY = 0.5

/** Time after which a stop cuts unfinished answers (`patienceMs` of serve.ts), which may happen on a busy machine. */
const PATIENCE_MS = 5000

/** Answers by status; answers broken off; connections ended in place of an answer, and those that were never taken. */
type Asked = { statuses: Map<number, number>; broken: string[]; unlucky: number; refused: number }

/** Octavo is told to stop in the middle of work. */
export const stop: Fault = {
  name: 'stop',
  inShort: 1,
  inLong: 10,
  async inflict(stage, times) {
    const house = await stage.inside()
    const stopped: number[] = []
    const asked: Asked = { statuses: new Map(), broken: [], unlucky: 0, refused: 0 }
    const wrong: string[] = []
    for (let time = 1; time <= times; time++) {
      // The first request loads code, which may take longer than a stop.
      for (const place of places) await exchange(house.url, { url: place })
      const work = startWork(house, 2)
      let isOver = false
      let begin = Number.POSITIVE_INFINITY
      const isCut = () => performance.now() - begin >= PATIENCE_MS
      const clients = Array.from({ length: CLIENTS }, (_, at) => keepAsking(house.port, at, asked, () => isOver, isCut))
      await sleep(stage.chance.between(500, 2000))
      begin = performance.now()
      await house.stop()
      stopped.push(performance.now() - begin)
      isOver = true
      await Promise.all(clients)
      await house.start()
      await house.serves()
      await work.stop()
      wrong.push(...(await lostChanges(house, work.entries)))
      stage.tell(`${time} times`)
    }
    const answered = [...asked.statuses].filter(([status]) => status >= 500)
    wrong.push(...answered.map(([status, count]) => `${count} answers ${status}`), ...new Set(asked.broken))
    if (asked.unlucky > MOST_UNLUCKY * CLIENTS * times) wrong.push(`${asked.unlucky} connections in use were ended`)
    const slowest = Math.max(...stopped)
    if (slowest > MOST_STOP_MS) wrong.push(`a stop took ${(slowest / 1000).toFixed(1)} s`)
    const seen = `stopped after ${spread(stopped)}. ${CLIENTS} connections kept alive: ${counted(asked.statuses)}, ${asked.broken.length} broken off, ${asked.unlucky} ended as they asked, ${asked.refused} not taken any more`
    return [{ fault: 'SIGTERM under load', times, seen, wrong }]
  },
}

const places = ['/flowers', '/flowers/api/v1/list_flowers', '/flowers/feed.xml', '/admin/login', '/cms/api/users/me']

/** Asks over one connection after another, each as long as the server keeps it, until connections are refused. */
async function keepAsking(
  port: number,
  first: number,
  asked: Asked,
  isOver: () => boolean,
  isCut: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let at = first; !isOver(); at++) {
    const place = places[at % places.length] as string
    const outcome = await wholeStatus(port, place, agent)
    if (typeof outcome === 'number') asked.statuses.set(outcome, (asked.statuses.get(outcome) ?? 0) + 1)
    else if (outcome.broke === 'answer' && !isCut()) asked.broken.push(`${place}: ${outcome.why}`)
    else if (outcome.broke !== 'new connection') asked.unlucky += 1
    else asked.refused += 1
    if (typeof outcome !== 'number') await sleep(50)
  }
  agent.destroy()
}

type Broken = { why: string; broke: 'answer' | 'connection in use' | 'new connection' }

/** The status of a whole answer, or what there was instead. */
function wholeStatus(port: number, path: string, agent: Agent): Promise<number | Broken> {
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port, path, agent }, (answer: IncomingMessage) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', (error) => resolve({ why: `half an answer (${error.message})`, broke: 'answer' }))
    })
    asking.setTimeout(20_000, () => {
      resolve({ why: 'no answer', broke: 'answer' })
      asking.destroy()
    })
    asking.on('error', ({ message }) =>
      resolve({ why: message, broke: asking.reusedSocket ? 'connection in use' : 'new connection' }),
    )
    asking.end()
  })
}
