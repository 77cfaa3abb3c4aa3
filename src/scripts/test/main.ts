/** Makes what the suites need, runs them round by round, and counts the results of all. */
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProgress, type Progress } from '#src/supervisor/index.ts'
import { findBrowser } from './browser.ts'
import { groundVariables, makeGround, prepareSite } from './prepare.ts'
import { type Need, rounds, type Suite } from './suites.ts'

type Count = { passed: number; failed: number; skipped: number; failures: readonly string[] }

/** What has been made so far, as environment variables for the suites. */
type Prepared = { env: Record<string, string>; has: Set<Need>; release(): Promise<void> }

/** Runs the suites named, or all. Gives the exit code: 0 when nothing failed. Its last line is the count. */
export async function test(names: readonly string[]): Promise<number> {
  const suites = rounds.flat()
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    console.error(`No suite "${unknown.join('", "')}". There is: ${suites.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const isChosen = ({ name }: Suite) => names.length === 0 || names.includes(name)
  const prepared: Prepared = { env: {}, has: new Set(), release: async () => {} }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void prepared.release().finally(() => process.exit(1)))
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  try {
    for (const round of rounds)
      for (const [suite, count] of await runRound(round.filter(isChosen), suites.filter(isChosen), prepared)) {
        total.passed += count.passed
        total.failed += count.failed
        total.skipped += count.skipped
        failures.push(...count.failures.map((failure) => `${suite.name}: ${failure}`))
      }
  } finally {
    await prepared.release()
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  )
  return total.failed === 0 ? 0 : 1
}

/** Runs suites side by side. The output of the first is shown as it runs, that of each other when it has ended. */
async function runRound(
  round: readonly Suite[],
  chosen: readonly Suite[],
  prepared: Prepared,
): Promise<[Suite, Count][]> {
  const progress = createProgress()
  try {
    if (round.some(({ needs = [] }) => needs.some((need) => !prepared.has.has(need))))
      await make(chosen, prepared, progress)
  } catch (error) {
    progress.fail(error instanceof Error ? error : new Error(String(error)))
    return round.map((suite) => [suite, failed(String(error))])
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-suites-'))
  try {
    const runs = round.map(
      async (suite, index): Promise<[Suite, Count]> => [
        suite,
        await run(suite, { folder, env: prepared.env, isHeard: index === 0 }),
      ],
    )
    return await Promise.all(runs)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Running = { folder: string; env: Record<string, string>; isHeard: boolean }

async function run(suite: Suite, { folder, env, isHeard }: Running): Promise<Count> {
  const begin = performance.now()
  const report = path.join(folder, `${suite.name}.json`)
  const log = path.join(folder, `${suite.name}.log`)
  if (isHeard) console.log(`\n── ${suite.title}`)
  const count = await counted(suite, { report, env, ...(!isHeard && { log }) })
  if (!isHeard) console.log(`\n── ${suite.title}\n${readFileSync(log, 'utf8').trimEnd()}`)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`── ${suite.title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
  return count
}

/** Runs a suite and counts its results; its output goes into `log`, if given. */
async function counted(
  { command, isVitest }: Suite,
  { report, env, log }: { report: string; env: Record<string, string>; log?: string },
): Promise<Count> {
  const output = log === undefined ? undefined : openSync(log, 'a')
  try {
    const args = isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
    const code = await spawned([...command, ...args], { ...process.env, ...env }, output)
    if (isVitest) return reported(report, code)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : failed(`exit code ${code}`)
  } catch (error) {
    return failed(String(error))
  } finally {
    if (output !== undefined) closeSync(output)
  }
}

/** Makes what the chosen suites need and lack: the import, which uses one core, beside the build. */
async function make(chosen: readonly Suite[], prepared: Prepared, progress: Progress): Promise<void> {
  const needs = (need: Need) => !prepared.has.has(need) && chosen.some((suite) => suite.needs?.includes(need))
  if (needs('browser')) prepared.env.CHROMIUM = await findBrowser()
  prepared.has.add('browser')
  const [laid, built] = await Promise.allSettled([
    needs('databases') ? makeGround(progress) : undefined,
    needs('site') ? prepareSite(progress) : undefined,
  ])
  if (laid.status === 'rejected') throw laid.reason
  if (laid.value)
    Object.assign(prepared, { env: { ...prepared.env, ...groundVariables(laid.value) }, release: laid.value.release })
  prepared.has.add('databases')
  if (built.status === 'rejected') throw built.reason
  prepared.has.add('site')
}

const failed = (reason: string): Count => ({ passed: 0, failed: 1, skipped: 0, failures: [reason] })

/** The parts of vitest's JSON report that are read here. */
type Report = {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** A file that does not load counts as one failure, and so does a runner that failed though no test did. */
function reported(file: string, code: number): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const told = tests.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0] ?? ''}`)
    if (message && told.length === 0) told.push(message)
    return told.map((failure) => `${path.relative(process.cwd(), name)} ${brief(failure)}`)
  })
  if (failures.length === 0 && (code !== 0 || report.numPassedTests === 0)) failures.push(`exit code ${code}`)
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures }
}

const brief = (text: string) => text.trim().split('\n').slice(0, 12).join('\n    ')

/** Gives the exit code. `output` is an open file; without one the output is shown. */
function spawned(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  output: number | 'inherit' = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      stdio: ['ignore', output, output],
      env,
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
