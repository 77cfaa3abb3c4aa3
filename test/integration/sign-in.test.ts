/** Nobody gets in who should not, nobody is kept out who should: asked over the CMS's REST, as a browser or a stranger would. */
import crypto from 'node:crypto'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#src/payload-types.ts'
import { rescue } from '#src/sign-in/rescue.ts'
import { codeAt, stepOf } from '#src/sign-in/totp.ts'
import { sessionTokenOf } from '#test/session-token-of.ts'
import { type World, world } from '#test/world.ts'

let here: World
let payload: Payload
/** Another instance of the CMS on the same database. */
let elsewhere: Payload
let config: Promise<unknown>
let env: { SMTP_URL?: string | undefined }
let nothingBeside: () => Promise<unknown>

const site = 'http://localhost:3000'
const password = 'a password for tests'
const another = 'another one for tests'

beforeAll(async () => {
  here = await world()
  payload = here.payload
  ;({ default: config } = await import('#src/payload.config.ts'))
  ;({ env } = await import('#src/env.ts'))
  ;({ nothingBeside } = await import('#src/sign-in/mail.ts'))
  elsewhere = await getPayload({ config: config as never, key: 'elsewhere' })
})
afterAll(async () => {
  await elsewhere.destroy()
  await here.close()
})

/** What a browser keeps: its cookies and where it is. */
type Browser = { cookies: Record<string, string>; address: string; agent?: string }
type Answer = { status: number; body: Record<string, unknown>; headers: Headers }

let addresses = 0
const browser = (): Browser => ({ cookies: {}, address: `198.51.${Math.floor(addresses / 250)}.${addresses++ % 250}` })

/** Asks as a page of the admin does; cookies that are set are kept. */
async function ask(
  from: Browser,
  method: string,
  path: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const cookie = Object.entries(from.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = {
    'content-type': 'application/json',
    'user-agent': from.agent ?? 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'x-forwarded-for': from.address,
    origin: site,
    ...(cookie && { cookie }),
    ...more,
  }
  const request = new Request(`${site}/cms/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const key = more['x-instance'] ?? instance
  const response = await handleEndpoints({ config: config as never, request, payloadInstanceCacheKey: key })
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (value === '') delete from.cookies[name]
    else from.cookies[name] = value
  }
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

const post = (from: Browser, path: string, body: object = {}, more = {}) =>
  ask(from, 'POST', `users/${path}`, body, more)
const login = (from: Browser, { email }: { email: string }, given = password) =>
  post(from, 'login', { email, password: given })
const me = async (from: Browser) => (await ask(from, 'GET', 'users/me')).body.user as User | null

const said = ({ body }: Answer): string =>
  (body.errors as { message: string }[] | undefined)?.[0]?.message ?? String(body.message)

let instance = ''
beforeAll(() => {
  // The key under which `world` keeps its instance.
  instance = [...(globalThis as never as { _payload: Map<string, unknown> })._payload.keys()][0] as string
})

let people = 0
const person = (role: User['role'] = 'writer'): Promise<User> =>
  payload.create({
    collection: 'users',
    data: { name: `Person ${people}`, email: `person-${people++}@example.org`, password, role },
  })

/** Somebody signed in, and where. */
async function signedIn(role: User['role'] = 'writer'): Promise<{ who: User; at: Browser }> {
  const who = await person(role)
  const at = browser()
  expect((await login(at, who)).status).toBe(200)
  return { who, at }
}

/** Adds a second factor, and gives its secret and the recovery codes. */
async function enrol(at: Browser): Promise<{ key: Buffer; codes: string[]; used: string }> {
  const { body } = await post(at, 'second-factor/begin', { currentPassword: password })
  const key = fromBase32(String(body.secret))
  const used = codeAt(key, stepOf(Date.now()))
  const confirmed = await post(at, 'second-factor/confirm', { code: used })
  expect(confirmed.status).toBe(200)
  return { key, used, codes: confirmed.body.recoveryCodes as string[] }
}

/** A code not given yet: that of the half minute to come counts now, and also when it has begun. */
const freshCode = (key: Buffer): string => codeAt(key, stepOf(Date.now()) + 1)

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

beforeEach(async () => {
  await here.database.execute('truncate editing.limits')
})
afterEach(async () => {
  vi.restoreAllMocks()
  env.SMTP_URL = undefined
  await here.database.execute('truncate editing.sign_in_rules')
})

describe('the first person', () => {
  it('is an administrator, has a password by the rule, and is the only one who comes in that way', async () => {
    const data = { name: 'First', email: 'first@example.org', password: 'abc' }
    const short = await post(browser(), 'first-register', data)
    expect([short.status, said(short)]).toEqual([400, expect.stringMatching(/longer password/)])
    const both = [browser(), browser()]
    const answers = await Promise.all(both.map((at) => post(at, 'first-register', { ...data, password })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const first = both[answers.findIndex(({ status }) => status === 200)] as Browser
    expect((await me(first))?.role).toBe('administrator')
    expect((await post(browser(), 'first-register', { ...data, email: 'x@example.org', password })).status).toBe(403)
  })
})

describe('signing in', () => {
  it('begins a session whose token is in the cookie, in no page, and in no table', async () => {
    const { who, at } = await signedIn()
    const answer = await ask(at, 'GET', 'users/me')
    expect(answer.body.user).toMatchObject({ id: who.id, email: who.email })
    expect(answer.body.exp).toBeGreaterThan(Date.now() / 1000 + 7 * 3600)
    const token = String(at.cookies['payload-token'])
    expect(JSON.stringify(answer.body)).not.toContain(token)
    const rows = JSON.stringify(await here.database.execute('select * from editing.sessions'))
    expect(rows).not.toContain(token)
    expect(await me({ ...browser(), cookies: { 'payload-token': `${token}x` } })).toBeNull()
  })

  it('lets a program use the token in a header instead', async () => {
    const { email } = await person()
    const token = await sessionTokenOf(payload, email)
    for (const scheme of ['JWT', 'Bearer']) {
      const { body } = await ask(browser(), 'GET', 'users/me', undefined, { authorization: `${scheme} ${token}` })
      expect((body.user as User).email).toBe(email)
    }
  })

  it('lets no page of another place ask, with the cookie or without', async () => {
    const { who, at } = await signedIn()
    const foreign = { origin: 'https://evil.example' }
    expect((await post(at, 'login', { email: who.email, password }, foreign)).status).toBe(403)
    expect((await post(at, 'logout', {}, foreign)).status).toBe(403)
    expect((await ask(at, 'GET', 'users/me', undefined, foreign)).body.user).toBeNull()
    expect(await me(at)).not.toBeNull()
  })

  it('ends with signing out, on every instance', async () => {
    const { at } = await signedIn()
    const before = { ...at, cookies: { ...at.cookies } }
    await post(at, 'logout')
    expect(at.cookies['payload-token']).toBeUndefined()
    expect(await me(before)).toBeNull()
    expect((await ask(before, 'GET', 'users/me', undefined, { 'x-instance': 'elsewhere' })).body.user).toBeNull()
  })

  it('follows a changed role and a deleted person from the next request on', async () => {
    const { who, at } = await signedIn('administrator')
    await signedIn('administrator')
    expect((await ask(at, 'GET', 'users')).body.totalDocs).toBeGreaterThan(1)
    await payload.update({ collection: 'users', id: who.id, data: { role: 'writer' } })
    expect((await ask(at, 'GET', 'users')).body.totalDocs).toBe(1)
    await payload.delete({ collection: 'users', id: who.id })
    expect(await me(at)).toBeNull()
  })

  it('is made longer while somebody works, with the same cookie', async () => {
    const { at } = await signedIn()
    await here.database.execute("update editing.sessions set ends_at = now() + interval '1 minute'")
    const { status, body } = await post(at, 'refresh-token')
    expect(status).toBe(200)
    expect(body.exp).toBeGreaterThan(Date.now() / 1000 + 3600)
    await here.database.execute("update editing.sessions set ends_at = now() - interval '1 second'")
    expect((await post(at, 'refresh-token')).status).toBe(401)
  })
})

describe('the CMS’s own ways in are closed', () => {
  it('its operations refuse, even asked from code', async () => {
    const { email } = await person()
    await expect(payload.login({ collection: 'users', data: { email, password } })).rejects.toThrow()
    await expect(payload.forgotPassword({ collection: 'users', data: { email } })).rejects.toThrow()
    await expect(
      payload.resetPassword({ collection: 'users', data: { token: 'x', password }, overrideAccess: true }),
    ).rejects.toThrow()
  })

  it('its other addresses do nothing', async () => {
    const { who, at } = await signedIn('administrator')
    expect((await post(at, 'unlock', { email: who.email })).status).toBe(403)
    expect((await post(at, 'verify/x')).status).toBeGreaterThanOrEqual(400)
    expect((await ask(at, 'GET', 'users/init')).status).toBe(200)
  })

  it('a token signed as the CMS would counts for nothing', async () => {
    const { who } = await signedIn('administrator')
    const { jwtSign } = await import('payload')
    const fieldsToSign = { id: who.id, collection: 'users', email: who.email }
    const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 3600 })
    expect(await me({ ...browser(), cookies: { 'payload-token': token } })).toBeNull()
  })

  it('no answer holds a password, its hash or a secret, and nothing can be searched for by them', async () => {
    const { at } = await signedIn('administrator')
    await enrol(at)
    const all = JSON.stringify((await ask(at, 'GET', 'users?limit=100&depth=2')).body)
    expect(all).not.toMatch(/pbkdf2|"(hash|salt|password|secret|sessions|resetPasswordToken)"/)
    for (const field of ['hash', 'salt', 'password', 'resetPasswordToken', 'sessions.id'])
      expect((await ask(at, 'GET', `users?where[${field}][like]=a`)).status).toBe(400)
  })
})

describe('a password', () => {
  it.each(['abc', '        ', 'password1234', 'aaaaaaaaaaaaaaa'])(
    '%j is refused by every way to set one',
    async (weak) => {
      const { who, at } = await signedIn('administrator')
      const data = { name: 'Weak', email: `weak-${people++}@example.org`, role: 'writer', password: weak }
      expect((await ask(at, 'POST', 'users', data)).status).toBe(400)
      await expect(payload.create({ collection: 'users', data: data as never })).rejects.toThrow()
      const change = { password: weak, currentPassword: password }
      expect((await ask(at, 'PATCH', `users/${who.id}`, change)).status).toBe(400)
      const [path, token] = await linkFor(at, who)
      expect(said(await post(browser(), path, { token, password: weak }))).toMatch(/password/)
      expect((await login(browser(), who)).status).toBe(200)
    },
  )

  it('is changed by its person only with the present one, and every other sign-in and link ends with it', async () => {
    const { who, at } = await signedIn()
    const other = browser()
    await login(other, who)
    for (const currentPassword of [undefined, '', 'wrong', 7])
      expect((await ask(at, 'PATCH', `users/${who.id}`, { password: another, currentPassword })).status).toBe(403)
    expect(await me(other)).not.toBeNull()
    const changed = await ask(at, 'PATCH', `users/${who.id}`, { password: another, currentPassword: password })
    expect(changed.status).toBe(200)
    expect(await me(at)).not.toBeNull()
    expect(await me(other)).toBeNull()
    expect((await login(browser(), who)).status).toBe(401)
    expect((await login(browser(), who, another)).status).toBe(200)
  })

  it('of somebody else is changed by an administrator only with the administrator’s own', async () => {
    const { who, at: theirs } = await signedIn()
    const { at } = await signedIn('administrator')
    expect((await ask(at, 'PATCH', `users/${who.id}`, { password: another })).status).toBe(403)
    expect((await ask(at, 'PATCH', `users/${who.id}`, { password: another, currentPassword: password })).status).toBe(
      200,
    )
    expect(await me(theirs)).toBeNull()
  })

  it('and an address of many at once are refused', async () => {
    const { at } = await signedIn('administrator')
    const all = 'users?where[id][exists]=true'
    expect((await ask(at, 'PATCH', all, { password: another, currentPassword: password })).status).toBe(400)
    expect((await ask(at, 'PATCH', all, { email: 'all@example.org' })).status).toBe(400)
    expect((await ask(at, 'PATCH', all, { role: 'writer' })).status).toBe(400)
    expect((await ask(at, 'DELETE', all)).status).toBe(400)
  })

  it('that is not the present one can be tried ten times, and is then not looked at', async () => {
    const { who, at } = await signedIn()
    const change = (currentPassword: string) =>
      ask(at, 'PATCH', `users/${who.id}`, { password: another, currentPassword })
    for (let count = 0; count < 10; count++) expect((await change('wrong')).status).toBe(403)
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    expect((await change(password)).status).toBe(429)
    expect(hashing).not.toHaveBeenCalled()
  })
})

describe('an address', () => {
  it('is changed only with the present password, and other fields without', async () => {
    const { who, at } = await signedIn()
    const email = `moved-${people++}@example.org`
    expect((await ask(at, 'PATCH', `users/${who.id}`, { name: 'Renamed', email: who.email })).status).toBe(200)
    expect((await ask(at, 'PATCH', `users/${who.id}`, { email })).status).toBe(403)
    for (const odd of [[email], { email }, 7, null])
      expect((await ask(at, 'PATCH', `users/${who.id}`, { email: odd })).status).toBe(400)
    for (const id of [`${who.id}x`, `${who.id}_0`, ` ${who.id}`, 'x'])
      expect((await ask(at, 'PATCH', `users/${id}`, { email })).status).toBe(404)
    const moved = await ask(at, 'PATCH', `users/${who.id}`, { email: email.toUpperCase(), currentPassword: password })
    expect(moved.status).toBe(200)
    expect((await me(at))?.email).toBe(email)
  })
})

describe('whether an account exists', () => {
  it('is told neither by what signing in answers nor by the work it takes', async () => {
    const member = await person()
    const invited = await payload.create({
      collection: 'users',
      data: { name: 'Invited', email: `invited-${people++}@example.org`, role: 'writer' },
    })
    const { who: twice, at } = await signedIn()
    await enrol(at)
    const tried = []
    for (const email of [member.email, invited.email, twice.email, 'nobody@example.org']) {
      const hashing = vi.spyOn(crypto, 'pbkdf2')
      const { pool } = payload.db as unknown as { pool: { query: (...args: unknown[]) => unknown } }
      const asking = vi.spyOn(pool, 'query')
      // One try in a thousand clears old counts away, which is one statement more: none of these does.
      vi.spyOn(Math, 'random').mockReturnValue(0.5)
      const { status, body } = await login(browser(), { email }, 'not the password at all')
      const work = hashing.mock.calls.map(([, , iterations, keyBytes]) => [iterations, keyBytes])
      tried.push({ status, body, work, statements: asking.mock.calls.length })
      vi.restoreAllMocks()
    }
    expect(tried[0]).toMatchObject({ status: 401, work: [[600_000, 32]] })
    for (const other of tried) expect(other).toEqual(tried[0])
  })

  it('is not told by asking for a link: the answer comes before anything is looked up', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const member = await person()
    const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
    const answers = []
    for (const email of [member.email, 'nobody@example.org', member.email.toUpperCase()])
      answers.push(await post(browser(), 'forgot-password', { email }))
    await nothingBeside()
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(sent.mock.calls.map(([mail]) => (mail as { to: string }).to)).toEqual([member.email, member.email])
  })

  it('is not told by being limited', async () => {
    const member = await person()
    const answers = []
    for (const email of [member.email, 'nobody@example.org']) {
      const at = browser()
      for (let count = 0; count < 5; count++) await login(at, { email }, 'not the password at all')
      const { status, body, headers } = await login(at, { email })
      answers.push({ status, body, later: Number(headers.get('retry-after')) > 0 })
    }
    expect(answers[0]).toMatchObject({ status: 429, later: true })
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('attempts', () => {
  const fail = (at: Browser, email: string, more = {}) =>
    post(at, 'login', { email, password: 'not the password at all' }, more)

  it('are counted over all instances', async () => {
    const { email } = await person()
    const at = browser()
    for (let count = 0; count < 5; count++)
      expect((await fail(at, email, { 'x-instance': count % 2 ? 'elsewhere' : instance })).status).toBe(401)
    for (const where of [instance, 'elsewhere'])
      expect((await fail(at, email, { 'x-instance': where })).status).toBe(429)
  })

  it('of one address on many accounts have an end', async () => {
    const at = browser()
    for (let count = 0; count < 20; count++) expect((await fail(at, `sprayed-${count}@example.org`)).status).toBe(401)
    const { email } = await person()
    expect((await login(at, { email })).status).toBe(429)
    expect((await login(browser(), { email })).status).toBe(200)
  })

  it('of strangers keep nobody out: not in a browser that is known, from the strangers’ own address too, nor elsewhere in a new one', async () => {
    const { who, at } = await signedIn()
    await post(at, 'logout')
    const strangers = browser()
    for (let count = 0; count < 30; count++) await fail({ ...strangers, cookies: {} }, who.email)
    expect((await login({ ...strangers, cookies: {} }, who)).status).toBe(429)
    expect((await login({ ...at, address: strangers.address }, who)).status).toBe(200)
    expect((await login(browser(), who)).status).toBe(200)
  })

  it('of very many addresses on one account leave each fewer tries', async () => {
    const { email } = await person()
    await here.database.execute("insert into editing.limits select $1, 51, now() + interval '1 hour'", [
      await accountKeyOf(email),
    ])
    const at = browser()
    for (const status of [401, 401, 429]) expect((await fail(at, email)).status).toBe(status)
    expect((await login(browser(), { email })).status).toBe(200)
  })

  it('a cookie of one person makes no browser known to another, nor does one that is made up', async () => {
    const { at, who } = await signedIn()
    const other = await person()
    const name = `octavo-device-${other.id}`
    const mine = String(at.cookies[`octavo-device-${who.id}`])
    for (const value of [mine, `${mine}x`, 'x.y', '']) {
      const forged = { ...browser(), cookies: { [name]: value } }
      for (let count = 0; count < 5; count++) await fail(forged, other.email)
      expect((await fail(forged, other.email)).status).toBe(429)
    }
  })

  it('that are not looked at cost no hashing', async () => {
    const { email } = await person()
    const at = browser()
    for (let count = 0; count < 5; count++) await fail(at, email)
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    expect((await fail(at, email)).status).toBe(429)
    expect(hashing).not.toHaveBeenCalled()
  })

  it('with a very long password cost no more than with a short one', async () => {
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    expect((await login(browser(), { email: 'nobody@example.org' }, 'x'.repeat(1_000_000))).status).toBe(400)
    expect(hashing).not.toHaveBeenCalled()
  })

  async function accountKeyOf(email: string): Promise<string> {
    await fail(browser(), email)
    const [row] = await here.database.execute<{ key: string }>(
      "delete from editing.limits where key like 'account %' returning key",
    )
    await here.database.execute('truncate editing.limits')
    return String(row?.key)
  }
})

describe('the second factor', () => {
  it('is added with the present password, asked for at the next sign-in, and each code counts once', async () => {
    const { who, at } = await signedIn()
    expect((await post(at, 'second-factor/begin', {})).status).toBe(403)
    const { key, codes, used } = await enrol(at)
    expect(codes).toHaveLength(10)
    const rows = JSON.stringify(await here.database.execute('select * from editing.second_factors'))
    expect(rows).not.toContain(key.toString('hex'))

    const next = browser()
    const half = await login(next, who)
    expect(half.body).toEqual({ step: 'code', ticket: expect.any(String) })
    expect(next.cookies).toEqual({})
    const { ticket } = half.body
    const code = freshCode(key)
    const far = codeAt(key, stepOf(Date.now()) + 20)
    expect((await post(next, 'second-step', { ticket, code: used })).status).toBe(401)
    expect((await post(next, 'second-step', { ticket, code: far })).status).toBe(401)
    expect((await post(next, 'second-step', { ticket, code })).status).toBe(200)
    expect(await me(next)).not.toBeNull()
    expect((await post(browser(), 'second-step', { ticket, code })).status).toBe(401)
  })

  it('is replaced by a recovery code, once; two who give one at the same time are not both let in', async () => {
    const { who, at } = await signedIn()
    const { codes } = await enrol(at)
    const { ticket } = (await login(browser(), who)).body
    const typed = ` ${String(codes[0]).toUpperCase().replace('-', ' ')}`
    const both = await Promise.all(
      [browser(), browser()].map((next) => post(next, 'second-step', { ticket, code: typed })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await post(browser(), 'second-step', { ticket, code: codes[1] })).status).toBe(200)
    const renewed = (await post(at, 'recovery-codes', { currentPassword: password })).body.recoveryCodes as string[]
    expect((await post(browser(), 'second-step', { ticket, code: codes[2] })).status).toBe(401)
    expect((await post(browser(), 'second-step', { ticket, code: renewed[0] })).status).toBe(200)
  })

  it('can be guessed at ten times, in whichever browser', async () => {
    const { who, at } = await signedIn()
    const { key } = await enrol(at)
    const { ticket } = (await login(browser(), who)).body
    for (let count = 0; count < 10; count++)
      expect((await post(browser(), 'second-step', { ticket, code: 'abcde-fghjk' })).status).toBe(401)
    expect((await post(browser(), 'second-step', { ticket, code: freshCode(key) })).status).toBe(429)
  })

  it('is not to be got around: by no other ticket, by no ticket of an old password, by no link', async () => {
    const { who, at } = await signedIn()
    const { key } = await enrol(at)
    const { ticket } = (await login(browser(), who)).body
    const code = freshCode(key)
    for (const forged of ['', 'x', `${ticket}x`, String(ticket).replace(/^./, 'f')])
      expect((await post(browser(), 'second-step', { ticket: forged, code })).status).toBe(401)
    expect((await post(browser(), 'second-factor/begin', { ticket })).status).toBe(401)

    const { at: administrator } = await signedIn('administrator')
    const [path, token] = await linkFor(administrator, who)
    const next = browser()
    const chosen = await post(next, path, { token, password: another })
    expect(chosen.body.step).toBe('code')
    expect(next.cookies).toEqual({})
    expect((await post(next, 'second-step', { ticket, code })).status).toBe(401)
    const { ticket: renewed } = chosen.body
    expect((await post(next, 'second-step', { ticket: renewed, code: freshCode(key) })).status).toBe(200)
  })

  it('is removed with the present password, and taken away by an administrator, which is recorded', async () => {
    const { who, at } = await signedIn()
    await enrol(at)
    expect((await post(at, 'second-factor/remove', {})).status).toBe(403)
    expect((await post(at, 'second-factor/remove', { currentPassword: password })).status).toBe(200)
    expect((await login(browser(), who)).body.user).toBeDefined()

    await enrol(at)
    const { who: by, at: administrator } = await signedIn('administrator')
    const away = `${who.id}/second-factor/take-away`
    expect((await post(at, away, { currentPassword: password })).status).toBe(403)
    expect((await post(administrator, away, {})).status).toBe(403)
    expect((await post(administrator, away, { currentPassword: password })).status).toBe(200)
    expect((await login(browser(), who)).body.user).toBeDefined()
    const events = await here.database.execute('select what, by_id from editing.sign_in_events where user_id = $1', [
      who.id,
    ])
    expect(events).toContainEqual({ what: 'second factor taken away', by_id: by.id })
  })

  it('asked of all is made at the next sign-in, and by whoever asks it first', async () => {
    const { who, at } = await signedIn()
    const { at: administrator } = await signedIn('administrator')
    const all = { isAsked: true, currentPassword: password }
    expect((await post(at, 'second-factor/ask-of-all', all)).status).toBe(403)
    expect((await post(administrator, 'second-factor/ask-of-all', all)).status).toBe(409)
    await enrol(administrator)
    expect((await post(administrator, 'second-factor/ask-of-all', all)).status).toBe(200)
    expect(await me(at)).toBeNull()
    expect(await me(administrator)).not.toBeNull()

    const next = browser()
    const { step, ticket } = (await login(next, who)).body
    expect([step, next.cookies]).toEqual(['enrol', {}])
    expect((await post(next, 'second-step', { ticket, code: '000000' })).status).toBe(401)
    const begun = await post(next, 'second-factor/begin', { ticket })
    const code = codeAt(fromBase32(String(begun.body.secret)), stepOf(Date.now()))
    const done = await post(next, 'second-factor/confirm', { ticket, code })
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect((await me(next))?.id).toBe(who.id)
    expect((await post(next, 'second-factor/remove', { currentPassword: password })).status).toBe(409)
  })
})

/** The text of the first mail that was sent. */
const textOf = (calls: readonly unknown[][]): string => (calls[0]?.at(0) as { text: string } | undefined)?.text ?? ''

/** The link that an administrator is shown, as what its page asks. */
async function linkFor(at: Browser, { id }: { id: number }): Promise<[string, string]> {
  const { body, status } = await post(at, `${id}/link`, { currentPassword: password })
  expect(status).toBe(201)
  return ['reset-password', String(body.link).split('#')[1] as string]
}

describe('an invitation', () => {
  const newcomer = () => ({
    name: 'Newcomer',
    email: `new-${people++}@example.org`,
    role: 'editor',
    services: ['flowers'],
  })

  it('is made by administrators, shown where there is no mail, and used once to choose a password', async () => {
    const { at: writer } = await signedIn()
    expect((await post(writer, 'invite', newcomer())).status).toBe(403)
    expect((await post(browser(), 'invite', newcomer())).status).toBe(401)
    const { at } = await signedIn('administrator')
    const invited = newcomer()
    const { status, body } = await post(at, 'invite', invited)
    expect([status, body.link]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/localhost:3000\/admin\/set-password#[\w-]{43}$/),
    ])
    expect((await post(at, 'invite', invited)).status).toBe(409)
    expect((await login(browser(), invited, '')).status).toBe(401)

    const token = String(body.link).split('#')[1]
    expect((await post(browser(), 'link', { token })).body).toMatchObject({
      purpose: 'invitation',
      email: invited.email,
    })
    const next = browser()
    expect((await post(next, 'reset-password', { token, password })).status).toBe(200)
    expect(await me(next)).toMatchObject({ email: invited.email, role: 'editor', services: ['flowers'] })
    expect((await post(browser(), 'reset-password', { token, password: another })).status).toBe(404)
    expect(JSON.stringify(await here.database.execute('select * from editing.links'))).not.toContain(token)
  })

  it('is mailed where mail is set, and shown where it could not be', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const { at } = await signedIn('administrator')
    const sent = vi
      .spyOn(payload, 'sendEmail')
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('refused'))
    const mailed = await post(at, 'invite', newcomer())
    expect(mailed.body).toMatchObject({ isMailed: true })
    expect(JSON.stringify(mailed.body)).not.toMatch(/set-password/)
    expect(textOf(sent.mock.calls)).toMatch(/\/admin\/set-password#[\w-]{43}\n/)
    expect((await post(at, 'invite', newcomer())).body.link).toMatch(/set-password/)
  })

  it('holds for seven days, a link to a new password for two hours, and a newer one of an administrator ends those before', async () => {
    const { who } = await signedIn()
    const { at } = await signedIn('administrator')
    const [path, token] = await linkFor(at, who)
    const [, newer] = await linkFor(at, who)
    expect((await post(browser(), path, { token, password })).status).toBe(404)
    const [row] = await here.database.execute<{ minutes: number }>(
      'select round(extract(epoch from ends_at - now()) / 60)::integer as minutes from editing.links where user_id = $1',
      [who.id],
    )
    expect(row?.minutes).toBe(120)
    await here.database.execute("update editing.links set ends_at = now() - interval '1 second'")
    expect((await post(browser(), path, { token: newer, password })).status).toBe(404)
  })

  it('and no link can be guessed at for long', async () => {
    const at = browser()
    for (let count = 0; count < 30; count++)
      expect((await post(at, 'reset-password', { token: `guess ${count}`, password })).status).toBe(404)
    expect((await post(at, 'reset-password', { token: 'guess', password })).status).toBe(429)
  })

  it('asked for by strangers sends few mails, and makes no link void', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const { who } = await signedIn()
    const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
    for (let count = 0; count < 6; count++) await post(browser(), 'forgot-password', { email: who.email })
    await nothingBeside()
    expect(sent).toHaveBeenCalledTimes(3)
    const [, token] = /#([\w-]{43})/.exec(textOf(sent.mock.calls)) ?? []
    expect((await post(browser(), 'reset-password', { token, password: another })).status).toBe(200)
    const one = browser()
    for (let count = 0; count < 10; count++) await post(one, 'forgot-password', { email: 'x@example.org' })
    expect((await post(one, 'forgot-password', { email: 'x@example.org' })).status).toBe(429)
  })
})

describe('sessions', () => {
  it('are ended by their person, one or all others, and by nobody else', async () => {
    const { who, at } = await signedIn()
    const [second, third, fourth] = [browser(), browser(), browser()]
    for (const other of [second, third, fourth]) await login(other, who)
    const { at: stranger } = await signedIn()
    const rows = await here.database.execute<{ id: string }>(
      'select id from editing.sessions where user_id = $1 order by made_at',
      [who.id],
    )
    expect((await post(stranger, 'sessions/end', { id: rows[1]?.id })).body.ended).toBe(0)
    expect((await post(at, 'sessions/end', { id: rows[1]?.id })).body.ended).toBe(1)
    expect(await me(second)).toBeNull()
    expect(await me(third)).not.toBeNull()
    expect((await post(at, 'sessions/end')).body.ended).toBe(2)
    expect(await me(fourth)).toBeNull()
    expect(await me(at)).not.toBeNull()
    expect((await post(at, 'sessions/end', { id: 'no uuid' })).body.ended).toBe(0)
  })

  it('of a person are ended by an administrator', async () => {
    const { who, at } = await signedIn()
    const { at: stranger } = await signedIn('editor')
    const { at: administrator } = await signedIn('administrator')
    expect((await post(stranger, `${who.id}/sessions/end`)).status).toBe(403)
    expect(await me(at)).not.toBeNull()
    expect((await post(administrator, `${who.id}/sessions/end`)).body.ended).toBe(1)
    expect(await me(at)).toBeNull()
    for (const id of ['x', '0', '99999999', '1e3000'])
      expect((await post(administrator, `${id}/sessions/end`)).status).toBe(404)
  })
})

describe('the last administrator', () => {
  it('who has lost password, authenticator and recovery codes is let in by who may use the database', async () => {
    const { who, at } = await signedIn('administrator')
    await enrol(at)
    const { execute } = here.database
    await expect(rescue(execute, { email: 'nobody@example.org', isFactorRemoved: true })).rejects.toThrow(who.email)
    const first = await rescue(execute, { email: who.email, isFactorRemoved: false })
    const { token, ...told } = await rescue(execute, { email: who.email.toUpperCase(), isFactorRemoved: true })
    expect([told, first.hadFactor]).toEqual([{ name: who.name, hadFactor: true }, false])
    // The newest link alone holds, and the password is chosen by the rule.
    expect((await post(browser(), 'reset-password', { token: first.token, password: another })).status).toBe(404)
    expect((await post(browser(), 'reset-password', { token, password: 'password1234' })).status).toBe(400)
    expect((await post(browser(), 'reset-password', { token, password: another })).status).toBe(200)
    expect((await login(browser(), who, another)).body.user).toBeDefined()
    const events = await execute('select what, detail from editing.sign_in_events where user_id = $1', [who.id])
    expect(events).toContainEqual({ what: 'second factor removed', detail: 'On the command line' })
  })

  it('can be neither demoted nor deleted', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'administrator' } }, limit: 0 })
    const [last, ...others] = docs
    for (const { id } of others) await payload.delete({ collection: 'users', id })
    const id = Number(last?.id)
    await expect(payload.update({ collection: 'users', id, data: { role: 'editor' } })).rejects.toThrow(
      /last administrator/,
    )
    await expect(payload.delete({ collection: 'users', id })).rejects.toThrow(/last administrator/)
  })
})
