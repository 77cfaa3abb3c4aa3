/** By what names readers are told of entries that wait to be written, and what they asked for in vain. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
  `create table read_model.waiting (
    service text not null,
    resource text not null,
    document_id integer not null,
    plain text not null,
    name text not null,
    primary key (service, resource, document_id, plain)
  )`,
  'create index waiting_plain on read_model.waiting (service, plain text_pattern_ops)',
  `create table serving.asked (
    service text not null,
    name text not null,
    day date not null,
    times integer not null,
    primary key (service, name, day)
  )`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table read_model.waiting, serving.asked'))
}
