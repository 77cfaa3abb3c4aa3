/** One clock for all pictures of the guide: that of the servers, of the database and of the browser. */
import pg from 'pg'

/** A Monday morning. */
const BEGINS = Date.parse('2027-03-08T08:30:00Z')

/** How far ahead of the machine, negative for behind, in milliseconds; `settings` are the environment of a server with this clock. */
export type Clock = { aheadMs: number; now(): Date; settings: Readonly<Record<string, string>> }

/** The clock that stands at the beginning when the machine's stands at `from`, and runs on. */
export function clockOf(from: Date): Clock {
  const aheadMs = BEGINS - from.getTime()
  const preload = new URL('../endure/shifted-clock.mjs', import.meta.url).href
  return {
    aheadMs,
    now: () => new Date(Date.now() + aheadMs),
    settings: { NODE_OPTIONS: `--import ${preload}`, CLOCK_AHEAD_MS: String(aheadMs) },
  }
}

/** Shifts `now()` for all later connections to the database, in statements and in defaults of columns. */
export async function setClock(databaseUrl: string, { aheadMs }: Clock): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`
      create schema clock;
      create function clock.now() returns timestamptz language sql stable
        return pg_catalog.now() + make_interval(secs => ${aheadMs / 1000});
      do $$
      declare one record;
      begin
        execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
        for one in select table_schema, table_name, column_name from information_schema.columns where column_default = 'now()'
        loop
          execute format('alter table %I.%I alter column %I set default clock.now()', one.table_schema, one.table_name, one.column_name);
        end loop;
      end $$;`)
  } finally {
    await client.end()
  }
}
