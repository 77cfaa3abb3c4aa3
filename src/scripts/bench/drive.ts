/**
 * A load generator over bare sockets. A client made of node:http would take more time than the servers it measures:
 * this one writes ready bytes and reads no more of an answer than where it ends.
 */
import { connect, type Socket } from 'node:net'

/** The addresses to ask, one for each request; each turn goes on where the turn before ended. */
export type Target = { port: number; headers?: Readonly<Record<string, string>>; next: () => string }

/** Answers counted, how long it took, and the time of each answer; all in milliseconds. */
export type Measured = { answers: number; tookMs: number; latenciesMs: number[] }

/** Asks over several connections at once, one question at a time on each, for some time. Throws on any answer but 200. */
export async function drive(
  target: Target,
  { connections, ms }: { connections: number; ms: number },
): Promise<Measured> {
  const latenciesMs: number[] = []
  const begin = performance.now()
  await Promise.all(Array.from({ length: connections }, () => converse(target, begin + ms, latenciesMs)))
  return { answers: latenciesMs.length, tookMs: performance.now() - begin, latenciesMs }
}

/** One connection, until the time is over and its last answer is there. */
function converse({ port, headers = {}, next }: Target, until: number, latenciesMs: number[]): Promise<void> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const rest = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let url = ''
    let begun = 0
    let received = ''
    const ask = () => {
      url = next()
      begun = performance.now()
      socket.write(`GET ${url}${rest}`)
    }
    socket
      .setNoDelay(true)
      .setEncoding('latin1')
      .on('error', ({ message }) => reject(new Error(`${url} gave no answer: ${message}`)))
    socket.on('close', () => reject(new Error(`The server closed the connection at ${url}.`)))
    socket.on('connect', ask)
    socket.on('data', (bytes: string) => {
      received = received === '' ? bytes : received + bytes
      if (!isWhole(received)) return
      latenciesMs.push(performance.now() - begun)
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(`${url} gave ${received.slice(0, 600)}`))
      received = ''
      if (performance.now() < until) return ask()
      socket.removeAllListeners('close').destroy()
      resolve()
    })
  })
}

/** Whether an answer has come to its end. Characters are bytes. */
function isWhole(received: string): boolean {
  const endOfHead = received.indexOf('\r\n\r\n')
  if (endOfHead < 0) return false
  const head = received.slice(0, endOfHead)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return received.length >= endOfHead + 4 + Number(length)
  return received.endsWith('\r\n0\r\n\r\n')
}
