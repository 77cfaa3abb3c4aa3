/** What is known of the addresses that entries and outlets cite. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create table jobs.links (
    address text primary key,
    checked_at timestamptz not null,
    status text not null check (status in ('fine', 'unsure', 'failed')),
    reason text,
    failures integer not null default 0,
    first_failed_at timestamptz
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table if exists jobs.links'))
}
