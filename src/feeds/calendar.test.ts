import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it, test } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import { foodDays } from '#src/read-model/resources/food.ts'
import { requestOf } from '#test/few-site.ts'
import { type PublishedEntry, publishedEntry, siteWith } from '#test/published.ts'
import { sourcesInFile } from '#test/sources.ts'
import { filtersAsked } from './asked.ts'
import { byIdentifier } from './calendar.ts'
import { feeds, isFeedName } from './index.ts'
import { isPushed } from './pushed.ts'
import { respondWithFeed } from './respond.ts'

type Told = {
  documentId?: number
  resource?: AnyResource
  rule?: string
  more?: string
  name?: string
  summary?: string
  topic?: string
  changedAt?: string
}

const daily = '{ kind: fixed-date, month: 12, day: 1 }'

const day = (slug: string, told: Told = {}): PublishedEntry => {
  const { documentId = 21, resource = flowerDays, rule = daily, more = '', topic, changedAt } = told
  const { name = slug, summary = 'It is kept.' } = told
  const front = `name: ${JSON.stringify(name)}\nsummary: ${JSON.stringify(summary)}\nrule: ${rule}\n${more}`
  const kind = resource === flowerDays ? 'kind: festival\n' : ''
  return publishedEntry(resource, slug, `---\n${front}${kind}${sourcesInFile}\n---\n`, {
    documentId,
    ...(changedAt && { changedAt }),
    refers: topic ? { speaksOf: { record: { slug: topic, name: topic, kind: 'occasion' } } } : {},
  })
}

const calendarOf = async (entries: readonly PublishedEntry[], url = '/flowers/calendar.ics') => {
  const { site } = siteWith(entries, { now: '2026-11-22T12:00:00Z' })
  return String((await respondWithFeed(requestOf(url), site)).body)
}

/** The events of a calendar, each as its lines, unfolded. */
const eventsIn = (calendar: string): string[][] =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((text) => text.split('\r\n').filter(Boolean))

const lineOf = (event: readonly string[] | undefined, name: string) =>
  event?.find((line) => line.startsWith(name))?.slice(name.length)

describe('days that are one event', () => {
  const fixed = { kind: 'fixed-date', month: 12, day: 1 }
  const weekly = { kind: 'weekly', weekdays: ['saturday'] }
  const at = (
    byRule: string,
    {
      slug = 'a',
      resource = flowerDays,
      identity = 'topic-1',
      rule = fixed,
      overrides = [] as object[],
    }: object &
      Partial<{ slug: string; resource: AnyResource; identity: string; rule: object; overrides: object[] }> = {},
  ) =>
    ({
      ...{ resource, slug, identity, byRule, occurrence: { starts: byRule, ends: byRule } },
      calendar: { rule, overrides },
    }) as unknown as Parameters<typeof byIdentifier>[0][number]
  const grouped = (...days: Parameters<typeof byIdentifier>[0]) =>
    [...byIdentifier(days)].map(([id, same]) => [id, same.map(({ resource, slug }) => `${resource.service}/${slug}`)])

  it('are those of one occasion on one date, of whichever catalogue', () => {
    expect(
      grouped(
        at('2026-12-01'),
        at('2026-12-01', { resource: foodDays, slug: 'b' }),
        at('2027-12-01'),
        at('2026-12-01', { identity: 'topic-2' }),
      ),
    ).toEqual([
      ['topic-1-2026-12-01', ['flowers/a', 'food/b']],
      ['topic-1-2027-12-01', ['flowers/a']],
      ['topic-2-2026-12-01', ['flowers/a']],
    ])
  })

  it('are told by the date of the rule, so that one that moved is the same', () => {
    const moved = { ...at('2026-12-01'), occurrence: { starts: '2026-12-05', ends: '2026-12-05' } } as never
    expect(grouped(moved)).toEqual([['topic-1-2026-12-01', ['flowers/a']]])
  })

  it('are all of what comes every week, with each page once', () => {
    expect(
      grouped(
        at('2026-12-05', { rule: weekly }),
        at('2026-12-12', { rule: weekly }),
        at('2026-12-12', { rule: weekly, slug: 'b' }),
      ),
    ).toEqual([['topic-1', ['flowers/a', 'flowers/b']]])
  })

  it('are apart where what comes every week has a season, or one of its days was announced', () => {
    const season = { from: { month: 5, day: 1 }, to: { month: 9, day: 30 } }
    for (const more of [{ rule: { ...weekly, season } }, { rule: weekly, overrides: [{ of: '2026-12-05', to: null }] }])
      expect(grouped(at('2026-12-05', more), at('2026-12-12', more)).map(([id]) => id)).toEqual([
        'topic-1-2026-12-05',
        'topic-1-2026-12-12',
      ])
  })
})

describe('an event', () => {
  it('of several catalogues tells what each says, is filed under each, and lasts as long as the longest', async () => {
    const entries = [
      day('garlands', {
        topic: 'harvest',
        changedAt: '2026-04-01T10:00:00.000Z',
        more: 'countries: [FR]\nfaiths: [christian]\n',
      }),
      day('supper', {
        ...{ resource: foodDays, documentId: 31, topic: 'harvest', summary: 'It is eaten.' },
        ...{ rule: '{ kind: fixed-date, month: 12, day: 1, durationDays: 3 }', more: 'countries: [FR, ES]\n' },
      }),
    ]
    const [event, ...others] = eventsIn(await calendarOf(entries, '/calendar.ics'))
    expect(others).toEqual([])
    expect(lineOf(event, 'UID:')).toBe('topic-harvest-2026-12-01@octavo.example')
    expect(lineOf(event, 'DTEND;VALUE=DATE:')).toBe('20261204')
    expect(lineOf(event, 'SUMMARY:')).toBe('garlands')
    expect(lineOf(event, 'URL;VALUE=URI:')).toBe('https://octavo.example/flowers/days/garlands')
    expect(lineOf(event, 'DESCRIPTION:')).toBe(
      [
        'It is kept.',
        'Date: computed. It falls on the same date every year.',
        'https://octavo.example/flowers/days/garlands',
        'It is eaten.',
        'https://octavo.example/food/days/supper',
      ].join('\\n'),
    )
    expect(lineOf(event, 'CATEGORIES:')).toMatch(/^Flowers,Food,/)
    expect(lineOf(event, 'CATEGORIES:')).toContain('christian')
    expect(lineOf(event, 'LOCATION:')).toBe('France\\, Spain')
    expect(lineOf(event, 'LAST-MODIFIED:')).toBe('20260401T100000Z')
  })

  it('in the calendar of one catalogue tells of that one alone', async () => {
    const entries = [
      day('garlands', { topic: 'harvest' }),
      day('supper', { resource: foodDays, documentId: 31, topic: 'harvest' }),
    ]
    const [event] = eventsIn(await calendarOf(entries, '/food/calendar.ics'))
    expect(lineOf(event, 'UID:'), 'it is the same event in all').toBe('topic-harvest-2026-12-01@octavo.example')
    expect(lineOf(event, 'SUMMARY:')).toBe('supper')
    expect(lineOf(event, 'CATEGORIES:')).not.toContain('Flowers')
  })

  it('is somewhere where few countries keep it, and nowhere where many or none do', async () => {
    const place = async (codes: string) =>
      lineOf(eventsIn(await calendarOf([day('a', { more: `countries: [${codes}]\n` })]))[0], 'LOCATION:')
    expect(await place('FR, ES, PT, IT, DE')).toBe('France\\, Spain\\, Portugal\\, Italy\\, Germany')
    expect(await place('FR, ES, PT, IT, DE, AT')).toBeUndefined()
    expect(await place('')).toBeUndefined()
  })

  it('that may fall otherwise is tentative, and says why', async () => {
    const status = async (certainty: string) => {
      const rule = `{ kind: fixed-date, month: 12, day: 1, certainty: ${certainty} }`
      const [event] = eventsIn(await calendarOf([day('a', { rule })]))
      return [lineOf(event, 'STATUS:'), lineOf(event, 'DESCRIPTION:')?.match(/Date: ([^.]*)\./)?.[1]]
    }
    expect(await status('computed')).toEqual(['CONFIRMED', 'computed'])
    expect(await status('published')).toEqual(['CONFIRMED', 'published'])
    expect(await status('approximate')).toEqual(['TENTATIVE', 'about'])
    expect(await status('differs by place')).toEqual(['TENTATIVE', 'differs by place'])
  })

  it('carries every name as it is, and no line of another event', async () => {
    const name = 'a\\b, c; d\nEND:VEVENT "e" <f> 😀'
    const calendar = await calendarOf([day('a', { name, summary: `${name}.` })])
    const events = eventsIn(calendar)
    expect(events).toHaveLength(1)
    expect(lineOf(events[0], 'SUMMARY:')).toBe('a\\\\b\\, c\\; d END:VEVENT "e" <f> 😀')
    expect(calendar.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
  })

  it('that comes every week has all of its weekdays, from the first of them in the year', async () => {
    const [event] = eventsIn(await calendarOf([day('a', { rule: '{ kind: weekly, weekdays: [sunday, wednesday] }' })]))
    expect(lineOf(event, 'RRULE:')).toMatch(/^FREQ=WEEKLY;BYDAY=/)
    expect(lineOf(event, 'RRULE:FREQ=WEEKLY;BYDAY=')?.split(',').sort()).toEqual(['SU', 'WE'])
    expect(lineOf(event, 'DTSTART;VALUE=DATE:'), 'a Sunday, or a Wednesday before').toBe('20260104')
  })

  it('is held where it begins within a year, or is on today, and no longer', async () => {
    const on = async (month: number, date: number, lasts = 1) =>
      eventsIn(
        await calendarOf([
          day('a', { rule: `{ kind: fixed-date, month: ${month}, day: ${date}, durationDays: ${lasts} }` }),
        ]),
      ).map((event) => lineOf(event, 'DTSTART;VALUE=DATE:'))
    expect(await on(11, 22), 'today, and this day in a year').toEqual(['20261122', '20271122'])
    expect(await on(11, 21)).toEqual(['20271121'])
    expect(await on(11, 20, 3)).toEqual(['20261120', '20271120'])
    expect(await on(11, 19, 3)).toEqual(['20271119'])
  })
})

describe('a calendar', () => {
  const two = [
    day('a', { more: 'countries: [FR]\nfaiths: [hindu]\n' }),
    day('b', { documentId: 22, rule: '{ kind: weekly, weekdays: [monday] }', more: 'countries: [FR]\n' }),
  ]
  const names = async (url: string) => eventsIn(await calendarOf(two, url)).map((event) => lineOf(event, 'SUMMARY:'))

  it('keeps what passes all of its filters', async () => {
    expect(await names('/flowers/calendar.ics')).toEqual(['b', 'a'])
    expect(await names('/flowers/calendar.ics?faith=hindu')).toEqual(['a'])
    expect(await names('/flowers/calendar.ics?country=FR&weekly=false')).toEqual(['a'])
    expect(await names('/flowers/calendar.ics?country=FR&faith=christian')).toEqual([])
    expect(await names('/calendar.ics?catalogue=food')).toEqual([])
    expect(await names('/calendar.ics?catalogue=flowers&faith=hindu')).toEqual(['a'])
  })

  it('says by which filters it is kept, in its name and in its address', async () => {
    const calendar = (await calendarOf(two, '/calendar.ics?catalogue=flowers&faith=hindu')).replaceAll('\r\n ', '')
    expect(calendar).toMatch(/X-WR-CALNAME:[^\r]*: hindu\\, Flowers\r/)
    const [, source = ''] = /SOURCE;VALUE=URI:(.*)\r/.exec(calendar) ?? []
    expect(new URL(source).searchParams.toString().split('&').sort()).toEqual(['catalogue=flowers', 'faith=hindu'])
  })

  it('is one text for one question, however its country is called and its filters are ordered', async () => {
    const by = (url: string) => calendarOf(two, url)
    expect(await by('/flowers/calendar.ics?country=france&faith=hindu&weekly=true&utm_source=x')).toBe(
      await by('/flowers/calendar.ics?faith=hindu&country=FR'),
    )
  })

  it('has no line longer than 75 octets', async () => {
    const calendar = await calendarOf([day('a', { name: 'é'.repeat(90), summary: `${'word '.repeat(60)}.` })])
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

describe('the filters of a calendar', () => {
  test.each([
    ['flowers', { catalogue: 'flowers' }, 'catalogue'],
    ['flowers', { faith: 'no-such' }, 'faith'],
    ['network', { country: 'nowhere' }, 'country'],
    ['network', { weekly: 'perhaps' }, 'weekly'],
    ['network', { catalogue: 'bells' }, 'catalogue'],
  ] as const)('of %s refuse %j', (surface, given, parameter) => {
    expect(() => filtersAsked(surface, given)).toThrow(
      expect.objectContaining({ code: 'invalid_request', errors: [expect.objectContaining({ parameter })] }),
    )
  })

  it('are all told of what is wrong at once', () => {
    expect(() => filtersAsked('network', { country: 'nowhere', weekly: 'perhaps', colour: 'red' })).toThrow(
      expect.objectContaining({
        errors: expect.arrayContaining(
          ['country', 'weekly', 'colour'].map((parameter) => expect.objectContaining({ parameter })),
        ),
      }),
    )
  })
})

describe('the feed of today', () => {
  const told = async (entries: readonly PublishedEntry[], url = '/today.xml', now = '2026-12-01T00:00:00Z') =>
    parseAtomFeed(String((await respondWithFeed(requestOf(url), siteWith(entries, { now }).site)).body))

  it('has the newest first', async () => {
    const on = (date: number) =>
      day(`on-${date}`, { documentId: date, rule: `{ kind: fixed-date, month: 11, day: ${date} }` })
    const { entries } = await told([on(26), on(30), on(24), on(28)])
    expect(entries?.map(({ title }) => title?.value)).toEqual(['on-30', 'on-28', 'on-26'])
  })

  it('has what began six days ago, and not what began seven days ago or is still on', async () => {
    const from = (date: number, lasts = 1) =>
      day(`from-${date}`, {
        documentId: date,
        rule: `{ kind: fixed-date, month: 11, day: ${date}, durationDays: ${lasts} }`,
      })
    const { entries } = await told([from(25), from(24), from(20, 20)])
    expect(entries?.map(({ title }) => title?.value)).toEqual(['from-25'])
  })

  it('has a day of several catalogues once, filed under each and where it is kept', async () => {
    const entries = [
      day('garlands', { topic: 'harvest', more: 'countries: [FR]\n' }),
      day('supper', { resource: foodDays, documentId: 31, topic: 'harvest', more: 'countries: [ES]\n' }),
    ]
    const { entries: items } = await told(entries)
    expect(items).toHaveLength(1)
    expect(items?.[0]).toMatchObject({
      id: 'tag:octavo.example,2026:day/topic-harvest-2026-12-01',
      title: { value: 'garlands' },
      categories: [{ term: 'Flowers' }, { term: 'Food' }, { term: 'France' }],
      published: '2026-12-01T00:00:00.000Z',
      updated: '2026-12-01T00:00:00.000Z',
    })
    const { entries: ofFood } = await told(entries, '/food/today.xml')
    expect(ofFood?.map(({ title, links }) => [title?.value, links?.[0]?.href])).toEqual([
      ['supper', 'https://octavo.example/food/days/supper'],
    ])
  })
})

test('a hub hands on what changes with what is published, and nothing that changes with the day', () => {
  const names = Object.keys(feeds)
  expect(names.filter(isPushed)).toEqual(names.filter((name) => isFeedName(name) && feeds[name].varies === 'content'))
  expect(['constructor', 'feed', ''].some(isFeedName)).toBe(false)
})
