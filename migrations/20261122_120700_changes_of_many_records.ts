/** Notes which records changed as quickly where thousands change in one statement: their rows are not compared one by one. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = ['alter function read_model.note_updates set enable_nestloop = off']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter function read_model.note_updates reset enable_nestloop'))
}
