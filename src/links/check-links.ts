/** Checks the addresses that the catalogues cite, and stores the results. */
import type { Execute, Transaction } from '#src/read-model/database.ts'
import { type AskedLink, type AskOptions, askLink } from './ask-link.ts'
import { FAILURES_TILL_BROKEN } from './broken-links.ts'
import { citations } from './cited.ts'
import { hostTurns } from './host-turns.ts'

/** How the due addresses are asked. */
export type CheckOptions = Omit<AskOptions, 'turn'> & {
  now: Date
  /** Time between two requests to one host, in milliseconds. */
  pauseMs?: number
}

/** How many addresses were asked, by result; how many are broken now, and how many are no longer cited. */
export type Checked = { fine: number; unsure: number; failed: number; broken: number; forgotten: number }

type Found = AskedLink & { address: string }

const MOST_ADDRESSES = 300
const AT_ONCE = 4
const PAUSE_MS = 1000

/** When at least this many hosts were asked and none answered, the trouble is here. */
const HOSTS_THAT_TELL = 5

/**
 * Asks at most 300 addresses, those not asked for longest first, four at a time. Null when this machine has no network: then nothing is
 * counted. When `signal` ends the run, the results so far are kept. No transaction is open meanwhile.
 */
export async function checkLinks(transaction: Transaction, options: CheckOptions): Promise<Checked | null> {
  const { forgotten, addresses } = await transaction(async (execute) => ({
    forgotten: await forgetUncited(execute),
    addresses: await addressesToAsk(execute),
  }))
  const answers = await askAll(addresses, options)
  if (isOffline(answers)) return null
  const broken = await transaction(async (execute) => {
    await write(execute, answers, options.now)
    return countBroken(execute)
  })
  const count = (status: AskedLink['status']) => answers.filter((one) => one.status === status).length
  return { fine: count('fine'), unsure: count('unsure'), failed: count('failed'), broken, forgotten }
}

async function countBroken(execute: Execute): Promise<number> {
  const [broken] = await execute<{ count: number }>(
    'select count(*)::integer as count from jobs.links where failures >= $1',
    [FAILURES_TILL_BROKEN],
  )
  return broken?.count ?? 0
}

async function addressesToAsk(execute: Execute): Promise<string[]> {
  const rows = await execute<{ address: string }>(
    `select address from (select distinct address from (${citations}) c) cited left join jobs.links using (address)
     order by checked_at nulls first, address limit ${MOST_ADDRESSES}`,
  )
  return rows.map(({ address }) => address)
}

async function askAll(
  addresses: readonly string[],
  { pauseMs = PAUSE_MS, ...options }: CheckOptions,
): Promise<Found[]> {
  const turn = hostTurns(pauseMs)
  const waiting = byHostsInTurn(addresses)
  const answers: Found[] = []
  const askOneByOne = async () => {
    for (let address = waiting.shift(); address && !options.signal?.aborted; address = waiting.shift()) {
      const asked = await askLink(address, { ...options, turn })
      if (asked) answers.push({ ...asked, address })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne))
  return answers
}

/** Orders one address of each host, then a second of each, and so on: otherwise all would wait for a much-cited host. */
function byHostsInTurn(addresses: readonly string[]): string[] {
  const seen = new Map<string, number>()
  const rounds: string[][] = []
  for (const address of addresses) {
    const host = hostOf(address)
    const round = seen.get(host) ?? 0
    seen.set(host, round + 1)
    rounds[round] = [...(rounds[round] ?? []), address]
  }
  return rounds.flat()
}

function isOffline(answers: readonly Found[]): boolean {
  if (answers.some(({ isAnswered }) => isAnswered)) return false
  const hosts = new Set(answers.map(({ address }) => hostOf(address)))
  return answers.some(({ isOurs }) => isOurs) || hosts.size >= HOSTS_THAT_TELL
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** Stores results. A failed day counts once, however often the address was asked; any other result resets the count. */
async function write(execute: Execute, answers: readonly Found[], now: Date): Promise<void> {
  await execute(
    `insert into jobs.links as l (address, checked_at, status, reason, failures, first_failed_at)
     select address, $1::timestamptz, status, reason, case status when 'failed' then 1 else 0 end,
       case status when 'failed' then $1::timestamptz end
     from unnest($2::text[], $3::text[], $4::text[]) as given (address, status, reason)
     on conflict (address) do update set
       checked_at = excluded.checked_at, status = excluded.status, reason = excluded.reason,
       failures = case when excluded.failures = 0 then 0
         when l.failures > 0 and (l.checked_at at time zone 'UTC')::date = (excluded.checked_at at time zone 'UTC')::date
           then l.failures
         else l.failures + 1 end,
       first_failed_at = case when excluded.failures > 0 then coalesce(l.first_failed_at, excluded.first_failed_at) end`,
    [
      now,
      answers.map(({ address }) => address),
      answers.map(({ status }) => status),
      answers.map(({ reason }) => reason),
    ],
  )
}

async function forgetUncited(execute: Execute): Promise<number> {
  const gone = await execute(
    `delete from jobs.links where address not in (select address from (${citations}) c) returning address`,
  )
  return gone.length
}
