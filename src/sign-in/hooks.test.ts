/** What a change of a person goes through, and how the CMS knows who asks. */
import crypto from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { fewPeople, secret, site } from '#test/few-people.ts'
import { deleteOneAtATime, keepAnAdministrator, keepChosen, keepTheLastAdministrator, takePassword } from './hooks.ts'
import { tokenHash } from './keys.ts'
import { accountLinkAddress, makeLink } from './links.ts'
import { nothingBeside } from './mail.ts'
import { type HashedPassword, hashed, isPassword } from './passwords.ts'
import { memberByEmail, memberById } from './people.ts'
import { rescue } from './rescue.ts'
import { beginSession, sessionsOf } from './sessions.ts'
import { sessionStrategy, tokenOf } from './strategy.ts'

const right = 'four words that differ'
const another = 'quite another long sentence'
const { pbkdf2 } = crypto

let hashedPassword: HashedPassword
beforeAll(async () => {
  // A hash is meant to take a core for a quarter of a second; what is asked here is the same after one round.
  crypto.pbkdf2 = (password, salt, _rounds, ...rest) => pbkdf2(password, salt, 1, ...rest)
  hashedPassword = await hashed(right)
})
afterAll(() => {
  crypto.pbkdf2 = pbkdf2
})
afterEach(() => {
  env.SMTP_URL = undefined
})

const ground = () =>
  fewPeople([
    { id: 1, name: 'Ann', email: 'ann@example.org', role: 'administrator', password: hashedPassword },
    { id: 2, name: 'Ben', email: 'ben@example.org', role: 'writer', password: hashedPassword },
  ])
type Ground = ReturnType<typeof ground>

const signedIn = (id: number, session = 'a session') => ({ id, collection: 'users', _sid: session, _endsMs: 0 })

/** Saves a person as the CMS does, and gives the result. */
async function saved(
  { request, tables }: Ground,
  id: number,
  data: object,
  { by = signedIn(id) as object | null, ofOurs = false } = {},
) {
  const req = request(by)
  const args = { id, data, req, overrideAccess: ofOurs }
  const { data: stored } = (await takePassword({ args, operation: 'update', req } as never)) as { data: object }
  const person = tables.people.find((one) => one.id === id)
  const previousDoc = { ...person }
  const doc = Object.assign(person ?? {}, stored)
  await keepChosen({ doc, previousDoc, operation: 'update', req } as never)
  return stored
}

const isNow = async ({ tables }: Ground, id: number, password: string) =>
  isPassword(password, tables.people.find((one) => one.id === id)?.password)

describe('a change of a password', () => {
  it('is kept with the present one, and is nowhere in what is saved', async () => {
    const there = ground()
    const stored = await saved(there, 1, { name: 'Anna', password: another, currentPassword: right })
    expect(stored).toEqual({ name: 'Anna' })
    expect([await isNow(there, 1, another), await isNow(there, 1, right)]).toEqual([true, false])
  })

  it('is refused at its field without the present password, or with another', async () => {
    const there = ground()
    for (const currentPassword of [undefined, '', another, 7]) {
      const change = saved(there, 1, { password: another, currentPassword })
      await expect(change).rejects.toMatchObject({ status: 403, data: { errors: [{ path: 'currentPassword' }] } })
    }
    expect(await isNow(there, 1, right)).toBe(true)
  })

  it('of somebody else asks for the password of whoever changes it', async () => {
    const there = ground()
    const [ann] = there.tables.people
    if (ann) ann.password = await hashed(another)
    const asAnn = { by: signedIn(1) }
    await expect(saved(there, 2, { password: 'a third of its kind', currentPassword: right }, asAnn)).rejects.toThrow()
    await saved(there, 2, { password: 'a third of its kind', currentPassword: another }, asAnn)
    expect(await isNow(there, 2, 'a third of its kind')).toBe(true)
    expect(there.tables.past).toMatchObject([{ userId: 2, byId: 1, what: 'password changed' }])
  })

  it('asks for none where code of ours makes it', async () => {
    const there = ground()
    await saved(there, 1, { password: another }, { ofOurs: true })
    expect(await isNow(there, 1, another)).toBe(true)
  })

  it('is refused where the password is not taken, by name and address as they will be', async () => {
    const there = ground()
    const change = (data: object) => saved(there, 1, { currentPassword: right, ...data })
    for (const password of ['short', 'ann@example.org', 123456789012])
      await expect(change({ password }), String(password)).rejects.toMatchObject({
        data: { errors: [{ path: 'password' }] },
      })
    await expect(change({ password: 'wilhelmina wilhelmina1', name: 'Wilhelmina' })).rejects.toThrow()
  })

  it('ends sign-ins elsewhere and every link; one’s own stays', async () => {
    const there = ground()
    const place = { agent: '', address: '' }
    const [own, other] = [await beginSession(there.execute, 1, place), await beginSession(there.execute, 1, place)]
    await makeLink(there.execute, { userId: 1, purpose: 'reset' })
    await saved(there, 1, { password: another, currentPassword: right }, { by: signedIn(1, own.id) })
    expect((await sessionsOf(there.execute, 1)).map(({ id }) => id)).toEqual([own.id])
    expect(there.tables.links).toEqual([])
    await saved(there, 1, { password: right, currentPassword: another }, { by: signedIn(1, other.id) })
    expect(await sessionsOf(there.execute, 1)).toEqual([])
  })

  it('tells the person, where mail is set', async () => {
    const there = ground()
    await saved(there, 1, { password: another, currentPassword: right })
    await nothingBeside()
    expect(there.mails).toEqual([])
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    await saved(there, 1, { password: right, currentPassword: another })
    await nothingBeside()
    expect(there.mails).toMatchObject([{ to: 'ann@example.org', subject: 'Your password was changed' }])
  })
})

describe('a change of an address', () => {
  it('asks for the present password, is recorded, and is told to the address from before', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const there = ground()
    await expect(saved(there, 1, { email: 'new@example.org' })).rejects.toMatchObject({ status: 403 })
    await makeLink(there.execute, { userId: 1, purpose: 'reset' })
    await saved(there, 1, { email: 'new@example.org', currentPassword: right })
    await nothingBeside()
    expect(there.tables.links, 'what was sent to the address from before').toEqual([])
    expect(there.tables.past).toMatchObject([{ what: 'address changed', detail: 'ann@example.org → new@example.org' }])
    expect(there.mails).toMatchObject([{ to: 'ann@example.org', text: expect.stringContaining('new@example.org') }])
    expect(await isNow(there, 1, right), 'the password stays').toBe(true)
  })

  it('is none where the same is typed otherwise', async () => {
    const there = ground()
    await takePassword({
      args: { id: 1, data: { email: ' ANN@example.org' } },
      operation: 'update',
      req: there.request(signedIn(1)),
    } as never)
    expect(there.tables.limits.size, 'no password was asked for').toBe(0)
  })

  it('is refused where it is no text', async () => {
    const there = ground()
    await expect(saved(there, 1, { email: { equals: 'a' } })).rejects.toMatchObject({
      data: { errors: [{ path: 'email' }] },
    })
  })
})

describe('a change of anything else', () => {
  it('asks for no password, and ends nothing', async () => {
    const there = ground()
    await beginSession(there.execute, 1, { agent: '', address: '' })
    expect(await saved(there, 1, { name: 'Anna', password: '' })).toEqual({ name: 'Anna' })
    expect([there.tables.past, there.tables.sessions.length]).toEqual([[], 1])
  })

  it('is made of many at once, where it is no password, address or role', async () => {
    const req = ground().request(signedIn(1))
    const many = (data: object) => takePassword({ args: { data }, operation: 'update', req } as never)
    for (const data of [{ password: another }, { email: 'a@b.c' }, { role: 'administrator' }])
      await expect(many(data), JSON.stringify(data)).rejects.toMatchObject({ status: 400 })
    expect(await many({ services: ['flowers'] })).toMatchObject({ data: { services: ['flowers'] } })
  })

  it('finds nobody by what is no id', async () => {
    const req = ground().request(signedIn(1))
    await expect(takePassword({ args: { id: 'x', data: {} }, operation: 'update', req } as never)).rejects.toThrow()
  })
})

describe('the administrators', () => {
  const demoted = ({ request }: Ground, id: number) => {
    const [previousDoc, doc] = [
      { id, role: 'administrator' },
      { id, role: 'editor' },
    ]
    return Promise.resolve(keepAnAdministrator({ doc, previousDoc, req: request() } as never))
  }

  it('keep one of them: the last is neither demoted nor deleted', async () => {
    const there = ground()
    await expect(demoted(there, 1)).rejects.toMatchObject({ status: 409 })
    await expect(keepTheLastAdministrator({ id: 1, req: there.request() } as never)).rejects.toMatchObject({
      status: 409,
    })
    await keepTheLastAdministrator({ id: 2, req: there.request() } as never)
    const [, ben] = there.tables.people
    if (ben) ben.role = 'administrator'
    expect(await demoted(there, 1)).toMatchObject({ role: 'editor' })
  })

  it('delete people one at a time', () => {
    const remove = (args: object) => deleteOneAtATime({ args, operation: 'delete' } as never)
    expect(() => remove({ where: {} })).toThrow('People are deleted one at a time.')
    expect(remove({ id: 2 })).toEqual({ id: 2 })
  })
})

describe('whoever asks', () => {
  const config = { cookiePrefix: 'octavo', csrf: [site] } as never
  const told = (headers: Record<string, string>) => tokenOf(new Headers(headers), config)
  const cookie = 'octavo-token=abc'

  it('says so in a header, or by the cookie of a page of ours', () => {
    expect(told({ authorization: 'JWT abc' })).toBe('abc')
    expect(told({ authorization: 'Bearer abc', cookie: 'octavo-token=x' })).toBe('abc')
    expect(told({ cookie, origin: site })).toBe('abc')
    for (const where of ['same-origin', 'same-site', 'none'])
      expect(told({ cookie, 'sec-fetch-site': where }), where).toBe('abc')
  })

  it('is nobody by the cookie of a page of another place, or of none that says where it is', () => {
    expect(told({ cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'none' })).toBeUndefined()
    expect(told({ cookie, 'sec-fetch-site': 'cross-site' })).toBeUndefined()
    expect(told({ cookie })).toBeUndefined()
    expect(told({ authorization: 'Basic abc' })).toBeUndefined()
    expect(told({ cookie: 'payload-token=abc', origin: site })).toBeUndefined()
  })

  it('is the person of the session, read anew, and nobody once that has ended', async () => {
    const { execute, tables, payload } = ground()
    const { token, id } = await beginSession(execute, 2, { agent: 'a'.repeat(500), address: '' })
    const who = async () => {
      const headers = new Headers({ authorization: `JWT ${token}` })
      return (await sessionStrategy.authenticate({ headers, payload } as never)).user
    }
    expect(await who()).toMatchObject({ id: 2, role: 'writer', _sid: id, collection: 'users' })
    expect(tables.sessions[0]).toMatchObject({ token: tokenHash(token).toString('hex') })
    expect(tables.sessions[0]?.agent).toHaveLength(400)
    const [, ben] = tables.people
    if (ben) ben.role = 'editor'
    expect(await who()).toMatchObject({ role: 'editor' })
    tables.people.pop()
    expect(await who(), 'of somebody who is gone').toBeNull()
  })

  it('was last seen within a minute of when they were', async () => {
    const { execute, tables, payload } = ground()
    const { token } = await beginSession(execute, 2, { agent: '', address: '' })
    const [session] = tables.sessions
    const seen = async (agoSeconds: number) => {
      if (session) session.seenAt = Date.now() - agoSeconds * 1000
      const before = session?.seenAt
      await sessionStrategy.authenticate({ headers: new Headers({ authorization: `JWT ${token}` }), payload } as never)
      return session?.seenAt !== before
    }
    expect([await seen(50), await seen(70)]).toEqual([false, true])
  })
})

describe('a person', () => {
  it('is found by their address however it is typed, and has a password or none', async () => {
    const { execute, tables } = ground()
    const [, ben] = tables.people
    delete ben?.password
    expect(await memberByEmail(execute, ' ANN@Example.org')).toMatchObject({ id: 1, password: hashedPassword })
    expect(await memberById(execute, 2)).toEqual({ id: 2, name: 'Ben', email: 'ben@example.org', password: undefined })
    expect(await memberById(execute, 9)).toBeUndefined()
  })

  it('is let in again on the command line, by a link that is the only one, with the second factor or without', async () => {
    const { execute, tables } = ground()
    tables.factors.set(1, { secret: Buffer.from(secret), lastStep: 0, isOn: true })
    await makeLink(execute, { userId: 1, purpose: 'invitation' })
    const { name, token, hadFactor } = await rescue(execute, { email: ' Ann@example.org', isFactorRemoved: false })
    expect([name, hadFactor, tables.factors.size]).toEqual(['Ann', false, 1])
    expect(tables.links).toMatchObject([{ purpose: 'reset', token: tokenHash(token).toString('hex') }])
    expect(await rescue(execute, { email: 'ann@example.org', isFactorRemoved: true })).toMatchObject({
      hadFactor: true,
    })
    expect(tables.factors.size).toBe(0)
    const again = await rescue(execute, { email: 'ann@example.org', isFactorRemoved: true })
    expect(again.hadFactor, 'there was none any more').toBe(false)
    const told = tables.past.map(({ what, detail }) => `${what}: ${detail}`)
    expect(told.filter((one) => one === 'second factor removed: On the command line')).toHaveLength(1)
    expect(told.filter((one) => one === 'link made: On the command line')).toHaveLength(3)
  })

  it('who is not there is said not to be, with who the administrators are', async () => {
    const { execute, tables } = ground()
    const nobody = () => rescue(execute, { email: 'no@where.org', isFactorRemoved: true })
    await expect(nobody()).rejects.toThrow('Nobody signs in as no@where.org. The administrator is ann@example.org.')
    const [ann, ben] = tables.people
    if (ben) ben.role = 'administrator'
    await expect(nobody()).rejects.toThrow('The administrators are ann@example.org, ben@example.org.')
    for (const one of [ann, ben]) if (one) one.role = 'writer'
    await expect(nobody()).rejects.toThrow('There is no administrator: open /admin, and be the first.')
    expect(tables.links).toEqual([])
  })

  it('is sent a link whose token no server is sent', () => {
    expect(new URL(accountLinkAddress('https://octavo.example', 'abc'))).toMatchObject({
      pathname: '/admin/set-password',
      search: '',
      hash: '#abc',
    })
  })
})
