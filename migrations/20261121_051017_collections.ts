import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_flowers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flowers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_days_kind" AS ENUM('festival', 'show', 'bloom', 'religious', 'national', 'remembrance', 'giving');
  CREATE TYPE "public"."enum_flower_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_days_v_version_kind" AS ENUM('festival', 'show', 'bloom', 'religious', 'national', 'remembrance', 'giving');
  CREATE TYPE "public"."enum__flower_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_decor_kind" AS ENUM('arrangement', 'garland', 'worn', 'ground', 'display', 'offering', 'craft', 'art', 'gardenstyle', 'custom');
  CREATE TYPE "public"."enum_flower_decor_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_decor_v_version_kind" AS ENUM('arrangement', 'garland', 'worn', 'ground', 'display', 'offering', 'craft', 'art', 'gardenstyle', 'custom');
  CREATE TYPE "public"."enum__flower_decor_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_places_kind" AS ENUM('botanic', 'flowergarden', 'market', 'field', 'event');
  CREATE TYPE "public"."enum_flower_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_places_v_version_kind" AS ENUM('botanic', 'flowergarden', 'market', 'field', 'event');
  CREATE TYPE "public"."enum__flower_places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_outings_kind" AS ENUM('bloom', 'market', 'garden', 'route', 'handson');
  CREATE TYPE "public"."enum_flower_outings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_outings_v_version_kind" AS ENUM('bloom', 'market', 'garden', 'route', 'handson');
  CREATE TYPE "public"."enum__flower_outings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_customs_kind" AS ENUM('arrange', 'garland', 'ground', 'rite', 'giving', 'viewing', 'trade', 'garden');
  CREATE TYPE "public"."enum_flower_customs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_customs_v_version_kind" AS ENUM('arrange', 'garland', 'ground', 'rite', 'giving', 'viewing', 'trade', 'garden');
  CREATE TYPE "public"."enum__flower_customs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_countries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_countries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_national_flowers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__national_flowers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_blooms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_blooms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_cities_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum_flower_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_cities_v_version_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum__flower_cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_flower_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__flower_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_publications_service" AS ENUM('flowers');
  CREATE TYPE "public"."enum_picks_service" AS ENUM('flowers');
  CREATE TYPE "public"."enum_outlets_service" AS ENUM('flowers');
  CREATE TYPE "public"."enum_headlines_service" AS ENUM('flowers');
  CREATE TYPE "public"."enum_users_services" AS ENUM('flowers');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'writer');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "flowers_varieties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "flowers_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flowers_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flowers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"scientific_name" varchar,
  	"scent" varchar,
  	"native_range" varchar,
  	"appearance" jsonb,
  	"bloom_time" jsonb,
  	"origin" jsonb,
  	"uses" jsonb,
  	"meaning" jsonb,
  	"family" varchar,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flowers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flowers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flowers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flower_days_id" integer
  );
  
  CREATE TABLE "_flowers_v_version_varieties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flowers_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flowers_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flowers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_scientific_name" varchar,
  	"version_scent" varchar,
  	"version_native_range" varchar,
  	"version_appearance" jsonb,
  	"version_bloom_time" jsonb,
  	"version_origin" jsonb,
  	"version_uses" jsonb,
  	"version_meaning" jsonb,
  	"version_family" varchar,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flowers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flowers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flowers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flower_days_id" integer
  );
  
  CREATE TABLE "flower_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "flower_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"its_flowers" jsonb,
  	"rule" jsonb,
  	"kind" "enum_flower_days_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "_flower_days_v_version_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_its_flowers" jsonb,
  	"version_rule" jsonb,
  	"version_kind" "enum__flower_days_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "flower_decor_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_decor_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_decor" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"meaning" jsonb,
  	"origin" jsonb,
  	"making" jsonb,
  	"when_used" jsonb,
  	"kind" "enum_flower_decor_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_decor_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_decor_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_decor_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer,
  	"flower_days_id" integer
  );
  
  CREATE TABLE "_flower_decor_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_decor_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_decor_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_meaning" jsonb,
  	"version_origin" jsonb,
  	"version_making" jsonb,
  	"version_when_used" jsonb,
  	"version_kind" "enum__flower_decor_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_decor_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_decor_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_decor_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer,
  	"flower_days_id" integer
  );
  
  CREATE TABLE "flower_places_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_places_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"official_website" varchar,
  	"what_it_is" jsonb,
  	"history" jsonb,
  	"what_to_see" jsonb,
  	"when_to_go" jsonb,
  	"kind" "enum_flower_places_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_places_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_places_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_places_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "flower_places_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer
  );
  
  CREATE TABLE "_flower_places_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_places_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_places_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_official_website" varchar,
  	"version_what_it_is" jsonb,
  	"version_history" jsonb,
  	"version_what_to_see" jsonb,
  	"version_when_to_go" jsonb,
  	"version_kind" "enum__flower_places_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_places_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_places_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_places_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_flower_places_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer
  );
  
  CREATE TABLE "flower_outings_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_outings_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_outings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"location" varchar,
  	"what_it_is" jsonb,
  	"when_to_go" jsonb,
  	"tips" jsonb,
  	"kind" "enum_flower_outings_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_outings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_outings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_outings_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "flower_outings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer
  );
  
  CREATE TABLE "_flower_outings_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_outings_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_outings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_location" varchar,
  	"version_what_it_is" jsonb,
  	"version_when_to_go" jsonb,
  	"version_tips" jsonb,
  	"version_kind" "enum__flower_outings_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_outings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_outings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_outings_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_flower_outings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer
  );
  
  CREATE TABLE "flower_customs_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_customs_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_customs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"where_kept" jsonb,
  	"how_done" jsonb,
  	"taking_part" jsonb,
  	"etiquette" jsonb,
  	"kind" "enum_flower_customs_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_customs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_customs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_customs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer
  );
  
  CREATE TABLE "_flower_customs_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_customs_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_customs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_where_kept" jsonb,
  	"version_how_done" jsonb,
  	"version_taking_part" jsonb,
  	"version_etiquette" jsonb,
  	"version_kind" "enum__flower_customs_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_customs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_customs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_customs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer,
  	"flowers_id" integer
  );
  
  CREATE TABLE "flower_countries_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_countries_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"plant_regions" jsonb,
  	"notable_flowers" jsonb,
  	"seasons" jsonb,
  	"uses" jsonb,
  	"threats" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_countries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_countries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_countries_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_countries_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_countries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_plant_regions" jsonb,
  	"version_notable_flowers" jsonb,
  	"version_seasons" jsonb,
  	"version_uses" jsonb,
  	"version_threats" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_countries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_countries_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "national_flowers_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "national_flowers_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "national_flowers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"flower_name" varchar,
  	"scientific_name" varchar,
  	"official" boolean DEFAULT false,
  	"what_it_is" jsonb,
  	"flower_id" integer,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_national_flowers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "national_flowers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "national_flowers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "_national_flowers_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_national_flowers_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_national_flowers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_flower_name" varchar,
  	"version_scientific_name" varchar,
  	"version_official" boolean DEFAULT false,
  	"version_what_it_is" jsonb,
  	"version_flower_id" integer,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__national_flowers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_national_flowers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_national_flowers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "flower_blooms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_blooms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_blooms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"where_met" varchar,
  	"flower_id" integer,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_blooms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_blooms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_blooms_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "flower_blooms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "_flower_blooms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_blooms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_blooms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_where_met" varchar,
  	"version_flower_id" integer,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_blooms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_blooms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_blooms_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_flower_blooms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "flower_cities_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_cities_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_grows" jsonb,
  	"kind" "enum_flower_cities_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_cities_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_cities_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_grows" jsonb,
  	"version_kind" "enum__flower_cities_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "flower_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "flower_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"definition" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_flower_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "flower_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "flower_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "_flower_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_flower_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_definition" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__flower_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_flower_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_flower_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flower_cities_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar NOT NULL,
  	"licence" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_page_url" varchar,
  	"sizes_page_width" numeric,
  	"sizes_page_height" numeric,
  	"sizes_page_mime_type" varchar,
  	"sizes_page_filesize" numeric,
  	"sizes_page_filename" varchar
  );
  
  CREATE TABLE "publications_ad_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"size" varchar NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum_publications_service" NOT NULL,
  	"name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"publisher" varchar NOT NULL,
  	"network" varchar NOT NULL,
  	"about" jsonb NOT NULL,
  	"contact" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "picks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum_picks_service" NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "picks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flowers_id" integer,
  	"flower_days_id" integer,
  	"flower_decor_id" integer,
  	"flower_places_id" integer,
  	"flower_outings_id" integer,
  	"flower_customs_id" integer,
  	"flower_countries_id" integer,
  	"national_flowers_id" integer,
  	"flower_blooms_id" integer,
  	"flower_cities_id" integer,
  	"flower_terms_id" integer
  );
  
  CREATE TABLE "outlets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum_outlets_service" NOT NULL,
  	"name" varchar NOT NULL,
  	"homepage" varchar NOT NULL,
  	"feed" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "headlines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum_headlines_service" NOT NULL,
  	"title" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"outlet_id" integer NOT NULL,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'writer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flowers_id" integer,
  	"flower_days_id" integer,
  	"flower_decor_id" integer,
  	"flower_places_id" integer,
  	"flower_outings_id" integer,
  	"flower_customs_id" integer,
  	"flower_countries_id" integer,
  	"national_flowers_id" integer,
  	"flower_blooms_id" integer,
  	"flower_cities_id" integer,
  	"flower_terms_id" integer,
  	"media_id" integer,
  	"publications_id" integer,
  	"picks_id" integer,
  	"outlets_id" integer,
  	"headlines_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "flowers_varieties" ADD CONSTRAINT "flowers_varieties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flowers_faq" ADD CONSTRAINT "flowers_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flowers_sources" ADD CONSTRAINT "flowers_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flowers" ADD CONSTRAINT "flowers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flowers_texts" ADD CONSTRAINT "flowers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flowers_rels" ADD CONSTRAINT "flowers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flowers_rels" ADD CONSTRAINT "flowers_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flowers_rels" ADD CONSTRAINT "flowers_rels_flower_days_fk" FOREIGN KEY ("flower_days_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_version_varieties" ADD CONSTRAINT "_flowers_v_version_varieties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_version_faq" ADD CONSTRAINT "_flowers_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_version_sources" ADD CONSTRAINT "_flowers_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v" ADD CONSTRAINT "_flowers_v_parent_id_flowers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flowers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flowers_v" ADD CONSTRAINT "_flowers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flowers_v_texts" ADD CONSTRAINT "_flowers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_rels" ADD CONSTRAINT "_flowers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_rels" ADD CONSTRAINT "_flowers_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_rels" ADD CONSTRAINT "_flowers_v_rels_flower_days_fk" FOREIGN KEY ("flower_days_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days_overrides" ADD CONSTRAINT "flower_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days_faq" ADD CONSTRAINT "flower_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days_sources" ADD CONSTRAINT "flower_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days" ADD CONSTRAINT "flower_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_days_texts" ADD CONSTRAINT "flower_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days_rels" ADD CONSTRAINT "flower_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days_rels" ADD CONSTRAINT "flower_days_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v_version_overrides" ADD CONSTRAINT "_flower_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v_version_faq" ADD CONSTRAINT "_flower_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v_version_sources" ADD CONSTRAINT "_flower_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v" ADD CONSTRAINT "_flower_days_v_parent_id_flower_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_days_v" ADD CONSTRAINT "_flower_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_days_v_texts" ADD CONSTRAINT "_flower_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v_rels" ADD CONSTRAINT "_flower_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v_rels" ADD CONSTRAINT "_flower_days_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_faq" ADD CONSTRAINT "flower_decor_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_decor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_sources" ADD CONSTRAINT "flower_decor_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_decor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor" ADD CONSTRAINT "flower_decor_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_decor_texts" ADD CONSTRAINT "flower_decor_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_decor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_rels" ADD CONSTRAINT "flower_decor_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_decor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_rels" ADD CONSTRAINT "flower_decor_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_rels" ADD CONSTRAINT "flower_decor_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_rels" ADD CONSTRAINT "flower_decor_rels_flower_days_fk" FOREIGN KEY ("flower_days_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_version_faq" ADD CONSTRAINT "_flower_decor_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_decor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_version_sources" ADD CONSTRAINT "_flower_decor_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_decor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v" ADD CONSTRAINT "_flower_decor_v_parent_id_flower_decor_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_decor"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_decor_v" ADD CONSTRAINT "_flower_decor_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_texts" ADD CONSTRAINT "_flower_decor_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_decor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_rels" ADD CONSTRAINT "_flower_decor_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_decor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_rels" ADD CONSTRAINT "_flower_decor_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_rels" ADD CONSTRAINT "_flower_decor_v_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_rels" ADD CONSTRAINT "_flower_decor_v_rels_flower_days_fk" FOREIGN KEY ("flower_days_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_faq" ADD CONSTRAINT "flower_places_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_sources" ADD CONSTRAINT "flower_places_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places" ADD CONSTRAINT "flower_places_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_places_texts" ADD CONSTRAINT "flower_places_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_numbers" ADD CONSTRAINT "flower_places_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_rels" ADD CONSTRAINT "flower_places_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_rels" ADD CONSTRAINT "flower_places_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_rels" ADD CONSTRAINT "flower_places_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_version_faq" ADD CONSTRAINT "_flower_places_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_version_sources" ADD CONSTRAINT "_flower_places_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v" ADD CONSTRAINT "_flower_places_v_parent_id_flower_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_places_v" ADD CONSTRAINT "_flower_places_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_places_v_texts" ADD CONSTRAINT "_flower_places_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_numbers" ADD CONSTRAINT "_flower_places_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_rels" ADD CONSTRAINT "_flower_places_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_rels" ADD CONSTRAINT "_flower_places_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_rels" ADD CONSTRAINT "_flower_places_v_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_faq" ADD CONSTRAINT "flower_outings_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_sources" ADD CONSTRAINT "flower_outings_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings" ADD CONSTRAINT "flower_outings_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_outings_texts" ADD CONSTRAINT "flower_outings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_numbers" ADD CONSTRAINT "flower_outings_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_rels" ADD CONSTRAINT "flower_outings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_rels" ADD CONSTRAINT "flower_outings_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_rels" ADD CONSTRAINT "flower_outings_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_version_faq" ADD CONSTRAINT "_flower_outings_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_outings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_version_sources" ADD CONSTRAINT "_flower_outings_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_outings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v" ADD CONSTRAINT "_flower_outings_v_parent_id_flower_outings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_outings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_outings_v" ADD CONSTRAINT "_flower_outings_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_texts" ADD CONSTRAINT "_flower_outings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_outings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_numbers" ADD CONSTRAINT "_flower_outings_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_outings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_rels" ADD CONSTRAINT "_flower_outings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_outings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_rels" ADD CONSTRAINT "_flower_outings_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_rels" ADD CONSTRAINT "_flower_outings_v_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs_faq" ADD CONSTRAINT "flower_customs_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_customs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs_sources" ADD CONSTRAINT "flower_customs_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_customs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs" ADD CONSTRAINT "flower_customs_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_customs_texts" ADD CONSTRAINT "flower_customs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_customs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs_rels" ADD CONSTRAINT "flower_customs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_customs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs_rels" ADD CONSTRAINT "flower_customs_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs_rels" ADD CONSTRAINT "flower_customs_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_version_faq" ADD CONSTRAINT "_flower_customs_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_customs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_version_sources" ADD CONSTRAINT "_flower_customs_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_customs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v" ADD CONSTRAINT "_flower_customs_v_parent_id_flower_customs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_customs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_customs_v" ADD CONSTRAINT "_flower_customs_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_texts" ADD CONSTRAINT "_flower_customs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_customs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_rels" ADD CONSTRAINT "_flower_customs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_customs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_rels" ADD CONSTRAINT "_flower_customs_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_rels" ADD CONSTRAINT "_flower_customs_v_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_countries_faq" ADD CONSTRAINT "flower_countries_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_countries_sources" ADD CONSTRAINT "flower_countries_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_countries" ADD CONSTRAINT "flower_countries_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_countries_texts" ADD CONSTRAINT "flower_countries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_countries_v_version_faq" ADD CONSTRAINT "_flower_countries_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_countries_v_version_sources" ADD CONSTRAINT "_flower_countries_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_countries_v" ADD CONSTRAINT "_flower_countries_v_parent_id_flower_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_countries_v" ADD CONSTRAINT "_flower_countries_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_countries_v_texts" ADD CONSTRAINT "_flower_countries_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "national_flowers_faq" ADD CONSTRAINT "national_flowers_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."national_flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "national_flowers_sources" ADD CONSTRAINT "national_flowers_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."national_flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "national_flowers" ADD CONSTRAINT "national_flowers_flower_id_flowers_id_fk" FOREIGN KEY ("flower_id") REFERENCES "public"."flowers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "national_flowers" ADD CONSTRAINT "national_flowers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "national_flowers_texts" ADD CONSTRAINT "national_flowers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."national_flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "national_flowers_rels" ADD CONSTRAINT "national_flowers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."national_flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "national_flowers_rels" ADD CONSTRAINT "national_flowers_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_national_flowers_v_version_faq" ADD CONSTRAINT "_national_flowers_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_national_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_national_flowers_v_version_sources" ADD CONSTRAINT "_national_flowers_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_national_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_national_flowers_v" ADD CONSTRAINT "_national_flowers_v_parent_id_national_flowers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."national_flowers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_national_flowers_v" ADD CONSTRAINT "_national_flowers_v_version_flower_id_flowers_id_fk" FOREIGN KEY ("version_flower_id") REFERENCES "public"."flowers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_national_flowers_v" ADD CONSTRAINT "_national_flowers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_national_flowers_v_texts" ADD CONSTRAINT "_national_flowers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_national_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_national_flowers_v_rels" ADD CONSTRAINT "_national_flowers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_national_flowers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_national_flowers_v_rels" ADD CONSTRAINT "_national_flowers_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms_faq" ADD CONSTRAINT "flower_blooms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms_sources" ADD CONSTRAINT "flower_blooms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms" ADD CONSTRAINT "flower_blooms_flower_id_flowers_id_fk" FOREIGN KEY ("flower_id") REFERENCES "public"."flowers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_blooms" ADD CONSTRAINT "flower_blooms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_blooms_texts" ADD CONSTRAINT "flower_blooms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms_numbers" ADD CONSTRAINT "flower_blooms_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms_rels" ADD CONSTRAINT "flower_blooms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms_rels" ADD CONSTRAINT "flower_blooms_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_version_faq" ADD CONSTRAINT "_flower_blooms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_blooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_version_sources" ADD CONSTRAINT "_flower_blooms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_blooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v" ADD CONSTRAINT "_flower_blooms_v_parent_id_flower_blooms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_blooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v" ADD CONSTRAINT "_flower_blooms_v_version_flower_id_flowers_id_fk" FOREIGN KEY ("version_flower_id") REFERENCES "public"."flowers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v" ADD CONSTRAINT "_flower_blooms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_texts" ADD CONSTRAINT "_flower_blooms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_blooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_numbers" ADD CONSTRAINT "_flower_blooms_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_blooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_rels" ADD CONSTRAINT "_flower_blooms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_blooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_rels" ADD CONSTRAINT "_flower_blooms_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_cities_faq" ADD CONSTRAINT "flower_cities_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_cities_sources" ADD CONSTRAINT "flower_cities_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_cities" ADD CONSTRAINT "flower_cities_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_cities_texts" ADD CONSTRAINT "flower_cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_cities_v_version_faq" ADD CONSTRAINT "_flower_cities_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_cities_v_version_sources" ADD CONSTRAINT "_flower_cities_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_cities_v" ADD CONSTRAINT "_flower_cities_v_parent_id_flower_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_cities_v" ADD CONSTRAINT "_flower_cities_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_cities_v_texts" ADD CONSTRAINT "_flower_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_terms_faq" ADD CONSTRAINT "flower_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_terms_sources" ADD CONSTRAINT "flower_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flower_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_terms" ADD CONSTRAINT "flower_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_terms_texts" ADD CONSTRAINT "flower_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_terms_rels" ADD CONSTRAINT "flower_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_terms_rels" ADD CONSTRAINT "flower_terms_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_terms_v_version_faq" ADD CONSTRAINT "_flower_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_terms_v_version_sources" ADD CONSTRAINT "_flower_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_flower_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_terms_v" ADD CONSTRAINT "_flower_terms_v_parent_id_flower_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_terms_v" ADD CONSTRAINT "_flower_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_terms_v_texts" ADD CONSTRAINT "_flower_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_terms_v_rels" ADD CONSTRAINT "_flower_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_terms_v_rels" ADD CONSTRAINT "_flower_terms_v_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_ad_slots" ADD CONSTRAINT "publications_ad_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_texts" ADD CONSTRAINT "publications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."picks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_days_fk" FOREIGN KEY ("flower_days_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_decor_fk" FOREIGN KEY ("flower_decor_id") REFERENCES "public"."flower_decor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_places_fk" FOREIGN KEY ("flower_places_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_outings_fk" FOREIGN KEY ("flower_outings_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_customs_fk" FOREIGN KEY ("flower_customs_id") REFERENCES "public"."flower_customs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_countries_fk" FOREIGN KEY ("flower_countries_id") REFERENCES "public"."flower_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_national_flowers_fk" FOREIGN KEY ("national_flowers_id") REFERENCES "public"."national_flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_blooms_fk" FOREIGN KEY ("flower_blooms_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_flower_terms_fk" FOREIGN KEY ("flower_terms_id") REFERENCES "public"."flower_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "headlines" ADD CONSTRAINT "headlines_outlet_id_outlets_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."outlets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_services" ADD CONSTRAINT "users_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flowers_fk" FOREIGN KEY ("flowers_id") REFERENCES "public"."flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_days_fk" FOREIGN KEY ("flower_days_id") REFERENCES "public"."flower_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_decor_fk" FOREIGN KEY ("flower_decor_id") REFERENCES "public"."flower_decor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_places_fk" FOREIGN KEY ("flower_places_id") REFERENCES "public"."flower_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_outings_fk" FOREIGN KEY ("flower_outings_id") REFERENCES "public"."flower_outings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_customs_fk" FOREIGN KEY ("flower_customs_id") REFERENCES "public"."flower_customs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_countries_fk" FOREIGN KEY ("flower_countries_id") REFERENCES "public"."flower_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_national_flowers_fk" FOREIGN KEY ("national_flowers_id") REFERENCES "public"."national_flowers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_blooms_fk" FOREIGN KEY ("flower_blooms_id") REFERENCES "public"."flower_blooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_cities_fk" FOREIGN KEY ("flower_cities_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flower_terms_fk" FOREIGN KEY ("flower_terms_id") REFERENCES "public"."flower_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_picks_fk" FOREIGN KEY ("picks_id") REFERENCES "public"."picks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outlets_fk" FOREIGN KEY ("outlets_id") REFERENCES "public"."outlets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_headlines_fk" FOREIGN KEY ("headlines_id") REFERENCES "public"."headlines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "flowers_varieties_order_idx" ON "flowers_varieties" USING btree ("_order");
  CREATE INDEX "flowers_varieties_parent_id_idx" ON "flowers_varieties" USING btree ("_parent_id");
  CREATE INDEX "flowers_faq_order_idx" ON "flowers_faq" USING btree ("_order");
  CREATE INDEX "flowers_faq_parent_id_idx" ON "flowers_faq" USING btree ("_parent_id");
  CREATE INDEX "flowers_sources_order_idx" ON "flowers_sources" USING btree ("_order");
  CREATE INDEX "flowers_sources_parent_id_idx" ON "flowers_sources" USING btree ("_parent_id");
  CREATE INDEX "flowers_name_idx" ON "flowers" USING btree ("name");
  CREATE INDEX "flowers_picture_idx" ON "flowers" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flowers_slug_idx" ON "flowers" USING btree ("slug");
  CREATE INDEX "flowers_updated_at_idx" ON "flowers" USING btree ("updated_at");
  CREATE INDEX "flowers_created_at_idx" ON "flowers" USING btree ("created_at");
  CREATE INDEX "flowers_deleted_at_idx" ON "flowers" USING btree ("deleted_at");
  CREATE INDEX "flowers__status_idx" ON "flowers" USING btree ("_status");
  CREATE INDEX "flowers_texts_order_parent" ON "flowers_texts" USING btree ("order","parent_id");
  CREATE INDEX "flowers_rels_order_idx" ON "flowers_rels" USING btree ("order");
  CREATE INDEX "flowers_rels_parent_idx" ON "flowers_rels" USING btree ("parent_id");
  CREATE INDEX "flowers_rels_path_idx" ON "flowers_rels" USING btree ("path");
  CREATE INDEX "flowers_rels_flower_cities_id_idx" ON "flowers_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flowers_rels_flower_days_id_idx" ON "flowers_rels" USING btree ("flower_days_id");
  CREATE INDEX "_flowers_v_version_varieties_order_idx" ON "_flowers_v_version_varieties" USING btree ("_order");
  CREATE INDEX "_flowers_v_version_varieties_parent_id_idx" ON "_flowers_v_version_varieties" USING btree ("_parent_id");
  CREATE INDEX "_flowers_v_version_faq_order_idx" ON "_flowers_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flowers_v_version_faq_parent_id_idx" ON "_flowers_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flowers_v_version_sources_order_idx" ON "_flowers_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flowers_v_version_sources_parent_id_idx" ON "_flowers_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flowers_v_parent_idx" ON "_flowers_v" USING btree ("parent_id");
  CREATE INDEX "_flowers_v_version_version_name_idx" ON "_flowers_v" USING btree ("version_name");
  CREATE INDEX "_flowers_v_version_version_picture_idx" ON "_flowers_v" USING btree ("version_picture_id");
  CREATE INDEX "_flowers_v_version_version_slug_idx" ON "_flowers_v" USING btree ("version_slug");
  CREATE INDEX "_flowers_v_version_version_updated_at_idx" ON "_flowers_v" USING btree ("version_updated_at");
  CREATE INDEX "_flowers_v_version_version_created_at_idx" ON "_flowers_v" USING btree ("version_created_at");
  CREATE INDEX "_flowers_v_version_version_deleted_at_idx" ON "_flowers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flowers_v_version_version__status_idx" ON "_flowers_v" USING btree ("version__status");
  CREATE INDEX "_flowers_v_created_at_idx" ON "_flowers_v" USING btree ("created_at");
  CREATE INDEX "_flowers_v_updated_at_idx" ON "_flowers_v" USING btree ("updated_at");
  CREATE INDEX "_flowers_v_latest_idx" ON "_flowers_v" USING btree ("latest");
  CREATE INDEX "_flowers_v_autosave_idx" ON "_flowers_v" USING btree ("autosave");
  CREATE INDEX "_flowers_v_texts_order_parent" ON "_flowers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flowers_v_rels_order_idx" ON "_flowers_v_rels" USING btree ("order");
  CREATE INDEX "_flowers_v_rels_parent_idx" ON "_flowers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flowers_v_rels_path_idx" ON "_flowers_v_rels" USING btree ("path");
  CREATE INDEX "_flowers_v_rels_flower_cities_id_idx" ON "_flowers_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flowers_v_rels_flower_days_id_idx" ON "_flowers_v_rels" USING btree ("flower_days_id");
  CREATE INDEX "flower_days_overrides_order_idx" ON "flower_days_overrides" USING btree ("_order");
  CREATE INDEX "flower_days_overrides_parent_id_idx" ON "flower_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "flower_days_faq_order_idx" ON "flower_days_faq" USING btree ("_order");
  CREATE INDEX "flower_days_faq_parent_id_idx" ON "flower_days_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_days_sources_order_idx" ON "flower_days_sources" USING btree ("_order");
  CREATE INDEX "flower_days_sources_parent_id_idx" ON "flower_days_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_days_name_idx" ON "flower_days" USING btree ("name");
  CREATE INDEX "flower_days_picture_idx" ON "flower_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_days_slug_idx" ON "flower_days" USING btree ("slug");
  CREATE INDEX "flower_days_updated_at_idx" ON "flower_days" USING btree ("updated_at");
  CREATE INDEX "flower_days_created_at_idx" ON "flower_days" USING btree ("created_at");
  CREATE INDEX "flower_days_deleted_at_idx" ON "flower_days" USING btree ("deleted_at");
  CREATE INDEX "flower_days__status_idx" ON "flower_days" USING btree ("_status");
  CREATE INDEX "flower_days_texts_order_parent" ON "flower_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_days_rels_order_idx" ON "flower_days_rels" USING btree ("order");
  CREATE INDEX "flower_days_rels_parent_idx" ON "flower_days_rels" USING btree ("parent_id");
  CREATE INDEX "flower_days_rels_path_idx" ON "flower_days_rels" USING btree ("path");
  CREATE INDEX "flower_days_rels_flower_cities_id_idx" ON "flower_days_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_days_v_version_overrides_order_idx" ON "_flower_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_flower_days_v_version_overrides_parent_id_idx" ON "_flower_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_flower_days_v_version_faq_order_idx" ON "_flower_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_days_v_version_faq_parent_id_idx" ON "_flower_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_days_v_version_sources_order_idx" ON "_flower_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_days_v_version_sources_parent_id_idx" ON "_flower_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_days_v_parent_idx" ON "_flower_days_v" USING btree ("parent_id");
  CREATE INDEX "_flower_days_v_version_version_name_idx" ON "_flower_days_v" USING btree ("version_name");
  CREATE INDEX "_flower_days_v_version_version_picture_idx" ON "_flower_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_days_v_version_version_slug_idx" ON "_flower_days_v" USING btree ("version_slug");
  CREATE INDEX "_flower_days_v_version_version_updated_at_idx" ON "_flower_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_days_v_version_version_created_at_idx" ON "_flower_days_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_days_v_version_version_deleted_at_idx" ON "_flower_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_days_v_version_version__status_idx" ON "_flower_days_v" USING btree ("version__status");
  CREATE INDEX "_flower_days_v_created_at_idx" ON "_flower_days_v" USING btree ("created_at");
  CREATE INDEX "_flower_days_v_updated_at_idx" ON "_flower_days_v" USING btree ("updated_at");
  CREATE INDEX "_flower_days_v_latest_idx" ON "_flower_days_v" USING btree ("latest");
  CREATE INDEX "_flower_days_v_autosave_idx" ON "_flower_days_v" USING btree ("autosave");
  CREATE INDEX "_flower_days_v_texts_order_parent" ON "_flower_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_days_v_rels_order_idx" ON "_flower_days_v_rels" USING btree ("order");
  CREATE INDEX "_flower_days_v_rels_parent_idx" ON "_flower_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_days_v_rels_path_idx" ON "_flower_days_v_rels" USING btree ("path");
  CREATE INDEX "_flower_days_v_rels_flower_cities_id_idx" ON "_flower_days_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_decor_faq_order_idx" ON "flower_decor_faq" USING btree ("_order");
  CREATE INDEX "flower_decor_faq_parent_id_idx" ON "flower_decor_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_decor_sources_order_idx" ON "flower_decor_sources" USING btree ("_order");
  CREATE INDEX "flower_decor_sources_parent_id_idx" ON "flower_decor_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_decor_name_idx" ON "flower_decor" USING btree ("name");
  CREATE INDEX "flower_decor_picture_idx" ON "flower_decor" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_decor_slug_idx" ON "flower_decor" USING btree ("slug");
  CREATE INDEX "flower_decor_updated_at_idx" ON "flower_decor" USING btree ("updated_at");
  CREATE INDEX "flower_decor_created_at_idx" ON "flower_decor" USING btree ("created_at");
  CREATE INDEX "flower_decor_deleted_at_idx" ON "flower_decor" USING btree ("deleted_at");
  CREATE INDEX "flower_decor__status_idx" ON "flower_decor" USING btree ("_status");
  CREATE INDEX "flower_decor_texts_order_parent" ON "flower_decor_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_decor_rels_order_idx" ON "flower_decor_rels" USING btree ("order");
  CREATE INDEX "flower_decor_rels_parent_idx" ON "flower_decor_rels" USING btree ("parent_id");
  CREATE INDEX "flower_decor_rels_path_idx" ON "flower_decor_rels" USING btree ("path");
  CREATE INDEX "flower_decor_rels_flower_cities_id_idx" ON "flower_decor_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_decor_rels_flowers_id_idx" ON "flower_decor_rels" USING btree ("flowers_id");
  CREATE INDEX "flower_decor_rels_flower_days_id_idx" ON "flower_decor_rels" USING btree ("flower_days_id");
  CREATE INDEX "_flower_decor_v_version_faq_order_idx" ON "_flower_decor_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_decor_v_version_faq_parent_id_idx" ON "_flower_decor_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_decor_v_version_sources_order_idx" ON "_flower_decor_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_decor_v_version_sources_parent_id_idx" ON "_flower_decor_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_decor_v_parent_idx" ON "_flower_decor_v" USING btree ("parent_id");
  CREATE INDEX "_flower_decor_v_version_version_name_idx" ON "_flower_decor_v" USING btree ("version_name");
  CREATE INDEX "_flower_decor_v_version_version_picture_idx" ON "_flower_decor_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_decor_v_version_version_slug_idx" ON "_flower_decor_v" USING btree ("version_slug");
  CREATE INDEX "_flower_decor_v_version_version_updated_at_idx" ON "_flower_decor_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_decor_v_version_version_created_at_idx" ON "_flower_decor_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_decor_v_version_version_deleted_at_idx" ON "_flower_decor_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_decor_v_version_version__status_idx" ON "_flower_decor_v" USING btree ("version__status");
  CREATE INDEX "_flower_decor_v_created_at_idx" ON "_flower_decor_v" USING btree ("created_at");
  CREATE INDEX "_flower_decor_v_updated_at_idx" ON "_flower_decor_v" USING btree ("updated_at");
  CREATE INDEX "_flower_decor_v_latest_idx" ON "_flower_decor_v" USING btree ("latest");
  CREATE INDEX "_flower_decor_v_autosave_idx" ON "_flower_decor_v" USING btree ("autosave");
  CREATE INDEX "_flower_decor_v_texts_order_parent" ON "_flower_decor_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_decor_v_rels_order_idx" ON "_flower_decor_v_rels" USING btree ("order");
  CREATE INDEX "_flower_decor_v_rels_parent_idx" ON "_flower_decor_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_decor_v_rels_path_idx" ON "_flower_decor_v_rels" USING btree ("path");
  CREATE INDEX "_flower_decor_v_rels_flower_cities_id_idx" ON "_flower_decor_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_decor_v_rels_flowers_id_idx" ON "_flower_decor_v_rels" USING btree ("flowers_id");
  CREATE INDEX "_flower_decor_v_rels_flower_days_id_idx" ON "_flower_decor_v_rels" USING btree ("flower_days_id");
  CREATE INDEX "flower_places_faq_order_idx" ON "flower_places_faq" USING btree ("_order");
  CREATE INDEX "flower_places_faq_parent_id_idx" ON "flower_places_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_places_sources_order_idx" ON "flower_places_sources" USING btree ("_order");
  CREATE INDEX "flower_places_sources_parent_id_idx" ON "flower_places_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_places_name_idx" ON "flower_places" USING btree ("name");
  CREATE INDEX "flower_places_picture_idx" ON "flower_places" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_places_slug_idx" ON "flower_places" USING btree ("slug");
  CREATE INDEX "flower_places_updated_at_idx" ON "flower_places" USING btree ("updated_at");
  CREATE INDEX "flower_places_created_at_idx" ON "flower_places" USING btree ("created_at");
  CREATE INDEX "flower_places_deleted_at_idx" ON "flower_places" USING btree ("deleted_at");
  CREATE INDEX "flower_places__status_idx" ON "flower_places" USING btree ("_status");
  CREATE INDEX "flower_places_texts_order_parent" ON "flower_places_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_places_numbers_order_parent_idx" ON "flower_places_numbers" USING btree ("order","parent_id");
  CREATE INDEX "flower_places_rels_order_idx" ON "flower_places_rels" USING btree ("order");
  CREATE INDEX "flower_places_rels_parent_idx" ON "flower_places_rels" USING btree ("parent_id");
  CREATE INDEX "flower_places_rels_path_idx" ON "flower_places_rels" USING btree ("path");
  CREATE INDEX "flower_places_rels_flower_cities_id_idx" ON "flower_places_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_places_rels_flowers_id_idx" ON "flower_places_rels" USING btree ("flowers_id");
  CREATE INDEX "_flower_places_v_version_faq_order_idx" ON "_flower_places_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_places_v_version_faq_parent_id_idx" ON "_flower_places_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_places_v_version_sources_order_idx" ON "_flower_places_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_places_v_version_sources_parent_id_idx" ON "_flower_places_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_places_v_parent_idx" ON "_flower_places_v" USING btree ("parent_id");
  CREATE INDEX "_flower_places_v_version_version_name_idx" ON "_flower_places_v" USING btree ("version_name");
  CREATE INDEX "_flower_places_v_version_version_picture_idx" ON "_flower_places_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_places_v_version_version_slug_idx" ON "_flower_places_v" USING btree ("version_slug");
  CREATE INDEX "_flower_places_v_version_version_updated_at_idx" ON "_flower_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_places_v_version_version_created_at_idx" ON "_flower_places_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_places_v_version_version_deleted_at_idx" ON "_flower_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_places_v_version_version__status_idx" ON "_flower_places_v" USING btree ("version__status");
  CREATE INDEX "_flower_places_v_created_at_idx" ON "_flower_places_v" USING btree ("created_at");
  CREATE INDEX "_flower_places_v_updated_at_idx" ON "_flower_places_v" USING btree ("updated_at");
  CREATE INDEX "_flower_places_v_latest_idx" ON "_flower_places_v" USING btree ("latest");
  CREATE INDEX "_flower_places_v_autosave_idx" ON "_flower_places_v" USING btree ("autosave");
  CREATE INDEX "_flower_places_v_texts_order_parent" ON "_flower_places_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_places_v_numbers_order_parent_idx" ON "_flower_places_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_flower_places_v_rels_order_idx" ON "_flower_places_v_rels" USING btree ("order");
  CREATE INDEX "_flower_places_v_rels_parent_idx" ON "_flower_places_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_places_v_rels_path_idx" ON "_flower_places_v_rels" USING btree ("path");
  CREATE INDEX "_flower_places_v_rels_flower_cities_id_idx" ON "_flower_places_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_places_v_rels_flowers_id_idx" ON "_flower_places_v_rels" USING btree ("flowers_id");
  CREATE INDEX "flower_outings_faq_order_idx" ON "flower_outings_faq" USING btree ("_order");
  CREATE INDEX "flower_outings_faq_parent_id_idx" ON "flower_outings_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_outings_sources_order_idx" ON "flower_outings_sources" USING btree ("_order");
  CREATE INDEX "flower_outings_sources_parent_id_idx" ON "flower_outings_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_outings_name_idx" ON "flower_outings" USING btree ("name");
  CREATE INDEX "flower_outings_picture_idx" ON "flower_outings" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_outings_slug_idx" ON "flower_outings" USING btree ("slug");
  CREATE INDEX "flower_outings_updated_at_idx" ON "flower_outings" USING btree ("updated_at");
  CREATE INDEX "flower_outings_created_at_idx" ON "flower_outings" USING btree ("created_at");
  CREATE INDEX "flower_outings_deleted_at_idx" ON "flower_outings" USING btree ("deleted_at");
  CREATE INDEX "flower_outings__status_idx" ON "flower_outings" USING btree ("_status");
  CREATE INDEX "flower_outings_texts_order_parent" ON "flower_outings_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_outings_numbers_order_parent_idx" ON "flower_outings_numbers" USING btree ("order","parent_id");
  CREATE INDEX "flower_outings_rels_order_idx" ON "flower_outings_rels" USING btree ("order");
  CREATE INDEX "flower_outings_rels_parent_idx" ON "flower_outings_rels" USING btree ("parent_id");
  CREATE INDEX "flower_outings_rels_path_idx" ON "flower_outings_rels" USING btree ("path");
  CREATE INDEX "flower_outings_rels_flower_cities_id_idx" ON "flower_outings_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_outings_rels_flowers_id_idx" ON "flower_outings_rels" USING btree ("flowers_id");
  CREATE INDEX "_flower_outings_v_version_faq_order_idx" ON "_flower_outings_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_outings_v_version_faq_parent_id_idx" ON "_flower_outings_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_outings_v_version_sources_order_idx" ON "_flower_outings_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_outings_v_version_sources_parent_id_idx" ON "_flower_outings_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_outings_v_parent_idx" ON "_flower_outings_v" USING btree ("parent_id");
  CREATE INDEX "_flower_outings_v_version_version_name_idx" ON "_flower_outings_v" USING btree ("version_name");
  CREATE INDEX "_flower_outings_v_version_version_picture_idx" ON "_flower_outings_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_outings_v_version_version_slug_idx" ON "_flower_outings_v" USING btree ("version_slug");
  CREATE INDEX "_flower_outings_v_version_version_updated_at_idx" ON "_flower_outings_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_outings_v_version_version_created_at_idx" ON "_flower_outings_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_outings_v_version_version_deleted_at_idx" ON "_flower_outings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_outings_v_version_version__status_idx" ON "_flower_outings_v" USING btree ("version__status");
  CREATE INDEX "_flower_outings_v_created_at_idx" ON "_flower_outings_v" USING btree ("created_at");
  CREATE INDEX "_flower_outings_v_updated_at_idx" ON "_flower_outings_v" USING btree ("updated_at");
  CREATE INDEX "_flower_outings_v_latest_idx" ON "_flower_outings_v" USING btree ("latest");
  CREATE INDEX "_flower_outings_v_autosave_idx" ON "_flower_outings_v" USING btree ("autosave");
  CREATE INDEX "_flower_outings_v_texts_order_parent" ON "_flower_outings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_outings_v_numbers_order_parent_idx" ON "_flower_outings_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_flower_outings_v_rels_order_idx" ON "_flower_outings_v_rels" USING btree ("order");
  CREATE INDEX "_flower_outings_v_rels_parent_idx" ON "_flower_outings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_outings_v_rels_path_idx" ON "_flower_outings_v_rels" USING btree ("path");
  CREATE INDEX "_flower_outings_v_rels_flower_cities_id_idx" ON "_flower_outings_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_outings_v_rels_flowers_id_idx" ON "_flower_outings_v_rels" USING btree ("flowers_id");
  CREATE INDEX "flower_customs_faq_order_idx" ON "flower_customs_faq" USING btree ("_order");
  CREATE INDEX "flower_customs_faq_parent_id_idx" ON "flower_customs_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_customs_sources_order_idx" ON "flower_customs_sources" USING btree ("_order");
  CREATE INDEX "flower_customs_sources_parent_id_idx" ON "flower_customs_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_customs_name_idx" ON "flower_customs" USING btree ("name");
  CREATE INDEX "flower_customs_picture_idx" ON "flower_customs" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_customs_slug_idx" ON "flower_customs" USING btree ("slug");
  CREATE INDEX "flower_customs_updated_at_idx" ON "flower_customs" USING btree ("updated_at");
  CREATE INDEX "flower_customs_created_at_idx" ON "flower_customs" USING btree ("created_at");
  CREATE INDEX "flower_customs_deleted_at_idx" ON "flower_customs" USING btree ("deleted_at");
  CREATE INDEX "flower_customs__status_idx" ON "flower_customs" USING btree ("_status");
  CREATE INDEX "flower_customs_texts_order_parent" ON "flower_customs_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_customs_rels_order_idx" ON "flower_customs_rels" USING btree ("order");
  CREATE INDEX "flower_customs_rels_parent_idx" ON "flower_customs_rels" USING btree ("parent_id");
  CREATE INDEX "flower_customs_rels_path_idx" ON "flower_customs_rels" USING btree ("path");
  CREATE INDEX "flower_customs_rels_flower_cities_id_idx" ON "flower_customs_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_customs_rels_flowers_id_idx" ON "flower_customs_rels" USING btree ("flowers_id");
  CREATE INDEX "_flower_customs_v_version_faq_order_idx" ON "_flower_customs_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_customs_v_version_faq_parent_id_idx" ON "_flower_customs_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_customs_v_version_sources_order_idx" ON "_flower_customs_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_customs_v_version_sources_parent_id_idx" ON "_flower_customs_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_customs_v_parent_idx" ON "_flower_customs_v" USING btree ("parent_id");
  CREATE INDEX "_flower_customs_v_version_version_name_idx" ON "_flower_customs_v" USING btree ("version_name");
  CREATE INDEX "_flower_customs_v_version_version_picture_idx" ON "_flower_customs_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_customs_v_version_version_slug_idx" ON "_flower_customs_v" USING btree ("version_slug");
  CREATE INDEX "_flower_customs_v_version_version_updated_at_idx" ON "_flower_customs_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_customs_v_version_version_created_at_idx" ON "_flower_customs_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_customs_v_version_version_deleted_at_idx" ON "_flower_customs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_customs_v_version_version__status_idx" ON "_flower_customs_v" USING btree ("version__status");
  CREATE INDEX "_flower_customs_v_created_at_idx" ON "_flower_customs_v" USING btree ("created_at");
  CREATE INDEX "_flower_customs_v_updated_at_idx" ON "_flower_customs_v" USING btree ("updated_at");
  CREATE INDEX "_flower_customs_v_latest_idx" ON "_flower_customs_v" USING btree ("latest");
  CREATE INDEX "_flower_customs_v_autosave_idx" ON "_flower_customs_v" USING btree ("autosave");
  CREATE INDEX "_flower_customs_v_texts_order_parent" ON "_flower_customs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_customs_v_rels_order_idx" ON "_flower_customs_v_rels" USING btree ("order");
  CREATE INDEX "_flower_customs_v_rels_parent_idx" ON "_flower_customs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_customs_v_rels_path_idx" ON "_flower_customs_v_rels" USING btree ("path");
  CREATE INDEX "_flower_customs_v_rels_flower_cities_id_idx" ON "_flower_customs_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_customs_v_rels_flowers_id_idx" ON "_flower_customs_v_rels" USING btree ("flowers_id");
  CREATE INDEX "flower_countries_faq_order_idx" ON "flower_countries_faq" USING btree ("_order");
  CREATE INDEX "flower_countries_faq_parent_id_idx" ON "flower_countries_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_countries_sources_order_idx" ON "flower_countries_sources" USING btree ("_order");
  CREATE INDEX "flower_countries_sources_parent_id_idx" ON "flower_countries_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "flower_countries_country_idx" ON "flower_countries" USING btree ("country");
  CREATE INDEX "flower_countries_name_idx" ON "flower_countries" USING btree ("name");
  CREATE INDEX "flower_countries_picture_idx" ON "flower_countries" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_countries_slug_idx" ON "flower_countries" USING btree ("slug");
  CREATE INDEX "flower_countries_updated_at_idx" ON "flower_countries" USING btree ("updated_at");
  CREATE INDEX "flower_countries_created_at_idx" ON "flower_countries" USING btree ("created_at");
  CREATE INDEX "flower_countries_deleted_at_idx" ON "flower_countries" USING btree ("deleted_at");
  CREATE INDEX "flower_countries__status_idx" ON "flower_countries" USING btree ("_status");
  CREATE INDEX "flower_countries_texts_order_parent" ON "flower_countries_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_countries_v_version_faq_order_idx" ON "_flower_countries_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_countries_v_version_faq_parent_id_idx" ON "_flower_countries_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_countries_v_version_sources_order_idx" ON "_flower_countries_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_countries_v_version_sources_parent_id_idx" ON "_flower_countries_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_countries_v_parent_idx" ON "_flower_countries_v" USING btree ("parent_id");
  CREATE INDEX "_flower_countries_v_version_version_country_idx" ON "_flower_countries_v" USING btree ("version_country");
  CREATE INDEX "_flower_countries_v_version_version_name_idx" ON "_flower_countries_v" USING btree ("version_name");
  CREATE INDEX "_flower_countries_v_version_version_picture_idx" ON "_flower_countries_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_countries_v_version_version_slug_idx" ON "_flower_countries_v" USING btree ("version_slug");
  CREATE INDEX "_flower_countries_v_version_version_updated_at_idx" ON "_flower_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_countries_v_version_version_created_at_idx" ON "_flower_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_countries_v_version_version_deleted_at_idx" ON "_flower_countries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_countries_v_version_version__status_idx" ON "_flower_countries_v" USING btree ("version__status");
  CREATE INDEX "_flower_countries_v_created_at_idx" ON "_flower_countries_v" USING btree ("created_at");
  CREATE INDEX "_flower_countries_v_updated_at_idx" ON "_flower_countries_v" USING btree ("updated_at");
  CREATE INDEX "_flower_countries_v_latest_idx" ON "_flower_countries_v" USING btree ("latest");
  CREATE INDEX "_flower_countries_v_autosave_idx" ON "_flower_countries_v" USING btree ("autosave");
  CREATE INDEX "_flower_countries_v_texts_order_parent" ON "_flower_countries_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "national_flowers_faq_order_idx" ON "national_flowers_faq" USING btree ("_order");
  CREATE INDEX "national_flowers_faq_parent_id_idx" ON "national_flowers_faq" USING btree ("_parent_id");
  CREATE INDEX "national_flowers_sources_order_idx" ON "national_flowers_sources" USING btree ("_order");
  CREATE INDEX "national_flowers_sources_parent_id_idx" ON "national_flowers_sources" USING btree ("_parent_id");
  CREATE INDEX "national_flowers_name_idx" ON "national_flowers" USING btree ("name");
  CREATE INDEX "national_flowers_flower_idx" ON "national_flowers" USING btree ("flower_id");
  CREATE INDEX "national_flowers_picture_idx" ON "national_flowers" USING btree ("picture_id");
  CREATE UNIQUE INDEX "national_flowers_slug_idx" ON "national_flowers" USING btree ("slug");
  CREATE INDEX "national_flowers_updated_at_idx" ON "national_flowers" USING btree ("updated_at");
  CREATE INDEX "national_flowers_created_at_idx" ON "national_flowers" USING btree ("created_at");
  CREATE INDEX "national_flowers_deleted_at_idx" ON "national_flowers" USING btree ("deleted_at");
  CREATE INDEX "national_flowers__status_idx" ON "national_flowers" USING btree ("_status");
  CREATE INDEX "national_flowers_texts_order_parent" ON "national_flowers_texts" USING btree ("order","parent_id");
  CREATE INDEX "national_flowers_rels_order_idx" ON "national_flowers_rels" USING btree ("order");
  CREATE INDEX "national_flowers_rels_parent_idx" ON "national_flowers_rels" USING btree ("parent_id");
  CREATE INDEX "national_flowers_rels_path_idx" ON "national_flowers_rels" USING btree ("path");
  CREATE INDEX "national_flowers_rels_flower_cities_id_idx" ON "national_flowers_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_national_flowers_v_version_faq_order_idx" ON "_national_flowers_v_version_faq" USING btree ("_order");
  CREATE INDEX "_national_flowers_v_version_faq_parent_id_idx" ON "_national_flowers_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_national_flowers_v_version_sources_order_idx" ON "_national_flowers_v_version_sources" USING btree ("_order");
  CREATE INDEX "_national_flowers_v_version_sources_parent_id_idx" ON "_national_flowers_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_national_flowers_v_parent_idx" ON "_national_flowers_v" USING btree ("parent_id");
  CREATE INDEX "_national_flowers_v_version_version_name_idx" ON "_national_flowers_v" USING btree ("version_name");
  CREATE INDEX "_national_flowers_v_version_version_flower_idx" ON "_national_flowers_v" USING btree ("version_flower_id");
  CREATE INDEX "_national_flowers_v_version_version_picture_idx" ON "_national_flowers_v" USING btree ("version_picture_id");
  CREATE INDEX "_national_flowers_v_version_version_slug_idx" ON "_national_flowers_v" USING btree ("version_slug");
  CREATE INDEX "_national_flowers_v_version_version_updated_at_idx" ON "_national_flowers_v" USING btree ("version_updated_at");
  CREATE INDEX "_national_flowers_v_version_version_created_at_idx" ON "_national_flowers_v" USING btree ("version_created_at");
  CREATE INDEX "_national_flowers_v_version_version_deleted_at_idx" ON "_national_flowers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_national_flowers_v_version_version__status_idx" ON "_national_flowers_v" USING btree ("version__status");
  CREATE INDEX "_national_flowers_v_created_at_idx" ON "_national_flowers_v" USING btree ("created_at");
  CREATE INDEX "_national_flowers_v_updated_at_idx" ON "_national_flowers_v" USING btree ("updated_at");
  CREATE INDEX "_national_flowers_v_latest_idx" ON "_national_flowers_v" USING btree ("latest");
  CREATE INDEX "_national_flowers_v_autosave_idx" ON "_national_flowers_v" USING btree ("autosave");
  CREATE INDEX "_national_flowers_v_texts_order_parent" ON "_national_flowers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_national_flowers_v_rels_order_idx" ON "_national_flowers_v_rels" USING btree ("order");
  CREATE INDEX "_national_flowers_v_rels_parent_idx" ON "_national_flowers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_national_flowers_v_rels_path_idx" ON "_national_flowers_v_rels" USING btree ("path");
  CREATE INDEX "_national_flowers_v_rels_flower_cities_id_idx" ON "_national_flowers_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_blooms_faq_order_idx" ON "flower_blooms_faq" USING btree ("_order");
  CREATE INDEX "flower_blooms_faq_parent_id_idx" ON "flower_blooms_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_blooms_sources_order_idx" ON "flower_blooms_sources" USING btree ("_order");
  CREATE INDEX "flower_blooms_sources_parent_id_idx" ON "flower_blooms_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_blooms_name_idx" ON "flower_blooms" USING btree ("name");
  CREATE INDEX "flower_blooms_flower_idx" ON "flower_blooms" USING btree ("flower_id");
  CREATE INDEX "flower_blooms_picture_idx" ON "flower_blooms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_blooms_slug_idx" ON "flower_blooms" USING btree ("slug");
  CREATE INDEX "flower_blooms_updated_at_idx" ON "flower_blooms" USING btree ("updated_at");
  CREATE INDEX "flower_blooms_created_at_idx" ON "flower_blooms" USING btree ("created_at");
  CREATE INDEX "flower_blooms_deleted_at_idx" ON "flower_blooms" USING btree ("deleted_at");
  CREATE INDEX "flower_blooms__status_idx" ON "flower_blooms" USING btree ("_status");
  CREATE INDEX "flower_blooms_texts_order_parent" ON "flower_blooms_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_blooms_numbers_order_parent_idx" ON "flower_blooms_numbers" USING btree ("order","parent_id");
  CREATE INDEX "flower_blooms_rels_order_idx" ON "flower_blooms_rels" USING btree ("order");
  CREATE INDEX "flower_blooms_rels_parent_idx" ON "flower_blooms_rels" USING btree ("parent_id");
  CREATE INDEX "flower_blooms_rels_path_idx" ON "flower_blooms_rels" USING btree ("path");
  CREATE INDEX "flower_blooms_rels_flower_cities_id_idx" ON "flower_blooms_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_blooms_v_version_faq_order_idx" ON "_flower_blooms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_blooms_v_version_faq_parent_id_idx" ON "_flower_blooms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_blooms_v_version_sources_order_idx" ON "_flower_blooms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_blooms_v_version_sources_parent_id_idx" ON "_flower_blooms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_blooms_v_parent_idx" ON "_flower_blooms_v" USING btree ("parent_id");
  CREATE INDEX "_flower_blooms_v_version_version_name_idx" ON "_flower_blooms_v" USING btree ("version_name");
  CREATE INDEX "_flower_blooms_v_version_version_flower_idx" ON "_flower_blooms_v" USING btree ("version_flower_id");
  CREATE INDEX "_flower_blooms_v_version_version_picture_idx" ON "_flower_blooms_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_blooms_v_version_version_slug_idx" ON "_flower_blooms_v" USING btree ("version_slug");
  CREATE INDEX "_flower_blooms_v_version_version_updated_at_idx" ON "_flower_blooms_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_blooms_v_version_version_created_at_idx" ON "_flower_blooms_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_blooms_v_version_version_deleted_at_idx" ON "_flower_blooms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_blooms_v_version_version__status_idx" ON "_flower_blooms_v" USING btree ("version__status");
  CREATE INDEX "_flower_blooms_v_created_at_idx" ON "_flower_blooms_v" USING btree ("created_at");
  CREATE INDEX "_flower_blooms_v_updated_at_idx" ON "_flower_blooms_v" USING btree ("updated_at");
  CREATE INDEX "_flower_blooms_v_latest_idx" ON "_flower_blooms_v" USING btree ("latest");
  CREATE INDEX "_flower_blooms_v_autosave_idx" ON "_flower_blooms_v" USING btree ("autosave");
  CREATE INDEX "_flower_blooms_v_texts_order_parent" ON "_flower_blooms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_blooms_v_numbers_order_parent_idx" ON "_flower_blooms_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_flower_blooms_v_rels_order_idx" ON "_flower_blooms_v_rels" USING btree ("order");
  CREATE INDEX "_flower_blooms_v_rels_parent_idx" ON "_flower_blooms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_blooms_v_rels_path_idx" ON "_flower_blooms_v_rels" USING btree ("path");
  CREATE INDEX "_flower_blooms_v_rels_flower_cities_id_idx" ON "_flower_blooms_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "flower_cities_faq_order_idx" ON "flower_cities_faq" USING btree ("_order");
  CREATE INDEX "flower_cities_faq_parent_id_idx" ON "flower_cities_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_cities_sources_order_idx" ON "flower_cities_sources" USING btree ("_order");
  CREATE INDEX "flower_cities_sources_parent_id_idx" ON "flower_cities_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_cities_name_idx" ON "flower_cities" USING btree ("name");
  CREATE INDEX "flower_cities_picture_idx" ON "flower_cities" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_cities_slug_idx" ON "flower_cities" USING btree ("slug");
  CREATE INDEX "flower_cities_updated_at_idx" ON "flower_cities" USING btree ("updated_at");
  CREATE INDEX "flower_cities_created_at_idx" ON "flower_cities" USING btree ("created_at");
  CREATE INDEX "flower_cities_deleted_at_idx" ON "flower_cities" USING btree ("deleted_at");
  CREATE INDEX "flower_cities__status_idx" ON "flower_cities" USING btree ("_status");
  CREATE INDEX "flower_cities_texts_order_parent" ON "flower_cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_cities_v_version_faq_order_idx" ON "_flower_cities_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_cities_v_version_faq_parent_id_idx" ON "_flower_cities_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_cities_v_version_sources_order_idx" ON "_flower_cities_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_cities_v_version_sources_parent_id_idx" ON "_flower_cities_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_cities_v_parent_idx" ON "_flower_cities_v" USING btree ("parent_id");
  CREATE INDEX "_flower_cities_v_version_version_name_idx" ON "_flower_cities_v" USING btree ("version_name");
  CREATE INDEX "_flower_cities_v_version_version_picture_idx" ON "_flower_cities_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_cities_v_version_version_slug_idx" ON "_flower_cities_v" USING btree ("version_slug");
  CREATE INDEX "_flower_cities_v_version_version_updated_at_idx" ON "_flower_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_cities_v_version_version_created_at_idx" ON "_flower_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_cities_v_version_version_deleted_at_idx" ON "_flower_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_cities_v_version_version__status_idx" ON "_flower_cities_v" USING btree ("version__status");
  CREATE INDEX "_flower_cities_v_created_at_idx" ON "_flower_cities_v" USING btree ("created_at");
  CREATE INDEX "_flower_cities_v_updated_at_idx" ON "_flower_cities_v" USING btree ("updated_at");
  CREATE INDEX "_flower_cities_v_latest_idx" ON "_flower_cities_v" USING btree ("latest");
  CREATE INDEX "_flower_cities_v_autosave_idx" ON "_flower_cities_v" USING btree ("autosave");
  CREATE INDEX "_flower_cities_v_texts_order_parent" ON "_flower_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_terms_faq_order_idx" ON "flower_terms_faq" USING btree ("_order");
  CREATE INDEX "flower_terms_faq_parent_id_idx" ON "flower_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "flower_terms_sources_order_idx" ON "flower_terms_sources" USING btree ("_order");
  CREATE INDEX "flower_terms_sources_parent_id_idx" ON "flower_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "flower_terms_name_idx" ON "flower_terms" USING btree ("name");
  CREATE INDEX "flower_terms_picture_idx" ON "flower_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "flower_terms_slug_idx" ON "flower_terms" USING btree ("slug");
  CREATE INDEX "flower_terms_updated_at_idx" ON "flower_terms" USING btree ("updated_at");
  CREATE INDEX "flower_terms_created_at_idx" ON "flower_terms" USING btree ("created_at");
  CREATE INDEX "flower_terms_deleted_at_idx" ON "flower_terms" USING btree ("deleted_at");
  CREATE INDEX "flower_terms__status_idx" ON "flower_terms" USING btree ("_status");
  CREATE INDEX "flower_terms_texts_order_parent" ON "flower_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "flower_terms_rels_order_idx" ON "flower_terms_rels" USING btree ("order");
  CREATE INDEX "flower_terms_rels_parent_idx" ON "flower_terms_rels" USING btree ("parent_id");
  CREATE INDEX "flower_terms_rels_path_idx" ON "flower_terms_rels" USING btree ("path");
  CREATE INDEX "flower_terms_rels_flower_cities_id_idx" ON "flower_terms_rels" USING btree ("flower_cities_id");
  CREATE INDEX "_flower_terms_v_version_faq_order_idx" ON "_flower_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_flower_terms_v_version_faq_parent_id_idx" ON "_flower_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_flower_terms_v_version_sources_order_idx" ON "_flower_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_flower_terms_v_version_sources_parent_id_idx" ON "_flower_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_flower_terms_v_parent_idx" ON "_flower_terms_v" USING btree ("parent_id");
  CREATE INDEX "_flower_terms_v_version_version_name_idx" ON "_flower_terms_v" USING btree ("version_name");
  CREATE INDEX "_flower_terms_v_version_version_picture_idx" ON "_flower_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_flower_terms_v_version_version_slug_idx" ON "_flower_terms_v" USING btree ("version_slug");
  CREATE INDEX "_flower_terms_v_version_version_updated_at_idx" ON "_flower_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_flower_terms_v_version_version_created_at_idx" ON "_flower_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_flower_terms_v_version_version_deleted_at_idx" ON "_flower_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_flower_terms_v_version_version__status_idx" ON "_flower_terms_v" USING btree ("version__status");
  CREATE INDEX "_flower_terms_v_created_at_idx" ON "_flower_terms_v" USING btree ("created_at");
  CREATE INDEX "_flower_terms_v_updated_at_idx" ON "_flower_terms_v" USING btree ("updated_at");
  CREATE INDEX "_flower_terms_v_latest_idx" ON "_flower_terms_v" USING btree ("latest");
  CREATE INDEX "_flower_terms_v_autosave_idx" ON "_flower_terms_v" USING btree ("autosave");
  CREATE INDEX "_flower_terms_v_texts_order_parent" ON "_flower_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_flower_terms_v_rels_order_idx" ON "_flower_terms_v_rels" USING btree ("order");
  CREATE INDEX "_flower_terms_v_rels_parent_idx" ON "_flower_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_terms_v_rels_path_idx" ON "_flower_terms_v_rels" USING btree ("path");
  CREATE INDEX "_flower_terms_v_rels_flower_cities_id_idx" ON "_flower_terms_v_rels" USING btree ("flower_cities_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_page_sizes_page_filename_idx" ON "media" USING btree ("sizes_page_filename");
  CREATE INDEX "publications_ad_slots_order_idx" ON "publications_ad_slots" USING btree ("_order");
  CREATE INDEX "publications_ad_slots_parent_id_idx" ON "publications_ad_slots" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "publications_service_idx" ON "publications" USING btree ("service");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "publications_texts_order_parent" ON "publications_texts" USING btree ("order","parent_id");
  CREATE INDEX "picks_service_idx" ON "picks" USING btree ("service");
  CREATE INDEX "picks_updated_at_idx" ON "picks" USING btree ("updated_at");
  CREATE INDEX "picks_created_at_idx" ON "picks" USING btree ("created_at");
  CREATE INDEX "picks_rels_order_idx" ON "picks_rels" USING btree ("order");
  CREATE INDEX "picks_rels_parent_idx" ON "picks_rels" USING btree ("parent_id");
  CREATE INDEX "picks_rels_path_idx" ON "picks_rels" USING btree ("path");
  CREATE INDEX "picks_rels_flowers_id_idx" ON "picks_rels" USING btree ("flowers_id");
  CREATE INDEX "picks_rels_flower_days_id_idx" ON "picks_rels" USING btree ("flower_days_id");
  CREATE INDEX "picks_rels_flower_decor_id_idx" ON "picks_rels" USING btree ("flower_decor_id");
  CREATE INDEX "picks_rels_flower_places_id_idx" ON "picks_rels" USING btree ("flower_places_id");
  CREATE INDEX "picks_rels_flower_outings_id_idx" ON "picks_rels" USING btree ("flower_outings_id");
  CREATE INDEX "picks_rels_flower_customs_id_idx" ON "picks_rels" USING btree ("flower_customs_id");
  CREATE INDEX "picks_rels_flower_countries_id_idx" ON "picks_rels" USING btree ("flower_countries_id");
  CREATE INDEX "picks_rels_national_flowers_id_idx" ON "picks_rels" USING btree ("national_flowers_id");
  CREATE INDEX "picks_rels_flower_blooms_id_idx" ON "picks_rels" USING btree ("flower_blooms_id");
  CREATE INDEX "picks_rels_flower_cities_id_idx" ON "picks_rels" USING btree ("flower_cities_id");
  CREATE INDEX "picks_rels_flower_terms_id_idx" ON "picks_rels" USING btree ("flower_terms_id");
  CREATE INDEX "outlets_service_idx" ON "outlets" USING btree ("service");
  CREATE UNIQUE INDEX "outlets_feed_idx" ON "outlets" USING btree ("feed");
  CREATE INDEX "outlets_updated_at_idx" ON "outlets" USING btree ("updated_at");
  CREATE INDEX "outlets_created_at_idx" ON "outlets" USING btree ("created_at");
  CREATE INDEX "headlines_service_idx" ON "headlines" USING btree ("service");
  CREATE INDEX "headlines_outlet_idx" ON "headlines" USING btree ("outlet_id");
  CREATE INDEX "headlines_published_at_idx" ON "headlines" USING btree ("published_at");
  CREATE INDEX "headlines_updated_at_idx" ON "headlines" USING btree ("updated_at");
  CREATE INDEX "headlines_created_at_idx" ON "headlines" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_address_idx" ON "headlines" USING btree ("service","address");
  CREATE INDEX "users_services_order_idx" ON "users_services" USING btree ("order");
  CREATE INDEX "users_services_parent_idx" ON "users_services" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_flowers_id_idx" ON "payload_locked_documents_rels" USING btree ("flowers_id");
  CREATE INDEX "payload_locked_documents_rels_flower_days_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_days_id");
  CREATE INDEX "payload_locked_documents_rels_flower_decor_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_decor_id");
  CREATE INDEX "payload_locked_documents_rels_flower_places_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_places_id");
  CREATE INDEX "payload_locked_documents_rels_flower_outings_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_outings_id");
  CREATE INDEX "payload_locked_documents_rels_flower_customs_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_customs_id");
  CREATE INDEX "payload_locked_documents_rels_flower_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_countries_id");
  CREATE INDEX "payload_locked_documents_rels_national_flowers_id_idx" ON "payload_locked_documents_rels" USING btree ("national_flowers_id");
  CREATE INDEX "payload_locked_documents_rels_flower_blooms_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_blooms_id");
  CREATE INDEX "payload_locked_documents_rels_flower_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_cities_id");
  CREATE INDEX "payload_locked_documents_rels_flower_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("flower_terms_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_picks_id_idx" ON "payload_locked_documents_rels" USING btree ("picks_id");
  CREATE INDEX "payload_locked_documents_rels_outlets_id_idx" ON "payload_locked_documents_rels" USING btree ("outlets_id");
  CREATE INDEX "payload_locked_documents_rels_headlines_id_idx" ON "payload_locked_documents_rels" USING btree ("headlines_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "flowers_varieties" CASCADE;
  DROP TABLE "flowers_faq" CASCADE;
  DROP TABLE "flowers_sources" CASCADE;
  DROP TABLE "flowers" CASCADE;
  DROP TABLE "flowers_texts" CASCADE;
  DROP TABLE "flowers_rels" CASCADE;
  DROP TABLE "_flowers_v_version_varieties" CASCADE;
  DROP TABLE "_flowers_v_version_faq" CASCADE;
  DROP TABLE "_flowers_v_version_sources" CASCADE;
  DROP TABLE "_flowers_v" CASCADE;
  DROP TABLE "_flowers_v_texts" CASCADE;
  DROP TABLE "_flowers_v_rels" CASCADE;
  DROP TABLE "flower_days_overrides" CASCADE;
  DROP TABLE "flower_days_faq" CASCADE;
  DROP TABLE "flower_days_sources" CASCADE;
  DROP TABLE "flower_days" CASCADE;
  DROP TABLE "flower_days_texts" CASCADE;
  DROP TABLE "flower_days_rels" CASCADE;
  DROP TABLE "_flower_days_v_version_overrides" CASCADE;
  DROP TABLE "_flower_days_v_version_faq" CASCADE;
  DROP TABLE "_flower_days_v_version_sources" CASCADE;
  DROP TABLE "_flower_days_v" CASCADE;
  DROP TABLE "_flower_days_v_texts" CASCADE;
  DROP TABLE "_flower_days_v_rels" CASCADE;
  DROP TABLE "flower_decor_faq" CASCADE;
  DROP TABLE "flower_decor_sources" CASCADE;
  DROP TABLE "flower_decor" CASCADE;
  DROP TABLE "flower_decor_texts" CASCADE;
  DROP TABLE "flower_decor_rels" CASCADE;
  DROP TABLE "_flower_decor_v_version_faq" CASCADE;
  DROP TABLE "_flower_decor_v_version_sources" CASCADE;
  DROP TABLE "_flower_decor_v" CASCADE;
  DROP TABLE "_flower_decor_v_texts" CASCADE;
  DROP TABLE "_flower_decor_v_rels" CASCADE;
  DROP TABLE "flower_places_faq" CASCADE;
  DROP TABLE "flower_places_sources" CASCADE;
  DROP TABLE "flower_places" CASCADE;
  DROP TABLE "flower_places_texts" CASCADE;
  DROP TABLE "flower_places_numbers" CASCADE;
  DROP TABLE "flower_places_rels" CASCADE;
  DROP TABLE "_flower_places_v_version_faq" CASCADE;
  DROP TABLE "_flower_places_v_version_sources" CASCADE;
  DROP TABLE "_flower_places_v" CASCADE;
  DROP TABLE "_flower_places_v_texts" CASCADE;
  DROP TABLE "_flower_places_v_numbers" CASCADE;
  DROP TABLE "_flower_places_v_rels" CASCADE;
  DROP TABLE "flower_outings_faq" CASCADE;
  DROP TABLE "flower_outings_sources" CASCADE;
  DROP TABLE "flower_outings" CASCADE;
  DROP TABLE "flower_outings_texts" CASCADE;
  DROP TABLE "flower_outings_numbers" CASCADE;
  DROP TABLE "flower_outings_rels" CASCADE;
  DROP TABLE "_flower_outings_v_version_faq" CASCADE;
  DROP TABLE "_flower_outings_v_version_sources" CASCADE;
  DROP TABLE "_flower_outings_v" CASCADE;
  DROP TABLE "_flower_outings_v_texts" CASCADE;
  DROP TABLE "_flower_outings_v_numbers" CASCADE;
  DROP TABLE "_flower_outings_v_rels" CASCADE;
  DROP TABLE "flower_customs_faq" CASCADE;
  DROP TABLE "flower_customs_sources" CASCADE;
  DROP TABLE "flower_customs" CASCADE;
  DROP TABLE "flower_customs_texts" CASCADE;
  DROP TABLE "flower_customs_rels" CASCADE;
  DROP TABLE "_flower_customs_v_version_faq" CASCADE;
  DROP TABLE "_flower_customs_v_version_sources" CASCADE;
  DROP TABLE "_flower_customs_v" CASCADE;
  DROP TABLE "_flower_customs_v_texts" CASCADE;
  DROP TABLE "_flower_customs_v_rels" CASCADE;
  DROP TABLE "flower_countries_faq" CASCADE;
  DROP TABLE "flower_countries_sources" CASCADE;
  DROP TABLE "flower_countries" CASCADE;
  DROP TABLE "flower_countries_texts" CASCADE;
  DROP TABLE "_flower_countries_v_version_faq" CASCADE;
  DROP TABLE "_flower_countries_v_version_sources" CASCADE;
  DROP TABLE "_flower_countries_v" CASCADE;
  DROP TABLE "_flower_countries_v_texts" CASCADE;
  DROP TABLE "national_flowers_faq" CASCADE;
  DROP TABLE "national_flowers_sources" CASCADE;
  DROP TABLE "national_flowers" CASCADE;
  DROP TABLE "national_flowers_texts" CASCADE;
  DROP TABLE "national_flowers_rels" CASCADE;
  DROP TABLE "_national_flowers_v_version_faq" CASCADE;
  DROP TABLE "_national_flowers_v_version_sources" CASCADE;
  DROP TABLE "_national_flowers_v" CASCADE;
  DROP TABLE "_national_flowers_v_texts" CASCADE;
  DROP TABLE "_national_flowers_v_rels" CASCADE;
  DROP TABLE "flower_blooms_faq" CASCADE;
  DROP TABLE "flower_blooms_sources" CASCADE;
  DROP TABLE "flower_blooms" CASCADE;
  DROP TABLE "flower_blooms_texts" CASCADE;
  DROP TABLE "flower_blooms_numbers" CASCADE;
  DROP TABLE "flower_blooms_rels" CASCADE;
  DROP TABLE "_flower_blooms_v_version_faq" CASCADE;
  DROP TABLE "_flower_blooms_v_version_sources" CASCADE;
  DROP TABLE "_flower_blooms_v" CASCADE;
  DROP TABLE "_flower_blooms_v_texts" CASCADE;
  DROP TABLE "_flower_blooms_v_numbers" CASCADE;
  DROP TABLE "_flower_blooms_v_rels" CASCADE;
  DROP TABLE "flower_cities_faq" CASCADE;
  DROP TABLE "flower_cities_sources" CASCADE;
  DROP TABLE "flower_cities" CASCADE;
  DROP TABLE "flower_cities_texts" CASCADE;
  DROP TABLE "_flower_cities_v_version_faq" CASCADE;
  DROP TABLE "_flower_cities_v_version_sources" CASCADE;
  DROP TABLE "_flower_cities_v" CASCADE;
  DROP TABLE "_flower_cities_v_texts" CASCADE;
  DROP TABLE "flower_terms_faq" CASCADE;
  DROP TABLE "flower_terms_sources" CASCADE;
  DROP TABLE "flower_terms" CASCADE;
  DROP TABLE "flower_terms_texts" CASCADE;
  DROP TABLE "flower_terms_rels" CASCADE;
  DROP TABLE "_flower_terms_v_version_faq" CASCADE;
  DROP TABLE "_flower_terms_v_version_sources" CASCADE;
  DROP TABLE "_flower_terms_v" CASCADE;
  DROP TABLE "_flower_terms_v_texts" CASCADE;
  DROP TABLE "_flower_terms_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "publications_ad_slots" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "publications_texts" CASCADE;
  DROP TABLE "picks" CASCADE;
  DROP TABLE "picks_rels" CASCADE;
  DROP TABLE "outlets" CASCADE;
  DROP TABLE "headlines" CASCADE;
  DROP TABLE "users_services" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_flowers_status";
  DROP TYPE "public"."enum__flowers_v_version_status";
  DROP TYPE "public"."enum_flower_days_kind";
  DROP TYPE "public"."enum_flower_days_status";
  DROP TYPE "public"."enum__flower_days_v_version_kind";
  DROP TYPE "public"."enum__flower_days_v_version_status";
  DROP TYPE "public"."enum_flower_decor_kind";
  DROP TYPE "public"."enum_flower_decor_status";
  DROP TYPE "public"."enum__flower_decor_v_version_kind";
  DROP TYPE "public"."enum__flower_decor_v_version_status";
  DROP TYPE "public"."enum_flower_places_kind";
  DROP TYPE "public"."enum_flower_places_status";
  DROP TYPE "public"."enum__flower_places_v_version_kind";
  DROP TYPE "public"."enum__flower_places_v_version_status";
  DROP TYPE "public"."enum_flower_outings_kind";
  DROP TYPE "public"."enum_flower_outings_status";
  DROP TYPE "public"."enum__flower_outings_v_version_kind";
  DROP TYPE "public"."enum__flower_outings_v_version_status";
  DROP TYPE "public"."enum_flower_customs_kind";
  DROP TYPE "public"."enum_flower_customs_status";
  DROP TYPE "public"."enum__flower_customs_v_version_kind";
  DROP TYPE "public"."enum__flower_customs_v_version_status";
  DROP TYPE "public"."enum_flower_countries_status";
  DROP TYPE "public"."enum__flower_countries_v_version_status";
  DROP TYPE "public"."enum_national_flowers_status";
  DROP TYPE "public"."enum__national_flowers_v_version_status";
  DROP TYPE "public"."enum_flower_blooms_status";
  DROP TYPE "public"."enum__flower_blooms_v_version_status";
  DROP TYPE "public"."enum_flower_cities_kind";
  DROP TYPE "public"."enum_flower_cities_status";
  DROP TYPE "public"."enum__flower_cities_v_version_kind";
  DROP TYPE "public"."enum__flower_cities_v_version_status";
  DROP TYPE "public"."enum_flower_terms_status";
  DROP TYPE "public"."enum__flower_terms_v_version_status";
  DROP TYPE "public"."enum_publications_service";
  DROP TYPE "public"."enum_picks_service";
  DROP TYPE "public"."enum_outlets_service";
  DROP TYPE "public"."enum_headlines_service";
  DROP TYPE "public"."enum_users_services";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
