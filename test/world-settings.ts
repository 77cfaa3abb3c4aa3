/** Settings of a process of integration tests: they are read once, by whichever of its files comes first. */
import path from 'node:path'
import { inject } from 'vitest'

/** The database and the folder of this process's worlds. */
export const worldName = `world_${process.pid}`
export const worldFolder = path.join(inject('folder'), `data-${process.pid}`)

const databaseUrl = new URL(inject('clusterUrl'))
databaseUrl.pathname = `/${worldName}`

/** What a world runs with. */
export const worldSettings = {
  DATABASE_URL: databaseUrl.href,
  DATA_DIR: worldFolder,
  PAYLOAD_SECRET: 'only for these tests',
  PUBLIC_URL: 'http://localhost:3000',
  JOBS: 'off',
  LOG_LEVEL: 'silent',
} as const
