/** Runs the suites one after the other and counts over all of them. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { type Suite, suites } from './suites.ts'

type Count = { passed: number; failed: number; skipped: number }

/** Runs the suites named, or all. Gives the exit code: 0 when nothing failed. Its last line is the count. */
export async function test(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    console.error(`No suite "${unknown.join('", "')}". There is: ${suites.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name))
  for (const suite of chosen) {
    const begin = performance.now()
    console.log(`\n── ${suite.title}`)
    const count = await run(suite)
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    console.log(`── ${suite.title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  )
  return total.failed === 0 ? 0 : 1
}

async function run(suite: Suite): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-suite-'))
  const report = path.join(folder, 'report.json')
  try {
    const env = { ...process.env, ...(suite.needsBrowser && { CHROMIUM: await findBrowser() }) }
    const args = suite.isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
    const code = await spawned([...suite.command, ...args], env)
    if (!suite.isVitest) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
    return counted(report, code)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
