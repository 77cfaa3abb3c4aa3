/** What editors find entries by, and the views of lists that they keep. */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const findable = [
  `create table editing.findable (
    collection text not null,
    document_id integer not null,
    name text not null,
    slug text not null,
    other_names text[] not null,
    state text not null check (state in ('draft', 'changed', 'published')),
    key text not null,
    primary key (collection, document_id)
  )`,
  'create index findable_key on editing.findable using gin (key gin_trgm_ops)',
]

/**
 * Puts in what is there, for every table of entries that has versions. Names are folded nearly as `src/text/fold.ts` does it; each
 * save and each rebuild writes them as it does.
 */
export const fill = `do $$
declare entries text;
begin
  for entries in
    select t.table_name from information_schema.columns t
    join information_schema.columns v on v.table_schema = 'public' and v.table_name = '_' || t.table_name || '_v_texts' and v.column_name = 'text'
    join information_schema.columns s on s.table_schema = 'public' and s.table_name = '_' || t.table_name || '_v' and s.column_name = 'version_slug'
    where t.table_schema = 'public' and t.column_name = 'deleted_at'
  loop
    execute format($fill$
      insert into editing.findable (collection, document_id, name, slug, other_names, state, key)
      select replace(%1$L, '_', '-'), n.id, n.name, n.slug, n.other_names, n.state,
        E'\\n' || (
          select string_agg(btrim(regexp_replace(regexp_replace(normalize(lower(one), NFKD), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')), E'\\n')
          from unnest(array[n.name] || n.other_names || array[n.slug]) as one
        ) || E'\\n'
      from (
        select e.id, coalesce(v.version_name, e.name, v.version_slug, e.slug, 'Number ' || e.id) as name,
          coalesce(v.version_slug, e.slug, '') as slug,
          array_remove(array_prepend(v.version_native_name,
            (select array_agg(t.text order by t."order") from %3$I t where t.parent_id = v.id and t.path = 'version.otherNames')),
            null) as other_names,
          case when e._status <> 'published' then 'draft' when v.version__status = 'draft' then 'changed' else 'published' end as state
        from %1$I e
        left join lateral (select * from %2$I where parent_id = e.id and latest order by updated_at desc, id desc limit 1) v on true
        where e.deleted_at is null
      ) n
    $fill$, entries, '_' || entries || '_v', '_' || entries || '_v_texts');
  end loop;
end $$`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('topics', 'flowers', 'flower-days', 'flower-decor', 'flower-places', 'flower-outings', 'flower-customs', 'flower-countries', 'national-flowers', 'flower-blooms', 'flower-cities', 'flower-terms', 'traditions', 'tradition-days', 'custom-concepts', 'custom-sorts', 'custom-lands', 'tradition-cities', 'tradition-terms', 'colours', 'colour-days', 'colour-meanings', 'colour-lands', 'colour-emotions', 'colour-concepts', 'colour-cities', 'swatches', 'swatch-sets', 'colour-terms', 'dishes', 'food-days', 'food-produce', 'cuisines', 'ways-of-eating', 'food-cities', 'food-terms', 'cheeses', 'cheese-days', 'cheese-dishes', 'cheese-places', 'cheese-weekdays', 'cheese-lands', 'cheese-terms', 'breeds', 'cattle-days', 'cattle-products', 'cattle-places', 'cattle-weekdays', 'cattle-lands', 'cattle-terms', 'sarees', 'wear-days', 'drapes', 'saree-centres', 'saree-lands', 'saree-terms', 'dances', 'dance-days', 'ways-of-dancing', 'dance-lands', 'dance-cities', 'dance-terms');
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");`)
  for (const statement of [...findable, fill]) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
  await db.execute(sql`drop table editing.findable`)
}
