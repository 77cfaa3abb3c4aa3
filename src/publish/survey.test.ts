import { expect, it } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { surveysIn } from './survey.ts'

/** How often tables were analysed after each of these numbers of entries, and at the end. */
async function surveysOf(...written: number[]): Promise<number[]> {
  const { database, asked } = recorded([{ to: 'analyze', rows: () => [] }])
  const surveys = surveysIn(database.write)
  const counted: number[] = []
  for (const entries of written) {
    await surveys.wrote(entries)
    counted.push(asked.length)
  }
  await surveys.end()
  return [...counted, asked.length]
}

it('looks at nothing for a few entries', async () => {
  expect(await surveysOf(1, 60, 38)).toEqual([0, 0, 0, 0])
})

it('looks as soon as there are many, again whenever they are several times as many, and once more at the end', async () => {
  expect(await surveysOf(200, 200, 200, 200, 200)).toEqual([1, 1, 1, 2, 2, 3])
})

it('does not look twice at the same', async () => {
  expect(await surveysOf(100)).toEqual([1, 1])
  expect(await surveysOf()).toEqual([0])
})
