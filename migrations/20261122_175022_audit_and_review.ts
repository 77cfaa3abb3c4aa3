/** Who did what, in a record that nobody changes; who wrote which version; reviews of entries, what is said of them, and whom it concerns. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = [
  // People are named as they were: a line outlives whoever it tells of.
  `create table editing.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    person_id integer,
    person text,
    machine text,
    kind text not null,
    service text,
    collection text,
    document_id integer,
    title text,
    reason text not null default '',
    changes jsonb not null default '[]'
  )`,
  'create index on editing.audit (collection, document_id, id)',
  'create index on editing.audit (service, id)',
  'create index on editing.audit (person_id, id)',
  'create index on editing.audit (kind, id)',
  'create index on editing.audit (lower(title) text_pattern_ops)',
  'create index on editing.audit (at)',
  // Only a transaction that says how many days are kept removes what is older, and never what is of the last month.
  `create function editing.keep_audit() returns trigger language plpgsql as $$
  declare
    days integer := nullif(current_setting('octavo.audit_days', true), '')::integer;
  begin
    if tg_op = 'DELETE' and days is not null then
      if old.at < now() - make_interval(days => greatest(days, 31)) then return old; end if;
    end if;
    raise exception 'The record of what was done is never changed.' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger keep_audit before update or delete on editing.audit
   for each row execute function editing.keep_audit()`,
  `create trigger keep_all_audit before truncate on editing.audit
   for each statement execute function editing.keep_audit()`,
  `create table editing.version_authors (
    collection text not null,
    document_id integer not null,
    version_id integer not null,
    person_id integer not null,
    primary key (collection, document_id, version_id, person_id)
  )`,
  // An entry without a row is being written. An approval is of one revision.
  `create table editing.reviews (
    collection text not null,
    document_id integer not null,
    state text not null default 'writing' check (state in ('writing', 'in review', 'changes asked', 'approved')),
    by_id integer references users on delete set null,
    at timestamptz not null default now(),
    reason text not null default '',
    approved_revision integer,
    assignee_id integer references users on delete set null,
    recheck_on date,
    primary key (collection, document_id)
  )`,
  'create index on editing.reviews (state)',
  'create index on editing.reviews (assignee_id)',
  'create index on editing.reviews (recheck_on)',
  `create table editing.comments (
    id integer generated always as identity primary key,
    collection text not null,
    document_id integer not null,
    field text,
    body text not null,
    person_id integer references users on delete set null,
    at timestamptz not null default now(),
    resolved_at timestamptz,
    resolved_by integer references users on delete set null
  )`,
  'create index on editing.comments (collection, document_id, id)',
  `create table editing.mentions (
    comment_id integer not null references editing.comments on delete cascade,
    person_id integer not null references users on delete cascade,
    primary key (person_id, comment_id)
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "publications" ADD COLUMN "needs_two_people" boolean DEFAULT false;`)
  for (const statement of tables) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const name of ['mentions', 'comments', 'reviews', 'version_authors', 'audit'])
    await db.execute(sql.raw(`drop table editing.${name}`))
  await db.execute(sql.raw('drop function editing.keep_audit()'))
  await db.execute(sql`ALTER TABLE "publications" DROP COLUMN "needs_two_people";`)
}
