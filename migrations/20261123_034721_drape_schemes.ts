import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_drapes_steps_part" AS ENUM('beneath', 'wrap', 'pleats', 'legs', 'breast', 'end', 'waist', 'head', 'fastening');
  CREATE TYPE "public"."enum_drapes_pleats" AS ENUM('front', 'left', 'right', 'back', 'none');
  CREATE TYPE "public"."enum_drapes_shoulder" AS ENUM('left', 'right', 'both', 'none');
  CREATE TYPE "public"."enum_drapes_end_falls" AS ENUM('behind', 'front');
  CREATE TYPE "public"."enum_drapes_hem" AS ENUM('floor', 'ankle', 'calf', 'knee');
  CREATE TYPE "public"."enum__drapes_v_version_steps_part" AS ENUM('beneath', 'wrap', 'pleats', 'legs', 'breast', 'end', 'waist', 'head', 'fastening');
  CREATE TYPE "public"."enum__drapes_v_version_pleats" AS ENUM('front', 'left', 'right', 'back', 'none');
  CREATE TYPE "public"."enum__drapes_v_version_shoulder" AS ENUM('left', 'right', 'both', 'none');
  CREATE TYPE "public"."enum__drapes_v_version_end_falls" AS ENUM('behind', 'front');
  CREATE TYPE "public"."enum__drapes_v_version_hem" AS ENUM('floor', 'ankle', 'calf', 'knee');
  ALTER TABLE "drapes_steps" ADD COLUMN "part" "enum_drapes_steps_part";
  ALTER TABLE "drapes" ADD COLUMN "pleats" "enum_drapes_pleats";
  ALTER TABLE "drapes" ADD COLUMN "shoulder" "enum_drapes_shoulder";
  ALTER TABLE "drapes" ADD COLUMN "end_falls" "enum_drapes_end_falls";
  ALTER TABLE "drapes" ADD COLUMN "hem" "enum_drapes_hem";
  ALTER TABLE "drapes" ADD COLUMN "between_legs" boolean DEFAULT false;
  ALTER TABLE "_drapes_v_version_steps" ADD COLUMN "part" "enum__drapes_v_version_steps_part";
  ALTER TABLE "_drapes_v" ADD COLUMN "version_pleats" "enum__drapes_v_version_pleats";
  ALTER TABLE "_drapes_v" ADD COLUMN "version_shoulder" "enum__drapes_v_version_shoulder";
  ALTER TABLE "_drapes_v" ADD COLUMN "version_end_falls" "enum__drapes_v_version_end_falls";
  ALTER TABLE "_drapes_v" ADD COLUMN "version_hem" "enum__drapes_v_version_hem";
  ALTER TABLE "_drapes_v" ADD COLUMN "version_between_legs" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "drapes_steps" DROP COLUMN "part";
  ALTER TABLE "drapes" DROP COLUMN "pleats";
  ALTER TABLE "drapes" DROP COLUMN "shoulder";
  ALTER TABLE "drapes" DROP COLUMN "end_falls";
  ALTER TABLE "drapes" DROP COLUMN "hem";
  ALTER TABLE "drapes" DROP COLUMN "between_legs";
  ALTER TABLE "_drapes_v_version_steps" DROP COLUMN "part";
  ALTER TABLE "_drapes_v" DROP COLUMN "version_pleats";
  ALTER TABLE "_drapes_v" DROP COLUMN "version_shoulder";
  ALTER TABLE "_drapes_v" DROP COLUMN "version_end_falls";
  ALTER TABLE "_drapes_v" DROP COLUMN "version_hem";
  ALTER TABLE "_drapes_v" DROP COLUMN "version_between_legs";
  DROP TYPE "public"."enum_drapes_steps_part";
  DROP TYPE "public"."enum_drapes_pleats";
  DROP TYPE "public"."enum_drapes_shoulder";
  DROP TYPE "public"."enum_drapes_end_falls";
  DROP TYPE "public"."enum_drapes_hem";
  DROP TYPE "public"."enum__drapes_v_version_steps_part";
  DROP TYPE "public"."enum__drapes_v_version_pleats";
  DROP TYPE "public"."enum__drapes_v_version_shoulder";
  DROP TYPE "public"."enum__drapes_v_version_end_falls";
  DROP TYPE "public"."enum__drapes_v_version_hem";`)
}
