/** Troubles of an external PostgreSQL, and of the network to it. */
import pg from 'pg'
import type { Fault, Finding, Stage } from './fault.ts'
import { asking } from './house.ts'
import type { Outside } from './outside.ts'
import { type Hardship, under } from './under.ts'

/** Each trouble: how often in the short and in the long form, and how it is made on a house outside. */
const troubles: Readonly<Record<string, { inShort: number; inLong: number; make(outside: Outside): Hardship }>> = {
  restarted: {
    inShort: 0,
    inLong: 5,
    make: ({ restart }) => ({ fault: 'PostgreSQL restarted', begin: restart }),
  },
  terminated: {
    inShort: 2,
    inLong: 20,
    make: (outside) => ({ fault: 'all of its backends ended (pg_terminate_backend)', begin: () => terminate(outside) }),
  },
  cut: {
    inShort: 2,
    inLong: 20,
    make: ({ proxy }) => ({ fault: 'every connection to it cut by the network', begin: proxy.cut }),
  },
  slow: {
    inShort: 0,
    inLong: 3,
    make: ({ proxy }) => ({
      fault: 'the network to it slow, 100 ms each way',
      begin: () => proxy.delay(100),
      holdMs: 8000,
      end: () => proxy.delay(0),
    }),
  },
  stalled: {
    inShort: 0,
    inLong: 2,
    make: ({ proxy }) => ({
      fault: 'the network to it silent, no connection broken',
      begin: () => proxy.stall(true),
      holdMs: 30_000,
      end: () => proxy.stall(false),
    }),
  },
  full: {
    inShort: 1,
    inLong: 3,
    make: ({ clusterUrl, directUrl }) => {
      const taken: pg.Client[] = []
      return {
        fault: 'all of its connections taken by others (max_connections)',
        begin: async () => {
          // The connections of the house are ended first, or it would need no new ones.
          await takeAll(clusterUrl, taken)
          await asking(directUrl, () => Promise.resolve()).catch(() => {})
        },
        holdMs: 3000,
        end: async () => {
          await Promise.all(taken.splice(0).map((client) => client.end().catch(() => {})))
        },
      }
    },
  },
  'read-only': {
    inShort: 1,
    inLong: 3,
    make: (outside) => ({
      fault: 'made read-only (default_transaction_read_only)',
      begin: () => setReadOnly(outside, 'on'),
      holdMs: 3000,
      end: () => setReadOnly(outside, 'off'),
    }),
  },
  gone: {
    inShort: 0,
    inLong: 3,
    make: (outside) => ({
      fault: 'its database renamed away',
      begin: () => rename(outside, 'octavo_outside', 'octavo_away'),
      holdMs: 3000,
      end: () => rename(outside, 'octavo_away', 'octavo_outside'),
    }),
  },
}

/** Faults of the database and of the network to it. */
export const databaseFaults: readonly Fault[] = Object.entries(troubles).map(([name, { inShort, inLong, make }]) => ({
  name,
  inShort,
  inLong,
  async inflict(stage: Stage, times: number): Promise<Finding[]> {
    const outside = await stage.outside()
    return [await under(stage, outside.house, times, make(outside))]
  },
}))

const terminate = ({ clusterUrl }: Outside): Promise<unknown> =>
  asking(clusterUrl, (ask) =>
    ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname like 'octavo_%' and pid <> pg_backend_pid()",
    ),
  )

/** Takes all connections, and ends those of the house, which then gets none. */
async function takeAll(clusterUrl: string, taken: pg.Client[]): Promise<void> {
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: clusterUrl })
    client.on('error', () => {})
    try {
      await client.connect()
      taken.push(client)
      return true
    } catch {
      return false
    }
  }
  while (await take());
  const [first] = taken
  await first?.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'octavo_outside'")
  while (await take());
}

async function setReadOnly(outside: Outside, value: 'on' | 'off'): Promise<void> {
  await asking(outside.clusterUrl, (ask) =>
    ask(`alter database octavo_outside set default_transaction_read_only = ${value}`),
  )
  await terminate(outside)
}

/** Renames a database. One with connections cannot be renamed, and clients reconnect at once, so it is closed to them first. */
async function rename(outside: Outside, from: string, to: string): Promise<void> {
  await asking(outside.clusterUrl, async (ask) => {
    await ask(`alter database ${from} with allow_connections false`)
    for (let left = 1; left > 0; ) {
      await terminate(outside)
      const [row] = await ask<{ left: number }>(
        'select count(*)::int as left from pg_stat_activity where datname = $1',
        [from],
      )
      left = row?.left ?? 0
    }
    await ask(`alter database ${from} rename to ${to}`)
    await ask(`alter database ${to} with allow_connections true`)
  })
}
