/** Runs a server until it is asked to stop, its supervisor is gone, or an unexpected error happens. */
import type { Server } from 'node:http'
import { closeGently } from './http/guarded-server.ts'
import { logError, logInfo } from './log.ts'
import { listen, whenAskedToStop } from './supervisor/supervised.ts'
import type { Telemetry } from './telemetry/start.ts'

/** Time for answers under way, and time after which nothing is waited for. */
const patienceMs = 5000
const lastPatienceMs = 8000

/** What a process serves, where, and what it does when it stops. */
export type Serving = {
  /** What it is called in the log. */
  name: string
  host: string
  port: number
  /** Done when the last answer is given. */
  finish(): Promise<unknown>
  telemetry: Telemetry
}

/** Listens, and ends the process with exit code 1 where it cannot, or when an error was not caught; else with 0. */
export function serve(server: Server, { name, host, port, finish, telemetry }: Serving): void {
  let isStopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(exitCode), lastPatienceMs).unref()
    await closeGently(server, patienceMs)
    await finish()
    await telemetry.stop()
    process.exit(exitCode)
  }
  whenAskedToStop(() => void stop(0))
  process.on('uncaughtException', (error) => {
    // The state of the process is unknown: it finishes what is under way, and the supervisor starts it again.
    logError('Uncaught exception, stopping', { err: error })
    void stop(1)
  })
  process.on('unhandledRejection', (reason) => {
    // A promise that nothing awaited has left nothing half done that matters.
    logError('Unhandled rejection', { err: reason })
  })
  server.once('error', (error: NodeJS.ErrnoException) => {
    logError(`${name} cannot listen on ${host}:${port}: ${error.message}`)
    process.exit(1)
  })
  listen(server, { host, port }, () => {
    logInfo(`${name} ${process.pid} listens on ${host}:${port}`)
    telemetry.answer()
  })
}
