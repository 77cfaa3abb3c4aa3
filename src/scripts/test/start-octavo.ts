/** Octavo as `npm start` runs it, on a port and a data folder of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#src/supervisor/index.ts'

/**
 * `pid` is the supervisor's; `stop` ends it and all that it started, and removes the data folder made for it. `ended` resolves
 * when the supervisor is gone, for whatever reason.
 */
export type Octavo = { url: string; port: number; pid: number; ended: Promise<void>; stop(): Promise<void> }

/** Where an Octavo is started for tests, and on which database. */
export type StartOctavoOptions = {
  /** The project's folder. */
  project: string
  /** Blank is the embedded database. */
  databaseUrl?: string
  /** An existing data folder, which is kept. */
  dataDir?: string
  /** A port that is free; else one is found. */
  port?: number
  /** The open file for its output. */
  output?: number
  settings?: Readonly<Record<string, string>>
}

/** Longest start: on a slow machine a first one imports, builds and waits. */
const MOST_START_MS = 900_000
const POLL_MS = 50

/** Runs `npm start` of a project until its readers answer; the editing server may come a moment later. */
export async function startOctavo(options: StartOctavoOptions): Promise<Octavo> {
  const { project, databaseUrl = '', settings = {} } = options
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'octavo-site-'))
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const supervisor = spawn(process.execPath, ['src/scripts/start.mjs'], {
    cwd: project,
    stdio: ['ignore', options.output ?? 'inherit', options.output ?? 'inherit'],
    env: {
      ...ownEnvironment(process.env),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      JOBS: 'off',
      ...settings,
    },
  })
  const ended = new Promise<never>((_, reject) => {
    supervisor.once('error', reject)
    supervisor.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`)))
  })
  const given = new AbortController()
  ended.catch(() => given.abort())
  await Promise.race([answers(`${url}/readyz`, given.signal), ended])
  return {
    url,
    port,
    pid: supervisor.pid as number,
    ended: ended.catch(() => {}),
    async stop() {
      supervisor.kill('SIGTERM')
      await ended.catch(() => {})
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when an address answers with success. Throws an Error when it never does, or the wait is ended. */
export async function answers(address: string, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + MOST_START_MS
  while (Date.now() < until && !signal?.aborted) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await sleep(POLL_MS)
  }
  throw new Error(`${address} did not answer within ${MOST_START_MS / 1000} seconds.`)
}

/** The environment without variables of the test runner, which would change how Next builds, and without those of the ground. */
export const ownEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(VITEST|OCTAVO_|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
    ),
  ) as NodeJS.ProcessEnv
