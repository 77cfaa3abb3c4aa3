/** The server: started, waited for, and started once more when it ends by itself. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChildFailure, describeEnd, ending, lastWords, spawnChild } from './child.ts'

export type Serve = { root: string; dataDir: string; env: NodeJS.ProcessEnv; host: string; port: number }

/** What a keeper needs to know, and where it tells what it did. */
export type Supervision = { isStopping: () => boolean; note: (line: string) => void }

/** A server that was healthy, and how it ended once it has. */
export type Server = { ended: ReturnType<typeof ending> }

const healthMilliseconds = 120_000
/** Node collects in time to stay within it; what lies outside the heap comes to some 150 MB more. */
const heapMegabytes = 400

/** Options of Node that the server runs with. */
export const serverOptions = [`--max-old-space-size=${heapMegabytes}`, '--import', 'tsx', '--conditions=production']
/** A server that ended by itself after less than this is not started again. */
const steadyMilliseconds = 60_000

/** Starts the server and resolves when it is healthy. Throws a ChildFailure when it ends first or never answers. */
export async function startServer(serve: Serve): Promise<Server> {
  const logFile = serverLog(serve)
  const args = [...serverOptions, 'src/server.ts']
  const child = spawnChild({ root: serve.root, args, env: serve.env, logFile }, 'log')
  let end: string | undefined
  const ended = ending(child)
  ended.then(
    ([code, signal]) => {
      end = describeEnd(code, signal, logFile)
    },
    (error: Error) => {
      end = `could not be started: ${error.message}`
    },
  )
  const deadline = Date.now() + healthMilliseconds
  while (!(await isHealthy(serve))) {
    if (end) throw new ChildFailure(`The server ${end}`, lastWords(logFile))
    if (Date.now() > deadline)
      throw new ChildFailure(`The server has not answered for two minutes. The log is ${logFile}.`, lastWords(logFile))
    await sleep(50)
  }
  if (end) throw new ChildFailure(`The server ${end}`, lastWords(logFile))
  return { ended }
}

/**
 * Starts the server again when it ends by itself, and throws a ChildFailure when it ends again within a minute. Resolves
 * when it ends because `isStopping`.
 */
export async function keepServing(serve: Serve, first: Server, { isStopping, note }: Supervision): Promise<void> {
  let server = first
  for (let begin = Date.now(), restarts = 0; ; begin = Date.now()) {
    const [code, signal] = await server.ended
    if (isStopping()) return
    const end = `The server ${describeEnd(code, signal, serverLog(serve))}`
    restarts = Date.now() - begin > steadyMilliseconds ? 1 : restarts + 1
    if (restarts > 1) throw new ChildFailure(end, lastWords(serverLog(serve)))
    note(`${end} It is started again.`)
    await sleep(1000)
    if (isStopping()) return
    server = await startServer(serve)
    note('The server is back.')
  }
}

const serverLog = ({ dataDir }: Serve): string => path.join(dataDir, 'logs', 'server.log')

async function isHealthy({ host, port }: Serve): Promise<boolean> {
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  const name = address.includes(':') ? `[${address}]` : address
  try {
    const response = await fetch(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}
