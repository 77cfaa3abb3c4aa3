/** By what the editing server knows its readers. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create table serving.readers_key (
    key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    is_only boolean primary key default true check (is_only)
  )`,
  'insert into serving.readers_key default values',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table serving.readers_key'))
}
