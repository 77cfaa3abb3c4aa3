/** What the processes that serve tell one another: how many requests they let through, and what a CDN has to forget. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  'create schema serving',
  `create unlogged table serving.tallies (
    ends_ms bigint not null,
    client text not null,
    used integer not null,
    primary key (ends_ms, client)
  )`,
  `create table serving.purges (
    id bigint generated always as identity primary key,
    keys text[] not null,
    release text unique,
    passes smallint not null default 0,
    tries smallint not null default 0,
    due_at timestamptz default now(),
    failure text
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop schema serving cascade'))
}
