/** Which topic an entry speaks of, read from its record, so that one index finds what all catalogues say of it. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `alter table read_model.records
     add column topic text generated always as (record -> 'speaks_of' ->> 'slug') stored`,
  'create index records_topic on read_model.records (topic) where topic is not null',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter table read_model.records drop column topic'))
}
