/** The ledger of dates: what stands in it is what the rules say, for every kind of rule and every year, whatever is done to a day. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksFromRule } from '#collections/fields/calendar-rule.ts'
import { addDays, type Day } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import { type CalendarRule, calendarRuleSchema, type OccurrenceOverride } from '#src/calendar/rule.ts'
import { ruleKinds } from '#src/calendar/rules/index.ts'
import { holidaysOn } from '#src/geography/holidays.ts'
import { datesJob } from '#src/jobs/dates.ts'
import { holidaysJob } from '#src/jobs/holidays.ts'
import { runJob } from '#src/jobs/run.ts'
import { rebuildService } from '#src/publish/rebuild.ts'
import { allYears, datesInLedger } from '#src/read-model/dates.ts'
import { daysBetween } from '#src/read-model/queries/calendar.ts'
import { publicHolidaysOn } from '#src/read-model/queries/holidays.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

const calendar = resourcesOf('flowers').find(({ isCalendar }) => isCalendar)
if (!calendar) throw new Error('Flowers have a calendar.')
const days = calendar

const rules = new Map<string, { rule: CalendarRule; overrides: OccurrenceOverride[] }>(
  Object.entries(ruleKinds).map(([kind, { example }]) => [
    kind,
    { rule: calendarRuleSchema.parse({ kind, ...example }), overrides: [] },
  ]),
)
const thisYear = new Date().getUTCFullYear()
const windows: [from: Day, to: Day][] = [
  ...[1900, 1961, thisYear - 1, thisYear, thisYear + 9, thisYear + 11, 2150, 2199].map((year): [Day, Day] => [
    `${year}-01-01`,
    `${year}-12-31`,
  ]),
  [`${thisYear}-03-03`, `${thisYear}-03-03`],
  ['2031-12-20', '2032-01-10'],
]

let here: World
const ids = new Map<string, number>()

beforeAll(async () => {
  here = await world()
  await here.database.revisions.ready()
  for (const [kind, { rule }] of rules) ids.set(kind, await publish(kind, rule))
})
afterAll(() => here.close())

async function publish(name: string, rule: CalendarRule): Promise<number> {
  const data = { name, slug: name, summary: 'A day.', sources, _status: 'published', rule: blocksFromRule(rule) }
  return (await here.payload.create({ collection: 'flower-days', data: data as never })).id
}

const update = (kind: string, data: object) =>
  here.payload.update({ collection: 'flower-days', id: ids.get(kind) as number, data: data as never })

const inOrder = (a: string, b: string) => (a < b ? -1 : 1)

/** What the rules say of a window. */
const said = ([from, to]: [Day, Day]): string[] =>
  [...rules]
    .flatMap(([slug, { rule, overrides }]) =>
      occurrences(rule, from, to, overrides).map((one) => JSON.stringify({ slug, ...one })),
    )
    .sort(inOrder)

/** What readers are told of it. */
const told = async ([from, to]: [Day, Day]): Promise<string[]> =>
  (await daysBetween(here.database, days, from, to))
    .map(({ slug, occurrence }) => JSON.stringify({ slug, ...occurrence }))
    .sort(inOrder)

/** Readers hear of a publish a moment after it. */
async function expectAgreement(): Promise<void> {
  for (const window of windows)
    await expect.poll(() => told(window), { message: window.join(' to ') }).toEqual(said(window))
}

/** All but those that come every week, which need no ledger. */
const expected = () => [...rules].filter(([, { rule }]) => rule.kind !== 'weekly').length

/** Days of which the ledger has these years. */
const datesWritten = async (first: number, last: number) =>
  (await datesInLedger(here.database, days, { first, last })).size

test('publishing writes the years about now; all others are worked out when they are asked for', async () => {
  expect(await datesWritten(thisYear - 2, thisYear + 10)).toBe(expected())
  expect(await datesWritten(1960, 1961)).toBe(0)
  await expectAgreement()
})

test('an announcement moves and cancels, and an unpublished day has no dates', async () => {
  const first = occurrences(rules.get('easter')?.rule as CalendarRule, `${thisYear}-01-01`, `${thisYear + 1}-12-31`)
  const overrides = [
    { of: first[0]?.starts as Day, to: addDays(first[0]?.starts as Day, 9), source: 'The parish' },
    { of: first[1]?.starts as Day, to: null },
  ]
  await update('easter', { overrides })
  Object.assign(rules.get('easter') as object, { overrides })
  await expectAgreement()
  await update('islamic', { _status: 'draft' })
  const islamic = rules.get('islamic') as { rule: CalendarRule; overrides: [] }
  rules.delete('islamic')
  expect(await datesWritten(thisYear, thisYear)).toBe(expected())
  await expectAgreement()
  await update('islamic', { _status: 'published' })
  rules.set('islamic', islamic)
  await expectAgreement()
})

test('the job brings every year, a rebuild keeps them, and a changed rule begins anew', async () => {
  const { database, url } = here
  const surroundings = { url, database, reads: readCounter(), now: () => new Date() }
  for (let minute = 0; ; minute++) {
    const { outcome, detail } = await runJob(datesJob, new Date(minute * 60_000), surroundings)
    expect(outcome, detail).toBe('done')
    if (detail === 'all dates are there') break
  }
  const everyYear = [allYears.first, allYears.last] as const
  expect(await datesWritten(...everyYear)).toBe(expected())
  await expectAgreement()
  await rebuildService(here.payload, 'flowers')
  expect(await datesWritten(...everyYear)).toBe(expected())
  const rule = calendarRuleSchema.parse({ kind: 'fixed-date', month: 2, day: 29 })
  await update('fixed-date', { rule: blocksFromRule(rule) })
  Object.assign(rules.get('fixed-date') as object, { rule })
  expect(await datesWritten(...everyYear)).toBe(expected() - 1)
  await expectAgreement()
})

test('public holidays are read as the job wrote them, and written anew under another edition', async () => {
  const { database, url } = here
  const surroundings = { url, database, reads: readCounter(), now: () => new Date() }
  const run = async (minute: number) =>
    expect(await runJob(holidaysJob, new Date(minute * 60_000), surroundings)).toMatchObject({ outcome: 'done' })
  await run(0)
  const days: Day[] = [`${thisYear}-05-01`, `${thisYear}-06-15`, `${thisYear}-12-25`]
  for (const day of days) {
    const [told, expected] = [await publicHolidaysOn(database, day), await holidaysOn(day)]
    expect(told.map((one) => JSON.stringify(one)).sort()).toEqual(expected.map((one) => JSON.stringify(one)).sort())
  }
  const [mayDay] = days as [Day]
  const names = async () => (await publicHolidaysOn(database, mayDay)).map(({ name }) => name)
  // A name that no calendar has shows which one was read.
  const mark = `update read_model.holidays set days = jsonb_set(days, array[$1, '0', 'name'], '"As written"')`
  await database.write(mark, [mayDay])
  expect(await names()).toContain('As written')
  await database.write(`update read_model.holidays set edition = 'another'`)
  expect(await names()).not.toContain('As written')
  await run(1)
  await database.write(mark, [mayDay])
  expect(await names()).toContain('As written')
})
