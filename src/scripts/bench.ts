/**
 * `npm run bench`: how fast the API answers with 1,000 and with 100,000 flowers, beside Payload's own REST, a Next route and
 * a bare node:http server on the same machine. Takes about ten minutes and prints Markdown for the README.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { measure } from './bench/measure.ts'
import { report } from './bench/report.ts'
import { setStage } from './bench/stage.ts'
import { createProgress } from './start/progress.mjs'

const progress = createProgress(process.stderr)
const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-'))
try {
  const stage = await setStage(folder, progress)
  try {
    const findings = await progress.step('Measuring', (tell) => measure(stage, tell))
    const publishing = await progress.step('Publishing', stage.measurePublishing)
    console.log(report(findings, publishing))
  } finally {
    await stage.close()
  }
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
} catch (error) {
  progress.fail(error as Error)
  console.error(`What was written until then is in ${folder}.`)
  process.exit(1)
}
