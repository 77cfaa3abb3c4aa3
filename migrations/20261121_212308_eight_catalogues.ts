import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_traditions_category" AS ENUM('spiritual', 'celebration', 'life-cycle', 'food', 'calendar', 'dress', 'arts', 'etiquette', 'crafts', 'games', 'folklore', 'home', 'civic');
  CREATE TYPE "public"."enum_traditions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__traditions_v_version_category" AS ENUM('spiritual', 'celebration', 'life-cycle', 'food', 'calendar', 'dress', 'arts', 'etiquette', 'crafts', 'games', 'folklore', 'home', 'civic');
  CREATE TYPE "public"."enum__traditions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tradition_days_kind" AS ENUM('festival', 'religious', 'harvest', 'seasonal', 'national', 'family', 'weekday');
  CREATE TYPE "public"."enum_tradition_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tradition_days_v_version_kind" AS ENUM('festival', 'religious', 'harvest', 'seasonal', 'national', 'family', 'weekday');
  CREATE TYPE "public"."enum__tradition_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_custom_concepts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_concepts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_custom_sorts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_sorts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_custom_lands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_lands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tradition_cities_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum_tradition_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tradition_cities_v_version_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum__tradition_cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tradition_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tradition_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colours_family" AS ENUM('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'white', 'grey', 'black', 'gold');
  CREATE TYPE "public"."enum_colours_made_from" AS ENUM('mineral', 'plant', 'animal', 'synthetic', 'light', 'varies');
  CREATE TYPE "public"."enum_colours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colours_v_version_family" AS ENUM('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'white', 'grey', 'black', 'gold');
  CREATE TYPE "public"."enum__colours_v_version_made_from" AS ENUM('mineral', 'plant', 'animal', 'synthetic', 'light', 'varies');
  CREATE TYPE "public"."enum__colours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_meanings_family" AS ENUM('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'white', 'grey', 'black', 'gold');
  CREATE TYPE "public"."enum_colour_meanings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_meanings_v_version_family" AS ENUM('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'white', 'grey', 'black', 'gold');
  CREATE TYPE "public"."enum__colour_meanings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_lands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_lands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_emotions_evidence" AS ENUM('strong', 'moderate', 'weak', 'mixed');
  CREATE TYPE "public"."enum_colour_emotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_emotions_v_version_evidence" AS ENUM('strong', 'moderate', 'weak', 'mixed');
  CREATE TYPE "public"."enum__colour_emotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_concepts_topic" AS ENUM('theory', 'vision', 'psychology', 'language', 'pigments-and-dyes', 'systems-and-standards', 'society', 'use');
  CREATE TYPE "public"."enum_colour_concepts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_concepts_v_version_topic" AS ENUM('theory', 'vision', 'psychology', 'language', 'pigments-and-dyes', 'systems-and-standards', 'society', 'use');
  CREATE TYPE "public"."enum__colour_concepts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_cities_family" AS ENUM('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'white', 'grey', 'black', 'gold');
  CREATE TYPE "public"."enum_colour_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_cities_v_version_family" AS ENUM('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'white', 'grey', 'black', 'gold');
  CREATE TYPE "public"."enum__colour_cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_swatches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__swatches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_swatch_sets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__swatch_sets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_colour_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colour_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dishes_kind" AS ENUM('main', 'street', 'soup', 'stew', 'rice', 'noodle', 'dumpling', 'bread', 'grill', 'sandwich', 'pastry', 'salad', 'cheese', 'cured', 'preserve', 'sweet', 'drink');
  CREATE TYPE "public"."enum_dishes_diet" AS ENUM('vegan', 'vegetarian', 'fish', 'meat', 'varies');
  CREATE TYPE "public"."enum_dishes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dishes_v_version_kind" AS ENUM('main', 'street', 'soup', 'stew', 'rice', 'noodle', 'dumpling', 'bread', 'grill', 'sandwich', 'pastry', 'salad', 'cheese', 'cured', 'preserve', 'sweet', 'drink');
  CREATE TYPE "public"."enum__dishes_v_version_diet" AS ENUM('vegan', 'vegetarian', 'fish', 'meat', 'varies');
  CREATE TYPE "public"."enum__dishes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_food_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__food_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_food_produce_kind" AS ENUM('fruit', 'vegetable', 'herb', 'mushroom', 'nut', 'grain', 'seafood');
  CREATE TYPE "public"."enum_food_produce_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__food_produce_v_version_kind" AS ENUM('fruit', 'vegetable', 'herb', 'mushroom', 'nut', 'grain', 'seafood');
  CREATE TYPE "public"."enum__food_produce_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cuisines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cuisines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ways_of_eating_kind" AS ENUM('format', 'custom', 'tradition');
  CREATE TYPE "public"."enum_ways_of_eating_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ways_of_eating_v_version_kind" AS ENUM('format', 'custom', 'tradition');
  CREATE TYPE "public"."enum__ways_of_eating_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_food_cities_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum_food_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__food_cities_v_version_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum__food_cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_food_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__food_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheeses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheeses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheese_days_kind" AS ENUM('festival', 'pasture', 'religious', 'seasonal', 'weekday', 'market', 'national', 'competition');
  CREATE TYPE "public"."enum_cheese_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheese_days_v_version_kind" AS ENUM('festival', 'pasture', 'religious', 'seasonal', 'weekday', 'market', 'national', 'competition');
  CREATE TYPE "public"."enum__cheese_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheese_dishes_kind" AS ENUM('melted', 'baked', 'fried', 'fresh', 'pasta', 'curry', 'sweet', 'board');
  CREATE TYPE "public"."enum_cheese_dishes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheese_dishes_v_version_kind" AS ENUM('melted', 'baked', 'fried', 'fresh', 'pasta', 'curry', 'sweet', 'board');
  CREATE TYPE "public"."enum__cheese_dishes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheese_places_kind" AS ENUM('town', 'market', 'cave', 'pasture', 'dairy', 'city');
  CREATE TYPE "public"."enum_cheese_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheese_places_v_version_kind" AS ENUM('town', 'market', 'cave', 'pasture', 'dairy', 'city');
  CREATE TYPE "public"."enum__cheese_places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheese_weekdays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheese_weekdays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheese_lands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheese_lands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cheese_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cheese_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_breeds_lineage" AS ENUM('taurine', 'zebu', 'sanga', 'composite', 'yak', 'gayal', 'banteng', 'wild');
  CREATE TYPE "public"."enum_breeds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__breeds_v_version_lineage" AS ENUM('taurine', 'zebu', 'sanga', 'composite', 'yak', 'gayal', 'banteng', 'wild');
  CREATE TYPE "public"."enum__breeds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cattle_days_kind" AS ENUM('festival', 'pasture', 'religious', 'seasonal', 'weekday', 'market', 'national', 'competition');
  CREATE TYPE "public"."enum_cattle_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cattle_days_v_version_kind" AS ENUM('festival', 'pasture', 'religious', 'seasonal', 'weekday', 'market', 'national', 'competition');
  CREATE TYPE "public"."enum__cattle_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cattle_products_kind" AS ENUM('butter', 'cream', 'fermented', 'sweet', 'drink', 'cooked', 'craft');
  CREATE TYPE "public"."enum_cattle_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cattle_products_v_version_kind" AS ENUM('butter', 'cream', 'fermented', 'sweet', 'drink', 'cooked', 'craft');
  CREATE TYPE "public"."enum__cattle_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cattle_places_kind" AS ENUM('town', 'market', 'pasture', 'ranch', 'sanctuary', 'city');
  CREATE TYPE "public"."enum_cattle_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cattle_places_v_version_kind" AS ENUM('town', 'market', 'pasture', 'ranch', 'sanctuary', 'city');
  CREATE TYPE "public"."enum__cattle_places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cattle_weekdays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cattle_weekdays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cattle_lands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cattle_lands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cattle_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cattle_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sarees_made_by" AS ENUM('handloom', 'powerloom', 'crafted', 'mill', 'varies');
  CREATE TYPE "public"."enum_sarees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sarees_v_version_made_by" AS ENUM('handloom', 'powerloom', 'crafted', 'mill', 'varies');
  CREATE TYPE "public"."enum__sarees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_wear_days_kind" AS ENUM('festival', 'harvest', 'wedding', 'craft', 'religious', 'seasonal', 'national', 'regional');
  CREATE TYPE "public"."enum_wear_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wear_days_v_version_kind" AS ENUM('festival', 'harvest', 'wedding', 'craft', 'religious', 'seasonal', 'national', 'regional');
  CREATE TYPE "public"."enum__wear_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_drapes_kind" AS ENUM('regional', 'community', 'ready', 'modern', 'other-lands');
  CREATE TYPE "public"."enum_drapes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__drapes_v_version_kind" AS ENUM('regional', 'community', 'ready', 'modern', 'other-lands');
  CREATE TYPE "public"."enum__drapes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_saree_centres_kind" AS ENUM('centre', 'state');
  CREATE TYPE "public"."enum_saree_centres_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__saree_centres_v_version_kind" AS ENUM('centre', 'state');
  CREATE TYPE "public"."enum__saree_centres_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_saree_lands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__saree_lands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_saree_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__saree_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dances_danced_by" AS ENUM('women', 'men', 'mixed', 'anyone', 'varies');
  CREATE TYPE "public"."enum_dances_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dances_v_version_danced_by" AS ENUM('women', 'men', 'mixed', 'anyone', 'varies');
  CREATE TYPE "public"."enum__dances_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dance_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dance_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ways_of_dancing_kind" AS ENUM('gathering', 'format', 'system');
  CREATE TYPE "public"."enum_ways_of_dancing_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ways_of_dancing_v_version_kind" AS ENUM('gathering', 'format', 'system');
  CREATE TYPE "public"."enum__ways_of_dancing_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dance_lands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dance_lands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dance_cities_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum_dance_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dance_cities_v_version_kind" AS ENUM('city', 'region');
  CREATE TYPE "public"."enum__dance_cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dance_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dance_terms_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'traditions';
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'colours';
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'food';
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'cheese';
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'cattle';
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'sarees';
  ALTER TYPE "public"."enum_publications_service" ADD VALUE 'dance';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'traditions';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'colours';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'food';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'cheese';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'cattle';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'sarees';
  ALTER TYPE "public"."enum_picks_service" ADD VALUE 'dance';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'traditions';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'colours';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'food';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'cheese';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'cattle';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'sarees';
  ALTER TYPE "public"."enum_outlets_service" ADD VALUE 'dance';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'traditions';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'colours';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'food';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'cheese';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'cattle';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'sarees';
  ALTER TYPE "public"."enum_headlines_service" ADD VALUE 'dance';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'traditions';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'colours';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'food';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'cheese';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'cattle';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'sarees';
  ALTER TYPE "public"."enum_users_services" ADD VALUE 'dance';
  CREATE TABLE "traditions_further_reading" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "traditions_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "traditions_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "traditions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"where_kept" jsonb,
  	"when_kept" jsonb,
  	"how_kept" jsonb,
  	"meaning" jsonb,
  	"foods_and_spices" jsonb,
  	"category" "enum_traditions_category",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_traditions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "traditions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "traditions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer,
  	"tradition_days_id" integer
  );
  
  CREATE TABLE "_traditions_v_version_further_reading" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_traditions_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_traditions_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_traditions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_where_kept" jsonb,
  	"version_when_kept" jsonb,
  	"version_how_kept" jsonb,
  	"version_meaning" jsonb,
  	"version_foods_and_spices" jsonb,
  	"version_category" "enum__traditions_v_version_category",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__traditions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_traditions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_traditions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer,
  	"tradition_days_id" integer
  );
  
  CREATE TABLE "tradition_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "tradition_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "tradition_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "tradition_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"how_kept" jsonb,
  	"rule" jsonb,
  	"kind" "enum_tradition_days_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tradition_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tradition_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tradition_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "_tradition_days_v_version_overrides" (
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
  
  CREATE TABLE "_tradition_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_how_kept" jsonb,
  	"version_rule" jsonb,
  	"version_kind" "enum__tradition_days_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tradition_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tradition_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tradition_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "custom_concepts_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "custom_concepts_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "custom_concepts_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "custom_concepts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"introduction" jsonb,
  	"shared" jsonb,
  	"differs" jsonb,
  	"today" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_custom_concepts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "custom_concepts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "custom_concepts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "_custom_concepts_v_version_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_concepts_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_concepts_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_concepts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_introduction" jsonb,
  	"version_shared" jsonb,
  	"version_differs" jsonb,
  	"version_today" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__custom_concepts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_custom_concepts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_custom_concepts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "custom_sorts_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "custom_sorts_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "custom_sorts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_belongs" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_custom_sorts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "custom_sorts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "custom_sorts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "_custom_sorts_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_sorts_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_sorts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_belongs" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__custom_sorts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_custom_sorts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_custom_sorts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "custom_lands_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "custom_lands_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "custom_lands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"breakfast" jsonb,
  	"lunch" jsonb,
  	"dinner" jsonb,
  	"between_meals" jsonb,
  	"feasts_and_fasts" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_custom_lands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "custom_lands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_custom_lands_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_lands_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_lands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_breakfast" jsonb,
  	"version_lunch" jsonb,
  	"version_dinner" jsonb,
  	"version_between_meals" jsonb,
  	"version_feasts_and_fasts" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__custom_lands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_custom_lands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tradition_cities_trail" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "tradition_cities_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "tradition_cities_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "tradition_cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"character" jsonb,
  	"kind" "enum_tradition_cities_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tradition_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tradition_cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tradition_cities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"traditions_id" integer
  );
  
  CREATE TABLE "_tradition_cities_v_version_trail" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_cities_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_cities_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_character" jsonb,
  	"version_kind" "enum__tradition_cities_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tradition_cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tradition_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tradition_cities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"traditions_id" integer
  );
  
  CREATE TABLE "tradition_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "tradition_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "tradition_terms" (
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
  	"_status" "enum_tradition_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tradition_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tradition_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "_tradition_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tradition_terms_v" (
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
  	"version__status" "enum__tradition_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tradition_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tradition_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tradition_cities_id" integer
  );
  
  CREATE TABLE "colours_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colours_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"hex" varchar,
  	"what_it_is" jsonb,
  	"origin_of_name" jsonb,
  	"origin_of_material" jsonb,
  	"making" jsonb,
  	"uses" jsonb,
  	"meaning" jsonb,
  	"family" "enum_colours_family",
  	"made_from" "enum_colours_made_from",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colours_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colours_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colours_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer,
  	"colour_days_id" integer,
  	"colours_id" integer
  );
  
  CREATE TABLE "_colours_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colours_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_hex" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin_of_name" jsonb,
  	"version_origin_of_material" jsonb,
  	"version_making" jsonb,
  	"version_uses" jsonb,
  	"version_meaning" jsonb,
  	"version_family" "enum__colours_v_version_family",
  	"version_made_from" "enum__colours_v_version_made_from",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colours_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colours_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colours_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer,
  	"colour_days_id" integer,
  	"colours_id" integer
  );
  
  CREATE TABLE "colour_days_palette" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar
  );
  
  CREATE TABLE "colour_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "colour_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_people_do" jsonb,
  	"the_reason" jsonb,
  	"who_keeps_it" jsonb,
  	"rule" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colour_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colour_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_colour_days_v_version_palette" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_days_v_version_overrides" (
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
  
  CREATE TABLE "_colour_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_people_do" jsonb,
  	"version_the_reason" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_rule" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colour_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "colour_meanings_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_meanings_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_meanings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"note" jsonb,
  	"family" "enum_colour_meanings_family",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colour_meanings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_meanings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colour_meanings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_colour_meanings_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_meanings_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_meanings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_note" jsonb,
  	"version_family" "enum__colour_meanings_v_version_family",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colour_meanings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_meanings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_meanings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "colour_lands_national_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"stands_for" varchar
  );
  
  CREATE TABLE "colour_lands_flag_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"stands_for" varchar
  );
  
  CREATE TABLE "colour_lands_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_lands_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_lands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"meanings_there" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colour_lands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_lands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_lands_v_version_national_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"stands_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_lands_v_version_flag_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"stands_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_lands_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_lands_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_lands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_meanings_there" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colour_lands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_lands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colour_emotions_swatches" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar
  );
  
  CREATE TABLE "colour_emotions_idioms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phrase" varchar,
  	"language" varchar,
  	"meaning" varchar
  );
  
  CREATE TABLE "colour_emotions_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_emotions_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_emotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"evidence" "enum_colour_emotions_evidence",
  	"what_it_is" jsonb,
  	"studies" jsonb,
  	"cultures" jsonb,
  	"uses" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colour_emotions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_emotions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colour_emotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_colour_emotions_v_version_swatches" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_emotions_v_version_idioms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phrase" varchar,
  	"language" varchar,
  	"meaning" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_emotions_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_emotions_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_emotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_evidence" "enum__colour_emotions_v_version_evidence",
  	"version_what_it_is" jsonb,
  	"version_studies" jsonb,
  	"version_cultures" jsonb,
  	"version_uses" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colour_emotions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_emotions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_emotions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "colour_concepts_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_concepts_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_concepts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"explanation" jsonb,
  	"why_it_matters" jsonb,
  	"topic" "enum_colour_concepts_topic",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colour_concepts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_concepts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colour_concepts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_colour_concepts_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_concepts_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_concepts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_explanation" jsonb,
  	"version_why_it_matters" jsonb,
  	"version_topic" "enum__colour_concepts_v_version_topic",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colour_concepts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_concepts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_concepts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "colour_cities_palette" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar
  );
  
  CREATE TABLE "colour_cities_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_cities_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"colour" varchar,
  	"hex" varchar,
  	"reason" varchar,
  	"what_is_coloured" jsonb,
  	"why" jsonb,
  	"since_when" jsonb,
  	"family" "enum_colour_cities_family",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colour_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_cities_v_version_palette" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_cities_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_cities_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_colour" varchar,
  	"version_hex" varchar,
  	"version_reason" varchar,
  	"version_what_is_coloured" jsonb,
  	"version_why" jsonb,
  	"version_since_when" jsonb,
  	"version_family" "enum__colour_cities_v_version_family",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colour_cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "swatches_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "swatches_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "swatches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"hex" varchar,
  	"set_id" integer,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_swatches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "swatches_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "swatches_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_swatches_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_swatches_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_swatches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_hex" varchar,
  	"version_set_id" integer,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__swatches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_swatches_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_swatches_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "swatch_sets_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "swatch_sets_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "swatch_sets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"licence" varchar,
  	"origin" varchar,
  	"what_it_is" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_swatch_sets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "swatch_sets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "swatch_sets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_swatch_sets_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_swatch_sets_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_swatch_sets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_licence" varchar,
  	"version_origin" varchar,
  	"version_what_it_is" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__swatch_sets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_swatch_sets_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_swatch_sets_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "colour_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "colour_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "colour_terms" (
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
  	"_status" "enum_colour_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colour_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "colour_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "_colour_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colour_terms_v" (
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
  	"version__status" "enum__colour_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_colour_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colour_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colour_cities_id" integer
  );
  
  CREATE TABLE "dishes_variations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "dishes_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "dishes_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "dishes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"making" jsonb,
  	"eating" jsonb,
  	"meals_and_occasions" jsonb,
  	"culture" jsonb,
  	"kind" "enum_dishes_kind",
  	"diet" "enum_dishes_diet",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dishes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dishes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dishes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer,
  	"food_days_id" integer
  );
  
  CREATE TABLE "_dishes_v_version_variations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dishes_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dishes_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dishes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_making" jsonb,
  	"version_eating" jsonb,
  	"version_meals_and_occasions" jsonb,
  	"version_culture" jsonb,
  	"version_kind" "enum__dishes_v_version_kind",
  	"version_diet" "enum__dishes_v_version_diet",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dishes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dishes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dishes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer,
  	"food_days_id" integer
  );
  
  CREATE TABLE "food_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "food_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "food_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "food_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"on_the_table" jsonb,
  	"rule" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_food_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "food_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "food_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer
  );
  
  CREATE TABLE "_food_days_v_version_overrides" (
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
  
  CREATE TABLE "_food_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_on_the_table" jsonb,
  	"version_rule" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__food_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_food_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_food_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer
  );
  
  CREATE TABLE "food_produce_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "food_produce_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "food_produce" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"kind" "enum_food_produce_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_food_produce_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "food_produce_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "food_produce_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "food_produce_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer,
  	"dishes_id" integer
  );
  
  CREATE TABLE "_food_produce_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_produce_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_produce_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_kind" "enum__food_produce_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__food_produce_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_food_produce_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_food_produce_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_food_produce_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer,
  	"dishes_id" integer
  );
  
  CREATE TABLE "cuisines_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cuisines_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cuisines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"staples" jsonb,
  	"food_regions" jsonb,
  	"festive_food" jsonb,
  	"table_customs" jsonb,
  	"breakfast" jsonb,
  	"lunch" jsonb,
  	"dinner" jsonb,
  	"snacks" jsonb,
  	"sweets_and_drinks" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cuisines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cuisines_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cuisines_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cuisines_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cuisines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_staples" jsonb,
  	"version_food_regions" jsonb,
  	"version_festive_food" jsonb,
  	"version_table_customs" jsonb,
  	"version_breakfast" jsonb,
  	"version_lunch" jsonb,
  	"version_dinner" jsonb,
  	"version_snacks" jsonb,
  	"version_sweets_and_drinks" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cuisines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cuisines_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ways_of_eating_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "ways_of_eating_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "ways_of_eating" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"where_kept" jsonb,
  	"how_it_works" jsonb,
  	"etiquette" jsonb,
  	"kind" "enum_ways_of_eating_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_ways_of_eating_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "ways_of_eating_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ways_of_eating_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer,
  	"dishes_id" integer
  );
  
  CREATE TABLE "_ways_of_eating_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ways_of_eating_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ways_of_eating_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_where_kept" jsonb,
  	"version_how_it_works" jsonb,
  	"version_etiquette" jsonb,
  	"version_kind" "enum__ways_of_eating_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__ways_of_eating_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_ways_of_eating_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_ways_of_eating_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer,
  	"dishes_id" integer
  );
  
  CREATE TABLE "food_cities_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "food_cities_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "food_cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"its_food" jsonb,
  	"kind" "enum_food_cities_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_food_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "food_cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_food_cities_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_cities_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_its_food" jsonb,
  	"version_kind" "enum__food_cities_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__food_cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_food_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "food_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "food_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "food_terms" (
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
  	"_status" "enum_food_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "food_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "food_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer
  );
  
  CREATE TABLE "_food_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_food_terms_v" (
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
  	"version__status" "enum__food_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_food_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_food_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"food_cities_id" integer
  );
  
  CREATE TABLE "cheeses_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheeses_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheeses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"protected_name" varchar,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"milk_and_style" jsonb,
  	"age_and_flavour" jsonb,
  	"making" jsonb,
  	"eating" jsonb,
  	"faith_and_folklore" jsonb,
  	"protection_and_trade" jsonb,
  	"buying_and_serving" jsonb,
  	"instead" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cheeses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheeses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheeses_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "cheeses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer,
  	"cheese_dishes_id" integer,
  	"cheese_days_id" integer,
  	"cheeses_id" integer
  );
  
  CREATE TABLE "_cheeses_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheeses_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheeses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_protected_name" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_milk_and_style" jsonb,
  	"version_age_and_flavour" jsonb,
  	"version_making" jsonb,
  	"version_eating" jsonb,
  	"version_faith_and_folklore" jsonb,
  	"version_protection_and_trade" jsonb,
  	"version_buying_and_serving" jsonb,
  	"version_instead" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cheeses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheeses_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheeses_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_cheeses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer,
  	"cheese_dishes_id" integer,
  	"cheese_days_id" integer,
  	"cheeses_id" integer
  );
  
  CREATE TABLE "cheese_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "cheese_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheese_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheese_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"its_cheeses" jsonb,
  	"rule" jsonb,
  	"kind" "enum_cheese_days_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cheese_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheese_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer
  );
  
  CREATE TABLE "_cheese_days_v_version_overrides" (
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
  
  CREATE TABLE "_cheese_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_its_cheeses" jsonb,
  	"version_rule" jsonb,
  	"version_kind" "enum__cheese_days_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cheese_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheese_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheese_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer
  );
  
  CREATE TABLE "cheese_dishes_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"share" varchar
  );
  
  CREATE TABLE "cheese_dishes_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_dishes_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheese_dishes_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheese_dishes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"when_eaten" jsonb,
  	"kind" "enum_cheese_dishes_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cheese_dishes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheese_dishes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_dishes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer
  );
  
  CREATE TABLE "_cheese_dishes_v_version_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"share" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_dishes_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_dishes_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_dishes_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_dishes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_when_eaten" jsonb,
  	"version_kind" "enum__cheese_dishes_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cheese_dishes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheese_dishes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheese_dishes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer
  );
  
  CREATE TABLE "cheese_places_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheese_places_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheese_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"made_there" jsonb,
  	"how_to_visit" jsonb,
  	"trail_idea" jsonb,
  	"kind" "enum_cheese_places_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cheese_places_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheese_places_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheese_places_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_places_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_places_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_made_there" jsonb,
  	"version_how_to_visit" jsonb,
  	"version_trail_idea" jsonb,
  	"version_kind" "enum__cheese_places_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cheese_places_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheese_places_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_weekdays_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheese_weekdays_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheese_weekdays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"traditions" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cheese_weekdays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheese_weekdays_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_weekdays_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer,
  	"cheeses_id" integer,
  	"cheese_dishes_id" integer
  );
  
  CREATE TABLE "_cheese_weekdays_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_weekdays_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_weekdays_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_traditions" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cheese_weekdays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheese_weekdays_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheese_weekdays_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer,
  	"cheeses_id" integer,
  	"cheese_dishes_id" integer
  );
  
  CREATE TABLE "cheese_lands_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheese_lands_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheese_lands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"milk_and_land" jsonb,
  	"traditions" jsonb,
  	"at_table" jsonb,
  	"today" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cheese_lands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheese_lands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheese_lands_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_lands_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_lands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_milk_and_land" jsonb,
  	"version_traditions" jsonb,
  	"version_at_table" jsonb,
  	"version_today" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cheese_lands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheese_lands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cheese_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cheese_terms" (
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
  	"_status" "enum_cheese_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cheese_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cheese_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer
  );
  
  CREATE TABLE "_cheese_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cheese_terms_v" (
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
  	"version__status" "enum__cheese_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cheese_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cheese_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cheese_places_id" integer
  );
  
  CREATE TABLE "breeds_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "breeds_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "breeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"appearance" jsonb,
  	"size_and_traits" jsonb,
  	"ancestry" jsonb,
  	"kept_for" jsonb,
  	"origin" jsonb,
  	"breeding_and_keeping" jsonb,
  	"care" jsonb,
  	"land_and_climate" jsonb,
  	"its_people" jsonb,
  	"faith_and_folklore" jsonb,
  	"numbers_and_conservation" jsonb,
  	"lineage" "enum_breeds_lineage",
  	"size_band" numeric,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_breeds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "breeds_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "breeds_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer,
  	"cattle_products_id" integer,
  	"cattle_days_id" integer,
  	"breeds_id" integer
  );
  
  CREATE TABLE "_breeds_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_breeds_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_breeds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_appearance" jsonb,
  	"version_size_and_traits" jsonb,
  	"version_ancestry" jsonb,
  	"version_kept_for" jsonb,
  	"version_origin" jsonb,
  	"version_breeding_and_keeping" jsonb,
  	"version_care" jsonb,
  	"version_land_and_climate" jsonb,
  	"version_its_people" jsonb,
  	"version_faith_and_folklore" jsonb,
  	"version_numbers_and_conservation" jsonb,
  	"version_lineage" "enum__breeds_v_version_lineage",
  	"version_size_band" numeric,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__breeds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_breeds_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_breeds_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer,
  	"cattle_products_id" integer,
  	"cattle_days_id" integer,
  	"breeds_id" integer
  );
  
  CREATE TABLE "cattle_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "cattle_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cattle_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cattle_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"its_cattle" jsonb,
  	"rule" jsonb,
  	"kind" "enum_cattle_days_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cattle_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cattle_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer
  );
  
  CREATE TABLE "_cattle_days_v_version_overrides" (
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
  
  CREATE TABLE "_cattle_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_its_cattle" jsonb,
  	"version_rule" jsonb,
  	"version_kind" "enum__cattle_days_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cattle_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cattle_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cattle_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer
  );
  
  CREATE TABLE "cattle_products_inputs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"share" varchar
  );
  
  CREATE TABLE "cattle_products_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_products_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cattle_products_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cattle_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"when_used" jsonb,
  	"kind" "enum_cattle_products_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cattle_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cattle_products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer
  );
  
  CREATE TABLE "_cattle_products_v_version_inputs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"share" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_products_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_products_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_products_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_when_used" jsonb,
  	"version_kind" "enum__cattle_products_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cattle_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cattle_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cattle_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer
  );
  
  CREATE TABLE "cattle_places_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cattle_places_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cattle_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"its_cattle" jsonb,
  	"how_to_visit" jsonb,
  	"trail_idea" jsonb,
  	"kind" "enum_cattle_places_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cattle_places_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cattle_places_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cattle_places_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_places_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_places_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_its_cattle" jsonb,
  	"version_how_to_visit" jsonb,
  	"version_trail_idea" jsonb,
  	"version_kind" "enum__cattle_places_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cattle_places_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cattle_places_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_weekdays_markets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "cattle_weekdays_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cattle_weekdays_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cattle_weekdays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"traditions" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cattle_weekdays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cattle_weekdays_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_weekdays_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer,
  	"breeds_id" integer
  );
  
  CREATE TABLE "_cattle_weekdays_v_version_markets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_weekdays_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_weekdays_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_weekdays_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_traditions" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cattle_weekdays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cattle_weekdays_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cattle_weekdays_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer,
  	"breeds_id" integer
  );
  
  CREATE TABLE "cattle_lands_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cattle_lands_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cattle_lands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"land_and_herds" jsonb,
  	"native_breeds" jsonb,
  	"customs" jsonb,
  	"today" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cattle_lands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cattle_lands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cattle_lands_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_lands_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_lands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_land_and_herds" jsonb,
  	"version_native_breeds" jsonb,
  	"version_customs" jsonb,
  	"version_today" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cattle_lands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cattle_lands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cattle_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "cattle_terms" (
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
  	"_status" "enum_cattle_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cattle_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cattle_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer
  );
  
  CREATE TABLE "_cattle_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cattle_terms_v" (
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
  	"version__status" "enum__cattle_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cattle_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cattle_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cattle_places_id" integer
  );
  
  CREATE TABLE "sarees_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "sarees_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "sarees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"gi_name" varchar,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"meaning" jsonb,
  	"making" jsonb,
  	"colours" jsonb,
  	"motifs_and_borders" jsonb,
  	"draping" jsonb,
  	"wearing" jsonb,
  	"styles" jsonb,
  	"care" jsonb,
  	"made_by" "enum_sarees_made_by",
  	"gi_tagged" boolean DEFAULT false,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sarees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sarees_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sarees_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer,
  	"drapes_id" integer,
  	"wear_days_id" integer
  );
  
  CREATE TABLE "_sarees_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sarees_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sarees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_gi_name" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_meaning" jsonb,
  	"version_making" jsonb,
  	"version_colours" jsonb,
  	"version_motifs_and_borders" jsonb,
  	"version_draping" jsonb,
  	"version_wearing" jsonb,
  	"version_styles" jsonb,
  	"version_care" jsonb,
  	"version_made_by" "enum__sarees_v_version_made_by",
  	"version_gi_tagged" boolean DEFAULT false,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sarees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_sarees_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_sarees_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer,
  	"drapes_id" integer,
  	"wear_days_id" integer
  );
  
  CREATE TABLE "wear_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "wear_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "wear_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "wear_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"what_is_worn" jsonb,
  	"rule" jsonb,
  	"kind" "enum_wear_days_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_wear_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "wear_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "wear_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer
  );
  
  CREATE TABLE "_wear_days_v_version_overrides" (
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
  
  CREATE TABLE "_wear_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wear_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wear_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_what_is_worn" jsonb,
  	"version_rule" jsonb,
  	"version_kind" "enum__wear_days_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__wear_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_wear_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_wear_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer
  );
  
  CREATE TABLE "drapes_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "drapes_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "drapes_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "drapes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"cloth_length" varchar,
  	"cloth_length_metres" numeric,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"look" jsonb,
  	"kind" "enum_drapes_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_drapes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "drapes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "drapes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer
  );
  
  CREATE TABLE "_drapes_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_drapes_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_drapes_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_drapes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_cloth_length" varchar,
  	"version_cloth_length_metres" numeric,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_look" jsonb,
  	"version_kind" "enum__drapes_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__drapes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_drapes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_drapes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer
  );
  
  CREATE TABLE "saree_centres_indications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "saree_centres_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "saree_centres_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "saree_centres" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"what_is_woven" jsonb,
  	"motifs" jsonb,
  	"craft_and_people" jsonb,
  	"how_to_see_it" jsonb,
  	"trail_idea" jsonb,
  	"kind" "enum_saree_centres_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_saree_centres_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "saree_centres_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_saree_centres_v_version_indications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_centres_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_centres_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_centres_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_what_is_woven" jsonb,
  	"version_motifs" jsonb,
  	"version_craft_and_people" jsonb,
  	"version_how_to_see_it" jsonb,
  	"version_trail_idea" jsonb,
  	"version_kind" "enum__saree_centres_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__saree_centres_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_saree_centres_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "saree_lands_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "saree_lands_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "saree_lands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"weaves_drapes_craft" jsonb,
  	"makers_and_centres" jsonb,
  	"occasions" jsonb,
  	"today" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_saree_lands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "saree_lands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_saree_lands_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_lands_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_lands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_weaves_drapes_craft" jsonb,
  	"version_makers_and_centres" jsonb,
  	"version_occasions" jsonb,
  	"version_today" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__saree_lands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_saree_lands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "saree_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "saree_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "saree_terms" (
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
  	"_status" "enum_saree_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "saree_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "saree_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer
  );
  
  CREATE TABLE "_saree_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_saree_terms_v" (
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
  	"version__status" "enum__saree_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_saree_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_saree_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"saree_centres_id" integer
  );
  
  CREATE TABLE "dances_styles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "dances_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "dances_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "dances" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"origin" jsonb,
  	"how_danced" jsonb,
  	"when_and_where" jsonb,
  	"music" jsonb,
  	"costume" jsonb,
  	"formation_and_floor" jsonb,
  	"meaning" jsonb,
  	"danced_by" "enum_dances_danced_by",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dances_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dances_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dances_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer,
  	"dance_days_id" integer
  );
  
  CREATE TABLE "_dances_v_version_styles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dances_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dances_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dances_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_origin" jsonb,
  	"version_how_danced" jsonb,
  	"version_when_and_where" jsonb,
  	"version_music" jsonb,
  	"version_costume" jsonb,
  	"version_formation_and_floor" jsonb,
  	"version_meaning" jsonb,
  	"version_danced_by" "enum__dances_v_version_danced_by",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dances_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dances_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dances_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer,
  	"dance_days_id" integer
  );
  
  CREATE TABLE "dance_days_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"to" varchar,
  	"ends" varchar,
  	"note" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "dance_days_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "dance_days_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "dance_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"who_keeps_it" jsonb,
  	"dances_done" jsonb,
  	"rule" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dance_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dance_days_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dance_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer
  );
  
  CREATE TABLE "_dance_days_v_version_overrides" (
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
  
  CREATE TABLE "_dance_days_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_days_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_who_keeps_it" jsonb,
  	"version_dances_done" jsonb,
  	"version_rule" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dance_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dance_days_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dance_days_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer
  );
  
  CREATE TABLE "ways_of_dancing_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "ways_of_dancing_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "ways_of_dancing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"what_it_is" jsonb,
  	"where_kept" jsonb,
  	"how_it_works" jsonb,
  	"etiquette" jsonb,
  	"kind" "enum_ways_of_dancing_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_ways_of_dancing_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "ways_of_dancing_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ways_of_dancing_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer,
  	"dances_id" integer
  );
  
  CREATE TABLE "_ways_of_dancing_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ways_of_dancing_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ways_of_dancing_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_what_it_is" jsonb,
  	"version_where_kept" jsonb,
  	"version_how_it_works" jsonb,
  	"version_etiquette" jsonb,
  	"version_kind" "enum__ways_of_dancing_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__ways_of_dancing_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_ways_of_dancing_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_ways_of_dancing_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer,
  	"dances_id" integer
  );
  
  CREATE TABLE "dance_lands_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "dance_lands_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "dance_lands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"overview" jsonb,
  	"classical" jsonb,
  	"folk" jsonb,
  	"ritual" jsonb,
  	"social" jsonb,
  	"stage" jsonb,
  	"music_and_dress" jsonb,
  	"dance_regions" jsonb,
  	"today" jsonb,
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dance_lands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dance_lands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dance_lands_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_lands_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_lands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_overview" jsonb,
  	"version_classical" jsonb,
  	"version_folk" jsonb,
  	"version_ritual" jsonb,
  	"version_social" jsonb,
  	"version_stage" jsonb,
  	"version_music_and_dress" jsonb,
  	"version_dance_regions" jsonb,
  	"version_today" jsonb,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dance_lands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dance_lands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dance_cities_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "dance_cities_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "dance_cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"native_name" varchar,
  	"summary" varchar,
  	"its_dance" jsonb,
  	"kind" "enum_dance_cities_kind",
  	"picture_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dance_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dance_cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dance_cities_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_cities_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_native_name" varchar,
  	"version_summary" varchar,
  	"version_its_dance" jsonb,
  	"version_kind" "enum__dance_cities_v_version_kind",
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dance_cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dance_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dance_terms_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "dance_terms_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "dance_terms" (
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
  	"_status" "enum_dance_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dance_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dance_terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer
  );
  
  CREATE TABLE "_dance_terms_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_terms_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dance_terms_v" (
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
  	"version__status" "enum__dance_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dance_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dance_terms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"dance_cities_id" integer
  );
  
  ALTER TABLE "picks_rels" ADD COLUMN "traditions_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "tradition_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "custom_concepts_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "custom_sorts_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "custom_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "tradition_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "tradition_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colours_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_meanings_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_emotions_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_concepts_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "swatches_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "swatch_sets_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dishes_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_produce_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cuisines_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "ways_of_eating_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheeses_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_dishes_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_places_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_weekdays_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "breeds_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_products_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_places_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_weekdays_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "sarees_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "wear_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "drapes_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "saree_centres_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "saree_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "saree_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dances_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "ways_of_dancing_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "traditions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tradition_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_concepts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_sorts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_lands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tradition_cities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tradition_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colours_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_meanings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_lands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_emotions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_concepts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_cities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "swatches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "swatch_sets_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "colour_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dishes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "food_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "food_produce_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cuisines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ways_of_eating_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "food_cities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "food_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheeses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheese_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheese_dishes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheese_places_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheese_weekdays_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheese_lands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cheese_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "breeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cattle_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cattle_products_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cattle_places_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cattle_weekdays_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cattle_lands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cattle_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sarees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "wear_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drapes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saree_centres_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saree_lands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saree_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dances_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dance_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ways_of_dancing_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dance_lands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dance_cities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dance_terms_id" integer;
  ALTER TABLE "traditions_further_reading" ADD CONSTRAINT "traditions_further_reading_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions_faq" ADD CONSTRAINT "traditions_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions_sources" ADD CONSTRAINT "traditions_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions" ADD CONSTRAINT "traditions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "traditions_texts" ADD CONSTRAINT "traditions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions_rels" ADD CONSTRAINT "traditions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions_rels" ADD CONSTRAINT "traditions_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions_rels" ADD CONSTRAINT "traditions_rels_tradition_days_fk" FOREIGN KEY ("tradition_days_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_version_further_reading" ADD CONSTRAINT "_traditions_v_version_further_reading_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_traditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_version_faq" ADD CONSTRAINT "_traditions_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_traditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_version_sources" ADD CONSTRAINT "_traditions_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_traditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v" ADD CONSTRAINT "_traditions_v_parent_id_traditions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."traditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_traditions_v" ADD CONSTRAINT "_traditions_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_traditions_v_texts" ADD CONSTRAINT "_traditions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_traditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_rels" ADD CONSTRAINT "_traditions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_traditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_rels" ADD CONSTRAINT "_traditions_v_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_rels" ADD CONSTRAINT "_traditions_v_rels_tradition_days_fk" FOREIGN KEY ("tradition_days_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days_overrides" ADD CONSTRAINT "tradition_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days_faq" ADD CONSTRAINT "tradition_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days_sources" ADD CONSTRAINT "tradition_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days" ADD CONSTRAINT "tradition_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tradition_days_texts" ADD CONSTRAINT "tradition_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days_rels" ADD CONSTRAINT "tradition_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days_rels" ADD CONSTRAINT "tradition_days_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_version_overrides" ADD CONSTRAINT "_tradition_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_version_faq" ADD CONSTRAINT "_tradition_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_version_sources" ADD CONSTRAINT "_tradition_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v" ADD CONSTRAINT "_tradition_days_v_parent_id_tradition_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_days_v" ADD CONSTRAINT "_tradition_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_texts" ADD CONSTRAINT "_tradition_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tradition_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_rels" ADD CONSTRAINT "_tradition_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tradition_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_rels" ADD CONSTRAINT "_tradition_days_v_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts_comparison" ADD CONSTRAINT "custom_concepts_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts_faq" ADD CONSTRAINT "custom_concepts_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts_sources" ADD CONSTRAINT "custom_concepts_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts" ADD CONSTRAINT "custom_concepts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_concepts_texts" ADD CONSTRAINT "custom_concepts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts_rels" ADD CONSTRAINT "custom_concepts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts_rels" ADD CONSTRAINT "custom_concepts_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_version_comparison" ADD CONSTRAINT "_custom_concepts_v_version_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_version_faq" ADD CONSTRAINT "_custom_concepts_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_version_sources" ADD CONSTRAINT "_custom_concepts_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v" ADD CONSTRAINT "_custom_concepts_v_parent_id_custom_concepts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_concepts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v" ADD CONSTRAINT "_custom_concepts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_texts" ADD CONSTRAINT "_custom_concepts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_rels" ADD CONSTRAINT "_custom_concepts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_rels" ADD CONSTRAINT "_custom_concepts_v_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_sorts_faq" ADD CONSTRAINT "custom_sorts_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_sorts_sources" ADD CONSTRAINT "custom_sorts_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_sorts" ADD CONSTRAINT "custom_sorts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_sorts_texts" ADD CONSTRAINT "custom_sorts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_sorts_rels" ADD CONSTRAINT "custom_sorts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_sorts_rels" ADD CONSTRAINT "custom_sorts_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v_version_faq" ADD CONSTRAINT "_custom_sorts_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_sorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v_version_sources" ADD CONSTRAINT "_custom_sorts_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_sorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v" ADD CONSTRAINT "_custom_sorts_v_parent_id_custom_sorts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_sorts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v" ADD CONSTRAINT "_custom_sorts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v_texts" ADD CONSTRAINT "_custom_sorts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_sorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v_rels" ADD CONSTRAINT "_custom_sorts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_sorts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v_rels" ADD CONSTRAINT "_custom_sorts_v_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_lands_faq" ADD CONSTRAINT "custom_lands_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_lands_sources" ADD CONSTRAINT "custom_lands_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_lands" ADD CONSTRAINT "custom_lands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_lands_texts" ADD CONSTRAINT "custom_lands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_lands_v_version_faq" ADD CONSTRAINT "_custom_lands_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_lands_v_version_sources" ADD CONSTRAINT "_custom_lands_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_lands_v" ADD CONSTRAINT "_custom_lands_v_parent_id_custom_lands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_lands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_lands_v" ADD CONSTRAINT "_custom_lands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_lands_v_texts" ADD CONSTRAINT "_custom_lands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities_trail" ADD CONSTRAINT "tradition_cities_trail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities_faq" ADD CONSTRAINT "tradition_cities_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities_sources" ADD CONSTRAINT "tradition_cities_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities" ADD CONSTRAINT "tradition_cities_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tradition_cities_texts" ADD CONSTRAINT "tradition_cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities_rels" ADD CONSTRAINT "tradition_cities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities_rels" ADD CONSTRAINT "tradition_cities_rels_traditions_fk" FOREIGN KEY ("traditions_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_version_trail" ADD CONSTRAINT "_tradition_cities_v_version_trail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_version_faq" ADD CONSTRAINT "_tradition_cities_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_version_sources" ADD CONSTRAINT "_tradition_cities_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v" ADD CONSTRAINT "_tradition_cities_v_parent_id_tradition_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v" ADD CONSTRAINT "_tradition_cities_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_texts" ADD CONSTRAINT "_tradition_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tradition_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_rels" ADD CONSTRAINT "_tradition_cities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tradition_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_rels" ADD CONSTRAINT "_tradition_cities_v_rels_traditions_fk" FOREIGN KEY ("traditions_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_terms_faq" ADD CONSTRAINT "tradition_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_terms_sources" ADD CONSTRAINT "tradition_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_terms" ADD CONSTRAINT "tradition_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tradition_terms_texts" ADD CONSTRAINT "tradition_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_terms_rels" ADD CONSTRAINT "tradition_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_terms_rels" ADD CONSTRAINT "tradition_terms_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v_version_faq" ADD CONSTRAINT "_tradition_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v_version_sources" ADD CONSTRAINT "_tradition_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tradition_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v" ADD CONSTRAINT "_tradition_terms_v_parent_id_tradition_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tradition_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v" ADD CONSTRAINT "_tradition_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v_texts" ADD CONSTRAINT "_tradition_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tradition_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v_rels" ADD CONSTRAINT "_tradition_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tradition_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v_rels" ADD CONSTRAINT "_tradition_terms_v_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_faq" ADD CONSTRAINT "colours_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_sources" ADD CONSTRAINT "colours_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours" ADD CONSTRAINT "colours_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colours_texts" ADD CONSTRAINT "colours_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_rels" ADD CONSTRAINT "colours_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_rels" ADD CONSTRAINT "colours_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_rels" ADD CONSTRAINT "colours_rels_colour_days_fk" FOREIGN KEY ("colour_days_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_rels" ADD CONSTRAINT "colours_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_version_faq" ADD CONSTRAINT "_colours_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_version_sources" ADD CONSTRAINT "_colours_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v" ADD CONSTRAINT "_colours_v_parent_id_colours_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colours_v" ADD CONSTRAINT "_colours_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colours_v_texts" ADD CONSTRAINT "_colours_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_rels" ADD CONSTRAINT "_colours_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_rels" ADD CONSTRAINT "_colours_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_rels" ADD CONSTRAINT "_colours_v_rels_colour_days_fk" FOREIGN KEY ("colour_days_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_rels" ADD CONSTRAINT "_colours_v_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_palette" ADD CONSTRAINT "colour_days_palette_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_overrides" ADD CONSTRAINT "colour_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_faq" ADD CONSTRAINT "colour_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_sources" ADD CONSTRAINT "colour_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days" ADD CONSTRAINT "colour_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_days_texts" ADD CONSTRAINT "colour_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_rels" ADD CONSTRAINT "colour_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_rels" ADD CONSTRAINT "colour_days_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_version_palette" ADD CONSTRAINT "_colour_days_v_version_palette_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_version_overrides" ADD CONSTRAINT "_colour_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_version_faq" ADD CONSTRAINT "_colour_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_version_sources" ADD CONSTRAINT "_colour_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v" ADD CONSTRAINT "_colour_days_v_parent_id_colour_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_days_v" ADD CONSTRAINT "_colour_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_days_v_texts" ADD CONSTRAINT "_colour_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_rels" ADD CONSTRAINT "_colour_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_rels" ADD CONSTRAINT "_colour_days_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_meanings_faq" ADD CONSTRAINT "colour_meanings_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_meanings_sources" ADD CONSTRAINT "colour_meanings_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_meanings" ADD CONSTRAINT "colour_meanings_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_meanings_texts" ADD CONSTRAINT "colour_meanings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_meanings_rels" ADD CONSTRAINT "colour_meanings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_meanings_rels" ADD CONSTRAINT "colour_meanings_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v_version_faq" ADD CONSTRAINT "_colour_meanings_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_meanings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v_version_sources" ADD CONSTRAINT "_colour_meanings_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_meanings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v" ADD CONSTRAINT "_colour_meanings_v_parent_id_colour_meanings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_meanings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v" ADD CONSTRAINT "_colour_meanings_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v_texts" ADD CONSTRAINT "_colour_meanings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_meanings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v_rels" ADD CONSTRAINT "_colour_meanings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_meanings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v_rels" ADD CONSTRAINT "_colour_meanings_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands_national_colours" ADD CONSTRAINT "colour_lands_national_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands_flag_colours" ADD CONSTRAINT "colour_lands_flag_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands_faq" ADD CONSTRAINT "colour_lands_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands_sources" ADD CONSTRAINT "colour_lands_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands" ADD CONSTRAINT "colour_lands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_lands_texts" ADD CONSTRAINT "colour_lands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_version_national_colours" ADD CONSTRAINT "_colour_lands_v_version_national_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_version_flag_colours" ADD CONSTRAINT "_colour_lands_v_version_flag_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_version_faq" ADD CONSTRAINT "_colour_lands_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_version_sources" ADD CONSTRAINT "_colour_lands_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v" ADD CONSTRAINT "_colour_lands_v_parent_id_colour_lands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_lands_v" ADD CONSTRAINT "_colour_lands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_texts" ADD CONSTRAINT "_colour_lands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_swatches" ADD CONSTRAINT "colour_emotions_swatches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_idioms" ADD CONSTRAINT "colour_emotions_idioms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_faq" ADD CONSTRAINT "colour_emotions_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_sources" ADD CONSTRAINT "colour_emotions_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions" ADD CONSTRAINT "colour_emotions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_emotions_texts" ADD CONSTRAINT "colour_emotions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_rels" ADD CONSTRAINT "colour_emotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_rels" ADD CONSTRAINT "colour_emotions_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_version_swatches" ADD CONSTRAINT "_colour_emotions_v_version_swatches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_emotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_version_idioms" ADD CONSTRAINT "_colour_emotions_v_version_idioms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_emotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_version_faq" ADD CONSTRAINT "_colour_emotions_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_emotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_version_sources" ADD CONSTRAINT "_colour_emotions_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_emotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v" ADD CONSTRAINT "_colour_emotions_v_parent_id_colour_emotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_emotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v" ADD CONSTRAINT "_colour_emotions_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_texts" ADD CONSTRAINT "_colour_emotions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_emotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_rels" ADD CONSTRAINT "_colour_emotions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_emotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_rels" ADD CONSTRAINT "_colour_emotions_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_concepts_faq" ADD CONSTRAINT "colour_concepts_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_concepts_sources" ADD CONSTRAINT "colour_concepts_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_concepts" ADD CONSTRAINT "colour_concepts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_concepts_texts" ADD CONSTRAINT "colour_concepts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_concepts_rels" ADD CONSTRAINT "colour_concepts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_concepts_rels" ADD CONSTRAINT "colour_concepts_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v_version_faq" ADD CONSTRAINT "_colour_concepts_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v_version_sources" ADD CONSTRAINT "_colour_concepts_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v" ADD CONSTRAINT "_colour_concepts_v_parent_id_colour_concepts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_concepts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v" ADD CONSTRAINT "_colour_concepts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v_texts" ADD CONSTRAINT "_colour_concepts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v_rels" ADD CONSTRAINT "_colour_concepts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v_rels" ADD CONSTRAINT "_colour_concepts_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_cities_palette" ADD CONSTRAINT "colour_cities_palette_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_cities_faq" ADD CONSTRAINT "colour_cities_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_cities_sources" ADD CONSTRAINT "colour_cities_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_cities" ADD CONSTRAINT "colour_cities_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_cities_texts" ADD CONSTRAINT "colour_cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_cities_v_version_palette" ADD CONSTRAINT "_colour_cities_v_version_palette_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_cities_v_version_faq" ADD CONSTRAINT "_colour_cities_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_cities_v_version_sources" ADD CONSTRAINT "_colour_cities_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_cities_v" ADD CONSTRAINT "_colour_cities_v_parent_id_colour_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_cities_v" ADD CONSTRAINT "_colour_cities_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_cities_v_texts" ADD CONSTRAINT "_colour_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches_faq" ADD CONSTRAINT "swatches_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches_sources" ADD CONSTRAINT "swatches_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches" ADD CONSTRAINT "swatches_set_id_swatch_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."swatch_sets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "swatches" ADD CONSTRAINT "swatches_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "swatches_texts" ADD CONSTRAINT "swatches_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches_rels" ADD CONSTRAINT "swatches_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches_rels" ADD CONSTRAINT "swatches_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v_version_faq" ADD CONSTRAINT "_swatches_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_swatches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v_version_sources" ADD CONSTRAINT "_swatches_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_swatches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v" ADD CONSTRAINT "_swatches_v_parent_id_swatches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatches_v" ADD CONSTRAINT "_swatches_v_version_set_id_swatch_sets_id_fk" FOREIGN KEY ("version_set_id") REFERENCES "public"."swatch_sets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatches_v" ADD CONSTRAINT "_swatches_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatches_v_texts" ADD CONSTRAINT "_swatches_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_swatches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v_rels" ADD CONSTRAINT "_swatches_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_swatches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v_rels" ADD CONSTRAINT "_swatches_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatch_sets_faq" ADD CONSTRAINT "swatch_sets_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatch_sets_sources" ADD CONSTRAINT "swatch_sets_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatch_sets" ADD CONSTRAINT "swatch_sets_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "swatch_sets_texts" ADD CONSTRAINT "swatch_sets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatch_sets_rels" ADD CONSTRAINT "swatch_sets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatch_sets_rels" ADD CONSTRAINT "swatch_sets_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v_version_faq" ADD CONSTRAINT "_swatch_sets_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_swatch_sets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v_version_sources" ADD CONSTRAINT "_swatch_sets_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_swatch_sets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v" ADD CONSTRAINT "_swatch_sets_v_parent_id_swatch_sets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."swatch_sets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v" ADD CONSTRAINT "_swatch_sets_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v_texts" ADD CONSTRAINT "_swatch_sets_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_swatch_sets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v_rels" ADD CONSTRAINT "_swatch_sets_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_swatch_sets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v_rels" ADD CONSTRAINT "_swatch_sets_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_terms_faq" ADD CONSTRAINT "colour_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_terms_sources" ADD CONSTRAINT "colour_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_terms" ADD CONSTRAINT "colour_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colour_terms_texts" ADD CONSTRAINT "colour_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_terms_rels" ADD CONSTRAINT "colour_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_terms_rels" ADD CONSTRAINT "colour_terms_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_terms_v_version_faq" ADD CONSTRAINT "_colour_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_terms_v_version_sources" ADD CONSTRAINT "_colour_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colour_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_terms_v" ADD CONSTRAINT "_colour_terms_v_parent_id_colour_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_terms_v" ADD CONSTRAINT "_colour_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colour_terms_v_texts" ADD CONSTRAINT "_colour_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_terms_v_rels" ADD CONSTRAINT "_colour_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_terms_v_rels" ADD CONSTRAINT "_colour_terms_v_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_variations" ADD CONSTRAINT "dishes_variations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_faq" ADD CONSTRAINT "dishes_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_sources" ADD CONSTRAINT "dishes_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes" ADD CONSTRAINT "dishes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dishes_texts" ADD CONSTRAINT "dishes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_rels" ADD CONSTRAINT "dishes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_rels" ADD CONSTRAINT "dishes_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_rels" ADD CONSTRAINT "dishes_rels_food_days_fk" FOREIGN KEY ("food_days_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_version_variations" ADD CONSTRAINT "_dishes_v_version_variations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_version_faq" ADD CONSTRAINT "_dishes_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_version_sources" ADD CONSTRAINT "_dishes_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v" ADD CONSTRAINT "_dishes_v_parent_id_dishes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dishes_v" ADD CONSTRAINT "_dishes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dishes_v_texts" ADD CONSTRAINT "_dishes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_rels" ADD CONSTRAINT "_dishes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_rels" ADD CONSTRAINT "_dishes_v_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_rels" ADD CONSTRAINT "_dishes_v_rels_food_days_fk" FOREIGN KEY ("food_days_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days_overrides" ADD CONSTRAINT "food_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days_faq" ADD CONSTRAINT "food_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days_sources" ADD CONSTRAINT "food_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days" ADD CONSTRAINT "food_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_days_texts" ADD CONSTRAINT "food_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days_rels" ADD CONSTRAINT "food_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days_rels" ADD CONSTRAINT "food_days_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v_version_overrides" ADD CONSTRAINT "_food_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v_version_faq" ADD CONSTRAINT "_food_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v_version_sources" ADD CONSTRAINT "_food_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v" ADD CONSTRAINT "_food_days_v_parent_id_food_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_days_v" ADD CONSTRAINT "_food_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_days_v_texts" ADD CONSTRAINT "_food_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v_rels" ADD CONSTRAINT "_food_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v_rels" ADD CONSTRAINT "_food_days_v_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_faq" ADD CONSTRAINT "food_produce_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_sources" ADD CONSTRAINT "food_produce_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce" ADD CONSTRAINT "food_produce_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_produce_texts" ADD CONSTRAINT "food_produce_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_numbers" ADD CONSTRAINT "food_produce_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_rels" ADD CONSTRAINT "food_produce_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_rels" ADD CONSTRAINT "food_produce_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_rels" ADD CONSTRAINT "food_produce_rels_dishes_fk" FOREIGN KEY ("dishes_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_version_faq" ADD CONSTRAINT "_food_produce_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_produce_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_version_sources" ADD CONSTRAINT "_food_produce_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_produce_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v" ADD CONSTRAINT "_food_produce_v_parent_id_food_produce_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_produce"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_produce_v" ADD CONSTRAINT "_food_produce_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_produce_v_texts" ADD CONSTRAINT "_food_produce_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_produce_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_numbers" ADD CONSTRAINT "_food_produce_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_produce_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_rels" ADD CONSTRAINT "_food_produce_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_produce_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_rels" ADD CONSTRAINT "_food_produce_v_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_rels" ADD CONSTRAINT "_food_produce_v_rels_dishes_fk" FOREIGN KEY ("dishes_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cuisines_faq" ADD CONSTRAINT "cuisines_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cuisines_sources" ADD CONSTRAINT "cuisines_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cuisines" ADD CONSTRAINT "cuisines_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cuisines_texts" ADD CONSTRAINT "cuisines_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cuisines_v_version_faq" ADD CONSTRAINT "_cuisines_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cuisines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cuisines_v_version_sources" ADD CONSTRAINT "_cuisines_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cuisines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cuisines_v" ADD CONSTRAINT "_cuisines_v_parent_id_cuisines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cuisines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cuisines_v" ADD CONSTRAINT "_cuisines_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cuisines_v_texts" ADD CONSTRAINT "_cuisines_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cuisines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating_faq" ADD CONSTRAINT "ways_of_eating_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating_sources" ADD CONSTRAINT "ways_of_eating_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating" ADD CONSTRAINT "ways_of_eating_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ways_of_eating_texts" ADD CONSTRAINT "ways_of_eating_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating_rels" ADD CONSTRAINT "ways_of_eating_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating_rels" ADD CONSTRAINT "ways_of_eating_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating_rels" ADD CONSTRAINT "ways_of_eating_rels_dishes_fk" FOREIGN KEY ("dishes_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_version_faq" ADD CONSTRAINT "_ways_of_eating_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ways_of_eating_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_version_sources" ADD CONSTRAINT "_ways_of_eating_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ways_of_eating_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v" ADD CONSTRAINT "_ways_of_eating_v_parent_id_ways_of_eating_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v" ADD CONSTRAINT "_ways_of_eating_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_texts" ADD CONSTRAINT "_ways_of_eating_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ways_of_eating_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_rels" ADD CONSTRAINT "_ways_of_eating_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ways_of_eating_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_rels" ADD CONSTRAINT "_ways_of_eating_v_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_rels" ADD CONSTRAINT "_ways_of_eating_v_rels_dishes_fk" FOREIGN KEY ("dishes_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_cities_faq" ADD CONSTRAINT "food_cities_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_cities_sources" ADD CONSTRAINT "food_cities_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_cities" ADD CONSTRAINT "food_cities_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_cities_texts" ADD CONSTRAINT "food_cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_cities_v_version_faq" ADD CONSTRAINT "_food_cities_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_cities_v_version_sources" ADD CONSTRAINT "_food_cities_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_cities_v" ADD CONSTRAINT "_food_cities_v_parent_id_food_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_cities_v" ADD CONSTRAINT "_food_cities_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_cities_v_texts" ADD CONSTRAINT "_food_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_terms_faq" ADD CONSTRAINT "food_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_terms_sources" ADD CONSTRAINT "food_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_terms" ADD CONSTRAINT "food_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "food_terms_texts" ADD CONSTRAINT "food_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_terms_rels" ADD CONSTRAINT "food_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_terms_rels" ADD CONSTRAINT "food_terms_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_terms_v_version_faq" ADD CONSTRAINT "_food_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_terms_v_version_sources" ADD CONSTRAINT "_food_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_food_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_terms_v" ADD CONSTRAINT "_food_terms_v_parent_id_food_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_terms_v" ADD CONSTRAINT "_food_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_food_terms_v_texts" ADD CONSTRAINT "_food_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_terms_v_rels" ADD CONSTRAINT "_food_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_terms_v_rels" ADD CONSTRAINT "_food_terms_v_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_faq" ADD CONSTRAINT "cheeses_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_sources" ADD CONSTRAINT "cheeses_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses" ADD CONSTRAINT "cheeses_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheeses_texts" ADD CONSTRAINT "cheeses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_numbers" ADD CONSTRAINT "cheeses_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_rels" ADD CONSTRAINT "cheeses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_rels" ADD CONSTRAINT "cheeses_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_rels" ADD CONSTRAINT "cheeses_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_rels" ADD CONSTRAINT "cheeses_rels_cheese_days_fk" FOREIGN KEY ("cheese_days_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_rels" ADD CONSTRAINT "cheeses_rels_cheeses_fk" FOREIGN KEY ("cheeses_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_version_faq" ADD CONSTRAINT "_cheeses_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheeses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_version_sources" ADD CONSTRAINT "_cheeses_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheeses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v" ADD CONSTRAINT "_cheeses_v_parent_id_cheeses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheeses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheeses_v" ADD CONSTRAINT "_cheeses_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheeses_v_texts" ADD CONSTRAINT "_cheeses_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheeses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_numbers" ADD CONSTRAINT "_cheeses_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheeses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_rels" ADD CONSTRAINT "_cheeses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheeses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_rels" ADD CONSTRAINT "_cheeses_v_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_rels" ADD CONSTRAINT "_cheeses_v_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_rels" ADD CONSTRAINT "_cheeses_v_rels_cheese_days_fk" FOREIGN KEY ("cheese_days_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_rels" ADD CONSTRAINT "_cheeses_v_rels_cheeses_fk" FOREIGN KEY ("cheeses_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days_overrides" ADD CONSTRAINT "cheese_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days_faq" ADD CONSTRAINT "cheese_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days_sources" ADD CONSTRAINT "cheese_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days" ADD CONSTRAINT "cheese_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_days_texts" ADD CONSTRAINT "cheese_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days_rels" ADD CONSTRAINT "cheese_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days_rels" ADD CONSTRAINT "cheese_days_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_version_overrides" ADD CONSTRAINT "_cheese_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_version_faq" ADD CONSTRAINT "_cheese_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_version_sources" ADD CONSTRAINT "_cheese_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v" ADD CONSTRAINT "_cheese_days_v_parent_id_cheese_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_days_v" ADD CONSTRAINT "_cheese_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_texts" ADD CONSTRAINT "_cheese_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_rels" ADD CONSTRAINT "_cheese_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_rels" ADD CONSTRAINT "_cheese_days_v_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_ingredients" ADD CONSTRAINT "cheese_dishes_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_steps" ADD CONSTRAINT "cheese_dishes_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_faq" ADD CONSTRAINT "cheese_dishes_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_sources" ADD CONSTRAINT "cheese_dishes_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes" ADD CONSTRAINT "cheese_dishes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_dishes_texts" ADD CONSTRAINT "cheese_dishes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_rels" ADD CONSTRAINT "cheese_dishes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_rels" ADD CONSTRAINT "cheese_dishes_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_version_ingredients" ADD CONSTRAINT "_cheese_dishes_v_version_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_version_steps" ADD CONSTRAINT "_cheese_dishes_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_version_faq" ADD CONSTRAINT "_cheese_dishes_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_version_sources" ADD CONSTRAINT "_cheese_dishes_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v" ADD CONSTRAINT "_cheese_dishes_v_parent_id_cheese_dishes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v" ADD CONSTRAINT "_cheese_dishes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_texts" ADD CONSTRAINT "_cheese_dishes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_rels" ADD CONSTRAINT "_cheese_dishes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_rels" ADD CONSTRAINT "_cheese_dishes_v_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_places_faq" ADD CONSTRAINT "cheese_places_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_places_sources" ADD CONSTRAINT "cheese_places_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_places" ADD CONSTRAINT "cheese_places_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_places_texts" ADD CONSTRAINT "cheese_places_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_places_v_version_faq" ADD CONSTRAINT "_cheese_places_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_places_v_version_sources" ADD CONSTRAINT "_cheese_places_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_places_v" ADD CONSTRAINT "_cheese_places_v_parent_id_cheese_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_places_v" ADD CONSTRAINT "_cheese_places_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_places_v_texts" ADD CONSTRAINT "_cheese_places_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_faq" ADD CONSTRAINT "cheese_weekdays_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_sources" ADD CONSTRAINT "cheese_weekdays_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays" ADD CONSTRAINT "cheese_weekdays_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_texts" ADD CONSTRAINT "cheese_weekdays_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_rels" ADD CONSTRAINT "cheese_weekdays_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_rels" ADD CONSTRAINT "cheese_weekdays_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_rels" ADD CONSTRAINT "cheese_weekdays_rels_cheeses_fk" FOREIGN KEY ("cheeses_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_rels" ADD CONSTRAINT "cheese_weekdays_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_version_faq" ADD CONSTRAINT "_cheese_weekdays_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_version_sources" ADD CONSTRAINT "_cheese_weekdays_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v" ADD CONSTRAINT "_cheese_weekdays_v_parent_id_cheese_weekdays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v" ADD CONSTRAINT "_cheese_weekdays_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_texts" ADD CONSTRAINT "_cheese_weekdays_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_rels" ADD CONSTRAINT "_cheese_weekdays_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_rels" ADD CONSTRAINT "_cheese_weekdays_v_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_rels" ADD CONSTRAINT "_cheese_weekdays_v_rels_cheeses_fk" FOREIGN KEY ("cheeses_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_rels" ADD CONSTRAINT "_cheese_weekdays_v_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_lands_faq" ADD CONSTRAINT "cheese_lands_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_lands_sources" ADD CONSTRAINT "cheese_lands_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_lands" ADD CONSTRAINT "cheese_lands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_lands_texts" ADD CONSTRAINT "cheese_lands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v_version_faq" ADD CONSTRAINT "_cheese_lands_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v_version_sources" ADD CONSTRAINT "_cheese_lands_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v" ADD CONSTRAINT "_cheese_lands_v_parent_id_cheese_lands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_lands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v" ADD CONSTRAINT "_cheese_lands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v_texts" ADD CONSTRAINT "_cheese_lands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_terms_faq" ADD CONSTRAINT "cheese_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_terms_sources" ADD CONSTRAINT "cheese_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_terms" ADD CONSTRAINT "cheese_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cheese_terms_texts" ADD CONSTRAINT "cheese_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_terms_rels" ADD CONSTRAINT "cheese_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_terms_rels" ADD CONSTRAINT "cheese_terms_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v_version_faq" ADD CONSTRAINT "_cheese_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v_version_sources" ADD CONSTRAINT "_cheese_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cheese_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v" ADD CONSTRAINT "_cheese_terms_v_parent_id_cheese_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v" ADD CONSTRAINT "_cheese_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v_texts" ADD CONSTRAINT "_cheese_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v_rels" ADD CONSTRAINT "_cheese_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v_rels" ADD CONSTRAINT "_cheese_terms_v_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_faq" ADD CONSTRAINT "breeds_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_sources" ADD CONSTRAINT "breeds_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds" ADD CONSTRAINT "breeds_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "breeds_texts" ADD CONSTRAINT "breeds_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_rels" ADD CONSTRAINT "breeds_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_rels" ADD CONSTRAINT "breeds_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_rels" ADD CONSTRAINT "breeds_rels_cattle_products_fk" FOREIGN KEY ("cattle_products_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_rels" ADD CONSTRAINT "breeds_rels_cattle_days_fk" FOREIGN KEY ("cattle_days_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_rels" ADD CONSTRAINT "breeds_rels_breeds_fk" FOREIGN KEY ("breeds_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_version_faq" ADD CONSTRAINT "_breeds_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_breeds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_version_sources" ADD CONSTRAINT "_breeds_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_breeds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v" ADD CONSTRAINT "_breeds_v_parent_id_breeds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."breeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_breeds_v" ADD CONSTRAINT "_breeds_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_breeds_v_texts" ADD CONSTRAINT "_breeds_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_breeds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_rels" ADD CONSTRAINT "_breeds_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_breeds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_rels" ADD CONSTRAINT "_breeds_v_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_rels" ADD CONSTRAINT "_breeds_v_rels_cattle_products_fk" FOREIGN KEY ("cattle_products_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_rels" ADD CONSTRAINT "_breeds_v_rels_cattle_days_fk" FOREIGN KEY ("cattle_days_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_rels" ADD CONSTRAINT "_breeds_v_rels_breeds_fk" FOREIGN KEY ("breeds_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days_overrides" ADD CONSTRAINT "cattle_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days_faq" ADD CONSTRAINT "cattle_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days_sources" ADD CONSTRAINT "cattle_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days" ADD CONSTRAINT "cattle_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_days_texts" ADD CONSTRAINT "cattle_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days_rels" ADD CONSTRAINT "cattle_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days_rels" ADD CONSTRAINT "cattle_days_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_version_overrides" ADD CONSTRAINT "_cattle_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_version_faq" ADD CONSTRAINT "_cattle_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_version_sources" ADD CONSTRAINT "_cattle_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v" ADD CONSTRAINT "_cattle_days_v_parent_id_cattle_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_days_v" ADD CONSTRAINT "_cattle_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_texts" ADD CONSTRAINT "_cattle_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_rels" ADD CONSTRAINT "_cattle_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_rels" ADD CONSTRAINT "_cattle_days_v_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_inputs" ADD CONSTRAINT "cattle_products_inputs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_steps" ADD CONSTRAINT "cattle_products_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_faq" ADD CONSTRAINT "cattle_products_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_sources" ADD CONSTRAINT "cattle_products_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products" ADD CONSTRAINT "cattle_products_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_products_texts" ADD CONSTRAINT "cattle_products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_rels" ADD CONSTRAINT "cattle_products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_rels" ADD CONSTRAINT "cattle_products_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_version_inputs" ADD CONSTRAINT "_cattle_products_v_version_inputs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_version_steps" ADD CONSTRAINT "_cattle_products_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_version_faq" ADD CONSTRAINT "_cattle_products_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_version_sources" ADD CONSTRAINT "_cattle_products_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v" ADD CONSTRAINT "_cattle_products_v_parent_id_cattle_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_products_v" ADD CONSTRAINT "_cattle_products_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_texts" ADD CONSTRAINT "_cattle_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_rels" ADD CONSTRAINT "_cattle_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_rels" ADD CONSTRAINT "_cattle_products_v_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_places_faq" ADD CONSTRAINT "cattle_places_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_places_sources" ADD CONSTRAINT "cattle_places_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_places" ADD CONSTRAINT "cattle_places_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_places_texts" ADD CONSTRAINT "cattle_places_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_places_v_version_faq" ADD CONSTRAINT "_cattle_places_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_places_v_version_sources" ADD CONSTRAINT "_cattle_places_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_places_v" ADD CONSTRAINT "_cattle_places_v_parent_id_cattle_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_places_v" ADD CONSTRAINT "_cattle_places_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_places_v_texts" ADD CONSTRAINT "_cattle_places_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_markets" ADD CONSTRAINT "cattle_weekdays_markets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_faq" ADD CONSTRAINT "cattle_weekdays_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_sources" ADD CONSTRAINT "cattle_weekdays_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays" ADD CONSTRAINT "cattle_weekdays_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_texts" ADD CONSTRAINT "cattle_weekdays_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_rels" ADD CONSTRAINT "cattle_weekdays_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_rels" ADD CONSTRAINT "cattle_weekdays_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_rels" ADD CONSTRAINT "cattle_weekdays_rels_breeds_fk" FOREIGN KEY ("breeds_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_version_markets" ADD CONSTRAINT "_cattle_weekdays_v_version_markets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_version_faq" ADD CONSTRAINT "_cattle_weekdays_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_version_sources" ADD CONSTRAINT "_cattle_weekdays_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v" ADD CONSTRAINT "_cattle_weekdays_v_parent_id_cattle_weekdays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v" ADD CONSTRAINT "_cattle_weekdays_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_texts" ADD CONSTRAINT "_cattle_weekdays_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_rels" ADD CONSTRAINT "_cattle_weekdays_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_weekdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_rels" ADD CONSTRAINT "_cattle_weekdays_v_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_rels" ADD CONSTRAINT "_cattle_weekdays_v_rels_breeds_fk" FOREIGN KEY ("breeds_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_lands_faq" ADD CONSTRAINT "cattle_lands_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_lands_sources" ADD CONSTRAINT "cattle_lands_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_lands" ADD CONSTRAINT "cattle_lands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_lands_texts" ADD CONSTRAINT "cattle_lands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v_version_faq" ADD CONSTRAINT "_cattle_lands_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v_version_sources" ADD CONSTRAINT "_cattle_lands_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v" ADD CONSTRAINT "_cattle_lands_v_parent_id_cattle_lands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_lands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v" ADD CONSTRAINT "_cattle_lands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v_texts" ADD CONSTRAINT "_cattle_lands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_terms_faq" ADD CONSTRAINT "cattle_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_terms_sources" ADD CONSTRAINT "cattle_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_terms" ADD CONSTRAINT "cattle_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cattle_terms_texts" ADD CONSTRAINT "cattle_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_terms_rels" ADD CONSTRAINT "cattle_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_terms_rels" ADD CONSTRAINT "cattle_terms_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v_version_faq" ADD CONSTRAINT "_cattle_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v_version_sources" ADD CONSTRAINT "_cattle_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cattle_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v" ADD CONSTRAINT "_cattle_terms_v_parent_id_cattle_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v" ADD CONSTRAINT "_cattle_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v_texts" ADD CONSTRAINT "_cattle_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v_rels" ADD CONSTRAINT "_cattle_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v_rels" ADD CONSTRAINT "_cattle_terms_v_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_faq" ADD CONSTRAINT "sarees_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sarees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_sources" ADD CONSTRAINT "sarees_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sarees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees" ADD CONSTRAINT "sarees_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sarees_texts" ADD CONSTRAINT "sarees_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sarees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_rels" ADD CONSTRAINT "sarees_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sarees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_rels" ADD CONSTRAINT "sarees_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_rels" ADD CONSTRAINT "sarees_rels_drapes_fk" FOREIGN KEY ("drapes_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_rels" ADD CONSTRAINT "sarees_rels_wear_days_fk" FOREIGN KEY ("wear_days_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_version_faq" ADD CONSTRAINT "_sarees_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sarees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_version_sources" ADD CONSTRAINT "_sarees_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sarees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v" ADD CONSTRAINT "_sarees_v_parent_id_sarees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sarees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sarees_v" ADD CONSTRAINT "_sarees_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sarees_v_texts" ADD CONSTRAINT "_sarees_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sarees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_rels" ADD CONSTRAINT "_sarees_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sarees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_rels" ADD CONSTRAINT "_sarees_v_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_rels" ADD CONSTRAINT "_sarees_v_rels_drapes_fk" FOREIGN KEY ("drapes_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_rels" ADD CONSTRAINT "_sarees_v_rels_wear_days_fk" FOREIGN KEY ("wear_days_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days_overrides" ADD CONSTRAINT "wear_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days_faq" ADD CONSTRAINT "wear_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days_sources" ADD CONSTRAINT "wear_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days" ADD CONSTRAINT "wear_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wear_days_texts" ADD CONSTRAINT "wear_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days_rels" ADD CONSTRAINT "wear_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days_rels" ADD CONSTRAINT "wear_days_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v_version_overrides" ADD CONSTRAINT "_wear_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wear_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v_version_faq" ADD CONSTRAINT "_wear_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wear_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v_version_sources" ADD CONSTRAINT "_wear_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wear_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v" ADD CONSTRAINT "_wear_days_v_parent_id_wear_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wear_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wear_days_v" ADD CONSTRAINT "_wear_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wear_days_v_texts" ADD CONSTRAINT "_wear_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wear_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v_rels" ADD CONSTRAINT "_wear_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wear_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v_rels" ADD CONSTRAINT "_wear_days_v_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes_steps" ADD CONSTRAINT "drapes_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes_faq" ADD CONSTRAINT "drapes_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes_sources" ADD CONSTRAINT "drapes_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes" ADD CONSTRAINT "drapes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drapes_texts" ADD CONSTRAINT "drapes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes_rels" ADD CONSTRAINT "drapes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes_rels" ADD CONSTRAINT "drapes_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v_version_steps" ADD CONSTRAINT "_drapes_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drapes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v_version_faq" ADD CONSTRAINT "_drapes_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drapes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v_version_sources" ADD CONSTRAINT "_drapes_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drapes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v" ADD CONSTRAINT "_drapes_v_parent_id_drapes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."drapes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drapes_v" ADD CONSTRAINT "_drapes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drapes_v_texts" ADD CONSTRAINT "_drapes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_drapes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v_rels" ADD CONSTRAINT "_drapes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_drapes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v_rels" ADD CONSTRAINT "_drapes_v_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_centres_indications" ADD CONSTRAINT "saree_centres_indications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_centres_faq" ADD CONSTRAINT "saree_centres_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_centres_sources" ADD CONSTRAINT "saree_centres_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_centres" ADD CONSTRAINT "saree_centres_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saree_centres_texts" ADD CONSTRAINT "saree_centres_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_centres_v_version_indications" ADD CONSTRAINT "_saree_centres_v_version_indications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_centres_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_centres_v_version_faq" ADD CONSTRAINT "_saree_centres_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_centres_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_centres_v_version_sources" ADD CONSTRAINT "_saree_centres_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_centres_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_centres_v" ADD CONSTRAINT "_saree_centres_v_parent_id_saree_centres_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_centres"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_centres_v" ADD CONSTRAINT "_saree_centres_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_centres_v_texts" ADD CONSTRAINT "_saree_centres_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_saree_centres_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_lands_faq" ADD CONSTRAINT "saree_lands_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_lands_sources" ADD CONSTRAINT "saree_lands_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_lands" ADD CONSTRAINT "saree_lands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saree_lands_texts" ADD CONSTRAINT "saree_lands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_lands_v_version_faq" ADD CONSTRAINT "_saree_lands_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_lands_v_version_sources" ADD CONSTRAINT "_saree_lands_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_lands_v" ADD CONSTRAINT "_saree_lands_v_parent_id_saree_lands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_lands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_lands_v" ADD CONSTRAINT "_saree_lands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_lands_v_texts" ADD CONSTRAINT "_saree_lands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_saree_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_terms_faq" ADD CONSTRAINT "saree_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_terms_sources" ADD CONSTRAINT "saree_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_terms" ADD CONSTRAINT "saree_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saree_terms_texts" ADD CONSTRAINT "saree_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_terms_rels" ADD CONSTRAINT "saree_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_terms_rels" ADD CONSTRAINT "saree_terms_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_terms_v_version_faq" ADD CONSTRAINT "_saree_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_terms_v_version_sources" ADD CONSTRAINT "_saree_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_saree_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_terms_v" ADD CONSTRAINT "_saree_terms_v_parent_id_saree_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_terms_v" ADD CONSTRAINT "_saree_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saree_terms_v_texts" ADD CONSTRAINT "_saree_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_saree_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_terms_v_rels" ADD CONSTRAINT "_saree_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_saree_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_terms_v_rels" ADD CONSTRAINT "_saree_terms_v_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_styles" ADD CONSTRAINT "dances_styles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_faq" ADD CONSTRAINT "dances_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_sources" ADD CONSTRAINT "dances_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances" ADD CONSTRAINT "dances_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dances_texts" ADD CONSTRAINT "dances_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_rels" ADD CONSTRAINT "dances_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_rels" ADD CONSTRAINT "dances_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_rels" ADD CONSTRAINT "dances_rels_dance_days_fk" FOREIGN KEY ("dance_days_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_version_styles" ADD CONSTRAINT "_dances_v_version_styles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_version_faq" ADD CONSTRAINT "_dances_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_version_sources" ADD CONSTRAINT "_dances_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v" ADD CONSTRAINT "_dances_v_parent_id_dances_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dances"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dances_v" ADD CONSTRAINT "_dances_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dances_v_texts" ADD CONSTRAINT "_dances_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_rels" ADD CONSTRAINT "_dances_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_rels" ADD CONSTRAINT "_dances_v_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_rels" ADD CONSTRAINT "_dances_v_rels_dance_days_fk" FOREIGN KEY ("dance_days_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days_overrides" ADD CONSTRAINT "dance_days_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days_faq" ADD CONSTRAINT "dance_days_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days_sources" ADD CONSTRAINT "dance_days_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days" ADD CONSTRAINT "dance_days_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_days_texts" ADD CONSTRAINT "dance_days_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days_rels" ADD CONSTRAINT "dance_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days_rels" ADD CONSTRAINT "dance_days_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v_version_overrides" ADD CONSTRAINT "_dance_days_v_version_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v_version_faq" ADD CONSTRAINT "_dance_days_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v_version_sources" ADD CONSTRAINT "_dance_days_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v" ADD CONSTRAINT "_dance_days_v_parent_id_dance_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_days_v" ADD CONSTRAINT "_dance_days_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_days_v_texts" ADD CONSTRAINT "_dance_days_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v_rels" ADD CONSTRAINT "_dance_days_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_days_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v_rels" ADD CONSTRAINT "_dance_days_v_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_faq" ADD CONSTRAINT "ways_of_dancing_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_sources" ADD CONSTRAINT "ways_of_dancing_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing" ADD CONSTRAINT "ways_of_dancing_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_texts" ADD CONSTRAINT "ways_of_dancing_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_rels" ADD CONSTRAINT "ways_of_dancing_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_rels" ADD CONSTRAINT "ways_of_dancing_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_rels" ADD CONSTRAINT "ways_of_dancing_rels_dances_fk" FOREIGN KEY ("dances_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_version_faq" ADD CONSTRAINT "_ways_of_dancing_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ways_of_dancing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_version_sources" ADD CONSTRAINT "_ways_of_dancing_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ways_of_dancing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v" ADD CONSTRAINT "_ways_of_dancing_v_parent_id_ways_of_dancing_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v" ADD CONSTRAINT "_ways_of_dancing_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_texts" ADD CONSTRAINT "_ways_of_dancing_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ways_of_dancing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_rels" ADD CONSTRAINT "_ways_of_dancing_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ways_of_dancing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_rels" ADD CONSTRAINT "_ways_of_dancing_v_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_rels" ADD CONSTRAINT "_ways_of_dancing_v_rels_dances_fk" FOREIGN KEY ("dances_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_lands_faq" ADD CONSTRAINT "dance_lands_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_lands_sources" ADD CONSTRAINT "dance_lands_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_lands" ADD CONSTRAINT "dance_lands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_lands_texts" ADD CONSTRAINT "dance_lands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_lands_v_version_faq" ADD CONSTRAINT "_dance_lands_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_lands_v_version_sources" ADD CONSTRAINT "_dance_lands_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_lands_v" ADD CONSTRAINT "_dance_lands_v_parent_id_dance_lands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_lands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_lands_v" ADD CONSTRAINT "_dance_lands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_lands_v_texts" ADD CONSTRAINT "_dance_lands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_cities_faq" ADD CONSTRAINT "dance_cities_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_cities_sources" ADD CONSTRAINT "dance_cities_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_cities" ADD CONSTRAINT "dance_cities_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_cities_texts" ADD CONSTRAINT "dance_cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_cities_v_version_faq" ADD CONSTRAINT "_dance_cities_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_cities_v_version_sources" ADD CONSTRAINT "_dance_cities_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_cities_v" ADD CONSTRAINT "_dance_cities_v_parent_id_dance_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_cities_v" ADD CONSTRAINT "_dance_cities_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_cities_v_texts" ADD CONSTRAINT "_dance_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_terms_faq" ADD CONSTRAINT "dance_terms_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_terms_sources" ADD CONSTRAINT "dance_terms_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_terms" ADD CONSTRAINT "dance_terms_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dance_terms_texts" ADD CONSTRAINT "dance_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_terms_rels" ADD CONSTRAINT "dance_terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_terms_rels" ADD CONSTRAINT "dance_terms_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_terms_v_version_faq" ADD CONSTRAINT "_dance_terms_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_terms_v_version_sources" ADD CONSTRAINT "_dance_terms_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dance_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_terms_v" ADD CONSTRAINT "_dance_terms_v_parent_id_dance_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_terms_v" ADD CONSTRAINT "_dance_terms_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dance_terms_v_texts" ADD CONSTRAINT "_dance_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_terms_v_rels" ADD CONSTRAINT "_dance_terms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_terms_v_rels" ADD CONSTRAINT "_dance_terms_v_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "traditions_further_reading_order_idx" ON "traditions_further_reading" USING btree ("_order");
  CREATE INDEX "traditions_further_reading_parent_id_idx" ON "traditions_further_reading" USING btree ("_parent_id");
  CREATE INDEX "traditions_faq_order_idx" ON "traditions_faq" USING btree ("_order");
  CREATE INDEX "traditions_faq_parent_id_idx" ON "traditions_faq" USING btree ("_parent_id");
  CREATE INDEX "traditions_sources_order_idx" ON "traditions_sources" USING btree ("_order");
  CREATE INDEX "traditions_sources_parent_id_idx" ON "traditions_sources" USING btree ("_parent_id");
  CREATE INDEX "traditions_name_idx" ON "traditions" USING btree ("name");
  CREATE INDEX "traditions_picture_idx" ON "traditions" USING btree ("picture_id");
  CREATE UNIQUE INDEX "traditions_slug_idx" ON "traditions" USING btree ("slug");
  CREATE INDEX "traditions_updated_at_idx" ON "traditions" USING btree ("updated_at");
  CREATE INDEX "traditions_created_at_idx" ON "traditions" USING btree ("created_at");
  CREATE INDEX "traditions_deleted_at_idx" ON "traditions" USING btree ("deleted_at");
  CREATE INDEX "traditions__status_idx" ON "traditions" USING btree ("_status");
  CREATE INDEX "traditions_texts_order_parent" ON "traditions_texts" USING btree ("order","parent_id");
  CREATE INDEX "traditions_rels_order_idx" ON "traditions_rels" USING btree ("order");
  CREATE INDEX "traditions_rels_parent_idx" ON "traditions_rels" USING btree ("parent_id");
  CREATE INDEX "traditions_rels_path_idx" ON "traditions_rels" USING btree ("path");
  CREATE INDEX "traditions_rels_tradition_cities_id_idx" ON "traditions_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "traditions_rels_tradition_days_id_idx" ON "traditions_rels" USING btree ("tradition_days_id");
  CREATE INDEX "_traditions_v_version_further_reading_order_idx" ON "_traditions_v_version_further_reading" USING btree ("_order");
  CREATE INDEX "_traditions_v_version_further_reading_parent_id_idx" ON "_traditions_v_version_further_reading" USING btree ("_parent_id");
  CREATE INDEX "_traditions_v_version_faq_order_idx" ON "_traditions_v_version_faq" USING btree ("_order");
  CREATE INDEX "_traditions_v_version_faq_parent_id_idx" ON "_traditions_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_traditions_v_version_sources_order_idx" ON "_traditions_v_version_sources" USING btree ("_order");
  CREATE INDEX "_traditions_v_version_sources_parent_id_idx" ON "_traditions_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_traditions_v_parent_idx" ON "_traditions_v" USING btree ("parent_id");
  CREATE INDEX "_traditions_v_version_version_name_idx" ON "_traditions_v" USING btree ("version_name");
  CREATE INDEX "_traditions_v_version_version_picture_idx" ON "_traditions_v" USING btree ("version_picture_id");
  CREATE INDEX "_traditions_v_version_version_slug_idx" ON "_traditions_v" USING btree ("version_slug");
  CREATE INDEX "_traditions_v_version_version_updated_at_idx" ON "_traditions_v" USING btree ("version_updated_at");
  CREATE INDEX "_traditions_v_version_version_created_at_idx" ON "_traditions_v" USING btree ("version_created_at");
  CREATE INDEX "_traditions_v_version_version_deleted_at_idx" ON "_traditions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_traditions_v_version_version__status_idx" ON "_traditions_v" USING btree ("version__status");
  CREATE INDEX "_traditions_v_created_at_idx" ON "_traditions_v" USING btree ("created_at");
  CREATE INDEX "_traditions_v_updated_at_idx" ON "_traditions_v" USING btree ("updated_at");
  CREATE INDEX "_traditions_v_latest_idx" ON "_traditions_v" USING btree ("latest");
  CREATE INDEX "_traditions_v_autosave_idx" ON "_traditions_v" USING btree ("autosave");
  CREATE INDEX "_traditions_v_texts_order_parent" ON "_traditions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_traditions_v_rels_order_idx" ON "_traditions_v_rels" USING btree ("order");
  CREATE INDEX "_traditions_v_rels_parent_idx" ON "_traditions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_traditions_v_rels_path_idx" ON "_traditions_v_rels" USING btree ("path");
  CREATE INDEX "_traditions_v_rels_tradition_cities_id_idx" ON "_traditions_v_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "_traditions_v_rels_tradition_days_id_idx" ON "_traditions_v_rels" USING btree ("tradition_days_id");
  CREATE INDEX "tradition_days_overrides_order_idx" ON "tradition_days_overrides" USING btree ("_order");
  CREATE INDEX "tradition_days_overrides_parent_id_idx" ON "tradition_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "tradition_days_faq_order_idx" ON "tradition_days_faq" USING btree ("_order");
  CREATE INDEX "tradition_days_faq_parent_id_idx" ON "tradition_days_faq" USING btree ("_parent_id");
  CREATE INDEX "tradition_days_sources_order_idx" ON "tradition_days_sources" USING btree ("_order");
  CREATE INDEX "tradition_days_sources_parent_id_idx" ON "tradition_days_sources" USING btree ("_parent_id");
  CREATE INDEX "tradition_days_name_idx" ON "tradition_days" USING btree ("name");
  CREATE INDEX "tradition_days_picture_idx" ON "tradition_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "tradition_days_slug_idx" ON "tradition_days" USING btree ("slug");
  CREATE INDEX "tradition_days_updated_at_idx" ON "tradition_days" USING btree ("updated_at");
  CREATE INDEX "tradition_days_created_at_idx" ON "tradition_days" USING btree ("created_at");
  CREATE INDEX "tradition_days_deleted_at_idx" ON "tradition_days" USING btree ("deleted_at");
  CREATE INDEX "tradition_days__status_idx" ON "tradition_days" USING btree ("_status");
  CREATE INDEX "tradition_days_texts_order_parent" ON "tradition_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "tradition_days_rels_order_idx" ON "tradition_days_rels" USING btree ("order");
  CREATE INDEX "tradition_days_rels_parent_idx" ON "tradition_days_rels" USING btree ("parent_id");
  CREATE INDEX "tradition_days_rels_path_idx" ON "tradition_days_rels" USING btree ("path");
  CREATE INDEX "tradition_days_rels_tradition_cities_id_idx" ON "tradition_days_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "_tradition_days_v_version_overrides_order_idx" ON "_tradition_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_tradition_days_v_version_overrides_parent_id_idx" ON "_tradition_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_tradition_days_v_version_faq_order_idx" ON "_tradition_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_tradition_days_v_version_faq_parent_id_idx" ON "_tradition_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_tradition_days_v_version_sources_order_idx" ON "_tradition_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_tradition_days_v_version_sources_parent_id_idx" ON "_tradition_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_tradition_days_v_parent_idx" ON "_tradition_days_v" USING btree ("parent_id");
  CREATE INDEX "_tradition_days_v_version_version_name_idx" ON "_tradition_days_v" USING btree ("version_name");
  CREATE INDEX "_tradition_days_v_version_version_picture_idx" ON "_tradition_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_tradition_days_v_version_version_slug_idx" ON "_tradition_days_v" USING btree ("version_slug");
  CREATE INDEX "_tradition_days_v_version_version_updated_at_idx" ON "_tradition_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_tradition_days_v_version_version_created_at_idx" ON "_tradition_days_v" USING btree ("version_created_at");
  CREATE INDEX "_tradition_days_v_version_version_deleted_at_idx" ON "_tradition_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tradition_days_v_version_version__status_idx" ON "_tradition_days_v" USING btree ("version__status");
  CREATE INDEX "_tradition_days_v_created_at_idx" ON "_tradition_days_v" USING btree ("created_at");
  CREATE INDEX "_tradition_days_v_updated_at_idx" ON "_tradition_days_v" USING btree ("updated_at");
  CREATE INDEX "_tradition_days_v_latest_idx" ON "_tradition_days_v" USING btree ("latest");
  CREATE INDEX "_tradition_days_v_autosave_idx" ON "_tradition_days_v" USING btree ("autosave");
  CREATE INDEX "_tradition_days_v_texts_order_parent" ON "_tradition_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tradition_days_v_rels_order_idx" ON "_tradition_days_v_rels" USING btree ("order");
  CREATE INDEX "_tradition_days_v_rels_parent_idx" ON "_tradition_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tradition_days_v_rels_path_idx" ON "_tradition_days_v_rels" USING btree ("path");
  CREATE INDEX "_tradition_days_v_rels_tradition_cities_id_idx" ON "_tradition_days_v_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "custom_concepts_comparison_order_idx" ON "custom_concepts_comparison" USING btree ("_order");
  CREATE INDEX "custom_concepts_comparison_parent_id_idx" ON "custom_concepts_comparison" USING btree ("_parent_id");
  CREATE INDEX "custom_concepts_faq_order_idx" ON "custom_concepts_faq" USING btree ("_order");
  CREATE INDEX "custom_concepts_faq_parent_id_idx" ON "custom_concepts_faq" USING btree ("_parent_id");
  CREATE INDEX "custom_concepts_sources_order_idx" ON "custom_concepts_sources" USING btree ("_order");
  CREATE INDEX "custom_concepts_sources_parent_id_idx" ON "custom_concepts_sources" USING btree ("_parent_id");
  CREATE INDEX "custom_concepts_name_idx" ON "custom_concepts" USING btree ("name");
  CREATE INDEX "custom_concepts_picture_idx" ON "custom_concepts" USING btree ("picture_id");
  CREATE UNIQUE INDEX "custom_concepts_slug_idx" ON "custom_concepts" USING btree ("slug");
  CREATE INDEX "custom_concepts_updated_at_idx" ON "custom_concepts" USING btree ("updated_at");
  CREATE INDEX "custom_concepts_created_at_idx" ON "custom_concepts" USING btree ("created_at");
  CREATE INDEX "custom_concepts_deleted_at_idx" ON "custom_concepts" USING btree ("deleted_at");
  CREATE INDEX "custom_concepts__status_idx" ON "custom_concepts" USING btree ("_status");
  CREATE INDEX "custom_concepts_texts_order_parent" ON "custom_concepts_texts" USING btree ("order","parent_id");
  CREATE INDEX "custom_concepts_rels_order_idx" ON "custom_concepts_rels" USING btree ("order");
  CREATE INDEX "custom_concepts_rels_parent_idx" ON "custom_concepts_rels" USING btree ("parent_id");
  CREATE INDEX "custom_concepts_rels_path_idx" ON "custom_concepts_rels" USING btree ("path");
  CREATE INDEX "custom_concepts_rels_tradition_cities_id_idx" ON "custom_concepts_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "_custom_concepts_v_version_comparison_order_idx" ON "_custom_concepts_v_version_comparison" USING btree ("_order");
  CREATE INDEX "_custom_concepts_v_version_comparison_parent_id_idx" ON "_custom_concepts_v_version_comparison" USING btree ("_parent_id");
  CREATE INDEX "_custom_concepts_v_version_faq_order_idx" ON "_custom_concepts_v_version_faq" USING btree ("_order");
  CREATE INDEX "_custom_concepts_v_version_faq_parent_id_idx" ON "_custom_concepts_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_custom_concepts_v_version_sources_order_idx" ON "_custom_concepts_v_version_sources" USING btree ("_order");
  CREATE INDEX "_custom_concepts_v_version_sources_parent_id_idx" ON "_custom_concepts_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_custom_concepts_v_parent_idx" ON "_custom_concepts_v" USING btree ("parent_id");
  CREATE INDEX "_custom_concepts_v_version_version_name_idx" ON "_custom_concepts_v" USING btree ("version_name");
  CREATE INDEX "_custom_concepts_v_version_version_picture_idx" ON "_custom_concepts_v" USING btree ("version_picture_id");
  CREATE INDEX "_custom_concepts_v_version_version_slug_idx" ON "_custom_concepts_v" USING btree ("version_slug");
  CREATE INDEX "_custom_concepts_v_version_version_updated_at_idx" ON "_custom_concepts_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_concepts_v_version_version_created_at_idx" ON "_custom_concepts_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_concepts_v_version_version_deleted_at_idx" ON "_custom_concepts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_concepts_v_version_version__status_idx" ON "_custom_concepts_v" USING btree ("version__status");
  CREATE INDEX "_custom_concepts_v_created_at_idx" ON "_custom_concepts_v" USING btree ("created_at");
  CREATE INDEX "_custom_concepts_v_updated_at_idx" ON "_custom_concepts_v" USING btree ("updated_at");
  CREATE INDEX "_custom_concepts_v_latest_idx" ON "_custom_concepts_v" USING btree ("latest");
  CREATE INDEX "_custom_concepts_v_autosave_idx" ON "_custom_concepts_v" USING btree ("autosave");
  CREATE INDEX "_custom_concepts_v_texts_order_parent" ON "_custom_concepts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_custom_concepts_v_rels_order_idx" ON "_custom_concepts_v_rels" USING btree ("order");
  CREATE INDEX "_custom_concepts_v_rels_parent_idx" ON "_custom_concepts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_custom_concepts_v_rels_path_idx" ON "_custom_concepts_v_rels" USING btree ("path");
  CREATE INDEX "_custom_concepts_v_rels_tradition_cities_id_idx" ON "_custom_concepts_v_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "custom_sorts_faq_order_idx" ON "custom_sorts_faq" USING btree ("_order");
  CREATE INDEX "custom_sorts_faq_parent_id_idx" ON "custom_sorts_faq" USING btree ("_parent_id");
  CREATE INDEX "custom_sorts_sources_order_idx" ON "custom_sorts_sources" USING btree ("_order");
  CREATE INDEX "custom_sorts_sources_parent_id_idx" ON "custom_sorts_sources" USING btree ("_parent_id");
  CREATE INDEX "custom_sorts_name_idx" ON "custom_sorts" USING btree ("name");
  CREATE INDEX "custom_sorts_picture_idx" ON "custom_sorts" USING btree ("picture_id");
  CREATE UNIQUE INDEX "custom_sorts_slug_idx" ON "custom_sorts" USING btree ("slug");
  CREATE INDEX "custom_sorts_updated_at_idx" ON "custom_sorts" USING btree ("updated_at");
  CREATE INDEX "custom_sorts_created_at_idx" ON "custom_sorts" USING btree ("created_at");
  CREATE INDEX "custom_sorts_deleted_at_idx" ON "custom_sorts" USING btree ("deleted_at");
  CREATE INDEX "custom_sorts__status_idx" ON "custom_sorts" USING btree ("_status");
  CREATE INDEX "custom_sorts_texts_order_parent" ON "custom_sorts_texts" USING btree ("order","parent_id");
  CREATE INDEX "custom_sorts_rels_order_idx" ON "custom_sorts_rels" USING btree ("order");
  CREATE INDEX "custom_sorts_rels_parent_idx" ON "custom_sorts_rels" USING btree ("parent_id");
  CREATE INDEX "custom_sorts_rels_path_idx" ON "custom_sorts_rels" USING btree ("path");
  CREATE INDEX "custom_sorts_rels_tradition_cities_id_idx" ON "custom_sorts_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "_custom_sorts_v_version_faq_order_idx" ON "_custom_sorts_v_version_faq" USING btree ("_order");
  CREATE INDEX "_custom_sorts_v_version_faq_parent_id_idx" ON "_custom_sorts_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_custom_sorts_v_version_sources_order_idx" ON "_custom_sorts_v_version_sources" USING btree ("_order");
  CREATE INDEX "_custom_sorts_v_version_sources_parent_id_idx" ON "_custom_sorts_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_custom_sorts_v_parent_idx" ON "_custom_sorts_v" USING btree ("parent_id");
  CREATE INDEX "_custom_sorts_v_version_version_name_idx" ON "_custom_sorts_v" USING btree ("version_name");
  CREATE INDEX "_custom_sorts_v_version_version_picture_idx" ON "_custom_sorts_v" USING btree ("version_picture_id");
  CREATE INDEX "_custom_sorts_v_version_version_slug_idx" ON "_custom_sorts_v" USING btree ("version_slug");
  CREATE INDEX "_custom_sorts_v_version_version_updated_at_idx" ON "_custom_sorts_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_sorts_v_version_version_created_at_idx" ON "_custom_sorts_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_sorts_v_version_version_deleted_at_idx" ON "_custom_sorts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_sorts_v_version_version__status_idx" ON "_custom_sorts_v" USING btree ("version__status");
  CREATE INDEX "_custom_sorts_v_created_at_idx" ON "_custom_sorts_v" USING btree ("created_at");
  CREATE INDEX "_custom_sorts_v_updated_at_idx" ON "_custom_sorts_v" USING btree ("updated_at");
  CREATE INDEX "_custom_sorts_v_latest_idx" ON "_custom_sorts_v" USING btree ("latest");
  CREATE INDEX "_custom_sorts_v_autosave_idx" ON "_custom_sorts_v" USING btree ("autosave");
  CREATE INDEX "_custom_sorts_v_texts_order_parent" ON "_custom_sorts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_custom_sorts_v_rels_order_idx" ON "_custom_sorts_v_rels" USING btree ("order");
  CREATE INDEX "_custom_sorts_v_rels_parent_idx" ON "_custom_sorts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_custom_sorts_v_rels_path_idx" ON "_custom_sorts_v_rels" USING btree ("path");
  CREATE INDEX "_custom_sorts_v_rels_tradition_cities_id_idx" ON "_custom_sorts_v_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "custom_lands_faq_order_idx" ON "custom_lands_faq" USING btree ("_order");
  CREATE INDEX "custom_lands_faq_parent_id_idx" ON "custom_lands_faq" USING btree ("_parent_id");
  CREATE INDEX "custom_lands_sources_order_idx" ON "custom_lands_sources" USING btree ("_order");
  CREATE INDEX "custom_lands_sources_parent_id_idx" ON "custom_lands_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "custom_lands_country_idx" ON "custom_lands" USING btree ("country");
  CREATE INDEX "custom_lands_name_idx" ON "custom_lands" USING btree ("name");
  CREATE INDEX "custom_lands_picture_idx" ON "custom_lands" USING btree ("picture_id");
  CREATE UNIQUE INDEX "custom_lands_slug_idx" ON "custom_lands" USING btree ("slug");
  CREATE INDEX "custom_lands_updated_at_idx" ON "custom_lands" USING btree ("updated_at");
  CREATE INDEX "custom_lands_created_at_idx" ON "custom_lands" USING btree ("created_at");
  CREATE INDEX "custom_lands_deleted_at_idx" ON "custom_lands" USING btree ("deleted_at");
  CREATE INDEX "custom_lands__status_idx" ON "custom_lands" USING btree ("_status");
  CREATE INDEX "custom_lands_texts_order_parent" ON "custom_lands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_custom_lands_v_version_faq_order_idx" ON "_custom_lands_v_version_faq" USING btree ("_order");
  CREATE INDEX "_custom_lands_v_version_faq_parent_id_idx" ON "_custom_lands_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_custom_lands_v_version_sources_order_idx" ON "_custom_lands_v_version_sources" USING btree ("_order");
  CREATE INDEX "_custom_lands_v_version_sources_parent_id_idx" ON "_custom_lands_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_custom_lands_v_parent_idx" ON "_custom_lands_v" USING btree ("parent_id");
  CREATE INDEX "_custom_lands_v_version_version_country_idx" ON "_custom_lands_v" USING btree ("version_country");
  CREATE INDEX "_custom_lands_v_version_version_name_idx" ON "_custom_lands_v" USING btree ("version_name");
  CREATE INDEX "_custom_lands_v_version_version_picture_idx" ON "_custom_lands_v" USING btree ("version_picture_id");
  CREATE INDEX "_custom_lands_v_version_version_slug_idx" ON "_custom_lands_v" USING btree ("version_slug");
  CREATE INDEX "_custom_lands_v_version_version_updated_at_idx" ON "_custom_lands_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_lands_v_version_version_created_at_idx" ON "_custom_lands_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_lands_v_version_version_deleted_at_idx" ON "_custom_lands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_lands_v_version_version__status_idx" ON "_custom_lands_v" USING btree ("version__status");
  CREATE INDEX "_custom_lands_v_created_at_idx" ON "_custom_lands_v" USING btree ("created_at");
  CREATE INDEX "_custom_lands_v_updated_at_idx" ON "_custom_lands_v" USING btree ("updated_at");
  CREATE INDEX "_custom_lands_v_latest_idx" ON "_custom_lands_v" USING btree ("latest");
  CREATE INDEX "_custom_lands_v_autosave_idx" ON "_custom_lands_v" USING btree ("autosave");
  CREATE INDEX "_custom_lands_v_texts_order_parent" ON "_custom_lands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "tradition_cities_trail_order_idx" ON "tradition_cities_trail" USING btree ("_order");
  CREATE INDEX "tradition_cities_trail_parent_id_idx" ON "tradition_cities_trail" USING btree ("_parent_id");
  CREATE INDEX "tradition_cities_faq_order_idx" ON "tradition_cities_faq" USING btree ("_order");
  CREATE INDEX "tradition_cities_faq_parent_id_idx" ON "tradition_cities_faq" USING btree ("_parent_id");
  CREATE INDEX "tradition_cities_sources_order_idx" ON "tradition_cities_sources" USING btree ("_order");
  CREATE INDEX "tradition_cities_sources_parent_id_idx" ON "tradition_cities_sources" USING btree ("_parent_id");
  CREATE INDEX "tradition_cities_name_idx" ON "tradition_cities" USING btree ("name");
  CREATE INDEX "tradition_cities_picture_idx" ON "tradition_cities" USING btree ("picture_id");
  CREATE UNIQUE INDEX "tradition_cities_slug_idx" ON "tradition_cities" USING btree ("slug");
  CREATE INDEX "tradition_cities_updated_at_idx" ON "tradition_cities" USING btree ("updated_at");
  CREATE INDEX "tradition_cities_created_at_idx" ON "tradition_cities" USING btree ("created_at");
  CREATE INDEX "tradition_cities_deleted_at_idx" ON "tradition_cities" USING btree ("deleted_at");
  CREATE INDEX "tradition_cities__status_idx" ON "tradition_cities" USING btree ("_status");
  CREATE INDEX "tradition_cities_texts_order_parent" ON "tradition_cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "tradition_cities_rels_order_idx" ON "tradition_cities_rels" USING btree ("order");
  CREATE INDEX "tradition_cities_rels_parent_idx" ON "tradition_cities_rels" USING btree ("parent_id");
  CREATE INDEX "tradition_cities_rels_path_idx" ON "tradition_cities_rels" USING btree ("path");
  CREATE INDEX "tradition_cities_rels_traditions_id_idx" ON "tradition_cities_rels" USING btree ("traditions_id");
  CREATE INDEX "_tradition_cities_v_version_trail_order_idx" ON "_tradition_cities_v_version_trail" USING btree ("_order");
  CREATE INDEX "_tradition_cities_v_version_trail_parent_id_idx" ON "_tradition_cities_v_version_trail" USING btree ("_parent_id");
  CREATE INDEX "_tradition_cities_v_version_faq_order_idx" ON "_tradition_cities_v_version_faq" USING btree ("_order");
  CREATE INDEX "_tradition_cities_v_version_faq_parent_id_idx" ON "_tradition_cities_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_tradition_cities_v_version_sources_order_idx" ON "_tradition_cities_v_version_sources" USING btree ("_order");
  CREATE INDEX "_tradition_cities_v_version_sources_parent_id_idx" ON "_tradition_cities_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_tradition_cities_v_parent_idx" ON "_tradition_cities_v" USING btree ("parent_id");
  CREATE INDEX "_tradition_cities_v_version_version_name_idx" ON "_tradition_cities_v" USING btree ("version_name");
  CREATE INDEX "_tradition_cities_v_version_version_picture_idx" ON "_tradition_cities_v" USING btree ("version_picture_id");
  CREATE INDEX "_tradition_cities_v_version_version_slug_idx" ON "_tradition_cities_v" USING btree ("version_slug");
  CREATE INDEX "_tradition_cities_v_version_version_updated_at_idx" ON "_tradition_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_tradition_cities_v_version_version_created_at_idx" ON "_tradition_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_tradition_cities_v_version_version_deleted_at_idx" ON "_tradition_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tradition_cities_v_version_version__status_idx" ON "_tradition_cities_v" USING btree ("version__status");
  CREATE INDEX "_tradition_cities_v_created_at_idx" ON "_tradition_cities_v" USING btree ("created_at");
  CREATE INDEX "_tradition_cities_v_updated_at_idx" ON "_tradition_cities_v" USING btree ("updated_at");
  CREATE INDEX "_tradition_cities_v_latest_idx" ON "_tradition_cities_v" USING btree ("latest");
  CREATE INDEX "_tradition_cities_v_autosave_idx" ON "_tradition_cities_v" USING btree ("autosave");
  CREATE INDEX "_tradition_cities_v_texts_order_parent" ON "_tradition_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tradition_cities_v_rels_order_idx" ON "_tradition_cities_v_rels" USING btree ("order");
  CREATE INDEX "_tradition_cities_v_rels_parent_idx" ON "_tradition_cities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tradition_cities_v_rels_path_idx" ON "_tradition_cities_v_rels" USING btree ("path");
  CREATE INDEX "_tradition_cities_v_rels_traditions_id_idx" ON "_tradition_cities_v_rels" USING btree ("traditions_id");
  CREATE INDEX "tradition_terms_faq_order_idx" ON "tradition_terms_faq" USING btree ("_order");
  CREATE INDEX "tradition_terms_faq_parent_id_idx" ON "tradition_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "tradition_terms_sources_order_idx" ON "tradition_terms_sources" USING btree ("_order");
  CREATE INDEX "tradition_terms_sources_parent_id_idx" ON "tradition_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "tradition_terms_name_idx" ON "tradition_terms" USING btree ("name");
  CREATE INDEX "tradition_terms_picture_idx" ON "tradition_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "tradition_terms_slug_idx" ON "tradition_terms" USING btree ("slug");
  CREATE INDEX "tradition_terms_updated_at_idx" ON "tradition_terms" USING btree ("updated_at");
  CREATE INDEX "tradition_terms_created_at_idx" ON "tradition_terms" USING btree ("created_at");
  CREATE INDEX "tradition_terms_deleted_at_idx" ON "tradition_terms" USING btree ("deleted_at");
  CREATE INDEX "tradition_terms__status_idx" ON "tradition_terms" USING btree ("_status");
  CREATE INDEX "tradition_terms_texts_order_parent" ON "tradition_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "tradition_terms_rels_order_idx" ON "tradition_terms_rels" USING btree ("order");
  CREATE INDEX "tradition_terms_rels_parent_idx" ON "tradition_terms_rels" USING btree ("parent_id");
  CREATE INDEX "tradition_terms_rels_path_idx" ON "tradition_terms_rels" USING btree ("path");
  CREATE INDEX "tradition_terms_rels_tradition_cities_id_idx" ON "tradition_terms_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "_tradition_terms_v_version_faq_order_idx" ON "_tradition_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_tradition_terms_v_version_faq_parent_id_idx" ON "_tradition_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_tradition_terms_v_version_sources_order_idx" ON "_tradition_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_tradition_terms_v_version_sources_parent_id_idx" ON "_tradition_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_tradition_terms_v_parent_idx" ON "_tradition_terms_v" USING btree ("parent_id");
  CREATE INDEX "_tradition_terms_v_version_version_name_idx" ON "_tradition_terms_v" USING btree ("version_name");
  CREATE INDEX "_tradition_terms_v_version_version_picture_idx" ON "_tradition_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_tradition_terms_v_version_version_slug_idx" ON "_tradition_terms_v" USING btree ("version_slug");
  CREATE INDEX "_tradition_terms_v_version_version_updated_at_idx" ON "_tradition_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_tradition_terms_v_version_version_created_at_idx" ON "_tradition_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_tradition_terms_v_version_version_deleted_at_idx" ON "_tradition_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tradition_terms_v_version_version__status_idx" ON "_tradition_terms_v" USING btree ("version__status");
  CREATE INDEX "_tradition_terms_v_created_at_idx" ON "_tradition_terms_v" USING btree ("created_at");
  CREATE INDEX "_tradition_terms_v_updated_at_idx" ON "_tradition_terms_v" USING btree ("updated_at");
  CREATE INDEX "_tradition_terms_v_latest_idx" ON "_tradition_terms_v" USING btree ("latest");
  CREATE INDEX "_tradition_terms_v_autosave_idx" ON "_tradition_terms_v" USING btree ("autosave");
  CREATE INDEX "_tradition_terms_v_texts_order_parent" ON "_tradition_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tradition_terms_v_rels_order_idx" ON "_tradition_terms_v_rels" USING btree ("order");
  CREATE INDEX "_tradition_terms_v_rels_parent_idx" ON "_tradition_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tradition_terms_v_rels_path_idx" ON "_tradition_terms_v_rels" USING btree ("path");
  CREATE INDEX "_tradition_terms_v_rels_tradition_cities_id_idx" ON "_tradition_terms_v_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "colours_faq_order_idx" ON "colours_faq" USING btree ("_order");
  CREATE INDEX "colours_faq_parent_id_idx" ON "colours_faq" USING btree ("_parent_id");
  CREATE INDEX "colours_sources_order_idx" ON "colours_sources" USING btree ("_order");
  CREATE INDEX "colours_sources_parent_id_idx" ON "colours_sources" USING btree ("_parent_id");
  CREATE INDEX "colours_name_idx" ON "colours" USING btree ("name");
  CREATE INDEX "colours_picture_idx" ON "colours" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colours_slug_idx" ON "colours" USING btree ("slug");
  CREATE INDEX "colours_updated_at_idx" ON "colours" USING btree ("updated_at");
  CREATE INDEX "colours_created_at_idx" ON "colours" USING btree ("created_at");
  CREATE INDEX "colours_deleted_at_idx" ON "colours" USING btree ("deleted_at");
  CREATE INDEX "colours__status_idx" ON "colours" USING btree ("_status");
  CREATE INDEX "colours_texts_order_parent" ON "colours_texts" USING btree ("order","parent_id");
  CREATE INDEX "colours_rels_order_idx" ON "colours_rels" USING btree ("order");
  CREATE INDEX "colours_rels_parent_idx" ON "colours_rels" USING btree ("parent_id");
  CREATE INDEX "colours_rels_path_idx" ON "colours_rels" USING btree ("path");
  CREATE INDEX "colours_rels_colour_cities_id_idx" ON "colours_rels" USING btree ("colour_cities_id");
  CREATE INDEX "colours_rels_colour_days_id_idx" ON "colours_rels" USING btree ("colour_days_id");
  CREATE INDEX "colours_rels_colours_id_idx" ON "colours_rels" USING btree ("colours_id");
  CREATE INDEX "_colours_v_version_faq_order_idx" ON "_colours_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colours_v_version_faq_parent_id_idx" ON "_colours_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colours_v_version_sources_order_idx" ON "_colours_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colours_v_version_sources_parent_id_idx" ON "_colours_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colours_v_parent_idx" ON "_colours_v" USING btree ("parent_id");
  CREATE INDEX "_colours_v_version_version_name_idx" ON "_colours_v" USING btree ("version_name");
  CREATE INDEX "_colours_v_version_version_picture_idx" ON "_colours_v" USING btree ("version_picture_id");
  CREATE INDEX "_colours_v_version_version_slug_idx" ON "_colours_v" USING btree ("version_slug");
  CREATE INDEX "_colours_v_version_version_updated_at_idx" ON "_colours_v" USING btree ("version_updated_at");
  CREATE INDEX "_colours_v_version_version_created_at_idx" ON "_colours_v" USING btree ("version_created_at");
  CREATE INDEX "_colours_v_version_version_deleted_at_idx" ON "_colours_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colours_v_version_version__status_idx" ON "_colours_v" USING btree ("version__status");
  CREATE INDEX "_colours_v_created_at_idx" ON "_colours_v" USING btree ("created_at");
  CREATE INDEX "_colours_v_updated_at_idx" ON "_colours_v" USING btree ("updated_at");
  CREATE INDEX "_colours_v_latest_idx" ON "_colours_v" USING btree ("latest");
  CREATE INDEX "_colours_v_autosave_idx" ON "_colours_v" USING btree ("autosave");
  CREATE INDEX "_colours_v_texts_order_parent" ON "_colours_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colours_v_rels_order_idx" ON "_colours_v_rels" USING btree ("order");
  CREATE INDEX "_colours_v_rels_parent_idx" ON "_colours_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colours_v_rels_path_idx" ON "_colours_v_rels" USING btree ("path");
  CREATE INDEX "_colours_v_rels_colour_cities_id_idx" ON "_colours_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_colours_v_rels_colour_days_id_idx" ON "_colours_v_rels" USING btree ("colour_days_id");
  CREATE INDEX "_colours_v_rels_colours_id_idx" ON "_colours_v_rels" USING btree ("colours_id");
  CREATE INDEX "colour_days_palette_order_idx" ON "colour_days_palette" USING btree ("_order");
  CREATE INDEX "colour_days_palette_parent_id_idx" ON "colour_days_palette" USING btree ("_parent_id");
  CREATE INDEX "colour_days_overrides_order_idx" ON "colour_days_overrides" USING btree ("_order");
  CREATE INDEX "colour_days_overrides_parent_id_idx" ON "colour_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "colour_days_faq_order_idx" ON "colour_days_faq" USING btree ("_order");
  CREATE INDEX "colour_days_faq_parent_id_idx" ON "colour_days_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_days_sources_order_idx" ON "colour_days_sources" USING btree ("_order");
  CREATE INDEX "colour_days_sources_parent_id_idx" ON "colour_days_sources" USING btree ("_parent_id");
  CREATE INDEX "colour_days_name_idx" ON "colour_days" USING btree ("name");
  CREATE INDEX "colour_days_picture_idx" ON "colour_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_days_slug_idx" ON "colour_days" USING btree ("slug");
  CREATE INDEX "colour_days_updated_at_idx" ON "colour_days" USING btree ("updated_at");
  CREATE INDEX "colour_days_created_at_idx" ON "colour_days" USING btree ("created_at");
  CREATE INDEX "colour_days_deleted_at_idx" ON "colour_days" USING btree ("deleted_at");
  CREATE INDEX "colour_days__status_idx" ON "colour_days" USING btree ("_status");
  CREATE INDEX "colour_days_texts_order_parent" ON "colour_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "colour_days_rels_order_idx" ON "colour_days_rels" USING btree ("order");
  CREATE INDEX "colour_days_rels_parent_idx" ON "colour_days_rels" USING btree ("parent_id");
  CREATE INDEX "colour_days_rels_path_idx" ON "colour_days_rels" USING btree ("path");
  CREATE INDEX "colour_days_rels_colour_cities_id_idx" ON "colour_days_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_colour_days_v_version_palette_order_idx" ON "_colour_days_v_version_palette" USING btree ("_order");
  CREATE INDEX "_colour_days_v_version_palette_parent_id_idx" ON "_colour_days_v_version_palette" USING btree ("_parent_id");
  CREATE INDEX "_colour_days_v_version_overrides_order_idx" ON "_colour_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_colour_days_v_version_overrides_parent_id_idx" ON "_colour_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_colour_days_v_version_faq_order_idx" ON "_colour_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_days_v_version_faq_parent_id_idx" ON "_colour_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_days_v_version_sources_order_idx" ON "_colour_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_days_v_version_sources_parent_id_idx" ON "_colour_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_days_v_parent_idx" ON "_colour_days_v" USING btree ("parent_id");
  CREATE INDEX "_colour_days_v_version_version_name_idx" ON "_colour_days_v" USING btree ("version_name");
  CREATE INDEX "_colour_days_v_version_version_picture_idx" ON "_colour_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_days_v_version_version_slug_idx" ON "_colour_days_v" USING btree ("version_slug");
  CREATE INDEX "_colour_days_v_version_version_updated_at_idx" ON "_colour_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_days_v_version_version_created_at_idx" ON "_colour_days_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_days_v_version_version_deleted_at_idx" ON "_colour_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_days_v_version_version__status_idx" ON "_colour_days_v" USING btree ("version__status");
  CREATE INDEX "_colour_days_v_created_at_idx" ON "_colour_days_v" USING btree ("created_at");
  CREATE INDEX "_colour_days_v_updated_at_idx" ON "_colour_days_v" USING btree ("updated_at");
  CREATE INDEX "_colour_days_v_latest_idx" ON "_colour_days_v" USING btree ("latest");
  CREATE INDEX "_colour_days_v_autosave_idx" ON "_colour_days_v" USING btree ("autosave");
  CREATE INDEX "_colour_days_v_texts_order_parent" ON "_colour_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_days_v_rels_order_idx" ON "_colour_days_v_rels" USING btree ("order");
  CREATE INDEX "_colour_days_v_rels_parent_idx" ON "_colour_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_days_v_rels_path_idx" ON "_colour_days_v_rels" USING btree ("path");
  CREATE INDEX "_colour_days_v_rels_colour_cities_id_idx" ON "_colour_days_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "colour_meanings_faq_order_idx" ON "colour_meanings_faq" USING btree ("_order");
  CREATE INDEX "colour_meanings_faq_parent_id_idx" ON "colour_meanings_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_meanings_sources_order_idx" ON "colour_meanings_sources" USING btree ("_order");
  CREATE INDEX "colour_meanings_sources_parent_id_idx" ON "colour_meanings_sources" USING btree ("_parent_id");
  CREATE INDEX "colour_meanings_name_idx" ON "colour_meanings" USING btree ("name");
  CREATE INDEX "colour_meanings_picture_idx" ON "colour_meanings" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_meanings_slug_idx" ON "colour_meanings" USING btree ("slug");
  CREATE INDEX "colour_meanings_updated_at_idx" ON "colour_meanings" USING btree ("updated_at");
  CREATE INDEX "colour_meanings_created_at_idx" ON "colour_meanings" USING btree ("created_at");
  CREATE INDEX "colour_meanings_deleted_at_idx" ON "colour_meanings" USING btree ("deleted_at");
  CREATE INDEX "colour_meanings__status_idx" ON "colour_meanings" USING btree ("_status");
  CREATE INDEX "colour_meanings_texts_order_parent" ON "colour_meanings_texts" USING btree ("order","parent_id");
  CREATE INDEX "colour_meanings_rels_order_idx" ON "colour_meanings_rels" USING btree ("order");
  CREATE INDEX "colour_meanings_rels_parent_idx" ON "colour_meanings_rels" USING btree ("parent_id");
  CREATE INDEX "colour_meanings_rels_path_idx" ON "colour_meanings_rels" USING btree ("path");
  CREATE INDEX "colour_meanings_rels_colour_cities_id_idx" ON "colour_meanings_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_colour_meanings_v_version_faq_order_idx" ON "_colour_meanings_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_meanings_v_version_faq_parent_id_idx" ON "_colour_meanings_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_meanings_v_version_sources_order_idx" ON "_colour_meanings_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_meanings_v_version_sources_parent_id_idx" ON "_colour_meanings_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_meanings_v_parent_idx" ON "_colour_meanings_v" USING btree ("parent_id");
  CREATE INDEX "_colour_meanings_v_version_version_name_idx" ON "_colour_meanings_v" USING btree ("version_name");
  CREATE INDEX "_colour_meanings_v_version_version_picture_idx" ON "_colour_meanings_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_meanings_v_version_version_slug_idx" ON "_colour_meanings_v" USING btree ("version_slug");
  CREATE INDEX "_colour_meanings_v_version_version_updated_at_idx" ON "_colour_meanings_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_meanings_v_version_version_created_at_idx" ON "_colour_meanings_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_meanings_v_version_version_deleted_at_idx" ON "_colour_meanings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_meanings_v_version_version__status_idx" ON "_colour_meanings_v" USING btree ("version__status");
  CREATE INDEX "_colour_meanings_v_created_at_idx" ON "_colour_meanings_v" USING btree ("created_at");
  CREATE INDEX "_colour_meanings_v_updated_at_idx" ON "_colour_meanings_v" USING btree ("updated_at");
  CREATE INDEX "_colour_meanings_v_latest_idx" ON "_colour_meanings_v" USING btree ("latest");
  CREATE INDEX "_colour_meanings_v_autosave_idx" ON "_colour_meanings_v" USING btree ("autosave");
  CREATE INDEX "_colour_meanings_v_texts_order_parent" ON "_colour_meanings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_meanings_v_rels_order_idx" ON "_colour_meanings_v_rels" USING btree ("order");
  CREATE INDEX "_colour_meanings_v_rels_parent_idx" ON "_colour_meanings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_meanings_v_rels_path_idx" ON "_colour_meanings_v_rels" USING btree ("path");
  CREATE INDEX "_colour_meanings_v_rels_colour_cities_id_idx" ON "_colour_meanings_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "colour_lands_national_colours_order_idx" ON "colour_lands_national_colours" USING btree ("_order");
  CREATE INDEX "colour_lands_national_colours_parent_id_idx" ON "colour_lands_national_colours" USING btree ("_parent_id");
  CREATE INDEX "colour_lands_flag_colours_order_idx" ON "colour_lands_flag_colours" USING btree ("_order");
  CREATE INDEX "colour_lands_flag_colours_parent_id_idx" ON "colour_lands_flag_colours" USING btree ("_parent_id");
  CREATE INDEX "colour_lands_faq_order_idx" ON "colour_lands_faq" USING btree ("_order");
  CREATE INDEX "colour_lands_faq_parent_id_idx" ON "colour_lands_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_lands_sources_order_idx" ON "colour_lands_sources" USING btree ("_order");
  CREATE INDEX "colour_lands_sources_parent_id_idx" ON "colour_lands_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "colour_lands_country_idx" ON "colour_lands" USING btree ("country");
  CREATE INDEX "colour_lands_name_idx" ON "colour_lands" USING btree ("name");
  CREATE INDEX "colour_lands_picture_idx" ON "colour_lands" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_lands_slug_idx" ON "colour_lands" USING btree ("slug");
  CREATE INDEX "colour_lands_updated_at_idx" ON "colour_lands" USING btree ("updated_at");
  CREATE INDEX "colour_lands_created_at_idx" ON "colour_lands" USING btree ("created_at");
  CREATE INDEX "colour_lands_deleted_at_idx" ON "colour_lands" USING btree ("deleted_at");
  CREATE INDEX "colour_lands__status_idx" ON "colour_lands" USING btree ("_status");
  CREATE INDEX "colour_lands_texts_order_parent" ON "colour_lands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_lands_v_version_national_colours_order_idx" ON "_colour_lands_v_version_national_colours" USING btree ("_order");
  CREATE INDEX "_colour_lands_v_version_national_colours_parent_id_idx" ON "_colour_lands_v_version_national_colours" USING btree ("_parent_id");
  CREATE INDEX "_colour_lands_v_version_flag_colours_order_idx" ON "_colour_lands_v_version_flag_colours" USING btree ("_order");
  CREATE INDEX "_colour_lands_v_version_flag_colours_parent_id_idx" ON "_colour_lands_v_version_flag_colours" USING btree ("_parent_id");
  CREATE INDEX "_colour_lands_v_version_faq_order_idx" ON "_colour_lands_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_lands_v_version_faq_parent_id_idx" ON "_colour_lands_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_lands_v_version_sources_order_idx" ON "_colour_lands_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_lands_v_version_sources_parent_id_idx" ON "_colour_lands_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_lands_v_parent_idx" ON "_colour_lands_v" USING btree ("parent_id");
  CREATE INDEX "_colour_lands_v_version_version_country_idx" ON "_colour_lands_v" USING btree ("version_country");
  CREATE INDEX "_colour_lands_v_version_version_name_idx" ON "_colour_lands_v" USING btree ("version_name");
  CREATE INDEX "_colour_lands_v_version_version_picture_idx" ON "_colour_lands_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_lands_v_version_version_slug_idx" ON "_colour_lands_v" USING btree ("version_slug");
  CREATE INDEX "_colour_lands_v_version_version_updated_at_idx" ON "_colour_lands_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_lands_v_version_version_created_at_idx" ON "_colour_lands_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_lands_v_version_version_deleted_at_idx" ON "_colour_lands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_lands_v_version_version__status_idx" ON "_colour_lands_v" USING btree ("version__status");
  CREATE INDEX "_colour_lands_v_created_at_idx" ON "_colour_lands_v" USING btree ("created_at");
  CREATE INDEX "_colour_lands_v_updated_at_idx" ON "_colour_lands_v" USING btree ("updated_at");
  CREATE INDEX "_colour_lands_v_latest_idx" ON "_colour_lands_v" USING btree ("latest");
  CREATE INDEX "_colour_lands_v_autosave_idx" ON "_colour_lands_v" USING btree ("autosave");
  CREATE INDEX "_colour_lands_v_texts_order_parent" ON "_colour_lands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "colour_emotions_swatches_order_idx" ON "colour_emotions_swatches" USING btree ("_order");
  CREATE INDEX "colour_emotions_swatches_parent_id_idx" ON "colour_emotions_swatches" USING btree ("_parent_id");
  CREATE INDEX "colour_emotions_idioms_order_idx" ON "colour_emotions_idioms" USING btree ("_order");
  CREATE INDEX "colour_emotions_idioms_parent_id_idx" ON "colour_emotions_idioms" USING btree ("_parent_id");
  CREATE INDEX "colour_emotions_faq_order_idx" ON "colour_emotions_faq" USING btree ("_order");
  CREATE INDEX "colour_emotions_faq_parent_id_idx" ON "colour_emotions_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_emotions_sources_order_idx" ON "colour_emotions_sources" USING btree ("_order");
  CREATE INDEX "colour_emotions_sources_parent_id_idx" ON "colour_emotions_sources" USING btree ("_parent_id");
  CREATE INDEX "colour_emotions_name_idx" ON "colour_emotions" USING btree ("name");
  CREATE INDEX "colour_emotions_picture_idx" ON "colour_emotions" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_emotions_slug_idx" ON "colour_emotions" USING btree ("slug");
  CREATE INDEX "colour_emotions_updated_at_idx" ON "colour_emotions" USING btree ("updated_at");
  CREATE INDEX "colour_emotions_created_at_idx" ON "colour_emotions" USING btree ("created_at");
  CREATE INDEX "colour_emotions_deleted_at_idx" ON "colour_emotions" USING btree ("deleted_at");
  CREATE INDEX "colour_emotions__status_idx" ON "colour_emotions" USING btree ("_status");
  CREATE INDEX "colour_emotions_texts_order_parent" ON "colour_emotions_texts" USING btree ("order","parent_id");
  CREATE INDEX "colour_emotions_rels_order_idx" ON "colour_emotions_rels" USING btree ("order");
  CREATE INDEX "colour_emotions_rels_parent_idx" ON "colour_emotions_rels" USING btree ("parent_id");
  CREATE INDEX "colour_emotions_rels_path_idx" ON "colour_emotions_rels" USING btree ("path");
  CREATE INDEX "colour_emotions_rels_colour_cities_id_idx" ON "colour_emotions_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_colour_emotions_v_version_swatches_order_idx" ON "_colour_emotions_v_version_swatches" USING btree ("_order");
  CREATE INDEX "_colour_emotions_v_version_swatches_parent_id_idx" ON "_colour_emotions_v_version_swatches" USING btree ("_parent_id");
  CREATE INDEX "_colour_emotions_v_version_idioms_order_idx" ON "_colour_emotions_v_version_idioms" USING btree ("_order");
  CREATE INDEX "_colour_emotions_v_version_idioms_parent_id_idx" ON "_colour_emotions_v_version_idioms" USING btree ("_parent_id");
  CREATE INDEX "_colour_emotions_v_version_faq_order_idx" ON "_colour_emotions_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_emotions_v_version_faq_parent_id_idx" ON "_colour_emotions_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_emotions_v_version_sources_order_idx" ON "_colour_emotions_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_emotions_v_version_sources_parent_id_idx" ON "_colour_emotions_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_emotions_v_parent_idx" ON "_colour_emotions_v" USING btree ("parent_id");
  CREATE INDEX "_colour_emotions_v_version_version_name_idx" ON "_colour_emotions_v" USING btree ("version_name");
  CREATE INDEX "_colour_emotions_v_version_version_picture_idx" ON "_colour_emotions_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_emotions_v_version_version_slug_idx" ON "_colour_emotions_v" USING btree ("version_slug");
  CREATE INDEX "_colour_emotions_v_version_version_updated_at_idx" ON "_colour_emotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_emotions_v_version_version_created_at_idx" ON "_colour_emotions_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_emotions_v_version_version_deleted_at_idx" ON "_colour_emotions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_emotions_v_version_version__status_idx" ON "_colour_emotions_v" USING btree ("version__status");
  CREATE INDEX "_colour_emotions_v_created_at_idx" ON "_colour_emotions_v" USING btree ("created_at");
  CREATE INDEX "_colour_emotions_v_updated_at_idx" ON "_colour_emotions_v" USING btree ("updated_at");
  CREATE INDEX "_colour_emotions_v_latest_idx" ON "_colour_emotions_v" USING btree ("latest");
  CREATE INDEX "_colour_emotions_v_autosave_idx" ON "_colour_emotions_v" USING btree ("autosave");
  CREATE INDEX "_colour_emotions_v_texts_order_parent" ON "_colour_emotions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_emotions_v_rels_order_idx" ON "_colour_emotions_v_rels" USING btree ("order");
  CREATE INDEX "_colour_emotions_v_rels_parent_idx" ON "_colour_emotions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_emotions_v_rels_path_idx" ON "_colour_emotions_v_rels" USING btree ("path");
  CREATE INDEX "_colour_emotions_v_rels_colour_cities_id_idx" ON "_colour_emotions_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "colour_concepts_faq_order_idx" ON "colour_concepts_faq" USING btree ("_order");
  CREATE INDEX "colour_concepts_faq_parent_id_idx" ON "colour_concepts_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_concepts_sources_order_idx" ON "colour_concepts_sources" USING btree ("_order");
  CREATE INDEX "colour_concepts_sources_parent_id_idx" ON "colour_concepts_sources" USING btree ("_parent_id");
  CREATE INDEX "colour_concepts_name_idx" ON "colour_concepts" USING btree ("name");
  CREATE INDEX "colour_concepts_picture_idx" ON "colour_concepts" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_concepts_slug_idx" ON "colour_concepts" USING btree ("slug");
  CREATE INDEX "colour_concepts_updated_at_idx" ON "colour_concepts" USING btree ("updated_at");
  CREATE INDEX "colour_concepts_created_at_idx" ON "colour_concepts" USING btree ("created_at");
  CREATE INDEX "colour_concepts_deleted_at_idx" ON "colour_concepts" USING btree ("deleted_at");
  CREATE INDEX "colour_concepts__status_idx" ON "colour_concepts" USING btree ("_status");
  CREATE INDEX "colour_concepts_texts_order_parent" ON "colour_concepts_texts" USING btree ("order","parent_id");
  CREATE INDEX "colour_concepts_rels_order_idx" ON "colour_concepts_rels" USING btree ("order");
  CREATE INDEX "colour_concepts_rels_parent_idx" ON "colour_concepts_rels" USING btree ("parent_id");
  CREATE INDEX "colour_concepts_rels_path_idx" ON "colour_concepts_rels" USING btree ("path");
  CREATE INDEX "colour_concepts_rels_colour_cities_id_idx" ON "colour_concepts_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_colour_concepts_v_version_faq_order_idx" ON "_colour_concepts_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_concepts_v_version_faq_parent_id_idx" ON "_colour_concepts_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_concepts_v_version_sources_order_idx" ON "_colour_concepts_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_concepts_v_version_sources_parent_id_idx" ON "_colour_concepts_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_concepts_v_parent_idx" ON "_colour_concepts_v" USING btree ("parent_id");
  CREATE INDEX "_colour_concepts_v_version_version_name_idx" ON "_colour_concepts_v" USING btree ("version_name");
  CREATE INDEX "_colour_concepts_v_version_version_picture_idx" ON "_colour_concepts_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_concepts_v_version_version_slug_idx" ON "_colour_concepts_v" USING btree ("version_slug");
  CREATE INDEX "_colour_concepts_v_version_version_updated_at_idx" ON "_colour_concepts_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_concepts_v_version_version_created_at_idx" ON "_colour_concepts_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_concepts_v_version_version_deleted_at_idx" ON "_colour_concepts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_concepts_v_version_version__status_idx" ON "_colour_concepts_v" USING btree ("version__status");
  CREATE INDEX "_colour_concepts_v_created_at_idx" ON "_colour_concepts_v" USING btree ("created_at");
  CREATE INDEX "_colour_concepts_v_updated_at_idx" ON "_colour_concepts_v" USING btree ("updated_at");
  CREATE INDEX "_colour_concepts_v_latest_idx" ON "_colour_concepts_v" USING btree ("latest");
  CREATE INDEX "_colour_concepts_v_autosave_idx" ON "_colour_concepts_v" USING btree ("autosave");
  CREATE INDEX "_colour_concepts_v_texts_order_parent" ON "_colour_concepts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_concepts_v_rels_order_idx" ON "_colour_concepts_v_rels" USING btree ("order");
  CREATE INDEX "_colour_concepts_v_rels_parent_idx" ON "_colour_concepts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_concepts_v_rels_path_idx" ON "_colour_concepts_v_rels" USING btree ("path");
  CREATE INDEX "_colour_concepts_v_rels_colour_cities_id_idx" ON "_colour_concepts_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "colour_cities_palette_order_idx" ON "colour_cities_palette" USING btree ("_order");
  CREATE INDEX "colour_cities_palette_parent_id_idx" ON "colour_cities_palette" USING btree ("_parent_id");
  CREATE INDEX "colour_cities_faq_order_idx" ON "colour_cities_faq" USING btree ("_order");
  CREATE INDEX "colour_cities_faq_parent_id_idx" ON "colour_cities_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_cities_sources_order_idx" ON "colour_cities_sources" USING btree ("_order");
  CREATE INDEX "colour_cities_sources_parent_id_idx" ON "colour_cities_sources" USING btree ("_parent_id");
  CREATE INDEX "colour_cities_name_idx" ON "colour_cities" USING btree ("name");
  CREATE INDEX "colour_cities_picture_idx" ON "colour_cities" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_cities_slug_idx" ON "colour_cities" USING btree ("slug");
  CREATE INDEX "colour_cities_updated_at_idx" ON "colour_cities" USING btree ("updated_at");
  CREATE INDEX "colour_cities_created_at_idx" ON "colour_cities" USING btree ("created_at");
  CREATE INDEX "colour_cities_deleted_at_idx" ON "colour_cities" USING btree ("deleted_at");
  CREATE INDEX "colour_cities__status_idx" ON "colour_cities" USING btree ("_status");
  CREATE INDEX "colour_cities_texts_order_parent" ON "colour_cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_cities_v_version_palette_order_idx" ON "_colour_cities_v_version_palette" USING btree ("_order");
  CREATE INDEX "_colour_cities_v_version_palette_parent_id_idx" ON "_colour_cities_v_version_palette" USING btree ("_parent_id");
  CREATE INDEX "_colour_cities_v_version_faq_order_idx" ON "_colour_cities_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_cities_v_version_faq_parent_id_idx" ON "_colour_cities_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_cities_v_version_sources_order_idx" ON "_colour_cities_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_cities_v_version_sources_parent_id_idx" ON "_colour_cities_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_cities_v_parent_idx" ON "_colour_cities_v" USING btree ("parent_id");
  CREATE INDEX "_colour_cities_v_version_version_name_idx" ON "_colour_cities_v" USING btree ("version_name");
  CREATE INDEX "_colour_cities_v_version_version_picture_idx" ON "_colour_cities_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_cities_v_version_version_slug_idx" ON "_colour_cities_v" USING btree ("version_slug");
  CREATE INDEX "_colour_cities_v_version_version_updated_at_idx" ON "_colour_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_cities_v_version_version_created_at_idx" ON "_colour_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_cities_v_version_version_deleted_at_idx" ON "_colour_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_cities_v_version_version__status_idx" ON "_colour_cities_v" USING btree ("version__status");
  CREATE INDEX "_colour_cities_v_created_at_idx" ON "_colour_cities_v" USING btree ("created_at");
  CREATE INDEX "_colour_cities_v_updated_at_idx" ON "_colour_cities_v" USING btree ("updated_at");
  CREATE INDEX "_colour_cities_v_latest_idx" ON "_colour_cities_v" USING btree ("latest");
  CREATE INDEX "_colour_cities_v_autosave_idx" ON "_colour_cities_v" USING btree ("autosave");
  CREATE INDEX "_colour_cities_v_texts_order_parent" ON "_colour_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "swatches_faq_order_idx" ON "swatches_faq" USING btree ("_order");
  CREATE INDEX "swatches_faq_parent_id_idx" ON "swatches_faq" USING btree ("_parent_id");
  CREATE INDEX "swatches_sources_order_idx" ON "swatches_sources" USING btree ("_order");
  CREATE INDEX "swatches_sources_parent_id_idx" ON "swatches_sources" USING btree ("_parent_id");
  CREATE INDEX "swatches_name_idx" ON "swatches" USING btree ("name");
  CREATE INDEX "swatches_set_idx" ON "swatches" USING btree ("set_id");
  CREATE INDEX "swatches_picture_idx" ON "swatches" USING btree ("picture_id");
  CREATE UNIQUE INDEX "swatches_slug_idx" ON "swatches" USING btree ("slug");
  CREATE INDEX "swatches_updated_at_idx" ON "swatches" USING btree ("updated_at");
  CREATE INDEX "swatches_created_at_idx" ON "swatches" USING btree ("created_at");
  CREATE INDEX "swatches_deleted_at_idx" ON "swatches" USING btree ("deleted_at");
  CREATE INDEX "swatches__status_idx" ON "swatches" USING btree ("_status");
  CREATE INDEX "swatches_texts_order_parent" ON "swatches_texts" USING btree ("order","parent_id");
  CREATE INDEX "swatches_rels_order_idx" ON "swatches_rels" USING btree ("order");
  CREATE INDEX "swatches_rels_parent_idx" ON "swatches_rels" USING btree ("parent_id");
  CREATE INDEX "swatches_rels_path_idx" ON "swatches_rels" USING btree ("path");
  CREATE INDEX "swatches_rels_colour_cities_id_idx" ON "swatches_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_swatches_v_version_faq_order_idx" ON "_swatches_v_version_faq" USING btree ("_order");
  CREATE INDEX "_swatches_v_version_faq_parent_id_idx" ON "_swatches_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_swatches_v_version_sources_order_idx" ON "_swatches_v_version_sources" USING btree ("_order");
  CREATE INDEX "_swatches_v_version_sources_parent_id_idx" ON "_swatches_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_swatches_v_parent_idx" ON "_swatches_v" USING btree ("parent_id");
  CREATE INDEX "_swatches_v_version_version_name_idx" ON "_swatches_v" USING btree ("version_name");
  CREATE INDEX "_swatches_v_version_version_set_idx" ON "_swatches_v" USING btree ("version_set_id");
  CREATE INDEX "_swatches_v_version_version_picture_idx" ON "_swatches_v" USING btree ("version_picture_id");
  CREATE INDEX "_swatches_v_version_version_slug_idx" ON "_swatches_v" USING btree ("version_slug");
  CREATE INDEX "_swatches_v_version_version_updated_at_idx" ON "_swatches_v" USING btree ("version_updated_at");
  CREATE INDEX "_swatches_v_version_version_created_at_idx" ON "_swatches_v" USING btree ("version_created_at");
  CREATE INDEX "_swatches_v_version_version_deleted_at_idx" ON "_swatches_v" USING btree ("version_deleted_at");
  CREATE INDEX "_swatches_v_version_version__status_idx" ON "_swatches_v" USING btree ("version__status");
  CREATE INDEX "_swatches_v_created_at_idx" ON "_swatches_v" USING btree ("created_at");
  CREATE INDEX "_swatches_v_updated_at_idx" ON "_swatches_v" USING btree ("updated_at");
  CREATE INDEX "_swatches_v_latest_idx" ON "_swatches_v" USING btree ("latest");
  CREATE INDEX "_swatches_v_autosave_idx" ON "_swatches_v" USING btree ("autosave");
  CREATE INDEX "_swatches_v_texts_order_parent" ON "_swatches_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_swatches_v_rels_order_idx" ON "_swatches_v_rels" USING btree ("order");
  CREATE INDEX "_swatches_v_rels_parent_idx" ON "_swatches_v_rels" USING btree ("parent_id");
  CREATE INDEX "_swatches_v_rels_path_idx" ON "_swatches_v_rels" USING btree ("path");
  CREATE INDEX "_swatches_v_rels_colour_cities_id_idx" ON "_swatches_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "swatch_sets_faq_order_idx" ON "swatch_sets_faq" USING btree ("_order");
  CREATE INDEX "swatch_sets_faq_parent_id_idx" ON "swatch_sets_faq" USING btree ("_parent_id");
  CREATE INDEX "swatch_sets_sources_order_idx" ON "swatch_sets_sources" USING btree ("_order");
  CREATE INDEX "swatch_sets_sources_parent_id_idx" ON "swatch_sets_sources" USING btree ("_parent_id");
  CREATE INDEX "swatch_sets_name_idx" ON "swatch_sets" USING btree ("name");
  CREATE INDEX "swatch_sets_picture_idx" ON "swatch_sets" USING btree ("picture_id");
  CREATE UNIQUE INDEX "swatch_sets_slug_idx" ON "swatch_sets" USING btree ("slug");
  CREATE INDEX "swatch_sets_updated_at_idx" ON "swatch_sets" USING btree ("updated_at");
  CREATE INDEX "swatch_sets_created_at_idx" ON "swatch_sets" USING btree ("created_at");
  CREATE INDEX "swatch_sets_deleted_at_idx" ON "swatch_sets" USING btree ("deleted_at");
  CREATE INDEX "swatch_sets__status_idx" ON "swatch_sets" USING btree ("_status");
  CREATE INDEX "swatch_sets_texts_order_parent" ON "swatch_sets_texts" USING btree ("order","parent_id");
  CREATE INDEX "swatch_sets_rels_order_idx" ON "swatch_sets_rels" USING btree ("order");
  CREATE INDEX "swatch_sets_rels_parent_idx" ON "swatch_sets_rels" USING btree ("parent_id");
  CREATE INDEX "swatch_sets_rels_path_idx" ON "swatch_sets_rels" USING btree ("path");
  CREATE INDEX "swatch_sets_rels_colour_cities_id_idx" ON "swatch_sets_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_swatch_sets_v_version_faq_order_idx" ON "_swatch_sets_v_version_faq" USING btree ("_order");
  CREATE INDEX "_swatch_sets_v_version_faq_parent_id_idx" ON "_swatch_sets_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_swatch_sets_v_version_sources_order_idx" ON "_swatch_sets_v_version_sources" USING btree ("_order");
  CREATE INDEX "_swatch_sets_v_version_sources_parent_id_idx" ON "_swatch_sets_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_swatch_sets_v_parent_idx" ON "_swatch_sets_v" USING btree ("parent_id");
  CREATE INDEX "_swatch_sets_v_version_version_name_idx" ON "_swatch_sets_v" USING btree ("version_name");
  CREATE INDEX "_swatch_sets_v_version_version_picture_idx" ON "_swatch_sets_v" USING btree ("version_picture_id");
  CREATE INDEX "_swatch_sets_v_version_version_slug_idx" ON "_swatch_sets_v" USING btree ("version_slug");
  CREATE INDEX "_swatch_sets_v_version_version_updated_at_idx" ON "_swatch_sets_v" USING btree ("version_updated_at");
  CREATE INDEX "_swatch_sets_v_version_version_created_at_idx" ON "_swatch_sets_v" USING btree ("version_created_at");
  CREATE INDEX "_swatch_sets_v_version_version_deleted_at_idx" ON "_swatch_sets_v" USING btree ("version_deleted_at");
  CREATE INDEX "_swatch_sets_v_version_version__status_idx" ON "_swatch_sets_v" USING btree ("version__status");
  CREATE INDEX "_swatch_sets_v_created_at_idx" ON "_swatch_sets_v" USING btree ("created_at");
  CREATE INDEX "_swatch_sets_v_updated_at_idx" ON "_swatch_sets_v" USING btree ("updated_at");
  CREATE INDEX "_swatch_sets_v_latest_idx" ON "_swatch_sets_v" USING btree ("latest");
  CREATE INDEX "_swatch_sets_v_autosave_idx" ON "_swatch_sets_v" USING btree ("autosave");
  CREATE INDEX "_swatch_sets_v_texts_order_parent" ON "_swatch_sets_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_swatch_sets_v_rels_order_idx" ON "_swatch_sets_v_rels" USING btree ("order");
  CREATE INDEX "_swatch_sets_v_rels_parent_idx" ON "_swatch_sets_v_rels" USING btree ("parent_id");
  CREATE INDEX "_swatch_sets_v_rels_path_idx" ON "_swatch_sets_v_rels" USING btree ("path");
  CREATE INDEX "_swatch_sets_v_rels_colour_cities_id_idx" ON "_swatch_sets_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "colour_terms_faq_order_idx" ON "colour_terms_faq" USING btree ("_order");
  CREATE INDEX "colour_terms_faq_parent_id_idx" ON "colour_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "colour_terms_sources_order_idx" ON "colour_terms_sources" USING btree ("_order");
  CREATE INDEX "colour_terms_sources_parent_id_idx" ON "colour_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "colour_terms_name_idx" ON "colour_terms" USING btree ("name");
  CREATE INDEX "colour_terms_picture_idx" ON "colour_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "colour_terms_slug_idx" ON "colour_terms" USING btree ("slug");
  CREATE INDEX "colour_terms_updated_at_idx" ON "colour_terms" USING btree ("updated_at");
  CREATE INDEX "colour_terms_created_at_idx" ON "colour_terms" USING btree ("created_at");
  CREATE INDEX "colour_terms_deleted_at_idx" ON "colour_terms" USING btree ("deleted_at");
  CREATE INDEX "colour_terms__status_idx" ON "colour_terms" USING btree ("_status");
  CREATE INDEX "colour_terms_texts_order_parent" ON "colour_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "colour_terms_rels_order_idx" ON "colour_terms_rels" USING btree ("order");
  CREATE INDEX "colour_terms_rels_parent_idx" ON "colour_terms_rels" USING btree ("parent_id");
  CREATE INDEX "colour_terms_rels_path_idx" ON "colour_terms_rels" USING btree ("path");
  CREATE INDEX "colour_terms_rels_colour_cities_id_idx" ON "colour_terms_rels" USING btree ("colour_cities_id");
  CREATE INDEX "_colour_terms_v_version_faq_order_idx" ON "_colour_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_colour_terms_v_version_faq_parent_id_idx" ON "_colour_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_colour_terms_v_version_sources_order_idx" ON "_colour_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_colour_terms_v_version_sources_parent_id_idx" ON "_colour_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_colour_terms_v_parent_idx" ON "_colour_terms_v" USING btree ("parent_id");
  CREATE INDEX "_colour_terms_v_version_version_name_idx" ON "_colour_terms_v" USING btree ("version_name");
  CREATE INDEX "_colour_terms_v_version_version_picture_idx" ON "_colour_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_colour_terms_v_version_version_slug_idx" ON "_colour_terms_v" USING btree ("version_slug");
  CREATE INDEX "_colour_terms_v_version_version_updated_at_idx" ON "_colour_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_colour_terms_v_version_version_created_at_idx" ON "_colour_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_colour_terms_v_version_version_deleted_at_idx" ON "_colour_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colour_terms_v_version_version__status_idx" ON "_colour_terms_v" USING btree ("version__status");
  CREATE INDEX "_colour_terms_v_created_at_idx" ON "_colour_terms_v" USING btree ("created_at");
  CREATE INDEX "_colour_terms_v_updated_at_idx" ON "_colour_terms_v" USING btree ("updated_at");
  CREATE INDEX "_colour_terms_v_latest_idx" ON "_colour_terms_v" USING btree ("latest");
  CREATE INDEX "_colour_terms_v_autosave_idx" ON "_colour_terms_v" USING btree ("autosave");
  CREATE INDEX "_colour_terms_v_texts_order_parent" ON "_colour_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colour_terms_v_rels_order_idx" ON "_colour_terms_v_rels" USING btree ("order");
  CREATE INDEX "_colour_terms_v_rels_parent_idx" ON "_colour_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_terms_v_rels_path_idx" ON "_colour_terms_v_rels" USING btree ("path");
  CREATE INDEX "_colour_terms_v_rels_colour_cities_id_idx" ON "_colour_terms_v_rels" USING btree ("colour_cities_id");
  CREATE INDEX "dishes_variations_order_idx" ON "dishes_variations" USING btree ("_order");
  CREATE INDEX "dishes_variations_parent_id_idx" ON "dishes_variations" USING btree ("_parent_id");
  CREATE INDEX "dishes_faq_order_idx" ON "dishes_faq" USING btree ("_order");
  CREATE INDEX "dishes_faq_parent_id_idx" ON "dishes_faq" USING btree ("_parent_id");
  CREATE INDEX "dishes_sources_order_idx" ON "dishes_sources" USING btree ("_order");
  CREATE INDEX "dishes_sources_parent_id_idx" ON "dishes_sources" USING btree ("_parent_id");
  CREATE INDEX "dishes_name_idx" ON "dishes" USING btree ("name");
  CREATE INDEX "dishes_picture_idx" ON "dishes" USING btree ("picture_id");
  CREATE UNIQUE INDEX "dishes_slug_idx" ON "dishes" USING btree ("slug");
  CREATE INDEX "dishes_updated_at_idx" ON "dishes" USING btree ("updated_at");
  CREATE INDEX "dishes_created_at_idx" ON "dishes" USING btree ("created_at");
  CREATE INDEX "dishes_deleted_at_idx" ON "dishes" USING btree ("deleted_at");
  CREATE INDEX "dishes__status_idx" ON "dishes" USING btree ("_status");
  CREATE INDEX "dishes_texts_order_parent" ON "dishes_texts" USING btree ("order","parent_id");
  CREATE INDEX "dishes_rels_order_idx" ON "dishes_rels" USING btree ("order");
  CREATE INDEX "dishes_rels_parent_idx" ON "dishes_rels" USING btree ("parent_id");
  CREATE INDEX "dishes_rels_path_idx" ON "dishes_rels" USING btree ("path");
  CREATE INDEX "dishes_rels_food_cities_id_idx" ON "dishes_rels" USING btree ("food_cities_id");
  CREATE INDEX "dishes_rels_food_days_id_idx" ON "dishes_rels" USING btree ("food_days_id");
  CREATE INDEX "_dishes_v_version_variations_order_idx" ON "_dishes_v_version_variations" USING btree ("_order");
  CREATE INDEX "_dishes_v_version_variations_parent_id_idx" ON "_dishes_v_version_variations" USING btree ("_parent_id");
  CREATE INDEX "_dishes_v_version_faq_order_idx" ON "_dishes_v_version_faq" USING btree ("_order");
  CREATE INDEX "_dishes_v_version_faq_parent_id_idx" ON "_dishes_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_dishes_v_version_sources_order_idx" ON "_dishes_v_version_sources" USING btree ("_order");
  CREATE INDEX "_dishes_v_version_sources_parent_id_idx" ON "_dishes_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_dishes_v_parent_idx" ON "_dishes_v" USING btree ("parent_id");
  CREATE INDEX "_dishes_v_version_version_name_idx" ON "_dishes_v" USING btree ("version_name");
  CREATE INDEX "_dishes_v_version_version_picture_idx" ON "_dishes_v" USING btree ("version_picture_id");
  CREATE INDEX "_dishes_v_version_version_slug_idx" ON "_dishes_v" USING btree ("version_slug");
  CREATE INDEX "_dishes_v_version_version_updated_at_idx" ON "_dishes_v" USING btree ("version_updated_at");
  CREATE INDEX "_dishes_v_version_version_created_at_idx" ON "_dishes_v" USING btree ("version_created_at");
  CREATE INDEX "_dishes_v_version_version_deleted_at_idx" ON "_dishes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dishes_v_version_version__status_idx" ON "_dishes_v" USING btree ("version__status");
  CREATE INDEX "_dishes_v_created_at_idx" ON "_dishes_v" USING btree ("created_at");
  CREATE INDEX "_dishes_v_updated_at_idx" ON "_dishes_v" USING btree ("updated_at");
  CREATE INDEX "_dishes_v_latest_idx" ON "_dishes_v" USING btree ("latest");
  CREATE INDEX "_dishes_v_autosave_idx" ON "_dishes_v" USING btree ("autosave");
  CREATE INDEX "_dishes_v_texts_order_parent" ON "_dishes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dishes_v_rels_order_idx" ON "_dishes_v_rels" USING btree ("order");
  CREATE INDEX "_dishes_v_rels_parent_idx" ON "_dishes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dishes_v_rels_path_idx" ON "_dishes_v_rels" USING btree ("path");
  CREATE INDEX "_dishes_v_rels_food_cities_id_idx" ON "_dishes_v_rels" USING btree ("food_cities_id");
  CREATE INDEX "_dishes_v_rels_food_days_id_idx" ON "_dishes_v_rels" USING btree ("food_days_id");
  CREATE INDEX "food_days_overrides_order_idx" ON "food_days_overrides" USING btree ("_order");
  CREATE INDEX "food_days_overrides_parent_id_idx" ON "food_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "food_days_faq_order_idx" ON "food_days_faq" USING btree ("_order");
  CREATE INDEX "food_days_faq_parent_id_idx" ON "food_days_faq" USING btree ("_parent_id");
  CREATE INDEX "food_days_sources_order_idx" ON "food_days_sources" USING btree ("_order");
  CREATE INDEX "food_days_sources_parent_id_idx" ON "food_days_sources" USING btree ("_parent_id");
  CREATE INDEX "food_days_name_idx" ON "food_days" USING btree ("name");
  CREATE INDEX "food_days_picture_idx" ON "food_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "food_days_slug_idx" ON "food_days" USING btree ("slug");
  CREATE INDEX "food_days_updated_at_idx" ON "food_days" USING btree ("updated_at");
  CREATE INDEX "food_days_created_at_idx" ON "food_days" USING btree ("created_at");
  CREATE INDEX "food_days_deleted_at_idx" ON "food_days" USING btree ("deleted_at");
  CREATE INDEX "food_days__status_idx" ON "food_days" USING btree ("_status");
  CREATE INDEX "food_days_texts_order_parent" ON "food_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "food_days_rels_order_idx" ON "food_days_rels" USING btree ("order");
  CREATE INDEX "food_days_rels_parent_idx" ON "food_days_rels" USING btree ("parent_id");
  CREATE INDEX "food_days_rels_path_idx" ON "food_days_rels" USING btree ("path");
  CREATE INDEX "food_days_rels_food_cities_id_idx" ON "food_days_rels" USING btree ("food_cities_id");
  CREATE INDEX "_food_days_v_version_overrides_order_idx" ON "_food_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_food_days_v_version_overrides_parent_id_idx" ON "_food_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_food_days_v_version_faq_order_idx" ON "_food_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_food_days_v_version_faq_parent_id_idx" ON "_food_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_food_days_v_version_sources_order_idx" ON "_food_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_food_days_v_version_sources_parent_id_idx" ON "_food_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_food_days_v_parent_idx" ON "_food_days_v" USING btree ("parent_id");
  CREATE INDEX "_food_days_v_version_version_name_idx" ON "_food_days_v" USING btree ("version_name");
  CREATE INDEX "_food_days_v_version_version_picture_idx" ON "_food_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_food_days_v_version_version_slug_idx" ON "_food_days_v" USING btree ("version_slug");
  CREATE INDEX "_food_days_v_version_version_updated_at_idx" ON "_food_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_food_days_v_version_version_created_at_idx" ON "_food_days_v" USING btree ("version_created_at");
  CREATE INDEX "_food_days_v_version_version_deleted_at_idx" ON "_food_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_food_days_v_version_version__status_idx" ON "_food_days_v" USING btree ("version__status");
  CREATE INDEX "_food_days_v_created_at_idx" ON "_food_days_v" USING btree ("created_at");
  CREATE INDEX "_food_days_v_updated_at_idx" ON "_food_days_v" USING btree ("updated_at");
  CREATE INDEX "_food_days_v_latest_idx" ON "_food_days_v" USING btree ("latest");
  CREATE INDEX "_food_days_v_autosave_idx" ON "_food_days_v" USING btree ("autosave");
  CREATE INDEX "_food_days_v_texts_order_parent" ON "_food_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_food_days_v_rels_order_idx" ON "_food_days_v_rels" USING btree ("order");
  CREATE INDEX "_food_days_v_rels_parent_idx" ON "_food_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_food_days_v_rels_path_idx" ON "_food_days_v_rels" USING btree ("path");
  CREATE INDEX "_food_days_v_rels_food_cities_id_idx" ON "_food_days_v_rels" USING btree ("food_cities_id");
  CREATE INDEX "food_produce_faq_order_idx" ON "food_produce_faq" USING btree ("_order");
  CREATE INDEX "food_produce_faq_parent_id_idx" ON "food_produce_faq" USING btree ("_parent_id");
  CREATE INDEX "food_produce_sources_order_idx" ON "food_produce_sources" USING btree ("_order");
  CREATE INDEX "food_produce_sources_parent_id_idx" ON "food_produce_sources" USING btree ("_parent_id");
  CREATE INDEX "food_produce_name_idx" ON "food_produce" USING btree ("name");
  CREATE INDEX "food_produce_picture_idx" ON "food_produce" USING btree ("picture_id");
  CREATE UNIQUE INDEX "food_produce_slug_idx" ON "food_produce" USING btree ("slug");
  CREATE INDEX "food_produce_updated_at_idx" ON "food_produce" USING btree ("updated_at");
  CREATE INDEX "food_produce_created_at_idx" ON "food_produce" USING btree ("created_at");
  CREATE INDEX "food_produce_deleted_at_idx" ON "food_produce" USING btree ("deleted_at");
  CREATE INDEX "food_produce__status_idx" ON "food_produce" USING btree ("_status");
  CREATE INDEX "food_produce_texts_order_parent" ON "food_produce_texts" USING btree ("order","parent_id");
  CREATE INDEX "food_produce_numbers_order_parent_idx" ON "food_produce_numbers" USING btree ("order","parent_id");
  CREATE INDEX "food_produce_rels_order_idx" ON "food_produce_rels" USING btree ("order");
  CREATE INDEX "food_produce_rels_parent_idx" ON "food_produce_rels" USING btree ("parent_id");
  CREATE INDEX "food_produce_rels_path_idx" ON "food_produce_rels" USING btree ("path");
  CREATE INDEX "food_produce_rels_food_cities_id_idx" ON "food_produce_rels" USING btree ("food_cities_id");
  CREATE INDEX "food_produce_rels_dishes_id_idx" ON "food_produce_rels" USING btree ("dishes_id");
  CREATE INDEX "_food_produce_v_version_faq_order_idx" ON "_food_produce_v_version_faq" USING btree ("_order");
  CREATE INDEX "_food_produce_v_version_faq_parent_id_idx" ON "_food_produce_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_food_produce_v_version_sources_order_idx" ON "_food_produce_v_version_sources" USING btree ("_order");
  CREATE INDEX "_food_produce_v_version_sources_parent_id_idx" ON "_food_produce_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_food_produce_v_parent_idx" ON "_food_produce_v" USING btree ("parent_id");
  CREATE INDEX "_food_produce_v_version_version_name_idx" ON "_food_produce_v" USING btree ("version_name");
  CREATE INDEX "_food_produce_v_version_version_picture_idx" ON "_food_produce_v" USING btree ("version_picture_id");
  CREATE INDEX "_food_produce_v_version_version_slug_idx" ON "_food_produce_v" USING btree ("version_slug");
  CREATE INDEX "_food_produce_v_version_version_updated_at_idx" ON "_food_produce_v" USING btree ("version_updated_at");
  CREATE INDEX "_food_produce_v_version_version_created_at_idx" ON "_food_produce_v" USING btree ("version_created_at");
  CREATE INDEX "_food_produce_v_version_version_deleted_at_idx" ON "_food_produce_v" USING btree ("version_deleted_at");
  CREATE INDEX "_food_produce_v_version_version__status_idx" ON "_food_produce_v" USING btree ("version__status");
  CREATE INDEX "_food_produce_v_created_at_idx" ON "_food_produce_v" USING btree ("created_at");
  CREATE INDEX "_food_produce_v_updated_at_idx" ON "_food_produce_v" USING btree ("updated_at");
  CREATE INDEX "_food_produce_v_latest_idx" ON "_food_produce_v" USING btree ("latest");
  CREATE INDEX "_food_produce_v_autosave_idx" ON "_food_produce_v" USING btree ("autosave");
  CREATE INDEX "_food_produce_v_texts_order_parent" ON "_food_produce_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_food_produce_v_numbers_order_parent_idx" ON "_food_produce_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_food_produce_v_rels_order_idx" ON "_food_produce_v_rels" USING btree ("order");
  CREATE INDEX "_food_produce_v_rels_parent_idx" ON "_food_produce_v_rels" USING btree ("parent_id");
  CREATE INDEX "_food_produce_v_rels_path_idx" ON "_food_produce_v_rels" USING btree ("path");
  CREATE INDEX "_food_produce_v_rels_food_cities_id_idx" ON "_food_produce_v_rels" USING btree ("food_cities_id");
  CREATE INDEX "_food_produce_v_rels_dishes_id_idx" ON "_food_produce_v_rels" USING btree ("dishes_id");
  CREATE INDEX "cuisines_faq_order_idx" ON "cuisines_faq" USING btree ("_order");
  CREATE INDEX "cuisines_faq_parent_id_idx" ON "cuisines_faq" USING btree ("_parent_id");
  CREATE INDEX "cuisines_sources_order_idx" ON "cuisines_sources" USING btree ("_order");
  CREATE INDEX "cuisines_sources_parent_id_idx" ON "cuisines_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cuisines_country_idx" ON "cuisines" USING btree ("country");
  CREATE INDEX "cuisines_name_idx" ON "cuisines" USING btree ("name");
  CREATE INDEX "cuisines_picture_idx" ON "cuisines" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cuisines_slug_idx" ON "cuisines" USING btree ("slug");
  CREATE INDEX "cuisines_updated_at_idx" ON "cuisines" USING btree ("updated_at");
  CREATE INDEX "cuisines_created_at_idx" ON "cuisines" USING btree ("created_at");
  CREATE INDEX "cuisines_deleted_at_idx" ON "cuisines" USING btree ("deleted_at");
  CREATE INDEX "cuisines__status_idx" ON "cuisines" USING btree ("_status");
  CREATE INDEX "cuisines_texts_order_parent" ON "cuisines_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cuisines_v_version_faq_order_idx" ON "_cuisines_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cuisines_v_version_faq_parent_id_idx" ON "_cuisines_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cuisines_v_version_sources_order_idx" ON "_cuisines_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cuisines_v_version_sources_parent_id_idx" ON "_cuisines_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cuisines_v_parent_idx" ON "_cuisines_v" USING btree ("parent_id");
  CREATE INDEX "_cuisines_v_version_version_country_idx" ON "_cuisines_v" USING btree ("version_country");
  CREATE INDEX "_cuisines_v_version_version_name_idx" ON "_cuisines_v" USING btree ("version_name");
  CREATE INDEX "_cuisines_v_version_version_picture_idx" ON "_cuisines_v" USING btree ("version_picture_id");
  CREATE INDEX "_cuisines_v_version_version_slug_idx" ON "_cuisines_v" USING btree ("version_slug");
  CREATE INDEX "_cuisines_v_version_version_updated_at_idx" ON "_cuisines_v" USING btree ("version_updated_at");
  CREATE INDEX "_cuisines_v_version_version_created_at_idx" ON "_cuisines_v" USING btree ("version_created_at");
  CREATE INDEX "_cuisines_v_version_version_deleted_at_idx" ON "_cuisines_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cuisines_v_version_version__status_idx" ON "_cuisines_v" USING btree ("version__status");
  CREATE INDEX "_cuisines_v_created_at_idx" ON "_cuisines_v" USING btree ("created_at");
  CREATE INDEX "_cuisines_v_updated_at_idx" ON "_cuisines_v" USING btree ("updated_at");
  CREATE INDEX "_cuisines_v_latest_idx" ON "_cuisines_v" USING btree ("latest");
  CREATE INDEX "_cuisines_v_autosave_idx" ON "_cuisines_v" USING btree ("autosave");
  CREATE INDEX "_cuisines_v_texts_order_parent" ON "_cuisines_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "ways_of_eating_faq_order_idx" ON "ways_of_eating_faq" USING btree ("_order");
  CREATE INDEX "ways_of_eating_faq_parent_id_idx" ON "ways_of_eating_faq" USING btree ("_parent_id");
  CREATE INDEX "ways_of_eating_sources_order_idx" ON "ways_of_eating_sources" USING btree ("_order");
  CREATE INDEX "ways_of_eating_sources_parent_id_idx" ON "ways_of_eating_sources" USING btree ("_parent_id");
  CREATE INDEX "ways_of_eating_name_idx" ON "ways_of_eating" USING btree ("name");
  CREATE INDEX "ways_of_eating_picture_idx" ON "ways_of_eating" USING btree ("picture_id");
  CREATE UNIQUE INDEX "ways_of_eating_slug_idx" ON "ways_of_eating" USING btree ("slug");
  CREATE INDEX "ways_of_eating_updated_at_idx" ON "ways_of_eating" USING btree ("updated_at");
  CREATE INDEX "ways_of_eating_created_at_idx" ON "ways_of_eating" USING btree ("created_at");
  CREATE INDEX "ways_of_eating_deleted_at_idx" ON "ways_of_eating" USING btree ("deleted_at");
  CREATE INDEX "ways_of_eating__status_idx" ON "ways_of_eating" USING btree ("_status");
  CREATE INDEX "ways_of_eating_texts_order_parent" ON "ways_of_eating_texts" USING btree ("order","parent_id");
  CREATE INDEX "ways_of_eating_rels_order_idx" ON "ways_of_eating_rels" USING btree ("order");
  CREATE INDEX "ways_of_eating_rels_parent_idx" ON "ways_of_eating_rels" USING btree ("parent_id");
  CREATE INDEX "ways_of_eating_rels_path_idx" ON "ways_of_eating_rels" USING btree ("path");
  CREATE INDEX "ways_of_eating_rels_food_cities_id_idx" ON "ways_of_eating_rels" USING btree ("food_cities_id");
  CREATE INDEX "ways_of_eating_rels_dishes_id_idx" ON "ways_of_eating_rels" USING btree ("dishes_id");
  CREATE INDEX "_ways_of_eating_v_version_faq_order_idx" ON "_ways_of_eating_v_version_faq" USING btree ("_order");
  CREATE INDEX "_ways_of_eating_v_version_faq_parent_id_idx" ON "_ways_of_eating_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_ways_of_eating_v_version_sources_order_idx" ON "_ways_of_eating_v_version_sources" USING btree ("_order");
  CREATE INDEX "_ways_of_eating_v_version_sources_parent_id_idx" ON "_ways_of_eating_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_ways_of_eating_v_parent_idx" ON "_ways_of_eating_v" USING btree ("parent_id");
  CREATE INDEX "_ways_of_eating_v_version_version_name_idx" ON "_ways_of_eating_v" USING btree ("version_name");
  CREATE INDEX "_ways_of_eating_v_version_version_picture_idx" ON "_ways_of_eating_v" USING btree ("version_picture_id");
  CREATE INDEX "_ways_of_eating_v_version_version_slug_idx" ON "_ways_of_eating_v" USING btree ("version_slug");
  CREATE INDEX "_ways_of_eating_v_version_version_updated_at_idx" ON "_ways_of_eating_v" USING btree ("version_updated_at");
  CREATE INDEX "_ways_of_eating_v_version_version_created_at_idx" ON "_ways_of_eating_v" USING btree ("version_created_at");
  CREATE INDEX "_ways_of_eating_v_version_version_deleted_at_idx" ON "_ways_of_eating_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ways_of_eating_v_version_version__status_idx" ON "_ways_of_eating_v" USING btree ("version__status");
  CREATE INDEX "_ways_of_eating_v_created_at_idx" ON "_ways_of_eating_v" USING btree ("created_at");
  CREATE INDEX "_ways_of_eating_v_updated_at_idx" ON "_ways_of_eating_v" USING btree ("updated_at");
  CREATE INDEX "_ways_of_eating_v_latest_idx" ON "_ways_of_eating_v" USING btree ("latest");
  CREATE INDEX "_ways_of_eating_v_autosave_idx" ON "_ways_of_eating_v" USING btree ("autosave");
  CREATE INDEX "_ways_of_eating_v_texts_order_parent" ON "_ways_of_eating_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_ways_of_eating_v_rels_order_idx" ON "_ways_of_eating_v_rels" USING btree ("order");
  CREATE INDEX "_ways_of_eating_v_rels_parent_idx" ON "_ways_of_eating_v_rels" USING btree ("parent_id");
  CREATE INDEX "_ways_of_eating_v_rels_path_idx" ON "_ways_of_eating_v_rels" USING btree ("path");
  CREATE INDEX "_ways_of_eating_v_rels_food_cities_id_idx" ON "_ways_of_eating_v_rels" USING btree ("food_cities_id");
  CREATE INDEX "_ways_of_eating_v_rels_dishes_id_idx" ON "_ways_of_eating_v_rels" USING btree ("dishes_id");
  CREATE INDEX "food_cities_faq_order_idx" ON "food_cities_faq" USING btree ("_order");
  CREATE INDEX "food_cities_faq_parent_id_idx" ON "food_cities_faq" USING btree ("_parent_id");
  CREATE INDEX "food_cities_sources_order_idx" ON "food_cities_sources" USING btree ("_order");
  CREATE INDEX "food_cities_sources_parent_id_idx" ON "food_cities_sources" USING btree ("_parent_id");
  CREATE INDEX "food_cities_name_idx" ON "food_cities" USING btree ("name");
  CREATE INDEX "food_cities_picture_idx" ON "food_cities" USING btree ("picture_id");
  CREATE UNIQUE INDEX "food_cities_slug_idx" ON "food_cities" USING btree ("slug");
  CREATE INDEX "food_cities_updated_at_idx" ON "food_cities" USING btree ("updated_at");
  CREATE INDEX "food_cities_created_at_idx" ON "food_cities" USING btree ("created_at");
  CREATE INDEX "food_cities_deleted_at_idx" ON "food_cities" USING btree ("deleted_at");
  CREATE INDEX "food_cities__status_idx" ON "food_cities" USING btree ("_status");
  CREATE INDEX "food_cities_texts_order_parent" ON "food_cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "_food_cities_v_version_faq_order_idx" ON "_food_cities_v_version_faq" USING btree ("_order");
  CREATE INDEX "_food_cities_v_version_faq_parent_id_idx" ON "_food_cities_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_food_cities_v_version_sources_order_idx" ON "_food_cities_v_version_sources" USING btree ("_order");
  CREATE INDEX "_food_cities_v_version_sources_parent_id_idx" ON "_food_cities_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_food_cities_v_parent_idx" ON "_food_cities_v" USING btree ("parent_id");
  CREATE INDEX "_food_cities_v_version_version_name_idx" ON "_food_cities_v" USING btree ("version_name");
  CREATE INDEX "_food_cities_v_version_version_picture_idx" ON "_food_cities_v" USING btree ("version_picture_id");
  CREATE INDEX "_food_cities_v_version_version_slug_idx" ON "_food_cities_v" USING btree ("version_slug");
  CREATE INDEX "_food_cities_v_version_version_updated_at_idx" ON "_food_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_food_cities_v_version_version_created_at_idx" ON "_food_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_food_cities_v_version_version_deleted_at_idx" ON "_food_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_food_cities_v_version_version__status_idx" ON "_food_cities_v" USING btree ("version__status");
  CREATE INDEX "_food_cities_v_created_at_idx" ON "_food_cities_v" USING btree ("created_at");
  CREATE INDEX "_food_cities_v_updated_at_idx" ON "_food_cities_v" USING btree ("updated_at");
  CREATE INDEX "_food_cities_v_latest_idx" ON "_food_cities_v" USING btree ("latest");
  CREATE INDEX "_food_cities_v_autosave_idx" ON "_food_cities_v" USING btree ("autosave");
  CREATE INDEX "_food_cities_v_texts_order_parent" ON "_food_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "food_terms_faq_order_idx" ON "food_terms_faq" USING btree ("_order");
  CREATE INDEX "food_terms_faq_parent_id_idx" ON "food_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "food_terms_sources_order_idx" ON "food_terms_sources" USING btree ("_order");
  CREATE INDEX "food_terms_sources_parent_id_idx" ON "food_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "food_terms_name_idx" ON "food_terms" USING btree ("name");
  CREATE INDEX "food_terms_picture_idx" ON "food_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "food_terms_slug_idx" ON "food_terms" USING btree ("slug");
  CREATE INDEX "food_terms_updated_at_idx" ON "food_terms" USING btree ("updated_at");
  CREATE INDEX "food_terms_created_at_idx" ON "food_terms" USING btree ("created_at");
  CREATE INDEX "food_terms_deleted_at_idx" ON "food_terms" USING btree ("deleted_at");
  CREATE INDEX "food_terms__status_idx" ON "food_terms" USING btree ("_status");
  CREATE INDEX "food_terms_texts_order_parent" ON "food_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "food_terms_rels_order_idx" ON "food_terms_rels" USING btree ("order");
  CREATE INDEX "food_terms_rels_parent_idx" ON "food_terms_rels" USING btree ("parent_id");
  CREATE INDEX "food_terms_rels_path_idx" ON "food_terms_rels" USING btree ("path");
  CREATE INDEX "food_terms_rels_food_cities_id_idx" ON "food_terms_rels" USING btree ("food_cities_id");
  CREATE INDEX "_food_terms_v_version_faq_order_idx" ON "_food_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_food_terms_v_version_faq_parent_id_idx" ON "_food_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_food_terms_v_version_sources_order_idx" ON "_food_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_food_terms_v_version_sources_parent_id_idx" ON "_food_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_food_terms_v_parent_idx" ON "_food_terms_v" USING btree ("parent_id");
  CREATE INDEX "_food_terms_v_version_version_name_idx" ON "_food_terms_v" USING btree ("version_name");
  CREATE INDEX "_food_terms_v_version_version_picture_idx" ON "_food_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_food_terms_v_version_version_slug_idx" ON "_food_terms_v" USING btree ("version_slug");
  CREATE INDEX "_food_terms_v_version_version_updated_at_idx" ON "_food_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_food_terms_v_version_version_created_at_idx" ON "_food_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_food_terms_v_version_version_deleted_at_idx" ON "_food_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_food_terms_v_version_version__status_idx" ON "_food_terms_v" USING btree ("version__status");
  CREATE INDEX "_food_terms_v_created_at_idx" ON "_food_terms_v" USING btree ("created_at");
  CREATE INDEX "_food_terms_v_updated_at_idx" ON "_food_terms_v" USING btree ("updated_at");
  CREATE INDEX "_food_terms_v_latest_idx" ON "_food_terms_v" USING btree ("latest");
  CREATE INDEX "_food_terms_v_autosave_idx" ON "_food_terms_v" USING btree ("autosave");
  CREATE INDEX "_food_terms_v_texts_order_parent" ON "_food_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_food_terms_v_rels_order_idx" ON "_food_terms_v_rels" USING btree ("order");
  CREATE INDEX "_food_terms_v_rels_parent_idx" ON "_food_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_food_terms_v_rels_path_idx" ON "_food_terms_v_rels" USING btree ("path");
  CREATE INDEX "_food_terms_v_rels_food_cities_id_idx" ON "_food_terms_v_rels" USING btree ("food_cities_id");
  CREATE INDEX "cheeses_faq_order_idx" ON "cheeses_faq" USING btree ("_order");
  CREATE INDEX "cheeses_faq_parent_id_idx" ON "cheeses_faq" USING btree ("_parent_id");
  CREATE INDEX "cheeses_sources_order_idx" ON "cheeses_sources" USING btree ("_order");
  CREATE INDEX "cheeses_sources_parent_id_idx" ON "cheeses_sources" USING btree ("_parent_id");
  CREATE INDEX "cheeses_name_idx" ON "cheeses" USING btree ("name");
  CREATE INDEX "cheeses_picture_idx" ON "cheeses" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheeses_slug_idx" ON "cheeses" USING btree ("slug");
  CREATE INDEX "cheeses_updated_at_idx" ON "cheeses" USING btree ("updated_at");
  CREATE INDEX "cheeses_created_at_idx" ON "cheeses" USING btree ("created_at");
  CREATE INDEX "cheeses_deleted_at_idx" ON "cheeses" USING btree ("deleted_at");
  CREATE INDEX "cheeses__status_idx" ON "cheeses" USING btree ("_status");
  CREATE INDEX "cheeses_texts_order_parent" ON "cheeses_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheeses_numbers_order_parent_idx" ON "cheeses_numbers" USING btree ("order","parent_id");
  CREATE INDEX "cheeses_rels_order_idx" ON "cheeses_rels" USING btree ("order");
  CREATE INDEX "cheeses_rels_parent_idx" ON "cheeses_rels" USING btree ("parent_id");
  CREATE INDEX "cheeses_rels_path_idx" ON "cheeses_rels" USING btree ("path");
  CREATE INDEX "cheeses_rels_cheese_places_id_idx" ON "cheeses_rels" USING btree ("cheese_places_id");
  CREATE INDEX "cheeses_rels_cheese_dishes_id_idx" ON "cheeses_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "cheeses_rels_cheese_days_id_idx" ON "cheeses_rels" USING btree ("cheese_days_id");
  CREATE INDEX "cheeses_rels_cheeses_id_idx" ON "cheeses_rels" USING btree ("cheeses_id");
  CREATE INDEX "_cheeses_v_version_faq_order_idx" ON "_cheeses_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheeses_v_version_faq_parent_id_idx" ON "_cheeses_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheeses_v_version_sources_order_idx" ON "_cheeses_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheeses_v_version_sources_parent_id_idx" ON "_cheeses_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheeses_v_parent_idx" ON "_cheeses_v" USING btree ("parent_id");
  CREATE INDEX "_cheeses_v_version_version_name_idx" ON "_cheeses_v" USING btree ("version_name");
  CREATE INDEX "_cheeses_v_version_version_picture_idx" ON "_cheeses_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheeses_v_version_version_slug_idx" ON "_cheeses_v" USING btree ("version_slug");
  CREATE INDEX "_cheeses_v_version_version_updated_at_idx" ON "_cheeses_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheeses_v_version_version_created_at_idx" ON "_cheeses_v" USING btree ("version_created_at");
  CREATE INDEX "_cheeses_v_version_version_deleted_at_idx" ON "_cheeses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheeses_v_version_version__status_idx" ON "_cheeses_v" USING btree ("version__status");
  CREATE INDEX "_cheeses_v_created_at_idx" ON "_cheeses_v" USING btree ("created_at");
  CREATE INDEX "_cheeses_v_updated_at_idx" ON "_cheeses_v" USING btree ("updated_at");
  CREATE INDEX "_cheeses_v_latest_idx" ON "_cheeses_v" USING btree ("latest");
  CREATE INDEX "_cheeses_v_autosave_idx" ON "_cheeses_v" USING btree ("autosave");
  CREATE INDEX "_cheeses_v_texts_order_parent" ON "_cheeses_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheeses_v_numbers_order_parent_idx" ON "_cheeses_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_cheeses_v_rels_order_idx" ON "_cheeses_v_rels" USING btree ("order");
  CREATE INDEX "_cheeses_v_rels_parent_idx" ON "_cheeses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheeses_v_rels_path_idx" ON "_cheeses_v_rels" USING btree ("path");
  CREATE INDEX "_cheeses_v_rels_cheese_places_id_idx" ON "_cheeses_v_rels" USING btree ("cheese_places_id");
  CREATE INDEX "_cheeses_v_rels_cheese_dishes_id_idx" ON "_cheeses_v_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "_cheeses_v_rels_cheese_days_id_idx" ON "_cheeses_v_rels" USING btree ("cheese_days_id");
  CREATE INDEX "_cheeses_v_rels_cheeses_id_idx" ON "_cheeses_v_rels" USING btree ("cheeses_id");
  CREATE INDEX "cheese_days_overrides_order_idx" ON "cheese_days_overrides" USING btree ("_order");
  CREATE INDEX "cheese_days_overrides_parent_id_idx" ON "cheese_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "cheese_days_faq_order_idx" ON "cheese_days_faq" USING btree ("_order");
  CREATE INDEX "cheese_days_faq_parent_id_idx" ON "cheese_days_faq" USING btree ("_parent_id");
  CREATE INDEX "cheese_days_sources_order_idx" ON "cheese_days_sources" USING btree ("_order");
  CREATE INDEX "cheese_days_sources_parent_id_idx" ON "cheese_days_sources" USING btree ("_parent_id");
  CREATE INDEX "cheese_days_name_idx" ON "cheese_days" USING btree ("name");
  CREATE INDEX "cheese_days_picture_idx" ON "cheese_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheese_days_slug_idx" ON "cheese_days" USING btree ("slug");
  CREATE INDEX "cheese_days_updated_at_idx" ON "cheese_days" USING btree ("updated_at");
  CREATE INDEX "cheese_days_created_at_idx" ON "cheese_days" USING btree ("created_at");
  CREATE INDEX "cheese_days_deleted_at_idx" ON "cheese_days" USING btree ("deleted_at");
  CREATE INDEX "cheese_days__status_idx" ON "cheese_days" USING btree ("_status");
  CREATE INDEX "cheese_days_texts_order_parent" ON "cheese_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheese_days_rels_order_idx" ON "cheese_days_rels" USING btree ("order");
  CREATE INDEX "cheese_days_rels_parent_idx" ON "cheese_days_rels" USING btree ("parent_id");
  CREATE INDEX "cheese_days_rels_path_idx" ON "cheese_days_rels" USING btree ("path");
  CREATE INDEX "cheese_days_rels_cheese_places_id_idx" ON "cheese_days_rels" USING btree ("cheese_places_id");
  CREATE INDEX "_cheese_days_v_version_overrides_order_idx" ON "_cheese_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_cheese_days_v_version_overrides_parent_id_idx" ON "_cheese_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_cheese_days_v_version_faq_order_idx" ON "_cheese_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheese_days_v_version_faq_parent_id_idx" ON "_cheese_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheese_days_v_version_sources_order_idx" ON "_cheese_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheese_days_v_version_sources_parent_id_idx" ON "_cheese_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheese_days_v_parent_idx" ON "_cheese_days_v" USING btree ("parent_id");
  CREATE INDEX "_cheese_days_v_version_version_name_idx" ON "_cheese_days_v" USING btree ("version_name");
  CREATE INDEX "_cheese_days_v_version_version_picture_idx" ON "_cheese_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheese_days_v_version_version_slug_idx" ON "_cheese_days_v" USING btree ("version_slug");
  CREATE INDEX "_cheese_days_v_version_version_updated_at_idx" ON "_cheese_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheese_days_v_version_version_created_at_idx" ON "_cheese_days_v" USING btree ("version_created_at");
  CREATE INDEX "_cheese_days_v_version_version_deleted_at_idx" ON "_cheese_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheese_days_v_version_version__status_idx" ON "_cheese_days_v" USING btree ("version__status");
  CREATE INDEX "_cheese_days_v_created_at_idx" ON "_cheese_days_v" USING btree ("created_at");
  CREATE INDEX "_cheese_days_v_updated_at_idx" ON "_cheese_days_v" USING btree ("updated_at");
  CREATE INDEX "_cheese_days_v_latest_idx" ON "_cheese_days_v" USING btree ("latest");
  CREATE INDEX "_cheese_days_v_autosave_idx" ON "_cheese_days_v" USING btree ("autosave");
  CREATE INDEX "_cheese_days_v_texts_order_parent" ON "_cheese_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheese_days_v_rels_order_idx" ON "_cheese_days_v_rels" USING btree ("order");
  CREATE INDEX "_cheese_days_v_rels_parent_idx" ON "_cheese_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheese_days_v_rels_path_idx" ON "_cheese_days_v_rels" USING btree ("path");
  CREATE INDEX "_cheese_days_v_rels_cheese_places_id_idx" ON "_cheese_days_v_rels" USING btree ("cheese_places_id");
  CREATE INDEX "cheese_dishes_ingredients_order_idx" ON "cheese_dishes_ingredients" USING btree ("_order");
  CREATE INDEX "cheese_dishes_ingredients_parent_id_idx" ON "cheese_dishes_ingredients" USING btree ("_parent_id");
  CREATE INDEX "cheese_dishes_steps_order_idx" ON "cheese_dishes_steps" USING btree ("_order");
  CREATE INDEX "cheese_dishes_steps_parent_id_idx" ON "cheese_dishes_steps" USING btree ("_parent_id");
  CREATE INDEX "cheese_dishes_faq_order_idx" ON "cheese_dishes_faq" USING btree ("_order");
  CREATE INDEX "cheese_dishes_faq_parent_id_idx" ON "cheese_dishes_faq" USING btree ("_parent_id");
  CREATE INDEX "cheese_dishes_sources_order_idx" ON "cheese_dishes_sources" USING btree ("_order");
  CREATE INDEX "cheese_dishes_sources_parent_id_idx" ON "cheese_dishes_sources" USING btree ("_parent_id");
  CREATE INDEX "cheese_dishes_name_idx" ON "cheese_dishes" USING btree ("name");
  CREATE INDEX "cheese_dishes_picture_idx" ON "cheese_dishes" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheese_dishes_slug_idx" ON "cheese_dishes" USING btree ("slug");
  CREATE INDEX "cheese_dishes_updated_at_idx" ON "cheese_dishes" USING btree ("updated_at");
  CREATE INDEX "cheese_dishes_created_at_idx" ON "cheese_dishes" USING btree ("created_at");
  CREATE INDEX "cheese_dishes_deleted_at_idx" ON "cheese_dishes" USING btree ("deleted_at");
  CREATE INDEX "cheese_dishes__status_idx" ON "cheese_dishes" USING btree ("_status");
  CREATE INDEX "cheese_dishes_texts_order_parent" ON "cheese_dishes_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheese_dishes_rels_order_idx" ON "cheese_dishes_rels" USING btree ("order");
  CREATE INDEX "cheese_dishes_rels_parent_idx" ON "cheese_dishes_rels" USING btree ("parent_id");
  CREATE INDEX "cheese_dishes_rels_path_idx" ON "cheese_dishes_rels" USING btree ("path");
  CREATE INDEX "cheese_dishes_rels_cheese_places_id_idx" ON "cheese_dishes_rels" USING btree ("cheese_places_id");
  CREATE INDEX "_cheese_dishes_v_version_ingredients_order_idx" ON "_cheese_dishes_v_version_ingredients" USING btree ("_order");
  CREATE INDEX "_cheese_dishes_v_version_ingredients_parent_id_idx" ON "_cheese_dishes_v_version_ingredients" USING btree ("_parent_id");
  CREATE INDEX "_cheese_dishes_v_version_steps_order_idx" ON "_cheese_dishes_v_version_steps" USING btree ("_order");
  CREATE INDEX "_cheese_dishes_v_version_steps_parent_id_idx" ON "_cheese_dishes_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_cheese_dishes_v_version_faq_order_idx" ON "_cheese_dishes_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheese_dishes_v_version_faq_parent_id_idx" ON "_cheese_dishes_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheese_dishes_v_version_sources_order_idx" ON "_cheese_dishes_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheese_dishes_v_version_sources_parent_id_idx" ON "_cheese_dishes_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheese_dishes_v_parent_idx" ON "_cheese_dishes_v" USING btree ("parent_id");
  CREATE INDEX "_cheese_dishes_v_version_version_name_idx" ON "_cheese_dishes_v" USING btree ("version_name");
  CREATE INDEX "_cheese_dishes_v_version_version_picture_idx" ON "_cheese_dishes_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheese_dishes_v_version_version_slug_idx" ON "_cheese_dishes_v" USING btree ("version_slug");
  CREATE INDEX "_cheese_dishes_v_version_version_updated_at_idx" ON "_cheese_dishes_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheese_dishes_v_version_version_created_at_idx" ON "_cheese_dishes_v" USING btree ("version_created_at");
  CREATE INDEX "_cheese_dishes_v_version_version_deleted_at_idx" ON "_cheese_dishes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheese_dishes_v_version_version__status_idx" ON "_cheese_dishes_v" USING btree ("version__status");
  CREATE INDEX "_cheese_dishes_v_created_at_idx" ON "_cheese_dishes_v" USING btree ("created_at");
  CREATE INDEX "_cheese_dishes_v_updated_at_idx" ON "_cheese_dishes_v" USING btree ("updated_at");
  CREATE INDEX "_cheese_dishes_v_latest_idx" ON "_cheese_dishes_v" USING btree ("latest");
  CREATE INDEX "_cheese_dishes_v_autosave_idx" ON "_cheese_dishes_v" USING btree ("autosave");
  CREATE INDEX "_cheese_dishes_v_texts_order_parent" ON "_cheese_dishes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheese_dishes_v_rels_order_idx" ON "_cheese_dishes_v_rels" USING btree ("order");
  CREATE INDEX "_cheese_dishes_v_rels_parent_idx" ON "_cheese_dishes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheese_dishes_v_rels_path_idx" ON "_cheese_dishes_v_rels" USING btree ("path");
  CREATE INDEX "_cheese_dishes_v_rels_cheese_places_id_idx" ON "_cheese_dishes_v_rels" USING btree ("cheese_places_id");
  CREATE INDEX "cheese_places_faq_order_idx" ON "cheese_places_faq" USING btree ("_order");
  CREATE INDEX "cheese_places_faq_parent_id_idx" ON "cheese_places_faq" USING btree ("_parent_id");
  CREATE INDEX "cheese_places_sources_order_idx" ON "cheese_places_sources" USING btree ("_order");
  CREATE INDEX "cheese_places_sources_parent_id_idx" ON "cheese_places_sources" USING btree ("_parent_id");
  CREATE INDEX "cheese_places_name_idx" ON "cheese_places" USING btree ("name");
  CREATE INDEX "cheese_places_picture_idx" ON "cheese_places" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheese_places_slug_idx" ON "cheese_places" USING btree ("slug");
  CREATE INDEX "cheese_places_updated_at_idx" ON "cheese_places" USING btree ("updated_at");
  CREATE INDEX "cheese_places_created_at_idx" ON "cheese_places" USING btree ("created_at");
  CREATE INDEX "cheese_places_deleted_at_idx" ON "cheese_places" USING btree ("deleted_at");
  CREATE INDEX "cheese_places__status_idx" ON "cheese_places" USING btree ("_status");
  CREATE INDEX "cheese_places_texts_order_parent" ON "cheese_places_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheese_places_v_version_faq_order_idx" ON "_cheese_places_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheese_places_v_version_faq_parent_id_idx" ON "_cheese_places_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheese_places_v_version_sources_order_idx" ON "_cheese_places_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheese_places_v_version_sources_parent_id_idx" ON "_cheese_places_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheese_places_v_parent_idx" ON "_cheese_places_v" USING btree ("parent_id");
  CREATE INDEX "_cheese_places_v_version_version_name_idx" ON "_cheese_places_v" USING btree ("version_name");
  CREATE INDEX "_cheese_places_v_version_version_picture_idx" ON "_cheese_places_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheese_places_v_version_version_slug_idx" ON "_cheese_places_v" USING btree ("version_slug");
  CREATE INDEX "_cheese_places_v_version_version_updated_at_idx" ON "_cheese_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheese_places_v_version_version_created_at_idx" ON "_cheese_places_v" USING btree ("version_created_at");
  CREATE INDEX "_cheese_places_v_version_version_deleted_at_idx" ON "_cheese_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheese_places_v_version_version__status_idx" ON "_cheese_places_v" USING btree ("version__status");
  CREATE INDEX "_cheese_places_v_created_at_idx" ON "_cheese_places_v" USING btree ("created_at");
  CREATE INDEX "_cheese_places_v_updated_at_idx" ON "_cheese_places_v" USING btree ("updated_at");
  CREATE INDEX "_cheese_places_v_latest_idx" ON "_cheese_places_v" USING btree ("latest");
  CREATE INDEX "_cheese_places_v_autosave_idx" ON "_cheese_places_v" USING btree ("autosave");
  CREATE INDEX "_cheese_places_v_texts_order_parent" ON "_cheese_places_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheese_weekdays_faq_order_idx" ON "cheese_weekdays_faq" USING btree ("_order");
  CREATE INDEX "cheese_weekdays_faq_parent_id_idx" ON "cheese_weekdays_faq" USING btree ("_parent_id");
  CREATE INDEX "cheese_weekdays_sources_order_idx" ON "cheese_weekdays_sources" USING btree ("_order");
  CREATE INDEX "cheese_weekdays_sources_parent_id_idx" ON "cheese_weekdays_sources" USING btree ("_parent_id");
  CREATE INDEX "cheese_weekdays_name_idx" ON "cheese_weekdays" USING btree ("name");
  CREATE INDEX "cheese_weekdays_picture_idx" ON "cheese_weekdays" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheese_weekdays_slug_idx" ON "cheese_weekdays" USING btree ("slug");
  CREATE INDEX "cheese_weekdays_updated_at_idx" ON "cheese_weekdays" USING btree ("updated_at");
  CREATE INDEX "cheese_weekdays_created_at_idx" ON "cheese_weekdays" USING btree ("created_at");
  CREATE INDEX "cheese_weekdays_deleted_at_idx" ON "cheese_weekdays" USING btree ("deleted_at");
  CREATE INDEX "cheese_weekdays__status_idx" ON "cheese_weekdays" USING btree ("_status");
  CREATE INDEX "cheese_weekdays_texts_order_parent" ON "cheese_weekdays_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheese_weekdays_rels_order_idx" ON "cheese_weekdays_rels" USING btree ("order");
  CREATE INDEX "cheese_weekdays_rels_parent_idx" ON "cheese_weekdays_rels" USING btree ("parent_id");
  CREATE INDEX "cheese_weekdays_rels_path_idx" ON "cheese_weekdays_rels" USING btree ("path");
  CREATE INDEX "cheese_weekdays_rels_cheese_places_id_idx" ON "cheese_weekdays_rels" USING btree ("cheese_places_id");
  CREATE INDEX "cheese_weekdays_rels_cheeses_id_idx" ON "cheese_weekdays_rels" USING btree ("cheeses_id");
  CREATE INDEX "cheese_weekdays_rels_cheese_dishes_id_idx" ON "cheese_weekdays_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "_cheese_weekdays_v_version_faq_order_idx" ON "_cheese_weekdays_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheese_weekdays_v_version_faq_parent_id_idx" ON "_cheese_weekdays_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheese_weekdays_v_version_sources_order_idx" ON "_cheese_weekdays_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheese_weekdays_v_version_sources_parent_id_idx" ON "_cheese_weekdays_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheese_weekdays_v_parent_idx" ON "_cheese_weekdays_v" USING btree ("parent_id");
  CREATE INDEX "_cheese_weekdays_v_version_version_name_idx" ON "_cheese_weekdays_v" USING btree ("version_name");
  CREATE INDEX "_cheese_weekdays_v_version_version_picture_idx" ON "_cheese_weekdays_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheese_weekdays_v_version_version_slug_idx" ON "_cheese_weekdays_v" USING btree ("version_slug");
  CREATE INDEX "_cheese_weekdays_v_version_version_updated_at_idx" ON "_cheese_weekdays_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheese_weekdays_v_version_version_created_at_idx" ON "_cheese_weekdays_v" USING btree ("version_created_at");
  CREATE INDEX "_cheese_weekdays_v_version_version_deleted_at_idx" ON "_cheese_weekdays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheese_weekdays_v_version_version__status_idx" ON "_cheese_weekdays_v" USING btree ("version__status");
  CREATE INDEX "_cheese_weekdays_v_created_at_idx" ON "_cheese_weekdays_v" USING btree ("created_at");
  CREATE INDEX "_cheese_weekdays_v_updated_at_idx" ON "_cheese_weekdays_v" USING btree ("updated_at");
  CREATE INDEX "_cheese_weekdays_v_latest_idx" ON "_cheese_weekdays_v" USING btree ("latest");
  CREATE INDEX "_cheese_weekdays_v_autosave_idx" ON "_cheese_weekdays_v" USING btree ("autosave");
  CREATE INDEX "_cheese_weekdays_v_texts_order_parent" ON "_cheese_weekdays_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheese_weekdays_v_rels_order_idx" ON "_cheese_weekdays_v_rels" USING btree ("order");
  CREATE INDEX "_cheese_weekdays_v_rels_parent_idx" ON "_cheese_weekdays_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheese_weekdays_v_rels_path_idx" ON "_cheese_weekdays_v_rels" USING btree ("path");
  CREATE INDEX "_cheese_weekdays_v_rels_cheese_places_id_idx" ON "_cheese_weekdays_v_rels" USING btree ("cheese_places_id");
  CREATE INDEX "_cheese_weekdays_v_rels_cheeses_id_idx" ON "_cheese_weekdays_v_rels" USING btree ("cheeses_id");
  CREATE INDEX "_cheese_weekdays_v_rels_cheese_dishes_id_idx" ON "_cheese_weekdays_v_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "cheese_lands_faq_order_idx" ON "cheese_lands_faq" USING btree ("_order");
  CREATE INDEX "cheese_lands_faq_parent_id_idx" ON "cheese_lands_faq" USING btree ("_parent_id");
  CREATE INDEX "cheese_lands_sources_order_idx" ON "cheese_lands_sources" USING btree ("_order");
  CREATE INDEX "cheese_lands_sources_parent_id_idx" ON "cheese_lands_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cheese_lands_country_idx" ON "cheese_lands" USING btree ("country");
  CREATE INDEX "cheese_lands_name_idx" ON "cheese_lands" USING btree ("name");
  CREATE INDEX "cheese_lands_picture_idx" ON "cheese_lands" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheese_lands_slug_idx" ON "cheese_lands" USING btree ("slug");
  CREATE INDEX "cheese_lands_updated_at_idx" ON "cheese_lands" USING btree ("updated_at");
  CREATE INDEX "cheese_lands_created_at_idx" ON "cheese_lands" USING btree ("created_at");
  CREATE INDEX "cheese_lands_deleted_at_idx" ON "cheese_lands" USING btree ("deleted_at");
  CREATE INDEX "cheese_lands__status_idx" ON "cheese_lands" USING btree ("_status");
  CREATE INDEX "cheese_lands_texts_order_parent" ON "cheese_lands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheese_lands_v_version_faq_order_idx" ON "_cheese_lands_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheese_lands_v_version_faq_parent_id_idx" ON "_cheese_lands_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheese_lands_v_version_sources_order_idx" ON "_cheese_lands_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheese_lands_v_version_sources_parent_id_idx" ON "_cheese_lands_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheese_lands_v_parent_idx" ON "_cheese_lands_v" USING btree ("parent_id");
  CREATE INDEX "_cheese_lands_v_version_version_country_idx" ON "_cheese_lands_v" USING btree ("version_country");
  CREATE INDEX "_cheese_lands_v_version_version_name_idx" ON "_cheese_lands_v" USING btree ("version_name");
  CREATE INDEX "_cheese_lands_v_version_version_picture_idx" ON "_cheese_lands_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheese_lands_v_version_version_slug_idx" ON "_cheese_lands_v" USING btree ("version_slug");
  CREATE INDEX "_cheese_lands_v_version_version_updated_at_idx" ON "_cheese_lands_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheese_lands_v_version_version_created_at_idx" ON "_cheese_lands_v" USING btree ("version_created_at");
  CREATE INDEX "_cheese_lands_v_version_version_deleted_at_idx" ON "_cheese_lands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheese_lands_v_version_version__status_idx" ON "_cheese_lands_v" USING btree ("version__status");
  CREATE INDEX "_cheese_lands_v_created_at_idx" ON "_cheese_lands_v" USING btree ("created_at");
  CREATE INDEX "_cheese_lands_v_updated_at_idx" ON "_cheese_lands_v" USING btree ("updated_at");
  CREATE INDEX "_cheese_lands_v_latest_idx" ON "_cheese_lands_v" USING btree ("latest");
  CREATE INDEX "_cheese_lands_v_autosave_idx" ON "_cheese_lands_v" USING btree ("autosave");
  CREATE INDEX "_cheese_lands_v_texts_order_parent" ON "_cheese_lands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheese_terms_faq_order_idx" ON "cheese_terms_faq" USING btree ("_order");
  CREATE INDEX "cheese_terms_faq_parent_id_idx" ON "cheese_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "cheese_terms_sources_order_idx" ON "cheese_terms_sources" USING btree ("_order");
  CREATE INDEX "cheese_terms_sources_parent_id_idx" ON "cheese_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "cheese_terms_name_idx" ON "cheese_terms" USING btree ("name");
  CREATE INDEX "cheese_terms_picture_idx" ON "cheese_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cheese_terms_slug_idx" ON "cheese_terms" USING btree ("slug");
  CREATE INDEX "cheese_terms_updated_at_idx" ON "cheese_terms" USING btree ("updated_at");
  CREATE INDEX "cheese_terms_created_at_idx" ON "cheese_terms" USING btree ("created_at");
  CREATE INDEX "cheese_terms_deleted_at_idx" ON "cheese_terms" USING btree ("deleted_at");
  CREATE INDEX "cheese_terms__status_idx" ON "cheese_terms" USING btree ("_status");
  CREATE INDEX "cheese_terms_texts_order_parent" ON "cheese_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "cheese_terms_rels_order_idx" ON "cheese_terms_rels" USING btree ("order");
  CREATE INDEX "cheese_terms_rels_parent_idx" ON "cheese_terms_rels" USING btree ("parent_id");
  CREATE INDEX "cheese_terms_rels_path_idx" ON "cheese_terms_rels" USING btree ("path");
  CREATE INDEX "cheese_terms_rels_cheese_places_id_idx" ON "cheese_terms_rels" USING btree ("cheese_places_id");
  CREATE INDEX "_cheese_terms_v_version_faq_order_idx" ON "_cheese_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cheese_terms_v_version_faq_parent_id_idx" ON "_cheese_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cheese_terms_v_version_sources_order_idx" ON "_cheese_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cheese_terms_v_version_sources_parent_id_idx" ON "_cheese_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cheese_terms_v_parent_idx" ON "_cheese_terms_v" USING btree ("parent_id");
  CREATE INDEX "_cheese_terms_v_version_version_name_idx" ON "_cheese_terms_v" USING btree ("version_name");
  CREATE INDEX "_cheese_terms_v_version_version_picture_idx" ON "_cheese_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_cheese_terms_v_version_version_slug_idx" ON "_cheese_terms_v" USING btree ("version_slug");
  CREATE INDEX "_cheese_terms_v_version_version_updated_at_idx" ON "_cheese_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_cheese_terms_v_version_version_created_at_idx" ON "_cheese_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_cheese_terms_v_version_version_deleted_at_idx" ON "_cheese_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cheese_terms_v_version_version__status_idx" ON "_cheese_terms_v" USING btree ("version__status");
  CREATE INDEX "_cheese_terms_v_created_at_idx" ON "_cheese_terms_v" USING btree ("created_at");
  CREATE INDEX "_cheese_terms_v_updated_at_idx" ON "_cheese_terms_v" USING btree ("updated_at");
  CREATE INDEX "_cheese_terms_v_latest_idx" ON "_cheese_terms_v" USING btree ("latest");
  CREATE INDEX "_cheese_terms_v_autosave_idx" ON "_cheese_terms_v" USING btree ("autosave");
  CREATE INDEX "_cheese_terms_v_texts_order_parent" ON "_cheese_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cheese_terms_v_rels_order_idx" ON "_cheese_terms_v_rels" USING btree ("order");
  CREATE INDEX "_cheese_terms_v_rels_parent_idx" ON "_cheese_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheese_terms_v_rels_path_idx" ON "_cheese_terms_v_rels" USING btree ("path");
  CREATE INDEX "_cheese_terms_v_rels_cheese_places_id_idx" ON "_cheese_terms_v_rels" USING btree ("cheese_places_id");
  CREATE INDEX "breeds_faq_order_idx" ON "breeds_faq" USING btree ("_order");
  CREATE INDEX "breeds_faq_parent_id_idx" ON "breeds_faq" USING btree ("_parent_id");
  CREATE INDEX "breeds_sources_order_idx" ON "breeds_sources" USING btree ("_order");
  CREATE INDEX "breeds_sources_parent_id_idx" ON "breeds_sources" USING btree ("_parent_id");
  CREATE INDEX "breeds_name_idx" ON "breeds" USING btree ("name");
  CREATE INDEX "breeds_picture_idx" ON "breeds" USING btree ("picture_id");
  CREATE UNIQUE INDEX "breeds_slug_idx" ON "breeds" USING btree ("slug");
  CREATE INDEX "breeds_updated_at_idx" ON "breeds" USING btree ("updated_at");
  CREATE INDEX "breeds_created_at_idx" ON "breeds" USING btree ("created_at");
  CREATE INDEX "breeds_deleted_at_idx" ON "breeds" USING btree ("deleted_at");
  CREATE INDEX "breeds__status_idx" ON "breeds" USING btree ("_status");
  CREATE INDEX "breeds_texts_order_parent" ON "breeds_texts" USING btree ("order","parent_id");
  CREATE INDEX "breeds_rels_order_idx" ON "breeds_rels" USING btree ("order");
  CREATE INDEX "breeds_rels_parent_idx" ON "breeds_rels" USING btree ("parent_id");
  CREATE INDEX "breeds_rels_path_idx" ON "breeds_rels" USING btree ("path");
  CREATE INDEX "breeds_rels_cattle_places_id_idx" ON "breeds_rels" USING btree ("cattle_places_id");
  CREATE INDEX "breeds_rels_cattle_products_id_idx" ON "breeds_rels" USING btree ("cattle_products_id");
  CREATE INDEX "breeds_rels_cattle_days_id_idx" ON "breeds_rels" USING btree ("cattle_days_id");
  CREATE INDEX "breeds_rels_breeds_id_idx" ON "breeds_rels" USING btree ("breeds_id");
  CREATE INDEX "_breeds_v_version_faq_order_idx" ON "_breeds_v_version_faq" USING btree ("_order");
  CREATE INDEX "_breeds_v_version_faq_parent_id_idx" ON "_breeds_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_breeds_v_version_sources_order_idx" ON "_breeds_v_version_sources" USING btree ("_order");
  CREATE INDEX "_breeds_v_version_sources_parent_id_idx" ON "_breeds_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_breeds_v_parent_idx" ON "_breeds_v" USING btree ("parent_id");
  CREATE INDEX "_breeds_v_version_version_name_idx" ON "_breeds_v" USING btree ("version_name");
  CREATE INDEX "_breeds_v_version_version_picture_idx" ON "_breeds_v" USING btree ("version_picture_id");
  CREATE INDEX "_breeds_v_version_version_slug_idx" ON "_breeds_v" USING btree ("version_slug");
  CREATE INDEX "_breeds_v_version_version_updated_at_idx" ON "_breeds_v" USING btree ("version_updated_at");
  CREATE INDEX "_breeds_v_version_version_created_at_idx" ON "_breeds_v" USING btree ("version_created_at");
  CREATE INDEX "_breeds_v_version_version_deleted_at_idx" ON "_breeds_v" USING btree ("version_deleted_at");
  CREATE INDEX "_breeds_v_version_version__status_idx" ON "_breeds_v" USING btree ("version__status");
  CREATE INDEX "_breeds_v_created_at_idx" ON "_breeds_v" USING btree ("created_at");
  CREATE INDEX "_breeds_v_updated_at_idx" ON "_breeds_v" USING btree ("updated_at");
  CREATE INDEX "_breeds_v_latest_idx" ON "_breeds_v" USING btree ("latest");
  CREATE INDEX "_breeds_v_autosave_idx" ON "_breeds_v" USING btree ("autosave");
  CREATE INDEX "_breeds_v_texts_order_parent" ON "_breeds_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_breeds_v_rels_order_idx" ON "_breeds_v_rels" USING btree ("order");
  CREATE INDEX "_breeds_v_rels_parent_idx" ON "_breeds_v_rels" USING btree ("parent_id");
  CREATE INDEX "_breeds_v_rels_path_idx" ON "_breeds_v_rels" USING btree ("path");
  CREATE INDEX "_breeds_v_rels_cattle_places_id_idx" ON "_breeds_v_rels" USING btree ("cattle_places_id");
  CREATE INDEX "_breeds_v_rels_cattle_products_id_idx" ON "_breeds_v_rels" USING btree ("cattle_products_id");
  CREATE INDEX "_breeds_v_rels_cattle_days_id_idx" ON "_breeds_v_rels" USING btree ("cattle_days_id");
  CREATE INDEX "_breeds_v_rels_breeds_id_idx" ON "_breeds_v_rels" USING btree ("breeds_id");
  CREATE INDEX "cattle_days_overrides_order_idx" ON "cattle_days_overrides" USING btree ("_order");
  CREATE INDEX "cattle_days_overrides_parent_id_idx" ON "cattle_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "cattle_days_faq_order_idx" ON "cattle_days_faq" USING btree ("_order");
  CREATE INDEX "cattle_days_faq_parent_id_idx" ON "cattle_days_faq" USING btree ("_parent_id");
  CREATE INDEX "cattle_days_sources_order_idx" ON "cattle_days_sources" USING btree ("_order");
  CREATE INDEX "cattle_days_sources_parent_id_idx" ON "cattle_days_sources" USING btree ("_parent_id");
  CREATE INDEX "cattle_days_name_idx" ON "cattle_days" USING btree ("name");
  CREATE INDEX "cattle_days_picture_idx" ON "cattle_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cattle_days_slug_idx" ON "cattle_days" USING btree ("slug");
  CREATE INDEX "cattle_days_updated_at_idx" ON "cattle_days" USING btree ("updated_at");
  CREATE INDEX "cattle_days_created_at_idx" ON "cattle_days" USING btree ("created_at");
  CREATE INDEX "cattle_days_deleted_at_idx" ON "cattle_days" USING btree ("deleted_at");
  CREATE INDEX "cattle_days__status_idx" ON "cattle_days" USING btree ("_status");
  CREATE INDEX "cattle_days_texts_order_parent" ON "cattle_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "cattle_days_rels_order_idx" ON "cattle_days_rels" USING btree ("order");
  CREATE INDEX "cattle_days_rels_parent_idx" ON "cattle_days_rels" USING btree ("parent_id");
  CREATE INDEX "cattle_days_rels_path_idx" ON "cattle_days_rels" USING btree ("path");
  CREATE INDEX "cattle_days_rels_cattle_places_id_idx" ON "cattle_days_rels" USING btree ("cattle_places_id");
  CREATE INDEX "_cattle_days_v_version_overrides_order_idx" ON "_cattle_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_cattle_days_v_version_overrides_parent_id_idx" ON "_cattle_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_cattle_days_v_version_faq_order_idx" ON "_cattle_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cattle_days_v_version_faq_parent_id_idx" ON "_cattle_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cattle_days_v_version_sources_order_idx" ON "_cattle_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cattle_days_v_version_sources_parent_id_idx" ON "_cattle_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cattle_days_v_parent_idx" ON "_cattle_days_v" USING btree ("parent_id");
  CREATE INDEX "_cattle_days_v_version_version_name_idx" ON "_cattle_days_v" USING btree ("version_name");
  CREATE INDEX "_cattle_days_v_version_version_picture_idx" ON "_cattle_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_cattle_days_v_version_version_slug_idx" ON "_cattle_days_v" USING btree ("version_slug");
  CREATE INDEX "_cattle_days_v_version_version_updated_at_idx" ON "_cattle_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_cattle_days_v_version_version_created_at_idx" ON "_cattle_days_v" USING btree ("version_created_at");
  CREATE INDEX "_cattle_days_v_version_version_deleted_at_idx" ON "_cattle_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cattle_days_v_version_version__status_idx" ON "_cattle_days_v" USING btree ("version__status");
  CREATE INDEX "_cattle_days_v_created_at_idx" ON "_cattle_days_v" USING btree ("created_at");
  CREATE INDEX "_cattle_days_v_updated_at_idx" ON "_cattle_days_v" USING btree ("updated_at");
  CREATE INDEX "_cattle_days_v_latest_idx" ON "_cattle_days_v" USING btree ("latest");
  CREATE INDEX "_cattle_days_v_autosave_idx" ON "_cattle_days_v" USING btree ("autosave");
  CREATE INDEX "_cattle_days_v_texts_order_parent" ON "_cattle_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cattle_days_v_rels_order_idx" ON "_cattle_days_v_rels" USING btree ("order");
  CREATE INDEX "_cattle_days_v_rels_parent_idx" ON "_cattle_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cattle_days_v_rels_path_idx" ON "_cattle_days_v_rels" USING btree ("path");
  CREATE INDEX "_cattle_days_v_rels_cattle_places_id_idx" ON "_cattle_days_v_rels" USING btree ("cattle_places_id");
  CREATE INDEX "cattle_products_inputs_order_idx" ON "cattle_products_inputs" USING btree ("_order");
  CREATE INDEX "cattle_products_inputs_parent_id_idx" ON "cattle_products_inputs" USING btree ("_parent_id");
  CREATE INDEX "cattle_products_steps_order_idx" ON "cattle_products_steps" USING btree ("_order");
  CREATE INDEX "cattle_products_steps_parent_id_idx" ON "cattle_products_steps" USING btree ("_parent_id");
  CREATE INDEX "cattle_products_faq_order_idx" ON "cattle_products_faq" USING btree ("_order");
  CREATE INDEX "cattle_products_faq_parent_id_idx" ON "cattle_products_faq" USING btree ("_parent_id");
  CREATE INDEX "cattle_products_sources_order_idx" ON "cattle_products_sources" USING btree ("_order");
  CREATE INDEX "cattle_products_sources_parent_id_idx" ON "cattle_products_sources" USING btree ("_parent_id");
  CREATE INDEX "cattle_products_name_idx" ON "cattle_products" USING btree ("name");
  CREATE INDEX "cattle_products_picture_idx" ON "cattle_products" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cattle_products_slug_idx" ON "cattle_products" USING btree ("slug");
  CREATE INDEX "cattle_products_updated_at_idx" ON "cattle_products" USING btree ("updated_at");
  CREATE INDEX "cattle_products_created_at_idx" ON "cattle_products" USING btree ("created_at");
  CREATE INDEX "cattle_products_deleted_at_idx" ON "cattle_products" USING btree ("deleted_at");
  CREATE INDEX "cattle_products__status_idx" ON "cattle_products" USING btree ("_status");
  CREATE INDEX "cattle_products_texts_order_parent" ON "cattle_products_texts" USING btree ("order","parent_id");
  CREATE INDEX "cattle_products_rels_order_idx" ON "cattle_products_rels" USING btree ("order");
  CREATE INDEX "cattle_products_rels_parent_idx" ON "cattle_products_rels" USING btree ("parent_id");
  CREATE INDEX "cattle_products_rels_path_idx" ON "cattle_products_rels" USING btree ("path");
  CREATE INDEX "cattle_products_rels_cattle_places_id_idx" ON "cattle_products_rels" USING btree ("cattle_places_id");
  CREATE INDEX "_cattle_products_v_version_inputs_order_idx" ON "_cattle_products_v_version_inputs" USING btree ("_order");
  CREATE INDEX "_cattle_products_v_version_inputs_parent_id_idx" ON "_cattle_products_v_version_inputs" USING btree ("_parent_id");
  CREATE INDEX "_cattle_products_v_version_steps_order_idx" ON "_cattle_products_v_version_steps" USING btree ("_order");
  CREATE INDEX "_cattle_products_v_version_steps_parent_id_idx" ON "_cattle_products_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_cattle_products_v_version_faq_order_idx" ON "_cattle_products_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cattle_products_v_version_faq_parent_id_idx" ON "_cattle_products_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cattle_products_v_version_sources_order_idx" ON "_cattle_products_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cattle_products_v_version_sources_parent_id_idx" ON "_cattle_products_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cattle_products_v_parent_idx" ON "_cattle_products_v" USING btree ("parent_id");
  CREATE INDEX "_cattle_products_v_version_version_name_idx" ON "_cattle_products_v" USING btree ("version_name");
  CREATE INDEX "_cattle_products_v_version_version_picture_idx" ON "_cattle_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_cattle_products_v_version_version_slug_idx" ON "_cattle_products_v" USING btree ("version_slug");
  CREATE INDEX "_cattle_products_v_version_version_updated_at_idx" ON "_cattle_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_cattle_products_v_version_version_created_at_idx" ON "_cattle_products_v" USING btree ("version_created_at");
  CREATE INDEX "_cattle_products_v_version_version_deleted_at_idx" ON "_cattle_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cattle_products_v_version_version__status_idx" ON "_cattle_products_v" USING btree ("version__status");
  CREATE INDEX "_cattle_products_v_created_at_idx" ON "_cattle_products_v" USING btree ("created_at");
  CREATE INDEX "_cattle_products_v_updated_at_idx" ON "_cattle_products_v" USING btree ("updated_at");
  CREATE INDEX "_cattle_products_v_latest_idx" ON "_cattle_products_v" USING btree ("latest");
  CREATE INDEX "_cattle_products_v_autosave_idx" ON "_cattle_products_v" USING btree ("autosave");
  CREATE INDEX "_cattle_products_v_texts_order_parent" ON "_cattle_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cattle_products_v_rels_order_idx" ON "_cattle_products_v_rels" USING btree ("order");
  CREATE INDEX "_cattle_products_v_rels_parent_idx" ON "_cattle_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cattle_products_v_rels_path_idx" ON "_cattle_products_v_rels" USING btree ("path");
  CREATE INDEX "_cattle_products_v_rels_cattle_places_id_idx" ON "_cattle_products_v_rels" USING btree ("cattle_places_id");
  CREATE INDEX "cattle_places_faq_order_idx" ON "cattle_places_faq" USING btree ("_order");
  CREATE INDEX "cattle_places_faq_parent_id_idx" ON "cattle_places_faq" USING btree ("_parent_id");
  CREATE INDEX "cattle_places_sources_order_idx" ON "cattle_places_sources" USING btree ("_order");
  CREATE INDEX "cattle_places_sources_parent_id_idx" ON "cattle_places_sources" USING btree ("_parent_id");
  CREATE INDEX "cattle_places_name_idx" ON "cattle_places" USING btree ("name");
  CREATE INDEX "cattle_places_picture_idx" ON "cattle_places" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cattle_places_slug_idx" ON "cattle_places" USING btree ("slug");
  CREATE INDEX "cattle_places_updated_at_idx" ON "cattle_places" USING btree ("updated_at");
  CREATE INDEX "cattle_places_created_at_idx" ON "cattle_places" USING btree ("created_at");
  CREATE INDEX "cattle_places_deleted_at_idx" ON "cattle_places" USING btree ("deleted_at");
  CREATE INDEX "cattle_places__status_idx" ON "cattle_places" USING btree ("_status");
  CREATE INDEX "cattle_places_texts_order_parent" ON "cattle_places_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cattle_places_v_version_faq_order_idx" ON "_cattle_places_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cattle_places_v_version_faq_parent_id_idx" ON "_cattle_places_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cattle_places_v_version_sources_order_idx" ON "_cattle_places_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cattle_places_v_version_sources_parent_id_idx" ON "_cattle_places_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cattle_places_v_parent_idx" ON "_cattle_places_v" USING btree ("parent_id");
  CREATE INDEX "_cattle_places_v_version_version_name_idx" ON "_cattle_places_v" USING btree ("version_name");
  CREATE INDEX "_cattle_places_v_version_version_picture_idx" ON "_cattle_places_v" USING btree ("version_picture_id");
  CREATE INDEX "_cattle_places_v_version_version_slug_idx" ON "_cattle_places_v" USING btree ("version_slug");
  CREATE INDEX "_cattle_places_v_version_version_updated_at_idx" ON "_cattle_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_cattle_places_v_version_version_created_at_idx" ON "_cattle_places_v" USING btree ("version_created_at");
  CREATE INDEX "_cattle_places_v_version_version_deleted_at_idx" ON "_cattle_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cattle_places_v_version_version__status_idx" ON "_cattle_places_v" USING btree ("version__status");
  CREATE INDEX "_cattle_places_v_created_at_idx" ON "_cattle_places_v" USING btree ("created_at");
  CREATE INDEX "_cattle_places_v_updated_at_idx" ON "_cattle_places_v" USING btree ("updated_at");
  CREATE INDEX "_cattle_places_v_latest_idx" ON "_cattle_places_v" USING btree ("latest");
  CREATE INDEX "_cattle_places_v_autosave_idx" ON "_cattle_places_v" USING btree ("autosave");
  CREATE INDEX "_cattle_places_v_texts_order_parent" ON "_cattle_places_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "cattle_weekdays_markets_order_idx" ON "cattle_weekdays_markets" USING btree ("_order");
  CREATE INDEX "cattle_weekdays_markets_parent_id_idx" ON "cattle_weekdays_markets" USING btree ("_parent_id");
  CREATE INDEX "cattle_weekdays_faq_order_idx" ON "cattle_weekdays_faq" USING btree ("_order");
  CREATE INDEX "cattle_weekdays_faq_parent_id_idx" ON "cattle_weekdays_faq" USING btree ("_parent_id");
  CREATE INDEX "cattle_weekdays_sources_order_idx" ON "cattle_weekdays_sources" USING btree ("_order");
  CREATE INDEX "cattle_weekdays_sources_parent_id_idx" ON "cattle_weekdays_sources" USING btree ("_parent_id");
  CREATE INDEX "cattle_weekdays_name_idx" ON "cattle_weekdays" USING btree ("name");
  CREATE INDEX "cattle_weekdays_picture_idx" ON "cattle_weekdays" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cattle_weekdays_slug_idx" ON "cattle_weekdays" USING btree ("slug");
  CREATE INDEX "cattle_weekdays_updated_at_idx" ON "cattle_weekdays" USING btree ("updated_at");
  CREATE INDEX "cattle_weekdays_created_at_idx" ON "cattle_weekdays" USING btree ("created_at");
  CREATE INDEX "cattle_weekdays_deleted_at_idx" ON "cattle_weekdays" USING btree ("deleted_at");
  CREATE INDEX "cattle_weekdays__status_idx" ON "cattle_weekdays" USING btree ("_status");
  CREATE INDEX "cattle_weekdays_texts_order_parent" ON "cattle_weekdays_texts" USING btree ("order","parent_id");
  CREATE INDEX "cattle_weekdays_rels_order_idx" ON "cattle_weekdays_rels" USING btree ("order");
  CREATE INDEX "cattle_weekdays_rels_parent_idx" ON "cattle_weekdays_rels" USING btree ("parent_id");
  CREATE INDEX "cattle_weekdays_rels_path_idx" ON "cattle_weekdays_rels" USING btree ("path");
  CREATE INDEX "cattle_weekdays_rels_cattle_places_id_idx" ON "cattle_weekdays_rels" USING btree ("cattle_places_id");
  CREATE INDEX "cattle_weekdays_rels_breeds_id_idx" ON "cattle_weekdays_rels" USING btree ("breeds_id");
  CREATE INDEX "_cattle_weekdays_v_version_markets_order_idx" ON "_cattle_weekdays_v_version_markets" USING btree ("_order");
  CREATE INDEX "_cattle_weekdays_v_version_markets_parent_id_idx" ON "_cattle_weekdays_v_version_markets" USING btree ("_parent_id");
  CREATE INDEX "_cattle_weekdays_v_version_faq_order_idx" ON "_cattle_weekdays_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cattle_weekdays_v_version_faq_parent_id_idx" ON "_cattle_weekdays_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cattle_weekdays_v_version_sources_order_idx" ON "_cattle_weekdays_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cattle_weekdays_v_version_sources_parent_id_idx" ON "_cattle_weekdays_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cattle_weekdays_v_parent_idx" ON "_cattle_weekdays_v" USING btree ("parent_id");
  CREATE INDEX "_cattle_weekdays_v_version_version_name_idx" ON "_cattle_weekdays_v" USING btree ("version_name");
  CREATE INDEX "_cattle_weekdays_v_version_version_picture_idx" ON "_cattle_weekdays_v" USING btree ("version_picture_id");
  CREATE INDEX "_cattle_weekdays_v_version_version_slug_idx" ON "_cattle_weekdays_v" USING btree ("version_slug");
  CREATE INDEX "_cattle_weekdays_v_version_version_updated_at_idx" ON "_cattle_weekdays_v" USING btree ("version_updated_at");
  CREATE INDEX "_cattle_weekdays_v_version_version_created_at_idx" ON "_cattle_weekdays_v" USING btree ("version_created_at");
  CREATE INDEX "_cattle_weekdays_v_version_version_deleted_at_idx" ON "_cattle_weekdays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cattle_weekdays_v_version_version__status_idx" ON "_cattle_weekdays_v" USING btree ("version__status");
  CREATE INDEX "_cattle_weekdays_v_created_at_idx" ON "_cattle_weekdays_v" USING btree ("created_at");
  CREATE INDEX "_cattle_weekdays_v_updated_at_idx" ON "_cattle_weekdays_v" USING btree ("updated_at");
  CREATE INDEX "_cattle_weekdays_v_latest_idx" ON "_cattle_weekdays_v" USING btree ("latest");
  CREATE INDEX "_cattle_weekdays_v_autosave_idx" ON "_cattle_weekdays_v" USING btree ("autosave");
  CREATE INDEX "_cattle_weekdays_v_texts_order_parent" ON "_cattle_weekdays_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cattle_weekdays_v_rels_order_idx" ON "_cattle_weekdays_v_rels" USING btree ("order");
  CREATE INDEX "_cattle_weekdays_v_rels_parent_idx" ON "_cattle_weekdays_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cattle_weekdays_v_rels_path_idx" ON "_cattle_weekdays_v_rels" USING btree ("path");
  CREATE INDEX "_cattle_weekdays_v_rels_cattle_places_id_idx" ON "_cattle_weekdays_v_rels" USING btree ("cattle_places_id");
  CREATE INDEX "_cattle_weekdays_v_rels_breeds_id_idx" ON "_cattle_weekdays_v_rels" USING btree ("breeds_id");
  CREATE INDEX "cattle_lands_faq_order_idx" ON "cattle_lands_faq" USING btree ("_order");
  CREATE INDEX "cattle_lands_faq_parent_id_idx" ON "cattle_lands_faq" USING btree ("_parent_id");
  CREATE INDEX "cattle_lands_sources_order_idx" ON "cattle_lands_sources" USING btree ("_order");
  CREATE INDEX "cattle_lands_sources_parent_id_idx" ON "cattle_lands_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cattle_lands_country_idx" ON "cattle_lands" USING btree ("country");
  CREATE INDEX "cattle_lands_name_idx" ON "cattle_lands" USING btree ("name");
  CREATE INDEX "cattle_lands_picture_idx" ON "cattle_lands" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cattle_lands_slug_idx" ON "cattle_lands" USING btree ("slug");
  CREATE INDEX "cattle_lands_updated_at_idx" ON "cattle_lands" USING btree ("updated_at");
  CREATE INDEX "cattle_lands_created_at_idx" ON "cattle_lands" USING btree ("created_at");
  CREATE INDEX "cattle_lands_deleted_at_idx" ON "cattle_lands" USING btree ("deleted_at");
  CREATE INDEX "cattle_lands__status_idx" ON "cattle_lands" USING btree ("_status");
  CREATE INDEX "cattle_lands_texts_order_parent" ON "cattle_lands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cattle_lands_v_version_faq_order_idx" ON "_cattle_lands_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cattle_lands_v_version_faq_parent_id_idx" ON "_cattle_lands_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cattle_lands_v_version_sources_order_idx" ON "_cattle_lands_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cattle_lands_v_version_sources_parent_id_idx" ON "_cattle_lands_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cattle_lands_v_parent_idx" ON "_cattle_lands_v" USING btree ("parent_id");
  CREATE INDEX "_cattle_lands_v_version_version_country_idx" ON "_cattle_lands_v" USING btree ("version_country");
  CREATE INDEX "_cattle_lands_v_version_version_name_idx" ON "_cattle_lands_v" USING btree ("version_name");
  CREATE INDEX "_cattle_lands_v_version_version_picture_idx" ON "_cattle_lands_v" USING btree ("version_picture_id");
  CREATE INDEX "_cattle_lands_v_version_version_slug_idx" ON "_cattle_lands_v" USING btree ("version_slug");
  CREATE INDEX "_cattle_lands_v_version_version_updated_at_idx" ON "_cattle_lands_v" USING btree ("version_updated_at");
  CREATE INDEX "_cattle_lands_v_version_version_created_at_idx" ON "_cattle_lands_v" USING btree ("version_created_at");
  CREATE INDEX "_cattle_lands_v_version_version_deleted_at_idx" ON "_cattle_lands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cattle_lands_v_version_version__status_idx" ON "_cattle_lands_v" USING btree ("version__status");
  CREATE INDEX "_cattle_lands_v_created_at_idx" ON "_cattle_lands_v" USING btree ("created_at");
  CREATE INDEX "_cattle_lands_v_updated_at_idx" ON "_cattle_lands_v" USING btree ("updated_at");
  CREATE INDEX "_cattle_lands_v_latest_idx" ON "_cattle_lands_v" USING btree ("latest");
  CREATE INDEX "_cattle_lands_v_autosave_idx" ON "_cattle_lands_v" USING btree ("autosave");
  CREATE INDEX "_cattle_lands_v_texts_order_parent" ON "_cattle_lands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "cattle_terms_faq_order_idx" ON "cattle_terms_faq" USING btree ("_order");
  CREATE INDEX "cattle_terms_faq_parent_id_idx" ON "cattle_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "cattle_terms_sources_order_idx" ON "cattle_terms_sources" USING btree ("_order");
  CREATE INDEX "cattle_terms_sources_parent_id_idx" ON "cattle_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "cattle_terms_name_idx" ON "cattle_terms" USING btree ("name");
  CREATE INDEX "cattle_terms_picture_idx" ON "cattle_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "cattle_terms_slug_idx" ON "cattle_terms" USING btree ("slug");
  CREATE INDEX "cattle_terms_updated_at_idx" ON "cattle_terms" USING btree ("updated_at");
  CREATE INDEX "cattle_terms_created_at_idx" ON "cattle_terms" USING btree ("created_at");
  CREATE INDEX "cattle_terms_deleted_at_idx" ON "cattle_terms" USING btree ("deleted_at");
  CREATE INDEX "cattle_terms__status_idx" ON "cattle_terms" USING btree ("_status");
  CREATE INDEX "cattle_terms_texts_order_parent" ON "cattle_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "cattle_terms_rels_order_idx" ON "cattle_terms_rels" USING btree ("order");
  CREATE INDEX "cattle_terms_rels_parent_idx" ON "cattle_terms_rels" USING btree ("parent_id");
  CREATE INDEX "cattle_terms_rels_path_idx" ON "cattle_terms_rels" USING btree ("path");
  CREATE INDEX "cattle_terms_rels_cattle_places_id_idx" ON "cattle_terms_rels" USING btree ("cattle_places_id");
  CREATE INDEX "_cattle_terms_v_version_faq_order_idx" ON "_cattle_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_cattle_terms_v_version_faq_parent_id_idx" ON "_cattle_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_cattle_terms_v_version_sources_order_idx" ON "_cattle_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_cattle_terms_v_version_sources_parent_id_idx" ON "_cattle_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_cattle_terms_v_parent_idx" ON "_cattle_terms_v" USING btree ("parent_id");
  CREATE INDEX "_cattle_terms_v_version_version_name_idx" ON "_cattle_terms_v" USING btree ("version_name");
  CREATE INDEX "_cattle_terms_v_version_version_picture_idx" ON "_cattle_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_cattle_terms_v_version_version_slug_idx" ON "_cattle_terms_v" USING btree ("version_slug");
  CREATE INDEX "_cattle_terms_v_version_version_updated_at_idx" ON "_cattle_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_cattle_terms_v_version_version_created_at_idx" ON "_cattle_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_cattle_terms_v_version_version_deleted_at_idx" ON "_cattle_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cattle_terms_v_version_version__status_idx" ON "_cattle_terms_v" USING btree ("version__status");
  CREATE INDEX "_cattle_terms_v_created_at_idx" ON "_cattle_terms_v" USING btree ("created_at");
  CREATE INDEX "_cattle_terms_v_updated_at_idx" ON "_cattle_terms_v" USING btree ("updated_at");
  CREATE INDEX "_cattle_terms_v_latest_idx" ON "_cattle_terms_v" USING btree ("latest");
  CREATE INDEX "_cattle_terms_v_autosave_idx" ON "_cattle_terms_v" USING btree ("autosave");
  CREATE INDEX "_cattle_terms_v_texts_order_parent" ON "_cattle_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cattle_terms_v_rels_order_idx" ON "_cattle_terms_v_rels" USING btree ("order");
  CREATE INDEX "_cattle_terms_v_rels_parent_idx" ON "_cattle_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cattle_terms_v_rels_path_idx" ON "_cattle_terms_v_rels" USING btree ("path");
  CREATE INDEX "_cattle_terms_v_rels_cattle_places_id_idx" ON "_cattle_terms_v_rels" USING btree ("cattle_places_id");
  CREATE INDEX "sarees_faq_order_idx" ON "sarees_faq" USING btree ("_order");
  CREATE INDEX "sarees_faq_parent_id_idx" ON "sarees_faq" USING btree ("_parent_id");
  CREATE INDEX "sarees_sources_order_idx" ON "sarees_sources" USING btree ("_order");
  CREATE INDEX "sarees_sources_parent_id_idx" ON "sarees_sources" USING btree ("_parent_id");
  CREATE INDEX "sarees_name_idx" ON "sarees" USING btree ("name");
  CREATE INDEX "sarees_picture_idx" ON "sarees" USING btree ("picture_id");
  CREATE UNIQUE INDEX "sarees_slug_idx" ON "sarees" USING btree ("slug");
  CREATE INDEX "sarees_updated_at_idx" ON "sarees" USING btree ("updated_at");
  CREATE INDEX "sarees_created_at_idx" ON "sarees" USING btree ("created_at");
  CREATE INDEX "sarees_deleted_at_idx" ON "sarees" USING btree ("deleted_at");
  CREATE INDEX "sarees__status_idx" ON "sarees" USING btree ("_status");
  CREATE INDEX "sarees_texts_order_parent" ON "sarees_texts" USING btree ("order","parent_id");
  CREATE INDEX "sarees_rels_order_idx" ON "sarees_rels" USING btree ("order");
  CREATE INDEX "sarees_rels_parent_idx" ON "sarees_rels" USING btree ("parent_id");
  CREATE INDEX "sarees_rels_path_idx" ON "sarees_rels" USING btree ("path");
  CREATE INDEX "sarees_rels_saree_centres_id_idx" ON "sarees_rels" USING btree ("saree_centres_id");
  CREATE INDEX "sarees_rels_drapes_id_idx" ON "sarees_rels" USING btree ("drapes_id");
  CREATE INDEX "sarees_rels_wear_days_id_idx" ON "sarees_rels" USING btree ("wear_days_id");
  CREATE INDEX "_sarees_v_version_faq_order_idx" ON "_sarees_v_version_faq" USING btree ("_order");
  CREATE INDEX "_sarees_v_version_faq_parent_id_idx" ON "_sarees_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_sarees_v_version_sources_order_idx" ON "_sarees_v_version_sources" USING btree ("_order");
  CREATE INDEX "_sarees_v_version_sources_parent_id_idx" ON "_sarees_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_sarees_v_parent_idx" ON "_sarees_v" USING btree ("parent_id");
  CREATE INDEX "_sarees_v_version_version_name_idx" ON "_sarees_v" USING btree ("version_name");
  CREATE INDEX "_sarees_v_version_version_picture_idx" ON "_sarees_v" USING btree ("version_picture_id");
  CREATE INDEX "_sarees_v_version_version_slug_idx" ON "_sarees_v" USING btree ("version_slug");
  CREATE INDEX "_sarees_v_version_version_updated_at_idx" ON "_sarees_v" USING btree ("version_updated_at");
  CREATE INDEX "_sarees_v_version_version_created_at_idx" ON "_sarees_v" USING btree ("version_created_at");
  CREATE INDEX "_sarees_v_version_version_deleted_at_idx" ON "_sarees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sarees_v_version_version__status_idx" ON "_sarees_v" USING btree ("version__status");
  CREATE INDEX "_sarees_v_created_at_idx" ON "_sarees_v" USING btree ("created_at");
  CREATE INDEX "_sarees_v_updated_at_idx" ON "_sarees_v" USING btree ("updated_at");
  CREATE INDEX "_sarees_v_latest_idx" ON "_sarees_v" USING btree ("latest");
  CREATE INDEX "_sarees_v_autosave_idx" ON "_sarees_v" USING btree ("autosave");
  CREATE INDEX "_sarees_v_texts_order_parent" ON "_sarees_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_sarees_v_rels_order_idx" ON "_sarees_v_rels" USING btree ("order");
  CREATE INDEX "_sarees_v_rels_parent_idx" ON "_sarees_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sarees_v_rels_path_idx" ON "_sarees_v_rels" USING btree ("path");
  CREATE INDEX "_sarees_v_rels_saree_centres_id_idx" ON "_sarees_v_rels" USING btree ("saree_centres_id");
  CREATE INDEX "_sarees_v_rels_drapes_id_idx" ON "_sarees_v_rels" USING btree ("drapes_id");
  CREATE INDEX "_sarees_v_rels_wear_days_id_idx" ON "_sarees_v_rels" USING btree ("wear_days_id");
  CREATE INDEX "wear_days_overrides_order_idx" ON "wear_days_overrides" USING btree ("_order");
  CREATE INDEX "wear_days_overrides_parent_id_idx" ON "wear_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "wear_days_faq_order_idx" ON "wear_days_faq" USING btree ("_order");
  CREATE INDEX "wear_days_faq_parent_id_idx" ON "wear_days_faq" USING btree ("_parent_id");
  CREATE INDEX "wear_days_sources_order_idx" ON "wear_days_sources" USING btree ("_order");
  CREATE INDEX "wear_days_sources_parent_id_idx" ON "wear_days_sources" USING btree ("_parent_id");
  CREATE INDEX "wear_days_name_idx" ON "wear_days" USING btree ("name");
  CREATE INDEX "wear_days_picture_idx" ON "wear_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "wear_days_slug_idx" ON "wear_days" USING btree ("slug");
  CREATE INDEX "wear_days_updated_at_idx" ON "wear_days" USING btree ("updated_at");
  CREATE INDEX "wear_days_created_at_idx" ON "wear_days" USING btree ("created_at");
  CREATE INDEX "wear_days_deleted_at_idx" ON "wear_days" USING btree ("deleted_at");
  CREATE INDEX "wear_days__status_idx" ON "wear_days" USING btree ("_status");
  CREATE INDEX "wear_days_texts_order_parent" ON "wear_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "wear_days_rels_order_idx" ON "wear_days_rels" USING btree ("order");
  CREATE INDEX "wear_days_rels_parent_idx" ON "wear_days_rels" USING btree ("parent_id");
  CREATE INDEX "wear_days_rels_path_idx" ON "wear_days_rels" USING btree ("path");
  CREATE INDEX "wear_days_rels_saree_centres_id_idx" ON "wear_days_rels" USING btree ("saree_centres_id");
  CREATE INDEX "_wear_days_v_version_overrides_order_idx" ON "_wear_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_wear_days_v_version_overrides_parent_id_idx" ON "_wear_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_wear_days_v_version_faq_order_idx" ON "_wear_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_wear_days_v_version_faq_parent_id_idx" ON "_wear_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_wear_days_v_version_sources_order_idx" ON "_wear_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_wear_days_v_version_sources_parent_id_idx" ON "_wear_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_wear_days_v_parent_idx" ON "_wear_days_v" USING btree ("parent_id");
  CREATE INDEX "_wear_days_v_version_version_name_idx" ON "_wear_days_v" USING btree ("version_name");
  CREATE INDEX "_wear_days_v_version_version_picture_idx" ON "_wear_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_wear_days_v_version_version_slug_idx" ON "_wear_days_v" USING btree ("version_slug");
  CREATE INDEX "_wear_days_v_version_version_updated_at_idx" ON "_wear_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_wear_days_v_version_version_created_at_idx" ON "_wear_days_v" USING btree ("version_created_at");
  CREATE INDEX "_wear_days_v_version_version_deleted_at_idx" ON "_wear_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_wear_days_v_version_version__status_idx" ON "_wear_days_v" USING btree ("version__status");
  CREATE INDEX "_wear_days_v_created_at_idx" ON "_wear_days_v" USING btree ("created_at");
  CREATE INDEX "_wear_days_v_updated_at_idx" ON "_wear_days_v" USING btree ("updated_at");
  CREATE INDEX "_wear_days_v_latest_idx" ON "_wear_days_v" USING btree ("latest");
  CREATE INDEX "_wear_days_v_autosave_idx" ON "_wear_days_v" USING btree ("autosave");
  CREATE INDEX "_wear_days_v_texts_order_parent" ON "_wear_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_wear_days_v_rels_order_idx" ON "_wear_days_v_rels" USING btree ("order");
  CREATE INDEX "_wear_days_v_rels_parent_idx" ON "_wear_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_wear_days_v_rels_path_idx" ON "_wear_days_v_rels" USING btree ("path");
  CREATE INDEX "_wear_days_v_rels_saree_centres_id_idx" ON "_wear_days_v_rels" USING btree ("saree_centres_id");
  CREATE INDEX "drapes_steps_order_idx" ON "drapes_steps" USING btree ("_order");
  CREATE INDEX "drapes_steps_parent_id_idx" ON "drapes_steps" USING btree ("_parent_id");
  CREATE INDEX "drapes_faq_order_idx" ON "drapes_faq" USING btree ("_order");
  CREATE INDEX "drapes_faq_parent_id_idx" ON "drapes_faq" USING btree ("_parent_id");
  CREATE INDEX "drapes_sources_order_idx" ON "drapes_sources" USING btree ("_order");
  CREATE INDEX "drapes_sources_parent_id_idx" ON "drapes_sources" USING btree ("_parent_id");
  CREATE INDEX "drapes_name_idx" ON "drapes" USING btree ("name");
  CREATE INDEX "drapes_picture_idx" ON "drapes" USING btree ("picture_id");
  CREATE UNIQUE INDEX "drapes_slug_idx" ON "drapes" USING btree ("slug");
  CREATE INDEX "drapes_updated_at_idx" ON "drapes" USING btree ("updated_at");
  CREATE INDEX "drapes_created_at_idx" ON "drapes" USING btree ("created_at");
  CREATE INDEX "drapes_deleted_at_idx" ON "drapes" USING btree ("deleted_at");
  CREATE INDEX "drapes__status_idx" ON "drapes" USING btree ("_status");
  CREATE INDEX "drapes_texts_order_parent" ON "drapes_texts" USING btree ("order","parent_id");
  CREATE INDEX "drapes_rels_order_idx" ON "drapes_rels" USING btree ("order");
  CREATE INDEX "drapes_rels_parent_idx" ON "drapes_rels" USING btree ("parent_id");
  CREATE INDEX "drapes_rels_path_idx" ON "drapes_rels" USING btree ("path");
  CREATE INDEX "drapes_rels_saree_centres_id_idx" ON "drapes_rels" USING btree ("saree_centres_id");
  CREATE INDEX "_drapes_v_version_steps_order_idx" ON "_drapes_v_version_steps" USING btree ("_order");
  CREATE INDEX "_drapes_v_version_steps_parent_id_idx" ON "_drapes_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_drapes_v_version_faq_order_idx" ON "_drapes_v_version_faq" USING btree ("_order");
  CREATE INDEX "_drapes_v_version_faq_parent_id_idx" ON "_drapes_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_drapes_v_version_sources_order_idx" ON "_drapes_v_version_sources" USING btree ("_order");
  CREATE INDEX "_drapes_v_version_sources_parent_id_idx" ON "_drapes_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_drapes_v_parent_idx" ON "_drapes_v" USING btree ("parent_id");
  CREATE INDEX "_drapes_v_version_version_name_idx" ON "_drapes_v" USING btree ("version_name");
  CREATE INDEX "_drapes_v_version_version_picture_idx" ON "_drapes_v" USING btree ("version_picture_id");
  CREATE INDEX "_drapes_v_version_version_slug_idx" ON "_drapes_v" USING btree ("version_slug");
  CREATE INDEX "_drapes_v_version_version_updated_at_idx" ON "_drapes_v" USING btree ("version_updated_at");
  CREATE INDEX "_drapes_v_version_version_created_at_idx" ON "_drapes_v" USING btree ("version_created_at");
  CREATE INDEX "_drapes_v_version_version_deleted_at_idx" ON "_drapes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_drapes_v_version_version__status_idx" ON "_drapes_v" USING btree ("version__status");
  CREATE INDEX "_drapes_v_created_at_idx" ON "_drapes_v" USING btree ("created_at");
  CREATE INDEX "_drapes_v_updated_at_idx" ON "_drapes_v" USING btree ("updated_at");
  CREATE INDEX "_drapes_v_latest_idx" ON "_drapes_v" USING btree ("latest");
  CREATE INDEX "_drapes_v_autosave_idx" ON "_drapes_v" USING btree ("autosave");
  CREATE INDEX "_drapes_v_texts_order_parent" ON "_drapes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_drapes_v_rels_order_idx" ON "_drapes_v_rels" USING btree ("order");
  CREATE INDEX "_drapes_v_rels_parent_idx" ON "_drapes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_drapes_v_rels_path_idx" ON "_drapes_v_rels" USING btree ("path");
  CREATE INDEX "_drapes_v_rels_saree_centres_id_idx" ON "_drapes_v_rels" USING btree ("saree_centres_id");
  CREATE INDEX "saree_centres_indications_order_idx" ON "saree_centres_indications" USING btree ("_order");
  CREATE INDEX "saree_centres_indications_parent_id_idx" ON "saree_centres_indications" USING btree ("_parent_id");
  CREATE INDEX "saree_centres_faq_order_idx" ON "saree_centres_faq" USING btree ("_order");
  CREATE INDEX "saree_centres_faq_parent_id_idx" ON "saree_centres_faq" USING btree ("_parent_id");
  CREATE INDEX "saree_centres_sources_order_idx" ON "saree_centres_sources" USING btree ("_order");
  CREATE INDEX "saree_centres_sources_parent_id_idx" ON "saree_centres_sources" USING btree ("_parent_id");
  CREATE INDEX "saree_centres_name_idx" ON "saree_centres" USING btree ("name");
  CREATE INDEX "saree_centres_picture_idx" ON "saree_centres" USING btree ("picture_id");
  CREATE UNIQUE INDEX "saree_centres_slug_idx" ON "saree_centres" USING btree ("slug");
  CREATE INDEX "saree_centres_updated_at_idx" ON "saree_centres" USING btree ("updated_at");
  CREATE INDEX "saree_centres_created_at_idx" ON "saree_centres" USING btree ("created_at");
  CREATE INDEX "saree_centres_deleted_at_idx" ON "saree_centres" USING btree ("deleted_at");
  CREATE INDEX "saree_centres__status_idx" ON "saree_centres" USING btree ("_status");
  CREATE INDEX "saree_centres_texts_order_parent" ON "saree_centres_texts" USING btree ("order","parent_id");
  CREATE INDEX "_saree_centres_v_version_indications_order_idx" ON "_saree_centres_v_version_indications" USING btree ("_order");
  CREATE INDEX "_saree_centres_v_version_indications_parent_id_idx" ON "_saree_centres_v_version_indications" USING btree ("_parent_id");
  CREATE INDEX "_saree_centres_v_version_faq_order_idx" ON "_saree_centres_v_version_faq" USING btree ("_order");
  CREATE INDEX "_saree_centres_v_version_faq_parent_id_idx" ON "_saree_centres_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_saree_centres_v_version_sources_order_idx" ON "_saree_centres_v_version_sources" USING btree ("_order");
  CREATE INDEX "_saree_centres_v_version_sources_parent_id_idx" ON "_saree_centres_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_saree_centres_v_parent_idx" ON "_saree_centres_v" USING btree ("parent_id");
  CREATE INDEX "_saree_centres_v_version_version_name_idx" ON "_saree_centres_v" USING btree ("version_name");
  CREATE INDEX "_saree_centres_v_version_version_picture_idx" ON "_saree_centres_v" USING btree ("version_picture_id");
  CREATE INDEX "_saree_centres_v_version_version_slug_idx" ON "_saree_centres_v" USING btree ("version_slug");
  CREATE INDEX "_saree_centres_v_version_version_updated_at_idx" ON "_saree_centres_v" USING btree ("version_updated_at");
  CREATE INDEX "_saree_centres_v_version_version_created_at_idx" ON "_saree_centres_v" USING btree ("version_created_at");
  CREATE INDEX "_saree_centres_v_version_version_deleted_at_idx" ON "_saree_centres_v" USING btree ("version_deleted_at");
  CREATE INDEX "_saree_centres_v_version_version__status_idx" ON "_saree_centres_v" USING btree ("version__status");
  CREATE INDEX "_saree_centres_v_created_at_idx" ON "_saree_centres_v" USING btree ("created_at");
  CREATE INDEX "_saree_centres_v_updated_at_idx" ON "_saree_centres_v" USING btree ("updated_at");
  CREATE INDEX "_saree_centres_v_latest_idx" ON "_saree_centres_v" USING btree ("latest");
  CREATE INDEX "_saree_centres_v_autosave_idx" ON "_saree_centres_v" USING btree ("autosave");
  CREATE INDEX "_saree_centres_v_texts_order_parent" ON "_saree_centres_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "saree_lands_faq_order_idx" ON "saree_lands_faq" USING btree ("_order");
  CREATE INDEX "saree_lands_faq_parent_id_idx" ON "saree_lands_faq" USING btree ("_parent_id");
  CREATE INDEX "saree_lands_sources_order_idx" ON "saree_lands_sources" USING btree ("_order");
  CREATE INDEX "saree_lands_sources_parent_id_idx" ON "saree_lands_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "saree_lands_country_idx" ON "saree_lands" USING btree ("country");
  CREATE INDEX "saree_lands_name_idx" ON "saree_lands" USING btree ("name");
  CREATE INDEX "saree_lands_picture_idx" ON "saree_lands" USING btree ("picture_id");
  CREATE UNIQUE INDEX "saree_lands_slug_idx" ON "saree_lands" USING btree ("slug");
  CREATE INDEX "saree_lands_updated_at_idx" ON "saree_lands" USING btree ("updated_at");
  CREATE INDEX "saree_lands_created_at_idx" ON "saree_lands" USING btree ("created_at");
  CREATE INDEX "saree_lands_deleted_at_idx" ON "saree_lands" USING btree ("deleted_at");
  CREATE INDEX "saree_lands__status_idx" ON "saree_lands" USING btree ("_status");
  CREATE INDEX "saree_lands_texts_order_parent" ON "saree_lands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_saree_lands_v_version_faq_order_idx" ON "_saree_lands_v_version_faq" USING btree ("_order");
  CREATE INDEX "_saree_lands_v_version_faq_parent_id_idx" ON "_saree_lands_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_saree_lands_v_version_sources_order_idx" ON "_saree_lands_v_version_sources" USING btree ("_order");
  CREATE INDEX "_saree_lands_v_version_sources_parent_id_idx" ON "_saree_lands_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_saree_lands_v_parent_idx" ON "_saree_lands_v" USING btree ("parent_id");
  CREATE INDEX "_saree_lands_v_version_version_country_idx" ON "_saree_lands_v" USING btree ("version_country");
  CREATE INDEX "_saree_lands_v_version_version_name_idx" ON "_saree_lands_v" USING btree ("version_name");
  CREATE INDEX "_saree_lands_v_version_version_picture_idx" ON "_saree_lands_v" USING btree ("version_picture_id");
  CREATE INDEX "_saree_lands_v_version_version_slug_idx" ON "_saree_lands_v" USING btree ("version_slug");
  CREATE INDEX "_saree_lands_v_version_version_updated_at_idx" ON "_saree_lands_v" USING btree ("version_updated_at");
  CREATE INDEX "_saree_lands_v_version_version_created_at_idx" ON "_saree_lands_v" USING btree ("version_created_at");
  CREATE INDEX "_saree_lands_v_version_version_deleted_at_idx" ON "_saree_lands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_saree_lands_v_version_version__status_idx" ON "_saree_lands_v" USING btree ("version__status");
  CREATE INDEX "_saree_lands_v_created_at_idx" ON "_saree_lands_v" USING btree ("created_at");
  CREATE INDEX "_saree_lands_v_updated_at_idx" ON "_saree_lands_v" USING btree ("updated_at");
  CREATE INDEX "_saree_lands_v_latest_idx" ON "_saree_lands_v" USING btree ("latest");
  CREATE INDEX "_saree_lands_v_autosave_idx" ON "_saree_lands_v" USING btree ("autosave");
  CREATE INDEX "_saree_lands_v_texts_order_parent" ON "_saree_lands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "saree_terms_faq_order_idx" ON "saree_terms_faq" USING btree ("_order");
  CREATE INDEX "saree_terms_faq_parent_id_idx" ON "saree_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "saree_terms_sources_order_idx" ON "saree_terms_sources" USING btree ("_order");
  CREATE INDEX "saree_terms_sources_parent_id_idx" ON "saree_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "saree_terms_name_idx" ON "saree_terms" USING btree ("name");
  CREATE INDEX "saree_terms_picture_idx" ON "saree_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "saree_terms_slug_idx" ON "saree_terms" USING btree ("slug");
  CREATE INDEX "saree_terms_updated_at_idx" ON "saree_terms" USING btree ("updated_at");
  CREATE INDEX "saree_terms_created_at_idx" ON "saree_terms" USING btree ("created_at");
  CREATE INDEX "saree_terms_deleted_at_idx" ON "saree_terms" USING btree ("deleted_at");
  CREATE INDEX "saree_terms__status_idx" ON "saree_terms" USING btree ("_status");
  CREATE INDEX "saree_terms_texts_order_parent" ON "saree_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "saree_terms_rels_order_idx" ON "saree_terms_rels" USING btree ("order");
  CREATE INDEX "saree_terms_rels_parent_idx" ON "saree_terms_rels" USING btree ("parent_id");
  CREATE INDEX "saree_terms_rels_path_idx" ON "saree_terms_rels" USING btree ("path");
  CREATE INDEX "saree_terms_rels_saree_centres_id_idx" ON "saree_terms_rels" USING btree ("saree_centres_id");
  CREATE INDEX "_saree_terms_v_version_faq_order_idx" ON "_saree_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_saree_terms_v_version_faq_parent_id_idx" ON "_saree_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_saree_terms_v_version_sources_order_idx" ON "_saree_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_saree_terms_v_version_sources_parent_id_idx" ON "_saree_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_saree_terms_v_parent_idx" ON "_saree_terms_v" USING btree ("parent_id");
  CREATE INDEX "_saree_terms_v_version_version_name_idx" ON "_saree_terms_v" USING btree ("version_name");
  CREATE INDEX "_saree_terms_v_version_version_picture_idx" ON "_saree_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_saree_terms_v_version_version_slug_idx" ON "_saree_terms_v" USING btree ("version_slug");
  CREATE INDEX "_saree_terms_v_version_version_updated_at_idx" ON "_saree_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_saree_terms_v_version_version_created_at_idx" ON "_saree_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_saree_terms_v_version_version_deleted_at_idx" ON "_saree_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_saree_terms_v_version_version__status_idx" ON "_saree_terms_v" USING btree ("version__status");
  CREATE INDEX "_saree_terms_v_created_at_idx" ON "_saree_terms_v" USING btree ("created_at");
  CREATE INDEX "_saree_terms_v_updated_at_idx" ON "_saree_terms_v" USING btree ("updated_at");
  CREATE INDEX "_saree_terms_v_latest_idx" ON "_saree_terms_v" USING btree ("latest");
  CREATE INDEX "_saree_terms_v_autosave_idx" ON "_saree_terms_v" USING btree ("autosave");
  CREATE INDEX "_saree_terms_v_texts_order_parent" ON "_saree_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_saree_terms_v_rels_order_idx" ON "_saree_terms_v_rels" USING btree ("order");
  CREATE INDEX "_saree_terms_v_rels_parent_idx" ON "_saree_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_saree_terms_v_rels_path_idx" ON "_saree_terms_v_rels" USING btree ("path");
  CREATE INDEX "_saree_terms_v_rels_saree_centres_id_idx" ON "_saree_terms_v_rels" USING btree ("saree_centres_id");
  CREATE INDEX "dances_styles_order_idx" ON "dances_styles" USING btree ("_order");
  CREATE INDEX "dances_styles_parent_id_idx" ON "dances_styles" USING btree ("_parent_id");
  CREATE INDEX "dances_faq_order_idx" ON "dances_faq" USING btree ("_order");
  CREATE INDEX "dances_faq_parent_id_idx" ON "dances_faq" USING btree ("_parent_id");
  CREATE INDEX "dances_sources_order_idx" ON "dances_sources" USING btree ("_order");
  CREATE INDEX "dances_sources_parent_id_idx" ON "dances_sources" USING btree ("_parent_id");
  CREATE INDEX "dances_name_idx" ON "dances" USING btree ("name");
  CREATE INDEX "dances_picture_idx" ON "dances" USING btree ("picture_id");
  CREATE UNIQUE INDEX "dances_slug_idx" ON "dances" USING btree ("slug");
  CREATE INDEX "dances_updated_at_idx" ON "dances" USING btree ("updated_at");
  CREATE INDEX "dances_created_at_idx" ON "dances" USING btree ("created_at");
  CREATE INDEX "dances_deleted_at_idx" ON "dances" USING btree ("deleted_at");
  CREATE INDEX "dances__status_idx" ON "dances" USING btree ("_status");
  CREATE INDEX "dances_texts_order_parent" ON "dances_texts" USING btree ("order","parent_id");
  CREATE INDEX "dances_rels_order_idx" ON "dances_rels" USING btree ("order");
  CREATE INDEX "dances_rels_parent_idx" ON "dances_rels" USING btree ("parent_id");
  CREATE INDEX "dances_rels_path_idx" ON "dances_rels" USING btree ("path");
  CREATE INDEX "dances_rels_dance_cities_id_idx" ON "dances_rels" USING btree ("dance_cities_id");
  CREATE INDEX "dances_rels_dance_days_id_idx" ON "dances_rels" USING btree ("dance_days_id");
  CREATE INDEX "_dances_v_version_styles_order_idx" ON "_dances_v_version_styles" USING btree ("_order");
  CREATE INDEX "_dances_v_version_styles_parent_id_idx" ON "_dances_v_version_styles" USING btree ("_parent_id");
  CREATE INDEX "_dances_v_version_faq_order_idx" ON "_dances_v_version_faq" USING btree ("_order");
  CREATE INDEX "_dances_v_version_faq_parent_id_idx" ON "_dances_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_dances_v_version_sources_order_idx" ON "_dances_v_version_sources" USING btree ("_order");
  CREATE INDEX "_dances_v_version_sources_parent_id_idx" ON "_dances_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_dances_v_parent_idx" ON "_dances_v" USING btree ("parent_id");
  CREATE INDEX "_dances_v_version_version_name_idx" ON "_dances_v" USING btree ("version_name");
  CREATE INDEX "_dances_v_version_version_picture_idx" ON "_dances_v" USING btree ("version_picture_id");
  CREATE INDEX "_dances_v_version_version_slug_idx" ON "_dances_v" USING btree ("version_slug");
  CREATE INDEX "_dances_v_version_version_updated_at_idx" ON "_dances_v" USING btree ("version_updated_at");
  CREATE INDEX "_dances_v_version_version_created_at_idx" ON "_dances_v" USING btree ("version_created_at");
  CREATE INDEX "_dances_v_version_version_deleted_at_idx" ON "_dances_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dances_v_version_version__status_idx" ON "_dances_v" USING btree ("version__status");
  CREATE INDEX "_dances_v_created_at_idx" ON "_dances_v" USING btree ("created_at");
  CREATE INDEX "_dances_v_updated_at_idx" ON "_dances_v" USING btree ("updated_at");
  CREATE INDEX "_dances_v_latest_idx" ON "_dances_v" USING btree ("latest");
  CREATE INDEX "_dances_v_autosave_idx" ON "_dances_v" USING btree ("autosave");
  CREATE INDEX "_dances_v_texts_order_parent" ON "_dances_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dances_v_rels_order_idx" ON "_dances_v_rels" USING btree ("order");
  CREATE INDEX "_dances_v_rels_parent_idx" ON "_dances_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dances_v_rels_path_idx" ON "_dances_v_rels" USING btree ("path");
  CREATE INDEX "_dances_v_rels_dance_cities_id_idx" ON "_dances_v_rels" USING btree ("dance_cities_id");
  CREATE INDEX "_dances_v_rels_dance_days_id_idx" ON "_dances_v_rels" USING btree ("dance_days_id");
  CREATE INDEX "dance_days_overrides_order_idx" ON "dance_days_overrides" USING btree ("_order");
  CREATE INDEX "dance_days_overrides_parent_id_idx" ON "dance_days_overrides" USING btree ("_parent_id");
  CREATE INDEX "dance_days_faq_order_idx" ON "dance_days_faq" USING btree ("_order");
  CREATE INDEX "dance_days_faq_parent_id_idx" ON "dance_days_faq" USING btree ("_parent_id");
  CREATE INDEX "dance_days_sources_order_idx" ON "dance_days_sources" USING btree ("_order");
  CREATE INDEX "dance_days_sources_parent_id_idx" ON "dance_days_sources" USING btree ("_parent_id");
  CREATE INDEX "dance_days_name_idx" ON "dance_days" USING btree ("name");
  CREATE INDEX "dance_days_picture_idx" ON "dance_days" USING btree ("picture_id");
  CREATE UNIQUE INDEX "dance_days_slug_idx" ON "dance_days" USING btree ("slug");
  CREATE INDEX "dance_days_updated_at_idx" ON "dance_days" USING btree ("updated_at");
  CREATE INDEX "dance_days_created_at_idx" ON "dance_days" USING btree ("created_at");
  CREATE INDEX "dance_days_deleted_at_idx" ON "dance_days" USING btree ("deleted_at");
  CREATE INDEX "dance_days__status_idx" ON "dance_days" USING btree ("_status");
  CREATE INDEX "dance_days_texts_order_parent" ON "dance_days_texts" USING btree ("order","parent_id");
  CREATE INDEX "dance_days_rels_order_idx" ON "dance_days_rels" USING btree ("order");
  CREATE INDEX "dance_days_rels_parent_idx" ON "dance_days_rels" USING btree ("parent_id");
  CREATE INDEX "dance_days_rels_path_idx" ON "dance_days_rels" USING btree ("path");
  CREATE INDEX "dance_days_rels_dance_cities_id_idx" ON "dance_days_rels" USING btree ("dance_cities_id");
  CREATE INDEX "_dance_days_v_version_overrides_order_idx" ON "_dance_days_v_version_overrides" USING btree ("_order");
  CREATE INDEX "_dance_days_v_version_overrides_parent_id_idx" ON "_dance_days_v_version_overrides" USING btree ("_parent_id");
  CREATE INDEX "_dance_days_v_version_faq_order_idx" ON "_dance_days_v_version_faq" USING btree ("_order");
  CREATE INDEX "_dance_days_v_version_faq_parent_id_idx" ON "_dance_days_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_dance_days_v_version_sources_order_idx" ON "_dance_days_v_version_sources" USING btree ("_order");
  CREATE INDEX "_dance_days_v_version_sources_parent_id_idx" ON "_dance_days_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_dance_days_v_parent_idx" ON "_dance_days_v" USING btree ("parent_id");
  CREATE INDEX "_dance_days_v_version_version_name_idx" ON "_dance_days_v" USING btree ("version_name");
  CREATE INDEX "_dance_days_v_version_version_picture_idx" ON "_dance_days_v" USING btree ("version_picture_id");
  CREATE INDEX "_dance_days_v_version_version_slug_idx" ON "_dance_days_v" USING btree ("version_slug");
  CREATE INDEX "_dance_days_v_version_version_updated_at_idx" ON "_dance_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_dance_days_v_version_version_created_at_idx" ON "_dance_days_v" USING btree ("version_created_at");
  CREATE INDEX "_dance_days_v_version_version_deleted_at_idx" ON "_dance_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dance_days_v_version_version__status_idx" ON "_dance_days_v" USING btree ("version__status");
  CREATE INDEX "_dance_days_v_created_at_idx" ON "_dance_days_v" USING btree ("created_at");
  CREATE INDEX "_dance_days_v_updated_at_idx" ON "_dance_days_v" USING btree ("updated_at");
  CREATE INDEX "_dance_days_v_latest_idx" ON "_dance_days_v" USING btree ("latest");
  CREATE INDEX "_dance_days_v_autosave_idx" ON "_dance_days_v" USING btree ("autosave");
  CREATE INDEX "_dance_days_v_texts_order_parent" ON "_dance_days_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dance_days_v_rels_order_idx" ON "_dance_days_v_rels" USING btree ("order");
  CREATE INDEX "_dance_days_v_rels_parent_idx" ON "_dance_days_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dance_days_v_rels_path_idx" ON "_dance_days_v_rels" USING btree ("path");
  CREATE INDEX "_dance_days_v_rels_dance_cities_id_idx" ON "_dance_days_v_rels" USING btree ("dance_cities_id");
  CREATE INDEX "ways_of_dancing_faq_order_idx" ON "ways_of_dancing_faq" USING btree ("_order");
  CREATE INDEX "ways_of_dancing_faq_parent_id_idx" ON "ways_of_dancing_faq" USING btree ("_parent_id");
  CREATE INDEX "ways_of_dancing_sources_order_idx" ON "ways_of_dancing_sources" USING btree ("_order");
  CREATE INDEX "ways_of_dancing_sources_parent_id_idx" ON "ways_of_dancing_sources" USING btree ("_parent_id");
  CREATE INDEX "ways_of_dancing_name_idx" ON "ways_of_dancing" USING btree ("name");
  CREATE INDEX "ways_of_dancing_picture_idx" ON "ways_of_dancing" USING btree ("picture_id");
  CREATE UNIQUE INDEX "ways_of_dancing_slug_idx" ON "ways_of_dancing" USING btree ("slug");
  CREATE INDEX "ways_of_dancing_updated_at_idx" ON "ways_of_dancing" USING btree ("updated_at");
  CREATE INDEX "ways_of_dancing_created_at_idx" ON "ways_of_dancing" USING btree ("created_at");
  CREATE INDEX "ways_of_dancing_deleted_at_idx" ON "ways_of_dancing" USING btree ("deleted_at");
  CREATE INDEX "ways_of_dancing__status_idx" ON "ways_of_dancing" USING btree ("_status");
  CREATE INDEX "ways_of_dancing_texts_order_parent" ON "ways_of_dancing_texts" USING btree ("order","parent_id");
  CREATE INDEX "ways_of_dancing_rels_order_idx" ON "ways_of_dancing_rels" USING btree ("order");
  CREATE INDEX "ways_of_dancing_rels_parent_idx" ON "ways_of_dancing_rels" USING btree ("parent_id");
  CREATE INDEX "ways_of_dancing_rels_path_idx" ON "ways_of_dancing_rels" USING btree ("path");
  CREATE INDEX "ways_of_dancing_rels_dance_cities_id_idx" ON "ways_of_dancing_rels" USING btree ("dance_cities_id");
  CREATE INDEX "ways_of_dancing_rels_dances_id_idx" ON "ways_of_dancing_rels" USING btree ("dances_id");
  CREATE INDEX "_ways_of_dancing_v_version_faq_order_idx" ON "_ways_of_dancing_v_version_faq" USING btree ("_order");
  CREATE INDEX "_ways_of_dancing_v_version_faq_parent_id_idx" ON "_ways_of_dancing_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_ways_of_dancing_v_version_sources_order_idx" ON "_ways_of_dancing_v_version_sources" USING btree ("_order");
  CREATE INDEX "_ways_of_dancing_v_version_sources_parent_id_idx" ON "_ways_of_dancing_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_ways_of_dancing_v_parent_idx" ON "_ways_of_dancing_v" USING btree ("parent_id");
  CREATE INDEX "_ways_of_dancing_v_version_version_name_idx" ON "_ways_of_dancing_v" USING btree ("version_name");
  CREATE INDEX "_ways_of_dancing_v_version_version_picture_idx" ON "_ways_of_dancing_v" USING btree ("version_picture_id");
  CREATE INDEX "_ways_of_dancing_v_version_version_slug_idx" ON "_ways_of_dancing_v" USING btree ("version_slug");
  CREATE INDEX "_ways_of_dancing_v_version_version_updated_at_idx" ON "_ways_of_dancing_v" USING btree ("version_updated_at");
  CREATE INDEX "_ways_of_dancing_v_version_version_created_at_idx" ON "_ways_of_dancing_v" USING btree ("version_created_at");
  CREATE INDEX "_ways_of_dancing_v_version_version_deleted_at_idx" ON "_ways_of_dancing_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ways_of_dancing_v_version_version__status_idx" ON "_ways_of_dancing_v" USING btree ("version__status");
  CREATE INDEX "_ways_of_dancing_v_created_at_idx" ON "_ways_of_dancing_v" USING btree ("created_at");
  CREATE INDEX "_ways_of_dancing_v_updated_at_idx" ON "_ways_of_dancing_v" USING btree ("updated_at");
  CREATE INDEX "_ways_of_dancing_v_latest_idx" ON "_ways_of_dancing_v" USING btree ("latest");
  CREATE INDEX "_ways_of_dancing_v_autosave_idx" ON "_ways_of_dancing_v" USING btree ("autosave");
  CREATE INDEX "_ways_of_dancing_v_texts_order_parent" ON "_ways_of_dancing_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_ways_of_dancing_v_rels_order_idx" ON "_ways_of_dancing_v_rels" USING btree ("order");
  CREATE INDEX "_ways_of_dancing_v_rels_parent_idx" ON "_ways_of_dancing_v_rels" USING btree ("parent_id");
  CREATE INDEX "_ways_of_dancing_v_rels_path_idx" ON "_ways_of_dancing_v_rels" USING btree ("path");
  CREATE INDEX "_ways_of_dancing_v_rels_dance_cities_id_idx" ON "_ways_of_dancing_v_rels" USING btree ("dance_cities_id");
  CREATE INDEX "_ways_of_dancing_v_rels_dances_id_idx" ON "_ways_of_dancing_v_rels" USING btree ("dances_id");
  CREATE INDEX "dance_lands_faq_order_idx" ON "dance_lands_faq" USING btree ("_order");
  CREATE INDEX "dance_lands_faq_parent_id_idx" ON "dance_lands_faq" USING btree ("_parent_id");
  CREATE INDEX "dance_lands_sources_order_idx" ON "dance_lands_sources" USING btree ("_order");
  CREATE INDEX "dance_lands_sources_parent_id_idx" ON "dance_lands_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dance_lands_country_idx" ON "dance_lands" USING btree ("country");
  CREATE INDEX "dance_lands_name_idx" ON "dance_lands" USING btree ("name");
  CREATE INDEX "dance_lands_picture_idx" ON "dance_lands" USING btree ("picture_id");
  CREATE UNIQUE INDEX "dance_lands_slug_idx" ON "dance_lands" USING btree ("slug");
  CREATE INDEX "dance_lands_updated_at_idx" ON "dance_lands" USING btree ("updated_at");
  CREATE INDEX "dance_lands_created_at_idx" ON "dance_lands" USING btree ("created_at");
  CREATE INDEX "dance_lands_deleted_at_idx" ON "dance_lands" USING btree ("deleted_at");
  CREATE INDEX "dance_lands__status_idx" ON "dance_lands" USING btree ("_status");
  CREATE INDEX "dance_lands_texts_order_parent" ON "dance_lands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dance_lands_v_version_faq_order_idx" ON "_dance_lands_v_version_faq" USING btree ("_order");
  CREATE INDEX "_dance_lands_v_version_faq_parent_id_idx" ON "_dance_lands_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_dance_lands_v_version_sources_order_idx" ON "_dance_lands_v_version_sources" USING btree ("_order");
  CREATE INDEX "_dance_lands_v_version_sources_parent_id_idx" ON "_dance_lands_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_dance_lands_v_parent_idx" ON "_dance_lands_v" USING btree ("parent_id");
  CREATE INDEX "_dance_lands_v_version_version_country_idx" ON "_dance_lands_v" USING btree ("version_country");
  CREATE INDEX "_dance_lands_v_version_version_name_idx" ON "_dance_lands_v" USING btree ("version_name");
  CREATE INDEX "_dance_lands_v_version_version_picture_idx" ON "_dance_lands_v" USING btree ("version_picture_id");
  CREATE INDEX "_dance_lands_v_version_version_slug_idx" ON "_dance_lands_v" USING btree ("version_slug");
  CREATE INDEX "_dance_lands_v_version_version_updated_at_idx" ON "_dance_lands_v" USING btree ("version_updated_at");
  CREATE INDEX "_dance_lands_v_version_version_created_at_idx" ON "_dance_lands_v" USING btree ("version_created_at");
  CREATE INDEX "_dance_lands_v_version_version_deleted_at_idx" ON "_dance_lands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dance_lands_v_version_version__status_idx" ON "_dance_lands_v" USING btree ("version__status");
  CREATE INDEX "_dance_lands_v_created_at_idx" ON "_dance_lands_v" USING btree ("created_at");
  CREATE INDEX "_dance_lands_v_updated_at_idx" ON "_dance_lands_v" USING btree ("updated_at");
  CREATE INDEX "_dance_lands_v_latest_idx" ON "_dance_lands_v" USING btree ("latest");
  CREATE INDEX "_dance_lands_v_autosave_idx" ON "_dance_lands_v" USING btree ("autosave");
  CREATE INDEX "_dance_lands_v_texts_order_parent" ON "_dance_lands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "dance_cities_faq_order_idx" ON "dance_cities_faq" USING btree ("_order");
  CREATE INDEX "dance_cities_faq_parent_id_idx" ON "dance_cities_faq" USING btree ("_parent_id");
  CREATE INDEX "dance_cities_sources_order_idx" ON "dance_cities_sources" USING btree ("_order");
  CREATE INDEX "dance_cities_sources_parent_id_idx" ON "dance_cities_sources" USING btree ("_parent_id");
  CREATE INDEX "dance_cities_name_idx" ON "dance_cities" USING btree ("name");
  CREATE INDEX "dance_cities_picture_idx" ON "dance_cities" USING btree ("picture_id");
  CREATE UNIQUE INDEX "dance_cities_slug_idx" ON "dance_cities" USING btree ("slug");
  CREATE INDEX "dance_cities_updated_at_idx" ON "dance_cities" USING btree ("updated_at");
  CREATE INDEX "dance_cities_created_at_idx" ON "dance_cities" USING btree ("created_at");
  CREATE INDEX "dance_cities_deleted_at_idx" ON "dance_cities" USING btree ("deleted_at");
  CREATE INDEX "dance_cities__status_idx" ON "dance_cities" USING btree ("_status");
  CREATE INDEX "dance_cities_texts_order_parent" ON "dance_cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dance_cities_v_version_faq_order_idx" ON "_dance_cities_v_version_faq" USING btree ("_order");
  CREATE INDEX "_dance_cities_v_version_faq_parent_id_idx" ON "_dance_cities_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_dance_cities_v_version_sources_order_idx" ON "_dance_cities_v_version_sources" USING btree ("_order");
  CREATE INDEX "_dance_cities_v_version_sources_parent_id_idx" ON "_dance_cities_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_dance_cities_v_parent_idx" ON "_dance_cities_v" USING btree ("parent_id");
  CREATE INDEX "_dance_cities_v_version_version_name_idx" ON "_dance_cities_v" USING btree ("version_name");
  CREATE INDEX "_dance_cities_v_version_version_picture_idx" ON "_dance_cities_v" USING btree ("version_picture_id");
  CREATE INDEX "_dance_cities_v_version_version_slug_idx" ON "_dance_cities_v" USING btree ("version_slug");
  CREATE INDEX "_dance_cities_v_version_version_updated_at_idx" ON "_dance_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_dance_cities_v_version_version_created_at_idx" ON "_dance_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_dance_cities_v_version_version_deleted_at_idx" ON "_dance_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dance_cities_v_version_version__status_idx" ON "_dance_cities_v" USING btree ("version__status");
  CREATE INDEX "_dance_cities_v_created_at_idx" ON "_dance_cities_v" USING btree ("created_at");
  CREATE INDEX "_dance_cities_v_updated_at_idx" ON "_dance_cities_v" USING btree ("updated_at");
  CREATE INDEX "_dance_cities_v_latest_idx" ON "_dance_cities_v" USING btree ("latest");
  CREATE INDEX "_dance_cities_v_autosave_idx" ON "_dance_cities_v" USING btree ("autosave");
  CREATE INDEX "_dance_cities_v_texts_order_parent" ON "_dance_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "dance_terms_faq_order_idx" ON "dance_terms_faq" USING btree ("_order");
  CREATE INDEX "dance_terms_faq_parent_id_idx" ON "dance_terms_faq" USING btree ("_parent_id");
  CREATE INDEX "dance_terms_sources_order_idx" ON "dance_terms_sources" USING btree ("_order");
  CREATE INDEX "dance_terms_sources_parent_id_idx" ON "dance_terms_sources" USING btree ("_parent_id");
  CREATE INDEX "dance_terms_name_idx" ON "dance_terms" USING btree ("name");
  CREATE INDEX "dance_terms_picture_idx" ON "dance_terms" USING btree ("picture_id");
  CREATE UNIQUE INDEX "dance_terms_slug_idx" ON "dance_terms" USING btree ("slug");
  CREATE INDEX "dance_terms_updated_at_idx" ON "dance_terms" USING btree ("updated_at");
  CREATE INDEX "dance_terms_created_at_idx" ON "dance_terms" USING btree ("created_at");
  CREATE INDEX "dance_terms_deleted_at_idx" ON "dance_terms" USING btree ("deleted_at");
  CREATE INDEX "dance_terms__status_idx" ON "dance_terms" USING btree ("_status");
  CREATE INDEX "dance_terms_texts_order_parent" ON "dance_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "dance_terms_rels_order_idx" ON "dance_terms_rels" USING btree ("order");
  CREATE INDEX "dance_terms_rels_parent_idx" ON "dance_terms_rels" USING btree ("parent_id");
  CREATE INDEX "dance_terms_rels_path_idx" ON "dance_terms_rels" USING btree ("path");
  CREATE INDEX "dance_terms_rels_dance_cities_id_idx" ON "dance_terms_rels" USING btree ("dance_cities_id");
  CREATE INDEX "_dance_terms_v_version_faq_order_idx" ON "_dance_terms_v_version_faq" USING btree ("_order");
  CREATE INDEX "_dance_terms_v_version_faq_parent_id_idx" ON "_dance_terms_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_dance_terms_v_version_sources_order_idx" ON "_dance_terms_v_version_sources" USING btree ("_order");
  CREATE INDEX "_dance_terms_v_version_sources_parent_id_idx" ON "_dance_terms_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_dance_terms_v_parent_idx" ON "_dance_terms_v" USING btree ("parent_id");
  CREATE INDEX "_dance_terms_v_version_version_name_idx" ON "_dance_terms_v" USING btree ("version_name");
  CREATE INDEX "_dance_terms_v_version_version_picture_idx" ON "_dance_terms_v" USING btree ("version_picture_id");
  CREATE INDEX "_dance_terms_v_version_version_slug_idx" ON "_dance_terms_v" USING btree ("version_slug");
  CREATE INDEX "_dance_terms_v_version_version_updated_at_idx" ON "_dance_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_dance_terms_v_version_version_created_at_idx" ON "_dance_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_dance_terms_v_version_version_deleted_at_idx" ON "_dance_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dance_terms_v_version_version__status_idx" ON "_dance_terms_v" USING btree ("version__status");
  CREATE INDEX "_dance_terms_v_created_at_idx" ON "_dance_terms_v" USING btree ("created_at");
  CREATE INDEX "_dance_terms_v_updated_at_idx" ON "_dance_terms_v" USING btree ("updated_at");
  CREATE INDEX "_dance_terms_v_latest_idx" ON "_dance_terms_v" USING btree ("latest");
  CREATE INDEX "_dance_terms_v_autosave_idx" ON "_dance_terms_v" USING btree ("autosave");
  CREATE INDEX "_dance_terms_v_texts_order_parent" ON "_dance_terms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dance_terms_v_rels_order_idx" ON "_dance_terms_v_rels" USING btree ("order");
  CREATE INDEX "_dance_terms_v_rels_parent_idx" ON "_dance_terms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dance_terms_v_rels_path_idx" ON "_dance_terms_v_rels" USING btree ("path");
  CREATE INDEX "_dance_terms_v_rels_dance_cities_id_idx" ON "_dance_terms_v_rels" USING btree ("dance_cities_id");
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_traditions_fk" FOREIGN KEY ("traditions_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_tradition_days_fk" FOREIGN KEY ("tradition_days_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_custom_concepts_fk" FOREIGN KEY ("custom_concepts_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_custom_sorts_fk" FOREIGN KEY ("custom_sorts_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_custom_lands_fk" FOREIGN KEY ("custom_lands_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_tradition_terms_fk" FOREIGN KEY ("tradition_terms_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_days_fk" FOREIGN KEY ("colour_days_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_meanings_fk" FOREIGN KEY ("colour_meanings_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_lands_fk" FOREIGN KEY ("colour_lands_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_emotions_fk" FOREIGN KEY ("colour_emotions_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_concepts_fk" FOREIGN KEY ("colour_concepts_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_swatches_fk" FOREIGN KEY ("swatches_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_swatch_sets_fk" FOREIGN KEY ("swatch_sets_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_terms_fk" FOREIGN KEY ("colour_terms_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dishes_fk" FOREIGN KEY ("dishes_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_days_fk" FOREIGN KEY ("food_days_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_produce_fk" FOREIGN KEY ("food_produce_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cuisines_fk" FOREIGN KEY ("cuisines_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_ways_of_eating_fk" FOREIGN KEY ("ways_of_eating_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_terms_fk" FOREIGN KEY ("food_terms_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheeses_fk" FOREIGN KEY ("cheeses_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_days_fk" FOREIGN KEY ("cheese_days_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_weekdays_fk" FOREIGN KEY ("cheese_weekdays_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_lands_fk" FOREIGN KEY ("cheese_lands_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_terms_fk" FOREIGN KEY ("cheese_terms_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_breeds_fk" FOREIGN KEY ("breeds_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_days_fk" FOREIGN KEY ("cattle_days_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_products_fk" FOREIGN KEY ("cattle_products_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_weekdays_fk" FOREIGN KEY ("cattle_weekdays_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_lands_fk" FOREIGN KEY ("cattle_lands_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_terms_fk" FOREIGN KEY ("cattle_terms_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_sarees_fk" FOREIGN KEY ("sarees_id") REFERENCES "public"."sarees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_wear_days_fk" FOREIGN KEY ("wear_days_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_drapes_fk" FOREIGN KEY ("drapes_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_saree_lands_fk" FOREIGN KEY ("saree_lands_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_saree_terms_fk" FOREIGN KEY ("saree_terms_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dances_fk" FOREIGN KEY ("dances_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_days_fk" FOREIGN KEY ("dance_days_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_ways_of_dancing_fk" FOREIGN KEY ("ways_of_dancing_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_lands_fk" FOREIGN KEY ("dance_lands_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_terms_fk" FOREIGN KEY ("dance_terms_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_traditions_fk" FOREIGN KEY ("traditions_id") REFERENCES "public"."traditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tradition_days_fk" FOREIGN KEY ("tradition_days_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_concepts_fk" FOREIGN KEY ("custom_concepts_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_sorts_fk" FOREIGN KEY ("custom_sorts_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_lands_fk" FOREIGN KEY ("custom_lands_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tradition_terms_fk" FOREIGN KEY ("tradition_terms_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_days_fk" FOREIGN KEY ("colour_days_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_meanings_fk" FOREIGN KEY ("colour_meanings_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_lands_fk" FOREIGN KEY ("colour_lands_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_emotions_fk" FOREIGN KEY ("colour_emotions_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_concepts_fk" FOREIGN KEY ("colour_concepts_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_swatches_fk" FOREIGN KEY ("swatches_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_swatch_sets_fk" FOREIGN KEY ("swatch_sets_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_terms_fk" FOREIGN KEY ("colour_terms_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dishes_fk" FOREIGN KEY ("dishes_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_food_days_fk" FOREIGN KEY ("food_days_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_food_produce_fk" FOREIGN KEY ("food_produce_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cuisines_fk" FOREIGN KEY ("cuisines_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ways_of_eating_fk" FOREIGN KEY ("ways_of_eating_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_food_terms_fk" FOREIGN KEY ("food_terms_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheeses_fk" FOREIGN KEY ("cheeses_id") REFERENCES "public"."cheeses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheese_days_fk" FOREIGN KEY ("cheese_days_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheese_weekdays_fk" FOREIGN KEY ("cheese_weekdays_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheese_lands_fk" FOREIGN KEY ("cheese_lands_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cheese_terms_fk" FOREIGN KEY ("cheese_terms_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_breeds_fk" FOREIGN KEY ("breeds_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cattle_days_fk" FOREIGN KEY ("cattle_days_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cattle_products_fk" FOREIGN KEY ("cattle_products_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cattle_weekdays_fk" FOREIGN KEY ("cattle_weekdays_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cattle_lands_fk" FOREIGN KEY ("cattle_lands_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cattle_terms_fk" FOREIGN KEY ("cattle_terms_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sarees_fk" FOREIGN KEY ("sarees_id") REFERENCES "public"."sarees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wear_days_fk" FOREIGN KEY ("wear_days_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drapes_fk" FOREIGN KEY ("drapes_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saree_lands_fk" FOREIGN KEY ("saree_lands_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saree_terms_fk" FOREIGN KEY ("saree_terms_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dances_fk" FOREIGN KEY ("dances_id") REFERENCES "public"."dances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dance_days_fk" FOREIGN KEY ("dance_days_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ways_of_dancing_fk" FOREIGN KEY ("ways_of_dancing_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dance_lands_fk" FOREIGN KEY ("dance_lands_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dance_terms_fk" FOREIGN KEY ("dance_terms_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "picks_rels_traditions_id_idx" ON "picks_rels" USING btree ("traditions_id");
  CREATE INDEX "picks_rels_tradition_days_id_idx" ON "picks_rels" USING btree ("tradition_days_id");
  CREATE INDEX "picks_rels_custom_concepts_id_idx" ON "picks_rels" USING btree ("custom_concepts_id");
  CREATE INDEX "picks_rels_custom_sorts_id_idx" ON "picks_rels" USING btree ("custom_sorts_id");
  CREATE INDEX "picks_rels_custom_lands_id_idx" ON "picks_rels" USING btree ("custom_lands_id");
  CREATE INDEX "picks_rels_tradition_cities_id_idx" ON "picks_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "picks_rels_tradition_terms_id_idx" ON "picks_rels" USING btree ("tradition_terms_id");
  CREATE INDEX "picks_rels_colours_id_idx" ON "picks_rels" USING btree ("colours_id");
  CREATE INDEX "picks_rels_colour_days_id_idx" ON "picks_rels" USING btree ("colour_days_id");
  CREATE INDEX "picks_rels_colour_meanings_id_idx" ON "picks_rels" USING btree ("colour_meanings_id");
  CREATE INDEX "picks_rels_colour_lands_id_idx" ON "picks_rels" USING btree ("colour_lands_id");
  CREATE INDEX "picks_rels_colour_emotions_id_idx" ON "picks_rels" USING btree ("colour_emotions_id");
  CREATE INDEX "picks_rels_colour_concepts_id_idx" ON "picks_rels" USING btree ("colour_concepts_id");
  CREATE INDEX "picks_rels_colour_cities_id_idx" ON "picks_rels" USING btree ("colour_cities_id");
  CREATE INDEX "picks_rels_swatches_id_idx" ON "picks_rels" USING btree ("swatches_id");
  CREATE INDEX "picks_rels_swatch_sets_id_idx" ON "picks_rels" USING btree ("swatch_sets_id");
  CREATE INDEX "picks_rels_colour_terms_id_idx" ON "picks_rels" USING btree ("colour_terms_id");
  CREATE INDEX "picks_rels_dishes_id_idx" ON "picks_rels" USING btree ("dishes_id");
  CREATE INDEX "picks_rels_food_days_id_idx" ON "picks_rels" USING btree ("food_days_id");
  CREATE INDEX "picks_rels_food_produce_id_idx" ON "picks_rels" USING btree ("food_produce_id");
  CREATE INDEX "picks_rels_cuisines_id_idx" ON "picks_rels" USING btree ("cuisines_id");
  CREATE INDEX "picks_rels_ways_of_eating_id_idx" ON "picks_rels" USING btree ("ways_of_eating_id");
  CREATE INDEX "picks_rels_food_cities_id_idx" ON "picks_rels" USING btree ("food_cities_id");
  CREATE INDEX "picks_rels_food_terms_id_idx" ON "picks_rels" USING btree ("food_terms_id");
  CREATE INDEX "picks_rels_cheeses_id_idx" ON "picks_rels" USING btree ("cheeses_id");
  CREATE INDEX "picks_rels_cheese_days_id_idx" ON "picks_rels" USING btree ("cheese_days_id");
  CREATE INDEX "picks_rels_cheese_dishes_id_idx" ON "picks_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "picks_rels_cheese_places_id_idx" ON "picks_rels" USING btree ("cheese_places_id");
  CREATE INDEX "picks_rels_cheese_weekdays_id_idx" ON "picks_rels" USING btree ("cheese_weekdays_id");
  CREATE INDEX "picks_rels_cheese_lands_id_idx" ON "picks_rels" USING btree ("cheese_lands_id");
  CREATE INDEX "picks_rels_cheese_terms_id_idx" ON "picks_rels" USING btree ("cheese_terms_id");
  CREATE INDEX "picks_rels_breeds_id_idx" ON "picks_rels" USING btree ("breeds_id");
  CREATE INDEX "picks_rels_cattle_days_id_idx" ON "picks_rels" USING btree ("cattle_days_id");
  CREATE INDEX "picks_rels_cattle_products_id_idx" ON "picks_rels" USING btree ("cattle_products_id");
  CREATE INDEX "picks_rels_cattle_places_id_idx" ON "picks_rels" USING btree ("cattle_places_id");
  CREATE INDEX "picks_rels_cattle_weekdays_id_idx" ON "picks_rels" USING btree ("cattle_weekdays_id");
  CREATE INDEX "picks_rels_cattle_lands_id_idx" ON "picks_rels" USING btree ("cattle_lands_id");
  CREATE INDEX "picks_rels_cattle_terms_id_idx" ON "picks_rels" USING btree ("cattle_terms_id");
  CREATE INDEX "picks_rels_sarees_id_idx" ON "picks_rels" USING btree ("sarees_id");
  CREATE INDEX "picks_rels_wear_days_id_idx" ON "picks_rels" USING btree ("wear_days_id");
  CREATE INDEX "picks_rels_drapes_id_idx" ON "picks_rels" USING btree ("drapes_id");
  CREATE INDEX "picks_rels_saree_centres_id_idx" ON "picks_rels" USING btree ("saree_centres_id");
  CREATE INDEX "picks_rels_saree_lands_id_idx" ON "picks_rels" USING btree ("saree_lands_id");
  CREATE INDEX "picks_rels_saree_terms_id_idx" ON "picks_rels" USING btree ("saree_terms_id");
  CREATE INDEX "picks_rels_dances_id_idx" ON "picks_rels" USING btree ("dances_id");
  CREATE INDEX "picks_rels_dance_days_id_idx" ON "picks_rels" USING btree ("dance_days_id");
  CREATE INDEX "picks_rels_ways_of_dancing_id_idx" ON "picks_rels" USING btree ("ways_of_dancing_id");
  CREATE INDEX "picks_rels_dance_lands_id_idx" ON "picks_rels" USING btree ("dance_lands_id");
  CREATE INDEX "picks_rels_dance_cities_id_idx" ON "picks_rels" USING btree ("dance_cities_id");
  CREATE INDEX "picks_rels_dance_terms_id_idx" ON "picks_rels" USING btree ("dance_terms_id");
  CREATE INDEX "payload_locked_documents_rels_traditions_id_idx" ON "payload_locked_documents_rels" USING btree ("traditions_id");
  CREATE INDEX "payload_locked_documents_rels_tradition_days_id_idx" ON "payload_locked_documents_rels" USING btree ("tradition_days_id");
  CREATE INDEX "payload_locked_documents_rels_custom_concepts_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_concepts_id");
  CREATE INDEX "payload_locked_documents_rels_custom_sorts_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_sorts_id");
  CREATE INDEX "payload_locked_documents_rels_custom_lands_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_lands_id");
  CREATE INDEX "payload_locked_documents_rels_tradition_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "payload_locked_documents_rels_tradition_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("tradition_terms_id");
  CREATE INDEX "payload_locked_documents_rels_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("colours_id");
  CREATE INDEX "payload_locked_documents_rels_colour_days_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_days_id");
  CREATE INDEX "payload_locked_documents_rels_colour_meanings_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_meanings_id");
  CREATE INDEX "payload_locked_documents_rels_colour_lands_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_lands_id");
  CREATE INDEX "payload_locked_documents_rels_colour_emotions_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_emotions_id");
  CREATE INDEX "payload_locked_documents_rels_colour_concepts_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_concepts_id");
  CREATE INDEX "payload_locked_documents_rels_colour_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_cities_id");
  CREATE INDEX "payload_locked_documents_rels_swatches_id_idx" ON "payload_locked_documents_rels" USING btree ("swatches_id");
  CREATE INDEX "payload_locked_documents_rels_swatch_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("swatch_sets_id");
  CREATE INDEX "payload_locked_documents_rels_colour_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_terms_id");
  CREATE INDEX "payload_locked_documents_rels_dishes_id_idx" ON "payload_locked_documents_rels" USING btree ("dishes_id");
  CREATE INDEX "payload_locked_documents_rels_food_days_id_idx" ON "payload_locked_documents_rels" USING btree ("food_days_id");
  CREATE INDEX "payload_locked_documents_rels_food_produce_id_idx" ON "payload_locked_documents_rels" USING btree ("food_produce_id");
  CREATE INDEX "payload_locked_documents_rels_cuisines_id_idx" ON "payload_locked_documents_rels" USING btree ("cuisines_id");
  CREATE INDEX "payload_locked_documents_rels_ways_of_eating_id_idx" ON "payload_locked_documents_rels" USING btree ("ways_of_eating_id");
  CREATE INDEX "payload_locked_documents_rels_food_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("food_cities_id");
  CREATE INDEX "payload_locked_documents_rels_food_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("food_terms_id");
  CREATE INDEX "payload_locked_documents_rels_cheeses_id_idx" ON "payload_locked_documents_rels" USING btree ("cheeses_id");
  CREATE INDEX "payload_locked_documents_rels_cheese_days_id_idx" ON "payload_locked_documents_rels" USING btree ("cheese_days_id");
  CREATE INDEX "payload_locked_documents_rels_cheese_dishes_id_idx" ON "payload_locked_documents_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "payload_locked_documents_rels_cheese_places_id_idx" ON "payload_locked_documents_rels" USING btree ("cheese_places_id");
  CREATE INDEX "payload_locked_documents_rels_cheese_weekdays_id_idx" ON "payload_locked_documents_rels" USING btree ("cheese_weekdays_id");
  CREATE INDEX "payload_locked_documents_rels_cheese_lands_id_idx" ON "payload_locked_documents_rels" USING btree ("cheese_lands_id");
  CREATE INDEX "payload_locked_documents_rels_cheese_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("cheese_terms_id");
  CREATE INDEX "payload_locked_documents_rels_breeds_id_idx" ON "payload_locked_documents_rels" USING btree ("breeds_id");
  CREATE INDEX "payload_locked_documents_rels_cattle_days_id_idx" ON "payload_locked_documents_rels" USING btree ("cattle_days_id");
  CREATE INDEX "payload_locked_documents_rels_cattle_products_id_idx" ON "payload_locked_documents_rels" USING btree ("cattle_products_id");
  CREATE INDEX "payload_locked_documents_rels_cattle_places_id_idx" ON "payload_locked_documents_rels" USING btree ("cattle_places_id");
  CREATE INDEX "payload_locked_documents_rels_cattle_weekdays_id_idx" ON "payload_locked_documents_rels" USING btree ("cattle_weekdays_id");
  CREATE INDEX "payload_locked_documents_rels_cattle_lands_id_idx" ON "payload_locked_documents_rels" USING btree ("cattle_lands_id");
  CREATE INDEX "payload_locked_documents_rels_cattle_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("cattle_terms_id");
  CREATE INDEX "payload_locked_documents_rels_sarees_id_idx" ON "payload_locked_documents_rels" USING btree ("sarees_id");
  CREATE INDEX "payload_locked_documents_rels_wear_days_id_idx" ON "payload_locked_documents_rels" USING btree ("wear_days_id");
  CREATE INDEX "payload_locked_documents_rels_drapes_id_idx" ON "payload_locked_documents_rels" USING btree ("drapes_id");
  CREATE INDEX "payload_locked_documents_rels_saree_centres_id_idx" ON "payload_locked_documents_rels" USING btree ("saree_centres_id");
  CREATE INDEX "payload_locked_documents_rels_saree_lands_id_idx" ON "payload_locked_documents_rels" USING btree ("saree_lands_id");
  CREATE INDEX "payload_locked_documents_rels_saree_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("saree_terms_id");
  CREATE INDEX "payload_locked_documents_rels_dances_id_idx" ON "payload_locked_documents_rels" USING btree ("dances_id");
  CREATE INDEX "payload_locked_documents_rels_dance_days_id_idx" ON "payload_locked_documents_rels" USING btree ("dance_days_id");
  CREATE INDEX "payload_locked_documents_rels_ways_of_dancing_id_idx" ON "payload_locked_documents_rels" USING btree ("ways_of_dancing_id");
  CREATE INDEX "payload_locked_documents_rels_dance_lands_id_idx" ON "payload_locked_documents_rels" USING btree ("dance_lands_id");
  CREATE INDEX "payload_locked_documents_rels_dance_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("dance_cities_id");
  CREATE INDEX "payload_locked_documents_rels_dance_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("dance_terms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "traditions_further_reading" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traditions_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traditions_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traditions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "traditions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_traditions_v_version_further_reading" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_traditions_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_traditions_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_traditions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_traditions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_traditions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_concepts_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_concepts_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_concepts_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_concepts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_concepts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_concepts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_concepts_v_version_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_concepts_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_concepts_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_concepts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_concepts_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_concepts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_sorts_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_sorts_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_sorts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_sorts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_sorts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_sorts_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_sorts_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_sorts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_sorts_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_sorts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_lands_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_lands_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_lands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_lands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_lands_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_lands_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_lands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_lands_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_cities_trail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_cities_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_cities_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_cities_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_cities_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_cities_v_version_trail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_cities_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_cities_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_cities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_cities_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_cities_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tradition_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tradition_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colours_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colours_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colours_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colours_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colours_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colours_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days_palette" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v_version_palette" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_meanings_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_meanings_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_meanings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_meanings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_meanings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_meanings_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_meanings_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_meanings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_meanings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_meanings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands_national_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands_flag_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v_version_national_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v_version_flag_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions_swatches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions_idioms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_emotions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v_version_swatches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v_version_idioms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_emotions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_concepts_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_concepts_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_concepts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_concepts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_concepts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_concepts_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_concepts_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_concepts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_concepts_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_concepts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_cities_palette" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_cities_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_cities_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_cities_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_cities_v_version_palette" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_cities_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_cities_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_cities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_cities_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatches_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatches_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatches_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatches_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatches_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatch_sets_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatch_sets_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatch_sets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatch_sets_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "swatch_sets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatch_sets_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatch_sets_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatch_sets_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatch_sets_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_swatch_sets_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dishes_variations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dishes_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dishes_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dishes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dishes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dishes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dishes_v_version_variations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dishes_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dishes_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dishes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dishes_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dishes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_produce_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_produce_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_produce" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_produce_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_produce_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_produce_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_produce_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_produce_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_produce_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_produce_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_produce_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_produce_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cuisines_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cuisines_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cuisines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cuisines_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cuisines_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cuisines_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cuisines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cuisines_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_eating_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_eating_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_eating" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_eating_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_eating_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_eating_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_eating_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_eating_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_eating_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_eating_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_cities_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_cities_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_cities_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_cities_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_cities_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_cities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_cities_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheeses_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheeses_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheeses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheeses_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheeses_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheeses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheeses_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheeses_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheeses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheeses_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheeses_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheeses_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes_ingredients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_dishes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v_version_ingredients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_dishes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_places_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_places_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_places_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_places_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_places_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_places_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_places_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_weekdays_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_weekdays_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_weekdays_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_weekdays_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_weekdays_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_weekdays_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_weekdays_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_weekdays_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_weekdays_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_lands_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_lands_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_lands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_lands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_lands_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_lands_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_lands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_lands_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "breeds_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "breeds_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "breeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "breeds_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "breeds_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_breeds_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_breeds_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_breeds_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_breeds_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_breeds_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products_inputs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v_version_inputs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_places_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_places_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_places_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_places_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_places_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_places_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_places_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_weekdays_markets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_weekdays_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_weekdays_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_weekdays_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_weekdays_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_weekdays_v_version_markets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_weekdays_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_weekdays_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_weekdays_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_weekdays_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_weekdays_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_lands_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_lands_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_lands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_lands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_lands_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_lands_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_lands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_lands_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sarees_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sarees_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sarees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sarees_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sarees_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sarees_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sarees_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sarees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sarees_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sarees_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wear_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wear_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wear_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wear_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wear_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wear_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wear_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wear_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wear_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wear_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wear_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wear_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drapes_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drapes_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drapes_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drapes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drapes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drapes_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drapes_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drapes_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drapes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drapes_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drapes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_centres_indications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_centres_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_centres_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_centres" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_centres_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_centres_v_version_indications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_centres_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_centres_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_centres_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_centres_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_lands_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_lands_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_lands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_lands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_lands_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_lands_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_lands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_lands_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dances_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dances_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dances_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dances" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dances_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dances_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dances_v_version_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dances_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dances_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dances_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dances_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dances_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_days_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_days_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_days_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_days_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_days_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_days_v_version_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_days_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_days_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_days_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_days_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_dancing_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_dancing_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_dancing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_dancing_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ways_of_dancing_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_dancing_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_dancing_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_dancing_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_dancing_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ways_of_dancing_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_lands_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_lands_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_lands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_lands_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_lands_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_lands_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_lands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_lands_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_cities_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_cities_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_cities_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_cities_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_cities_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_cities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_cities_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_terms_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_terms_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_terms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_terms_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_terms_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_terms_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "traditions_further_reading" CASCADE;
  DROP TABLE "traditions_faq" CASCADE;
  DROP TABLE "traditions_sources" CASCADE;
  DROP TABLE "traditions" CASCADE;
  DROP TABLE "traditions_texts" CASCADE;
  DROP TABLE "traditions_rels" CASCADE;
  DROP TABLE "_traditions_v_version_further_reading" CASCADE;
  DROP TABLE "_traditions_v_version_faq" CASCADE;
  DROP TABLE "_traditions_v_version_sources" CASCADE;
  DROP TABLE "_traditions_v" CASCADE;
  DROP TABLE "_traditions_v_texts" CASCADE;
  DROP TABLE "_traditions_v_rels" CASCADE;
  DROP TABLE "tradition_days_overrides" CASCADE;
  DROP TABLE "tradition_days_faq" CASCADE;
  DROP TABLE "tradition_days_sources" CASCADE;
  DROP TABLE "tradition_days" CASCADE;
  DROP TABLE "tradition_days_texts" CASCADE;
  DROP TABLE "tradition_days_rels" CASCADE;
  DROP TABLE "_tradition_days_v_version_overrides" CASCADE;
  DROP TABLE "_tradition_days_v_version_faq" CASCADE;
  DROP TABLE "_tradition_days_v_version_sources" CASCADE;
  DROP TABLE "_tradition_days_v" CASCADE;
  DROP TABLE "_tradition_days_v_texts" CASCADE;
  DROP TABLE "_tradition_days_v_rels" CASCADE;
  DROP TABLE "custom_concepts_comparison" CASCADE;
  DROP TABLE "custom_concepts_faq" CASCADE;
  DROP TABLE "custom_concepts_sources" CASCADE;
  DROP TABLE "custom_concepts" CASCADE;
  DROP TABLE "custom_concepts_texts" CASCADE;
  DROP TABLE "custom_concepts_rels" CASCADE;
  DROP TABLE "_custom_concepts_v_version_comparison" CASCADE;
  DROP TABLE "_custom_concepts_v_version_faq" CASCADE;
  DROP TABLE "_custom_concepts_v_version_sources" CASCADE;
  DROP TABLE "_custom_concepts_v" CASCADE;
  DROP TABLE "_custom_concepts_v_texts" CASCADE;
  DROP TABLE "_custom_concepts_v_rels" CASCADE;
  DROP TABLE "custom_sorts_faq" CASCADE;
  DROP TABLE "custom_sorts_sources" CASCADE;
  DROP TABLE "custom_sorts" CASCADE;
  DROP TABLE "custom_sorts_texts" CASCADE;
  DROP TABLE "custom_sorts_rels" CASCADE;
  DROP TABLE "_custom_sorts_v_version_faq" CASCADE;
  DROP TABLE "_custom_sorts_v_version_sources" CASCADE;
  DROP TABLE "_custom_sorts_v" CASCADE;
  DROP TABLE "_custom_sorts_v_texts" CASCADE;
  DROP TABLE "_custom_sorts_v_rels" CASCADE;
  DROP TABLE "custom_lands_faq" CASCADE;
  DROP TABLE "custom_lands_sources" CASCADE;
  DROP TABLE "custom_lands" CASCADE;
  DROP TABLE "custom_lands_texts" CASCADE;
  DROP TABLE "_custom_lands_v_version_faq" CASCADE;
  DROP TABLE "_custom_lands_v_version_sources" CASCADE;
  DROP TABLE "_custom_lands_v" CASCADE;
  DROP TABLE "_custom_lands_v_texts" CASCADE;
  DROP TABLE "tradition_cities_trail" CASCADE;
  DROP TABLE "tradition_cities_faq" CASCADE;
  DROP TABLE "tradition_cities_sources" CASCADE;
  DROP TABLE "tradition_cities" CASCADE;
  DROP TABLE "tradition_cities_texts" CASCADE;
  DROP TABLE "tradition_cities_rels" CASCADE;
  DROP TABLE "_tradition_cities_v_version_trail" CASCADE;
  DROP TABLE "_tradition_cities_v_version_faq" CASCADE;
  DROP TABLE "_tradition_cities_v_version_sources" CASCADE;
  DROP TABLE "_tradition_cities_v" CASCADE;
  DROP TABLE "_tradition_cities_v_texts" CASCADE;
  DROP TABLE "_tradition_cities_v_rels" CASCADE;
  DROP TABLE "tradition_terms_faq" CASCADE;
  DROP TABLE "tradition_terms_sources" CASCADE;
  DROP TABLE "tradition_terms" CASCADE;
  DROP TABLE "tradition_terms_texts" CASCADE;
  DROP TABLE "tradition_terms_rels" CASCADE;
  DROP TABLE "_tradition_terms_v_version_faq" CASCADE;
  DROP TABLE "_tradition_terms_v_version_sources" CASCADE;
  DROP TABLE "_tradition_terms_v" CASCADE;
  DROP TABLE "_tradition_terms_v_texts" CASCADE;
  DROP TABLE "_tradition_terms_v_rels" CASCADE;
  DROP TABLE "colours_faq" CASCADE;
  DROP TABLE "colours_sources" CASCADE;
  DROP TABLE "colours" CASCADE;
  DROP TABLE "colours_texts" CASCADE;
  DROP TABLE "colours_rels" CASCADE;
  DROP TABLE "_colours_v_version_faq" CASCADE;
  DROP TABLE "_colours_v_version_sources" CASCADE;
  DROP TABLE "_colours_v" CASCADE;
  DROP TABLE "_colours_v_texts" CASCADE;
  DROP TABLE "_colours_v_rels" CASCADE;
  DROP TABLE "colour_days_palette" CASCADE;
  DROP TABLE "colour_days_overrides" CASCADE;
  DROP TABLE "colour_days_faq" CASCADE;
  DROP TABLE "colour_days_sources" CASCADE;
  DROP TABLE "colour_days" CASCADE;
  DROP TABLE "colour_days_texts" CASCADE;
  DROP TABLE "colour_days_rels" CASCADE;
  DROP TABLE "_colour_days_v_version_palette" CASCADE;
  DROP TABLE "_colour_days_v_version_overrides" CASCADE;
  DROP TABLE "_colour_days_v_version_faq" CASCADE;
  DROP TABLE "_colour_days_v_version_sources" CASCADE;
  DROP TABLE "_colour_days_v" CASCADE;
  DROP TABLE "_colour_days_v_texts" CASCADE;
  DROP TABLE "_colour_days_v_rels" CASCADE;
  DROP TABLE "colour_meanings_faq" CASCADE;
  DROP TABLE "colour_meanings_sources" CASCADE;
  DROP TABLE "colour_meanings" CASCADE;
  DROP TABLE "colour_meanings_texts" CASCADE;
  DROP TABLE "colour_meanings_rels" CASCADE;
  DROP TABLE "_colour_meanings_v_version_faq" CASCADE;
  DROP TABLE "_colour_meanings_v_version_sources" CASCADE;
  DROP TABLE "_colour_meanings_v" CASCADE;
  DROP TABLE "_colour_meanings_v_texts" CASCADE;
  DROP TABLE "_colour_meanings_v_rels" CASCADE;
  DROP TABLE "colour_lands_national_colours" CASCADE;
  DROP TABLE "colour_lands_flag_colours" CASCADE;
  DROP TABLE "colour_lands_faq" CASCADE;
  DROP TABLE "colour_lands_sources" CASCADE;
  DROP TABLE "colour_lands" CASCADE;
  DROP TABLE "colour_lands_texts" CASCADE;
  DROP TABLE "_colour_lands_v_version_national_colours" CASCADE;
  DROP TABLE "_colour_lands_v_version_flag_colours" CASCADE;
  DROP TABLE "_colour_lands_v_version_faq" CASCADE;
  DROP TABLE "_colour_lands_v_version_sources" CASCADE;
  DROP TABLE "_colour_lands_v" CASCADE;
  DROP TABLE "_colour_lands_v_texts" CASCADE;
  DROP TABLE "colour_emotions_swatches" CASCADE;
  DROP TABLE "colour_emotions_idioms" CASCADE;
  DROP TABLE "colour_emotions_faq" CASCADE;
  DROP TABLE "colour_emotions_sources" CASCADE;
  DROP TABLE "colour_emotions" CASCADE;
  DROP TABLE "colour_emotions_texts" CASCADE;
  DROP TABLE "colour_emotions_rels" CASCADE;
  DROP TABLE "_colour_emotions_v_version_swatches" CASCADE;
  DROP TABLE "_colour_emotions_v_version_idioms" CASCADE;
  DROP TABLE "_colour_emotions_v_version_faq" CASCADE;
  DROP TABLE "_colour_emotions_v_version_sources" CASCADE;
  DROP TABLE "_colour_emotions_v" CASCADE;
  DROP TABLE "_colour_emotions_v_texts" CASCADE;
  DROP TABLE "_colour_emotions_v_rels" CASCADE;
  DROP TABLE "colour_concepts_faq" CASCADE;
  DROP TABLE "colour_concepts_sources" CASCADE;
  DROP TABLE "colour_concepts" CASCADE;
  DROP TABLE "colour_concepts_texts" CASCADE;
  DROP TABLE "colour_concepts_rels" CASCADE;
  DROP TABLE "_colour_concepts_v_version_faq" CASCADE;
  DROP TABLE "_colour_concepts_v_version_sources" CASCADE;
  DROP TABLE "_colour_concepts_v" CASCADE;
  DROP TABLE "_colour_concepts_v_texts" CASCADE;
  DROP TABLE "_colour_concepts_v_rels" CASCADE;
  DROP TABLE "colour_cities_palette" CASCADE;
  DROP TABLE "colour_cities_faq" CASCADE;
  DROP TABLE "colour_cities_sources" CASCADE;
  DROP TABLE "colour_cities" CASCADE;
  DROP TABLE "colour_cities_texts" CASCADE;
  DROP TABLE "_colour_cities_v_version_palette" CASCADE;
  DROP TABLE "_colour_cities_v_version_faq" CASCADE;
  DROP TABLE "_colour_cities_v_version_sources" CASCADE;
  DROP TABLE "_colour_cities_v" CASCADE;
  DROP TABLE "_colour_cities_v_texts" CASCADE;
  DROP TABLE "swatches_faq" CASCADE;
  DROP TABLE "swatches_sources" CASCADE;
  DROP TABLE "swatches" CASCADE;
  DROP TABLE "swatches_texts" CASCADE;
  DROP TABLE "swatches_rels" CASCADE;
  DROP TABLE "_swatches_v_version_faq" CASCADE;
  DROP TABLE "_swatches_v_version_sources" CASCADE;
  DROP TABLE "_swatches_v" CASCADE;
  DROP TABLE "_swatches_v_texts" CASCADE;
  DROP TABLE "_swatches_v_rels" CASCADE;
  DROP TABLE "swatch_sets_faq" CASCADE;
  DROP TABLE "swatch_sets_sources" CASCADE;
  DROP TABLE "swatch_sets" CASCADE;
  DROP TABLE "swatch_sets_texts" CASCADE;
  DROP TABLE "swatch_sets_rels" CASCADE;
  DROP TABLE "_swatch_sets_v_version_faq" CASCADE;
  DROP TABLE "_swatch_sets_v_version_sources" CASCADE;
  DROP TABLE "_swatch_sets_v" CASCADE;
  DROP TABLE "_swatch_sets_v_texts" CASCADE;
  DROP TABLE "_swatch_sets_v_rels" CASCADE;
  DROP TABLE "colour_terms_faq" CASCADE;
  DROP TABLE "colour_terms_sources" CASCADE;
  DROP TABLE "colour_terms" CASCADE;
  DROP TABLE "colour_terms_texts" CASCADE;
  DROP TABLE "colour_terms_rels" CASCADE;
  DROP TABLE "_colour_terms_v_version_faq" CASCADE;
  DROP TABLE "_colour_terms_v_version_sources" CASCADE;
  DROP TABLE "_colour_terms_v" CASCADE;
  DROP TABLE "_colour_terms_v_texts" CASCADE;
  DROP TABLE "_colour_terms_v_rels" CASCADE;
  DROP TABLE "dishes_variations" CASCADE;
  DROP TABLE "dishes_faq" CASCADE;
  DROP TABLE "dishes_sources" CASCADE;
  DROP TABLE "dishes" CASCADE;
  DROP TABLE "dishes_texts" CASCADE;
  DROP TABLE "dishes_rels" CASCADE;
  DROP TABLE "_dishes_v_version_variations" CASCADE;
  DROP TABLE "_dishes_v_version_faq" CASCADE;
  DROP TABLE "_dishes_v_version_sources" CASCADE;
  DROP TABLE "_dishes_v" CASCADE;
  DROP TABLE "_dishes_v_texts" CASCADE;
  DROP TABLE "_dishes_v_rels" CASCADE;
  DROP TABLE "food_days_overrides" CASCADE;
  DROP TABLE "food_days_faq" CASCADE;
  DROP TABLE "food_days_sources" CASCADE;
  DROP TABLE "food_days" CASCADE;
  DROP TABLE "food_days_texts" CASCADE;
  DROP TABLE "food_days_rels" CASCADE;
  DROP TABLE "_food_days_v_version_overrides" CASCADE;
  DROP TABLE "_food_days_v_version_faq" CASCADE;
  DROP TABLE "_food_days_v_version_sources" CASCADE;
  DROP TABLE "_food_days_v" CASCADE;
  DROP TABLE "_food_days_v_texts" CASCADE;
  DROP TABLE "_food_days_v_rels" CASCADE;
  DROP TABLE "food_produce_faq" CASCADE;
  DROP TABLE "food_produce_sources" CASCADE;
  DROP TABLE "food_produce" CASCADE;
  DROP TABLE "food_produce_texts" CASCADE;
  DROP TABLE "food_produce_numbers" CASCADE;
  DROP TABLE "food_produce_rels" CASCADE;
  DROP TABLE "_food_produce_v_version_faq" CASCADE;
  DROP TABLE "_food_produce_v_version_sources" CASCADE;
  DROP TABLE "_food_produce_v" CASCADE;
  DROP TABLE "_food_produce_v_texts" CASCADE;
  DROP TABLE "_food_produce_v_numbers" CASCADE;
  DROP TABLE "_food_produce_v_rels" CASCADE;
  DROP TABLE "cuisines_faq" CASCADE;
  DROP TABLE "cuisines_sources" CASCADE;
  DROP TABLE "cuisines" CASCADE;
  DROP TABLE "cuisines_texts" CASCADE;
  DROP TABLE "_cuisines_v_version_faq" CASCADE;
  DROP TABLE "_cuisines_v_version_sources" CASCADE;
  DROP TABLE "_cuisines_v" CASCADE;
  DROP TABLE "_cuisines_v_texts" CASCADE;
  DROP TABLE "ways_of_eating_faq" CASCADE;
  DROP TABLE "ways_of_eating_sources" CASCADE;
  DROP TABLE "ways_of_eating" CASCADE;
  DROP TABLE "ways_of_eating_texts" CASCADE;
  DROP TABLE "ways_of_eating_rels" CASCADE;
  DROP TABLE "_ways_of_eating_v_version_faq" CASCADE;
  DROP TABLE "_ways_of_eating_v_version_sources" CASCADE;
  DROP TABLE "_ways_of_eating_v" CASCADE;
  DROP TABLE "_ways_of_eating_v_texts" CASCADE;
  DROP TABLE "_ways_of_eating_v_rels" CASCADE;
  DROP TABLE "food_cities_faq" CASCADE;
  DROP TABLE "food_cities_sources" CASCADE;
  DROP TABLE "food_cities" CASCADE;
  DROP TABLE "food_cities_texts" CASCADE;
  DROP TABLE "_food_cities_v_version_faq" CASCADE;
  DROP TABLE "_food_cities_v_version_sources" CASCADE;
  DROP TABLE "_food_cities_v" CASCADE;
  DROP TABLE "_food_cities_v_texts" CASCADE;
  DROP TABLE "food_terms_faq" CASCADE;
  DROP TABLE "food_terms_sources" CASCADE;
  DROP TABLE "food_terms" CASCADE;
  DROP TABLE "food_terms_texts" CASCADE;
  DROP TABLE "food_terms_rels" CASCADE;
  DROP TABLE "_food_terms_v_version_faq" CASCADE;
  DROP TABLE "_food_terms_v_version_sources" CASCADE;
  DROP TABLE "_food_terms_v" CASCADE;
  DROP TABLE "_food_terms_v_texts" CASCADE;
  DROP TABLE "_food_terms_v_rels" CASCADE;
  DROP TABLE "cheeses_faq" CASCADE;
  DROP TABLE "cheeses_sources" CASCADE;
  DROP TABLE "cheeses" CASCADE;
  DROP TABLE "cheeses_texts" CASCADE;
  DROP TABLE "cheeses_numbers" CASCADE;
  DROP TABLE "cheeses_rels" CASCADE;
  DROP TABLE "_cheeses_v_version_faq" CASCADE;
  DROP TABLE "_cheeses_v_version_sources" CASCADE;
  DROP TABLE "_cheeses_v" CASCADE;
  DROP TABLE "_cheeses_v_texts" CASCADE;
  DROP TABLE "_cheeses_v_numbers" CASCADE;
  DROP TABLE "_cheeses_v_rels" CASCADE;
  DROP TABLE "cheese_days_overrides" CASCADE;
  DROP TABLE "cheese_days_faq" CASCADE;
  DROP TABLE "cheese_days_sources" CASCADE;
  DROP TABLE "cheese_days" CASCADE;
  DROP TABLE "cheese_days_texts" CASCADE;
  DROP TABLE "cheese_days_rels" CASCADE;
  DROP TABLE "_cheese_days_v_version_overrides" CASCADE;
  DROP TABLE "_cheese_days_v_version_faq" CASCADE;
  DROP TABLE "_cheese_days_v_version_sources" CASCADE;
  DROP TABLE "_cheese_days_v" CASCADE;
  DROP TABLE "_cheese_days_v_texts" CASCADE;
  DROP TABLE "_cheese_days_v_rels" CASCADE;
  DROP TABLE "cheese_dishes_ingredients" CASCADE;
  DROP TABLE "cheese_dishes_steps" CASCADE;
  DROP TABLE "cheese_dishes_faq" CASCADE;
  DROP TABLE "cheese_dishes_sources" CASCADE;
  DROP TABLE "cheese_dishes" CASCADE;
  DROP TABLE "cheese_dishes_texts" CASCADE;
  DROP TABLE "cheese_dishes_rels" CASCADE;
  DROP TABLE "_cheese_dishes_v_version_ingredients" CASCADE;
  DROP TABLE "_cheese_dishes_v_version_steps" CASCADE;
  DROP TABLE "_cheese_dishes_v_version_faq" CASCADE;
  DROP TABLE "_cheese_dishes_v_version_sources" CASCADE;
  DROP TABLE "_cheese_dishes_v" CASCADE;
  DROP TABLE "_cheese_dishes_v_texts" CASCADE;
  DROP TABLE "_cheese_dishes_v_rels" CASCADE;
  DROP TABLE "cheese_places_faq" CASCADE;
  DROP TABLE "cheese_places_sources" CASCADE;
  DROP TABLE "cheese_places" CASCADE;
  DROP TABLE "cheese_places_texts" CASCADE;
  DROP TABLE "_cheese_places_v_version_faq" CASCADE;
  DROP TABLE "_cheese_places_v_version_sources" CASCADE;
  DROP TABLE "_cheese_places_v" CASCADE;
  DROP TABLE "_cheese_places_v_texts" CASCADE;
  DROP TABLE "cheese_weekdays_faq" CASCADE;
  DROP TABLE "cheese_weekdays_sources" CASCADE;
  DROP TABLE "cheese_weekdays" CASCADE;
  DROP TABLE "cheese_weekdays_texts" CASCADE;
  DROP TABLE "cheese_weekdays_rels" CASCADE;
  DROP TABLE "_cheese_weekdays_v_version_faq" CASCADE;
  DROP TABLE "_cheese_weekdays_v_version_sources" CASCADE;
  DROP TABLE "_cheese_weekdays_v" CASCADE;
  DROP TABLE "_cheese_weekdays_v_texts" CASCADE;
  DROP TABLE "_cheese_weekdays_v_rels" CASCADE;
  DROP TABLE "cheese_lands_faq" CASCADE;
  DROP TABLE "cheese_lands_sources" CASCADE;
  DROP TABLE "cheese_lands" CASCADE;
  DROP TABLE "cheese_lands_texts" CASCADE;
  DROP TABLE "_cheese_lands_v_version_faq" CASCADE;
  DROP TABLE "_cheese_lands_v_version_sources" CASCADE;
  DROP TABLE "_cheese_lands_v" CASCADE;
  DROP TABLE "_cheese_lands_v_texts" CASCADE;
  DROP TABLE "cheese_terms_faq" CASCADE;
  DROP TABLE "cheese_terms_sources" CASCADE;
  DROP TABLE "cheese_terms" CASCADE;
  DROP TABLE "cheese_terms_texts" CASCADE;
  DROP TABLE "cheese_terms_rels" CASCADE;
  DROP TABLE "_cheese_terms_v_version_faq" CASCADE;
  DROP TABLE "_cheese_terms_v_version_sources" CASCADE;
  DROP TABLE "_cheese_terms_v" CASCADE;
  DROP TABLE "_cheese_terms_v_texts" CASCADE;
  DROP TABLE "_cheese_terms_v_rels" CASCADE;
  DROP TABLE "breeds_faq" CASCADE;
  DROP TABLE "breeds_sources" CASCADE;
  DROP TABLE "breeds" CASCADE;
  DROP TABLE "breeds_texts" CASCADE;
  DROP TABLE "breeds_rels" CASCADE;
  DROP TABLE "_breeds_v_version_faq" CASCADE;
  DROP TABLE "_breeds_v_version_sources" CASCADE;
  DROP TABLE "_breeds_v" CASCADE;
  DROP TABLE "_breeds_v_texts" CASCADE;
  DROP TABLE "_breeds_v_rels" CASCADE;
  DROP TABLE "cattle_days_overrides" CASCADE;
  DROP TABLE "cattle_days_faq" CASCADE;
  DROP TABLE "cattle_days_sources" CASCADE;
  DROP TABLE "cattle_days" CASCADE;
  DROP TABLE "cattle_days_texts" CASCADE;
  DROP TABLE "cattle_days_rels" CASCADE;
  DROP TABLE "_cattle_days_v_version_overrides" CASCADE;
  DROP TABLE "_cattle_days_v_version_faq" CASCADE;
  DROP TABLE "_cattle_days_v_version_sources" CASCADE;
  DROP TABLE "_cattle_days_v" CASCADE;
  DROP TABLE "_cattle_days_v_texts" CASCADE;
  DROP TABLE "_cattle_days_v_rels" CASCADE;
  DROP TABLE "cattle_products_inputs" CASCADE;
  DROP TABLE "cattle_products_steps" CASCADE;
  DROP TABLE "cattle_products_faq" CASCADE;
  DROP TABLE "cattle_products_sources" CASCADE;
  DROP TABLE "cattle_products" CASCADE;
  DROP TABLE "cattle_products_texts" CASCADE;
  DROP TABLE "cattle_products_rels" CASCADE;
  DROP TABLE "_cattle_products_v_version_inputs" CASCADE;
  DROP TABLE "_cattle_products_v_version_steps" CASCADE;
  DROP TABLE "_cattle_products_v_version_faq" CASCADE;
  DROP TABLE "_cattle_products_v_version_sources" CASCADE;
  DROP TABLE "_cattle_products_v" CASCADE;
  DROP TABLE "_cattle_products_v_texts" CASCADE;
  DROP TABLE "_cattle_products_v_rels" CASCADE;
  DROP TABLE "cattle_places_faq" CASCADE;
  DROP TABLE "cattle_places_sources" CASCADE;
  DROP TABLE "cattle_places" CASCADE;
  DROP TABLE "cattle_places_texts" CASCADE;
  DROP TABLE "_cattle_places_v_version_faq" CASCADE;
  DROP TABLE "_cattle_places_v_version_sources" CASCADE;
  DROP TABLE "_cattle_places_v" CASCADE;
  DROP TABLE "_cattle_places_v_texts" CASCADE;
  DROP TABLE "cattle_weekdays_markets" CASCADE;
  DROP TABLE "cattle_weekdays_faq" CASCADE;
  DROP TABLE "cattle_weekdays_sources" CASCADE;
  DROP TABLE "cattle_weekdays" CASCADE;
  DROP TABLE "cattle_weekdays_texts" CASCADE;
  DROP TABLE "cattle_weekdays_rels" CASCADE;
  DROP TABLE "_cattle_weekdays_v_version_markets" CASCADE;
  DROP TABLE "_cattle_weekdays_v_version_faq" CASCADE;
  DROP TABLE "_cattle_weekdays_v_version_sources" CASCADE;
  DROP TABLE "_cattle_weekdays_v" CASCADE;
  DROP TABLE "_cattle_weekdays_v_texts" CASCADE;
  DROP TABLE "_cattle_weekdays_v_rels" CASCADE;
  DROP TABLE "cattle_lands_faq" CASCADE;
  DROP TABLE "cattle_lands_sources" CASCADE;
  DROP TABLE "cattle_lands" CASCADE;
  DROP TABLE "cattle_lands_texts" CASCADE;
  DROP TABLE "_cattle_lands_v_version_faq" CASCADE;
  DROP TABLE "_cattle_lands_v_version_sources" CASCADE;
  DROP TABLE "_cattle_lands_v" CASCADE;
  DROP TABLE "_cattle_lands_v_texts" CASCADE;
  DROP TABLE "cattle_terms_faq" CASCADE;
  DROP TABLE "cattle_terms_sources" CASCADE;
  DROP TABLE "cattle_terms" CASCADE;
  DROP TABLE "cattle_terms_texts" CASCADE;
  DROP TABLE "cattle_terms_rels" CASCADE;
  DROP TABLE "_cattle_terms_v_version_faq" CASCADE;
  DROP TABLE "_cattle_terms_v_version_sources" CASCADE;
  DROP TABLE "_cattle_terms_v" CASCADE;
  DROP TABLE "_cattle_terms_v_texts" CASCADE;
  DROP TABLE "_cattle_terms_v_rels" CASCADE;
  DROP TABLE "sarees_faq" CASCADE;
  DROP TABLE "sarees_sources" CASCADE;
  DROP TABLE "sarees" CASCADE;
  DROP TABLE "sarees_texts" CASCADE;
  DROP TABLE "sarees_rels" CASCADE;
  DROP TABLE "_sarees_v_version_faq" CASCADE;
  DROP TABLE "_sarees_v_version_sources" CASCADE;
  DROP TABLE "_sarees_v" CASCADE;
  DROP TABLE "_sarees_v_texts" CASCADE;
  DROP TABLE "_sarees_v_rels" CASCADE;
  DROP TABLE "wear_days_overrides" CASCADE;
  DROP TABLE "wear_days_faq" CASCADE;
  DROP TABLE "wear_days_sources" CASCADE;
  DROP TABLE "wear_days" CASCADE;
  DROP TABLE "wear_days_texts" CASCADE;
  DROP TABLE "wear_days_rels" CASCADE;
  DROP TABLE "_wear_days_v_version_overrides" CASCADE;
  DROP TABLE "_wear_days_v_version_faq" CASCADE;
  DROP TABLE "_wear_days_v_version_sources" CASCADE;
  DROP TABLE "_wear_days_v" CASCADE;
  DROP TABLE "_wear_days_v_texts" CASCADE;
  DROP TABLE "_wear_days_v_rels" CASCADE;
  DROP TABLE "drapes_steps" CASCADE;
  DROP TABLE "drapes_faq" CASCADE;
  DROP TABLE "drapes_sources" CASCADE;
  DROP TABLE "drapes" CASCADE;
  DROP TABLE "drapes_texts" CASCADE;
  DROP TABLE "drapes_rels" CASCADE;
  DROP TABLE "_drapes_v_version_steps" CASCADE;
  DROP TABLE "_drapes_v_version_faq" CASCADE;
  DROP TABLE "_drapes_v_version_sources" CASCADE;
  DROP TABLE "_drapes_v" CASCADE;
  DROP TABLE "_drapes_v_texts" CASCADE;
  DROP TABLE "_drapes_v_rels" CASCADE;
  DROP TABLE "saree_centres_indications" CASCADE;
  DROP TABLE "saree_centres_faq" CASCADE;
  DROP TABLE "saree_centres_sources" CASCADE;
  DROP TABLE "saree_centres" CASCADE;
  DROP TABLE "saree_centres_texts" CASCADE;
  DROP TABLE "_saree_centres_v_version_indications" CASCADE;
  DROP TABLE "_saree_centres_v_version_faq" CASCADE;
  DROP TABLE "_saree_centres_v_version_sources" CASCADE;
  DROP TABLE "_saree_centres_v" CASCADE;
  DROP TABLE "_saree_centres_v_texts" CASCADE;
  DROP TABLE "saree_lands_faq" CASCADE;
  DROP TABLE "saree_lands_sources" CASCADE;
  DROP TABLE "saree_lands" CASCADE;
  DROP TABLE "saree_lands_texts" CASCADE;
  DROP TABLE "_saree_lands_v_version_faq" CASCADE;
  DROP TABLE "_saree_lands_v_version_sources" CASCADE;
  DROP TABLE "_saree_lands_v" CASCADE;
  DROP TABLE "_saree_lands_v_texts" CASCADE;
  DROP TABLE "saree_terms_faq" CASCADE;
  DROP TABLE "saree_terms_sources" CASCADE;
  DROP TABLE "saree_terms" CASCADE;
  DROP TABLE "saree_terms_texts" CASCADE;
  DROP TABLE "saree_terms_rels" CASCADE;
  DROP TABLE "_saree_terms_v_version_faq" CASCADE;
  DROP TABLE "_saree_terms_v_version_sources" CASCADE;
  DROP TABLE "_saree_terms_v" CASCADE;
  DROP TABLE "_saree_terms_v_texts" CASCADE;
  DROP TABLE "_saree_terms_v_rels" CASCADE;
  DROP TABLE "dances_styles" CASCADE;
  DROP TABLE "dances_faq" CASCADE;
  DROP TABLE "dances_sources" CASCADE;
  DROP TABLE "dances" CASCADE;
  DROP TABLE "dances_texts" CASCADE;
  DROP TABLE "dances_rels" CASCADE;
  DROP TABLE "_dances_v_version_styles" CASCADE;
  DROP TABLE "_dances_v_version_faq" CASCADE;
  DROP TABLE "_dances_v_version_sources" CASCADE;
  DROP TABLE "_dances_v" CASCADE;
  DROP TABLE "_dances_v_texts" CASCADE;
  DROP TABLE "_dances_v_rels" CASCADE;
  DROP TABLE "dance_days_overrides" CASCADE;
  DROP TABLE "dance_days_faq" CASCADE;
  DROP TABLE "dance_days_sources" CASCADE;
  DROP TABLE "dance_days" CASCADE;
  DROP TABLE "dance_days_texts" CASCADE;
  DROP TABLE "dance_days_rels" CASCADE;
  DROP TABLE "_dance_days_v_version_overrides" CASCADE;
  DROP TABLE "_dance_days_v_version_faq" CASCADE;
  DROP TABLE "_dance_days_v_version_sources" CASCADE;
  DROP TABLE "_dance_days_v" CASCADE;
  DROP TABLE "_dance_days_v_texts" CASCADE;
  DROP TABLE "_dance_days_v_rels" CASCADE;
  DROP TABLE "ways_of_dancing_faq" CASCADE;
  DROP TABLE "ways_of_dancing_sources" CASCADE;
  DROP TABLE "ways_of_dancing" CASCADE;
  DROP TABLE "ways_of_dancing_texts" CASCADE;
  DROP TABLE "ways_of_dancing_rels" CASCADE;
  DROP TABLE "_ways_of_dancing_v_version_faq" CASCADE;
  DROP TABLE "_ways_of_dancing_v_version_sources" CASCADE;
  DROP TABLE "_ways_of_dancing_v" CASCADE;
  DROP TABLE "_ways_of_dancing_v_texts" CASCADE;
  DROP TABLE "_ways_of_dancing_v_rels" CASCADE;
  DROP TABLE "dance_lands_faq" CASCADE;
  DROP TABLE "dance_lands_sources" CASCADE;
  DROP TABLE "dance_lands" CASCADE;
  DROP TABLE "dance_lands_texts" CASCADE;
  DROP TABLE "_dance_lands_v_version_faq" CASCADE;
  DROP TABLE "_dance_lands_v_version_sources" CASCADE;
  DROP TABLE "_dance_lands_v" CASCADE;
  DROP TABLE "_dance_lands_v_texts" CASCADE;
  DROP TABLE "dance_cities_faq" CASCADE;
  DROP TABLE "dance_cities_sources" CASCADE;
  DROP TABLE "dance_cities" CASCADE;
  DROP TABLE "dance_cities_texts" CASCADE;
  DROP TABLE "_dance_cities_v_version_faq" CASCADE;
  DROP TABLE "_dance_cities_v_version_sources" CASCADE;
  DROP TABLE "_dance_cities_v" CASCADE;
  DROP TABLE "_dance_cities_v_texts" CASCADE;
  DROP TABLE "dance_terms_faq" CASCADE;
  DROP TABLE "dance_terms_sources" CASCADE;
  DROP TABLE "dance_terms" CASCADE;
  DROP TABLE "dance_terms_texts" CASCADE;
  DROP TABLE "dance_terms_rels" CASCADE;
  DROP TABLE "_dance_terms_v_version_faq" CASCADE;
  DROP TABLE "_dance_terms_v_version_sources" CASCADE;
  DROP TABLE "_dance_terms_v" CASCADE;
  DROP TABLE "_dance_terms_v_texts" CASCADE;
  DROP TABLE "_dance_terms_v_rels" CASCADE;
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_traditions_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_tradition_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_custom_concepts_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_custom_sorts_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_custom_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_tradition_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_tradition_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colours_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_meanings_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_emotions_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_concepts_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_swatches_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_swatch_sets_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dishes_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_produce_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cuisines_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_ways_of_eating_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheeses_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_dishes_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_places_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_weekdays_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_breeds_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_products_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_places_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_weekdays_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_sarees_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_wear_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_drapes_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_saree_centres_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_saree_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_saree_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dances_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_ways_of_dancing_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_traditions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tradition_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_custom_concepts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_custom_sorts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_custom_lands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tradition_cities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tradition_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colours_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_meanings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_lands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_emotions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_concepts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_cities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_swatches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_swatch_sets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_colour_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dishes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_food_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_food_produce_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cuisines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ways_of_eating_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_food_cities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_food_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheeses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheese_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheese_dishes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheese_places_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheese_weekdays_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheese_lands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cheese_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_breeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cattle_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cattle_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cattle_places_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cattle_weekdays_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cattle_lands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cattle_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sarees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_wear_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_drapes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saree_centres_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saree_lands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saree_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dances_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dance_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ways_of_dancing_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dance_lands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dance_cities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dance_terms_fk";
  
  ALTER TABLE "publications" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "public"."enum_publications_service";
  CREATE TYPE "public"."enum_publications_service" AS ENUM('flowers');
  ALTER TABLE "publications" ALTER COLUMN "service" SET DATA TYPE "public"."enum_publications_service" USING "service"::"public"."enum_publications_service";
  ALTER TABLE "picks" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "public"."enum_picks_service";
  CREATE TYPE "public"."enum_picks_service" AS ENUM('flowers');
  ALTER TABLE "picks" ALTER COLUMN "service" SET DATA TYPE "public"."enum_picks_service" USING "service"::"public"."enum_picks_service";
  ALTER TABLE "outlets" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "public"."enum_outlets_service";
  CREATE TYPE "public"."enum_outlets_service" AS ENUM('flowers');
  ALTER TABLE "outlets" ALTER COLUMN "service" SET DATA TYPE "public"."enum_outlets_service" USING "service"::"public"."enum_outlets_service";
  ALTER TABLE "headlines" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "public"."enum_headlines_service";
  CREATE TYPE "public"."enum_headlines_service" AS ENUM('flowers');
  ALTER TABLE "headlines" ALTER COLUMN "service" SET DATA TYPE "public"."enum_headlines_service" USING "service"::"public"."enum_headlines_service";
  ALTER TABLE "users_services" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_services";
  CREATE TYPE "public"."enum_users_services" AS ENUM('flowers');
  ALTER TABLE "users_services" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_services" USING "value"::"public"."enum_users_services";
  DROP INDEX "picks_rels_traditions_id_idx";
  DROP INDEX "picks_rels_tradition_days_id_idx";
  DROP INDEX "picks_rels_custom_concepts_id_idx";
  DROP INDEX "picks_rels_custom_sorts_id_idx";
  DROP INDEX "picks_rels_custom_lands_id_idx";
  DROP INDEX "picks_rels_tradition_cities_id_idx";
  DROP INDEX "picks_rels_tradition_terms_id_idx";
  DROP INDEX "picks_rels_colours_id_idx";
  DROP INDEX "picks_rels_colour_days_id_idx";
  DROP INDEX "picks_rels_colour_meanings_id_idx";
  DROP INDEX "picks_rels_colour_lands_id_idx";
  DROP INDEX "picks_rels_colour_emotions_id_idx";
  DROP INDEX "picks_rels_colour_concepts_id_idx";
  DROP INDEX "picks_rels_colour_cities_id_idx";
  DROP INDEX "picks_rels_swatches_id_idx";
  DROP INDEX "picks_rels_swatch_sets_id_idx";
  DROP INDEX "picks_rels_colour_terms_id_idx";
  DROP INDEX "picks_rels_dishes_id_idx";
  DROP INDEX "picks_rels_food_days_id_idx";
  DROP INDEX "picks_rels_food_produce_id_idx";
  DROP INDEX "picks_rels_cuisines_id_idx";
  DROP INDEX "picks_rels_ways_of_eating_id_idx";
  DROP INDEX "picks_rels_food_cities_id_idx";
  DROP INDEX "picks_rels_food_terms_id_idx";
  DROP INDEX "picks_rels_cheeses_id_idx";
  DROP INDEX "picks_rels_cheese_days_id_idx";
  DROP INDEX "picks_rels_cheese_dishes_id_idx";
  DROP INDEX "picks_rels_cheese_places_id_idx";
  DROP INDEX "picks_rels_cheese_weekdays_id_idx";
  DROP INDEX "picks_rels_cheese_lands_id_idx";
  DROP INDEX "picks_rels_cheese_terms_id_idx";
  DROP INDEX "picks_rels_breeds_id_idx";
  DROP INDEX "picks_rels_cattle_days_id_idx";
  DROP INDEX "picks_rels_cattle_products_id_idx";
  DROP INDEX "picks_rels_cattle_places_id_idx";
  DROP INDEX "picks_rels_cattle_weekdays_id_idx";
  DROP INDEX "picks_rels_cattle_lands_id_idx";
  DROP INDEX "picks_rels_cattle_terms_id_idx";
  DROP INDEX "picks_rels_sarees_id_idx";
  DROP INDEX "picks_rels_wear_days_id_idx";
  DROP INDEX "picks_rels_drapes_id_idx";
  DROP INDEX "picks_rels_saree_centres_id_idx";
  DROP INDEX "picks_rels_saree_lands_id_idx";
  DROP INDEX "picks_rels_saree_terms_id_idx";
  DROP INDEX "picks_rels_dances_id_idx";
  DROP INDEX "picks_rels_dance_days_id_idx";
  DROP INDEX "picks_rels_ways_of_dancing_id_idx";
  DROP INDEX "picks_rels_dance_lands_id_idx";
  DROP INDEX "picks_rels_dance_cities_id_idx";
  DROP INDEX "picks_rels_dance_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_traditions_id_idx";
  DROP INDEX "payload_locked_documents_rels_tradition_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_custom_concepts_id_idx";
  DROP INDEX "payload_locked_documents_rels_custom_sorts_id_idx";
  DROP INDEX "payload_locked_documents_rels_custom_lands_id_idx";
  DROP INDEX "payload_locked_documents_rels_tradition_cities_id_idx";
  DROP INDEX "payload_locked_documents_rels_tradition_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_colours_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_meanings_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_lands_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_emotions_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_concepts_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_cities_id_idx";
  DROP INDEX "payload_locked_documents_rels_swatches_id_idx";
  DROP INDEX "payload_locked_documents_rels_swatch_sets_id_idx";
  DROP INDEX "payload_locked_documents_rels_colour_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_dishes_id_idx";
  DROP INDEX "payload_locked_documents_rels_food_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_food_produce_id_idx";
  DROP INDEX "payload_locked_documents_rels_cuisines_id_idx";
  DROP INDEX "payload_locked_documents_rels_ways_of_eating_id_idx";
  DROP INDEX "payload_locked_documents_rels_food_cities_id_idx";
  DROP INDEX "payload_locked_documents_rels_food_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheeses_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheese_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheese_dishes_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheese_places_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheese_weekdays_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheese_lands_id_idx";
  DROP INDEX "payload_locked_documents_rels_cheese_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_breeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_cattle_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_cattle_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_cattle_places_id_idx";
  DROP INDEX "payload_locked_documents_rels_cattle_weekdays_id_idx";
  DROP INDEX "payload_locked_documents_rels_cattle_lands_id_idx";
  DROP INDEX "payload_locked_documents_rels_cattle_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_sarees_id_idx";
  DROP INDEX "payload_locked_documents_rels_wear_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_drapes_id_idx";
  DROP INDEX "payload_locked_documents_rels_saree_centres_id_idx";
  DROP INDEX "payload_locked_documents_rels_saree_lands_id_idx";
  DROP INDEX "payload_locked_documents_rels_saree_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_dances_id_idx";
  DROP INDEX "payload_locked_documents_rels_dance_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_ways_of_dancing_id_idx";
  DROP INDEX "payload_locked_documents_rels_dance_lands_id_idx";
  DROP INDEX "payload_locked_documents_rels_dance_cities_id_idx";
  DROP INDEX "payload_locked_documents_rels_dance_terms_id_idx";
  ALTER TABLE "picks_rels" DROP COLUMN "traditions_id";
  ALTER TABLE "picks_rels" DROP COLUMN "tradition_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "custom_concepts_id";
  ALTER TABLE "picks_rels" DROP COLUMN "custom_sorts_id";
  ALTER TABLE "picks_rels" DROP COLUMN "custom_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "tradition_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "tradition_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colours_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_meanings_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_emotions_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_concepts_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "swatches_id";
  ALTER TABLE "picks_rels" DROP COLUMN "swatch_sets_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dishes_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_produce_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cuisines_id";
  ALTER TABLE "picks_rels" DROP COLUMN "ways_of_eating_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheeses_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_dishes_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_places_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_weekdays_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "breeds_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_products_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_places_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_weekdays_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "sarees_id";
  ALTER TABLE "picks_rels" DROP COLUMN "wear_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "drapes_id";
  ALTER TABLE "picks_rels" DROP COLUMN "saree_centres_id";
  ALTER TABLE "picks_rels" DROP COLUMN "saree_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "saree_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dances_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "ways_of_dancing_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "traditions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tradition_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "custom_concepts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "custom_sorts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "custom_lands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tradition_cities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tradition_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colours_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_meanings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_lands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_emotions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_concepts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_cities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "swatches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "swatch_sets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "colour_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dishes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "food_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "food_produce_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cuisines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ways_of_eating_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "food_cities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "food_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheeses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheese_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheese_dishes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheese_places_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheese_weekdays_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheese_lands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cheese_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "breeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cattle_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cattle_products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cattle_places_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cattle_weekdays_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cattle_lands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cattle_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sarees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "wear_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "drapes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saree_centres_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saree_lands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saree_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dances_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dance_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ways_of_dancing_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dance_lands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dance_cities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dance_terms_id";
  DROP TYPE "public"."enum_traditions_category";
  DROP TYPE "public"."enum_traditions_status";
  DROP TYPE "public"."enum__traditions_v_version_category";
  DROP TYPE "public"."enum__traditions_v_version_status";
  DROP TYPE "public"."enum_tradition_days_kind";
  DROP TYPE "public"."enum_tradition_days_status";
  DROP TYPE "public"."enum__tradition_days_v_version_kind";
  DROP TYPE "public"."enum__tradition_days_v_version_status";
  DROP TYPE "public"."enum_custom_concepts_status";
  DROP TYPE "public"."enum__custom_concepts_v_version_status";
  DROP TYPE "public"."enum_custom_sorts_status";
  DROP TYPE "public"."enum__custom_sorts_v_version_status";
  DROP TYPE "public"."enum_custom_lands_status";
  DROP TYPE "public"."enum__custom_lands_v_version_status";
  DROP TYPE "public"."enum_tradition_cities_kind";
  DROP TYPE "public"."enum_tradition_cities_status";
  DROP TYPE "public"."enum__tradition_cities_v_version_kind";
  DROP TYPE "public"."enum__tradition_cities_v_version_status";
  DROP TYPE "public"."enum_tradition_terms_status";
  DROP TYPE "public"."enum__tradition_terms_v_version_status";
  DROP TYPE "public"."enum_colours_family";
  DROP TYPE "public"."enum_colours_made_from";
  DROP TYPE "public"."enum_colours_status";
  DROP TYPE "public"."enum__colours_v_version_family";
  DROP TYPE "public"."enum__colours_v_version_made_from";
  DROP TYPE "public"."enum__colours_v_version_status";
  DROP TYPE "public"."enum_colour_days_status";
  DROP TYPE "public"."enum__colour_days_v_version_status";
  DROP TYPE "public"."enum_colour_meanings_family";
  DROP TYPE "public"."enum_colour_meanings_status";
  DROP TYPE "public"."enum__colour_meanings_v_version_family";
  DROP TYPE "public"."enum__colour_meanings_v_version_status";
  DROP TYPE "public"."enum_colour_lands_status";
  DROP TYPE "public"."enum__colour_lands_v_version_status";
  DROP TYPE "public"."enum_colour_emotions_evidence";
  DROP TYPE "public"."enum_colour_emotions_status";
  DROP TYPE "public"."enum__colour_emotions_v_version_evidence";
  DROP TYPE "public"."enum__colour_emotions_v_version_status";
  DROP TYPE "public"."enum_colour_concepts_topic";
  DROP TYPE "public"."enum_colour_concepts_status";
  DROP TYPE "public"."enum__colour_concepts_v_version_topic";
  DROP TYPE "public"."enum__colour_concepts_v_version_status";
  DROP TYPE "public"."enum_colour_cities_family";
  DROP TYPE "public"."enum_colour_cities_status";
  DROP TYPE "public"."enum__colour_cities_v_version_family";
  DROP TYPE "public"."enum__colour_cities_v_version_status";
  DROP TYPE "public"."enum_swatches_status";
  DROP TYPE "public"."enum__swatches_v_version_status";
  DROP TYPE "public"."enum_swatch_sets_status";
  DROP TYPE "public"."enum__swatch_sets_v_version_status";
  DROP TYPE "public"."enum_colour_terms_status";
  DROP TYPE "public"."enum__colour_terms_v_version_status";
  DROP TYPE "public"."enum_dishes_kind";
  DROP TYPE "public"."enum_dishes_diet";
  DROP TYPE "public"."enum_dishes_status";
  DROP TYPE "public"."enum__dishes_v_version_kind";
  DROP TYPE "public"."enum__dishes_v_version_diet";
  DROP TYPE "public"."enum__dishes_v_version_status";
  DROP TYPE "public"."enum_food_days_status";
  DROP TYPE "public"."enum__food_days_v_version_status";
  DROP TYPE "public"."enum_food_produce_kind";
  DROP TYPE "public"."enum_food_produce_status";
  DROP TYPE "public"."enum__food_produce_v_version_kind";
  DROP TYPE "public"."enum__food_produce_v_version_status";
  DROP TYPE "public"."enum_cuisines_status";
  DROP TYPE "public"."enum__cuisines_v_version_status";
  DROP TYPE "public"."enum_ways_of_eating_kind";
  DROP TYPE "public"."enum_ways_of_eating_status";
  DROP TYPE "public"."enum__ways_of_eating_v_version_kind";
  DROP TYPE "public"."enum__ways_of_eating_v_version_status";
  DROP TYPE "public"."enum_food_cities_kind";
  DROP TYPE "public"."enum_food_cities_status";
  DROP TYPE "public"."enum__food_cities_v_version_kind";
  DROP TYPE "public"."enum__food_cities_v_version_status";
  DROP TYPE "public"."enum_food_terms_status";
  DROP TYPE "public"."enum__food_terms_v_version_status";
  DROP TYPE "public"."enum_cheeses_status";
  DROP TYPE "public"."enum__cheeses_v_version_status";
  DROP TYPE "public"."enum_cheese_days_kind";
  DROP TYPE "public"."enum_cheese_days_status";
  DROP TYPE "public"."enum__cheese_days_v_version_kind";
  DROP TYPE "public"."enum__cheese_days_v_version_status";
  DROP TYPE "public"."enum_cheese_dishes_kind";
  DROP TYPE "public"."enum_cheese_dishes_status";
  DROP TYPE "public"."enum__cheese_dishes_v_version_kind";
  DROP TYPE "public"."enum__cheese_dishes_v_version_status";
  DROP TYPE "public"."enum_cheese_places_kind";
  DROP TYPE "public"."enum_cheese_places_status";
  DROP TYPE "public"."enum__cheese_places_v_version_kind";
  DROP TYPE "public"."enum__cheese_places_v_version_status";
  DROP TYPE "public"."enum_cheese_weekdays_status";
  DROP TYPE "public"."enum__cheese_weekdays_v_version_status";
  DROP TYPE "public"."enum_cheese_lands_status";
  DROP TYPE "public"."enum__cheese_lands_v_version_status";
  DROP TYPE "public"."enum_cheese_terms_status";
  DROP TYPE "public"."enum__cheese_terms_v_version_status";
  DROP TYPE "public"."enum_breeds_lineage";
  DROP TYPE "public"."enum_breeds_status";
  DROP TYPE "public"."enum__breeds_v_version_lineage";
  DROP TYPE "public"."enum__breeds_v_version_status";
  DROP TYPE "public"."enum_cattle_days_kind";
  DROP TYPE "public"."enum_cattle_days_status";
  DROP TYPE "public"."enum__cattle_days_v_version_kind";
  DROP TYPE "public"."enum__cattle_days_v_version_status";
  DROP TYPE "public"."enum_cattle_products_kind";
  DROP TYPE "public"."enum_cattle_products_status";
  DROP TYPE "public"."enum__cattle_products_v_version_kind";
  DROP TYPE "public"."enum__cattle_products_v_version_status";
  DROP TYPE "public"."enum_cattle_places_kind";
  DROP TYPE "public"."enum_cattle_places_status";
  DROP TYPE "public"."enum__cattle_places_v_version_kind";
  DROP TYPE "public"."enum__cattle_places_v_version_status";
  DROP TYPE "public"."enum_cattle_weekdays_status";
  DROP TYPE "public"."enum__cattle_weekdays_v_version_status";
  DROP TYPE "public"."enum_cattle_lands_status";
  DROP TYPE "public"."enum__cattle_lands_v_version_status";
  DROP TYPE "public"."enum_cattle_terms_status";
  DROP TYPE "public"."enum__cattle_terms_v_version_status";
  DROP TYPE "public"."enum_sarees_made_by";
  DROP TYPE "public"."enum_sarees_status";
  DROP TYPE "public"."enum__sarees_v_version_made_by";
  DROP TYPE "public"."enum__sarees_v_version_status";
  DROP TYPE "public"."enum_wear_days_kind";
  DROP TYPE "public"."enum_wear_days_status";
  DROP TYPE "public"."enum__wear_days_v_version_kind";
  DROP TYPE "public"."enum__wear_days_v_version_status";
  DROP TYPE "public"."enum_drapes_kind";
  DROP TYPE "public"."enum_drapes_status";
  DROP TYPE "public"."enum__drapes_v_version_kind";
  DROP TYPE "public"."enum__drapes_v_version_status";
  DROP TYPE "public"."enum_saree_centres_kind";
  DROP TYPE "public"."enum_saree_centres_status";
  DROP TYPE "public"."enum__saree_centres_v_version_kind";
  DROP TYPE "public"."enum__saree_centres_v_version_status";
  DROP TYPE "public"."enum_saree_lands_status";
  DROP TYPE "public"."enum__saree_lands_v_version_status";
  DROP TYPE "public"."enum_saree_terms_status";
  DROP TYPE "public"."enum__saree_terms_v_version_status";
  DROP TYPE "public"."enum_dances_danced_by";
  DROP TYPE "public"."enum_dances_status";
  DROP TYPE "public"."enum__dances_v_version_danced_by";
  DROP TYPE "public"."enum__dances_v_version_status";
  DROP TYPE "public"."enum_dance_days_status";
  DROP TYPE "public"."enum__dance_days_v_version_status";
  DROP TYPE "public"."enum_ways_of_dancing_kind";
  DROP TYPE "public"."enum_ways_of_dancing_status";
  DROP TYPE "public"."enum__ways_of_dancing_v_version_kind";
  DROP TYPE "public"."enum__ways_of_dancing_v_version_status";
  DROP TYPE "public"."enum_dance_lands_status";
  DROP TYPE "public"."enum__dance_lands_v_version_status";
  DROP TYPE "public"."enum_dance_cities_kind";
  DROP TYPE "public"."enum_dance_cities_status";
  DROP TYPE "public"."enum__dance_cities_v_version_kind";
  DROP TYPE "public"."enum__dance_cities_v_version_status";
  DROP TYPE "public"."enum_dance_terms_status";
  DROP TYPE "public"."enum__dance_terms_v_version_status";`)
}
