/**
 * `npm run bench`: how fast tools and pages are answered with 1,000, 10,000 and 100,000 flowers, kept and made, by one reader
 * and by two, beside Payload's own REST and a bare node:http server on the same machine. Takes about half an hour and
 * prints Markdown for the README; with `--quick` some five minutes, of smaller catalogues.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createProgress } from '#src/supervisor/index.ts'
import { measure, searchAlone } from './bench/measure.ts'
import { benchReport } from './bench/report.ts'
import { measureStart, setBenchStage } from './bench/stage.ts'

const progress = createProgress(process.stderr)
const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-'))
try {
  const stage = await setBenchStage(folder, progress)
  const measured = await (async () => {
    const findings = await progress.step('Measuring', (tell) => measure(stage, tell))
    const alone = await progress.step('Searching alone', () => searchAlone(stage))
    const memory = await stage.measureMemory()
    const windows = await progress.step('Asking for windows', stage.measureWindows)
    const afterPublish = await progress.step('Asking after publishes', stage.measureAfterPublish)
    const seenMs = await progress.step('Waiting for changes to be seen', stage.measureSeen)
    const publishing = await progress.step('Publishing', stage.measurePublishing)
    const renamed = await progress.step('Renaming', stage.measureRename)
    const imported = await progress.step('Importing', stage.measureImport)
    return { findings, alone, memory, windows, afterPublish, seenMs, publishing, renamed, imported }
  })().finally(stage.close)
  const start = await progress.step('Starting anew', () => measureStart(folder))
  console.log(benchReport({ ...measured, start }))
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
} catch (error) {
  progress.fail(error as Error)
  console.error(`What was written until then is in ${folder}.`)
  process.exit(1)
}
