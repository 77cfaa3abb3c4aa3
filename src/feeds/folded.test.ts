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
