/** When the days of the calendars fall, worked out once and read through an index. Rows from before have none until the job. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export const statements = [
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
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table read_model.occurrences, read_model.dated'))
}
