import { expect, test } from 'vitest'
import { memo } from './memo.ts'

function counting(max: number) {
  const asked: string[] = []
  const name = memo(max, (place: string, day: number): string | undefined => {
    asked.push(`${place} ${day}`)
    return day < 0 ? undefined : `${place} ${day}`
  })
  return { name, asked }
}

test('what was worked out is not worked out again, even where nothing came of it', () => {
  const { name, asked } = counting(10)
  expect([name('a', 1), name('a', 1), name('a', -1), name('a', -1)]).toEqual(['a 1', 'a 1', undefined, undefined])
  expect(asked).toEqual(['a 1', 'a -1'])
})

test('what is asked otherwise is another thing', () => {
  const { name, asked } = counting(10)
  expect([name('a', 12), name('a1', 2), name('a', 1)]).toEqual(['a 12', 'a1 2', 'a 1'])
  expect(asked).toHaveLength(3)
})

test('no more is kept than may be: what was asked longest ago goes first', () => {
  const { name, asked } = counting(2)
  name('a', 1)
  name('b', 1)
  name('a', 1)
  name('c', 1)
  expect(asked.splice(0)).toEqual(['a 1', 'b 1', 'c 1'])
  name('a', 1)
  name('b', 1)
  expect(asked).toEqual(['b 1'])
})

test('what fails is not kept', () => {
  let tries = 0
  const failing = memo(2, (_: number): number => {
    tries += 1
    if (tries === 1) throw new Error('The sky was away.')
    return tries
  })
  expect(() => failing(1)).toThrow('The sky was away.')
  expect([failing(1), failing(1)]).toEqual([2, 2])
})
