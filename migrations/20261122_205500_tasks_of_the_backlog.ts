/** Who does what of the backlog: what is to be written has no row of its own until somebody takes it, or says that it is done. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table editing.tasks (
    service text not null,
    kind text not null check (kind in ('asked', 'day', 'facet')),
    key text not null,
    assignee_id integer references users on delete set null,
    by_id integer references users on delete set null,
    at timestamptz not null default now(),
    done_on date,
    primary key (service, kind, key)
  )`)
  await db.execute(sql`create index on editing.tasks (assignee_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.tasks`)
}
