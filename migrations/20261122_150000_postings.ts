/** Search finds entries by postings. Rows from before get their words when all migrations are in: src/scripts/migrate.ts. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const noteUpdates = (columns: readonly string[]) => `
  create or replace function read_model.note_updates() returns trigger language plpgsql set enable_nestloop = off as $$
  begin
    insert into read_model.changes (service, resource, document_id, revision)
    select t.service, t.resource, t.document_id, coalesce(v.revision, 0) + 1
    from touched t
    join before b on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
    left join read_model.revisions v on v.service = t.service and v.part = 'entries'
    where (${columns.map((column) => `b.${column}`).join(', ')})
      is distinct from (${columns.map((column) => `t.${column}`).join(', ')})
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`

export const statements = [
  // Its indexes go with them.
  'alter table read_model.records drop column words, drop column text, drop column standing',
  "alter table read_model.records add column words text not null default ''",
  'alter table read_model.records alter column words drop default',
  noteUpdates(['slug', 'name', 'score', 'published_at', 'terms', 'words']),
  `create table read_model.postings (
    service text not null,
    word text not null,
    resource text not null,
    block integer not null,
    held bytea not null,
    primary key (service, word, resource, block)
  )`,
  'alter table read_model.postings alter column held set storage plain',
  'alter table read_model.postings set (fillfactor = 80)',
  'drop index read_model.words_begun',
  'drop index read_model.words_similar',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const back = [
    'drop table read_model.postings',
    noteUpdates(['slug', 'name', 'score', 'published_at', 'terms']),
    'alter table read_model.records drop column words',
    "alter table read_model.records add column words tsvector not null default ''",
    "alter table read_model.records add column text tsvector not null default ''",
    'alter table read_model.records add column standing real not null default 1',
    'create index records_words on read_model.records using gin (words) with (gin_pending_list_limit = 64)',
    'create index records_text on read_model.records using gin (text) with (gin_pending_list_limit = 64)',
    'create index words_begun on read_model.words (service, word text_pattern_ops)',
    `create index words_similar on read_model.words using gin (lower(word) gin_trgm_ops) where left(word, 1) not in ('@', '~')`,
  ]
  for (const statement of back) await db.execute(sql.raw(statement))
}
