/**
 * `npm run soak`: drives every tool, page, feed and agent of an Octavo with ever new questions, some of them hostile, and
 * edits meanwhile. Ends with its findings, and with exit code 1 when a request got no answer, a 5xx or half an answer, or when the
 * memory of a process still grows in the last half of the run. `--help` tells the options.
 */
import { parseArgs } from 'node:util'
import { createProgress } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { soakReport } from './soak/report.ts'
import { type Soak, soak } from './soak/run.ts'
import { administrator, knownGround, templates } from './test/prepare.ts'
import { answers, startOctavo } from './test/start-octavo.ts'

const usage = `npm run soak -- [options]

  --minutes 10          how long it lasts
  --connections 16      how many questions are asked at once
  --seed 1              what is drawn is the same for the same seed
  --url <address>       an Octavo that runs already; else one is started, with the starter catalogue and a small cache
  --email, --password   who edits there; without them nothing is edited
  --pid <number>        its supervisor on this machine; without it no memory is judged`

/** A cache this small is full well before the middle of ten minutes, so that what grows later is a leak. */
const CACHE_MB = '16'

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    url: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    pid: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const progress = createProgress(process.stderr)
if (given.help) console.log(usage)
else
  try {
    process.exitCode = await main()
  } catch (error) {
    progress.fail(error as Error)
    process.exitCode = 1
  }

async function main(): Promise<number> {
  const minutes = positive('minutes')
  const seed = Number(given.seed)
  const target = given.url ? others(given.url) : await own()
  try {
    const options: Soak = { ...target, minutes, seed, connections: positive('connections') }
    const findings = await progress.step(`Soaking ${target.url} for ${minutes} minutes, seed ${seed}`, (tell) =>
      soak(options, tell),
    )
    const { text, isPassed } = soakReport(findings)
    console.log(text)
    return isPassed ? 0 : 1
  } finally {
    await target.stop()
  }
}

type Target = Pick<Soak, 'url' | 'person' | 'pid'> & { stop(): Promise<void> }

function others(url: string): Target {
  const { email, password, pid } = given
  const person = email && password ? { email, password } : undefined
  return { url: url.replace(/\/+$/, ''), person, pid: pid ? positive('pid') : undefined, stop: async () => {} }
}

/** Starts an Octavo: on a copy of the run's starter database within `npm test`, else from nothing. */
async function own(): Promise<Target> {
  const ground = knownGround()
  const databaseUrl = ground && (await createDatabase(ground.clusterUrl, 'octavo_soak', templates.starter))
  const octavo = await startOctavo({
    project: process.cwd(),
    ...(databaseUrl && { databaseUrl }),
    settings: { CACHE_MB, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  })
  await answers(`${octavo.url}/admin/login`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void octavo.stop().finally(() => process.exit(1)))
  return { ...octavo, person: administrator }
}

function positive(name: 'minutes' | 'connections' | 'pid'): number {
  const value = Number(given[name])
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0.`)
  return value
}
