/** What is to be looked after, and who is told that a plan was given up. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { env } from '#src/env.ts'
import { nothingBeside } from '#src/sign-in/mail.ts'
import { payloadOf } from '#test/admin-views.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { careOf } from './care.ts'
import { tellPlanner } from './tell-planner.ts'

const now = new Date('2027-05-01T12:00:00Z')
const today = '2027-05-01' as Day
const settings = { ...env }
afterEach(() => void Object.assign(env, settings))

const job = (more: object = {}) => ({
  ...{ id: 5, collection: 'flowers', document_id: '3', type: 'publish', planned_for: null, wait_until: null },
  ...{ total_tried: 9, has_error: true, reason: null, person: 'Ann', person_id: 8, ...more },
})
const rows = (to: string, ...given: object[]): RecordedAnswer => ({ to, rows: () => given })
const names = rows('as key', { key: 'flowers 3', name: 'Rose' }, { key: 'flowers 4', name: 'Lily' })

describe('what is to be looked after', () => {
  const editor = { id: 7, role: 'editor' as const, services: ['flowers' as const] }
  const flower = (id: number) => ({ collection: 'flowers', id })

  async function care(
    answers: readonly RecordedAnswer[],
    person: Parameters<typeof careOf>[2] = editor,
    mine = ['flowers'],
  ) {
    const counted: object[] = []
    const count = async (query: object) => {
      counted.push(query)
      return { totalDocs: 4 }
    }
    const { execute, asked } = saving({ answers })
    const { payload } = payloadOf([], { count })
    const told = await careOf(payload, execute, person, { mine: mine as ['flowers'], today, now })
    return { told, counted, asked, counts: Object.fromEntries(told.map((one) => [one.words, one.count])) }
  }

  it('is counted of everything that editors see to', async () => {
    const { counts, counted } = await care([
      rows("state = 'in review'", flower(3), flower(4)),
      rows('recheck_on <= $2', flower(3)),
      {
        to: 'as key',
        rows: (_, text) =>
          text.includes('(3,4)') ? [{ key: 'flowers 3' }, { key: 'flowers 4' }] : [{ key: 'flowers 3' }],
      },
      rows(
        'group by service, resource',
        { service: 'flowers', resource: 'flower', count: 8 },
        { service: 'flowers', resource: 'place', count: 2 },
      ),
      rows('from payload_jobs', job(), job({ total_tried: 0 }), job({ collection: 'colours' })),
      rows('from jobs.links', { address: 'https://a.example/', reason: 'gone', first_failed_at: now }),
      rows('select distinct address', {
        address: 'https://a.example/',
        service: 'flowers',
        resource: null,
        document_id: 1,
        name: 'A',
      }),
      rows(
        'where true',
        { job: 'news', started_at: now, outcome: 'failed', detail: '' },
        { job: 'picks', started_at: now, outcome: 'done', detail: '' },
      ),
    ])
    expect(counts).toEqual({
      ...{ 'In review': 2, 'Due for a re-check': 1, 'Published and unchecked': 10, 'Plans that failed': 1 },
      ...{ 'Broken links': 1, 'Outlets in trouble': 4, 'Jobs that failed': 1 },
    })
    expect(counted).toMatchObject([
      {
        collection: 'outlets',
        where: {
          and: [
            { service: { in: ['flowers'] } },
            { isActive: { not_equals: false } },
            { or: [{ isPaused: { equals: true } }, { failures: { greater_than: 0 } }] },
          ],
        },
      },
    ])
  })

  it('is of entries that are still there', async () => {
    const { counts } = await care([
      rows("state = 'in review'", flower(3), flower(9)),
      rows('as key', { key: 'flowers 3' }),
    ])
    expect(counts['In review']).toBe(1)
  })

  it('is to writers what there is of entries, and nothing else is asked for them', async () => {
    const { counts, counted, asked } = await care([], { ...editor, role: 'writer' })
    expect(Object.keys(counts)).toEqual(['In review', 'Due for a re-check', 'Published and unchecked'])
    expect(counted).toEqual([])
    expect(asked.some(({ text }) => text.includes('payload_jobs'))).toBe(false)
  })

  it('leads to what is unchecked of the one catalogue, or of all', async () => {
    const unchecked = ({ told }: Awaited<ReturnType<typeof care>>) =>
      told.find(({ words }) => words === 'Published and unchecked')?.href
    expect(unchecked(await care([]))).toBe('/admin/unchecked?service=flowers')
    const all = await care([], { ...editor, services: ['flowers', 'food'] }, ['flowers', 'food', 'network'])
    expect(unchecked(all)).toBe('/admin/unchecked')
    const [due] = all.asked
    expect(due?.values).toEqual([expect.arrayContaining(['flowers', 'dishes', 'topics']), today])
    expect(due?.values[0]).not.toContain('colours')
    // Topics have no outlets and cite nothing of their own.
    expect(all.counted).toMatchObject([{ where: { and: [{ service: { in: ['flowers', 'food'] } }, {}, {}] } }])
  })
})

describe('who planned what was given up', () => {
  async function told(answers: readonly RecordedAnswer[], { isMail = true, fails = false, id = 5 } = {}) {
    Object.assign(env, { SMTP_URL: isMail ? 'smtp://localhost' : undefined, PUBLIC_URL: 'https://octavo.example' })
    const sent: object[] = []
    const logged: object[] = []
    const sendEmail = async (mail: object) => {
      if (fails) throw new Error('refused')
      sent.push(mail)
    }
    const { execute } = saving({ answers })
    const { payload } = payloadOf([], { sendEmail, logger: { error: (line: object) => logged.push(line) } })
    await tellPlanner(payload, execute, { id, reason: 'Needs a source.' })
    await nothingBeside()
    return { sent, logged }
  }
  const planned = rows('from payload_jobs', job())
  const person = rows('select email', { email: 'ann@example.org' })

  it('is told by mail of what, why, and where it is', async () => {
    expect((await told([planned, person, names])).sent).toEqual([
      {
        to: 'ann@example.org',
        subject: 'Not done: publish Rose',
        text:
          'You planned to publish this flower. It was tried 9 times and given up: Needs a source.\n\n' +
          'https://octavo.example/admin/collections/flowers/3\n',
      },
    ])
  })

  it('is told of what has no name by its number', async () => {
    const { sent } = await told([planned, person])
    expect(sent).toMatchObject([{ subject: 'Not done: publish flower 3' }])
  })

  it('is not told where there is no mail, no such plan, or nobody any more', async () => {
    expect((await told([planned, person, names], { isMail: false })).sent).toEqual([])
    expect((await told([planned, person, names], { id: 6 })).sent).toEqual([])
    expect((await told([planned, names])).sent).toEqual([])
    expect((await told([rows('from payload_jobs', job({ person_id: null })), person, names])).sent).toEqual([])
    expect((await told([rows('from payload_jobs', job({ collection: 'gone' })), person, names])).sent).toEqual([])
  })

  it('that could not be told hinders nothing, and is logged', async () => {
    expect((await told([planned, person, names], { fails: true })).logged).toHaveLength(1)
  })
})
