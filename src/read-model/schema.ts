/**
 * The read model's own schema. It holds published records and numbers only, and can be dropped and made anew from the
 * collections at any time; the migration of the same name runs these statements.
 */

/** The read model, empty, as a migration makes it. */
export const createReadModel = [
  'create extension if not exists pg_trgm',
  'create extension if not exists fuzzystrmatch',
  'create schema read_model',
  // Addresses of all files of the pictures that a record shows; null for none.
  `create function read_model.files_in(record json) returns text[] language sql immutable as $$
    select nullif(array(
      select file from (
        select record -> 'picture' union all select * from json_array_elements(record -> 'gallery')
      ) shown (picture), lateral (
        select picture ->> 'src' union all select size ->> 'src' from json_array_elements(picture -> 'sizes') size
      ) of_it (file) where file is not null
    ), '{}')
  $$`,
  // The same. Most records show none, which their text tells without being parsed.
  `create function read_model.pictures_in(record json) returns text[] language sql immutable as $$
    select case when strpos(record::text, '"src"') > 0 then read_model.files_in(record) end
  $$`,
  `create table read_model.revisions (
    service text not null,
    part text not null,
    revision bigint not null default 0,
    primary key (service, part)
  )`,
  // `written`: the points of an entry's own text. `score`: these and the points of the entries that link to it. `known`: the order of
  // lists, by score and then by how often entries are read.
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
    words text not null,
    borrowed text not null default '',
    written integer not null,
    score integer not null,
    reads bigint not null default 0,
    known double precision generated always as (score + reads / (reads + 1000.0)) stored,
    random double precision not null default random(),
    published_at timestamptz not null,
    updated_at timestamptz not null,
    html json,
    topic text generated always as (record -> 'speaks_of' ->> 'slug') stored,
    pictures text[] generated always as (read_model.pictures_in(record)) stored,
    primary key (service, resource, slug),
    unique (service, resource, document_id)
  )`,
  // The free space lets a changed row stay in its page: an update of no indexed column then touches no index.
  'alter table read_model.records set (fillfactor = 80)',
  // Compression would save a third of the room, but cost a fifth of the time of a rename and a third of that of reading many records.
  'alter table read_model.records alter column record set storage external',
  'create index records_terms on read_model.records using gin (terms)',
  'create index records_known on read_model.records (service, resource, known desc, slug) include (document_id)',
  'create index records_name on read_model.records (service, resource, (name collate "und-x-icu"), slug) include (document_id)',
  'create index records_new on read_model.records (service, resource, published_at desc, slug) include (document_id)',
  'create index records_seen on read_model.records (service, resource, reads desc, slug) include (document_id)',
  'create index records_random on read_model.records (service, resource, random)',
  // Days are few among entries.
  'create index records_calendar on read_model.records (service, resource, slug) where calendar is not null',
  // Tells readers whether a picture is public.
  'create index records_pictures on read_model.records using gin (pictures) where pictures is not null',
  // Entries whose terms, words or place in an order changed, with the first revision of their service that has it; those that were taken
  // out too. From these, readers bring up to date what they keep of all entries: src/read-model/queries/changes.ts.
  `create table read_model.changes (
    service text not null,
    resource text not null,
    document_id integer not null,
    revision bigint not null,
    primary key (service, resource, document_id)
  )`,
  'create index changes_revision on read_model.changes (service, resource, revision)',
  // The revision of a transaction may be grown before or after: the next one is later than all that anyone has seen.
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
    where (b.slug, b.name, b.score, b.published_at, b.terms, b.borrowed, b.words)
      is distinct from (t.slug, t.name, t.score, t.published_at, t.terms, t.borrowed, t.words)
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`,
  `create trigger note_inserts after insert on read_model.records
    referencing new table as touched for each statement execute function read_model.note_changes()`,
  `create trigger note_deletes after delete on read_model.records
    referencing old table as touched for each statement execute function read_model.note_changes()`,
  `create trigger note_updates after update on read_model.records
    referencing new table as touched old table as before for each statement execute function read_model.note_updates()`,
  // Its plan is kept from the first time, when few rows changed: thousands are not to be compared one by one.
  'alter function read_model.note_updates set enable_nestloop = off',
  // Catalogues find by it what others say of a topic.
  'create index records_topic on read_model.records (topic) where topic is not null',
  // One row per name an entry goes by; `key` is the name folded, `plain` what names are compared by that readers give
  // (src/text/called.ts), `rank` 0 for the name itself, 1 for the others.
  `create table read_model.names (
    service text not null,
    resource text not null,
    slug text not null,
    key text not null,
    name text not null,
    rank smallint not null,
    plain text not null,
    primary key (service, resource, slug, key),
    foreign key (service, resource, slug) references read_model.records on delete cascade on update cascade
  )`,
  // An entry whose names alone changed holds the words that it held.
  `create function read_model.note_names() returns trigger language plpgsql as $$
  begin
    insert into read_model.changes (service, resource, document_id, revision)
    select r.service, r.resource, r.document_id, coalesce(v.revision, 0) + 1
    from (select distinct service, resource, slug from touched) t join read_model.records r using (service, resource, slug)
    left join read_model.revisions v on v.service = r.service and v.part = 'entries'
    on conflict (service, resource, document_id) do update set revision = excluded.revision;
    return null;
  end $$`,
  `create trigger note_new_names after insert on read_model.names
    referencing new table as touched for each statement execute function read_model.note_names()`,
  `create trigger note_lost_names after delete on read_model.names
    referencing old table as touched for each statement execute function read_model.note_names()`,
  'create index names_key on read_model.names (service, key text_pattern_ops)',
  'create index names_plain on read_model.names (service, plain text_pattern_ops)',
  'create index names_similar on read_model.names using gin (lower(key) gin_trgm_ops)',
  // Names by which readers are told of entries that wait to be written: one row per plain name; only entries that an editor marked.
  `create table read_model.waiting (
    service text not null,
    resource text not null,
    document_id integer not null,
    plain text not null,
    name text not null,
    primary key (service, resource, document_id, plain)
  )`,
  'create index waiting_plain on read_model.waiting (service, plain text_pattern_ops)',
  // Which entries hold a word, and where it stands in them: documents of neighbouring ids in one row, src/read-model/postings.ts.
  `create table read_model.postings (
    service text not null,
    word text not null,
    resource text not null,
    block integer not null,
    held bytea not null,
    primary key (service, word, resource, block)
  )`,
  // Rows are short and often written: they are kept in their pages.
  'alter table read_model.postings alter column held set storage plain',
  'alter table read_model.postings set (fillfactor = 80)',
  // Every word of names and fields, as search knows it, and how many entries hold it.
  `create table read_model.words (
    service text not null,
    word text not null,
    entries integer not null,
    primary key (service, word)
  )`,
  `create table read_model.former_slugs (
    service text not null,
    resource text not null,
    slug text not null,
    document_id integer not null,
    primary key (service, resource, slug)
  )`,
  // Days of calendars whose dates stand in the table below, with the years that are worked out: src/read-model/dates.ts.
  `create table read_model.dated (
    service text not null,
    resource text not null,
    document_id integer not null,
    calendar text not null,
    edition smallint not null,
    first_year smallint not null,
    last_year smallint not null,
    primary key (service, resource, document_id)
  )`,
  `create table read_model.occurrences (
    service text not null,
    resource text not null,
    document_id integer not null,
    starts date not null,
    ends date not null,
    certainty text not null,
    source text,
    primary key (service, resource, document_id, starts)
  )`,
  'create index occurrences_starts on read_model.occurrences (service, resource, starts)',
  // Public holidays that begin in a year, by day, as src/geography/holidays.ts of this edition gives them.
  'create table read_model.holidays (year smallint primary key, edition text not null, days jsonb not null)',
  // Published entries by term; the empty term counts them all.
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
  'create index headlines_new on read_model.headlines (service, published_at desc, address)',
] as const
