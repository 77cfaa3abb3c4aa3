/** The answers of sign-in: by password, by code, by link, and through an administrator. */
import crypto from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '#src/env.ts'
import { type FewPerson, fewPeople, secret, site } from '#test/few-people.ts'
import { decrypt } from '../keys.ts'
import { nothingBeside } from '../mail.ts'
import { type HashedPassword, hashed } from '../passwords.ts'
import { codeAt, stepOf } from '../totp.ts'

const noon = new Date('2026-11-23T12:00:00Z').getTime()
const right = 'four words that differ'
const another = 'quite another long sentence'
const { pbkdf2 } = crypto
const ofAnn = { name: 'Ann', email: 'ann@example.org' }

let hashedPassword: HashedPassword
beforeAll(async () => {
  // A hash is meant to take a core for a quarter of a second; what is asked here is the same after one round.
  crypto.pbkdf2 = (password, salt, _rounds, ...rest) => pbkdf2(password, salt, 1, ...rest)
  hashedPassword = await hashed(right)
})
afterAll(() => {
  crypto.pbkdf2 = pbkdf2
})
beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  env.SMTP_URL = undefined
})

/** Ann, an administrator; Ben, a writer; and Eve, who was only invited. */
const ground = (more: readonly FewPerson[] = []) =>
  fewPeople([
    { id: 1, ...ofAnn, role: 'administrator', password: hashedPassword },
    { id: 2, name: 'Ben', email: 'ben@example.org', role: 'writer', password: hashedPassword },
    { id: 3, name: 'Eve', email: 'eve@example.org', role: 'writer' },
    ...more,
  ])
type Ground = ReturnType<typeof ground>

const login = ({ ask }: Ground, email = ofAnn.email, password = right, more: object = {}) =>
  ask('/login', { body: { email, password }, ...more })
const tokenOf = async (there: Ground, email?: string) => String((await login(there, email)).body.token)
const messageOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.errors as { message: string; field?: string }[] | undefined)?.[0]
const kindsOf = ({ tables }: Ground) => tables.past.map(({ what }) => what)

/** The code that the authenticator of a person shows. */
function codeOf({ tables }: Ground, id: number, at = Date.now()): string {
  const factor = tables.factors.get(id)
  const key = factor && decrypt(secret, 'second factors', factor.secret, String(id))
  if (!key) throw new Error('There is no second factor.')
  return codeAt(key, stepOf(at))
}

/** Adds a second factor to whoever is signed in, and gives the recovery codes. */
async function addFactor(there: Ground, token: string, id: number): Promise<string[]> {
  await there.ask('/second-factor/begin', { token, body: { currentPassword: right } })
  const { body } = await there.ask('/second-factor/confirm', { token, body: { code: codeOf(there, id) } })
  // The code that was given counts no second time.
  vi.setSystemTime(Date.now() + 60_000)
  return body.recoveryCodes as string[]
}

describe('a request to sign-in', () => {
  it('from a page of another place is refused, before anybody looks at what it says', async () => {
    const there = ground()
    const asked = (origin: string) => login(there, undefined, undefined, { headers: { origin } })
    expect(await asked('https://elsewhere.example')).toMatchObject({ status: 403 })
    expect(there.tables.sessions).toEqual([])
    expect(await asked(site)).toMatchObject({ status: 200 })
  })

  it('that lacks something is refused, and so is what cannot be read', async () => {
    const { ask } = ground()
    for (const body of [
      {},
      { email: 'a' },
      { email: 7, password: right },
      'no JSON',
      { email: 'a', password: 'x'.repeat(1001) },
    ])
      expect(messageOf(await ask('/login', { body }))?.message).toBe('Something is missing here. Fill in every field.')
  })

  it('is answered with what nobody keeps', async () => {
    const there = ground()
    for (const { headers } of [await login(there), await login(there, undefined, 'wrong')])
      expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a sign-in', () => {
  it('by address and password begins a session, and makes the browser a known one', async () => {
    const there = ground()
    const { status, body, headers } = await login(there, ' ANN@example.org ')
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: 1, collection: 'users' }, exp: noon / 1000 + 8 * 60 * 60 })
    expect(JSON.stringify(body)).not.toContain(hashedPassword.hash)
    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['octavo-token', 'octavo-device-1'])
    expect(cookies[0]).toContain(`octavo-token=${body.token};`)
    expect(there.tables.sessions).toMatchObject([{ userId: 1, agent: 'curl/8', address: '192.0.2.1' }])
    expect(JSON.stringify(there.tables.sessions)).not.toContain(String(body.token))
    expect(there.tables.past).toMatchObject([{ what: 'signed in', detail: '192.0.2.1', byId: null }])
  })

  it('is refused in the same words whoever it is, and the record tells no word of what was typed', async () => {
    const there = ground()
    const tries = [
      await login(there, undefined, another),
      await login(there, 'eve@example.org'),
      await login(there, 'no@where.org'),
    ]
    for (const answer of tries) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ errors: [{ message: 'The address or the password is wrong.' }] })
    }
    const reason = 'wrong password, from 192.0.2.1'
    expect(there.tables.noted).toEqual(
      [1, 3, null].map((documentId) => ({ kind: 'sign-in refused', reason, documentId })),
    )
    expect(there.tables.sessions).toEqual([])
  })

  it('is refused for a while after too many failures, though the password be right', async () => {
    const there = ground()
    for (let count = 0; count < 5; count++) await login(there, undefined, another)
    const answer = await login(there)
    expect(answer.status).toBe(429)
    expect(messageOf(answer)?.message).toBe('That was tried too often. Try again in 15 minutes.')
    expect(answer.headers.get('retry-after')).toBe('900')
    vi.setSystemTime(noon + 14 * 60_000)
    expect(messageOf(await login(there))?.message).toBe('That was tried too often. Try again in 60 seconds.')
    vi.setSystemTime(noon + 15 * 60_000)
    expect((await login(there)).status).toBe(200)
  })

  it('in a browser that is known goes on while strangers fail', async () => {
    const there = ground()
    const cookie = (await login(there)).headers.getSetCookie().map((one) => one.split(';')[0])[1] ?? ''
    for (let count = 0; count < 9; count++) await login(there, undefined, another)
    expect((await login(there)).status).toBe(429)
    expect((await login(there, undefined, right, { headers: { cookie } })).status).toBe(200)
  })
})

describe('a session', () => {
  it('is made longer while somebody works in it, and gives no new token', async () => {
    const there = ground()
    const token = await tokenOf(there)
    vi.setSystemTime(noon + 7 * 3_600_000)
    const { status, body, headers } = await there.ask('/refresh-token', { token })
    expect([status, body.exp]).toEqual([200, (noon + 15 * 3_600_000) / 1000])
    expect(body).not.toHaveProperty('token')
    expect(headers.get('set-cookie')).toContain(`octavo-token=${token};`)
  })

  it('ends by itself eight hours after it was last made longer, and two weeks after it began', async () => {
    const there = ground()
    const token = await tokenOf(there)
    for (let hours = 7; hours < 14 * 24; hours += 7) {
      vi.setSystemTime(noon + hours * 3_600_000)
      expect((await there.ask('/refresh-token', { token })).status).toBe(200)
    }
    vi.setSystemTime(noon + 14 * 24 * 3_600_000)
    expect((await there.ask('/refresh-token', { token })).status).toBe(401)
    const idle = await tokenOf(there)
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    expect((await there.ask('/refresh-token', { token: idle })).status).toBe(401)
  })

  it('ends where its person signs out, and no other of theirs does', async () => {
    const there = ground()
    const [one, other] = [await tokenOf(there), await tokenOf(there)]
    const { headers } = await there.ask('/logout', { token: one })
    expect(headers.get('set-cookie')).toMatch(/^octavo-token=; Expires=/)
    expect(new Date(/Expires=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '').getTime()).toBeLessThan(noon)
    expect((await there.ask('/refresh-token', { token: one })).status).toBe(401)
    expect((await there.ask('/refresh-token', { token: other })).status).toBe(200)
    expect((await there.ask('/logout')).status, 'nobody is signed in').toBe(200)
  })

  it('of one’s own is ended by its id, or all but the one that asks', async () => {
    const there = ground()
    const [own, ofBen] = [await tokenOf(there), await tokenOf(there, 'ben@example.org')]
    const [, theirs] = there.tables.sessions
    for (let count = 0; count < 3; count++) await tokenOf(there)
    const end = (body: object) => there.ask('/sessions/end', { token: own, body })
    expect((await end({ id: theirs?.id })).body, 'of somebody else').toMatchObject({ ended: 0 })
    expect((await end({ id: there.tables.sessions[2]?.id })).body).toMatchObject({
      message: 'One sign-in was ended.',
      ended: 1,
    })
    expect((await end({})).body).toMatchObject({ message: '2 sign-ins were ended.', ended: 2 })
    expect((await there.ask('/refresh-token', { token: ofBen })).status).toBe(200)
    expect(kindsOf(there).filter((what) => what === 'sessions ended')).toHaveLength(2)
    expect((await there.ask('/sessions/end')).status).toBe(401)
  })
})

describe('a second factor', () => {
  it('counts once a code of it was given, and asks for one at the next sign-in', async () => {
    const there = ground()
    const token = await tokenOf(there)
    const begun = await there.ask('/second-factor/begin', { token, body: { currentPassword: right } })
    expect(begun.body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      picture: { size: expect.any(Number) },
    })
    expect((await login(there)).body, 'it does not count yet').toHaveProperty('token')
    const wrong = await there.ask('/second-factor/confirm', { token, body: { code: '000000' } })
    expect(messageOf(wrong)).toMatchObject({ field: 'code' })
    const code = codeOf(there, 1)
    const { body } = await there.ask('/second-factor/confirm', {
      token,
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    })
    expect(body.recoveryCodes).toHaveLength(10)
    expect(new Set(body.recoveryCodes as string[]).size).toBe(10)
    for (const one of body.recoveryCodes as string[]) expect(one).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    const next = await login(there)
    expect(next.body).toEqual({ step: 'code', ticket: expect.any(String) })
    expect(next.headers.getSetCookie()).toEqual([])
    expect((await there.ask('/second-factor/begin', { token, body: { currentPassword: right } })).status).toBe(409)
  })

  it('is begun by whoever says their password once more, and by nobody else', async () => {
    const there = ground()
    const token = await tokenOf(there)
    const begin = (body: object, by: { token?: string } = { token }) =>
      there.ask('/second-factor/begin', { ...by, body })
    expect(messageOf(await begin({}))).toEqual({ message: 'Give your present password too.', field: 'currentPassword' })
    expect(messageOf(await begin({ currentPassword: another }))).toEqual({
      message: 'Your present password is another one.',
      field: 'currentPassword',
    })
    expect((await begin({ currentPassword: right }, {})).status).toBe(401)
    expect(there.tables.factors.size).toBe(0)
  })

  it('lets in by a code, which counts once', async () => {
    const there = ground()
    await addFactor(there, await tokenOf(there), 1)
    const step = async (code: string) =>
      there.ask('/second-step', { body: { ticket: (await login(there)).body.ticket, code } })
    const code = codeOf(there, 1)
    expect(await step(code)).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    const again = await step(code)
    expect([again.status, messageOf(again)?.field]).toEqual([401, 'code'])
    expect(there.tables.noted.at(-1)).toMatchObject({ reason: 'wrong code, from 192.0.2.1', documentId: 1 })
    expect(await step(codeOf(there, 1, Date.now() + 90_000)), 'too early').toMatchObject({ status: 401 })
  })

  it('lets in by each recovery code once, however it is typed', async () => {
    const there = ground()
    const [one = '', other = ''] = await addFactor(there, await tokenOf(there), 1)
    const step = async (code: string) =>
      there.ask('/second-step', { body: { ticket: (await login(there)).body.ticket, code } })
    expect((await step(one)).status).toBe(200)
    expect((await step(one)).status).toBe(401)
    expect((await step(` ${other.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
    expect(kindsOf(there)).toContain('recovery code used')
  })

  it('has nobody in by a ticket that is old, or of a password that was changed since', async () => {
    const there = ground()
    await addFactor(there, await tokenOf(there), 1)
    const { ticket } = (await login(there)).body
    const step = () => there.ask('/second-step', { body: { ticket, code: codeOf(there, 1) } })
    const [ann] = there.tables.people
    if (ann) ann.password = await hashed(another)
    expect(messageOf(await step())?.message).toBe('That took too long. Begin again with your password.')
    if (ann) ann.password = hashedPassword
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect((await step()).status).toBe(401)
  })

  it('that all are asked for is made at the next sign-in, which begins with it', async () => {
    const there = ground()
    there.tables.isFactorAsked = true
    const { body } = await login(there)
    expect(body).toMatchObject({ step: 'enrol' })
    const { ticket } = body
    expect((await there.ask('/second-step', { body: { ticket, code: '000000' } })).status, 'a ticket of its own').toBe(
      401,
    )
    await there.ask('/second-factor/begin', { body: { ticket } })
    expect(there.tables.sessions).toEqual([])
    const entered = await there.ask('/second-factor/confirm', { body: { ticket, code: codeOf(there, 1) } })
    expect(entered.body).toMatchObject({ token: expect.any(String), recoveryCodes: expect.any(Array) })
    expect(kindsOf(there)).toEqual(['second factor added', 'signed in'])
  })

  it('is removed by its person, unless all are asked for one', async () => {
    const there = ground()
    const token = await tokenOf(there)
    await addFactor(there, token, 1)
    const remove = () => there.ask('/second-factor/remove', { token, body: { currentPassword: right } })
    there.tables.isFactorAsked = true
    expect((await remove()).status).toBe(409)
    there.tables.isFactorAsked = false
    expect((await remove()).status).toBe(200)
    expect([there.tables.factors.size, there.tables.codes, kindsOf(there).at(-1)]).toEqual([
      0,
      [],
      'second factor removed',
    ])
    expect((await login(there)).body).toHaveProperty('token')
  })

  it('has new recovery codes in the place of all from before', async () => {
    const there = ground()
    const token = await tokenOf(there)
    const renew = () => there.ask('/recovery-codes', { token, body: { currentPassword: right } })
    expect((await renew()).status, 'there is no second factor').toBe(409)
    const before = await addFactor(there, token, 1)
    const { body } = await renew()
    expect(body.recoveryCodes).toHaveLength(10)
    expect(there.tables.codes).toHaveLength(10)
    const { ticket } = (await login(there)).body
    expect((await there.ask('/second-step', { body: { ticket, code: before[0] } })).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const forgot = (there: Ground, email: string) => there.ask('/forgot-password', { body: { email } })

  it('is answered alike for everyone, and a link goes to those who are here', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const there = ground()
    const answers = [await forgot(there, ' Ann@example.org'), await forgot(there, 'no@where.org')]
    await nothingBeside()
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(there.mails).toMatchObject([{ to: 'ann@example.org', text: expect.stringContaining('holds for two hours') }])
    expect(there.mails[0]?.text).toMatch(/\/admin\/set-password#[\w-]{43}\n/)
    expect(kindsOf(there)).toEqual(['link asked'])
  })

  it('of somebody who was only invited is an invitation once more', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const there = ground()
    await forgot(there, 'eve@example.org')
    await nothingBeside()
    expect(there.mails).toMatchObject([{ text: expect.stringContaining('holds for seven days') }])
    expect(there.tables.links).toMatchObject([{ userId: 3, purpose: 'invitation', endsAt: noon + 7 * 24 * 3_600_000 }])
  })

  it('sends three mails an hour to one address, and nothing where no mail is set', async () => {
    const there = ground()
    await forgot(there, ofAnn.email)
    await nothingBeside()
    expect([there.mails, there.tables.links]).toEqual([[], []])
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    for (let count = 0; count < 5; count++) await forgot(there, ofAnn.email)
    await nothingBeside()
    expect(there.mails).toHaveLength(3)
    for (let count = 0; count < 4; count++) await forgot(there, ofAnn.email)
    expect((await forgot(there, ofAnn.email)).status).toBe(429)
  })
})

describe('a link', () => {
  /** The token of a link that an administrator makes. */
  async function linked(there: Ground, id: number): Promise<string> {
    const token = await tokenOf(there)
    const { body } = await there.ask(`/${id}/link`, { token, body: { currentPassword: right } })
    return String(body.link).split('#')[1] ?? ''
  }
  const choose = ({ ask }: Ground, token: string, password = another) =>
    ask('/reset-password', { body: { token, password } })

  it('says whose it is without being used up', async () => {
    const there = ground()
    const token = await linked(there, 2)
    for (let count = 0; count < 2; count++)
      expect((await there.ask('/link', { body: { token } })).body).toEqual({
        purpose: 'reset',
        name: 'Ben',
        email: 'ben@example.org',
      })
    expect((await there.ask('/link', { body: { token: 'nothing' } })).status).toBe(404)
  })

  it('lets its person choose a password once, and ends every session from before', async () => {
    const there = ground()
    await tokenOf(there, 'ben@example.org')
    const token = await linked(there, 2)
    expect((await choose(there, token)).body).toMatchObject({ user: { id: 2 }, token: expect.any(String) })
    expect(there.tables.sessions.filter(({ userId }) => userId === 2)).toHaveLength(1)
    expect((await choose(there, token)).status).toBe(404)
    expect((await login(there, 'ben@example.org')).status).toBe(401)
    expect((await login(there, 'ben@example.org', another)).status).toBe(200)
  })

  it('is not used up by a password that is not taken', async () => {
    const there = ground()
    const token = await linked(there, 2)
    for (const password of ['short', 'benbenben ben', 'password1234'])
      expect(messageOf(await choose(there, token, password))?.field, password).toBe('password')
    expect((await choose(there, token)).status).toBe(200)
  })

  it('is void when it is too old, and when a later one is made', async () => {
    const there = ground()
    const first = await linked(there, 2)
    const second = await linked(there, 2)
    expect((await choose(there, first)).status).toBe(404)
    vi.setSystemTime(noon + 2 * 3_600_000)
    expect((await choose(there, second)).status).toBe(404)
    expect((await login(there, 'ben@example.org')).status).toBe(200)
  })

  it('leads on to the second step, where there is one', async () => {
    const there = ground()
    await addFactor(there, await tokenOf(there, 'ben@example.org'), 2)
    expect((await choose(there, await linked(there, 2))).body).toEqual({ step: 'code', ticket: expect.any(String) })
  })
})

describe('the first person', () => {
  const first = (there: Ground, body: object = {}) =>
    there.ask('/first-register', { body: { name: ' ', email: 'Zoe@example.org', password: another, ...body } })

  it('is an administrator, and signed in', async () => {
    const there = fewPeople([])
    expect(await first(there)).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    expect(there.tables.people).toMatchObject([
      { name: 'Administrator', role: 'administrator', email: 'zoe@example.org' },
    ])
  })

  it('is nobody who comes second', async () => {
    const there = ground()
    expect((await first(there)).status).toBe(403)
    expect(there.tables.people).toHaveLength(3)
  })

  it('chooses a password that is taken, or is nobody', async () => {
    const there = fewPeople([])
    expect(messageOf(await first(there, { password: 'zoe@example' }))?.field).toBe('password')
    expect((await first(there, { email: 'zoe' })).status).toBe(400)
    expect(there.tables.people).toEqual([])
  })
})

describe('an administrator', () => {
  const person = { name: 'Dan', email: ' Dan@example.org', role: 'editor' }

  it('invites somebody, and is shown the link where no mail is sent', async () => {
    const there = ground()
    const { status, body } = await there.ask('/invite', { token: await tokenOf(there), body: person })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: 4, name: 'Dan', purpose: 'invitation', validFor: 'seven days' })
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/admin\/set-password#[\w-]{43}$/)
    expect(there.tables.past.at(-1)).toMatchObject({ userId: 4, byId: 1, what: 'invited' })
  })

  it('has the link mailed where mail is sent, and is not shown it', async () => {
    const there = ground()
    const token = await tokenOf(there)
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const { body } = await there.ask('/invite', { token, body: person })
    expect(body).toMatchObject({ isMailed: true })
    expect(body).not.toHaveProperty('link')
    expect(there.mails).toMatchObject([{ to: 'dan@example.org', text: expect.stringContaining('Ann invites you') }])
  })

  it('is shown the link where the mail server does not take the mail', async () => {
    const there = ground()
    const token = await tokenOf(there)
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    there.payload.sendEmail = () => Promise.reject(new Error('away'))
    const { status, body } = await there.ask('/invite', { token, body: person })
    expect([status, body.trouble]).toEqual([201, 'The mail server did not take the mail.'])
    expect(body.link).toContain('#')
  })

  it('invites nobody who is here already, or has no address', async () => {
    const there = ground()
    const token = await tokenOf(there)
    const invite = (email: string) => there.ask('/invite', { token, body: { ...person, email } })
    const duplicate = await invite('BEN@example.org ')
    expect([duplicate.status, messageOf(duplicate)?.field]).toEqual([409, 'email'])
    expect(messageOf(await invite('ben'))?.field).toBe('email')
    expect((await there.ask('/invite', { token, body: { ...person, role: 'owner' } })).status).toBe(400)
    expect(there.tables.people).toHaveLength(3)
  })

  it('alone does what is done to others', async () => {
    const there = ground()
    const token = await tokenOf(there, 'ben@example.org')
    const body = { currentPassword: right, isAsked: true, ...person }
    const paths = ['/invite', '/1/link', '/1/second-factor/take-away', '/1/sessions/end', '/second-factor/ask-of-all']
    for (const path of paths) {
      expect((await there.ask(path, { token, body })).status, path).toBe(403)
      expect((await there.ask(path, { body })).status, path).toBe(401)
    }
  })

  it('says their own password to let somebody in again', async () => {
    const there = ground()
    const token = await tokenOf(there)
    for (const path of ['/2/link', '/2/second-factor/take-away'])
      expect(messageOf(await there.ask(path, { token, body: {} }))?.field, path).toBe('currentPassword')
    expect(there.tables.links).toEqual([])
  })

  it('asks about nobody who is not there', async () => {
    const there = ground()
    const token = await tokenOf(there)
    for (const id of ['9', '0', '-1', '1.5', 'x', '99999999999'])
      expect((await there.ask(`/${id}/sessions/end`, { token })).status, id).toBe(404)
  })

  it('takes a second factor away from who lost it, and they are told', async () => {
    const there = ground()
    const token = await tokenOf(there)
    await addFactor(there, await tokenOf(there, 'ben@example.org'), 2)
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const take = () => there.ask('/2/second-factor/take-away', { token, body: { currentPassword: right } })
    expect((await take()).status).toBe(200)
    await nothingBeside()
    expect(there.mails).toMatchObject([{ to: 'ben@example.org', text: expect.stringContaining('Ann took away') }])
    expect(there.tables.past.at(-1)).toMatchObject({ userId: 2, byId: 1, what: 'second factor taken away' })
    expect((await take()).status).toBe(409)
  })

  it('signs somebody out everywhere, and stays where they ask themselves', async () => {
    const there = ground()
    const token = await tokenOf(there)
    await tokenOf(there, 'ben@example.org')
    await tokenOf(there)
    expect((await there.ask('/2/sessions/end', { token })).body).toMatchObject({ ended: 1 })
    expect((await there.ask('/1/sessions/end', { token })).body).toMatchObject({ ended: 1 })
    expect((await there.ask('/refresh-token', { token })).status).toBe(200)
    expect((await there.ask('/2/sessions/end', { token })).body).toMatchObject({ ended: 0 })
    expect(kindsOf(there).filter((what) => what === 'sessions ended')).toHaveLength(2)
  })

  it('asks a second factor of all once they have one, and who has none is signed out', async () => {
    const there = ground()
    const token = await tokenOf(there)
    const ofBen = await tokenOf(there, 'ben@example.org')
    const askOfAll = (isAsked: boolean) =>
      there.ask('/second-factor/ask-of-all', { token, body: { isAsked, currentPassword: right } })
    expect((await askOfAll(true)).status).toBe(409)
    expect(there.tables.isFactorAsked).toBe(false)
    await addFactor(there, token, 1)
    expect((await askOfAll(true)).status).toBe(200)
    expect((await there.ask('/refresh-token', { token: ofBen })).status).toBe(401)
    expect((await there.ask('/refresh-token', { token })).status).toBe(200)
    await askOfAll(false)
    expect(there.tables.noted.map(({ kind }) => kind)).toEqual([
      'second factor asked of all',
      'second factor left to each',
    ])
  })
})
