/**
 * The licence of each catalogue, which cards had none of; what was published, changed, moved and taken out, as it is told to whoever
 * keeps a copy; and which files hold all entries of a resource.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const statements = [
  `create type "public"."enum_publications_licence"
    as enum ('CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0', 'CC0-1.0')`,
  `alter table "publications" add column "licence" "enum_publications_licence" default 'CC-BY-4.0' not null`,
  // A record stays as it is written, with one more field.
  `update read_model.publications set record = (left(record::text, -1) || ',"licence":"CC-BY-4.0"}')::json
   where record -> 'licence' is null`,
  `create table serving.tellings (
    service text primary key,
    epoch text not null default substr(md5(random()::text || clock_timestamp()::text), 1, 8),
    number bigint not null
  )`,
  `create table serving.told (
    service text not null,
    resource text not null,
    slug text not null,
    number bigint not null,
    change text not null,
    moved_to text,
    told_at timestamptz not null default now(),
    primary key (service, resource, slug)
  )`,
  'create unique index told_number on serving.told (service, number)',
  `create function serving.tell(services text[], resources text[], slugs text[], changes text[], moved text[]) returns void
  language sql as $$
    with given as (
      select * from unnest(services, resources, slugs, changes, moved) as g (service, resource, slug, change, moved_to)
    ), grown as (
      insert into serving.tellings as t (service, number) select service, count(*) from given group by service
      on conflict (service) do update set number = t.number + excluded.number
      returning service, number
    )
    insert into serving.told as t (service, resource, slug, number, change, moved_to)
    select service, resource, slug,
      grown.number - row_number() over (partition by service order by change = 'published' desc, resource desc, slug desc) + 1,
      change, moved_to
    from given join grown using (service)
    on conflict (service, resource, slug) do update set number = excluded.number, moved_to = excluded.moved_to, told_at = now(),
      change = case when excluded.change = 'published' and t.change in ('published', 'changed') then 'changed'
        else excluded.change end
  $$`,
  `create function serving.tell_of_inserts() returns trigger language plpgsql as $$
  begin
    perform serving.tell(array_agg(service), array_agg(resource), array_agg(slug), array_agg('published'::text),
      array_agg(null::text))
    from touched having count(*) > 0;
    return null;
  end $$`,
  `create function serving.tell_of_deletes() returns trigger language plpgsql as $$
  begin
    perform serving.tell(array_agg(service), array_agg(resource), array_agg(slug), array_agg('removed'::text),
      array_agg(null::text))
    from touched having count(*) > 0;
    return null;
  end $$`,
  `create function serving.tell_of_updates() returns trigger language plpgsql as $$
  begin
    perform serving.tell(array_agg(service), array_agg(resource), array_agg(slug), array_agg(change), array_agg(moved_to))
    from (
      select b.service, b.resource, b.slug, 'moved' as change, t.slug as moved_to
      from before b join touched t on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
      where b.slug <> t.slug and not exists (
        select from read_model.records r where (r.service, r.resource, r.slug) = (b.service, b.resource, b.slug))
      union all
      select t.service, t.resource, t.slug, 'published', null
      from before b join touched t on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
      where b.slug <> t.slug or b.record::text <> t.record::text
    ) as changed having count(*) > 0;
    return null;
  end $$`,
  `create trigger tell_of_inserts after insert on read_model.records
    referencing new table as touched for each statement execute function serving.tell_of_inserts()`,
  `create trigger tell_of_deletes after delete on read_model.records
    referencing old table as touched for each statement execute function serving.tell_of_deletes()`,
  `create trigger tell_of_updates after update on read_model.records
    referencing new table as touched old table as before for each statement execute function serving.tell_of_updates()`,
  'alter function serving.tell_of_updates set enable_nestloop = off',
  // What was there before is told of first.
  `select serving.tell(array_agg(service), array_agg(resource), array_agg(slug), array_agg('published'::text),
     array_agg(null::text))
   from read_model.records having count(*) > 0`,
  `create table serving.dumps (
    file text primary key,
    service text not null,
    resource text not null,
    format text not null,
    entries integer not null,
    bytes bigint not null,
    sha256 text not null,
    cursor text not null,
    made_for text not null,
    made_at timestamptz not null default now(),
    replaced_at timestamptz
  )`,
  'create unique index dumps_present on serving.dumps (service, resource, format) where replaced_at is null',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`drop trigger tell_of_inserts on read_model.records;
      drop trigger tell_of_deletes on read_model.records;
      drop trigger tell_of_updates on read_model.records;
      drop function serving.tell_of_inserts, serving.tell_of_deletes, serving.tell_of_updates, serving.tell;
      drop table serving.told, serving.tellings, serving.dumps;
      alter table "publications" drop column "licence";
      drop type "public"."enum_publications_licence"`),
  )
}
