import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('what XML and iCalendar cannot carry is left out, and breaks become blanks', () => {
  expect(oneLine(' a\u0000b\r\n\tc\ud800d\uffffe\u0085f ')).toBe('a b cde f')
})

test('every other text is left as it is, markup and emoji included', () => {
  for (const text of ['<b>&amp;</b> ]]> "x"', 'Ōhanami 花見 🌸', "d'Été; a, b\\c"]) expect(oneLine(text)).toBe(text)
})
