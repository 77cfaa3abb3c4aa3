/** Public holidays by year, each worked out once by a job: src/jobs/holidays.ts. A reader took half a second for a year, and 25 MB. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw('create table read_model.holidays (year smallint primary key, edition text not null, days jsonb not null)'),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table read_model.holidays'))
}
