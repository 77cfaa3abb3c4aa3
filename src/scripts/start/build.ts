/** Building the site, when the build is missing or older than what it is made of. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { totalmem } from 'node:os'
import path from 'node:path'
import { runChild } from './child.ts'
import { takeLock } from './lock.mjs'
import type { Progress } from './progress.mjs'

/** What the build is made of. Scripts, tests and the starter's texts are no part of it. */
const sources = ['package-lock.json', 'next.config.mjs', 'tsconfig.json', 'collections', 'migrations', 'src', 'tools']
const isNoSource = (file: string): boolean => /\.test\.tsx?$|\.md$|^src[/\\](scripts|starter)[/\\]/.test(file)

export type Build = { root: string; dataDir: string; env: NodeJS.ProcessEnv; progress: Progress }

/** Runs `next build` where it is needed. Throws an Error of one line, with the last words of the build. */
export async function buildSite({ root, dataDir, env, progress }: Build): Promise<void> {
  if (isFresh(root)) return
  await progress.step('Building the site', async (detail) => {
    // Two data folders may be started from one checkout: they share the build.
    const lock = await takeLock(path.join(root, 'node_modules'), { name: '.octavo-build.lock', waits: true })
    try {
      if (isFresh(root)) return
      const stamp = stampOf(root)
      rmSync(stampFile(root), { force: true })
      await runChild('The build', { ...options(root, dataDir), env: withMemory(env) }, detail)
      // A build that lost its worker has been seen to end with 0 and to have left nothing to serve.
      if (!existsSync(buildId(root)))
        throw new Error(
          `The build ended before it was done. Run npm start again. Its log is in ${path.join(dataDir, 'logs')}.`,
        )
      writeFileSync(stampFile(root), stamp)
    } finally {
      lock.release()
    }
  })
}

function options(root: string, dataDir: string) {
  const next = createRequire(path.join(root, 'package.json')).resolve('next/dist/bin/next')
  return { root, args: [next, 'build'], logFile: path.join(dataDir, 'logs', 'build.log') }
}

/** The build has been seen to need 1.6 GB, more than Node allows itself on a small machine. */
function withMemory(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1e6
  const heapMegabytes = Math.round(Math.min(4096, Math.max(1536, megabytes * 0.7)))
  const options = `${env.NODE_OPTIONS ?? ''} --conditions=production --max-old-space-size=${heapMegabytes}`
  return { ...env, NODE_OPTIONS: options.trim(), NEXT_TELEMETRY_DISABLED: '1' }
}

const buildId = (root: string): string => path.join(root, '.next', 'BUILD_ID')
const stampFile = (root: string): string => path.join(root, '.next', 'octavo-stamp')

function isFresh(root: string): boolean {
  if (!existsSync(buildId(root)) || !existsSync(stampFile(root))) return false
  return readFileSync(stampFile(root), 'utf8') === stampOf(root)
}

/** A hash of the names and contents of the sources: a fresh clone has new times, not new contents. */
function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesIn(root, source)).sort())
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  return hash.digest('hex')
}

function filesIn(root: string, source: string): string[] {
  const place = statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!place) return []
  if (place.isFile()) return [source]
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isNoSource(file))
}
