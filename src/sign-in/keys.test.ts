/** What is handed out and comes back: tokens, signed values, what is encrypted, tickets, and cookies of known browsers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceCookie, knownDevice } from './devices.ts'
import { decrypt, encrypt, keyedHash, newToken, readSigned, sign, tokenHash } from './keys.ts'
import { makeTicket, readTicket } from './tickets.ts'

const secret = 'a secret of sixteen'
const noon = new Date('2026-11-23T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('a token', () => {
  it('is another each time, and of letters that stand in an address as they are', () => {
    const tokens = Array.from({ length: 50 }, newToken)
    expect(new Set(tokens).size).toBe(50)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('is kept as its digest', () => {
    expect(tokenHash('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('what is encrypted', () => {
  const bytes = Buffer.from('a second factor')
  const encrypted = encrypt(secret, 'second factors', bytes, '7')

  it('is read by the same secret, for the same use and the same owner', () => {
    expect(decrypt(secret, 'second factors', encrypted, '7')).toEqual(bytes)
    expect(encrypted.includes(bytes)).toBe(false)
    expect(encrypt(secret, 'second factors', bytes, '7')).not.toEqual(encrypted)
  })

  it('is nothing to another secret, use or owner, or once a bit of it is another', () => {
    expect(decrypt('another secret', 'second factors', encrypted, '7')).toBeUndefined()
    expect(decrypt(secret, 'recovery codes', encrypted, '7')).toBeUndefined()
    expect(decrypt(secret, 'second factors', encrypted, '8')).toBeUndefined()
    for (const at of [0, 12, encrypted.length - 1]) {
      const changed = Buffer.from(encrypted)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(decrypt(secret, 'second factors', changed, '7')).toBeUndefined()
    }
    for (const length of [0, 5, 20])
      expect(decrypt(secret, 'second factors', encrypted.subarray(0, length), '7')).toBeUndefined()
  })
})

describe('what is signed', () => {
  const signed = sign(secret, 'previews', { id: 7 })

  it('comes back as it was', () => {
    expect(readSigned(secret, 'previews', signed)).toEqual({ id: 7 })
  })

  it('is nothing where it was changed, or signed by others or for another use', () => {
    const [text = '', signature = ''] = signed.split('.')
    const other = Buffer.from('{"id":8}').toString('base64url')
    for (const changed of [
      `${other}.${signature}`,
      `${text}.${signature.slice(1)}`,
      `${text}.`,
      text,
      '',
      '.',
      'a.b.c',
    ])
      expect(readSigned(secret, 'previews', changed), changed).toBeUndefined()
    expect(readSigned('another secret', 'previews', signed)).toBeUndefined()
    expect(readSigned(secret, 'tickets', signed)).toBeUndefined()
  })

  it('has a digest of its own for each use', () => {
    const digests = (['limits', 'webhooks', 'devices'] as const).map((use) =>
      keyedHash(secret, use, 'a').toString('hex'),
    )
    expect(new Set(digests).size).toBe(3)
    expect(keyedHash(secret, 'limits', 'a')).toEqual(keyedHash(secret, 'limits', 'a'))
  })
})

describe('a ticket for the second step', () => {
  const newTicket = () => makeTicket(secret, 7, 'code', { hash: 'h', salt: 's' })

  it('says who gave which password, for ten minutes', () => {
    const ticket = newTicket()
    expect(readTicket(secret, ticket, 'code')).toEqual({ userId: 7, salt: 's' })
    vi.setSystemTime(noon.getTime() + 10 * 60_000 - 1)
    expect(readTicket(secret, ticket, 'code')).toBeDefined()
    vi.setSystemTime(noon.getTime() + 10 * 60_000)
    expect(readTicket(secret, ticket, 'code')).toBeUndefined()
  })

  it('is for its step alone', () => {
    expect(readTicket(secret, newTicket(), 'enrol')).toBeUndefined()
  })

  it('is none where something else was signed', () => {
    const ticketFrom = (value: object) => readTicket(secret, sign(secret, 'tickets', value), 'code')
    expect(ticketFrom({ user: 7, step: 'code', salt: 's' })).toBeUndefined()
    expect(ticketFrom({ user: '7', step: 'code', salt: 's', endsMs: noon.getTime() + 1 })).toBeUndefined()
    expect(readTicket(secret, 'nothing', 'code')).toBeUndefined()
  })
})

describe('a browser that is known', () => {
  const headersOf = (...cookies: string[]) =>
    new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })

  it('is known again by its cookie, for the person who signed in in it', () => {
    const cookie = deviceCookie(secret, 7, undefined, true)
    const device = knownDevice(secret, headersOf(cookie), 7)
    expect(device).toMatch(/^[0-9a-f-]{36}$/)
    expect(knownDevice(secret, headersOf(cookie), 8)).toBeUndefined()
    expect(knownDevice(secret, new Headers(), 7)).toBeUndefined()
  })

  it('stays the same browser whenever the person signs in again, and has one cookie for each person', () => {
    const [own, other] = [deviceCookie(secret, 7, 'd-1', true), deviceCookie(secret, 8, 'd-2', true)]
    expect(knownDevice(secret, headersOf(own, other), 7)).toBe('d-1')
    expect(knownDevice(secret, headersOf(own, other), 8)).toBe('d-2')
  })

  it('is no browser whose cookie is of another person, or signed by nobody', () => {
    const renamed = deviceCookie(secret, 8, 'd-2', true).replace('octavo-device-8', 'octavo-device-7')
    expect(knownDevice(secret, headersOf(renamed), 7)).toBeUndefined()
    expect(knownDevice('another secret', headersOf(deviceCookie(secret, 7, 'd-1', true)), 7)).toBeUndefined()
    expect(knownDevice(secret, headersOf('octavo-device-7=d-1'), 7)).toBeUndefined()
  })

  it('keeps its cookie for a year, from scripts and from other places', () => {
    const cookie = deviceCookie(secret, 7, undefined, true)
    const named = cookie.split('; ').map((part) => part.replace('=true', ''))
    expect(named).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/cms/api/users', 'Secure']))
    expect(named).toContain('Max-Age=31536000')
    expect(deviceCookie(secret, 7, undefined, false)).not.toContain('Secure')
  })
})
