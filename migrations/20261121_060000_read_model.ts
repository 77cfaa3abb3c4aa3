/** The read model, the ledger of publishing and the record of jobs: schemas of their own beside the collections. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists fuzzystrmatch`,
  `create schema read_model`,
  `create table read_model.revisions (
    service text primary key,
    revision bigint not null default 0
  )`,
  `create table read_model.records (
    service text not null,
    resource text not null,
    slug text not null,
    document_id integer not null,
    name text not null,
    record json not null,
    summary json not null,
    calendar json,
    terms text[] not null,
    search tsvector not null,
    score smallint not null,
    reads bigint not null default 0,
    random double precision not null default random(),
    published_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (service, resource, slug),
    unique (service, resource, document_id)
  )`,
  `alter table read_model.records alter column search set storage external`,
  `create index records_terms on read_model.records using gin (terms)`,
  `create index records_search on read_model.records using gin (search)`,
  `create index records_known on read_model.records (service, resource, score desc, slug) include (document_id)`,
  `create index records_name on read_model.records (service, resource, (name collate "und-x-icu"), slug) include (document_id)`,
  `create index records_new on read_model.records (service, resource, published_at desc, slug) include (document_id)`,
  `create index records_seen on read_model.records (service, resource, reads desc, slug) include (document_id)`,
  `create index records_random on read_model.records (service, resource, random)`,
  `create table read_model.names (
    service text not null,
    resource text not null,
    slug text not null,
    key text not null,
    name text not null,
    rank smallint not null,
    primary key (service, resource, slug, key),
    foreign key (service, resource, slug) references read_model.records on delete cascade on update cascade
  )`,
  `create index names_key on read_model.names (service, key text_pattern_ops)`,
  `create index names_similar on read_model.names using gin (key gin_trgm_ops)`,
  `create table read_model.former_slugs (
    service text not null,
    resource text not null,
    slug text not null,
    document_id integer not null,
    primary key (service, resource, slug)
  )`,
  `create table read_model.counts (
    service text not null,
    resource text not null,
    term text not null,
    written integer not null default 0,
    waiting integer not null default 0,
    primary key (service, resource, term)
  )`,
  `create table read_model.picks (
    service text not null,
    resource text not null,
    day date not null,
    slug text not null,
    reason text not null,
    primary key (service, resource, day)
  )`,
  `create table read_model.planned_picks (
    service text not null,
    resource text not null,
    day date not null,
    document_id integer not null,
    primary key (service, resource, day)
  )`,
  `create table read_model.publications (
    service text primary key,
    record json not null
  )`,
  `create table read_model.headlines (
    service text not null,
    address text not null,
    title text not null,
    outlet text not null,
    published_at timestamptz not null,
    primary key (service, address)
  )`,
  `create index headlines_new on read_model.headlines (service, published_at desc, address)`,
  `create schema publishing`,
  `create table publishing.ledger (
    service text not null,
    resource text not null,
    document_id integer not null,
    first_published_at timestamptz,
    text_changed_at timestamptz,
    digest text,
    slugs text[] not null default '{}',
    waiting_terms text[],
    primary key (service, resource, document_id)
  )`,
  `create schema jobs`,
  `create table jobs.runs (
    job text not null,
    due_at timestamptz not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    outcome text not null check (outcome in ('running', 'done', 'failed')),
    detail text not null default '',
    primary key (job, due_at)
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const schema of ['read_model', 'publishing', 'jobs']) await db.execute(sql.raw(`drop schema if exists ${schema} cascade`))
}
