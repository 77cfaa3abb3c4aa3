/**
 * What was published, changed, moved and taken out, in the order of commits, for programs that keep a copy. Each address of an entry has
 * one row, with its last change, so a copy may begin anywhere. It is no part of the read model: that can be made anew, while cursors
 * have to stay valid.
 */

import type { OwnerId } from '#src/services.ts'
import type { Database } from './database.ts'

/** Statements that make it; the triggers stand on the records of the read model. */
export const createTold = [
  // How many changes each owner has told of. The row is locked until whoever changes something commits: numbers follow commits. Another
  // database tells another story, by another `epoch`.
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
  // Slugs that went, with where they went, then slugs that came or have another record, each with its number.
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
      with changed as materialized (
        select b.service, b.resource, b.slug as was, t.slug
        from before b join touched t on (b.service, b.resource, b.document_id) = (t.service, t.resource, t.document_id)
        where b.slug <> t.slug or b.record::text <> t.record::text
      )
      select service, resource, was as slug, 'moved' as change, slug as moved_to from changed c
      where was <> slug and not exists (
        select from read_model.records r where (r.service, r.resource, r.slug) = (c.service, c.resource, c.was))
      union all
      select service, resource, slug, 'published', null from changed
    ) as changes having count(*) > 0;
    return null;
  end $$`,
  `create trigger tell_of_inserts after insert on read_model.records
    referencing new table as touched for each statement execute function serving.tell_of_inserts()`,
  `create trigger tell_of_deletes after delete on read_model.records
    referencing old table as touched for each statement execute function serving.tell_of_deletes()`,
  `create trigger tell_of_updates after update on read_model.records
    referencing new table as touched old table as before for each statement execute function serving.tell_of_updates()`,
  // Its plan is kept, as in the schema's own notes of changes: thousands of rows must not be compared one by one.
  'alter function serving.tell_of_updates set enable_nestloop = off',
] as const

/** What became of an address, and the number of this change. */
export type Telling = {
  number: string
  change: 'published' | 'changed' | 'moved' | 'removed'
  resource: string
  slug: string
  /** The slug it went to, of what moved. */
  moved_to: string | null
  told_at: Date
  /** The record that stands there now, as it is stored; null where none does. */
  record: string | null
}

/** How far an owner has told: a cursor is an epoch and a number. Null while nothing was ever told. */
export async function toldUpTo(
  database: Pick<Database, 'execute'>,
  owner: OwnerId,
): Promise<{ epoch: string; number: string } | null> {
  const [row] = await database.execute<{ epoch: string; number: string }>(
    'select epoch, number::text from serving.tellings where service = $1',
    [owner],
  )
  return row ?? null
}

/** What was told after a number, oldest first, at most `limit`. */
export const toldSince = (
  database: Pick<Database, 'prepared'>,
  owner: OwnerId,
  number: string,
  limit: number,
): Promise<Telling[]> =>
  database.prepared<Telling>(
    'told since',
    `select t.number::text, t.change, t.resource, t.slug, t.moved_to, t.told_at, r.record::text as record
     from serving.told t left join read_model.records r using (service, resource, slug)
     where t.service = $1 and t.number > $2 order by t.number limit $3`,
    [owner, number, limit],
  )
