/** The site as `npm start` serves it, on a data folder of its own, for a whole run of the browser tests. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site, without a trailing slash. */
    siteUrl: string
    /** Path of the browser. */
    browser: string
  }
}

/** The first administrator of the site. */
export const administrator = { email: 'first@example.org', password: 'a password for tests' }

const MOST_START_MS = 900_000
const POLL_MS = 250

/** Starts it and gives what stops it again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = process.env.CHROMIUM
  if (!browser) throw new Error('CHROMIUM is to be the path of a browser: run npm test -- browser.')
  const { url, stop } = await startSite(process.cwd())
  project.provide('siteUrl', url)
  project.provide('browser', browser)
  return stop
}

/** Runs `npm start` of a folder until the site answers. */
export async function startSite(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'octavo-site-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = spawn(process.execPath, ['src/scripts/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...withoutVitest(process.env),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      RATE_LIMIT_PER_MINUTE: '0',
      JOBS: 'off',
    },
  })
  const ended = new Promise<never>((_, reject) =>
    start.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`))),
  )
  ended.catch(() => {})
  await Promise.race([answers(`${url}/healthz`), ended])
  return {
    url,
    async stop() {
      start.kill('SIGTERM')
      await ended.catch(() => {})
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function answers(address: string): Promise<void> {
  const until = Date.now() + MOST_START_MS
  while (Date.now() < until) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await sleep(POLL_MS)
  }
  throw new Error(`${address} did not answer within ${MOST_START_MS / 1000} seconds.`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** What the test runner sets for itself would change how Next builds. */
export const withoutVitest = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
    ),
  ) as NodeJS.ProcessEnv
