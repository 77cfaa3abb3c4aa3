/** A revision for each part of a service, where there was one for the whole. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop table read_model.revisions;
    create table read_model.revisions (
      service text not null,
      part text not null,
      revision bigint not null default 0,
      primary key (service, part)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table read_model.revisions;
    create table read_model.revisions (
      service text primary key,
      revision bigint not null default 0
    );`)
}
