/** Installing the dependencies, when they are not what package-lock.json says. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tiedToParent } from '../../supervisor/tie-to-parent.mjs'

/**
 * A package as package-lock.json lists it.
 * @typedef {{ version?: string, integrity?: string, extraneous?: boolean, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/**
 * Runs `npm ci` when node_modules is missing, unfinished, of another platform or of another package-lock.json. Packages for developers are
 * installed too, but only required with `wantsDevelopers`: an image is made without them.
 * @param {string} root
 * @param {import('../../supervisor/progress.mjs').Progress} progress
 * @param {{ wantsDevelopers: boolean }} wish
 */
export async function installDependencies(root, progress, { wantsDevelopers }) {
  const stampFile = path.join(root, 'node_modules', '.octavo-stamp')
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lockText}`).digest('hex')
  if (readText(stampFile) === stamp || isInstalled(root, lockText, wantsDevelopers)) return
  await progress.step('Installing dependencies', async (detail) => {
    try {
      await runNpm(['ci'], root, detail)
    } catch (error) {
      // npm ci refuses a lock file that lacks a package, even one for another platform; npm install adds it.
      if (!/EUSAGE/.test(/** @type {import('../../supervisor/progress.mjs').Failure} */ (error).lastWords ?? ''))
        throw error
      await runNpm(['install', '--no-save'], root, detail)
    }
  })
  writeFileSync(stampFile, stamp)
}

/**
 * Whether npm's own record of what it installed, written when it is done, holds all that the lock file asks for.
 * @param {string} root
 * @param {string} lockText
 * @param {boolean} wantsDevelopers
 */
function isInstalled(root, lockText, wantsDevelopers) {
  const record = readText(path.join(root, 'node_modules', '.package-lock.json'))
  if (!record) return false
  /** @type {Record<string, Package>[]} */
  const [wanted = {}, installed = {}] = [JSON.parse(lockText).packages, JSON.parse(record).packages]
  return Object.entries(wanted).every(
    ([name, { version, integrity, ...about }]) =>
      name === '' ||
      (about.dev && !wantsDevelopers) ||
      about.extraneous ||
      (installed[name]?.version === version && installed[name]?.integrity === integrity) ||
      (about.optional && !isMadeForThisPlatform(about)),
  )
}

/** Whether a package is required: npm may leave out optional ones, which matter only on their platform. @param {Package} about */
function isMadeForThisPlatform({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

/**
 * @param {string[]} command
 * @param {string} root
 * @param {(words: string) => void} detail
 * @returns {Promise<void>}
 */
function runNpm(command, root, detail) {
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=http']
  const script = npmScript()
  const tied = script ? tiedToParent([script, ...args], process.env) : { args, env: process.env }
  const child = spawn(script ? process.execPath : 'npm', tied.args, {
    cwd: root,
    env: tied.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    shell: !script && process.platform === 'win32',
  })
  let fetched = 0
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      fetched += text.split('http fetch').length - 1
      words = (words + text.replace(/^.*http fetch.*\n?/gm, '')).slice(-8000)
      detail(`${fetched} fetched`)
    })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`npm could not be run: ${error.message}`)))
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      // The cause comes first, then a page of usage.
      const lines = words.split('\n').filter((line) => line.startsWith('npm error'))
      const lastWords = lines.slice(0, 30).join('\n')
      reject(Object.assign(new Error(explain(words, code ?? signal)), { lastWords }))
    })
  })
}

/** The npm that runs `npm start`, as a script of Node where it says where it is. */
function npmScript() {
  const script = process.env.npm_execpath
  return script && /\.c?js$/.test(script) && existsSync(script) ? script : undefined
}

/**
 * @param {string} text
 * @param {number | string | null} code
 */
function explain(text, code) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/.test(text))
    return 'The dependencies could not be fetched: there is no way to the npm registry. Check the network, then run npm start again.'
  if (/ENOSPC/.test(text))
    return 'The dependencies could not be installed: the disk is full. Free about 1.5 GB, then run npm start again.'
  if (/EACCES|EPERM/.test(text))
    return 'The dependencies could not be installed: node_modules cannot be written by this user.'
  return `The dependencies could not be installed: npm ended with ${code}.`
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
