/**
 * The site as `npm start` serves it, on a copy of the starter database and a data folder of its own, for a whole run of
 * the browser tests.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '#src/postgres/test-database.ts'
import { createProgress } from '#src/scripts/start/progress.mjs'
import { administrator, findGround, templates } from '#src/scripts/test/prepare.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site, without a trailing slash. */
    siteUrl: string
    /** Path of the browser. */
    browser: string
    /** Address of the cluster whose databases are copied. */
    clusterUrl: string
    /** Name of the migrated, empty database. */
    template: string
  }
}

const MOST_START_MS = 900_000
const POLL_MS = 250

/** Starts it and gives what stops it again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = process.env.CHROMIUM
  if (!browser) throw new Error('CHROMIUM is to be the path of a browser: run npm test -- browser.')
  const { clusterUrl, release } = await findGround(createProgress())
  try {
    const databaseUrl = await createDatabase(clusterUrl, 'octavo_site', templates.starter)
    const { url, stop } = await startSite(process.cwd(), databaseUrl)
    project.provide('siteUrl', url)
    project.provide('browser', browser)
    project.provide('clusterUrl', clusterUrl)
    project.provide('template', templates.empty)
    return async () => {
      await stop()
      await release()
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Runs `npm start` of a folder until the site answers, on this database or on the embedded one. */
export async function startSite(folder: string, databaseUrl = ''): Promise<{ url: string; stop(): Promise<void> }> {
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
      DATABASE_URL: databaseUrl,
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

/** What the test runner sets for itself would change how Next builds, and what it was told of is for this project alone. */
export const withoutVitest = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(VITEST|OCTAVO_|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
    ),
  ) as NodeJS.ProcessEnv
