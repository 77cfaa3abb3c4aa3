/** Streaming replicas for tests: each is a copy of a running cluster, and follows it from then on. */
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { readAccess, writeAccess } from './cluster.ts'
import { defaultName, type Postgres, startPostgres } from './start-postgres.ts'

/** Copies the cluster of this data folder, which must run, to a new data folder, and starts it there as its standby. */
export async function startStandby(
  primary: Postgres,
  { from, dataDir, name = defaultName }: { from: string; dataDir: string; name?: string },
): Promise<Postgres> {
  const [source, folder] = [from, dataDir].map((place) => path.join(place, 'postgres')) as [string, string]
  mkdirSync(dataDir, { recursive: true })
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', fast => true)")
    cpSync(source, folder, { recursive: true })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  rmSync(path.join(folder, 'postmaster.pid'), { force: true })
  const { password } = readAccess(source, { name, settings: {} })
  const settings = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${name} password=${password}'\n`
  appendFileSync(path.join(folder, 'postgresql.auto.conf'), settings)
  writeFileSync(path.join(folder, 'standby.signal'), '')
  writeAccess(folder, name, { password, port: await freePort() })
  return startPostgres({ dataDir, name, durable: false })
}
