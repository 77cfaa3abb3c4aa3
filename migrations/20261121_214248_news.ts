import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outlets" ADD COLUMN "is_paused" boolean DEFAULT false;
  ALTER TABLE "outlets" ADD COLUMN "last_error" varchar;
  ALTER TABLE "outlets" ADD COLUMN "failures" numeric DEFAULT 0;
  ALTER TABLE "outlets" ADD COLUMN "last_fetched_at" timestamp(3) with time zone;
  ALTER TABLE "outlets" ADD COLUMN "etag" varchar;
  ALTER TABLE "outlets" ADD COLUMN "last_modified" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outlets" DROP COLUMN "is_paused";
  ALTER TABLE "outlets" DROP COLUMN "last_error";
  ALTER TABLE "outlets" DROP COLUMN "failures";
  ALTER TABLE "outlets" DROP COLUMN "last_fetched_at";
  ALTER TABLE "outlets" DROP COLUMN "etag";
  ALTER TABLE "outlets" DROP COLUMN "last_modified";`)
}
