/** Which records changed, so that readers bring up to date what they keep of all of them. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create table read_model.changes (
    service text not null,
    resource text not null,
    document_id integer not null,
    revision bigint not null,
    primary key (service, resource, document_id)
  )`,
  'create index changes_revision on read_model.changes (service, resource, revision)',
  `create function read_model.note_changes() returns trigger language plpgsql as $$
  begin
    insert into read_model.changes (service, resource, document_id, revision)
    select t.service, t.resource, t.document_id, coalesce(v.revision, 0) + 1
    from touched t left join read_model.revisions v on v.service = t.service and v.part = 'entries'
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`,
  `create function read_model.note_updates() returns trigger language plpgsql as $$
  begin
    insert into read_model.changes (service, resource, document_id, revision)
    select t.service, t.resource, t.document_id, coalesce(v.revision, 0) + 1
    from touched t
    join before b on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
    left join read_model.revisions v on v.service = t.service and v.part = 'entries'
    where (b.slug, b.name, b.score, b.published_at, b.terms) is distinct from (t.slug, t.name, t.score, t.published_at, t.terms)
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`,
  `create trigger note_inserts after insert on read_model.records
    referencing new table as touched for each statement execute function read_model.note_changes()`,
  `create trigger note_deletes after delete on read_model.records
    referencing old table as touched for each statement execute function read_model.note_changes()`,
  `create trigger note_updates after update on read_model.records
    referencing new table as touched old table as before for each statement execute function read_model.note_updates()`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`drop trigger note_inserts on read_model.records;
      drop trigger note_deletes on read_model.records;
      drop trigger note_updates on read_model.records;
      drop function read_model.note_changes, read_model.note_updates;
      drop table read_model.changes`),
  )
}
