import { describe, expect, it } from 'vitest'
import { baseUrls } from '#src/http/base-urls.ts'
import { decrypt, encrypt } from '#src/sign-in/keys.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { deliver } from './deliver.ts'
import { settleDelivery } from './deliveries.ts'
import {
  addWebhook,
  pause,
  removeWebhook,
  rotateSecret,
  secretsOf,
  sendAgain,
  takeUp,
  type Webhook,
} from './webhooks.ts'

const secret = 'a secret of the deployment'
const by = { personId: 4, machine: null }

/** What was written into the record, line by line. */
const notesIn = (asked: { text: string; values: readonly unknown[] }[]) =>
  asked
    .filter(({ text }) => text.includes('insert into editing.audit'))
    .flatMap(({ values }) => JSON.parse(String(values[0])) as Record<string, unknown>[])

const audit: RecordedAnswer = { to: 'insert into editing.audit', rows: () => [] }

describe('an address that is told', () => {
  it('gets a secret, which is stored encrypted for it alone, and is told of what comes', async () => {
    const { database, asked } = recorded([
      { to: 'nextval', rows: () => [{ id: 9 }] },
      { to: 'insert into jobs.webhooks', rows: () => [] },
      { to: 'insert into jobs.webhook_places', rows: () => [] },
      audit,
    ])
    const wanted = { name: 'A press', url: 'https://press.example/told', services: ['flowers', 'food'] as const }
    const { id, webhookSecret } = await addWebhook(database.execute, wanted, { secret, by })
    const encrypted = asked.find(({ text }) => text.includes('into jobs.webhooks'))?.values[4] as Buffer
    expect(encrypted.toString()).not.toContain(webhookSecret.slice(6))
    expect(decrypt(secret, 'webhooks', encrypted, `webhook ${id}`)?.toString()).toBe(webhookSecret)
    expect(decrypt(secret, 'webhooks', encrypted, 'webhook 10'), 'it is no other’s').toBeUndefined()
    expect(notesIn(asked)).toMatchObject([
      { kind: 'webhook added', person_id: 4, title: 'A press', reason: 'https://press.example/told, flowers, food' },
    ])
    await addWebhook(database.execute, { ...wanted, services: [] }, { secret, by })
    expect(notesIn(asked)[1]?.reason).toBe('https://press.example/told, all catalogues')
    expect(JSON.stringify(notesIn(asked))).not.toContain('whsec_')
  })

  it('gets another secret, where it is there', async () => {
    const { database, asked } = recorded([
      { to: 'set former_secret', rows: ([id]) => (id === 9 ? [{ name: 'A press' }] : []) },
      audit,
    ])
    const rotated = await rotateSecret(database.execute, 9, { secret, by })
    const encrypted = asked[0]?.values[1] as Buffer
    expect(decrypt(secret, 'webhooks', encrypted, 'webhook 9')?.toString()).toBe(rotated?.webhookSecret)
    expect(await rotateSecret(database.execute, 8, { secret, by })).toBeNull()
    expect(notesIn(asked)).toMatchObject([{ kind: 'webhook secret changed', title: 'A press' }])
  })

  it('is signed for by the present secret and then by that before, as far as they can be read', async () => {
    const one = (text: string, key = secret) => encrypt(key, 'webhooks', Buffer.from(text), 'webhook 9')
    const secretsIn = (row: object) =>
      secretsOf(recorded([{ to: 'former_secret', rows: () => [row] }]).database.execute, 9, secret)
    expect(await secretsIn({ secret: one('new'), former: one('old') })).toEqual(['new', 'old'])
    expect(await secretsIn({ secret: one('new'), former: null })).toEqual(['new'])
    expect(await secretsIn({ secret: one('new', 'another'), former: null })).toEqual([])
  })

  it('is paused, taken up and removed once, which is told in the record', async () => {
    const steps = [
      { take: pause, first: 'set paused_at = now()', kind: 'webhook paused' },
      { take: takeUp, first: 'set paused_at = null', kind: 'webhook taken up' },
      { take: removeWebhook, first: 'delete from jobs.webhooks', kind: 'webhook removed' },
    ]
    for (const { take, first, kind } of steps) {
      const { database, asked } = recorded([
        { to: first, rows: ([id]) => (id === 9 ? [{ name: 'A press' }] : []) },
        { to: 'update jobs.deliveries', rows: () => [] },
        audit,
      ])
      expect(await take(database.execute, 9, by)).toBe('A press')
      expect(notesIn(asked)).toMatchObject([{ kind, title: 'A press', person_id: 4 }])
      const before = asked.length
      expect(await take(database.execute, 8, by), kind).toBeNull()
      expect(asked, 'nothing else is done').toHaveLength(before + 1)
    }
  })

  it('is sent what it has not taken as soon as it is taken up', async () => {
    const { database, asked } = recorded([
      { to: 'set paused_at = null', rows: () => [{ name: 'A press' }] },
      { to: 'update jobs.deliveries', rows: () => [] },
      audit,
    ])
    await takeUp(database.execute, 9, by)
    expect(asked[1]?.text).toMatch(/due_at = now\(\), tries = 0 .*delivered_at is null/)
  })

  it('is sent something again, which is told in the record with what it was', async () => {
    const { database, asked } = recorded([
      {
        to: 'update jobs.deliveries',
        rows: ([id]) => (id === '5' ? [{ name: 'A press', what: 'flower/rose changed' }] : []),
      },
      audit,
    ])
    expect(await sendAgain(database.execute, '5', by)).toBe('A press')
    expect(await sendAgain(database.execute, '6', by)).toBeNull()
    expect(notesIn(asked)).toMatchObject([{ kind: 'delivery sent again', reason: 'flower/rose changed' }])
  })
})

describe('what came of a try', () => {
  const outcome = { isTaken: false, status: 500 as number | null, failure: 'No.', tookMs: 12.6 }
  /** The minutes until it is tried again, and what else was written. */
  async function settled(tries: number, more: Partial<typeof outcome> = {}) {
    const { database, asked } = recorded([{ to: 'update jobs.deliveries', rows: () => [{ isPaused: false }] }])
    const delivery = { id: '5', tries } as never
    await settleDelivery(database.execute, 9, delivery, { ...outcome, ...more })
    const [webhook, id, status, failure, took, minutes, isTaken, isGone] = asked[0]?.values ?? []
    return { webhook, id, status, failure, took, minutes, isTaken, isGone }
  }

  it('is written down, and it is tried again after pauses that grow, eight times', async () => {
    const pauses = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(async (tries) => (await settled(tries)).minutes))
    expect(pauses).toEqual([1, 5, 15, 60, 120, 240, 480, 480, null])
    expect(await settled(1)).toMatchObject({
      webhook: 9,
      id: '5',
      status: 500,
      failure: 'No.',
      took: 13,
      isTaken: false,
    })
  })

  it('ends it where it was taken, or where the address is gone', async () => {
    expect(await settled(1, { isTaken: true, status: 200 })).toMatchObject({
      minutes: null,
      isTaken: true,
      isGone: false,
    })
    expect(await settled(1, { status: 410 })).toMatchObject({ minutes: null, isTaken: false, isGone: true })
  })
})

describe('a run', () => {
  const webhook = (id: number, more: Partial<Webhook> = {}): Webhook => ({
    id,
    name: `Press ${id}`,
    url: `http://10.0.0.${id}/`,
    services: [],
    madeAt: new Date(0),
    failingSince: null,
    failure: null,
    pausedAt: null,
    waiting: 1,
    ...more,
  })
  /** Nothing is taken: these addresses are not on the public internet. */
  async function run(
    all: readonly Webhook[],
    {
      waiting = 9,
      isPaused = false,
      endsAt = Number.POSITIVE_INFINITY,
      stopping,
    }: { waiting?: number; isPaused?: boolean; endsAt?: number; stopping?: AbortSignal } = {},
  ) {
    const left = new Map(all.map(({ id }) => [id, waiting]))
    const { database, asked } = recorded([
      { to: 'with place as', rows: () => [] },
      { to: 'delete from jobs.deliveries', rows: () => [] },
      { to: 'from jobs.webhooks w order by', rows: () => all },
      {
        to: 'as former from jobs.webhooks',
        rows: ([id]) => [
          { secret: encrypt(secret, 'webhooks', Buffer.from('whsec_AAAA'), `webhook ${id}`), former: null },
        ],
      },
      {
        to: 'set tries = tries + 1',
        rows: ([id]) => {
          const rest = left.get(id as number) ?? 0
          left.set(id as number, rest - 1)
          const delivery = {
            id: String(rest),
            service: 'flowers',
            resource: 'flower',
            slug: 'rose',
            change: 'changed',
            tries: 1,
          }
          return rest > 0 ? [{ ...delivery, message: 'm', movedTo: null, toldAt: new Date(0) }] : []
        },
      },
      { to: 'with tried as', rows: () => [{ isPaused }] },
      audit,
    ])
    const addresses = {
      publicUrl: 'https://octavo.example',
      baseUrls: baseUrls({ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: {} }),
    }
    const delivered = await deliver(database.execute, { secret, addresses, allowLoopback: false, endsAt, stopping })
    const tried = asked.filter(({ text }) => text.includes('with tried as')).map(({ values }) => values[0])
    return { delivered, tried, asked }
  }

  it('notes first what was told of, and leaves an address alone after three tries that failed', async () => {
    const { delivered, tried, asked } = await run([webhook(1), webhook(2)])
    expect(asked[0]?.text).toContain('with place as')
    expect(delivered).toEqual({ taken: 0, failed: 6, paused: 0 })
    expect([...tried].sort()).toEqual([1, 1, 1, 2, 2, 2])
  })

  it('passes over who is paused and who has nothing waiting', async () => {
    const { tried } = await run([webhook(1, { pausedAt: new Date(0) }), webhook(2, { waiting: 0 }), webhook(3)], {
      waiting: 1,
    })
    expect(tried).toEqual([3])
  })

  it('begins nothing more once its time is over, and when the process stops', async () => {
    expect((await run([webhook(1)], { stopping: AbortSignal.abort() })).tried).toEqual([])
    expect((await run([webhook(1)], { endsAt: 0 })).tried).toEqual([])
  })

  it('tells in the record whom it paused, and why', async () => {
    const { delivered, asked } = await run([webhook(1)], { waiting: 1, isPaused: true })
    expect(delivered).toEqual({ taken: 0, failed: 1, paused: 1 })
    expect(notesIn(asked)).toMatchObject([
      { machine: 'webhooks', kind: 'webhook paused', title: 'Press 1', reason: expect.stringContaining('10.0.0.1') },
    ])
  })
})
