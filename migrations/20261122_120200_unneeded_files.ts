/** Files that no picture needs any more, until they are removed from the bucket. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.unneeded_files (
      file text primary key,
      since timestamptz not null default now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.unneeded_files;`)
}
