import { expect, it } from 'vitest'
import { allYears, type Calendar, edition } from '#src/read-model/dates.ts'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import { termOf } from '#src/read-model/terms.ts'
import { jsonText } from '#test/json-text.ts'
import { recorded } from '#test/recorded.ts'
import { forgetDates, unfinished, writeDates, writeMoreDates } from './dates.ts'

const calendar: Calendar = { rule: { kind: 'fixed-date', month: 5, day: 1, durationDays: 1 }, overrides: [] }
const weekly: Calendar = { rule: { kind: 'weekly', weekdays: ['saturday'], durationDays: 1 }, overrides: [] }
const thisYear = new Date().getUTCFullYear()

/** What was written of the dates: the years of each document, the first and the last. */
const written = (asked: readonly { text: string; values: readonly unknown[] }[]) => {
  const statement = asked.find(({ text }) => text.includes('insert into read_model.occurrences'))
  const dates = statement ? (JSON.parse(String(statement.values[2])) as { document_id: number; starts: string }[]) : []
  return dates.map(({ document_id, starts }) => `${document_id}: ${starts}`)
}

const digestWritten = async (): Promise<string> => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  await writeDates(database.write, flowerDays, [{ documentId: 1, terms: [], calendar }])
  const dated = asked.find(({ text }) => text.includes('insert into read_model.dated'))
  return String(dated?.values[3])
}

it('works out the dates of the years about now, and remembers which', async () => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  await writeDates(database.write, flowerDays, [{ documentId: 1, terms: [], calendar }])
  const dates = written(asked)
  expect(dates[0]).toBe(`1: ${thisYear - 2}-05-01`)
  expect(dates.at(-1)).toBe(`1: ${thisYear + 10}-05-01`)
  expect(dates).toHaveLength(13)
  const dated = asked.find(({ text }) => text.includes('insert into read_model.dated'))
  expect(dated?.values.slice(0, 3)).toEqual(['flowers', 'flower_day', [1]])
  expect(dated?.values.slice(4)).toEqual([edition, thisYear - 2, thisYear + 10])
})

it('leaves alone what is there for this very calendar, and makes anew what is there for another', async () => {
  const digest = await digestWritten()
  const databaseWith = (told: string) =>
    recorded([
      { to: 'select document_id, calendar', rows: () => [{ document_id: 1, calendar: told }] },
      { to: '', rows: () => [] },
    ])
  const same = databaseWith(digest)
  await writeDates(same.database.write, flowerDays, [{ documentId: 1, terms: [], calendar }])
  expect(same.asked).toHaveLength(1)
  const other = databaseWith('of another calendar')
  await writeDates(other.database.write, flowerDays, [{ documentId: 1, terms: [], calendar }])
  expect(other.asked.slice(1, 3).map(({ text }) => /read_model\.(\w+)/.exec(text)?.[1])).toEqual([
    'dated',
    'occurrences',
  ])
  expect(written(other.asked)).toHaveLength(13)
})

it('writes no dates of what has no rule, and none of what comes every week', async () => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  await writeDates(database.write, flowerDays, [
    { documentId: 1, terms: [], calendar: null },
    { documentId: 2, terms: [termOf(flowerDays, 'weekday', 'saturday')], calendar: weekly },
  ])
  expect(written(asked)).toEqual([])
  expect(asked.find(({ text }) => text.startsWith('delete'))?.values[2], 'what they had goes').toEqual([1, 2])
})

it('takes the dates of documents out of both tables', async () => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  await forgetDates(database.write, flowerDays, [3])
  expect(asked.map(({ values }) => values)).toEqual([
    ['flowers', 'flower_day', [3]],
    ['flowers', 'flower_day', [3]],
  ])
})

const day = {
  service: 'flowers',
  resource: 'flower_day',
  document_id: 1,
  calendar: jsonText(calendar),
  terms: [],
} as const

it('names the days whose dates are not all there, but for those of every week', async () => {
  const rows = [
    { ...day, first_year: null, last_year: null },
    { ...day, document_id: 2, terms: [termOf(flowerDays, 'weekday', 'saturday')], first_year: null, last_year: null },
  ]
  const { database } = recorded([{ to: 'left join read_model.dated', rows: () => rows }])
  expect((await unfinished(database.execute)).map(({ document_id }) => document_id)).toEqual([1])
})

const held = () =>
  recorded([
    { to: 'update read_model.dated', rows: () => [{}] },
    { to: '', rows: () => [] },
  ])

it('goes on ahead, ten years at a time, to the last year there is, and then back', async () => {
  const ahead = held()
  await writeMoreDates(ahead.database.write, { ...day, terms: [], first_year: 2024, last_year: 2036 })
  expect(written(ahead.asked)[0]).toBe('1: 2037-05-01')
  expect(written(ahead.asked).at(-1)).toBe('1: 2046-05-01')
  expect(ahead.asked[0]?.values.slice(3, 5)).toEqual([2024, 2046])
  const end = held()
  await writeMoreDates(end.database.write, { ...day, terms: [], first_year: 2024, last_year: allYears.last - 3 })
  expect(written(end.asked)).toHaveLength(3)
  const back = held()
  await writeMoreDates(back.database.write, { ...day, terms: [], first_year: 2024, last_year: allYears.last })
  expect(written(back.asked)[0]).toBe('1: 2014-05-01')
  expect(written(back.asked).at(-1)).toBe('1: 2023-05-01')
  expect(back.asked[0]?.values.slice(3, 5)).toEqual([2014, allYears.last])
  const first = held()
  await writeMoreDates(first.database.write, {
    ...day,
    terms: [],
    first_year: allYears.first + 2,
    last_year: allYears.last,
  })
  expect(written(first.asked)).toHaveLength(2)
})

it('begins with the years about now where there are none, and writes nothing where the day changed meanwhile', async () => {
  const none = recorded([{ to: '', rows: () => [] }])
  await writeMoreDates(none.database.write, { ...day, terms: [], first_year: null, last_year: null })
  expect(written(none.asked)).toHaveLength(13)
  const changed = recorded([{ to: '', rows: () => [] }])
  await writeMoreDates(changed.database.write, { ...day, terms: [], first_year: 2024, last_year: 2036 })
  expect(changed.asked).toHaveLength(1)
})
