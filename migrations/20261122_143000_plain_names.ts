/** What names are compared by that readers give. Rows from before get theirs when all migrations are in: src/scripts/migrate.ts. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  "alter table read_model.names add column plain text not null default ''",
  'alter table read_model.names alter column plain drop default',
  'create index names_plain on read_model.names (service, plain text_pattern_ops)',
  "update read_model.records set words = ''",
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter table read_model.names drop column plain'))
}
