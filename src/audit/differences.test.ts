import { expect, test } from 'vitest'
import { differencesOf, differingWords } from './differences.ts'

const text = (name: string) => ({ name, label: name, type: 'text' as const })

test('a field that is nothing before and after is no change, however nothing is written', async () => {
  const fields = ['a', 'b', 'c', 'd'].map(text)
  const execute = () => Promise.reject(new Error('Nothing is to be asked.'))
  expect(await differencesOf(execute, fields, { a: null, b: '', c: [], d: false }, { a: '', c: null })).toEqual([])
})

test('of a long text the words that differ are told, with a few beside', () => {
  const long = 'word '.repeat(1000)
  const { before, after } = differingWords(`${long}red ${long}`, `${long}white ${long}`)
  expect(before).toMatch(/^…(?:\s?word )+red (?:word )+…$/)
  expect(after).toContain('white ')
  expect(before.length + after.length).toBeLessThan(300)
  expect(differingWords('', 'x'.repeat(5000)).after).toMatch(/… \(3500 more letters\)$/)
})

test('entries are called by their names, and those that are gone by their number', async () => {
  const links = { ...text('days'), type: 'relationship' as const, relationTo: 'flower-days' }
  const execute = async (asked: string) => {
    expect(asked).toContain('"flower_days"')
    return [{ id: 1, name: 'Vesak' }] as never
  }
  expect(await differencesOf(execute, [links], { days: [1] }, { days: [{ id: 1 }, 2] })).toEqual([
    { field: 'days', label: 'days', before: 'Vesak', after: expect.stringMatching(/number 2, which is gone$/) },
  ])
})
