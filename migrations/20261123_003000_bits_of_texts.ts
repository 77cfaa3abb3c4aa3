/** Postings tell who has a word in a text alone by bits. Rows from before get theirs when all migrations are in: src/scripts/migrate.ts. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = ['delete from read_model.postings', "update read_model.records set words = ''"]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down(args: MigrateDownArgs): Promise<void> {
  await up(args)
}
