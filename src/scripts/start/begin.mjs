/** The part of the start that runs before the dependencies are installed. It ends by handing over to main.ts, compiled. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installDependencies } from './install.mjs'
import { takeLock } from './lock.mjs'
import { requireFreePort } from './port.mjs'
import { createProgress } from './progress.mjs'

/** A server whose start was killed gives the port back within this time. */
const inheritedPortMilliseconds = 8000

/** Starts Octavo. Resolves when it runs; ends the process with exit code 1 and one clear line when it cannot. */
export async function begin() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
  process.chdir(root)
  // A terminal that was closed must not end a start before it has stopped the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const progress = createProgress()
  if (process.env.npm_lifecycle_event) endWithNpm()
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const lock = await takeLock(path.resolve(root, process.env.DATA_DIR?.trim() || '.octavo'))
    process.once('exit', lock.release)
    await requireFreePort(lock.isInherited ? inheritedPortMilliseconds : 0)
    await installDependencies(root, progress)
    const { compile } = await import('../compile.mjs')
    await compile(root, progress)
    const compiled = pathToFileURL(path.join(root, 'dist', 'start.js')).href
    /** @type {typeof import('./main.ts')} */
    const { start } = await import(compiled)
    await start({ root, progress, lock })
  } catch (error) {
    progress.fail(error)
    process.exit(1)
  }
}

/** npm passes SIGTERM on to the shell between it and us, and that dies of it without telling: seen as a new parent. */
function endWithNpm() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
