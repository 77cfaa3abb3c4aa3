import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageSeen, seen } from '#test/admin-views.ts'
import { Steps } from './forms.tsx'
import { Webhooks } from './webhooks.tsx'

vi.mock('@payloadcms/ui', async () => (await import('#test/admin-views.ts')).cmsInBrowsers)
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-01T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const at = (hour: number) => new Date(Date.UTC(2027, 4, 1, hour))
const webhook = (id: number, more: object = {}) => ({
  ...{ id, name: `Press ${id}`, url: `https://press-${id}.example/told`, services: [], waiting: 0 },
  ...{ madeAt: at(0), failingSince: null, failure: null, pausedAt: null, ...more },
})
const delivery = (id: number, more: object = {}) => ({
  ...{ id: String(id), message: 'm', service: 'flowers', resource: 'flower', slug: 'rose', change: 'changed' },
  ...{ movedTo: null, toldAt: at(8), tries: 1, webhookId: 1, name: 'Press 1', dueAt: null, triedAt: at(9) },
  ...{ deliveredAt: at(9), status: 200, failure: null, tookMs: 40, ...more },
})

type Ground = { all?: readonly object[]; told?: readonly object[] }
const page = ({ all = [webhook(1)], told = [] }: Ground, query: Record<string, string> = {}, role = 'administrator') =>
  pageSeen(Webhooks, {
    user: { id: 4, role },
    query,
    answers: [
      { to: 'from jobs.webhooks w order by', rows: () => all },
      { to: 'jobs.deliveries', rows: () => told },
    ],
  })

describe('the page of webhooks', () => {
  it('says of each address of what it is told and how that goes', async () => {
    const { lines } = await page({
      all: [
        webhook(1),
        webhook(2, { services: ['flowers', 'network'], waiting: 3 }),
        webhook(3, { failingSince: at(10), failure: 'The server answers 500.', waiting: 2 }),
        webhook(4, { pausedAt: at(11), failingSince: at(10), failure: 'It is gone.' }),
      ],
    })
    const table = lines.slice(lines.indexOf('Whom'), lines.indexOf('What was told'))
    expect(table).toEqual(
      expect.arrayContaining([
        'Everything',
        'Told of everything',
        'Flowers, Topics',
        '3 to be told',
        'Takes nothing since 1 May 2027, 10:00 UTC 2 hours agoThe server answers 500. 2 to be told',
        'Paused 1 May 2027, 11:00 UTC 1 hour agoIt is gone.',
      ]),
    )
    expect(table).toContain('Press 2https://press-2.example/told')
  })

  it('takes an address up again where it is paused, and pauses it else', async () => {
    const acts = async (isPaused: boolean) => (await seen(createElement(Steps, { id: 1, name: 'A', isPaused }))).lines
    expect((await acts(false)).join()).toMatch(/^Pause A/)
    expect((await acts(true)).join()).toMatch(/^Take up again A/)
  })

  it('says what became of everything that was told', async () => {
    const told = [
      delivery(1),
      delivery(2, { tries: 3 }),
      delivery(3, { deliveredAt: null, status: 500, failure: 'It answers 500.' }),
      delivery(4, { deliveredAt: null, dueAt: at(12), tries: 0, triedAt: null }),
      delivery(5, { deliveredAt: null, dueAt: at(14), failure: 'It answers 500.' }),
      delivery(6, { deliveredAt: null, dueAt: at(14), tries: 2 }),
    ]
    const { lines } = await page({ told })
    expect(lines.filter((line) => /^(Taken|Given|Goes|To be tried)/.test(line))).toEqual([
      'Taken (200, 40 ms)',
      'Taken (200, 40 ms)at try 3',
      'Given upIt answers 500.',
      'Goes out within a minute',
      'To be tried again 1 May 2027, 14:00 UTC in 2 hours1 try so far. It answers 500.',
      'To be tried again 1 May 2027, 14:00 UTC in 2 hours2 tries so far.',
    ])
    expect(lines).toContain('1 May 2027, 09:00 UTC 3 hours ago')
    expect(lines).toContain('1 May 2027, 08:00 UTC 4 hours ago')
  })

  it('names what moved by where it moved to, and topics by that', async () => {
    const told = [
      delivery(1, { change: 'moved', movedTo: 'rosa' }),
      delivery(2, { service: 'network', resource: 'topic' }),
    ]
    const { lines } = await page({ told })
    expect(lines).toContain('flower/rosemoved to rosa, Flowers')
    expect(lines).toContain('topic/rosechanged, Topics')
  })

  it('shows what one address was told, where one is chosen, and leads back to all', async () => {
    const shown = await page({ all: [webhook(1), webhook(2)], told: [delivery(1)] }, { webhook: '2' })
    expect(shown.lines).toContain('What Press 2 was told')
    expect(shown.asked.at(-1)?.values).toContain(2)
    expect(shown.part('audit__pages').links).toEqual([['What all were told', '/admin/webhooks']])
    const none = await page({ told: [delivery(1)] }, { webhook: '9' })
    expect([none.lines.includes('What was told'), none.part('audit__pages').links]).toEqual([true, []])
  })

  it('shows fifty at a time, and leads to those before them and back', async () => {
    const told = Array.from({ length: 51 }, (_, index) => delivery(90 - index))
    const shown = await page({ told }, { webhook: '1', before: '95' })
    expect(shown.asked.at(-1)?.values).toContain('95')
    expect(shown.html.match(/Send again<span/g)).toHaveLength(50)
    expect(shown.part('audit__pages').links.slice(1)).toEqual([
      ['Newest', '/admin/webhooks?webhook=1'],
      ['Older', '/admin/webhooks?webhook=1&before=41'],
    ])
  })

  it('takes no word of an address for a number', async () => {
    const { asked, links } = await page({ told: [delivery(1)] }, { before: '1 or 1=1' })
    expect(JSON.stringify(asked)).not.toContain('or 1=1')
    expect(links.map(([words]) => words)).not.toContain('Newest')
  })

  it('says that nobody is told yet, or that nothing was', async () => {
    const nobody = (await page({ all: [] })).lines
    expect(nobody).toContain('Nobody is told yet.')
    expect(nobody).not.toContain('What was told')
    expect((await page({})).lines).toContain('Nothing yet.')
  })

  it('is for administrators alone', async () => {
    const { lines, asked } = await page({}, {}, 'editor')
    expect(lines.at(-1)).toBe('Administrators keep the addresses that are told of what is published.')
    expect(asked).toEqual([])
  })
})
