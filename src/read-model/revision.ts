/**
 * Which revision each part of each service is at, known without asking: whatever changes a part notifies every instance
 * on commit. What is made from a part is kept until its revision grows.
 */
import pg from 'pg'
import type { ServiceId } from '#src/services.ts'
import type { Part } from './parts.ts'

const CHANNEL = 'octavo'
const RECONNECT_MS = 1000
/** Changes that follow one another this closely are told as one. */
const CALM_MS = 200
/** A silent break of the connection is noticed by this: the kernel alone would take minutes. */
const HEARTBEAT_MS = 15_000

export type Revisions = {
  /** The revision of a part, or null while it is not known: then nothing may be taken from a cache. */
  of(service: ServiceId, part: Part): string | null
  /** Another number after each change, whatever changed: while it is the same, nothing has. */
  epoch(): number
  /** Tells, a moment after it, that a part's revision has grown; many in a row are told once. */
  onGrown(told: (service: string, part: string) => void): void
  /** Settles once revisions are known, or after the first failed attempt. */
  ready(): Promise<void>
  close(): Promise<void>
}

type Row = { service: string; part: string; revision: string }

/** Watches the revisions of a database over one connection of its own, opened at once and again whenever it breaks. */
export function watchRevisions(url: string): Revisions {
  let known: Map<string, string> | null = null
  let epoch = 0
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const listeners: ((service: string, part: string) => void)[] = []
  const grown = new Map<string, NodeJS.Timeout>()

  const know = (revisions: Map<string, string> | null) => {
    known = revisions
    epoch += 1
  }
  const tell = (service: string, part: string) => {
    const key = keyOf(service, part)
    if (listeners.length === 0 || grown.has(key)) return
    const told = setTimeout(() => {
      grown.delete(key)
      for (const listener of listeners) listener(service, part)
    }, CALM_MS)
    grown.set(key, told.unref())
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    const lost = () => {
      if (client !== next) return
      client = null
      know(null)
      void next.end().catch(() => {})
      if (!isClosed) retry()
    }
    // What is told before the rows are read may be newer than they are, and may be older: the higher number counts.
    const heard = new Map<string, string>()
    client = next
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload = '' }) => {
      const [service, part, revision] = payload.split(' ')
      if (!service || !part || !revision) return
      raise(known ?? heard, { service, part, revision })
      epoch += 1
      tell(service, part)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      const { rows } = await next.query<Row>('select service, part, revision::text from read_model.revisions')
      for (const row of rows) raise(heard, row)
      if (client === next) know(heard)
    } catch {
      lost()
    }
  }
  const retry = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
  }
  const heartbeat = setInterval(() => {
    const beating = client
    if (!beating || !known) return
    const tooLate = setTimeout(() => beating.emit('error', new Error('no heartbeat')), RECONNECT_MS * 5).unref()
    beating.query('select 1').then(
      () => clearTimeout(tooLate),
      () => clearTimeout(tooLate),
    )
  }, HEARTBEAT_MS).unref()
  const first = connect()

  return {
    of: (service, part) => (known ? (known.get(keyOf(service, part)) ?? '0') : null),
    epoch: () => epoch,
    onGrown: (told) => void listeners.push(told),
    ready: () => first,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      for (const told of grown.values()) clearTimeout(told)
      clearInterval(heartbeat)
      const closing = client
      client = null
      await first.catch(() => {})
      await closing?.end().catch(() => {})
    },
  }
}

const keyOf = (service: string, part: string): string => `${service} ${part}`

/** Keeps the higher of two revisions; they are whole numbers as text, of any length. */
function raise(revisions: Map<string, string>, { service, part, revision }: Row): void {
  const key = keyOf(service, part)
  const known = revisions.get(key)
  if (known === undefined || BigInt(known) < BigInt(revision)) revisions.set(key, revision)
}
