/** The small parts of a start: what it keeps, what it asks for, and what it says. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#src/env.ts'
import { readerOptions } from './processes.ts'
import { requireRights } from './rights.ts'
import { firstPassword, forgetPassword, markPasswordUsed, payloadSecret, readUnshownPassword } from './secrets.ts'
import { childSettings } from './settings.ts'
import { filesIn, isStamped, stampOf, writeStamp } from './stamp.mjs'
import { welcome } from './welcome.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the secrets of a data folder', () => {
  const fresh = (name: string) => path.join(folder, name)

  it('are made once, and readable by their owner alone', () => {
    const dataDir = fresh('secret')
    const secret = payloadSecret(dataDir)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(payloadSecret(dataDir)).toBe(secret)
    expect(payloadSecret(fresh('another'))).not.toBe(secret)
    const file = path.join(dataDir, 'secrets', 'payload-secret')
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700])
  })

  it('are made anew where the file is empty', () => {
    const dataDir = fresh('empty')
    mkdirSync(path.join(dataDir, 'secrets'), { recursive: true })
    writeFileSync(path.join(dataDir, 'secrets', 'payload-secret'), '\n')
    expect(payloadSecret(dataDir)).toHaveLength(43)
  })

  it('have a first password, the same until it is used, shown until it is forgotten', () => {
    const dataDir = fresh('password')
    const password = firstPassword(dataDir)
    expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
    expect(firstPassword(dataDir)).toBe(password)
    expect(readUnshownPassword(dataDir), 'nobody has it yet').toBeUndefined()
    markPasswordUsed(dataDir)
    expect(readUnshownPassword(dataDir)).toBe(password)
    forgetPassword(dataDir)
    expect(readUnshownPassword(dataDir)).toBeUndefined()
    expect(firstPassword(dataDir)).not.toBe(password)
    forgetPassword(fresh('never there'))
  })
})

describe('the settings of a child', () => {
  const env = (more: object = {}) => readEnv({ DATA_DIR: path.join(folder, 'child'), PORT: '80', ...more })

  it('are all that was found or worked out, and a secret that is kept where none is set', () => {
    const settings = childSettings(env(), 'postgres://a/b')
    expect(settings).toMatchObject({
      NODE_ENV: 'production',
      PORT: '80',
      PUBLIC_URL: 'http://localhost:80',
      DATABASE_URL: 'postgres://a/b',
      DATA_DIR: path.join(folder, 'child'),
      ADMIN_EMAIL: 'admin@example.org',
      PAYLOAD_SECRET: payloadSecret(path.join(folder, 'child')),
    })
    expect(childSettings(env({ PAYLOAD_SECRET: 'one that was given' }), undefined)).toMatchObject({
      PAYLOAD_SECRET: 'one that was given',
      DATABASE_URL: undefined,
    })
  })

  it('have beside them what the start itself was given', () => {
    vi.stubEnv('OF_ANOTHER_PROGRAM', 'kept')
    vi.stubEnv('DATABASE_URL', 'postgres://other/one')
    expect(childSettings(env(), undefined)).toMatchObject({ OF_ANOTHER_PROGRAM: 'kept', DATABASE_URL: undefined })
  })

  it('give each reader a share of the memory, within what it can use', () => {
    const heapOf = (readers: number) => Number(/=(\d+)$/.exec(readerOptions(readers)[0] ?? '')?.[1])
    expect(heapOf(1)).toBeLessThanOrEqual(192)
    expect(heapOf(1000)).toBe(128)
  })
})

describe('the closing words of a start', () => {
  const said = (more: object = {}) =>
    welcome({
      catalogues: [
        { id: 'flowers', title: 'Flowers', path: 'flowers' },
        { id: 'food', title: 'Food', path: 'food' },
      ],
      publicUrl: 'https://octavo.example',
      serviceHosts: { food: 'food.example.org:8443' },
      dataDir: '/data',
      seconds: 4.26,
      ...more,
    }).split('\n')

  it('are the addresses, those of catalogues with a host of their own by that', () => {
    const lines = said().map((line) => line.trim().replaceAll(/ {2,}/g, ': '))
    expect(lines).toEqual([
      expect.stringMatching(/^─+$/),
      'Octavo is running (started in 4.3 s). Ctrl-C stops it.',
      '',
      'All catalogues: https://octavo.example/',
      'Flowers: https://octavo.example/flowers',
      'Food: https://food.example.org:8443',
      'Editors: https://octavo.example/admin',
      '',
      'Data and logs: /data',
      lines[0],
    ])
  })

  it('stand in columns', () => {
    const columns = said().flatMap((line) => (line.includes('https://') ? [line.indexOf('https://')] : []))
    expect(new Set(columns).size).toBe(1)
  })

  it('have the password alone at the end of its line, or say where it is', () => {
    const email = 'a@b.c'
    const shown = said({ administrator: { email, password: 'abc-def' } })
    expect(shown.find((line) => line.includes('password'))).toMatch(/ {2}abc-def$/)
    expect(shown.join('\n')).toContain('shown this once')
    const printed = said({ administrator: { email } }).join('\n')
    expect(printed).toContain('the one in ADMIN_PASSWORD')
    expect(printed).not.toContain('shown this once')
    expect(said().join('\n')).not.toContain('sign in as')
  })
})

describe('a stamp', () => {
  const at = () => path.join(folder, 'stamped')
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(at(), name)), { recursive: true })
    writeFileSync(path.join(at(), name), text)
  }

  it('is the same for the same names and contents in any order, and another otherwise', () => {
    write('a', '1')
    write('b/c', '2')
    const before = stampOf(at(), ['a', 'b/c'])
    expect(stampOf(at(), ['b/c', 'a'])).toBe(before)
    expect(stampOf(at(), ['a'])).not.toBe(before)
    write('a', '2')
    write('b/c', '1')
    expect(stampOf(at(), ['a', 'b/c']), 'the contents changed places').not.toBe(before)
    expect(stampOf(at(), ['gone'])).not.toBe(stampOf(at(), ['gone too']))
  })

  it('is of the files of a folder and all below it, of a file, or of nothing', () => {
    expect(filesIn(at(), '.').sort()).toEqual(['a', path.join('b', 'c')])
    expect(filesIn(at(), 'b/c')).toEqual(['b/c'])
    expect(filesIn(at(), 'none')).toEqual([])
  })

  it('is kept in a file', () => {
    const file = path.join(at(), 'stamp')
    expect(isStamped(file, 'x')).toBe(false)
    writeStamp(file, 'x')
    expect([isStamped(file, 'x'), isStamped(file, 'y')]).toEqual([true, false])
  })
})

describe('the rights of a user', () => {
  const all = {
    ...{ person: 'octavo', name: 'octavo_db', is_standby: false, is_read_only: false, may_create: true },
    ...{ stranger: null, unreadable: 0, unwritable: 0 },
  }
  type Purpose = Parameters<typeof requireRights>[1]
  const asked = (purpose: Purpose, more: object = {}) =>
    requireRights({ query: async () => ({ rows: [{ ...all, ...more }] }) } as never, purpose)

  it('are enough for whoever may do it', async () => {
    for (const purpose of ['migrate', 'write', 'read'] as const) await asked(purpose)
    await asked('read a replica', { is_standby: true, is_read_only: true, unwritable: 9, may_create: false })
    await asked('write', { may_create: false, stranger: 'owner' })
    await asked('read', { is_read_only: true, unwritable: 9 })
  })

  it('are refused in one line that says what to do', async () => {
    const refused = async (purpose: Purpose, more: object, words: RegExp) => {
      await expect(asked(purpose, more)).rejects.toThrow(words)
      await expect(asked(purpose, more)).rejects.toThrow(/^[^\n]+$/)
    }
    await refused('write', { is_standby: true }, /is a standby.*Lead DATABASE_URL to its primary/)
    await refused(
      'read',
      { unreadable: 3 },
      /may not read 3 of the tables.*grant usage on schema read_model to "octavo"/,
    )
    await refused('write', { is_read_only: true }, /is read-only for the user "octavo"/)
    await refused('migrate', { may_create: false }, /grant create on database "octavo_db" to "octavo"/)
    await refused('migrate', { stranger: 'owner' }, /Start once as "owner"\./)
    await refused('write', { unwritable: 2 }, /may not write 2 of the tables/)
  })
})
