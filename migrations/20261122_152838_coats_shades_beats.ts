import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_breeds_coat_pattern" AS ENUM('solid', 'pied', 'belted', 'brindle', 'roan', 'speckled', 'white-faced', 'finched', 'stockinged', 'pointed', 'shaded', 'varies');
  CREATE TYPE "public"."enum_breeds_horns" AS ENUM('none', 'short', 'lyre', 'crescent', 'long', 'varies');
  CREATE TYPE "public"."enum__breeds_v_version_coat_pattern" AS ENUM('solid', 'pied', 'belted', 'brindle', 'roan', 'speckled', 'white-faced', 'finched', 'stockinged', 'pointed', 'shaded', 'varies');
  CREATE TYPE "public"."enum__breeds_v_version_horns" AS ENUM('none', 'short', 'lyre', 'crescent', 'long', 'varies');
  ALTER TABLE "breeds" ADD COLUMN "coat_pattern" "enum_breeds_coat_pattern";
  ALTER TABLE "breeds" ADD COLUMN "horns" "enum_breeds_horns";
  ALTER TABLE "_breeds_v" ADD COLUMN "version_coat_pattern" "enum__breeds_v_version_coat_pattern";
  ALTER TABLE "_breeds_v" ADD COLUMN "version_horns" "enum__breeds_v_version_horns";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "breeds" DROP COLUMN "coat_pattern";
  ALTER TABLE "breeds" DROP COLUMN "horns";
  ALTER TABLE "_breeds_v" DROP COLUMN "version_coat_pattern";
  ALTER TABLE "_breeds_v" DROP COLUMN "version_horns";
  DROP TYPE "public"."enum_breeds_coat_pattern";
  DROP TYPE "public"."enum_breeds_horns";
  DROP TYPE "public"."enum__breeds_v_version_coat_pattern";
  DROP TYPE "public"."enum__breeds_v_version_horns";`)
}
