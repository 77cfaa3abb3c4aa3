/** The texts of an entry as HTML, made when it is published. Rows from before have none until the next rebuild. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = ['alter table read_model.records add column if not exists html json']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter table read_model.records drop column if exists html'))
}
