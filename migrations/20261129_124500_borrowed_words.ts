/**
 * Words that a record borrows from the names of entries that it refers to, apart from its own: who is called otherwise changes these
 * alone. Rows from before get both when all migrations are in: src/scripts/migrate.ts. Records that are written from now on are not
 * compressed: they are read and follow others in less time, and take half as much room again.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What notes which records changed in one of these columns, the dearest to compare last. */
const noteUpdates = (columns: readonly string[]): string[] => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  return [
    `create or replace function read_model.note_updates() returns trigger language plpgsql as $$
  begin
    insert into read_model.changes (service, resource, document_id, revision)
    select t.service, t.resource, t.document_id, coalesce(v.revision, 0) + 1
    from touched t
    join before b on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
    left join read_model.revisions v on v.service = t.service and v.part = 'entries'
    where (${of('b')})
      is distinct from (${of('t')})
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`,
    'alter function read_model.note_updates set enable_nestloop = off',
  ]
}

const compared = ['slug', 'name', 'score', 'published_at', 'terms', 'borrowed', 'words']

const tellOfUpdates = (changes: string): string[] => [
  `create or replace function serving.tell_of_updates() returns trigger language plpgsql as $$
  begin
    perform serving.tell(array_agg(service), array_agg(resource), array_agg(slug), array_agg(change), array_agg(moved_to))
    from (
${changes} having count(*) > 0;
    return null;
  end $$`,
  'alter function serving.tell_of_updates set enable_nestloop = off',
]

/** Rows before and after are brought together once. */
const changes = `      with changed as materialized (
        select b.service, b.resource, b.slug as was, t.slug
        from before b join touched t on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
        where b.slug <> t.slug or b.record::text <> t.record::text
      )
      select service, resource, was as slug, 'moved' as change, slug as moved_to from changed c
      where was <> slug and not exists (
        select from read_model.records r where (r.service, r.resource, r.slug) = (c.service, c.resource, c.was))
      union all
      select service, resource, slug, 'published', null from changed
    ) as changes`

const changesBefore = `      select b.service, b.resource, b.slug, 'moved' as change, t.slug as moved_to
      from before b join touched t on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
      where b.slug <> t.slug and not exists (
        select from read_model.records r where (r.service, r.resource, r.slug) = (b.service, b.resource, b.slug))
      union all
      select t.service, t.resource, t.slug, 'published', null
      from before b join touched t on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
      where b.slug <> t.slug or b.record::text <> t.record::text
    ) as changed`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [
    "alter table read_model.records add column borrowed text not null default ''",
    "update read_model.records set words = ''",
    'alter table read_model.records alter column record set storage external',
    ...noteUpdates(compared),
    ...tellOfUpdates(changes),
  ])
    await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of [
    ...noteUpdates(compared.filter((column) => column !== 'borrowed')),
    ...tellOfUpdates(changesBefore),
    'alter table read_model.records drop column borrowed, alter column record set storage extended',
    "update read_model.records set words = ''",
  ])
    await db.execute(sql.raw(statement))
}
