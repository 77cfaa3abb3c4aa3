/** The environment of the programs that the start and commands run: it has every setting that they found or worked out. */
import type { Env } from '#src/env.ts'
import { payloadSecret } from './secrets.ts'

/** The settings of a child. A missing secret is made, and kept in the data folder; readers can do without a primary. */
export const childSettings = (env: Env, databaseUrl: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  HOST: env.HOST,
  PORT: String(env.PORT),
  PUBLIC_URL: env.PUBLIC_URL,
  DATABASE_URL: databaseUrl,
  DATA_DIR: env.DATA_DIR,
  PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? payloadSecret(env.DATA_DIR),
  ADMIN_EMAIL: env.ADMIN_EMAIL,
})
