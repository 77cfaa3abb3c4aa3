/** What editors see of the clock, of outlets, of links and of planned picks, and who sees it. */
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Person } from '#collections/access/person.ts'
import { Jobs } from '#collections/components/jobs.tsx'
import { BrokenLinks } from '#collections/components/links.tsx'
import { TroubledOutlets } from '#collections/components/outlets.tsx'
import { PicksCalendar } from '#collections/components/picks-calendar.tsx'
import { addDays, todayUtc } from '#src/calendar/day.ts'
import { jobs } from '#src/jobs/index.ts'
import type { ServiceId } from '#src/services.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

/** The clock stands still here: what is shown is so many minutes old, and the day and month are these. */
const now = new Date('2026-11-20T12:00:00Z')
const today = todayUtc(now)
const tomorrow = addDays(today, 1)

let here: World
let payload: Payload
let count = 0

beforeAll(async () => {
  here = await world()
  payload = here.payload
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => vi.useRealTimers())
afterAll(() => here.close())

beforeEach(async () => {
  for (const table of ['picks', 'outlets']) await here.database.execute(`delete from ${table}`)
  for (const table of ['jobs.runs', 'jobs.links', 'read_model.records', 'read_model.picks', 'read_model.planned_picks'])
    await here.database.execute(`delete from ${table}`)
})

const editor: Person = { role: 'editor' }
const writer: Person = { role: 'writer' }
const editorOf = (...services: ServiceId[]): Person => ({ role: 'editor', services })

/** What the component shows this person. */
const shown = async <Props extends object>(
  component: (props: Props) => Promise<ReactNode>,
  user: Person,
  more: object = {},
): Promise<string> =>
  // Of all that the admin hands to a component these are the ones it uses.
  renderToStaticMarkup(await component({ payload, user, ...more } as unknown as Props))

const ran = (job: string, outcome: string, minutesAgo: number, detail = '') =>
  here.database.execute(
    `insert into jobs.runs (job, due_at, started_at, outcome, detail) values ($1, $2, $2, $3, $4)`,
    [job, new Date(Date.now() - minutesAgo * 60_000), outcome, detail],
  )

async function publishFlower(addresses: string[] = []) {
  count += 1
  const name = `Flower ${count}`
  const { id } = await payload.create({
    collection: 'flowers',
    data: {
      name,
      summary: 'A flower.',
      sources: [...sources, ...addresses.map((address) => ({ title: 'A page', publisher: 'A press', address }))],
      _status: 'published',
    } as never,
  })
  return { id, name, slug: `flower-${count}`, entry: { relationTo: 'flowers' as const, value: id } }
}

describe('the clock', () => {
  test('shows every job with what it does, when it ran and when it runs next', async () => {
    await ran('picks', 'done', 3, '8 picked')
    const html = await shown(Jobs, editor)
    for (const { name, description } of jobs) {
      expect(html).toContain(name)
      expect(html).toContain(description)
    }
    expect(html).toContain('UTC <small>3 minutes ago</small>')
    expect(html).toContain('Done: 8 picked.')
    expect(html).toContain('It has not run yet.')
    expect(html).toMatch(/UTC <small>(in \d+|within a) (minute|hour)/)
  })

  test('shows the last error in plain words, unless it went well since', async () => {
    await ran('picks', 'failed', 3, 'connect ECONNREFUSED 127.0.0.1:5432')
    await ran('news', 'failed', 60, 'the outlets are away')
    await ran('news', 'done', 30)
    await ran('links', 'failed', 60, 'it was late')
    await ran('links', 'running', 1)
    const html = await shown(Jobs, editor)
    expect(html).toContain('Failed 3 minutes ago: The database was away.')
    expect(html).toContain('It is running.')
    expect(html).toContain('Failed 1 hour ago: it was late')
    expect(html).not.toContain('the outlets are away')
  })
})

describe('outlets in trouble', () => {
  const createOutlet = (name: string, service: ServiceId, more: object = {}) =>
    payload.create({
      collection: 'outlets',
      data: { service, name, homepage: 'https://a.example', feed: `https://a.example/${name}`, ...more } as never,
    })

  test('are those paused or failing of the services one works on, with their last error and a way to them', async () => {
    const { id } = await createOutlet('Gazette', 'flowers', { failures: 2, lastError: 'The server answers 418.' })
    await createOutlet('Herald', 'food', { isPaused: true, failures: 10, lastError: 'It is gone.' })
    await createOutlet('Mirror', 'flowers')
    const all = await shown(TroubledOutlets, editor)
    expect(all).toContain(`href="/admin/collections/outlets/${id}"`)
    expect(all).toContain('The server answers 418.')
    expect(all).toContain('It failed 2 times in a row.')
    expect(all).toContain('Paused.')
    expect(all).not.toContain('Mirror')
    const mine = await shown(TroubledOutlets, editorOf('flowers'))
    expect(mine).toContain('Gazette')
    expect(mine).not.toContain('Herald')
    expect(await shown(TroubledOutlets, editorOf('dance'))).toBe('')
  })
})

describe('broken links', () => {
  const fails = (address: string, failures: number) =>
    here.database.execute(
      `insert into jobs.links (address, checked_at, status, reason, failures, first_failed_at)
       values ($1, $3, 'failed', 'There is nothing at the address (404).', $2, $3::timestamptz - interval '2 days')`,
      [address, failures, now],
    )

  test('stand with why, since when, and the forms of the entries that cite them', async () => {
    const flower = await publishFlower(['https://gone.example/', 'https://fine.example/'])
    const outlet = await payload.create({
      collection: 'outlets',
      data: { service: 'food', name: 'Herald', homepage: 'https://away.example/', feed: 'https://away.example/feed' },
    })
    await fails('https://gone.example/', 3)
    await fails('https://away.example/', 5)
    await fails('https://fine.example/', 2)
    await fails('https://uncited.example/', 9)
    const all = await shown(BrokenLinks, editor)
    expect(all).toContain('https://gone.example/')
    expect(all).toContain('There is nothing at the address (404).')
    expect(all).toContain('2 days ago')
    expect(all).toContain(`<a href="/admin/collections/flowers/${flower.id}">${flower.name}</a>`)
    expect(all).toContain(`<a href="/admin/collections/outlets/${outlet.id}">Herald</a>`)
    expect(all).not.toContain('https://fine.example/')
    expect(all).not.toContain('https://uncited.example/')
    const mine = await shown(BrokenLinks, editorOf('flowers'))
    expect(mine).toContain(flower.name)
    expect(mine).not.toContain('Herald')
    expect(await shown(BrokenLinks, editorOf('dance'))).toBe('')
  })

  test('are not shown to writers, nor is the clock, nor are outlets', async () => {
    await publishFlower(['https://gone.example/'])
    await fails('https://gone.example/', 3)
    await payload.create({
      collection: 'outlets',
      data: { service: 'food', name: 'A', homepage: 'https://a.example', feed: 'https://a.example/f', failures: 2 },
    })
    for (const component of [Jobs, TroubledOutlets, BrokenLinks]) expect(await shown(component, writer)).toBe('')
  })
})

describe('the calendar of picks', () => {
  const calendar = (user: Person, searchParams: object = {}) => shown(PicksCalendar, user, { searchParams })
  /** What stands on a day. */
  const on = (html: string, day: string) => new RegExp(`<li data-day="${day}".*?</li>`).exec(html)?.[0] ?? ''
  const plan = (day: string, entry: object, service = 'flowers') =>
    payload.create({ collection: 'picks', data: { service, day, entry } as never })

  test('shows what is planned, what was picked by itself up to today, and nothing else', async () => {
    const [one, two, three] = [await publishFlower(), await publishFlower(), await publishFlower()]
    await here.database.execute(
      `insert into read_model.picks (service, resource, day, slug, reason) values
       ('flowers', 'flower', '2026-03-04', $1, 'drawn'), ('flowers', 'flower', '2026-03-05', $2, 'drawn'),
       ('flowers', 'flower', '2199-01-01', $2, 'drawn')`,
      [one.slug, two.slug],
    )
    await here.database.execute("insert into picks (service, day) values ('flowers', '2026-03-05')")
    const march = await calendar(editor, { calendar: 'flowers', month: '2026-03' })
    expect(on(march, '2026-03-04')).toContain(
      `<a class="recorded" href="/admin/collections/flowers/${one.id}">${one.name}</a>`,
    )
    expect(on(march, '2026-03-05')).toMatch(/class="planned".*An entry that is gone/)
    expect(on(march, '2026-03-06')).not.toContain('<a')
    await here.database.execute('delete from picks')
    const pick = await plan('2190-01-15', three.entry)
    const january = await calendar(editor, { month: '2190-01' })
    expect(on(january, '2190-01-15')).toContain(
      `<a class="planned" href="/admin/collections/picks/${pick.id}">${three.name}</a>`,
    )
    expect(on(await calendar(editor, { month: '2199-01' }), '2199-01-01')).not.toContain(two.name)
  })

  test('leads from a day to come to a new pick for it, and marks today', async () => {
    const html = await calendar(editor, { month: tomorrow.slice(0, 7) })
    expect(on(html, tomorrow)).toContain(`href="/admin/collections/picks/create?service=flowers&amp;day=${tomorrow}"`)
    expect(on(await calendar(editor), today)).toContain('aria-current="date"')
    expect(on(await calendar(writer, { month: tomorrow.slice(0, 7) }), tomorrow)).not.toContain('<a')
  })

  test('has the services one works on, and the months beside', async () => {
    const all = await calendar(editor, { calendar: 'food', month: '2026-12' })
    expect(all).toContain('Food, December 2026')
    expect(all).toContain('href="/admin/collections/picks?calendar=food&amp;month=2027-01"')
    expect(all).toContain('href="/admin/collections/picks?calendar=food&amp;month=2026-11"')
    expect(all).toContain('href="/admin/collections/picks?calendar=dance&amp;month=2026-12"')
    const one = await calendar(editorOf('dance'), { calendar: 'food', month: 'whenever' })
    expect(one).toContain('Dance, ')
    expect(one).not.toContain('<nav')
    const last = await calendar(editor, { month: '2199-12' })
    expect(last).not.toContain('month=2200-01')
  })

  const mistakesOf = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (reason: { data?: { errors: { path: string; message: string }[] } }) => reason,
    )
    return error?.data?.errors.map(({ path, message }) => ({ path, message }))
  }

  test('takes one pick for a service and day, and only of what the service is about', async () => {
    const [one, two] = [await publishFlower(), await publishFlower()]
    const term = await payload.create({
      collection: 'flower-terms',
      data: { name: `Term ${count}`, summary: 'A term.', sources, _status: 'published' } as never,
    })
    const { id } = await plan(tomorrow, one.entry)
    const taken = [{ path: 'day', message: 'Flowers has a pick for that day already.' }]
    expect(await mistakesOf(plan(tomorrow, two.entry))).toEqual(taken)
    const ofTerm = { relationTo: 'flower-terms', value: term.id } as never
    expect(await mistakesOf(plan(addDays(tomorrow, 2), ofTerm))).toMatchObject([{ path: 'entry' }])
    const other = await plan(addDays(tomorrow, 1), two.entry)
    const move = payload.update({ collection: 'picks', id: other.id, data: { day: tomorrow } })
    expect(await mistakesOf(move)).toEqual(taken)
    // The one that has the day may be changed.
    await payload.update({ collection: 'picks', id, data: { entry: two.entry } })
  })

  test('takes no entry of another service, and no day that is past', async () => {
    const { entry } = await publishFlower()
    expect(await mistakesOf(plan(tomorrow, entry, 'food'))).toEqual([
      { path: 'entry', message: 'That is an entry of Flowers, and the pick is for Food.' },
    ])
    const past = [{ path: 'day', message: 'That day is past: it had its pick.' }]
    expect(await mistakesOf(plan(addDays(today, -1), entry))).toEqual(past)
    const { id } = await plan(today, entry)
    const move = payload.update({ collection: 'picks', id, data: { day: addDays(today, -1) } })
    expect(await mistakesOf(move)).toEqual(past)
    // A pick whose day has come and gone can still be saved.
    await here.database.execute("update picks set day = '2026-03-04'")
    await payload.update({ collection: 'picks', id, data: { entry } })
  })
})
