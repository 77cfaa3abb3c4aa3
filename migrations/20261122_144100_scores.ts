/** A documentation score without a ceiling, and an order by it. Rows from before get theirs when all migrations are in: src/scripts/migrate.ts. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  'drop index read_model.records_known',
  'alter table read_model.records alter column score type integer',
  'alter table read_model.records add column written integer not null default 0',
  'alter table read_model.records alter column written drop default',
  'alter table read_model.records add column known double precision generated always as (score + reads / (reads + 1000.0)) stored',
  'create index records_known on read_model.records (service, resource, known desc, slug) include (document_id)',
  "update read_model.records set words = ''",
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const back = [
    'alter table read_model.records drop column known, drop column written',
    'alter table read_model.records alter column score type smallint using least(score, 100)',
    'create index records_known on read_model.records (service, resource, score desc, slug) include (document_id)',
  ]
  for (const statement of back) await db.execute(sql.raw(statement))
}
