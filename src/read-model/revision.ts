/**
 * Which revision each service is at, known without asking: publishing notifies every instance on commit. What is
 * derived from a service's records is kept until its revision grows.
 */
import pg from 'pg'

const CHANNEL = 'octavo'
const RECONNECT_MS = 1000
/** Changes that follow one another this closely are told as one. */
const CALM_MS = 200
/** A silent break of the connection is noticed by this: the kernel alone would take minutes. */
const HEARTBEAT_MS = 15_000

export type Revisions = {
  /** The revision of a service, or null while it is not known: then nothing may be taken from a cache. */
  of(service: string): string | null
  /** Tells, a moment after it, that a service's revision has grown; many in a row are told once. */
  onGrown(told: (service: string) => void): void
  /** Settles once revisions are known, or after the first failed attempt. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Watches the revisions of a database over one connection of its own, opened at once and again whenever it breaks. */
export function watchRevisions(url: string): Revisions {
  let known: Map<string, string> | null = null
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const listeners: ((service: string) => void)[] = []
  const grown = new Map<string, NodeJS.Timeout>()

  const tell = (service: string) => {
    if (listeners.length === 0 || grown.has(service)) return
    const told = setTimeout(() => {
      grown.delete(service)
      for (const listener of listeners) listener(service)
    }, CALM_MS)
    grown.set(service, told.unref())
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    const lost = () => {
      if (client !== next) return
      client = null
      known = null
      void next.end().catch(() => {})
      if (!isClosed) retry()
    }
    client = next
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload = '' }) => {
      const [service, revision] = payload.split(' ')
      if (!service || !revision) return
      known?.set(service, revision)
      tell(service)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      const { rows } = await next.query<{ service: string; revision: string }>(
        'select service, revision::text from read_model.revisions',
      )
      known = new Map(rows.map((row) => [row.service, row.revision]))
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
    of: (service) => (known ? (known.get(service) ?? '0') : null),
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
