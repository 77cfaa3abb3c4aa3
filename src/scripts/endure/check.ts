/** What must be true of a house after any fault. Each check gives what is wrong, in words, or nothing. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Day } from '#src/calendar/day.ts'
import { type Years, yearOf } from '#src/read-model/dates.ts'
import { type Ask, asking, type House } from './house.ts'
import type { EntryAtWork } from './work.ts'

/** Every acknowledged change is stored, and an entry that is published is the same in its form, its newest version and what readers see. */
export async function lostChanges({ databaseUrl }: House, entries: readonly EntryAtWork[]): Promise<string[]> {
  const rows = await asking(databaseUrl(), (ask) =>
    ask<Stored>(
      `select f.id, f.summary as entry, v.version_summary as version, r.record ->> 'summary' as record
       from flowers f left join _flowers_v v on v.parent_id = f.id and v.latest
       left join read_model.records r on r.resource = 'flower' and r.document_id = f.id where f.id = any($1)`,
      [entries.map(({ id }) => id)],
    ),
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return entries.flatMap((entry) => faultsOf(entry, stored.get(entry.id)))
}

type Stored = { id: number; entry: string; version: string | null; record: string | null }

function faultsOf({ id, way, acknowledged, tried }: EntryAtWork, row: Stored | undefined): string[] {
  if (!row) return [`entry ${id} was acknowledged and is not there`]
  const changed = Number(row.version?.replace('Change ', ''))
  const faults = []
  if (!(changed >= acknowledged && changed <= tried))
    faults.push(`entry ${id}: change ${acknowledged} of ${way} was acknowledged, and ${row.version} is stored`)
  if (way === 'publish' && (row.entry !== row.version || row.record !== row.version))
    faults.push(
      `entry ${id} is half published: ${row.entry} in its form, ${row.version} kept, ${row.record} for readers`,
    )
  if (way !== 'publish' && row.record !== null) faults.push(`entry ${id} is a draft and readers see it`)
  return faults
}

/**
 * What readers see is, row by row, what a rebuild makes of the collections. Holidays, and the dates of days in years further off, are worked
 * out by jobs, a few years a minute, which may do so meanwhile.
 */
export async function differencesAfterRebuild(project: string, { databaseUrl, dataDir }: House): Promise<string[]> {
  const workedOut = await yearsWorkedOut(databaseUrl())
  const before = await readModel(databaseUrl())
  const args = ['--conditions=production', path.join('dist', 'rebuild.js')]
  const settings = {
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only for this rebuild',
    NODE_ENV: 'production',
  }
  await promisify(execFile)(process.execPath, args, {
    cwd: project,
    env: { ...process.env, ...settings } as NodeJS.ProcessEnv,
  })
  const after = await readModel(databaseUrl())
  return [
    ...[...before].filter((row) => !after.has(row)).map((row) => `a rebuild removes ${row.slice(0, 200)}`),
    ...[...after]
      .filter((row) => !before.has(row) && !isOfJobs(row, workedOut))
      .map((row) => `a rebuild adds ${row.slice(0, 200)}`),
  ].slice(0, 20)
}

type Occurring = { service: string; resource: string; document_id: number }

const keyOf = ({ service, resource, document_id }: Occurring): string => `${service} ${resource} ${document_id}`

/** The years in which the dates of each day are worked out. */
async function yearsWorkedOut(databaseUrl: string): Promise<Map<string, Years>> {
  const rows = await asking(databaseUrl, (ask) =>
    ask<Occurring & Years>(
      'select service, resource, document_id, first_year as first, last_year as last from read_model.dated',
    ),
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** Whether a row of the read model is a holiday, or a date of a day in a year that was not worked out. */
function isOfJobs(row: string, workedOut: ReadonlyMap<string, Years>): boolean {
  const [, written] = /^occurrences (.*)/.exec(row) ?? []
  if (written === undefined) return row.startsWith('holidays ')
  const { starts, ...day } = JSON.parse(written) as Occurring & { starts: Day }
  const years = workedOut.get(keyOf(day))
  return years !== undefined && (yearOf(starts) < years.first || yearOf(starts) > years.last)
}

/** Every row of the read model, except revisions and changes, which grow, and without the number of reads or the years worked out so far. */
async function readModel(databaseUrl: string): Promise<Set<string>> {
  return asking(databaseUrl, async (ask) => {
    const tables = await ask<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'read_model' and table_name not in ('revisions', 'changes')",
    )
    const rows = new Set<string>()
    for (const { name } of tables)
      for (const { row } of await ask<{ row: string }>(`select row_to_json(t)::text as row from read_model.${name} t`))
        rows.add(`${name} ${row.replaceAll(/"(reads|first_year|last_year)":\d+/g, '')}`)
    return rows
  })
}

/** No run of a job is unfinished, and none was done twice. */
export async function jobsUnfinished(ask: Ask): Promise<string[]> {
  const runs = await ask<{ job: string; outcome: string; detail: string }>(
    "select job, outcome, detail from jobs.runs where job in ('picks', 'news') and outcome <> 'done'",
  )
  return runs.map(({ job, outcome, detail }) => `job ${job} is ${outcome}: ${detail}`)
}
