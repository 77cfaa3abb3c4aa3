import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['### The **rose**\n\nIs *red*\\\nand [sweet](https://x.org).', 'The rose\nIs red and sweet.'],
  ['- a\n  1. b\n- c\n\n> d\n>\n> e', 'a\nb\nc\nd\ne'],
  ['a\nb   c', 'a b c'],
  ['AT&amp;T, 1 \\* 2', 'AT&T, 1 * 2'],
  ['a <b>c</b>', 'a <b>c</b>'],
  ['`a`\n\n---\n\n```\nb\n```', 'a\nb'],
  ['', ''],
])('gives the words of %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})
