/** Days are found among all entries by an index: without it their calendars are read by looking at every entry there is. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  'create index records_calendar on read_model.records (service, resource, slug) where calendar is not null',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index read_model.records_calendar'))
}
