/** Keys that lift the limit of requests. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create table serving.api_keys (
    id integer generated always as identity primary key,
    name text not null,
    beginning text not null,
    digest text not null unique,
    per_minute integer not null check (per_minute >= 0),
    made_at timestamptz not null default now(),
    made_by integer,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table serving.api_keys'))
}
