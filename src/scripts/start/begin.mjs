/** The part of the start that runs before the dependencies are installed. It ends by handing over to main.ts, compiled. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createProgress } from '../../supervisor/progress.mjs'
import { takeDataFolder } from './data-folder.mjs'
import { installDependencies } from './install.mjs'
import { requireFreePort } from './port.mjs'

/** A server whose start was killed gives the port back within this time. */
const inheritedPortMilliseconds = 8000

/** Starts Octavo. Resolves when it runs; ends the process with exit code 1 and one clear line when it cannot. */
export async function begin() {
  const progress = createProgress()
  try {
    const root = enterProject()
    const lock = await takeDataFolder(path.resolve(root, process.env.DATA_DIR?.trim() || '.octavo'))
    process.once('exit', lock.release)
    await requireFreePort(lock.isInherited ? inheritedPortMilliseconds : 0)
    /** @type {typeof import('./main.ts')} */
    const { start } = await fromDist(root, 'start', progress)
    await start({ root, progress, lock })
  } catch (error) {
    progress.fail(error)
    process.exit(1)
  }
}

/** Goes to the project's folder, which it gives, and takes in the settings of its `.env`. */
export function enterProject() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
  process.chdir(root)
  // Closing the terminal must not end a start before it has stopped the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  if (process.env.npm_lifecycle_event) endWithNpm()
  if (existsSync('.env')) process.loadEnvFile('.env')
  return root
}

/**
 * Loads a module of `dist`, after installing and compiling what is missing.
 * @param {string} root
 * @param {string} name
 * @param {import('../../supervisor/progress.mjs').Progress} progress
 */
export async function fromDist(root, name, progress) {
  await installDependencies(root, progress, { wantsDevelopers: false })
  const { compile } = await import('../compile.mjs')
  await compile(root, progress)
  return import(pathToFileURL(path.join(root, 'dist', `${name}.js`)).href)
}

/** Watches for a new parent: npm passes SIGTERM to the shell between it and us, which ends without passing it on. */
function endWithNpm() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
