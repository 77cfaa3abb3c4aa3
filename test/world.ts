/**
 * A world for integration tests: a database of the test file's own, Payload on it, and the read model's door to it. Files that share
 * a process have it one after the other, under the same address, since settings are read once.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#src/read-model/database.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'

export type World = {
  payload: Payload
  /** What readers see, asked as public code asks it. */
  database: Database
  /** Address of the database. */
  url: string
  /** By which Payload knows its instance. */
  key: string
  /** Ends its connections; call it in afterAll. The database goes with the cluster. */
  close: () => Promise<void>
}

let count = 0

/** Makes a world with an empty, migrated database. Call it in beforeAll, before anything imports src/env.ts. */
export async function world(): Promise<World> {
  const name = `world_${process.pid}`
  const url = await createDatabase(inject('clusterUrl'), name, inject('template'))
  const dataDir = path.join(inject('folder'), `data-${process.pid}`)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir)
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only for these tests',
    PUBLIC_URL: 'http://localhost:3000',
    JOBS: 'off',
    LOG_LEVEL: 'silent',
  })
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#src/payload.config.ts')])
  const key = `${name} ${count++}`
  const payload = await getPayload({ config, key })
  const database = openDatabase(url)
  const close = async () => {
    await database.close()
    await payload.destroy()
  }
  return { payload, database, url, key, close }
}
