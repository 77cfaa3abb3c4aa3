/** Who made which document, and the pictures that readers see. Documents from before, and imported ones, have no author. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create schema if not exists editing;
    create table editing.authors (
      collection text not null,
      document_id integer not null,
      person_id integer not null,
      primary key (collection, document_id)
    );
    create index if not exists records_picture on read_model.records ((record -> 'picture' ->> 'src'))
      where record ->> 'picture' is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index read_model.records_picture;
    drop table editing.authors;`)
}
