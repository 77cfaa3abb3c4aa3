/**
 * A load generator over bare sockets. A client made of node:http would take more time than the servers it measures:
 * this one writes ready bytes and reads no more of an answer than where it ends.
 */
import { connect, type Socket } from 'node:net'

/** The addresses to ask, one for each request; each turn goes on where the turn before ended. */
export type Target = { port: number; headers?: Readonly<Record<string, string>>; next: () => string }

/** Answers counted, how long it took, and the time of each answer; all in milliseconds. */
export type Measured = { answers: number; tookMs: number; latenciesMs: number[] }

/**
 * Asks over several connections at once, one question at a time on each, for some time. It begins when each connection has had an answer:
 * a server takes new connections one by one, between answers, as clients that keep theirs do not notice. Throws on any answer but 200.
 */
export async function drive(
  target: Target,
  { connections, ms }: { connections: number; ms: number },
): Promise<Measured> {
  const conversations = await Promise.all(Array.from({ length: connections }, () => meet(target)))
  const latenciesMs: number[] = []
  const begin = performance.now()
  await Promise.all(conversations.map((goOn) => goOn(begin + ms, latenciesMs)))
  return { answers: latenciesMs.length, tookMs: performance.now() - begin, latenciesMs }
}

/** Goes on asking over a connection until the time is over and its last answer is there. */
type Conversation = (until: number, latenciesMs: number[]) => Promise<void>

/** A connection that has had its first answer. */
function meet({ port, headers = {}, next }: Target): Promise<Conversation> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const rest = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  const socket: Socket = connect(port, '127.0.0.1')
  let url = ''
  let begun = 0
  let received = ''
  let answered = () => {}
  let failed = (_: Error) => {}
  const ask = () => {
    url = next()
    begun = performance.now()
    socket.write(`GET ${url}${rest}`)
  }
  const goOn: Conversation = (until, latenciesMs) =>
    new Promise((resolve, reject) => {
      failed = reject
      if (socket.destroyed) return failed(new Error(`The server closed the connection at ${url}.`))
      answered = () => {
        latenciesMs.push(performance.now() - begun)
        if (performance.now() < until) return ask()
        socket.removeAllListeners('close').destroy()
        resolve()
      }
      ask()
    })
  socket
    .setNoDelay(true)
    .setEncoding('latin1')
    .on('connect', ask)
    .on('error', ({ message }) => failed(new Error(`${url} gave no answer: ${message}`)))
    .on('close', () => failed(new Error(`The server closed the connection at ${url}.`)))
    .on('data', (bytes) => {
      received = received === '' ? String(bytes) : received + bytes
      if (!isWhole(received)) return
      const isGood = received.startsWith('HTTP/1.1 200')
      const said = isGood ? '' : received.slice(0, 600)
      received = ''
      if (isGood) answered()
      else failed(new Error(`${url} gave ${said}`))
    })
  return new Promise((resolve, reject) => {
    failed = reject
    answered = () => resolve(goOn)
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
