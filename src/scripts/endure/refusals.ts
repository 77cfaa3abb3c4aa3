/** Starts that cannot work: each says so in one line, soon, and harms nothing. */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { startOctavo } from '../test/start-octavo.ts'
import type { Fault, Finding, Stage } from './fault.ts'
import { asking } from './house.ts'
import { blank } from './outside.ts'

/** Longest time for a refusal: it takes a second or two, but longer on a busy machine. */
const MOST_MS = 12_000

/** How long it took to be refused, and what was said. */
export type RefusedStart = { ms: number; lines: string[] }

/** Begins a start that has to be refused, and gives its output without the successful steps. */
export async function refused(
  { project }: Pick<Stage, 'project'>,
  dataDir: string,
  log: string,
  settings: Record<string, string>,
): Promise<RefusedStart> {
  mkdirSync(path.dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const begin = performance.now()
  try {
    const octavo = await startOctavo({ project, dataDir, output, settings, databaseUrl: settings.DATABASE_URL ?? '' })
    await octavo.stop()
    return { ms: performance.now() - begin, lines: ['it started'] }
  } catch {
    const lines = readFileSync(log, 'utf8').split('\n')
    return {
      ms: performance.now() - begin,
      lines: lines.filter((line) => line.trim() !== '' && !/^ {2}[✓✗…]/.test(line)),
    }
  } finally {
    closeSync(output)
  }
}

/** A finding: whether the start was refused in time, in one line with these words. */
export function saidOnce(fault: string, { ms, lines }: RefusedStart, says: RegExp): Finding {
  const wrong = []
  if (lines.length !== 1) wrong.push(`${lines.length} lines: ${lines.slice(0, 3).join(' ')}`)
  else if (!says.test(lines[0] as string)) wrong.push(`it says: ${lines[0]}`)
  if (ms > MOST_MS) wrong.push(`it took ${Math.round(ms / 1000)} s`)
  return { fault, times: 1, seen: `refused after ${(ms / 1000).toFixed(1)} s: ${lines[0]}`, wrong }
}

/** Roles and databases that cannot be used. */
export const rights: Fault = {
  name: 'rights',
  inShort: 1,
  inLong: 1,
  async inflict(stage) {
    const { clusterUrl, directUrl } = await stage.outside()
    await asking(clusterUrl, async (ask) => {
      for (const role of ['lowly', 'onlooker']) {
        await ask(
          `do $$ begin create role ${role} login password 'secret'; exception when duplicate_object then null; end $$`,
        )
      }
    })
    const empty = await createDatabase(clusterUrl, 'octavo_empty')
    await asking(directUrl, async (ask) => {
      for (const schema of ['public', 'read_model', 'publishing', 'jobs']) {
        await ask(`grant usage on schema ${schema} to onlooker`)
        await ask(`grant select on all tables in schema ${schema} to onlooker`)
      }
    })
    const readOnly = await createDatabase(clusterUrl, 'octavo_read_only', blank)
    await asking(clusterUrl, (ask) => ask('alter database octavo_read_only set default_transaction_read_only = on'))
    const as = (role: string, url: string) => url.replace(/\/\/[^@]+@/, `//${role}:secret@`)
    const cases: [fault: string, url: string, says: RegExp][] = [
      [
        'started by a role without CREATE on a new database',
        as('lowly', empty),
        /may not create tables in the database "octavo_empty"\. As its owner: grant/,
      ],
      ['started by a role without any right on a database in use', as('lowly', directUrl), /may not/],
      [
        'started by a role that may only read',
        as('onlooker', directUrl),
        /"onlooker" of DATABASE_URL may not write \d+ of the tables/,
      ],
      ['started on a read-only database', readOnly, /read-only for the user/],
      [
        'started on a database that is not there',
        empty.replace('octavo_empty', 'octavo_nowhere'),
        /names a database that does not exist/,
      ],
    ]
    const findings: Finding[] = []
    for (const [at, [fault, url, says]] of cases.entries()) {
      const dataDir = path.join(stage.folder, `refused-${at}`)
      const refusal = await refused(stage, dataDir, path.join(stage.folder, `refused-${at}.log`), { DATABASE_URL: url })
      findings.push(saidOnce(fault, refusal, says))
    }
    return findings
  },
}

/** A second start on a folder that is in use. */
export const twice: Fault = {
  name: 'twice',
  inShort: 1,
  inLong: 5,
  async inflict(stage, times) {
    const house = await stage.inside()
    const findings: Finding[] = []
    for (let time = 0; time < times; time++) {
      const refusal = await refused(stage, house.dataDir, path.join(stage.folder, 'second.log'), {})
      const finding = saidOnce('a second start on the same folder', refusal, /is already running on .+ \(process \d+\)/)
      await house.serves()
      findings.push(finding)
    }
    const [first, ...others] = findings
    return first ? [{ ...first, times, wrong: [first, ...others].flatMap(({ wrong }) => wrong) }] : []
  },
}
