/** A world for integration tests: a database of the test file's own, Payload on it, and the read model's door to it. */
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { createDatabase } from '#src/postgres/test-database.ts'
import { type Database, openDatabase } from '#src/read-model/database.ts'

export type World = {
  payload: Payload
  /** What readers see, asked as public code asks it. */
  database: Database
  /** Address of the database. */
  url: string
  /** The name under which Payload is kept, for whatever else finds it by that. */
  key: string
  /** Ends its connections; call it in afterAll. The database goes with the cluster. */
  close: () => Promise<void>
}

let count = 0

/** Makes a world with an empty, migrated database. Call it in beforeAll, before anything imports src/env.ts. */
export async function world(): Promise<World> {
  const name = `world_${process.pid}_${count++}`
  const url = await createDatabase(inject('clusterUrl'), name, inject('template'))
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(path.join(inject('folder'), 'data-')),
    PAYLOAD_SECRET: 'only for these tests',
    PUBLIC_URL: 'http://localhost:3000',
    JOBS: 'off',
    LOG_LEVEL: 'silent',
  })
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#src/payload.config.ts')])
  const payload = await getPayload({ config, key: name })
  const database = openDatabase(url)
  const close = async () => {
    await database.close()
    await payload.destroy()
  }
  return { payload, database, url, key: name, close }
}
