/** Next's build, which holds the CMS, made when it is missing or older than what it is made of. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { memoryMegabytes } from '#src/machine.ts'
import { type Progress, runChild, takeLock } from '#src/supervisor/index.ts'
import { preload } from './preload.ts'
import { isStamped, stampOf, writeStamp } from './stamp.mjs'

/** Sources of the build besides those that its entry points reach, which `npm run compile` lists. */
const sources = ['package-lock.json', 'package.json', 'next.config.mjs', 'tsconfig.json']

/** What a build is given: the folders of the project and of the data, the environment, and where it tells how far it is. */
export type Build = { root: string; dataDir: string; env: NodeJS.ProcessEnv; progress: Progress }

/** Runs `next build` where it is needed; `dist` must be compiled. Throws an Error of one line, with the last words of the build. */
export async function buildSite({ root, dataDir, env, progress }: Build): Promise<void> {
  if (isFresh(root)) return
  await progress.step('Building the site', async (detail) => {
    // Two data folders may be started from one checkout: they share the build.
    const lock = await takeLock(path.join(root, 'node_modules'), { name: '.octavo-build.lock', waits: true })
    try {
      if (isFresh(root)) return
      const stamp = stampOfBuild(root)
      rmSync(stampFile(root), { force: true })
      await runChild('The build', { ...options(root, dataDir), env: withMemory(env) }, detail)
      // A build that lost its worker may exit with 0 and leave nothing to serve.
      if (!existsSync(buildId(root)))
        throw new Error(
          `The build ended before it was done. Run npm start again. Its log is in ${path.join(dataDir, 'logs')}.`,
        )
      writeStamp(stampFile(root), stamp)
    } finally {
      lock.release()
    }
  })
}

function options(root: string, dataDir: string) {
  const next = createRequire(path.join(root, 'package.json')).resolve('next/dist/bin/next')
  return { cwd: root, preload, args: [next, 'build'], logFile: path.join(dataDir, 'logs', 'build.log') }
}

/** The build has been seen to need 1.6 GB, more than Node allows itself on a small machine. */
function withMemory(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const heapMegabytes = Math.round(Math.min(4096, Math.max(1536, memoryMegabytes * 0.7)))
  const options = `${env.NODE_OPTIONS ?? ''} --conditions=production --max-old-space-size=${heapMegabytes}`
  return { ...env, NODE_OPTIONS: options.trim(), NEXT_TELEMETRY_DISABLED: '1' }
}

const buildId = (root: string): string => path.join(root, '.next', 'BUILD_ID')
const stampFile = (root: string): string => path.join(root, '.next', 'octavo-stamp')

const isFresh = (root: string): boolean => existsSync(buildId(root)) && isStamped(stampFile(root), stampOfBuild(root))

function stampOfBuild(root: string): string {
  // Written by the compiler: an array of paths relative to the root.
  const reached = JSON.parse(readFileSync(path.join(root, 'dist', 'next-sources.json'), 'utf8')) as string[]
  return stampOf(root, [...sources, ...reached])
}
