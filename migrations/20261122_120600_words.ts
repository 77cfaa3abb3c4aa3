/** What search finds entries by. Rows from before get their words when all migrations are in: src/scripts/migrate.ts. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  'drop index read_model.records_search',
  'alter table read_model.records drop column search',
  "alter table read_model.records add column words tsvector not null default ''",
  "alter table read_model.records add column text tsvector not null default ''",
  'alter table read_model.records add column standing real not null default 1',
  'alter table read_model.records alter column words drop default',
  'alter table read_model.records alter column text drop default',
  'alter table read_model.records alter column standing drop default',
  'alter table read_model.records alter column words set storage main',
  'alter table read_model.records alter column text set storage external',
  'create index records_words on read_model.records using gin (words) with (gin_pending_list_limit = 64)',
  'create index records_text on read_model.records using gin (text) with (gin_pending_list_limit = 64)',
  'drop index read_model.names_similar',
  'create index names_similar on read_model.names using gin (lower(key) gin_trgm_ops)',
  `create table read_model.words (
    service text not null,
    word text not null,
    entries integer not null,
    primary key (service, word)
  )`,
  'create index words_begun on read_model.words (service, word text_pattern_ops)',
  // Of an expression, so that it is not taken for words that are equal, which the key finds in a tenth of the time.
  `create index words_similar on read_model.words using gin (lower(word) gin_trgm_ops) where left(word, 1) not in ('@', '~')`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const back = [
    'drop table read_model.words',
    'drop index read_model.names_similar',
    'create index names_similar on read_model.names using gin (key gin_trgm_ops)',
    'alter table read_model.records drop column words, drop column text, drop column standing',
    "alter table read_model.records add column search tsvector not null default ''",
    'create index records_search on read_model.records using gin (search)',
  ]
  for (const statement of back) await db.execute(sql.raw(statement))
}
