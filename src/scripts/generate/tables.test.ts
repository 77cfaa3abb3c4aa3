/** The tables of the README and of docs/, made from declarations and from what was measured. */
import { describe, expect, it } from 'vitest'
import { capacityTable, mixInWords } from './capacity-table.ts'
import { importsInWords } from './imports-in-words.ts'
import { jobsTable } from './jobs-table.ts'
import { metricsTable } from './metrics-table.ts'
import { permissionsTable } from './permissions-table.ts'
import { settingsTable } from './settings-table.ts'

const rowsOf = (table: string) =>
  table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

it('a table of settings has a row for each, in their order, with its default and what it means', () => {
  const row = (name: string) => ({ default: `default of ${name}`, description: `Meaning of ${name}.` })
  expect(rowsOf(settingsTable({ PORT: row('PORT'), HOST: row('HOST') }))).toEqual([
    ['setting', 'default', 'meaning'],
    ['---', '---', '---'],
    ['`PORT`', 'default of PORT', 'Meaning of PORT.'],
    ['`HOST`', 'default of HOST', 'Meaning of HOST.'],
  ])
})

it('a table of jobs says of each when it runs, where, and what it does', () => {
  const rows = rowsOf(jobsTable())
  const whenAndWhere = (job: string) => rows.find(([name]) => name === job)?.slice(1, 3)
  expect(rows[0]).toEqual(['job', 'when (UTC)', 'where', 'what'])
  expect(rows).toContainEqual([
    'picks',
    '00:00',
    'one editing server',
    'Chooses the item of the day of every catalogue.',
  ])
  expect(whenAndWhere('links')).toEqual(['03:17', 'one editing server'])
  expect(whenAndWhere('news')).toEqual(['every 30 minutes', 'one editing server'])
  expect(whenAndWhere('dumps')).toEqual(['every hour', 'one editing server'])
  expect(whenAndWhere('read counts')).toEqual(['every minute', 'every reader'])
})

it('a table of metrics says of each what sort of number it is and what tells its series apart', () => {
  const rows = rowsOf(metricsTable())
  expect(rows[0]).toEqual(['metric', 'type', 'labels, beside `process`', 'meaning'])
  expect(rows).toContainEqual(['`octavo_cache_bytes`', 'gauge', '', 'What is kept, in bytes.'])
  expect(rows.find(([name]) => name === '`octavo_entries`')?.slice(1, 3)).toEqual(['gauge', '`service`, `state`'])
})

describe('the table of permissions', () => {
  const [head = [], , ...rows] = rowsOf(permissionsTable())
  const cell = (action: string, state: string) => rows.find(([name]) => name === action)?.[head.indexOf(state)]

  it('says from which role on each thing may be done', () => {
    expect(cell('write a draft of it', 'a draft of one’s own')).toBe('writers')
    expect(cell('publish it', 'a draft of another')).toBe('editors')
    expect(cell('delete it for good', 'once public, in the trash')).toBe('administrators')
  })

  it('has a dash where nobody does it', () => {
    expect(cell('make it', 'public')).toBe('–')
    expect(cell('delete it for good', 'a new one')).toBe('–')
  })

  it('has a cell for each state in every row', () => {
    for (const row of rows) expect(row, row[0]).toHaveLength(head.length)
    expect(rows).toHaveLength(13)
  })
})

describe('the table of what it takes', () => {
  const works = [
    'page: entry',
    'page: list, three filters',
    'get_flower',
    'list_flowers, three filters',
    'search',
    'in_flower_today',
  ]
  const bench = (rates: Readonly<Record<string, number>>, left = works) => {
    const rows = left.flatMap((work) =>
      Object.entries(rates).map(([by, rate]) => {
        const [answerer, size] = by.split(' @ ')
        return `| ${work} | ${answerer} | ${size} | ${rate} | 0.1 | all | 1 | 2 |`
      }),
    )
    return `Before.\n<!-- bench -->\n| work | by | size | rate |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n<!-- /bench -->\nAfter.`
  }
  const measured = {
    'a reader, made @ 1,000': 500,
    'a reader, made @ 100,000': 125,
    'a reader, kept @ 1,000': 10_000,
    'a reader, kept @ 100,000': 10_000,
  }
  const rows = () => rowsOf(capacityTable(bench(measured))).slice(2)

  it('says how long answers take with so many entries, and marks what was measured', () => {
    expect(rows()[0]?.slice(0, 3)).toEqual(['1,000', '0.10 m', '2.0 m'])
    expect(rows()[1]?.slice(0, 3)).toEqual(['100,000', '0.10 m', '8.0 m'])
  })

  it('works out beyond it: a made answer grows by each tenfold as it did, a kept one does not', () => {
    expect(rows()[2]?.slice(0, 3)).toEqual(['1,000,000', '0.10 w', '16 w'])
    expect(rows()[3]?.slice(0, 3)).toEqual(['10,000,000', '0.10 w', '32 w'])
  })

  it('says how many a core answers where four of five were asked before, and how many cores leave none waiting', () => {
    // 80 × 0.1 ms and 20 × 2 ms are 0.48 ms each.
    expect(rows()[0]?.slice(3)).toEqual(['2083 w', '1 w', '1 w', '8 w'])
    expect(rows()[1]?.slice(3)).toEqual(['595 w', '1 w', '3 w', '28 w'])
  })

  it('takes an answer to grow by nothing where it was measured to be faster', () => {
    const faster = { ...measured, 'a reader, made @ 100,000': 1000 }
    expect(rowsOf(capacityTable(bench(faster)))[4]?.[2]).toBe('1.0 w')
  })

  it('takes pages that are made of kept data where they were not made anew', () => {
    const rendered = { ...measured, 'a reader, made of kept data @ 1,000': 500 }
    const { 'a reader, made @ 1,000': _, ...others } = rendered
    expect(rowsOf(capacityTable(bench(others)))[2]?.[2]).toBe('2.0 m')
  })

  it('is refused where something was not measured, which is named', () => {
    expect(() => capacityTable(bench(measured, works.slice(1)))).toThrow(
      'has no page: entry, a reader, made, with 100000.',
    )
    expect(() => capacityTable('')).toThrow('The bench of the README has no')
  })

  it('is of a hundred requests', () => {
    const counts = mixInWords()
      .split('; ')
      .map((part) => Number(part.split(' × ')[0]))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100)
    expect(mixInWords()).toContain('35 × page: entry')
  })
})

describe('how long importing takes', () => {
  const row = (rate: string) =>
    `| aim | measured | met |\n| entries a second, importing 3,440 of full length: at least 300 | ${rate} | no |`

  it('is told as it was measured, and worked out for more', () => {
    expect(importsInWords(row('125'))).toBe(
      '3,440 entries of full length were written at 125 a second **m**: 100,000 take 13 minutes **w**, 1,000,000 take 2 hours **w**, 10,000,000 take 22 hours **w**',
    )
    expect(importsInWords(row('98.7'))).toContain('at 99 a second **m**: 100,000 take 17 minutes **w**')
  })

  it('is refused where nothing was imported', () => {
    expect(() => importsInWords('')).toThrow('The bench of the README has no import.')
  })
})
