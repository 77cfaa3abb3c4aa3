/** What the processes that serve tell one another: how many requests they let through. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  'create schema serving',
  `create unlogged table serving.tallies (
    ends_ms bigint not null,
    client text not null,
    used integer not null,
    primary key (ends_ms, client)
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop schema serving cascade'))
}
