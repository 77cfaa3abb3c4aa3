/** Checks the rights of the user of DATABASE_URL before anything is begun: a refusal is one line, and not in the middle of a migration. */
import type pg from 'pg'

/** What a start is about to do with the database. */
export type DatabasePurpose = 'migrate' | 'write' | 'read' | 'read a replica'

type Rights = {
  person: string
  name: string
  is_standby: boolean
  is_read_only: boolean
  may_create: boolean
  /** The owner of the tables, if it is another user. */
  stranger: string | null
  unreadable: number
  unwritable: number
}

/** Throws an Error of one line when the user may not do this, or the database allows nobody to at present. */
export async function requireRights(client: pg.Client, purpose: DatabasePurpose): Promise<void> {
  const { rows } = await client.query<Rights>(rights)
  const trouble = troubleOf(rows[0] as Rights, purpose)
  if (trouble) throw new Error(trouble)
}

function troubleOf(rights: Rights, purpose: DatabasePurpose): string | undefined {
  const { person, name, stranger, unreadable, unwritable } = rights
  if (rights.is_standby && purpose !== 'read a replica')
    return `The database "${name}" is a standby, which can only be read and tells nobody of changes. Lead DATABASE_URL to its primary, and READ_DATABASE_URL to it.`
  if (purpose.startsWith('read'))
    return unreadable === 0
      ? undefined
      : `The user "${person}" of DATABASE_URL may not read ${unreadable} of the tables of readers. As their owner: grant usage on schema read_model to "${person}"; grant select on all tables in schema read_model to "${person}"; grant select on payload_migrations to "${person}".`
  if (rights.is_read_only)
    return `The database "${name}" is read-only for the user "${person}" (default_transaction_read_only). Octavo has to write: lead DATABASE_URL to a user who may.`
  if (purpose === 'migrate' && !rights.may_create)
    return `The user "${person}" of DATABASE_URL may not create tables in the database "${name}". As its owner: grant create on database "${name}" to "${person}"; grant create on schema public to "${person}".`
  if (purpose === 'migrate' && stranger !== null)
    return `The tables of the database "${name}" belong to "${stranger}", and the user "${person}" of DATABASE_URL cannot bring them up to date. Start once as "${stranger}".`
  if (unwritable > 0)
    return `The user "${person}" of DATABASE_URL may not write ${unwritable} of the tables of the database "${name}". Use the user who owns them.`
  return undefined
}

/** Our schemas; missing ones have no tables yet. */
const schemas = "('public', 'read_model', 'publishing', 'jobs', 'serving', 'editing')"

const rights = `
  select current_user as person, current_database() as name, pg_is_in_recovery() as is_standby,
    current_setting('default_transaction_read_only') = 'on' as is_read_only,
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create,
    (select tableowner from pg_tables where schemaname = 'public' and tablename = 'payload_migrations'
       and not pg_has_role(tableowner, 'usage')) as stranger,
    count(*) filter (where (n.nspname = 'read_model' or c.relname = 'payload_migrations')
       and not (has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')))::int as unreadable,
    count(*) filter (where not (has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
       and has_table_privilege(c.oid, 'insert') and has_table_privilege(c.oid, 'update')
       and has_table_privilege(c.oid, 'delete')))::int as unwritable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ${schemas}
    -- Tables of others in the same schema are not ours to judge.
    and (n.nspname <> 'public' or to_regclass('public.payload_migrations') is not null)
`
