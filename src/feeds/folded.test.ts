import { expect, test } from 'vitest'
import { folded } from './folded.ts'

const lines = [
  'SUMMARY:short',
  `DESCRIPTION:${'a'.repeat(63)}`,
  `DESCRIPTION:${'a'.repeat(64)}`,
  `DESCRIPTION:${'long '.repeat(60)}`,
  `DESCRIPTION:${'é'.repeat(200)}`,
  `DESCRIPTION:${'花見'.repeat(80)}`,
  `DESCRIPTION:a${'🌸'.repeat(60)}`,
]

test('folds to lines of at most 75 octets, which say the same when they are put together again', () => {
  const text = lines.join('\r\n')
  const foldedText = folded(text)
  for (const line of foldedText.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(foldedText.replaceAll('\r\n ', '')).toBe(text)
})

test('leaves a line alone that is short enough', () => {
  for (const line of lines.slice(0, 2)) expect(folded(line)).toBe(line)
})

test('folds a line where the next character has no room, however many octets it takes', () => {
  const whole = (character: string, first: number, next: number) =>
    `${character.repeat(first)}\r\n ${character.repeat(next)}\r\n ${character}`
  // The blank that a line goes on with is one of its 75 octets.
  for (const [character, first, next] of [
    ['a', 75, 74],
    ['\u007f', 75, 74],
    ['\u0080', 37, 37],
    ['\u07ff', 37, 37],
    ['\u0800', 25, 24],
    ['\uffff', 25, 24],
    ['\u{10000}', 18, 18],
  ] as const)
    expect(folded(character.repeat(first + next + 1)), character.codePointAt(0)?.toString(16)).toBe(
      whole(character, first, next),
    )
})

test('leaves a line alone that fills its 75 octets', () => {
  for (const line of ['a'.repeat(75), 'é'.repeat(37), '花'.repeat(25)]) expect(folded(line)).toBe(line)
})
