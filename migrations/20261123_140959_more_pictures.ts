import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "flower_countries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_flower_countries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "flower_cities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_flower_cities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "custom_lands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_custom_lands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "colour_lands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_colour_lands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "colour_cities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_colour_cities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cuisines_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_cuisines_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "food_cities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_food_cities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cheese_places_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_cheese_places_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cheese_lands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_cheese_lands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cattle_places_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_cattle_places_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cattle_lands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_cattle_lands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "saree_centres_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_saree_centres_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "saree_lands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_saree_lands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "dance_lands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_dance_lands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "dance_cities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_dance_cities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "flowers_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flowers_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_decor_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_decor_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_places_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_places_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_outings_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_outings_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_customs_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_customs_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "national_flowers_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_national_flowers_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_blooms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_blooms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "flower_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_flower_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "traditions_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_traditions_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "tradition_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_tradition_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "custom_concepts_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_custom_concepts_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "custom_sorts_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_custom_sorts_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "tradition_cities_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_tradition_cities_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "tradition_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_tradition_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "colours_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_colours_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "colour_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_colour_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "colour_meanings_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_colour_meanings_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "colour_emotions_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_colour_emotions_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "colour_concepts_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_colour_concepts_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "swatches_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_swatches_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "swatch_sets_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_swatch_sets_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "colour_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_colour_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "dishes_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_dishes_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "food_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_food_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "food_produce_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_food_produce_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "ways_of_eating_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_ways_of_eating_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "food_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_food_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cheeses_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cheeses_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cheese_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cheese_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cheese_dishes_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cheese_dishes_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cheese_weekdays_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cheese_weekdays_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cheese_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cheese_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "breeds_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_breeds_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cattle_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cattle_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cattle_products_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cattle_products_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cattle_weekdays_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cattle_weekdays_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cattle_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_cattle_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "sarees_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_sarees_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "wear_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_wear_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "drapes_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_drapes_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "saree_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_saree_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "dances_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_dances_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "dance_days_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_dance_days_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "ways_of_dancing_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_ways_of_dancing_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "dance_terms_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_dance_terms_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "media" ADD COLUMN "caption" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_page_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_page_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_page_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_page_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_page_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_page_avif_filename" varchar;
  ALTER TABLE "topics_rels" ADD CONSTRAINT "topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_rels" ADD CONSTRAINT "topics_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_countries_rels" ADD CONSTRAINT "flower_countries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_countries_rels" ADD CONSTRAINT "flower_countries_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_countries_v_rels" ADD CONSTRAINT "_flower_countries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_countries_v_rels" ADD CONSTRAINT "_flower_countries_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_cities_rels" ADD CONSTRAINT "flower_cities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."flower_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_cities_rels" ADD CONSTRAINT "flower_cities_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_cities_v_rels" ADD CONSTRAINT "_flower_cities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_flower_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_cities_v_rels" ADD CONSTRAINT "_flower_cities_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_lands_rels" ADD CONSTRAINT "custom_lands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_lands_rels" ADD CONSTRAINT "custom_lands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_lands_v_rels" ADD CONSTRAINT "_custom_lands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_lands_v_rels" ADD CONSTRAINT "_custom_lands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands_rels" ADD CONSTRAINT "colour_lands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_lands_rels" ADD CONSTRAINT "colour_lands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_rels" ADD CONSTRAINT "_colour_lands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_lands_v_rels" ADD CONSTRAINT "_colour_lands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_cities_rels" ADD CONSTRAINT "colour_cities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_cities_rels" ADD CONSTRAINT "colour_cities_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_cities_v_rels" ADD CONSTRAINT "_colour_cities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colour_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_cities_v_rels" ADD CONSTRAINT "_colour_cities_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cuisines_rels" ADD CONSTRAINT "cuisines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cuisines_rels" ADD CONSTRAINT "cuisines_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cuisines_v_rels" ADD CONSTRAINT "_cuisines_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cuisines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cuisines_v_rels" ADD CONSTRAINT "_cuisines_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_cities_rels" ADD CONSTRAINT "food_cities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_cities_rels" ADD CONSTRAINT "food_cities_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_cities_v_rels" ADD CONSTRAINT "_food_cities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_food_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_cities_v_rels" ADD CONSTRAINT "_food_cities_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_places_rels" ADD CONSTRAINT "cheese_places_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_places_rels" ADD CONSTRAINT "cheese_places_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_places_v_rels" ADD CONSTRAINT "_cheese_places_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_places_v_rels" ADD CONSTRAINT "_cheese_places_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_lands_rels" ADD CONSTRAINT "cheese_lands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_lands_rels" ADD CONSTRAINT "cheese_lands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v_rels" ADD CONSTRAINT "_cheese_lands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cheese_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_lands_v_rels" ADD CONSTRAINT "_cheese_lands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_places_rels" ADD CONSTRAINT "cattle_places_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_places_rels" ADD CONSTRAINT "cattle_places_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_places_v_rels" ADD CONSTRAINT "_cattle_places_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_places_v_rels" ADD CONSTRAINT "_cattle_places_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_lands_rels" ADD CONSTRAINT "cattle_lands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_lands_rels" ADD CONSTRAINT "cattle_lands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v_rels" ADD CONSTRAINT "_cattle_lands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cattle_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_lands_v_rels" ADD CONSTRAINT "_cattle_lands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_centres_rels" ADD CONSTRAINT "saree_centres_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_centres_rels" ADD CONSTRAINT "saree_centres_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_centres_v_rels" ADD CONSTRAINT "_saree_centres_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_saree_centres_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_centres_v_rels" ADD CONSTRAINT "_saree_centres_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_lands_rels" ADD CONSTRAINT "saree_lands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_lands_rels" ADD CONSTRAINT "saree_lands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_lands_v_rels" ADD CONSTRAINT "_saree_lands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_saree_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_lands_v_rels" ADD CONSTRAINT "_saree_lands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_lands_rels" ADD CONSTRAINT "dance_lands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_lands_rels" ADD CONSTRAINT "dance_lands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_lands_v_rels" ADD CONSTRAINT "_dance_lands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_lands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_lands_v_rels" ADD CONSTRAINT "_dance_lands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_cities_rels" ADD CONSTRAINT "dance_cities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_cities_rels" ADD CONSTRAINT "dance_cities_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_cities_v_rels" ADD CONSTRAINT "_dance_cities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dance_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_cities_v_rels" ADD CONSTRAINT "_dance_cities_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topics_rels_order_idx" ON "topics_rels" USING btree ("order");
  CREATE INDEX "topics_rels_parent_idx" ON "topics_rels" USING btree ("parent_id");
  CREATE INDEX "topics_rels_path_idx" ON "topics_rels" USING btree ("path");
  CREATE INDEX "topics_rels_media_id_idx" ON "topics_rels" USING btree ("media_id");
  CREATE INDEX "_topics_v_rels_order_idx" ON "_topics_v_rels" USING btree ("order");
  CREATE INDEX "_topics_v_rels_parent_idx" ON "_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_topics_v_rels_path_idx" ON "_topics_v_rels" USING btree ("path");
  CREATE INDEX "_topics_v_rels_media_id_idx" ON "_topics_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_countries_rels_order_idx" ON "flower_countries_rels" USING btree ("order");
  CREATE INDEX "flower_countries_rels_parent_idx" ON "flower_countries_rels" USING btree ("parent_id");
  CREATE INDEX "flower_countries_rels_path_idx" ON "flower_countries_rels" USING btree ("path");
  CREATE INDEX "flower_countries_rels_media_id_idx" ON "flower_countries_rels" USING btree ("media_id");
  CREATE INDEX "_flower_countries_v_rels_order_idx" ON "_flower_countries_v_rels" USING btree ("order");
  CREATE INDEX "_flower_countries_v_rels_parent_idx" ON "_flower_countries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_countries_v_rels_path_idx" ON "_flower_countries_v_rels" USING btree ("path");
  CREATE INDEX "_flower_countries_v_rels_media_id_idx" ON "_flower_countries_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_cities_rels_order_idx" ON "flower_cities_rels" USING btree ("order");
  CREATE INDEX "flower_cities_rels_parent_idx" ON "flower_cities_rels" USING btree ("parent_id");
  CREATE INDEX "flower_cities_rels_path_idx" ON "flower_cities_rels" USING btree ("path");
  CREATE INDEX "flower_cities_rels_media_id_idx" ON "flower_cities_rels" USING btree ("media_id");
  CREATE INDEX "_flower_cities_v_rels_order_idx" ON "_flower_cities_v_rels" USING btree ("order");
  CREATE INDEX "_flower_cities_v_rels_parent_idx" ON "_flower_cities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_flower_cities_v_rels_path_idx" ON "_flower_cities_v_rels" USING btree ("path");
  CREATE INDEX "_flower_cities_v_rels_media_id_idx" ON "_flower_cities_v_rels" USING btree ("media_id");
  CREATE INDEX "custom_lands_rels_order_idx" ON "custom_lands_rels" USING btree ("order");
  CREATE INDEX "custom_lands_rels_parent_idx" ON "custom_lands_rels" USING btree ("parent_id");
  CREATE INDEX "custom_lands_rels_path_idx" ON "custom_lands_rels" USING btree ("path");
  CREATE INDEX "custom_lands_rels_media_id_idx" ON "custom_lands_rels" USING btree ("media_id");
  CREATE INDEX "_custom_lands_v_rels_order_idx" ON "_custom_lands_v_rels" USING btree ("order");
  CREATE INDEX "_custom_lands_v_rels_parent_idx" ON "_custom_lands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_custom_lands_v_rels_path_idx" ON "_custom_lands_v_rels" USING btree ("path");
  CREATE INDEX "_custom_lands_v_rels_media_id_idx" ON "_custom_lands_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_lands_rels_order_idx" ON "colour_lands_rels" USING btree ("order");
  CREATE INDEX "colour_lands_rels_parent_idx" ON "colour_lands_rels" USING btree ("parent_id");
  CREATE INDEX "colour_lands_rels_path_idx" ON "colour_lands_rels" USING btree ("path");
  CREATE INDEX "colour_lands_rels_media_id_idx" ON "colour_lands_rels" USING btree ("media_id");
  CREATE INDEX "_colour_lands_v_rels_order_idx" ON "_colour_lands_v_rels" USING btree ("order");
  CREATE INDEX "_colour_lands_v_rels_parent_idx" ON "_colour_lands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_lands_v_rels_path_idx" ON "_colour_lands_v_rels" USING btree ("path");
  CREATE INDEX "_colour_lands_v_rels_media_id_idx" ON "_colour_lands_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_cities_rels_order_idx" ON "colour_cities_rels" USING btree ("order");
  CREATE INDEX "colour_cities_rels_parent_idx" ON "colour_cities_rels" USING btree ("parent_id");
  CREATE INDEX "colour_cities_rels_path_idx" ON "colour_cities_rels" USING btree ("path");
  CREATE INDEX "colour_cities_rels_media_id_idx" ON "colour_cities_rels" USING btree ("media_id");
  CREATE INDEX "_colour_cities_v_rels_order_idx" ON "_colour_cities_v_rels" USING btree ("order");
  CREATE INDEX "_colour_cities_v_rels_parent_idx" ON "_colour_cities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_colour_cities_v_rels_path_idx" ON "_colour_cities_v_rels" USING btree ("path");
  CREATE INDEX "_colour_cities_v_rels_media_id_idx" ON "_colour_cities_v_rels" USING btree ("media_id");
  CREATE INDEX "cuisines_rels_order_idx" ON "cuisines_rels" USING btree ("order");
  CREATE INDEX "cuisines_rels_parent_idx" ON "cuisines_rels" USING btree ("parent_id");
  CREATE INDEX "cuisines_rels_path_idx" ON "cuisines_rels" USING btree ("path");
  CREATE INDEX "cuisines_rels_media_id_idx" ON "cuisines_rels" USING btree ("media_id");
  CREATE INDEX "_cuisines_v_rels_order_idx" ON "_cuisines_v_rels" USING btree ("order");
  CREATE INDEX "_cuisines_v_rels_parent_idx" ON "_cuisines_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cuisines_v_rels_path_idx" ON "_cuisines_v_rels" USING btree ("path");
  CREATE INDEX "_cuisines_v_rels_media_id_idx" ON "_cuisines_v_rels" USING btree ("media_id");
  CREATE INDEX "food_cities_rels_order_idx" ON "food_cities_rels" USING btree ("order");
  CREATE INDEX "food_cities_rels_parent_idx" ON "food_cities_rels" USING btree ("parent_id");
  CREATE INDEX "food_cities_rels_path_idx" ON "food_cities_rels" USING btree ("path");
  CREATE INDEX "food_cities_rels_media_id_idx" ON "food_cities_rels" USING btree ("media_id");
  CREATE INDEX "_food_cities_v_rels_order_idx" ON "_food_cities_v_rels" USING btree ("order");
  CREATE INDEX "_food_cities_v_rels_parent_idx" ON "_food_cities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_food_cities_v_rels_path_idx" ON "_food_cities_v_rels" USING btree ("path");
  CREATE INDEX "_food_cities_v_rels_media_id_idx" ON "_food_cities_v_rels" USING btree ("media_id");
  CREATE INDEX "cheese_places_rels_order_idx" ON "cheese_places_rels" USING btree ("order");
  CREATE INDEX "cheese_places_rels_parent_idx" ON "cheese_places_rels" USING btree ("parent_id");
  CREATE INDEX "cheese_places_rels_path_idx" ON "cheese_places_rels" USING btree ("path");
  CREATE INDEX "cheese_places_rels_media_id_idx" ON "cheese_places_rels" USING btree ("media_id");
  CREATE INDEX "_cheese_places_v_rels_order_idx" ON "_cheese_places_v_rels" USING btree ("order");
  CREATE INDEX "_cheese_places_v_rels_parent_idx" ON "_cheese_places_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheese_places_v_rels_path_idx" ON "_cheese_places_v_rels" USING btree ("path");
  CREATE INDEX "_cheese_places_v_rels_media_id_idx" ON "_cheese_places_v_rels" USING btree ("media_id");
  CREATE INDEX "cheese_lands_rels_order_idx" ON "cheese_lands_rels" USING btree ("order");
  CREATE INDEX "cheese_lands_rels_parent_idx" ON "cheese_lands_rels" USING btree ("parent_id");
  CREATE INDEX "cheese_lands_rels_path_idx" ON "cheese_lands_rels" USING btree ("path");
  CREATE INDEX "cheese_lands_rels_media_id_idx" ON "cheese_lands_rels" USING btree ("media_id");
  CREATE INDEX "_cheese_lands_v_rels_order_idx" ON "_cheese_lands_v_rels" USING btree ("order");
  CREATE INDEX "_cheese_lands_v_rels_parent_idx" ON "_cheese_lands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cheese_lands_v_rels_path_idx" ON "_cheese_lands_v_rels" USING btree ("path");
  CREATE INDEX "_cheese_lands_v_rels_media_id_idx" ON "_cheese_lands_v_rels" USING btree ("media_id");
  CREATE INDEX "cattle_places_rels_order_idx" ON "cattle_places_rels" USING btree ("order");
  CREATE INDEX "cattle_places_rels_parent_idx" ON "cattle_places_rels" USING btree ("parent_id");
  CREATE INDEX "cattle_places_rels_path_idx" ON "cattle_places_rels" USING btree ("path");
  CREATE INDEX "cattle_places_rels_media_id_idx" ON "cattle_places_rels" USING btree ("media_id");
  CREATE INDEX "_cattle_places_v_rels_order_idx" ON "_cattle_places_v_rels" USING btree ("order");
  CREATE INDEX "_cattle_places_v_rels_parent_idx" ON "_cattle_places_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cattle_places_v_rels_path_idx" ON "_cattle_places_v_rels" USING btree ("path");
  CREATE INDEX "_cattle_places_v_rels_media_id_idx" ON "_cattle_places_v_rels" USING btree ("media_id");
  CREATE INDEX "cattle_lands_rels_order_idx" ON "cattle_lands_rels" USING btree ("order");
  CREATE INDEX "cattle_lands_rels_parent_idx" ON "cattle_lands_rels" USING btree ("parent_id");
  CREATE INDEX "cattle_lands_rels_path_idx" ON "cattle_lands_rels" USING btree ("path");
  CREATE INDEX "cattle_lands_rels_media_id_idx" ON "cattle_lands_rels" USING btree ("media_id");
  CREATE INDEX "_cattle_lands_v_rels_order_idx" ON "_cattle_lands_v_rels" USING btree ("order");
  CREATE INDEX "_cattle_lands_v_rels_parent_idx" ON "_cattle_lands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cattle_lands_v_rels_path_idx" ON "_cattle_lands_v_rels" USING btree ("path");
  CREATE INDEX "_cattle_lands_v_rels_media_id_idx" ON "_cattle_lands_v_rels" USING btree ("media_id");
  CREATE INDEX "saree_centres_rels_order_idx" ON "saree_centres_rels" USING btree ("order");
  CREATE INDEX "saree_centres_rels_parent_idx" ON "saree_centres_rels" USING btree ("parent_id");
  CREATE INDEX "saree_centres_rels_path_idx" ON "saree_centres_rels" USING btree ("path");
  CREATE INDEX "saree_centres_rels_media_id_idx" ON "saree_centres_rels" USING btree ("media_id");
  CREATE INDEX "_saree_centres_v_rels_order_idx" ON "_saree_centres_v_rels" USING btree ("order");
  CREATE INDEX "_saree_centres_v_rels_parent_idx" ON "_saree_centres_v_rels" USING btree ("parent_id");
  CREATE INDEX "_saree_centres_v_rels_path_idx" ON "_saree_centres_v_rels" USING btree ("path");
  CREATE INDEX "_saree_centres_v_rels_media_id_idx" ON "_saree_centres_v_rels" USING btree ("media_id");
  CREATE INDEX "saree_lands_rels_order_idx" ON "saree_lands_rels" USING btree ("order");
  CREATE INDEX "saree_lands_rels_parent_idx" ON "saree_lands_rels" USING btree ("parent_id");
  CREATE INDEX "saree_lands_rels_path_idx" ON "saree_lands_rels" USING btree ("path");
  CREATE INDEX "saree_lands_rels_media_id_idx" ON "saree_lands_rels" USING btree ("media_id");
  CREATE INDEX "_saree_lands_v_rels_order_idx" ON "_saree_lands_v_rels" USING btree ("order");
  CREATE INDEX "_saree_lands_v_rels_parent_idx" ON "_saree_lands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_saree_lands_v_rels_path_idx" ON "_saree_lands_v_rels" USING btree ("path");
  CREATE INDEX "_saree_lands_v_rels_media_id_idx" ON "_saree_lands_v_rels" USING btree ("media_id");
  CREATE INDEX "dance_lands_rels_order_idx" ON "dance_lands_rels" USING btree ("order");
  CREATE INDEX "dance_lands_rels_parent_idx" ON "dance_lands_rels" USING btree ("parent_id");
  CREATE INDEX "dance_lands_rels_path_idx" ON "dance_lands_rels" USING btree ("path");
  CREATE INDEX "dance_lands_rels_media_id_idx" ON "dance_lands_rels" USING btree ("media_id");
  CREATE INDEX "_dance_lands_v_rels_order_idx" ON "_dance_lands_v_rels" USING btree ("order");
  CREATE INDEX "_dance_lands_v_rels_parent_idx" ON "_dance_lands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dance_lands_v_rels_path_idx" ON "_dance_lands_v_rels" USING btree ("path");
  CREATE INDEX "_dance_lands_v_rels_media_id_idx" ON "_dance_lands_v_rels" USING btree ("media_id");
  CREATE INDEX "dance_cities_rels_order_idx" ON "dance_cities_rels" USING btree ("order");
  CREATE INDEX "dance_cities_rels_parent_idx" ON "dance_cities_rels" USING btree ("parent_id");
  CREATE INDEX "dance_cities_rels_path_idx" ON "dance_cities_rels" USING btree ("path");
  CREATE INDEX "dance_cities_rels_media_id_idx" ON "dance_cities_rels" USING btree ("media_id");
  CREATE INDEX "_dance_cities_v_rels_order_idx" ON "_dance_cities_v_rels" USING btree ("order");
  CREATE INDEX "_dance_cities_v_rels_parent_idx" ON "_dance_cities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dance_cities_v_rels_path_idx" ON "_dance_cities_v_rels" USING btree ("path");
  CREATE INDEX "_dance_cities_v_rels_media_id_idx" ON "_dance_cities_v_rels" USING btree ("media_id");
  ALTER TABLE "flowers_rels" ADD CONSTRAINT "flowers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flowers_v_rels" ADD CONSTRAINT "_flowers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_days_rels" ADD CONSTRAINT "flower_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_days_v_rels" ADD CONSTRAINT "_flower_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_decor_rels" ADD CONSTRAINT "flower_decor_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_decor_v_rels" ADD CONSTRAINT "_flower_decor_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_places_rels" ADD CONSTRAINT "flower_places_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_places_v_rels" ADD CONSTRAINT "_flower_places_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_outings_rels" ADD CONSTRAINT "flower_outings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_outings_v_rels" ADD CONSTRAINT "_flower_outings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_customs_rels" ADD CONSTRAINT "flower_customs_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_customs_v_rels" ADD CONSTRAINT "_flower_customs_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "national_flowers_rels" ADD CONSTRAINT "national_flowers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_national_flowers_v_rels" ADD CONSTRAINT "_national_flowers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_blooms_rels" ADD CONSTRAINT "flower_blooms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_blooms_v_rels" ADD CONSTRAINT "_flower_blooms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flower_terms_rels" ADD CONSTRAINT "flower_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_flower_terms_v_rels" ADD CONSTRAINT "_flower_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "traditions_rels" ADD CONSTRAINT "traditions_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_traditions_v_rels" ADD CONSTRAINT "_traditions_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_days_rels" ADD CONSTRAINT "tradition_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_days_v_rels" ADD CONSTRAINT "_tradition_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_concepts_rels" ADD CONSTRAINT "custom_concepts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_concepts_v_rels" ADD CONSTRAINT "_custom_concepts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_sorts_rels" ADD CONSTRAINT "custom_sorts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_sorts_v_rels" ADD CONSTRAINT "_custom_sorts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_cities_rels" ADD CONSTRAINT "tradition_cities_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_cities_v_rels" ADD CONSTRAINT "_tradition_cities_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tradition_terms_rels" ADD CONSTRAINT "tradition_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tradition_terms_v_rels" ADD CONSTRAINT "_tradition_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_rels" ADD CONSTRAINT "colours_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colours_v_rels" ADD CONSTRAINT "_colours_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_days_rels" ADD CONSTRAINT "colour_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_days_v_rels" ADD CONSTRAINT "_colour_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_meanings_rels" ADD CONSTRAINT "colour_meanings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_meanings_v_rels" ADD CONSTRAINT "_colour_meanings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_emotions_rels" ADD CONSTRAINT "colour_emotions_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_emotions_v_rels" ADD CONSTRAINT "_colour_emotions_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_concepts_rels" ADD CONSTRAINT "colour_concepts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_concepts_v_rels" ADD CONSTRAINT "_colour_concepts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches_rels" ADD CONSTRAINT "swatches_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatches_v_rels" ADD CONSTRAINT "_swatches_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatch_sets_rels" ADD CONSTRAINT "swatch_sets_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_swatch_sets_v_rels" ADD CONSTRAINT "_swatch_sets_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_terms_rels" ADD CONSTRAINT "colour_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colour_terms_v_rels" ADD CONSTRAINT "_colour_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_rels" ADD CONSTRAINT "dishes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_rels" ADD CONSTRAINT "_dishes_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_days_rels" ADD CONSTRAINT "food_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_days_v_rels" ADD CONSTRAINT "_food_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_produce_rels" ADD CONSTRAINT "food_produce_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_produce_v_rels" ADD CONSTRAINT "_food_produce_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_eating_rels" ADD CONSTRAINT "ways_of_eating_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_eating_v_rels" ADD CONSTRAINT "_ways_of_eating_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "food_terms_rels" ADD CONSTRAINT "food_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_food_terms_v_rels" ADD CONSTRAINT "_food_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheeses_rels" ADD CONSTRAINT "cheeses_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheeses_v_rels" ADD CONSTRAINT "_cheeses_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_days_rels" ADD CONSTRAINT "cheese_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_days_v_rels" ADD CONSTRAINT "_cheese_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_dishes_rels" ADD CONSTRAINT "cheese_dishes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_dishes_v_rels" ADD CONSTRAINT "_cheese_dishes_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_weekdays_rels" ADD CONSTRAINT "cheese_weekdays_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_weekdays_v_rels" ADD CONSTRAINT "_cheese_weekdays_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cheese_terms_rels" ADD CONSTRAINT "cheese_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cheese_terms_v_rels" ADD CONSTRAINT "_cheese_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "breeds_rels" ADD CONSTRAINT "breeds_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_breeds_v_rels" ADD CONSTRAINT "_breeds_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_days_rels" ADD CONSTRAINT "cattle_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_days_v_rels" ADD CONSTRAINT "_cattle_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_products_rels" ADD CONSTRAINT "cattle_products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_products_v_rels" ADD CONSTRAINT "_cattle_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_weekdays_rels" ADD CONSTRAINT "cattle_weekdays_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_weekdays_v_rels" ADD CONSTRAINT "_cattle_weekdays_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cattle_terms_rels" ADD CONSTRAINT "cattle_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cattle_terms_v_rels" ADD CONSTRAINT "_cattle_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sarees_rels" ADD CONSTRAINT "sarees_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sarees_v_rels" ADD CONSTRAINT "_sarees_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wear_days_rels" ADD CONSTRAINT "wear_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wear_days_v_rels" ADD CONSTRAINT "_wear_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drapes_rels" ADD CONSTRAINT "drapes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drapes_v_rels" ADD CONSTRAINT "_drapes_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saree_terms_rels" ADD CONSTRAINT "saree_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_saree_terms_v_rels" ADD CONSTRAINT "_saree_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dances_rels" ADD CONSTRAINT "dances_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dances_v_rels" ADD CONSTRAINT "_dances_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_days_rels" ADD CONSTRAINT "dance_days_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_days_v_rels" ADD CONSTRAINT "_dance_days_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ways_of_dancing_rels" ADD CONSTRAINT "ways_of_dancing_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ways_of_dancing_v_rels" ADD CONSTRAINT "_ways_of_dancing_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dance_terms_rels" ADD CONSTRAINT "dance_terms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dance_terms_v_rels" ADD CONSTRAINT "_dance_terms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "flowers_rels_media_id_idx" ON "flowers_rels" USING btree ("media_id");
  CREATE INDEX "_flowers_v_rels_media_id_idx" ON "_flowers_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_days_rels_media_id_idx" ON "flower_days_rels" USING btree ("media_id");
  CREATE INDEX "_flower_days_v_rels_media_id_idx" ON "_flower_days_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_decor_rels_media_id_idx" ON "flower_decor_rels" USING btree ("media_id");
  CREATE INDEX "_flower_decor_v_rels_media_id_idx" ON "_flower_decor_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_places_rels_media_id_idx" ON "flower_places_rels" USING btree ("media_id");
  CREATE INDEX "_flower_places_v_rels_media_id_idx" ON "_flower_places_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_outings_rels_media_id_idx" ON "flower_outings_rels" USING btree ("media_id");
  CREATE INDEX "_flower_outings_v_rels_media_id_idx" ON "_flower_outings_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_customs_rels_media_id_idx" ON "flower_customs_rels" USING btree ("media_id");
  CREATE INDEX "_flower_customs_v_rels_media_id_idx" ON "_flower_customs_v_rels" USING btree ("media_id");
  CREATE INDEX "national_flowers_rels_media_id_idx" ON "national_flowers_rels" USING btree ("media_id");
  CREATE INDEX "_national_flowers_v_rels_media_id_idx" ON "_national_flowers_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_blooms_rels_media_id_idx" ON "flower_blooms_rels" USING btree ("media_id");
  CREATE INDEX "_flower_blooms_v_rels_media_id_idx" ON "_flower_blooms_v_rels" USING btree ("media_id");
  CREATE INDEX "flower_terms_rels_media_id_idx" ON "flower_terms_rels" USING btree ("media_id");
  CREATE INDEX "_flower_terms_v_rels_media_id_idx" ON "_flower_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "traditions_rels_media_id_idx" ON "traditions_rels" USING btree ("media_id");
  CREATE INDEX "_traditions_v_rels_media_id_idx" ON "_traditions_v_rels" USING btree ("media_id");
  CREATE INDEX "tradition_days_rels_media_id_idx" ON "tradition_days_rels" USING btree ("media_id");
  CREATE INDEX "_tradition_days_v_rels_media_id_idx" ON "_tradition_days_v_rels" USING btree ("media_id");
  CREATE INDEX "custom_concepts_rels_media_id_idx" ON "custom_concepts_rels" USING btree ("media_id");
  CREATE INDEX "_custom_concepts_v_rels_media_id_idx" ON "_custom_concepts_v_rels" USING btree ("media_id");
  CREATE INDEX "custom_sorts_rels_media_id_idx" ON "custom_sorts_rels" USING btree ("media_id");
  CREATE INDEX "_custom_sorts_v_rels_media_id_idx" ON "_custom_sorts_v_rels" USING btree ("media_id");
  CREATE INDEX "tradition_cities_rels_media_id_idx" ON "tradition_cities_rels" USING btree ("media_id");
  CREATE INDEX "_tradition_cities_v_rels_media_id_idx" ON "_tradition_cities_v_rels" USING btree ("media_id");
  CREATE INDEX "tradition_terms_rels_media_id_idx" ON "tradition_terms_rels" USING btree ("media_id");
  CREATE INDEX "_tradition_terms_v_rels_media_id_idx" ON "_tradition_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "colours_rels_media_id_idx" ON "colours_rels" USING btree ("media_id");
  CREATE INDEX "_colours_v_rels_media_id_idx" ON "_colours_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_days_rels_media_id_idx" ON "colour_days_rels" USING btree ("media_id");
  CREATE INDEX "_colour_days_v_rels_media_id_idx" ON "_colour_days_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_meanings_rels_media_id_idx" ON "colour_meanings_rels" USING btree ("media_id");
  CREATE INDEX "_colour_meanings_v_rels_media_id_idx" ON "_colour_meanings_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_emotions_rels_media_id_idx" ON "colour_emotions_rels" USING btree ("media_id");
  CREATE INDEX "_colour_emotions_v_rels_media_id_idx" ON "_colour_emotions_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_concepts_rels_media_id_idx" ON "colour_concepts_rels" USING btree ("media_id");
  CREATE INDEX "_colour_concepts_v_rels_media_id_idx" ON "_colour_concepts_v_rels" USING btree ("media_id");
  CREATE INDEX "swatches_rels_media_id_idx" ON "swatches_rels" USING btree ("media_id");
  CREATE INDEX "_swatches_v_rels_media_id_idx" ON "_swatches_v_rels" USING btree ("media_id");
  CREATE INDEX "swatch_sets_rels_media_id_idx" ON "swatch_sets_rels" USING btree ("media_id");
  CREATE INDEX "_swatch_sets_v_rels_media_id_idx" ON "_swatch_sets_v_rels" USING btree ("media_id");
  CREATE INDEX "colour_terms_rels_media_id_idx" ON "colour_terms_rels" USING btree ("media_id");
  CREATE INDEX "_colour_terms_v_rels_media_id_idx" ON "_colour_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "dishes_rels_media_id_idx" ON "dishes_rels" USING btree ("media_id");
  CREATE INDEX "_dishes_v_rels_media_id_idx" ON "_dishes_v_rels" USING btree ("media_id");
  CREATE INDEX "food_days_rels_media_id_idx" ON "food_days_rels" USING btree ("media_id");
  CREATE INDEX "_food_days_v_rels_media_id_idx" ON "_food_days_v_rels" USING btree ("media_id");
  CREATE INDEX "food_produce_rels_media_id_idx" ON "food_produce_rels" USING btree ("media_id");
  CREATE INDEX "_food_produce_v_rels_media_id_idx" ON "_food_produce_v_rels" USING btree ("media_id");
  CREATE INDEX "ways_of_eating_rels_media_id_idx" ON "ways_of_eating_rels" USING btree ("media_id");
  CREATE INDEX "_ways_of_eating_v_rels_media_id_idx" ON "_ways_of_eating_v_rels" USING btree ("media_id");
  CREATE INDEX "food_terms_rels_media_id_idx" ON "food_terms_rels" USING btree ("media_id");
  CREATE INDEX "_food_terms_v_rels_media_id_idx" ON "_food_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "cheeses_rels_media_id_idx" ON "cheeses_rels" USING btree ("media_id");
  CREATE INDEX "_cheeses_v_rels_media_id_idx" ON "_cheeses_v_rels" USING btree ("media_id");
  CREATE INDEX "cheese_days_rels_media_id_idx" ON "cheese_days_rels" USING btree ("media_id");
  CREATE INDEX "_cheese_days_v_rels_media_id_idx" ON "_cheese_days_v_rels" USING btree ("media_id");
  CREATE INDEX "cheese_dishes_rels_media_id_idx" ON "cheese_dishes_rels" USING btree ("media_id");
  CREATE INDEX "_cheese_dishes_v_rels_media_id_idx" ON "_cheese_dishes_v_rels" USING btree ("media_id");
  CREATE INDEX "cheese_weekdays_rels_media_id_idx" ON "cheese_weekdays_rels" USING btree ("media_id");
  CREATE INDEX "_cheese_weekdays_v_rels_media_id_idx" ON "_cheese_weekdays_v_rels" USING btree ("media_id");
  CREATE INDEX "cheese_terms_rels_media_id_idx" ON "cheese_terms_rels" USING btree ("media_id");
  CREATE INDEX "_cheese_terms_v_rels_media_id_idx" ON "_cheese_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "breeds_rels_media_id_idx" ON "breeds_rels" USING btree ("media_id");
  CREATE INDEX "_breeds_v_rels_media_id_idx" ON "_breeds_v_rels" USING btree ("media_id");
  CREATE INDEX "cattle_days_rels_media_id_idx" ON "cattle_days_rels" USING btree ("media_id");
  CREATE INDEX "_cattle_days_v_rels_media_id_idx" ON "_cattle_days_v_rels" USING btree ("media_id");
  CREATE INDEX "cattle_products_rels_media_id_idx" ON "cattle_products_rels" USING btree ("media_id");
  CREATE INDEX "_cattle_products_v_rels_media_id_idx" ON "_cattle_products_v_rels" USING btree ("media_id");
  CREATE INDEX "cattle_weekdays_rels_media_id_idx" ON "cattle_weekdays_rels" USING btree ("media_id");
  CREATE INDEX "_cattle_weekdays_v_rels_media_id_idx" ON "_cattle_weekdays_v_rels" USING btree ("media_id");
  CREATE INDEX "cattle_terms_rels_media_id_idx" ON "cattle_terms_rels" USING btree ("media_id");
  CREATE INDEX "_cattle_terms_v_rels_media_id_idx" ON "_cattle_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "sarees_rels_media_id_idx" ON "sarees_rels" USING btree ("media_id");
  CREATE INDEX "_sarees_v_rels_media_id_idx" ON "_sarees_v_rels" USING btree ("media_id");
  CREATE INDEX "wear_days_rels_media_id_idx" ON "wear_days_rels" USING btree ("media_id");
  CREATE INDEX "_wear_days_v_rels_media_id_idx" ON "_wear_days_v_rels" USING btree ("media_id");
  CREATE INDEX "drapes_rels_media_id_idx" ON "drapes_rels" USING btree ("media_id");
  CREATE INDEX "_drapes_v_rels_media_id_idx" ON "_drapes_v_rels" USING btree ("media_id");
  CREATE INDEX "saree_terms_rels_media_id_idx" ON "saree_terms_rels" USING btree ("media_id");
  CREATE INDEX "_saree_terms_v_rels_media_id_idx" ON "_saree_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "dances_rels_media_id_idx" ON "dances_rels" USING btree ("media_id");
  CREATE INDEX "_dances_v_rels_media_id_idx" ON "_dances_v_rels" USING btree ("media_id");
  CREATE INDEX "dance_days_rels_media_id_idx" ON "dance_days_rels" USING btree ("media_id");
  CREATE INDEX "_dance_days_v_rels_media_id_idx" ON "_dance_days_v_rels" USING btree ("media_id");
  CREATE INDEX "ways_of_dancing_rels_media_id_idx" ON "ways_of_dancing_rels" USING btree ("media_id");
  CREATE INDEX "_ways_of_dancing_v_rels_media_id_idx" ON "_ways_of_dancing_v_rels" USING btree ("media_id");
  CREATE INDEX "dance_terms_rels_media_id_idx" ON "dance_terms_rels" USING btree ("media_id");
  CREATE INDEX "_dance_terms_v_rels_media_id_idx" ON "_dance_terms_v_rels" USING btree ("media_id");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx" ON "media" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "media_sizes_page_avif_sizes_page_avif_filename_idx" ON "media" USING btree ("sizes_page_avif_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "topics_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_topics_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flower_countries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flower_countries_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flower_cities_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_flower_cities_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_lands_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_lands_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_lands_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_lands_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colour_cities_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colour_cities_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cuisines_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cuisines_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "food_cities_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_food_cities_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_places_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_places_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cheese_lands_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cheese_lands_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_places_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_places_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cattle_lands_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cattle_lands_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_centres_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_centres_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saree_lands_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saree_lands_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_lands_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_lands_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dance_cities_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dance_cities_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "topics_rels" CASCADE;
  DROP TABLE "_topics_v_rels" CASCADE;
  DROP TABLE "flower_countries_rels" CASCADE;
  DROP TABLE "_flower_countries_v_rels" CASCADE;
  DROP TABLE "flower_cities_rels" CASCADE;
  DROP TABLE "_flower_cities_v_rels" CASCADE;
  DROP TABLE "custom_lands_rels" CASCADE;
  DROP TABLE "_custom_lands_v_rels" CASCADE;
  DROP TABLE "colour_lands_rels" CASCADE;
  DROP TABLE "_colour_lands_v_rels" CASCADE;
  DROP TABLE "colour_cities_rels" CASCADE;
  DROP TABLE "_colour_cities_v_rels" CASCADE;
  DROP TABLE "cuisines_rels" CASCADE;
  DROP TABLE "_cuisines_v_rels" CASCADE;
  DROP TABLE "food_cities_rels" CASCADE;
  DROP TABLE "_food_cities_v_rels" CASCADE;
  DROP TABLE "cheese_places_rels" CASCADE;
  DROP TABLE "_cheese_places_v_rels" CASCADE;
  DROP TABLE "cheese_lands_rels" CASCADE;
  DROP TABLE "_cheese_lands_v_rels" CASCADE;
  DROP TABLE "cattle_places_rels" CASCADE;
  DROP TABLE "_cattle_places_v_rels" CASCADE;
  DROP TABLE "cattle_lands_rels" CASCADE;
  DROP TABLE "_cattle_lands_v_rels" CASCADE;
  DROP TABLE "saree_centres_rels" CASCADE;
  DROP TABLE "_saree_centres_v_rels" CASCADE;
  DROP TABLE "saree_lands_rels" CASCADE;
  DROP TABLE "_saree_lands_v_rels" CASCADE;
  DROP TABLE "dance_lands_rels" CASCADE;
  DROP TABLE "_dance_lands_v_rels" CASCADE;
  DROP TABLE "dance_cities_rels" CASCADE;
  DROP TABLE "_dance_cities_v_rels" CASCADE;
  ALTER TABLE "flowers_rels" DROP CONSTRAINT "flowers_rels_media_fk";
  
  ALTER TABLE "_flowers_v_rels" DROP CONSTRAINT "_flowers_v_rels_media_fk";
  
  ALTER TABLE "flower_days_rels" DROP CONSTRAINT "flower_days_rels_media_fk";
  
  ALTER TABLE "_flower_days_v_rels" DROP CONSTRAINT "_flower_days_v_rels_media_fk";
  
  ALTER TABLE "flower_decor_rels" DROP CONSTRAINT "flower_decor_rels_media_fk";
  
  ALTER TABLE "_flower_decor_v_rels" DROP CONSTRAINT "_flower_decor_v_rels_media_fk";
  
  ALTER TABLE "flower_places_rels" DROP CONSTRAINT "flower_places_rels_media_fk";
  
  ALTER TABLE "_flower_places_v_rels" DROP CONSTRAINT "_flower_places_v_rels_media_fk";
  
  ALTER TABLE "flower_outings_rels" DROP CONSTRAINT "flower_outings_rels_media_fk";
  
  ALTER TABLE "_flower_outings_v_rels" DROP CONSTRAINT "_flower_outings_v_rels_media_fk";
  
  ALTER TABLE "flower_customs_rels" DROP CONSTRAINT "flower_customs_rels_media_fk";
  
  ALTER TABLE "_flower_customs_v_rels" DROP CONSTRAINT "_flower_customs_v_rels_media_fk";
  
  ALTER TABLE "national_flowers_rels" DROP CONSTRAINT "national_flowers_rels_media_fk";
  
  ALTER TABLE "_national_flowers_v_rels" DROP CONSTRAINT "_national_flowers_v_rels_media_fk";
  
  ALTER TABLE "flower_blooms_rels" DROP CONSTRAINT "flower_blooms_rels_media_fk";
  
  ALTER TABLE "_flower_blooms_v_rels" DROP CONSTRAINT "_flower_blooms_v_rels_media_fk";
  
  ALTER TABLE "flower_terms_rels" DROP CONSTRAINT "flower_terms_rels_media_fk";
  
  ALTER TABLE "_flower_terms_v_rels" DROP CONSTRAINT "_flower_terms_v_rels_media_fk";
  
  ALTER TABLE "traditions_rels" DROP CONSTRAINT "traditions_rels_media_fk";
  
  ALTER TABLE "_traditions_v_rels" DROP CONSTRAINT "_traditions_v_rels_media_fk";
  
  ALTER TABLE "tradition_days_rels" DROP CONSTRAINT "tradition_days_rels_media_fk";
  
  ALTER TABLE "_tradition_days_v_rels" DROP CONSTRAINT "_tradition_days_v_rels_media_fk";
  
  ALTER TABLE "custom_concepts_rels" DROP CONSTRAINT "custom_concepts_rels_media_fk";
  
  ALTER TABLE "_custom_concepts_v_rels" DROP CONSTRAINT "_custom_concepts_v_rels_media_fk";
  
  ALTER TABLE "custom_sorts_rels" DROP CONSTRAINT "custom_sorts_rels_media_fk";
  
  ALTER TABLE "_custom_sorts_v_rels" DROP CONSTRAINT "_custom_sorts_v_rels_media_fk";
  
  ALTER TABLE "tradition_cities_rels" DROP CONSTRAINT "tradition_cities_rels_media_fk";
  
  ALTER TABLE "_tradition_cities_v_rels" DROP CONSTRAINT "_tradition_cities_v_rels_media_fk";
  
  ALTER TABLE "tradition_terms_rels" DROP CONSTRAINT "tradition_terms_rels_media_fk";
  
  ALTER TABLE "_tradition_terms_v_rels" DROP CONSTRAINT "_tradition_terms_v_rels_media_fk";
  
  ALTER TABLE "colours_rels" DROP CONSTRAINT "colours_rels_media_fk";
  
  ALTER TABLE "_colours_v_rels" DROP CONSTRAINT "_colours_v_rels_media_fk";
  
  ALTER TABLE "colour_days_rels" DROP CONSTRAINT "colour_days_rels_media_fk";
  
  ALTER TABLE "_colour_days_v_rels" DROP CONSTRAINT "_colour_days_v_rels_media_fk";
  
  ALTER TABLE "colour_meanings_rels" DROP CONSTRAINT "colour_meanings_rels_media_fk";
  
  ALTER TABLE "_colour_meanings_v_rels" DROP CONSTRAINT "_colour_meanings_v_rels_media_fk";
  
  ALTER TABLE "colour_emotions_rels" DROP CONSTRAINT "colour_emotions_rels_media_fk";
  
  ALTER TABLE "_colour_emotions_v_rels" DROP CONSTRAINT "_colour_emotions_v_rels_media_fk";
  
  ALTER TABLE "colour_concepts_rels" DROP CONSTRAINT "colour_concepts_rels_media_fk";
  
  ALTER TABLE "_colour_concepts_v_rels" DROP CONSTRAINT "_colour_concepts_v_rels_media_fk";
  
  ALTER TABLE "swatches_rels" DROP CONSTRAINT "swatches_rels_media_fk";
  
  ALTER TABLE "_swatches_v_rels" DROP CONSTRAINT "_swatches_v_rels_media_fk";
  
  ALTER TABLE "swatch_sets_rels" DROP CONSTRAINT "swatch_sets_rels_media_fk";
  
  ALTER TABLE "_swatch_sets_v_rels" DROP CONSTRAINT "_swatch_sets_v_rels_media_fk";
  
  ALTER TABLE "colour_terms_rels" DROP CONSTRAINT "colour_terms_rels_media_fk";
  
  ALTER TABLE "_colour_terms_v_rels" DROP CONSTRAINT "_colour_terms_v_rels_media_fk";
  
  ALTER TABLE "dishes_rels" DROP CONSTRAINT "dishes_rels_media_fk";
  
  ALTER TABLE "_dishes_v_rels" DROP CONSTRAINT "_dishes_v_rels_media_fk";
  
  ALTER TABLE "food_days_rels" DROP CONSTRAINT "food_days_rels_media_fk";
  
  ALTER TABLE "_food_days_v_rels" DROP CONSTRAINT "_food_days_v_rels_media_fk";
  
  ALTER TABLE "food_produce_rels" DROP CONSTRAINT "food_produce_rels_media_fk";
  
  ALTER TABLE "_food_produce_v_rels" DROP CONSTRAINT "_food_produce_v_rels_media_fk";
  
  ALTER TABLE "ways_of_eating_rels" DROP CONSTRAINT "ways_of_eating_rels_media_fk";
  
  ALTER TABLE "_ways_of_eating_v_rels" DROP CONSTRAINT "_ways_of_eating_v_rels_media_fk";
  
  ALTER TABLE "food_terms_rels" DROP CONSTRAINT "food_terms_rels_media_fk";
  
  ALTER TABLE "_food_terms_v_rels" DROP CONSTRAINT "_food_terms_v_rels_media_fk";
  
  ALTER TABLE "cheeses_rels" DROP CONSTRAINT "cheeses_rels_media_fk";
  
  ALTER TABLE "_cheeses_v_rels" DROP CONSTRAINT "_cheeses_v_rels_media_fk";
  
  ALTER TABLE "cheese_days_rels" DROP CONSTRAINT "cheese_days_rels_media_fk";
  
  ALTER TABLE "_cheese_days_v_rels" DROP CONSTRAINT "_cheese_days_v_rels_media_fk";
  
  ALTER TABLE "cheese_dishes_rels" DROP CONSTRAINT "cheese_dishes_rels_media_fk";
  
  ALTER TABLE "_cheese_dishes_v_rels" DROP CONSTRAINT "_cheese_dishes_v_rels_media_fk";
  
  ALTER TABLE "cheese_weekdays_rels" DROP CONSTRAINT "cheese_weekdays_rels_media_fk";
  
  ALTER TABLE "_cheese_weekdays_v_rels" DROP CONSTRAINT "_cheese_weekdays_v_rels_media_fk";
  
  ALTER TABLE "cheese_terms_rels" DROP CONSTRAINT "cheese_terms_rels_media_fk";
  
  ALTER TABLE "_cheese_terms_v_rels" DROP CONSTRAINT "_cheese_terms_v_rels_media_fk";
  
  ALTER TABLE "breeds_rels" DROP CONSTRAINT "breeds_rels_media_fk";
  
  ALTER TABLE "_breeds_v_rels" DROP CONSTRAINT "_breeds_v_rels_media_fk";
  
  ALTER TABLE "cattle_days_rels" DROP CONSTRAINT "cattle_days_rels_media_fk";
  
  ALTER TABLE "_cattle_days_v_rels" DROP CONSTRAINT "_cattle_days_v_rels_media_fk";
  
  ALTER TABLE "cattle_products_rels" DROP CONSTRAINT "cattle_products_rels_media_fk";
  
  ALTER TABLE "_cattle_products_v_rels" DROP CONSTRAINT "_cattle_products_v_rels_media_fk";
  
  ALTER TABLE "cattle_weekdays_rels" DROP CONSTRAINT "cattle_weekdays_rels_media_fk";
  
  ALTER TABLE "_cattle_weekdays_v_rels" DROP CONSTRAINT "_cattle_weekdays_v_rels_media_fk";
  
  ALTER TABLE "cattle_terms_rels" DROP CONSTRAINT "cattle_terms_rels_media_fk";
  
  ALTER TABLE "_cattle_terms_v_rels" DROP CONSTRAINT "_cattle_terms_v_rels_media_fk";
  
  ALTER TABLE "sarees_rels" DROP CONSTRAINT "sarees_rels_media_fk";
  
  ALTER TABLE "_sarees_v_rels" DROP CONSTRAINT "_sarees_v_rels_media_fk";
  
  ALTER TABLE "wear_days_rels" DROP CONSTRAINT "wear_days_rels_media_fk";
  
  ALTER TABLE "_wear_days_v_rels" DROP CONSTRAINT "_wear_days_v_rels_media_fk";
  
  ALTER TABLE "drapes_rels" DROP CONSTRAINT "drapes_rels_media_fk";
  
  ALTER TABLE "_drapes_v_rels" DROP CONSTRAINT "_drapes_v_rels_media_fk";
  
  ALTER TABLE "saree_terms_rels" DROP CONSTRAINT "saree_terms_rels_media_fk";
  
  ALTER TABLE "_saree_terms_v_rels" DROP CONSTRAINT "_saree_terms_v_rels_media_fk";
  
  ALTER TABLE "dances_rels" DROP CONSTRAINT "dances_rels_media_fk";
  
  ALTER TABLE "_dances_v_rels" DROP CONSTRAINT "_dances_v_rels_media_fk";
  
  ALTER TABLE "dance_days_rels" DROP CONSTRAINT "dance_days_rels_media_fk";
  
  ALTER TABLE "_dance_days_v_rels" DROP CONSTRAINT "_dance_days_v_rels_media_fk";
  
  ALTER TABLE "ways_of_dancing_rels" DROP CONSTRAINT "ways_of_dancing_rels_media_fk";
  
  ALTER TABLE "_ways_of_dancing_v_rels" DROP CONSTRAINT "_ways_of_dancing_v_rels_media_fk";
  
  ALTER TABLE "dance_terms_rels" DROP CONSTRAINT "dance_terms_rels_media_fk";
  
  ALTER TABLE "_dance_terms_v_rels" DROP CONSTRAINT "_dance_terms_v_rels_media_fk";
  
  DROP INDEX "flowers_rels_media_id_idx";
  DROP INDEX "_flowers_v_rels_media_id_idx";
  DROP INDEX "flower_days_rels_media_id_idx";
  DROP INDEX "_flower_days_v_rels_media_id_idx";
  DROP INDEX "flower_decor_rels_media_id_idx";
  DROP INDEX "_flower_decor_v_rels_media_id_idx";
  DROP INDEX "flower_places_rels_media_id_idx";
  DROP INDEX "_flower_places_v_rels_media_id_idx";
  DROP INDEX "flower_outings_rels_media_id_idx";
  DROP INDEX "_flower_outings_v_rels_media_id_idx";
  DROP INDEX "flower_customs_rels_media_id_idx";
  DROP INDEX "_flower_customs_v_rels_media_id_idx";
  DROP INDEX "national_flowers_rels_media_id_idx";
  DROP INDEX "_national_flowers_v_rels_media_id_idx";
  DROP INDEX "flower_blooms_rels_media_id_idx";
  DROP INDEX "_flower_blooms_v_rels_media_id_idx";
  DROP INDEX "flower_terms_rels_media_id_idx";
  DROP INDEX "_flower_terms_v_rels_media_id_idx";
  DROP INDEX "traditions_rels_media_id_idx";
  DROP INDEX "_traditions_v_rels_media_id_idx";
  DROP INDEX "tradition_days_rels_media_id_idx";
  DROP INDEX "_tradition_days_v_rels_media_id_idx";
  DROP INDEX "custom_concepts_rels_media_id_idx";
  DROP INDEX "_custom_concepts_v_rels_media_id_idx";
  DROP INDEX "custom_sorts_rels_media_id_idx";
  DROP INDEX "_custom_sorts_v_rels_media_id_idx";
  DROP INDEX "tradition_cities_rels_media_id_idx";
  DROP INDEX "_tradition_cities_v_rels_media_id_idx";
  DROP INDEX "tradition_terms_rels_media_id_idx";
  DROP INDEX "_tradition_terms_v_rels_media_id_idx";
  DROP INDEX "colours_rels_media_id_idx";
  DROP INDEX "_colours_v_rels_media_id_idx";
  DROP INDEX "colour_days_rels_media_id_idx";
  DROP INDEX "_colour_days_v_rels_media_id_idx";
  DROP INDEX "colour_meanings_rels_media_id_idx";
  DROP INDEX "_colour_meanings_v_rels_media_id_idx";
  DROP INDEX "colour_emotions_rels_media_id_idx";
  DROP INDEX "_colour_emotions_v_rels_media_id_idx";
  DROP INDEX "colour_concepts_rels_media_id_idx";
  DROP INDEX "_colour_concepts_v_rels_media_id_idx";
  DROP INDEX "swatches_rels_media_id_idx";
  DROP INDEX "_swatches_v_rels_media_id_idx";
  DROP INDEX "swatch_sets_rels_media_id_idx";
  DROP INDEX "_swatch_sets_v_rels_media_id_idx";
  DROP INDEX "colour_terms_rels_media_id_idx";
  DROP INDEX "_colour_terms_v_rels_media_id_idx";
  DROP INDEX "dishes_rels_media_id_idx";
  DROP INDEX "_dishes_v_rels_media_id_idx";
  DROP INDEX "food_days_rels_media_id_idx";
  DROP INDEX "_food_days_v_rels_media_id_idx";
  DROP INDEX "food_produce_rels_media_id_idx";
  DROP INDEX "_food_produce_v_rels_media_id_idx";
  DROP INDEX "ways_of_eating_rels_media_id_idx";
  DROP INDEX "_ways_of_eating_v_rels_media_id_idx";
  DROP INDEX "food_terms_rels_media_id_idx";
  DROP INDEX "_food_terms_v_rels_media_id_idx";
  DROP INDEX "cheeses_rels_media_id_idx";
  DROP INDEX "_cheeses_v_rels_media_id_idx";
  DROP INDEX "cheese_days_rels_media_id_idx";
  DROP INDEX "_cheese_days_v_rels_media_id_idx";
  DROP INDEX "cheese_dishes_rels_media_id_idx";
  DROP INDEX "_cheese_dishes_v_rels_media_id_idx";
  DROP INDEX "cheese_weekdays_rels_media_id_idx";
  DROP INDEX "_cheese_weekdays_v_rels_media_id_idx";
  DROP INDEX "cheese_terms_rels_media_id_idx";
  DROP INDEX "_cheese_terms_v_rels_media_id_idx";
  DROP INDEX "breeds_rels_media_id_idx";
  DROP INDEX "_breeds_v_rels_media_id_idx";
  DROP INDEX "cattle_days_rels_media_id_idx";
  DROP INDEX "_cattle_days_v_rels_media_id_idx";
  DROP INDEX "cattle_products_rels_media_id_idx";
  DROP INDEX "_cattle_products_v_rels_media_id_idx";
  DROP INDEX "cattle_weekdays_rels_media_id_idx";
  DROP INDEX "_cattle_weekdays_v_rels_media_id_idx";
  DROP INDEX "cattle_terms_rels_media_id_idx";
  DROP INDEX "_cattle_terms_v_rels_media_id_idx";
  DROP INDEX "sarees_rels_media_id_idx";
  DROP INDEX "_sarees_v_rels_media_id_idx";
  DROP INDEX "wear_days_rels_media_id_idx";
  DROP INDEX "_wear_days_v_rels_media_id_idx";
  DROP INDEX "drapes_rels_media_id_idx";
  DROP INDEX "_drapes_v_rels_media_id_idx";
  DROP INDEX "saree_terms_rels_media_id_idx";
  DROP INDEX "_saree_terms_v_rels_media_id_idx";
  DROP INDEX "dances_rels_media_id_idx";
  DROP INDEX "_dances_v_rels_media_id_idx";
  DROP INDEX "dance_days_rels_media_id_idx";
  DROP INDEX "_dance_days_v_rels_media_id_idx";
  DROP INDEX "ways_of_dancing_rels_media_id_idx";
  DROP INDEX "_ways_of_dancing_v_rels_media_id_idx";
  DROP INDEX "dance_terms_rels_media_id_idx";
  DROP INDEX "_dance_terms_v_rels_media_id_idx";
  DROP INDEX "media_sizes_small_sizes_small_filename_idx";
  DROP INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx";
  DROP INDEX "media_sizes_page_avif_sizes_page_avif_filename_idx";
  ALTER TABLE "flowers_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flowers_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_decor_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_decor_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_places_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_places_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_outings_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_outings_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_customs_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_customs_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "national_flowers_rels" DROP COLUMN "media_id";
  ALTER TABLE "_national_flowers_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_blooms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_blooms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "flower_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_flower_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "traditions_rels" DROP COLUMN "media_id";
  ALTER TABLE "_traditions_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "tradition_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_tradition_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "custom_concepts_rels" DROP COLUMN "media_id";
  ALTER TABLE "_custom_concepts_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "custom_sorts_rels" DROP COLUMN "media_id";
  ALTER TABLE "_custom_sorts_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "tradition_cities_rels" DROP COLUMN "media_id";
  ALTER TABLE "_tradition_cities_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "tradition_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_tradition_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "colours_rels" DROP COLUMN "media_id";
  ALTER TABLE "_colours_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "colour_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_colour_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "colour_meanings_rels" DROP COLUMN "media_id";
  ALTER TABLE "_colour_meanings_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "colour_emotions_rels" DROP COLUMN "media_id";
  ALTER TABLE "_colour_emotions_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "colour_concepts_rels" DROP COLUMN "media_id";
  ALTER TABLE "_colour_concepts_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "swatches_rels" DROP COLUMN "media_id";
  ALTER TABLE "_swatches_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "swatch_sets_rels" DROP COLUMN "media_id";
  ALTER TABLE "_swatch_sets_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "colour_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_colour_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "dishes_rels" DROP COLUMN "media_id";
  ALTER TABLE "_dishes_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "food_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_food_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "food_produce_rels" DROP COLUMN "media_id";
  ALTER TABLE "_food_produce_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "ways_of_eating_rels" DROP COLUMN "media_id";
  ALTER TABLE "_ways_of_eating_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "food_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_food_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cheeses_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cheeses_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cheese_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cheese_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cheese_dishes_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cheese_dishes_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cheese_weekdays_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cheese_weekdays_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cheese_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cheese_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "breeds_rels" DROP COLUMN "media_id";
  ALTER TABLE "_breeds_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cattle_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cattle_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cattle_products_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cattle_products_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cattle_weekdays_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cattle_weekdays_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "cattle_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_cattle_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "sarees_rels" DROP COLUMN "media_id";
  ALTER TABLE "_sarees_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "wear_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_wear_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "drapes_rels" DROP COLUMN "media_id";
  ALTER TABLE "_drapes_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "saree_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_saree_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "dances_rels" DROP COLUMN "media_id";
  ALTER TABLE "_dances_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "dance_days_rels" DROP COLUMN "media_id";
  ALTER TABLE "_dance_days_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "ways_of_dancing_rels" DROP COLUMN "media_id";
  ALTER TABLE "_ways_of_dancing_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "dance_terms_rels" DROP COLUMN "media_id";
  ALTER TABLE "_dance_terms_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "media" DROP COLUMN "caption";
  ALTER TABLE "media" DROP COLUMN "sizes_small_url";
  ALTER TABLE "media" DROP COLUMN "sizes_small_width";
  ALTER TABLE "media" DROP COLUMN "sizes_small_height";
  ALTER TABLE "media" DROP COLUMN "sizes_small_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_small_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_small_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_page_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_page_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_page_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_page_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_page_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_page_avif_filename";`)
}
