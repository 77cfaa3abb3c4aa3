/** What was changed of each entry, by whom and in which of its revisions, and who has it open. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create schema if not exists editing;
    create table editing.documents (
      collection text not null,
      document_id integer not null,
      revision integer not null,
      stored_revision integer not null,
      kept_from integer not null default 0,
      primary key (collection, document_id)
    );
    create table editing.field_changes (
      collection text not null,
      document_id integer not null,
      field text not null,
      revision integer not null,
      digest text not null,
      person_id integer,
      at timestamptz not null default now(),
      primary key (collection, document_id, field, revision)
    );
    create unlogged table editing.presence (
      collection text not null,
      document_id integer not null,
      person_id integer not null,
      tab text not null,
      field text,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (collection, document_id, person_id, tab)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table editing.presence;
    drop table editing.field_changes;
    drop table editing.documents;`)
}
