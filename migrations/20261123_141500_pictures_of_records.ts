/**
 * Records show more than one picture, each with its caption and sizes, and whether a file is public is asked of all that they show.
 * Records from before say what could be said then.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A picture as records have it now, from the text of one from before. */
const anew = (picture: string): string =>
  `format('{"src":%s,"alt":%s,"caption":null,"credit":%s,"licence":%s,"width":%s,"height":%s,'
    || '"focus":{"x":50,"y":50},"sizes":[]}', ${['src', 'alt', 'credit', 'licence', 'width', 'height']
      .map((field) => `${picture} -> '${field}'`)
      .join(', ')})`

/** The text of a record, or of its summary, with its picture as records have it now. Its fields stay in their order. */
const renewed = (of: string, more: string): string =>
  `replace(${of}::text, '"picture":' || (${of} -> 'picture')::text,
    '"picture":' || case when ${of} ->> 'picture' is null then 'null' else ${anew(`(${of} -> 'picture')`)} end || '${more}')::json`

export const statements = [
  'drop index read_model.records_picture',
  `update read_model.records set record = ${renewed('record', ',"gallery":[]')}, summary = ${renewed('summary', '')}
   where record -> 'gallery' is null`,
  `create function read_model.pictures_in(record json) returns text[] language sql immutable as $$
    select nullif(array(
      select file from (
        select record -> 'picture' union all select * from json_array_elements(record -> 'gallery')
      ) shown (picture), lateral (
        select picture ->> 'src' union all select size ->> 'src' from json_array_elements(picture -> 'sizes') size
      ) of_it (file) where file is not null
    ), '{}')
  $$`,
  'alter table read_model.records add column pictures text[] generated always as (read_model.pictures_in(record)) stored',
  'create index records_pictures on read_model.records using gin (pictures) where pictures is not null',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of [
    'alter table read_model.records drop column pictures',
    'drop function read_model.pictures_in(json)',
    `create index records_picture on read_model.records ((record -> 'picture' ->> 'src'))
     where record ->> 'picture' is not null`,
  ])
    await db.execute(sql.raw(statement))
}
