/**
 * A world for integration tests: a database of the test file's own, Payload on it, and the read model's door to it. Files that share
 * a process have it one after the other, under the same address, since settings are read once.
 */
import { mkdirSync, rmSync } from 'node:fs'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#src/read-model/database.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { worldFolder, worldName, worldSettings } from './world-settings.ts'

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
  const url = await createDatabase(inject('clusterUrl'), worldName, inject('template'))
  rmSync(worldFolder, { recursive: true, force: true })
  mkdirSync(worldFolder)
  Object.assign(process.env, worldSettings)
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#src/payload.config.ts')])
  const key = `${worldName} ${count++}`
  const payload = await getPayload({ config, key })
  const database = openDatabase(url)
  const close = async () => {
    await database.close()
    await payload.destroy()
  }
  return { payload, database, url, key, close }
}
