/** Databases for tests: one cluster, a fresh database for each test file. */
import pg from 'pg'

/**
 * Makes the database `name` anew, empty or as a copy of `template`, in the cluster that `url` leads to, and gives its
 * address. Connections to an older database of that name are ended. `template` must have no connections.
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const identifiers = [name, template ?? 'template0'].map(pg.escapeIdentifier)
  await query(url, `drop database if exists ${identifiers[0]} with (force)`)
  // It copies file by file: to write every page to the log would take three times as long.
  await query(url, `create database ${identifiers[0]} template ${identifiers[1]} strategy file_copy`)
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

/** Removes a database made by {@link createDatabase}, connected to or not. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await query(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** Each statement has a connection of its own: neither may run in a transaction. */
async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
