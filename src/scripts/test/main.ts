/** Makes what the suites stand on, runs them one after the other and counts over all of them. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProgress, type Progress } from '../start/progress.mjs'
import { findBrowser } from './browser.ts'
import { makeGround, prepareSite, told } from './prepare.ts'
import { type Need, type Suite, suites } from './suites.ts'

type Count = { passed: number; failed: number; skipped: number }

/** What has been made so far, as the variables that tell the suites of it. */
type Made = { env: Record<string, string>; has: Set<Need>; release(): Promise<void> }

/** Runs the suites named, or all. Gives the exit code: 0 when nothing failed. Its last line is the count. */
export async function test(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    console.error(`No suite "${unknown.join('", "')}". There is: ${suites.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name))
  const made: Made = { env: {}, has: new Set(), release: async () => {} }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void made.release().finally(() => process.exit(1)))
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  try {
    for (const suite of chosen) {
      const count = await timed(suite.title, () => run(suite, chosen, made))
      total.passed += count.passed
      total.failed += count.failed
      total.skipped += count.skipped
    }
  } finally {
    await made.release()
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  )
  return total.failed === 0 ? 0 : 1
}

async function timed(title: string, work: () => Promise<Count>): Promise<Count> {
  const begin = performance.now()
  console.log(`\n── ${title}`)
  const count = await work()
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`── ${title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
  return count
}

async function run(suite: Suite, chosen: readonly Suite[], made: Made): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-suite-'))
  const report = path.join(folder, 'report.json')
  const progress = createProgress()
  try {
    if (suite.needs?.some((need) => !made.has.has(need))) await make(chosen, made, progress)
    const args = suite.isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
    const code = await spawned([...suite.command, ...args], { ...process.env, ...made.env })
    if (!suite.isVitest) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
    return counted(report, code)
  } catch (error) {
    progress.fail(error instanceof Error ? error : new Error(String(error)))
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes all that the chosen suites need and is not there: the import, which works on one core, beside the build. */
async function make(chosen: readonly Suite[], made: Made, progress: Progress): Promise<void> {
  const needs = (need: Need) => !made.has.has(need) && chosen.some((suite) => suite.needs?.includes(need))
  if (needs('browser')) made.env.CHROMIUM = await findBrowser()
  made.has.add('browser')
  const [laid, built] = await Promise.allSettled([
    needs('databases') ? makeGround(progress) : undefined,
    needs('site') ? prepareSite(progress) : undefined,
  ])
  if (laid.status === 'rejected') throw laid.reason
  if (laid.value) Object.assign(made, { env: { ...made.env, ...told(laid.value) }, release: laid.value.release })
  made.has.add('databases')
  if (built.status === 'rejected') throw built.reason
  made.has.add('site')
}

/** A runner that failed though no test did (a file that does not load, no test at all) counts as one failure. */
function counted(report: string, code: number): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    string,
    number
  >
  const failed = numFailedTests ?? 0
  const isEmpty = !numPassedTests && failed === 0
  return {
    passed: numPassedTests ?? 0,
    failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed,
    skipped: numPendingTests ?? 0,
  }
}

function spawned([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
