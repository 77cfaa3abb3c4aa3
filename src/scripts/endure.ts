/**
 * `npm run endure`: inflicts faults of every kind on an Octavo while editors save and publish, and checks whether anything was lost.
 * Ends with a table, and with exit code 1 when something was wrong. `--help` tells the options.
 */
import { parseArgs } from 'node:util'
import { createProgress } from '#src/supervisor/index.ts'
import type { Finding } from './endure/fault.ts'
import { faults } from './endure/faults.ts'
import { endureReport, failure, rowOf } from './endure/report.ts'
import { setStage } from './endure/stage.ts'
import { prepareSite } from './test/prepare.ts'

const usage = `npm run endure -- [options]

  --only <name>   one fault: ${faults.map(({ name }) => name).join(', ')}
  --times <n>     how often each is inflicted, in place of its own number
  --minutes <n>   begins nothing more after so long, no other kill and no other fault
  --seed 1        the moments are the same for the same seed
  --short         as in npm test, without it too`

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    times: { type: 'string' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const progress = createProgress(process.stderr)
if (given.help) console.log(usage)
else
  try {
    process.exitCode = await main()
  } catch (error) {
    progress.fail(error)
    process.exitCode = 1
  }

async function main(): Promise<number> {
  const chosen = faults.filter(({ name }) => given.only === undefined || given.only.split(',').includes(name))
  if (chosen.length === 0)
    throw new Error(`No fault "${given.only}". There is: ${faults.map(({ name }) => name).join(', ')}.`)
  await prepareSite(progress)
  let say = (_: string) => {}
  const isLong = !given.short
  const stage = setStage({
    project: process.cwd(),
    seed: Number(given.seed),
    isLong,
    minutes: Number(given.minutes),
    tell: (words) => say(words),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(1)))
  const findings: Finding[] = []
  try {
    for (const { name, inShort, inLong, inflict } of chosen) {
      const times = given.times ? Number(given.times) : isLong ? inLong : inShort
      if (times === 0 || stage.isOver()) continue
      const ofFault = await progress.step(name, (tell) => {
        say = tell
        return inflict(stage, times).catch((error: Error) => [failure(name, error)])
      })
      findings.push(...ofFault)
      for (const finding of ofFault) progress.note(rowOf(finding).join(' · '))
    }
  } finally {
    await stage.close()
  }
  console.log(endureReport(findings))
  return findings.every(({ wrong }) => wrong.length === 0) ? 0 : 1
}
