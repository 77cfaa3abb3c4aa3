/**
 * Pages of records keep room for another version of one of theirs: where nothing changes that an index is of, as in a text or a name that
 * others are called by, PostgreSQL then writes beside the old one and touches none of the twelve indexes.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('alter table read_model.records set (fillfactor = 80)'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter table read_model.records reset (fillfactor)'))
}
