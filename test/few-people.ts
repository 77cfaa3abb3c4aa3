/** People who sign in, without PostgreSQL: the tables of sign-in in memory, the CMS as far as sign-in asks it, and requests to it. */
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Endpoint, PayloadRequest } from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { administering } from '#src/sign-in/endpoints/administer.ts'
import { choosing } from '#src/sign-in/endpoints/choose-password.ts'
import { entering } from '#src/sign-in/endpoints/enter.ts'
import { ownSecondFactor } from '#src/sign-in/endpoints/own-second-factor.ts'
import type { HashedPassword } from '#src/sign-in/passwords.ts'

/** A person; without a password they were only invited. */
export type FewPerson = {
  id: number
  name: string
  email: string
  role?: 'administrator' | 'editor' | 'writer'
  password?: HashedPassword
}

type Session = {
  id: string
  userId: number
  token: string
  madeAt: number
  seenAt: number
  endsAt: number
  agent: string
  address: string
}
type Link = { userId: number; token: string; purpose: string; endsAt: number }
type Factor = { secret: Buffer; lastStep: number; isOn: boolean }
type Past = { userId: number; byId: number | null; what: string; detail: string; at: number }

/** What is kept. Tokens and codes are kept by their digests, as hexadecimal digits. */
export type SignInTables = {
  people: FewPerson[]
  limits: Map<string, { used: number; endsAt: number }>
  links: Link[]
  sessions: Session[]
  factors: Map<number, Factor>
  codes: { userId: number; code: string; isUsed: boolean }[]
  past: Past[]
  /** Lines of the record of what was done, each by its kind with what is said beside. */
  noted: { kind: string; reason?: string; documentId?: number | null }[]
  isFactorAsked: boolean
}

export const secret = 'a secret of these tests'
export const site = 'https://octavo.example'

const HOUR_MS = 3_600_000
const hexOf = (bytes: unknown): string => (bytes as Buffer).toString('hex')

/** Takes what matches out of a list, and gives it. */
function taken<T>(list: T[], matches: (one: T) => boolean): T[] {
  const out = list.filter(matches)
  for (const one of out) list.splice(list.indexOf(one), 1)
  return out
}

type Values = readonly unknown[]
type Row = Readonly<Record<string, unknown>>
type Statement = (tables: SignInTables, values: Values, text: string) => readonly Row[]

/** What each statement of sign-in does to the tables, by words that are in it and in no other before. */
const statements: readonly (readonly [words: string, does: Statement])[] = [
  [
    'insert into editing.limits',
    ({ limits }, [given]) =>
      (JSON.parse(String(given)) as { key: string; seconds: number }[]).map(({ key, seconds }) => {
        const before = limits.get(key)
        const isOpen = before !== undefined && before.endsAt > Date.now()
        const count = isOpen ? { ...before, used: before.used + 1 } : { used: 1, endsAt: Date.now() + seconds * 1000 }
        limits.set(key, count)
        return { key, used: count.used, seconds: (count.endsAt - Date.now()) / 1000 }
      }),
  ],
  [
    'update editing.limits',
    ({ limits }, [keys]) => {
      for (const key of keys as string[]) {
        const count = limits.get(key)
        if (count) limits.set(key, { ...count, used: Math.max(count.used - 1, 0) })
      }
      return []
    },
  ],
  [
    'select used from editing.limits',
    ({ limits }, [key]) => [limits.get(String(key))].filter((one) => one && one.endsAt > Date.now()) as Row[],
  ],
  [
    'delete from editing.limits where key',
    ({ limits }, [keys]) => (keys as string[]).flatMap((key) => (limits.delete(key) ? [] : [])),
  ],
  ['delete from editing.limits where ends_at', () => []],
  [
    'insert into editing.links',
    ({ links }, [userId, hash, purpose, hours]) => {
      const endsAt = Date.now() + Number(hours) * HOUR_MS
      links.push({ userId: Number(userId), token: hexOf(hash), purpose: String(purpose), endsAt })
      return []
    },
  ],
  ['delete from editing.links where user_id', ({ links }, [id]) => taken(links, ({ userId }) => userId === id)],
  [
    'from editing.links where token_hash',
    ({ links }, [hash], text) => {
      const isIt = ({ token, endsAt }: Link) => token === hexOf(hash) && endsAt > Date.now()
      return text.startsWith('delete') ? taken(links, isIt) : links.filter(isIt)
    },
  ],
  [
    'delete from editing.sessions where user_id = $1 and ends_at',
    ({ sessions }, [id]) => taken(sessions, ({ userId, endsAt }) => userId === id && endsAt <= Date.now()),
  ],
  [
    'delete from editing.sessions where user_id not in',
    ({ sessions, factors }) => taken(sessions, ({ userId }) => !factors.get(userId)?.isOn),
  ],
  [
    'delete from editing.sessions where user_id',
    ({ sessions }, [person, id], text) =>
      taken(
        sessions,
        (one) => one.userId === person && (text.includes('is distinct from') ? one.id !== id : one.id === id),
      ),
  ],
  [
    'insert into editing.sessions',
    ({ sessions }, [hash, userId, seconds, agent, address]) => {
      const now = Date.now()
      const place = { agent: String(agent), address: String(address) }
      const session = { id: `session ${sessions.length + 1}`, userId: Number(userId), token: hexOf(hash), ...place }
      sessions.push({ ...session, madeAt: now, seenAt: now, endsAt: now + Number(seconds) * 1000 })
      return [{ id: session.id, ends_at: new Date(now + Number(seconds) * 1000) }]
    },
  ],
  [
    'as is_old_news',
    ({ sessions }, [hash, seconds]) =>
      sessions
        .filter(({ token, endsAt }) => token === hexOf(hash) && endsAt > Date.now())
        .map(({ id, userId, endsAt, seenAt }) => {
          const isOldNews = seenAt < Date.now() - Number(seconds) * 1000
          return { id, user_id: userId, ends_at: new Date(endsAt), is_old_news: isOldNews }
        }),
  ],
  [
    'update editing.sessions set seen_at',
    ({ sessions }, [id]) => {
      for (const one of sessions) if (one.id === id) one.seenAt = Date.now()
      return []
    },
  ],
  [
    'set ends_at = least',
    ({ sessions }, [id, idle, longest]) => {
      const session = sessions.find((one) => one.id === id && one.endsAt > Date.now())
      if (!session) return []
      session.endsAt = Math.min(Date.now() + Number(idle) * 1000, session.madeAt + Number(longest) * 1000)
      return [{ ends_at: new Date(session.endsAt) }]
    },
  ],
  [
    'order by seen_at desc',
    ({ sessions }, [id]) =>
      sessions
        .filter(({ userId, endsAt }) => userId === id && endsAt > Date.now())
        .sort((a, b) => b.seenAt - a.seenAt)
        .map(({ madeAt, seenAt, ...one }) => ({ ...one, madeAt: new Date(madeAt), seenAt: new Date(seenAt) })),
  ],
  [
    'as left_over',
    ({ factors, codes }, [id]) => [
      {
        is_on: factors.get(Number(id))?.isOn ?? false,
        left_over: codes.filter(({ userId, isUsed }) => userId === id && !isUsed).length,
      },
    ],
  ],
  [
    'insert into editing.second_factors',
    ({ factors }, [id, bytes]) => {
      if (factors.get(Number(id))?.isOn) return []
      factors.set(Number(id), { secret: bytes as Buffer, lastStep: 0, isOn: false })
      return [{ user_id: id }]
    },
  ],
  [
    'set confirmed_at = now()',
    ({ factors }, [id]) => {
      const factor = factors.get(Number(id))
      if (factor) factor.isOn = true
      return []
    },
  ],
  [
    'select secret from editing.second_factors',
    ({ factors }, [id, isOn]) => [factors.get(Number(id))].filter((one) => one?.isOn === isOn) as Row[],
  ],
  [
    'set last_step',
    ({ factors }, [id, step]) => {
      const factor = factors.get(Number(id))
      if (!factor || factor.lastStep >= Number(step)) return []
      factor.lastStep = Number(step)
      return [{ user_id: id }]
    },
  ],
  [
    'delete from editing.second_factors',
    ({ factors }, [id]) => {
      const factor = factors.get(Number(id))
      factors.delete(Number(id))
      return factor ? [{ was_on: factor.isOn }] : []
    },
  ],
  ['delete from editing.recovery_codes', ({ codes }, [id]) => taken(codes, ({ userId }) => userId === id)],
  [
    'insert into editing.recovery_codes',
    ({ codes }, [userId, hashes]) => {
      for (const one of hashes as Buffer[]) codes.push({ userId: Number(userId), code: hexOf(one), isUsed: false })
      return []
    },
  ],
  [
    'update editing.recovery_codes',
    ({ codes }, [id, hash]) => {
      const recovery = codes.find(({ userId, code, isUsed }) => userId === id && code === hexOf(hash) && !isUsed)
      if (recovery) recovery.isUsed = true
      return recovery ? [{ user_id: id }] : []
    },
  ],
  ['from editing.sign_in_rules', ({ isFactorAsked }) => [{ asked: isFactorAsked }]],
  [
    'insert into editing.sign_in_rules',
    (tables, [isAsked]) => {
      tables.isFactorAsked = isAsked === true
      return []
    },
  ],
  [
    'insert into editing.passwords',
    ({ people }, [id, hash, salt]) => {
      const person = people.find((one) => one.id === id)
      if (person) person.password = { hash: String(hash), salt: String(salt) }
      return []
    },
  ],
  [
    'select users.id, name, email, hash, salt',
    ({ people }, [value], text) =>
      people
        .filter(({ id, email }) => (text.includes('email = $1') ? email : id) === value)
        .map(({ id, name, email, password }) => ({
          ...{ id, name, email },
          ...{ hash: password?.hash ?? null, salt: password?.salt ?? null },
        })),
  ],
  ['select id, name from users where email', ({ people }, [value]) => people.filter(({ email }) => email === value)],
  [
    "select email from users where role = 'administrator'",
    ({ people }) => people.filter(({ role }) => role === 'administrator').sort((a, b) => (a.email < b.email ? -1 : 1)),
  ],
  [
    "select from users where role = 'administrator' and id <> ",
    ({ people }, [id]) => people.filter((one) => one.role === 'administrator' && one.id !== id).map(() => ({})),
  ],
  ['select from users limit 1', ({ people }) => people.slice(0, 1).map(() => ({}))],
  ['pg_try_advisory_xact_lock', () => [{ taken: true }]],
  ['pg_advisory_xact_lock', () => []],
  [
    'insert into editing.sign_in_events',
    ({ past }, [userId, byId, what, detail]) => {
      past.push({
        ...{ userId: Number(userId), byId: byId as number | null },
        ...{ what: String(what), detail: String(detail), at: Date.now() },
      })
      return []
    },
  ],
  ['delete from editing.sign_in_events', () => []],
  [
    'from editing.sign_in_events',
    ({ past, people }, [id, most]) =>
      past
        .filter(({ userId }) => userId === id)
        .reverse()
        .slice(0, Number(most))
        .map(({ at, what, detail, byId }) => ({
          ...{ what, detail, at: new Date(at) },
          by: people.find((one) => one.id === byId)?.name ?? null,
        })),
  ],
  [
    "'sign-in refused'",
    ({ noted }, [documentId, reason]) => {
      noted.push({ kind: 'sign-in refused', reason: String(reason), documentId: documentId as number | null })
      return []
    },
  ],
  [
    'insert into editing.audit',
    ({ noted }, [rows]) => {
      for (const { kind } of JSON.parse(String(rows)) as { kind: string }[]) noted.push({ kind })
      return []
    },
  ],
]

const endpoints: readonly Endpoint[] = [...entering, ...choosing, ...ownSecondFactor, ...administering]

export type SignInAnswer = { status: number; body: Record<string, unknown>; headers: Headers }

/** What is said to an endpoint, and by whom. */
export type SignInRequest = {
  body?: unknown
  /** Who is signed in, by the token of their session. */
  token?: string
  headers?: Readonly<Record<string, string>>
  address?: string
}

/** These people, and nobody signed in. */
export function fewPeople(people: readonly FewPerson[]) {
  const tables: SignInTables = {
    people: people.map((one) => ({ ...one })),
    ...{ limits: new Map(), links: [], sessions: [], factors: new Map(), codes: [], past: [], noted: [] },
    isFactorAsked: false,
  }
  const mails: { to: string; subject: string; text: string }[] = []
  const execute: Execute = async <R extends object>(text: string, values: Values = []) => {
    const [, does] = statements.find(([words]) => text.includes(words)) ?? []
    if (!does) throw new Error(`The tables of sign-in know nothing of: ${text}`)
    // The caller names the row it selects.
    return [...does(tables, values, text)] as R[]
  }

  /** A transaction: what was done in one that is rolled back was not done. */
  const connect = async () => {
    let before: SignInTables | undefined
    return {
      release: () => {},
      async query(text: string, values: Values = []) {
        if (text === 'begin') before = structuredClone(tables)
        else if (text === 'rollback') Object.assign(tables, before)
        else if (text !== 'commit') return { rows: await execute(text, values) }
        return { rows: [] }
      },
    }
  }
  const dialect = new PgDialect()
  const transaction = {
    async execute(query: Parameters<PgDialect['sqlToQuery']>[0]) {
      const { sql, params } = dialect.sqlToQuery(query)
      return { rows: await execute(sql, params) }
    },
  }
  const shown = (person: FewPerson | undefined) => person && { ...person, password: undefined }
  const payload = {
    secret,
    config: { csrf: [site], cookiePrefix: 'octavo' },
    collections: { users: { config: { auth: { tokenExpiration: 60, cookies: { secure: true, sameSite: 'Lax' } } } } },
    db: {
      pool: { connect, query: async (text: string, values: Values) => ({ rows: await execute(text, values) }) },
      sessions: { t: { db: transaction } },
    },
    logger: { error: () => {}, warn: () => {} },
    async findByID({ id }: { id: number }) {
      return shown(tables.people.find((one) => one.id === id)) ?? null
    },
    async count({ where }: { where?: { email: { equals: string } } } = {}) {
      const people = tables.people.filter(({ email }) => where === undefined || email === where.email.equals)
      return { totalDocs: people.length }
    },
    async create({
      data: { password: _, ...data },
    }: {
      data: Omit<FewPerson, 'id' | 'password'> & { password?: string }
    }) {
      const person = { ...data, id: Math.max(0, ...tables.people.map(({ id }) => id)) + 1 }
      tables.people.push({ ...person, email: person.email.trim().toLowerCase() })
      return person
    },
    async sendEmail(mail: (typeof mails)[number]) {
      mails.push(mail)
    },
  }

  /** Asks an endpoint of sign-in, such as `/login` or `/3/link`. */
  async function ask(
    path: string,
    { body = {}, token, headers, address = '192.0.2.1' }: SignInRequest = {},
  ): Promise<SignInAnswer> {
    const { sessionStrategy } = await import('#src/sign-in/strategy.ts')
    const all = new Headers({ 'x-forwarded-for': address, 'user-agent': 'curl/8', ...headers })
    if (token !== undefined) all.set('authorization', `JWT ${token}`)
    const { user } = await sessionStrategy.authenticate({ headers: all, payload: payload as never })
    const [route] = endpoints.flatMap((endpoint) => {
      const [match] = path.matchAll(new RegExp(`^${endpoint.path.replace(':id', '(?<id>[^/]+)')}$`, 'g'))
      return match ? [{ endpoint, routeParams: match.groups ?? {} }] : []
    })
    if (!route) throw new Error(`Sign-in has no ${path}.`)
    const text = async () => (typeof body === 'string' ? body : JSON.stringify(body))
    const req = { payload, headers: all, user, routeParams: route.routeParams, context: {}, text }
    const response = await route.endpoint.handler(req as unknown as PayloadRequest)
    return { status: response.status, body: (await response.json()) as SignInAnswer['body'], headers: response.headers }
  }

  /** A request of the CMS itself, in whose transaction people are saved. */
  const request = (user: object | null = null) =>
    ({ payload, user, headers: new Headers(), context: {}, transactionID: 't', t: String }) as unknown as PayloadRequest

  return { tables, execute, payload, mails, ask, request }
}
