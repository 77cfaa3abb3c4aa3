/** A house on an external PostgreSQL behind a proxy, for faults of the network and of the database. */
import path from 'node:path'
import { type Postgres, startPostgres } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { ownDatabase } from '../start/own-database.ts'
import { build, type House } from './house.ts'
import { openProxy, type SlowProxy } from './proxy.ts'

/** An Octavo whose connection to its database can be disturbed. */
export type Outside = {
  house: House
  proxy: SlowProxy
  /** Address of the same database past the proxy. */
  directUrl: string
  /** Address of the cluster's first database, for statements that concern the whole cluster. */
  clusterUrl: string
  /** Stops PostgreSQL and starts it again. */
  restart(): Promise<void>
  close(): Promise<void>
}

const database = 'octavo_outside'
/** The cluster's first database, which has all tables and is nobody's house. */
export const blank = 'octavo'

type Plan = {
  project: string
  folder: string
  /** Makes a data folder whose database has all tables. */
  lay: (dataDir: string) => Promise<void>
}

/** Starts both in a folder. */
export async function buildOutside({ project, folder, lay }: Plan): Promise<Outside> {
  const dataDir = path.join(folder, 'cluster')
  await lay(dataDir)
  let postgres: Postgres = await startPostgres({ ...ownDatabase, dataDir })
  const directUrl = await createDatabase(postgres.url, database, blank)
  const proxy = await openProxy(postgres.port)
  const databaseUrl = directUrl.replace(`:${postgres.port}/`, `:${proxy.port}/`)
  const house = await build({ project, dataDir: path.join(folder, 'house'), databaseUrl })
  return {
    house: { ...house, databaseUrl: () => directUrl },
    proxy,
    directUrl,
    clusterUrl: postgres.url,
    async restart() {
      await postgres.stop()
      postgres = await startPostgres({ ...ownDatabase, dataDir })
    },
    async close() {
      await house.stop()
      await proxy.close()
      await postgres.stop()
    },
  }
}
