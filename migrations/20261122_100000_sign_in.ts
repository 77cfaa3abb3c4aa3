/**
 * How people sign in, in tables of our own: nothing of it is in a document, so nothing of it is in an answer or a version.
 * Passwords move there; sessions end, and everyone signs in once more.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = [
  'create schema if not exists editing',
  `create table editing.passwords (
    user_id integer primary key references users on delete cascade,
    hash text not null,
    salt text not null,
    changed_at timestamptz not null default now()
  )`,
  // The cookie's token is kept as its digest.
  `create table editing.sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id integer not null references users on delete cascade,
    made_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    ends_at timestamptz not null,
    agent text not null,
    address text not null
  )`,
  'create index on editing.sessions (user_id)',
  // `secret` is encrypted; `last_step` is the newest half minute whose code was used, so that none counts twice.
  `create table editing.second_factors (
    user_id integer primary key references users on delete cascade,
    secret bytea not null,
    last_step bigint not null default 0,
    confirmed_at timestamptz
  )`,
  `create table editing.recovery_codes (
    user_id integer not null references users on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  // Several a person: a link that a stranger asks for makes no other void.
  `create table editing.links (
    token_hash bytea primary key,
    user_id integer not null references users on delete cascade,
    purpose text not null check (purpose in ('invitation', 'reset')),
    ends_at timestamptz not null
  )`,
  'create index on editing.links (user_id)',
  `create table editing.limits (
    key text primary key,
    used integer not null,
    ends_at timestamptz not null
  )`,
  'create index on editing.limits (ends_at)',
  `create table editing.sign_in_events (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    user_id integer not null references users on delete cascade,
    by_id integer references users on delete set null,
    what text not null,
    detail text not null default ''
  )`,
  'create index on editing.sign_in_events (user_id, id)',
  // One row at most: what is asked of everyone.
  `create table editing.sign_in_rules (
    is_only boolean primary key default true check (is_only),
    is_second_factor_asked boolean not null
  )`,
]

const movePasswords = `insert into editing.passwords (user_id, hash, salt)
  select id, hash, salt from users where hash is not null and salt is not null`

const movePasswordsBack = 'update users set hash = kept.hash, salt = kept.salt from editing.passwords kept where user_id = users.id'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [...tables, movePasswords]) await db.execute(sql.raw(statement))
  await db.execute(sql`
   DROP TABLE "users_sessions" CASCADE;
  ALTER TABLE "users" DROP COLUMN "reset_password_token";
  ALTER TABLE "users" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "users" DROP COLUMN "salt";
  ALTER TABLE "users" DROP COLUMN "hash";
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  `)
}

/** Newest first, so that none is needed by one that still stands. */
const names = ['sign_in_rules',
  'sign_in_events',
  'limits',
  'links',
  'recovery_codes',
  'second_factors',
  'sessions',
  'passwords']

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "salt" varchar;
  ALTER TABLE "users" ADD COLUMN "hash" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  `)
  await db.execute(sql.raw(movePasswordsBack))
  for (const name of names) await db.execute(sql.raw(`drop table if exists editing.${name}`))
}
