import { expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'

const isHan = (character: string) => /\p{Script=Han}/u.test(character)
const named = (name: string, text = name) => ({ name, text })

it('has every character that is wanted in one piece, and no other', () => {
  const pieces = piecesOf([[named('寿司', '寿司 is 米'), named('餃子')], [named('桜', '桜 in 春')]], isHan)
  expect([...pieces.join('')].sort()).toEqual([...'寿司米餃子桜春'].sort())
})

it('begins with what several catalogues write, most of them first', () => {
  const [first] = piecesOf([[named('花火')], [named('花見火')], [named('火花')], [named('花')]], isHan)
  expect(first).toBe('花火')
})

it('puts names together by how much is written of their entries, before what stands in texts alone', () => {
  const entries = [named('短', '短'), named('中', '中 and some words'), named('長', '長 and many more words of 文')]
  expect(piecesOf([entries], isHan)).toEqual(['長中短文'])
})

it('has at most twelve to a piece, and begins a new one for each catalogue', () => {
  const numbers = [...'一二三四五六七八九十百千万']
  const pieces = piecesOf([numbers.map((one) => named(one)), [named('花')]], isHan)
  expect(pieces.map(({ length }) => length)).toEqual([1, 12, 1])
})
