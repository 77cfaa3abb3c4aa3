import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_decor_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_places_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_outings_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_customs_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_countries_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_national_flowers_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_blooms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_flower_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_tradition_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_custom_concepts_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_custom_sorts_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_custom_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_tradition_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_tradition_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_meanings_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_emotions_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_concepts_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_swatches_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_swatch_sets_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_colour_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_produce_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cuisines_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_ways_of_eating_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_food_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_dishes_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_places_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_weekdays_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cheese_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_products_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_places_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_weekdays_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_cattle_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_wear_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_drapes_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_saree_centres_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_saree_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_saree_terms_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_days_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_ways_of_dancing_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_lands_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_cities_fk";
  
  ALTER TABLE "picks_rels" DROP CONSTRAINT "picks_rels_dance_terms_fk";
  
  DROP INDEX "picks_rels_flower_days_id_idx";
  DROP INDEX "picks_rels_flower_decor_id_idx";
  DROP INDEX "picks_rels_flower_places_id_idx";
  DROP INDEX "picks_rels_flower_outings_id_idx";
  DROP INDEX "picks_rels_flower_customs_id_idx";
  DROP INDEX "picks_rels_flower_countries_id_idx";
  DROP INDEX "picks_rels_national_flowers_id_idx";
  DROP INDEX "picks_rels_flower_blooms_id_idx";
  DROP INDEX "picks_rels_flower_cities_id_idx";
  DROP INDEX "picks_rels_flower_terms_id_idx";
  DROP INDEX "picks_rels_tradition_days_id_idx";
  DROP INDEX "picks_rels_custom_concepts_id_idx";
  DROP INDEX "picks_rels_custom_sorts_id_idx";
  DROP INDEX "picks_rels_custom_lands_id_idx";
  DROP INDEX "picks_rels_tradition_cities_id_idx";
  DROP INDEX "picks_rels_tradition_terms_id_idx";
  DROP INDEX "picks_rels_colour_days_id_idx";
  DROP INDEX "picks_rels_colour_meanings_id_idx";
  DROP INDEX "picks_rels_colour_lands_id_idx";
  DROP INDEX "picks_rels_colour_emotions_id_idx";
  DROP INDEX "picks_rels_colour_concepts_id_idx";
  DROP INDEX "picks_rels_colour_cities_id_idx";
  DROP INDEX "picks_rels_swatches_id_idx";
  DROP INDEX "picks_rels_swatch_sets_id_idx";
  DROP INDEX "picks_rels_colour_terms_id_idx";
  DROP INDEX "picks_rels_food_days_id_idx";
  DROP INDEX "picks_rels_food_produce_id_idx";
  DROP INDEX "picks_rels_cuisines_id_idx";
  DROP INDEX "picks_rels_ways_of_eating_id_idx";
  DROP INDEX "picks_rels_food_cities_id_idx";
  DROP INDEX "picks_rels_food_terms_id_idx";
  DROP INDEX "picks_rels_cheese_days_id_idx";
  DROP INDEX "picks_rels_cheese_dishes_id_idx";
  DROP INDEX "picks_rels_cheese_places_id_idx";
  DROP INDEX "picks_rels_cheese_weekdays_id_idx";
  DROP INDEX "picks_rels_cheese_lands_id_idx";
  DROP INDEX "picks_rels_cheese_terms_id_idx";
  DROP INDEX "picks_rels_cattle_days_id_idx";
  DROP INDEX "picks_rels_cattle_products_id_idx";
  DROP INDEX "picks_rels_cattle_places_id_idx";
  DROP INDEX "picks_rels_cattle_weekdays_id_idx";
  DROP INDEX "picks_rels_cattle_lands_id_idx";
  DROP INDEX "picks_rels_cattle_terms_id_idx";
  DROP INDEX "picks_rels_wear_days_id_idx";
  DROP INDEX "picks_rels_drapes_id_idx";
  DROP INDEX "picks_rels_saree_centres_id_idx";
  DROP INDEX "picks_rels_saree_lands_id_idx";
  DROP INDEX "picks_rels_saree_terms_id_idx";
  DROP INDEX "picks_rels_dance_days_id_idx";
  DROP INDEX "picks_rels_ways_of_dancing_id_idx";
  DROP INDEX "picks_rels_dance_lands_id_idx";
  DROP INDEX "picks_rels_dance_cities_id_idx";
  DROP INDEX "picks_rels_dance_terms_id_idx";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_decor_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_places_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_outings_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_customs_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_countries_id";
  ALTER TABLE "picks_rels" DROP COLUMN "national_flowers_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_blooms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "flower_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "tradition_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "custom_concepts_id";
  ALTER TABLE "picks_rels" DROP COLUMN "custom_sorts_id";
  ALTER TABLE "picks_rels" DROP COLUMN "custom_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "tradition_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "tradition_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_meanings_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_emotions_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_concepts_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "swatches_id";
  ALTER TABLE "picks_rels" DROP COLUMN "swatch_sets_id";
  ALTER TABLE "picks_rels" DROP COLUMN "colour_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_produce_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cuisines_id";
  ALTER TABLE "picks_rels" DROP COLUMN "ways_of_eating_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "food_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_dishes_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_places_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_weekdays_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cheese_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_products_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_places_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_weekdays_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "cattle_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "wear_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "drapes_id";
  ALTER TABLE "picks_rels" DROP COLUMN "saree_centres_id";
  ALTER TABLE "picks_rels" DROP COLUMN "saree_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "saree_terms_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_days_id";
  ALTER TABLE "picks_rels" DROP COLUMN "ways_of_dancing_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_lands_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_cities_id";
  ALTER TABLE "picks_rels" DROP COLUMN "dance_terms_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "picks_rels" ADD COLUMN "flower_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_decor_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_places_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_outings_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_customs_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_countries_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "national_flowers_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_blooms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "flower_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "tradition_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "custom_concepts_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "custom_sorts_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "custom_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "tradition_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "tradition_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_meanings_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_emotions_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_concepts_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "swatches_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "swatch_sets_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "colour_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_produce_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cuisines_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "ways_of_eating_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "food_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_dishes_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_places_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_weekdays_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cheese_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_products_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_places_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_weekdays_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "cattle_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "wear_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "drapes_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "saree_centres_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "saree_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "saree_terms_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_days_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "ways_of_dancing_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_lands_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_cities_id" integer;
  ALTER TABLE "picks_rels" ADD COLUMN "dance_terms_id" integer;
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
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_tradition_days_fk" FOREIGN KEY ("tradition_days_id") REFERENCES "public"."tradition_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_custom_concepts_fk" FOREIGN KEY ("custom_concepts_id") REFERENCES "public"."custom_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_custom_sorts_fk" FOREIGN KEY ("custom_sorts_id") REFERENCES "public"."custom_sorts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_custom_lands_fk" FOREIGN KEY ("custom_lands_id") REFERENCES "public"."custom_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_tradition_cities_fk" FOREIGN KEY ("tradition_cities_id") REFERENCES "public"."tradition_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_tradition_terms_fk" FOREIGN KEY ("tradition_terms_id") REFERENCES "public"."tradition_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_days_fk" FOREIGN KEY ("colour_days_id") REFERENCES "public"."colour_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_meanings_fk" FOREIGN KEY ("colour_meanings_id") REFERENCES "public"."colour_meanings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_lands_fk" FOREIGN KEY ("colour_lands_id") REFERENCES "public"."colour_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_emotions_fk" FOREIGN KEY ("colour_emotions_id") REFERENCES "public"."colour_emotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_concepts_fk" FOREIGN KEY ("colour_concepts_id") REFERENCES "public"."colour_concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_cities_fk" FOREIGN KEY ("colour_cities_id") REFERENCES "public"."colour_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_swatches_fk" FOREIGN KEY ("swatches_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_swatch_sets_fk" FOREIGN KEY ("swatch_sets_id") REFERENCES "public"."swatch_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_colour_terms_fk" FOREIGN KEY ("colour_terms_id") REFERENCES "public"."colour_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_days_fk" FOREIGN KEY ("food_days_id") REFERENCES "public"."food_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_produce_fk" FOREIGN KEY ("food_produce_id") REFERENCES "public"."food_produce"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cuisines_fk" FOREIGN KEY ("cuisines_id") REFERENCES "public"."cuisines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_ways_of_eating_fk" FOREIGN KEY ("ways_of_eating_id") REFERENCES "public"."ways_of_eating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_cities_fk" FOREIGN KEY ("food_cities_id") REFERENCES "public"."food_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_food_terms_fk" FOREIGN KEY ("food_terms_id") REFERENCES "public"."food_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_days_fk" FOREIGN KEY ("cheese_days_id") REFERENCES "public"."cheese_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_dishes_fk" FOREIGN KEY ("cheese_dishes_id") REFERENCES "public"."cheese_dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_places_fk" FOREIGN KEY ("cheese_places_id") REFERENCES "public"."cheese_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_weekdays_fk" FOREIGN KEY ("cheese_weekdays_id") REFERENCES "public"."cheese_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_lands_fk" FOREIGN KEY ("cheese_lands_id") REFERENCES "public"."cheese_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cheese_terms_fk" FOREIGN KEY ("cheese_terms_id") REFERENCES "public"."cheese_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_days_fk" FOREIGN KEY ("cattle_days_id") REFERENCES "public"."cattle_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_products_fk" FOREIGN KEY ("cattle_products_id") REFERENCES "public"."cattle_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_places_fk" FOREIGN KEY ("cattle_places_id") REFERENCES "public"."cattle_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_weekdays_fk" FOREIGN KEY ("cattle_weekdays_id") REFERENCES "public"."cattle_weekdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_lands_fk" FOREIGN KEY ("cattle_lands_id") REFERENCES "public"."cattle_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_cattle_terms_fk" FOREIGN KEY ("cattle_terms_id") REFERENCES "public"."cattle_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_wear_days_fk" FOREIGN KEY ("wear_days_id") REFERENCES "public"."wear_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_drapes_fk" FOREIGN KEY ("drapes_id") REFERENCES "public"."drapes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_saree_centres_fk" FOREIGN KEY ("saree_centres_id") REFERENCES "public"."saree_centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_saree_lands_fk" FOREIGN KEY ("saree_lands_id") REFERENCES "public"."saree_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_saree_terms_fk" FOREIGN KEY ("saree_terms_id") REFERENCES "public"."saree_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_days_fk" FOREIGN KEY ("dance_days_id") REFERENCES "public"."dance_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_ways_of_dancing_fk" FOREIGN KEY ("ways_of_dancing_id") REFERENCES "public"."ways_of_dancing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_lands_fk" FOREIGN KEY ("dance_lands_id") REFERENCES "public"."dance_lands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_cities_fk" FOREIGN KEY ("dance_cities_id") REFERENCES "public"."dance_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picks_rels" ADD CONSTRAINT "picks_rels_dance_terms_fk" FOREIGN KEY ("dance_terms_id") REFERENCES "public"."dance_terms"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "picks_rels_tradition_days_id_idx" ON "picks_rels" USING btree ("tradition_days_id");
  CREATE INDEX "picks_rels_custom_concepts_id_idx" ON "picks_rels" USING btree ("custom_concepts_id");
  CREATE INDEX "picks_rels_custom_sorts_id_idx" ON "picks_rels" USING btree ("custom_sorts_id");
  CREATE INDEX "picks_rels_custom_lands_id_idx" ON "picks_rels" USING btree ("custom_lands_id");
  CREATE INDEX "picks_rels_tradition_cities_id_idx" ON "picks_rels" USING btree ("tradition_cities_id");
  CREATE INDEX "picks_rels_tradition_terms_id_idx" ON "picks_rels" USING btree ("tradition_terms_id");
  CREATE INDEX "picks_rels_colour_days_id_idx" ON "picks_rels" USING btree ("colour_days_id");
  CREATE INDEX "picks_rels_colour_meanings_id_idx" ON "picks_rels" USING btree ("colour_meanings_id");
  CREATE INDEX "picks_rels_colour_lands_id_idx" ON "picks_rels" USING btree ("colour_lands_id");
  CREATE INDEX "picks_rels_colour_emotions_id_idx" ON "picks_rels" USING btree ("colour_emotions_id");
  CREATE INDEX "picks_rels_colour_concepts_id_idx" ON "picks_rels" USING btree ("colour_concepts_id");
  CREATE INDEX "picks_rels_colour_cities_id_idx" ON "picks_rels" USING btree ("colour_cities_id");
  CREATE INDEX "picks_rels_swatches_id_idx" ON "picks_rels" USING btree ("swatches_id");
  CREATE INDEX "picks_rels_swatch_sets_id_idx" ON "picks_rels" USING btree ("swatch_sets_id");
  CREATE INDEX "picks_rels_colour_terms_id_idx" ON "picks_rels" USING btree ("colour_terms_id");
  CREATE INDEX "picks_rels_food_days_id_idx" ON "picks_rels" USING btree ("food_days_id");
  CREATE INDEX "picks_rels_food_produce_id_idx" ON "picks_rels" USING btree ("food_produce_id");
  CREATE INDEX "picks_rels_cuisines_id_idx" ON "picks_rels" USING btree ("cuisines_id");
  CREATE INDEX "picks_rels_ways_of_eating_id_idx" ON "picks_rels" USING btree ("ways_of_eating_id");
  CREATE INDEX "picks_rels_food_cities_id_idx" ON "picks_rels" USING btree ("food_cities_id");
  CREATE INDEX "picks_rels_food_terms_id_idx" ON "picks_rels" USING btree ("food_terms_id");
  CREATE INDEX "picks_rels_cheese_days_id_idx" ON "picks_rels" USING btree ("cheese_days_id");
  CREATE INDEX "picks_rels_cheese_dishes_id_idx" ON "picks_rels" USING btree ("cheese_dishes_id");
  CREATE INDEX "picks_rels_cheese_places_id_idx" ON "picks_rels" USING btree ("cheese_places_id");
  CREATE INDEX "picks_rels_cheese_weekdays_id_idx" ON "picks_rels" USING btree ("cheese_weekdays_id");
  CREATE INDEX "picks_rels_cheese_lands_id_idx" ON "picks_rels" USING btree ("cheese_lands_id");
  CREATE INDEX "picks_rels_cheese_terms_id_idx" ON "picks_rels" USING btree ("cheese_terms_id");
  CREATE INDEX "picks_rels_cattle_days_id_idx" ON "picks_rels" USING btree ("cattle_days_id");
  CREATE INDEX "picks_rels_cattle_products_id_idx" ON "picks_rels" USING btree ("cattle_products_id");
  CREATE INDEX "picks_rels_cattle_places_id_idx" ON "picks_rels" USING btree ("cattle_places_id");
  CREATE INDEX "picks_rels_cattle_weekdays_id_idx" ON "picks_rels" USING btree ("cattle_weekdays_id");
  CREATE INDEX "picks_rels_cattle_lands_id_idx" ON "picks_rels" USING btree ("cattle_lands_id");
  CREATE INDEX "picks_rels_cattle_terms_id_idx" ON "picks_rels" USING btree ("cattle_terms_id");
  CREATE INDEX "picks_rels_wear_days_id_idx" ON "picks_rels" USING btree ("wear_days_id");
  CREATE INDEX "picks_rels_drapes_id_idx" ON "picks_rels" USING btree ("drapes_id");
  CREATE INDEX "picks_rels_saree_centres_id_idx" ON "picks_rels" USING btree ("saree_centres_id");
  CREATE INDEX "picks_rels_saree_lands_id_idx" ON "picks_rels" USING btree ("saree_lands_id");
  CREATE INDEX "picks_rels_saree_terms_id_idx" ON "picks_rels" USING btree ("saree_terms_id");
  CREATE INDEX "picks_rels_dance_days_id_idx" ON "picks_rels" USING btree ("dance_days_id");
  CREATE INDEX "picks_rels_ways_of_dancing_id_idx" ON "picks_rels" USING btree ("ways_of_dancing_id");
  CREATE INDEX "picks_rels_dance_lands_id_idx" ON "picks_rels" USING btree ("dance_lands_id");
  CREATE INDEX "picks_rels_dance_cities_id_idx" ON "picks_rels" USING btree ("dance_cities_id");
  CREATE INDEX "picks_rels_dance_terms_id_idx" ON "picks_rels" USING btree ("dance_terms_id");`)
}
