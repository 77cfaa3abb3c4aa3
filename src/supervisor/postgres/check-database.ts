/** Whether a database given by a setting can be used. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * Connects to the database of this setting within the given time and asks for its version. Throws an Error of one line that
 * says what is wrong; the password is not in it.
 */
export async function checkDatabase(
  url: string,
  { setting = 'DATABASE_URL', leastVersion = 15, patienceMilliseconds = 9000 } = {},
): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds
  for (;;) {
    try {
      const version = await versionOf(url, deadline - Date.now())
      if (version >= leastVersion) return
      throw new Error(`is PostgreSQL ${version}; ${leastVersion} or newer is needed`)
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      // 57P03 is a server that is starting up: the only answer worth waiting on.
      if (code === '57P03' && Date.now() < deadline - 1000) await sleep(500)
      else throw new Error(`${setting} (${withoutPassword(url)}) ${reason(code, message)}.`)
    }
  }
}

async function versionOf(url: string, milliseconds: number): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } finally {
    client.end().catch(() => {})
  }
}

/** Codes of Node and of PostgreSQL (appendix A of its manual) that a wrong address leads to. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'leads to a place where no PostgreSQL listens: check host and port',
  ENOTFOUND: 'names a host that does not exist',
  EAI_AGAIN: 'names a host that cannot be looked up now: check the name and the network',
  ETIMEDOUT: 'does not answer: check host, port and firewall',
  EHOSTUNREACH: 'cannot be reached: check host and network',
  ENETUNREACH: 'cannot be reached: check host and network',
  '28P01': 'is refused: user or password is wrong',
  '28000': 'is refused: this user may not connect from here',
  '3D000': 'names a database that does not exist: create it first',
  '53300': 'is refused: the server has no connection left',
  '57P03': 'leads to a server that is still starting up',
}

function reason(code: string | undefined, message: string): string {
  if (/timeout/i.test(message)) return reasons.ETIMEDOUT ?? message
  return reasons[code ?? ''] ?? `${/^is |^must /.test(message) ? '' : 'does not work: '}${message.split('\n')[0]}`
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname, username } = new URL(url)
  return `${username && `${username}@`}${hostname}${port && `:${port}`}${pathname}`
}
