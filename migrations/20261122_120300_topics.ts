import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_topics_kind" AS ENUM('occasion', 'country', 'place', 'living-thing', 'substance', 'dish', 'custom', 'person');
  CREATE TYPE "public"."enum_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topics_v_version_kind" AS ENUM('occasion', 'country', 'place', 'living-thing', 'substance', 'dish', 'custom', 'person');
  CREATE TYPE "public"."enum__topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "topics_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "topics_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "topics_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"scientific_name" varchar,
  	"wikidata" varchar,
  	"gbif" numeric,
  	"iso" varchar,
  	"rule" jsonb,
  	"kind" "enum_topics_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "topics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_topics_v_version_overrides" (
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
  
  CREATE TABLE "_topics_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_topics_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_scientific_name" varchar,
  	"version_wikidata" varchar,
  	"version_gbif" numeric,
  	"version_iso" varchar,
  	"version_rule" jsonb,
  	"version_kind" "enum__topics_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_topics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "flowers" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flowers_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_decor" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_decor_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_places" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_places_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_outings" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_outings_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_customs" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_customs_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_countries" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_countries_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "national_flowers" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_national_flowers_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_blooms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_blooms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_cities" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_cities_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "flower_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_flower_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "traditions" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_traditions_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "tradition_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_tradition_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "custom_concepts" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_custom_concepts_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "custom_sorts" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_custom_sorts_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "custom_lands" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_custom_lands_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "tradition_cities" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_tradition_cities_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "tradition_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_tradition_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colours" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colours_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_meanings" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_meanings_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_lands" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_lands_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_emotions" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_emotions_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_concepts" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_concepts_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_cities" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_cities_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "swatches" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_swatches_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "swatch_sets" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_swatch_sets_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "colour_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_colour_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "dishes" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "food_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_food_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "food_produce" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_food_produce_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cuisines" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cuisines_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "ways_of_eating" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_ways_of_eating_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "food_cities" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_food_cities_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "food_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_food_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheeses" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheeses_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheese_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheese_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheese_dishes" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheese_dishes_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheese_places" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheese_places_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheese_weekdays" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheese_weekdays_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheese_lands" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheese_lands_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cheese_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cheese_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "breeds" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_breeds_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cattle_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cattle_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cattle_products" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cattle_products_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cattle_places" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cattle_places_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cattle_weekdays" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cattle_weekdays_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cattle_lands" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cattle_lands_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "cattle_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_cattle_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "sarees" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_sarees_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "wear_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_wear_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "drapes" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_drapes_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "saree_centres" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_saree_centres_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "saree_lands" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_saree_lands_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "saree_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_saree_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "dances" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_dances_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "dance_days" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_dance_days_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "ways_of_dancing" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_ways_of_dancing_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "dance_lands" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_dance_lands_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "dance_cities" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_dance_cities_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "dance_terms" ADD COLUMN "speaks_of_id" integer;
  ALTER TABLE "_dance_terms_v" ADD COLUMN "version_speaks_of_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "topics_id" integer;
  ALTER TABLE "topics_overrides" ADD CONSTRAINT "topics_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_faq" ADD CONSTRAINT "topics_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_sources" ADD CONSTRAINT "topics_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics" ADD CONSTRAINT "topics_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_texts" ADD CONSTRAINT "topics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_version_overrides" ADD CONSTRAINT "_topics_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_version_faq" ADD CONSTRAINT "_topics_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_version_sources" ADD CONSTRAINT "_topics_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_texts" ADD CONSTRAINT "_topics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topics_overrides_order_idx" ON "topics_overrides" USING btree ("_order");
  CREATE INDEX "topics_overrides_parent_id_idx" ON "topics_overrides" USING btree ("_parent_id");
  CREATE INDEX "topics_faq_order_idx" ON "topics_faq" USING btree ("_order");
  CREATE INDEX "topics_faq_parent_id_idx" ON "topics_faq" USING btree ("_parent_id");
  CREATE INDEX "topics_sources_order_idx" ON "topics_sources" USING btree ("_order");
  CREATE INDEX "topics_sources_parent_id_idx" ON "topics_sources" USING btree ("_parent_id");
  CREATE INDEX "topics_name_idx" ON "topics" USING btree ("name");
  CREATE INDEX "topics_picture_idx" ON "topics" USING btree ("picture_id");
  CREATE UNIQUE INDEX "topics_slug_idx" ON "topics" USING btree ("slug");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE INDEX "topics_deleted_at_idx" ON "topics" USING btree ("deleted_at");
  CREATE INDEX "topics__status_idx" ON "topics" USING btree ("_status");
  CREATE INDEX "topics_texts_order_parent" ON "topics_texts" USING btree ("order","parent_id");
  CREATE INDEX "_topics_v_version_overrides_order_idx" ON "_topics_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_topics_v_version_overrides_parent_id_idx" ON "_topics_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_topics_v_version_faq_order_idx" ON "_topics_v_version_faq" USING btree ("_order");
  CREATE INDEX "_topics_v_version_faq_parent_id_idx" ON "_topics_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_topics_v_version_sources_order_idx" ON "_topics_v_version_sources" USING btree ("_order");
  CREATE INDEX "_topics_v_version_sources_parent_id_idx" ON "_topics_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_topics_v_parent_idx" ON "_topics_v" USING btree ("parent_id");
  CREATE INDEX "_topics_v_version_version_name_idx" ON "_topics_v" USING btree ("version_name");
  CREATE INDEX "_topics_v_version_version_picture_idx" ON "_topics_v" USING btree ("version_picture_id");
  CREATE INDEX "_topics_v_version_version_slug_idx" ON "_topics_v" USING btree ("version_slug");
  CREATE INDEX "_topics_v_version_version_updated_at_idx" ON "_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_topics_v_version_version_created_at_idx" ON "_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_topics_v_version_version_deleted_at_idx" ON "_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_topics_v_version_version__status_idx" ON "_topics_v" USING btree ("version__status");
  CREATE INDEX "_topics_v_created_at_idx" ON "_topics_v" USING btree ("created_at");
  CREATE INDEX "_topics_v_updated_at_idx" ON "_topics_v" USING btree ("updated_at");
  CREATE INDEX "_topics_v_latest_idx" ON "_topics_v" USING btree ("latest");
  CREATE INDEX "_topics_v_autosave_idx" ON "_topics_v" USING btree ("autosave");
  CREATE INDEX "_topics_v_texts_order_parent" ON "_topics_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "flowers" ADD CONSTRAINT "flowers_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flowers_v" ADD CONSTRAINT "_flowers_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_days" ADD CONSTRAINT "flower_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_days_v" ADD CONSTRAINT "_flower_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_decor" ADD CONSTRAINT "flower_decor_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_decor_v" ADD CONSTRAINT "_flower_decor_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_places" ADD CONSTRAINT "flower_places_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_places_v" ADD CONSTRAINT "_flower_places_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_outings" ADD CONSTRAINT "flower_outings_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_outings_v" ADD CONSTRAINT "_flower_outings_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_customs" ADD CONSTRAINT "flower_customs_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_customs_v" ADD CONSTRAINT "_flower_customs_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_countries" ADD CONSTRAINT "flower_countries_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_countries_v" ADD CONSTRAINT "_flower_countries_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "national_flowers" ADD CONSTRAINT "national_flowers_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_national_flowers_v" ADD CONSTRAINT "_national_flowers_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_blooms" ADD CONSTRAINT "flower_blooms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v" ADD CONSTRAINT "_flower_blooms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_cities" ADD CONSTRAINT "flower_cities_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_cities_v" ADD CONSTRAINT "_flower_cities_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flower_terms" ADD CONSTRAINT "flower_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_flower_terms_v" ADD CONSTRAINT "_flower_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "traditions" ADD CONSTRAINT "traditions_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_traditions_v" ADD CONSTRAINT "_traditions_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tradition_days" ADD CONSTRAINT "tradition_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_days_v" ADD CONSTRAINT "_tradition_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_concepts" ADD CONSTRAINT "custom_concepts_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v" ADD CONSTRAINT "_custom_concepts_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_sorts" ADD CONSTRAINT "custom_sorts_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v" ADD CONSTRAINT "_custom_sorts_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_lands" ADD CONSTRAINT "custom_lands_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_lands_v" ADD CONSTRAINT "_custom_lands_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tradition_cities" ADD CONSTRAINT "tradition_cities_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v" ADD CONSTRAINT "_tradition_cities_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tradition_terms" ADD CONSTRAINT "tradition_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v" ADD CONSTRAINT "_tradition_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colours" ADD CONSTRAINT "colours_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colours_v" ADD CONSTRAINT "_colours_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_days" ADD CONSTRAINT "colour_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_days_v" ADD CONSTRAINT "_colour_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_meanings" ADD CONSTRAINT "colour_meanings_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v" ADD CONSTRAINT "_colour_meanings_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_lands" ADD CONSTRAINT "colour_lands_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_lands_v" ADD CONSTRAINT "_colour_lands_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_emotions" ADD CONSTRAINT "colour_emotions_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v" ADD CONSTRAINT "_colour_emotions_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_concepts" ADD CONSTRAINT "colour_concepts_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v" ADD CONSTRAINT "_colour_concepts_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_cities" ADD CONSTRAINT "colour_cities_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_cities_v" ADD CONSTRAINT "_colour_cities_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "swatches" ADD CONSTRAINT "swatches_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatches_v" ADD CONSTRAINT "_swatches_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "swatch_sets" ADD CONSTRAINT "swatch_sets_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v" ADD CONSTRAINT "_swatch_sets_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_terms" ADD CONSTRAINT "colour_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_terms_v" ADD CONSTRAINT "_colour_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dishes" ADD CONSTRAINT "dishes_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dishes_v" ADD CONSTRAINT "_dishes_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_days" ADD CONSTRAINT "food_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_days_v" ADD CONSTRAINT "_food_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_produce" ADD CONSTRAINT "food_produce_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_produce_v" ADD CONSTRAINT "_food_produce_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cuisines" ADD CONSTRAINT "cuisines_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cuisines_v" ADD CONSTRAINT "_cuisines_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ways_of_eating" ADD CONSTRAINT "ways_of_eating_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v" ADD CONSTRAINT "_ways_of_eating_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_cities" ADD CONSTRAINT "food_cities_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_cities_v" ADD CONSTRAINT "_food_cities_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_terms" ADD CONSTRAINT "food_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_terms_v" ADD CONSTRAINT "_food_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheeses" ADD CONSTRAINT "cheeses_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheeses_v" ADD CONSTRAINT "_cheeses_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_days" ADD CONSTRAINT "cheese_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_days_v" ADD CONSTRAINT "_cheese_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_dishes" ADD CONSTRAINT "cheese_dishes_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v" ADD CONSTRAINT "_cheese_dishes_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_places" ADD CONSTRAINT "cheese_places_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_places_v" ADD CONSTRAINT "_cheese_places_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_weekdays" ADD CONSTRAINT "cheese_weekdays_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v" ADD CONSTRAINT "_cheese_weekdays_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_lands" ADD CONSTRAINT "cheese_lands_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v" ADD CONSTRAINT "_cheese_lands_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_terms" ADD CONSTRAINT "cheese_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v" ADD CONSTRAINT "_cheese_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "breeds" ADD CONSTRAINT "breeds_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_breeds_v" ADD CONSTRAINT "_breeds_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_days" ADD CONSTRAINT "cattle_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_days_v" ADD CONSTRAINT "_cattle_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_products" ADD CONSTRAINT "cattle_products_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_products_v" ADD CONSTRAINT "_cattle_products_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_places" ADD CONSTRAINT "cattle_places_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_places_v" ADD CONSTRAINT "_cattle_places_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_weekdays" ADD CONSTRAINT "cattle_weekdays_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v" ADD CONSTRAINT "_cattle_weekdays_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_lands" ADD CONSTRAINT "cattle_lands_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v" ADD CONSTRAINT "_cattle_lands_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_terms" ADD CONSTRAINT "cattle_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v" ADD CONSTRAINT "_cattle_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sarees" ADD CONSTRAINT "sarees_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sarees_v" ADD CONSTRAINT "_sarees_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wear_days" ADD CONSTRAINT "wear_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wear_days_v" ADD CONSTRAINT "_wear_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drapes" ADD CONSTRAINT "drapes_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drapes_v" ADD CONSTRAINT "_drapes_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saree_centres" ADD CONSTRAINT "saree_centres_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_centres_v" ADD CONSTRAINT "_saree_centres_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saree_lands" ADD CONSTRAINT "saree_lands_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_lands_v" ADD CONSTRAINT "_saree_lands_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saree_terms" ADD CONSTRAINT "saree_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_terms_v" ADD CONSTRAINT "_saree_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dances" ADD CONSTRAINT "dances_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dances_v" ADD CONSTRAINT "_dances_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_days" ADD CONSTRAINT "dance_days_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_days_v" ADD CONSTRAINT "_dance_days_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ways_of_dancing" ADD CONSTRAINT "ways_of_dancing_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v" ADD CONSTRAINT "_ways_of_dancing_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_lands" ADD CONSTRAINT "dance_lands_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_lands_v" ADD CONSTRAINT "_dance_lands_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_cities" ADD CONSTRAINT "dance_cities_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_cities_v" ADD CONSTRAINT "_dance_cities_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_terms" ADD CONSTRAINT "dance_terms_speaks_of_id_topics_id_fk" FOREIGN KEY ("speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_terms_v" ADD CONSTRAINT "_dance_terms_v_version_speaks_of_id_topics_id_fk" FOREIGN KEY ("version_speaks_of_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "flowers_speaks_of_idx" ON "flowers" USING btree ("speaks_of_id");
  CREATE INDEX "_flowers_v_version_version_speaks_of_idx" ON "_flowers_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_days_speaks_of_idx" ON "flower_days" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_days_v_version_version_speaks_of_idx" ON "_flower_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_decor_speaks_of_idx" ON "flower_decor" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_decor_v_version_version_speaks_of_idx" ON "_flower_decor_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_places_speaks_of_idx" ON "flower_places" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_places_v_version_version_speaks_of_idx" ON "_flower_places_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_outings_speaks_of_idx" ON "flower_outings" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_outings_v_version_version_speaks_of_idx" ON "_flower_outings_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_customs_speaks_of_idx" ON "flower_customs" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_customs_v_version_version_speaks_of_idx" ON "_flower_customs_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_countries_speaks_of_idx" ON "flower_countries" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_countries_v_version_version_speaks_of_idx" ON "_flower_countries_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "national_flowers_speaks_of_idx" ON "national_flowers" USING btree ("speaks_of_id");
  CREATE INDEX "_national_flowers_v_version_version_speaks_of_idx" ON "_national_flowers_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_blooms_speaks_of_idx" ON "flower_blooms" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_blooms_v_version_version_speaks_of_idx" ON "_flower_blooms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_cities_speaks_of_idx" ON "flower_cities" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_cities_v_version_version_speaks_of_idx" ON "_flower_cities_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "flower_terms_speaks_of_idx" ON "flower_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_flower_terms_v_version_version_speaks_of_idx" ON "_flower_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "traditions_speaks_of_idx" ON "traditions" USING btree ("speaks_of_id");
  CREATE INDEX "_traditions_v_version_version_speaks_of_idx" ON "_traditions_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "tradition_days_speaks_of_idx" ON "tradition_days" USING btree ("speaks_of_id");
  CREATE INDEX "_tradition_days_v_version_version_speaks_of_idx" ON "_tradition_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "custom_concepts_speaks_of_idx" ON "custom_concepts" USING btree ("speaks_of_id");
  CREATE INDEX "_custom_concepts_v_version_version_speaks_of_idx" ON "_custom_concepts_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "custom_sorts_speaks_of_idx" ON "custom_sorts" USING btree ("speaks_of_id");
  CREATE INDEX "_custom_sorts_v_version_version_speaks_of_idx" ON "_custom_sorts_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "custom_lands_speaks_of_idx" ON "custom_lands" USING btree ("speaks_of_id");
  CREATE INDEX "_custom_lands_v_version_version_speaks_of_idx" ON "_custom_lands_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "tradition_cities_speaks_of_idx" ON "tradition_cities" USING btree ("speaks_of_id");
  CREATE INDEX "_tradition_cities_v_version_version_speaks_of_idx" ON "_tradition_cities_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "tradition_terms_speaks_of_idx" ON "tradition_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_tradition_terms_v_version_version_speaks_of_idx" ON "_tradition_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colours_speaks_of_idx" ON "colours" USING btree ("speaks_of_id");
  CREATE INDEX "_colours_v_version_version_speaks_of_idx" ON "_colours_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_days_speaks_of_idx" ON "colour_days" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_days_v_version_version_speaks_of_idx" ON "_colour_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_meanings_speaks_of_idx" ON "colour_meanings" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_meanings_v_version_version_speaks_of_idx" ON "_colour_meanings_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_lands_speaks_of_idx" ON "colour_lands" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_lands_v_version_version_speaks_of_idx" ON "_colour_lands_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_emotions_speaks_of_idx" ON "colour_emotions" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_emotions_v_version_version_speaks_of_idx" ON "_colour_emotions_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_concepts_speaks_of_idx" ON "colour_concepts" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_concepts_v_version_version_speaks_of_idx" ON "_colour_concepts_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_cities_speaks_of_idx" ON "colour_cities" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_cities_v_version_version_speaks_of_idx" ON "_colour_cities_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "swatches_speaks_of_idx" ON "swatches" USING btree ("speaks_of_id");
  CREATE INDEX "_swatches_v_version_version_speaks_of_idx" ON "_swatches_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "swatch_sets_speaks_of_idx" ON "swatch_sets" USING btree ("speaks_of_id");
  CREATE INDEX "_swatch_sets_v_version_version_speaks_of_idx" ON "_swatch_sets_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "colour_terms_speaks_of_idx" ON "colour_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_colour_terms_v_version_version_speaks_of_idx" ON "_colour_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "dishes_speaks_of_idx" ON "dishes" USING btree ("speaks_of_id");
  CREATE INDEX "_dishes_v_version_version_speaks_of_idx" ON "_dishes_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "food_days_speaks_of_idx" ON "food_days" USING btree ("speaks_of_id");
  CREATE INDEX "_food_days_v_version_version_speaks_of_idx" ON "_food_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "food_produce_speaks_of_idx" ON "food_produce" USING btree ("speaks_of_id");
  CREATE INDEX "_food_produce_v_version_version_speaks_of_idx" ON "_food_produce_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cuisines_speaks_of_idx" ON "cuisines" USING btree ("speaks_of_id");
  CREATE INDEX "_cuisines_v_version_version_speaks_of_idx" ON "_cuisines_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "ways_of_eating_speaks_of_idx" ON "ways_of_eating" USING btree ("speaks_of_id");
  CREATE INDEX "_ways_of_eating_v_version_version_speaks_of_idx" ON "_ways_of_eating_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "food_cities_speaks_of_idx" ON "food_cities" USING btree ("speaks_of_id");
  CREATE INDEX "_food_cities_v_version_version_speaks_of_idx" ON "_food_cities_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "food_terms_speaks_of_idx" ON "food_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_food_terms_v_version_version_speaks_of_idx" ON "_food_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheeses_speaks_of_idx" ON "cheeses" USING btree ("speaks_of_id");
  CREATE INDEX "_cheeses_v_version_version_speaks_of_idx" ON "_cheeses_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheese_days_speaks_of_idx" ON "cheese_days" USING btree ("speaks_of_id");
  CREATE INDEX "_cheese_days_v_version_version_speaks_of_idx" ON "_cheese_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheese_dishes_speaks_of_idx" ON "cheese_dishes" USING btree ("speaks_of_id");
  CREATE INDEX "_cheese_dishes_v_version_version_speaks_of_idx" ON "_cheese_dishes_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheese_places_speaks_of_idx" ON "cheese_places" USING btree ("speaks_of_id");
  CREATE INDEX "_cheese_places_v_version_version_speaks_of_idx" ON "_cheese_places_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheese_weekdays_speaks_of_idx" ON "cheese_weekdays" USING btree ("speaks_of_id");
  CREATE INDEX "_cheese_weekdays_v_version_version_speaks_of_idx" ON "_cheese_weekdays_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheese_lands_speaks_of_idx" ON "cheese_lands" USING btree ("speaks_of_id");
  CREATE INDEX "_cheese_lands_v_version_version_speaks_of_idx" ON "_cheese_lands_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cheese_terms_speaks_of_idx" ON "cheese_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_cheese_terms_v_version_version_speaks_of_idx" ON "_cheese_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "breeds_speaks_of_idx" ON "breeds" USING btree ("speaks_of_id");
  CREATE INDEX "_breeds_v_version_version_speaks_of_idx" ON "_breeds_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cattle_days_speaks_of_idx" ON "cattle_days" USING btree ("speaks_of_id");
  CREATE INDEX "_cattle_days_v_version_version_speaks_of_idx" ON "_cattle_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cattle_products_speaks_of_idx" ON "cattle_products" USING btree ("speaks_of_id");
  CREATE INDEX "_cattle_products_v_version_version_speaks_of_idx" ON "_cattle_products_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cattle_places_speaks_of_idx" ON "cattle_places" USING btree ("speaks_of_id");
  CREATE INDEX "_cattle_places_v_version_version_speaks_of_idx" ON "_cattle_places_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cattle_weekdays_speaks_of_idx" ON "cattle_weekdays" USING btree ("speaks_of_id");
  CREATE INDEX "_cattle_weekdays_v_version_version_speaks_of_idx" ON "_cattle_weekdays_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cattle_lands_speaks_of_idx" ON "cattle_lands" USING btree ("speaks_of_id");
  CREATE INDEX "_cattle_lands_v_version_version_speaks_of_idx" ON "_cattle_lands_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "cattle_terms_speaks_of_idx" ON "cattle_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_cattle_terms_v_version_version_speaks_of_idx" ON "_cattle_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "sarees_speaks_of_idx" ON "sarees" USING btree ("speaks_of_id");
  CREATE INDEX "_sarees_v_version_version_speaks_of_idx" ON "_sarees_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "wear_days_speaks_of_idx" ON "wear_days" USING btree ("speaks_of_id");
  CREATE INDEX "_wear_days_v_version_version_speaks_of_idx" ON "_wear_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "drapes_speaks_of_idx" ON "drapes" USING btree ("speaks_of_id");
  CREATE INDEX "_drapes_v_version_version_speaks_of_idx" ON "_drapes_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "saree_centres_speaks_of_idx" ON "saree_centres" USING btree ("speaks_of_id");
  CREATE INDEX "_saree_centres_v_version_version_speaks_of_idx" ON "_saree_centres_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "saree_lands_speaks_of_idx" ON "saree_lands" USING btree ("speaks_of_id");
  CREATE INDEX "_saree_lands_v_version_version_speaks_of_idx" ON "_saree_lands_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "saree_terms_speaks_of_idx" ON "saree_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_saree_terms_v_version_version_speaks_of_idx" ON "_saree_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "dances_speaks_of_idx" ON "dances" USING btree ("speaks_of_id");
  CREATE INDEX "_dances_v_version_version_speaks_of_idx" ON "_dances_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "dance_days_speaks_of_idx" ON "dance_days" USING btree ("speaks_of_id");
  CREATE INDEX "_dance_days_v_version_version_speaks_of_idx" ON "_dance_days_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "ways_of_dancing_speaks_of_idx" ON "ways_of_dancing" USING btree ("speaks_of_id");
  CREATE INDEX "_ways_of_dancing_v_version_version_speaks_of_idx" ON "_ways_of_dancing_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "dance_lands_speaks_of_idx" ON "dance_lands" USING btree ("speaks_of_id");
  CREATE INDEX "_dance_lands_v_version_version_speaks_of_idx" ON "_dance_lands_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "dance_cities_speaks_of_idx" ON "dance_cities" USING btree ("speaks_of_id");
  CREATE INDEX "_dance_cities_v_version_version_speaks_of_idx" ON "_dance_cities_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "dance_terms_speaks_of_idx" ON "dance_terms" USING btree ("speaks_of_id");
  CREATE INDEX "_dance_terms_v_version_version_speaks_of_idx" ON "_dance_terms_v" USING btree ("version_speaks_of_id");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("topics_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "topics_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_topics_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_topics_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_topics_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_topics_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_topics_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "topics_overrides" CASCADE;
  DROP TABLE "topics_faq" CASCADE;
  DROP TABLE "topics_sources" CASCADE;
  DROP TABLE "topics" CASCADE;
  DROP TABLE "topics_texts" CASCADE;
  DROP TABLE "_topics_v_version_overrides" CASCADE;
  DROP TABLE "_topics_v_version_faq" CASCADE;
  DROP TABLE "_topics_v_version_sources" CASCADE;
  DROP TABLE "_topics_v" CASCADE;
  DROP TABLE "_topics_v_texts" CASCADE;
  ALTER TABLE "flowers" DROP CONSTRAINT "flowers_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flowers_v" DROP CONSTRAINT "_flowers_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_days" DROP CONSTRAINT "flower_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_days_v" DROP CONSTRAINT "_flower_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_decor" DROP CONSTRAINT "flower_decor_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_decor_v" DROP CONSTRAINT "_flower_decor_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_places" DROP CONSTRAINT "flower_places_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_places_v" DROP CONSTRAINT "_flower_places_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_outings" DROP CONSTRAINT "flower_outings_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_outings_v" DROP CONSTRAINT "_flower_outings_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_customs" DROP CONSTRAINT "flower_customs_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_customs_v" DROP CONSTRAINT "_flower_customs_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_countries" DROP CONSTRAINT "flower_countries_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_countries_v" DROP CONSTRAINT "_flower_countries_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "national_flowers" DROP CONSTRAINT "national_flowers_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_national_flowers_v" DROP CONSTRAINT "_national_flowers_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_blooms" DROP CONSTRAINT "flower_blooms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_blooms_v" DROP CONSTRAINT "_flower_blooms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_cities" DROP CONSTRAINT "flower_cities_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_cities_v" DROP CONSTRAINT "_flower_cities_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "flower_terms" DROP CONSTRAINT "flower_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_flower_terms_v" DROP CONSTRAINT "_flower_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "traditions" DROP CONSTRAINT "traditions_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_traditions_v" DROP CONSTRAINT "_traditions_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "tradition_days" DROP CONSTRAINT "tradition_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_tradition_days_v" DROP CONSTRAINT "_tradition_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "custom_concepts" DROP CONSTRAINT "custom_concepts_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_custom_concepts_v" DROP CONSTRAINT "_custom_concepts_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "custom_sorts" DROP CONSTRAINT "custom_sorts_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_custom_sorts_v" DROP CONSTRAINT "_custom_sorts_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "custom_lands" DROP CONSTRAINT "custom_lands_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_custom_lands_v" DROP CONSTRAINT "_custom_lands_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "tradition_cities" DROP CONSTRAINT "tradition_cities_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_tradition_cities_v" DROP CONSTRAINT "_tradition_cities_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "tradition_terms" DROP CONSTRAINT "tradition_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_tradition_terms_v" DROP CONSTRAINT "_tradition_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colours" DROP CONSTRAINT "colours_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colours_v" DROP CONSTRAINT "_colours_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_days" DROP CONSTRAINT "colour_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_days_v" DROP CONSTRAINT "_colour_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_meanings" DROP CONSTRAINT "colour_meanings_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_meanings_v" DROP CONSTRAINT "_colour_meanings_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_lands" DROP CONSTRAINT "colour_lands_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_lands_v" DROP CONSTRAINT "_colour_lands_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_emotions" DROP CONSTRAINT "colour_emotions_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_emotions_v" DROP CONSTRAINT "_colour_emotions_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_concepts" DROP CONSTRAINT "colour_concepts_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_concepts_v" DROP CONSTRAINT "_colour_concepts_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_cities" DROP CONSTRAINT "colour_cities_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_cities_v" DROP CONSTRAINT "_colour_cities_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "swatches" DROP CONSTRAINT "swatches_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_swatches_v" DROP CONSTRAINT "_swatches_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "swatch_sets" DROP CONSTRAINT "swatch_sets_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_swatch_sets_v" DROP CONSTRAINT "_swatch_sets_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "colour_terms" DROP CONSTRAINT "colour_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_colour_terms_v" DROP CONSTRAINT "_colour_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "dishes" DROP CONSTRAINT "dishes_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_dishes_v" DROP CONSTRAINT "_dishes_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "food_days" DROP CONSTRAINT "food_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_food_days_v" DROP CONSTRAINT "_food_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "food_produce" DROP CONSTRAINT "food_produce_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_food_produce_v" DROP CONSTRAINT "_food_produce_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cuisines" DROP CONSTRAINT "cuisines_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cuisines_v" DROP CONSTRAINT "_cuisines_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "ways_of_eating" DROP CONSTRAINT "ways_of_eating_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_ways_of_eating_v" DROP CONSTRAINT "_ways_of_eating_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "food_cities" DROP CONSTRAINT "food_cities_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_food_cities_v" DROP CONSTRAINT "_food_cities_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "food_terms" DROP CONSTRAINT "food_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_food_terms_v" DROP CONSTRAINT "_food_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheeses" DROP CONSTRAINT "cheeses_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheeses_v" DROP CONSTRAINT "_cheeses_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheese_days" DROP CONSTRAINT "cheese_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheese_days_v" DROP CONSTRAINT "_cheese_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheese_dishes" DROP CONSTRAINT "cheese_dishes_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheese_dishes_v" DROP CONSTRAINT "_cheese_dishes_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheese_places" DROP CONSTRAINT "cheese_places_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheese_places_v" DROP CONSTRAINT "_cheese_places_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheese_weekdays" DROP CONSTRAINT "cheese_weekdays_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheese_weekdays_v" DROP CONSTRAINT "_cheese_weekdays_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheese_lands" DROP CONSTRAINT "cheese_lands_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheese_lands_v" DROP CONSTRAINT "_cheese_lands_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cheese_terms" DROP CONSTRAINT "cheese_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cheese_terms_v" DROP CONSTRAINT "_cheese_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "breeds" DROP CONSTRAINT "breeds_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_breeds_v" DROP CONSTRAINT "_breeds_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cattle_days" DROP CONSTRAINT "cattle_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cattle_days_v" DROP CONSTRAINT "_cattle_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cattle_products" DROP CONSTRAINT "cattle_products_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cattle_products_v" DROP CONSTRAINT "_cattle_products_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cattle_places" DROP CONSTRAINT "cattle_places_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cattle_places_v" DROP CONSTRAINT "_cattle_places_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cattle_weekdays" DROP CONSTRAINT "cattle_weekdays_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cattle_weekdays_v" DROP CONSTRAINT "_cattle_weekdays_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cattle_lands" DROP CONSTRAINT "cattle_lands_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cattle_lands_v" DROP CONSTRAINT "_cattle_lands_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "cattle_terms" DROP CONSTRAINT "cattle_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_cattle_terms_v" DROP CONSTRAINT "_cattle_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "sarees" DROP CONSTRAINT "sarees_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_sarees_v" DROP CONSTRAINT "_sarees_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "wear_days" DROP CONSTRAINT "wear_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_wear_days_v" DROP CONSTRAINT "_wear_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "drapes" DROP CONSTRAINT "drapes_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_drapes_v" DROP CONSTRAINT "_drapes_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "saree_centres" DROP CONSTRAINT "saree_centres_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_saree_centres_v" DROP CONSTRAINT "_saree_centres_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "saree_lands" DROP CONSTRAINT "saree_lands_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_saree_lands_v" DROP CONSTRAINT "_saree_lands_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "saree_terms" DROP CONSTRAINT "saree_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_saree_terms_v" DROP CONSTRAINT "_saree_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "dances" DROP CONSTRAINT "dances_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_dances_v" DROP CONSTRAINT "_dances_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "dance_days" DROP CONSTRAINT "dance_days_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_dance_days_v" DROP CONSTRAINT "_dance_days_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "ways_of_dancing" DROP CONSTRAINT "ways_of_dancing_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_ways_of_dancing_v" DROP CONSTRAINT "_ways_of_dancing_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "dance_lands" DROP CONSTRAINT "dance_lands_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_dance_lands_v" DROP CONSTRAINT "_dance_lands_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "dance_cities" DROP CONSTRAINT "dance_cities_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_dance_cities_v" DROP CONSTRAINT "_dance_cities_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "dance_terms" DROP CONSTRAINT "dance_terms_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "_dance_terms_v" DROP CONSTRAINT "_dance_terms_v_version_speaks_of_id_topics_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_topics_fk";
  
  DROP INDEX "flowers_speaks_of_idx";
  DROP INDEX "_flowers_v_version_version_speaks_of_idx";
  DROP INDEX "flower_days_speaks_of_idx";
  DROP INDEX "_flower_days_v_version_version_speaks_of_idx";
  DROP INDEX "flower_decor_speaks_of_idx";
  DROP INDEX "_flower_decor_v_version_version_speaks_of_idx";
  DROP INDEX "flower_places_speaks_of_idx";
  DROP INDEX "_flower_places_v_version_version_speaks_of_idx";
  DROP INDEX "flower_outings_speaks_of_idx";
  DROP INDEX "_flower_outings_v_version_version_speaks_of_idx";
  DROP INDEX "flower_customs_speaks_of_idx";
  DROP INDEX "_flower_customs_v_version_version_speaks_of_idx";
  DROP INDEX "flower_countries_speaks_of_idx";
  DROP INDEX "_flower_countries_v_version_version_speaks_of_idx";
  DROP INDEX "national_flowers_speaks_of_idx";
  DROP INDEX "_national_flowers_v_version_version_speaks_of_idx";
  DROP INDEX "flower_blooms_speaks_of_idx";
  DROP INDEX "_flower_blooms_v_version_version_speaks_of_idx";
  DROP INDEX "flower_cities_speaks_of_idx";
  DROP INDEX "_flower_cities_v_version_version_speaks_of_idx";
  DROP INDEX "flower_terms_speaks_of_idx";
  DROP INDEX "_flower_terms_v_version_version_speaks_of_idx";
  DROP INDEX "traditions_speaks_of_idx";
  DROP INDEX "_traditions_v_version_version_speaks_of_idx";
  DROP INDEX "tradition_days_speaks_of_idx";
  DROP INDEX "_tradition_days_v_version_version_speaks_of_idx";
  DROP INDEX "custom_concepts_speaks_of_idx";
  DROP INDEX "_custom_concepts_v_version_version_speaks_of_idx";
  DROP INDEX "custom_sorts_speaks_of_idx";
  DROP INDEX "_custom_sorts_v_version_version_speaks_of_idx";
  DROP INDEX "custom_lands_speaks_of_idx";
  DROP INDEX "_custom_lands_v_version_version_speaks_of_idx";
  DROP INDEX "tradition_cities_speaks_of_idx";
  DROP INDEX "_tradition_cities_v_version_version_speaks_of_idx";
  DROP INDEX "tradition_terms_speaks_of_idx";
  DROP INDEX "_tradition_terms_v_version_version_speaks_of_idx";
  DROP INDEX "colours_speaks_of_idx";
  DROP INDEX "_colours_v_version_version_speaks_of_idx";
  DROP INDEX "colour_days_speaks_of_idx";
  DROP INDEX "_colour_days_v_version_version_speaks_of_idx";
  DROP INDEX "colour_meanings_speaks_of_idx";
  DROP INDEX "_colour_meanings_v_version_version_speaks_of_idx";
  DROP INDEX "colour_lands_speaks_of_idx";
  DROP INDEX "_colour_lands_v_version_version_speaks_of_idx";
  DROP INDEX "colour_emotions_speaks_of_idx";
  DROP INDEX "_colour_emotions_v_version_version_speaks_of_idx";
  DROP INDEX "colour_concepts_speaks_of_idx";
  DROP INDEX "_colour_concepts_v_version_version_speaks_of_idx";
  DROP INDEX "colour_cities_speaks_of_idx";
  DROP INDEX "_colour_cities_v_version_version_speaks_of_idx";
  DROP INDEX "swatches_speaks_of_idx";
  DROP INDEX "_swatches_v_version_version_speaks_of_idx";
  DROP INDEX "swatch_sets_speaks_of_idx";
  DROP INDEX "_swatch_sets_v_version_version_speaks_of_idx";
  DROP INDEX "colour_terms_speaks_of_idx";
  DROP INDEX "_colour_terms_v_version_version_speaks_of_idx";
  DROP INDEX "dishes_speaks_of_idx";
  DROP INDEX "_dishes_v_version_version_speaks_of_idx";
  DROP INDEX "food_days_speaks_of_idx";
  DROP INDEX "_food_days_v_version_version_speaks_of_idx";
  DROP INDEX "food_produce_speaks_of_idx";
  DROP INDEX "_food_produce_v_version_version_speaks_of_idx";
  DROP INDEX "cuisines_speaks_of_idx";
  DROP INDEX "_cuisines_v_version_version_speaks_of_idx";
  DROP INDEX "ways_of_eating_speaks_of_idx";
  DROP INDEX "_ways_of_eating_v_version_version_speaks_of_idx";
  DROP INDEX "food_cities_speaks_of_idx";
  DROP INDEX "_food_cities_v_version_version_speaks_of_idx";
  DROP INDEX "food_terms_speaks_of_idx";
  DROP INDEX "_food_terms_v_version_version_speaks_of_idx";
  DROP INDEX "cheeses_speaks_of_idx";
  DROP INDEX "_cheeses_v_version_version_speaks_of_idx";
  DROP INDEX "cheese_days_speaks_of_idx";
  DROP INDEX "_cheese_days_v_version_version_speaks_of_idx";
  DROP INDEX "cheese_dishes_speaks_of_idx";
  DROP INDEX "_cheese_dishes_v_version_version_speaks_of_idx";
  DROP INDEX "cheese_places_speaks_of_idx";
  DROP INDEX "_cheese_places_v_version_version_speaks_of_idx";
  DROP INDEX "cheese_weekdays_speaks_of_idx";
  DROP INDEX "_cheese_weekdays_v_version_version_speaks_of_idx";
  DROP INDEX "cheese_lands_speaks_of_idx";
  DROP INDEX "_cheese_lands_v_version_version_speaks_of_idx";
  DROP INDEX "cheese_terms_speaks_of_idx";
  DROP INDEX "_cheese_terms_v_version_version_speaks_of_idx";
  DROP INDEX "breeds_speaks_of_idx";
  DROP INDEX "_breeds_v_version_version_speaks_of_idx";
  DROP INDEX "cattle_days_speaks_of_idx";
  DROP INDEX "_cattle_days_v_version_version_speaks_of_idx";
  DROP INDEX "cattle_products_speaks_of_idx";
  DROP INDEX "_cattle_products_v_version_version_speaks_of_idx";
  DROP INDEX "cattle_places_speaks_of_idx";
  DROP INDEX "_cattle_places_v_version_version_speaks_of_idx";
  DROP INDEX "cattle_weekdays_speaks_of_idx";
  DROP INDEX "_cattle_weekdays_v_version_version_speaks_of_idx";
  DROP INDEX "cattle_lands_speaks_of_idx";
  DROP INDEX "_cattle_lands_v_version_version_speaks_of_idx";
  DROP INDEX "cattle_terms_speaks_of_idx";
  DROP INDEX "_cattle_terms_v_version_version_speaks_of_idx";
  DROP INDEX "sarees_speaks_of_idx";
  DROP INDEX "_sarees_v_version_version_speaks_of_idx";
  DROP INDEX "wear_days_speaks_of_idx";
  DROP INDEX "_wear_days_v_version_version_speaks_of_idx";
  DROP INDEX "drapes_speaks_of_idx";
  DROP INDEX "_drapes_v_version_version_speaks_of_idx";
  DROP INDEX "saree_centres_speaks_of_idx";
  DROP INDEX "_saree_centres_v_version_version_speaks_of_idx";
  DROP INDEX "saree_lands_speaks_of_idx";
  DROP INDEX "_saree_lands_v_version_version_speaks_of_idx";
  DROP INDEX "saree_terms_speaks_of_idx";
  DROP INDEX "_saree_terms_v_version_version_speaks_of_idx";
  DROP INDEX "dances_speaks_of_idx";
  DROP INDEX "_dances_v_version_version_speaks_of_idx";
  DROP INDEX "dance_days_speaks_of_idx";
  DROP INDEX "_dance_days_v_version_version_speaks_of_idx";
  DROP INDEX "ways_of_dancing_speaks_of_idx";
  DROP INDEX "_ways_of_dancing_v_version_version_speaks_of_idx";
  DROP INDEX "dance_lands_speaks_of_idx";
  DROP INDEX "_dance_lands_v_version_version_speaks_of_idx";
  DROP INDEX "dance_cities_speaks_of_idx";
  DROP INDEX "_dance_cities_v_version_version_speaks_of_idx";
  DROP INDEX "dance_terms_speaks_of_idx";
  DROP INDEX "_dance_terms_v_version_version_speaks_of_idx";
  DROP INDEX "payload_locked_documents_rels_topics_id_idx";
  ALTER TABLE "flowers" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flowers_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_decor" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_decor_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_places" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_places_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_outings" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_outings_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_customs" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_customs_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_countries" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_countries_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "national_flowers" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_national_flowers_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_blooms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_blooms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_cities" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_cities_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "flower_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_flower_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "traditions" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_traditions_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "tradition_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_tradition_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "custom_concepts" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_custom_concepts_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "custom_sorts" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_custom_sorts_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "custom_lands" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_custom_lands_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "tradition_cities" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_tradition_cities_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "tradition_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_tradition_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colours" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colours_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_meanings" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_meanings_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_lands" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_lands_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_emotions" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_emotions_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_concepts" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_concepts_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_cities" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_cities_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "swatches" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_swatches_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "swatch_sets" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_swatch_sets_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "colour_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_colour_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "dishes" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "food_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_food_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "food_produce" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_food_produce_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cuisines" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cuisines_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "ways_of_eating" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_ways_of_eating_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "food_cities" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_food_cities_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "food_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_food_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheeses" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheeses_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheese_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheese_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheese_dishes" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheese_dishes_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheese_places" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheese_places_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheese_weekdays" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheese_weekdays_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheese_lands" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheese_lands_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cheese_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cheese_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "breeds" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_breeds_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cattle_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cattle_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cattle_products" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cattle_products_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cattle_places" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cattle_places_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cattle_weekdays" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cattle_weekdays_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cattle_lands" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cattle_lands_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "cattle_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_cattle_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "sarees" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_sarees_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "wear_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_wear_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "drapes" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_drapes_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "saree_centres" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_saree_centres_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "saree_lands" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_saree_lands_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "saree_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_saree_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "dances" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_dances_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "dance_days" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_dance_days_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "ways_of_dancing" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_ways_of_dancing_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "dance_lands" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_dance_lands_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "dance_cities" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_dance_cities_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "dance_terms" DROP COLUMN "speaks_of_id";
  ALTER TABLE "_dance_terms_v" DROP COLUMN "version_speaks_of_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "topics_id";
  DROP TYPE "public"."enum_topics_kind";
  DROP TYPE "public"."enum_topics_status";
  DROP TYPE "public"."enum__topics_v_version_kind";
  DROP TYPE "public"."enum__topics_v_version_status";`)
}
