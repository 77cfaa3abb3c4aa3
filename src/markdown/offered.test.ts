import { expect, test } from 'vitest'
import { lexicalFromMarkdown } from './lexical-from-markdown.ts'
import { richTextProblem } from './offered.ts'

const text = { type: 'text', text: 'Words' }
const within = (...children: unknown[]) => ({ root: { type: 'root', children } })

function listsWithin(depth: number): unknown {
  let inner: unknown = { type: 'list', children: [] }
  for (let level = 0; level < depth; level++)
    inner = { type: 'list', children: [{ type: 'listitem', children: [inner] }] }
  return inner
}

test('what the editor offers is taken, and so is no text', () => {
  const markdown =
    '### A heading\n\nSome **bold** and *italic* words, [a link](https://example.org) \\\nand a line.\n\n> A quote\n\n- one\n  - two\n\n| a | b |\n| - | - |\n| c | d |'
  for (const value of [lexicalFromMarkdown(markdown), within(), null, undefined])
    expect(richTextProblem(value)).toBeNull()
})

test.each([
  ['a word', 'Words'],
  ['a list', []],
  ['nothing in it', {}],
  ['a root that is none', { root: 5 }],
  ['a root without a list', { root: { children: { length: 1 } } }],
  ['a part that is none', within(null)],
  ['a part without a type', within({ children: [] })],
  ['a node of another editor', within({ type: 'upload', value: 3 })],
  ['one within another', within({ type: 'paragraph', children: [{ type: 'block', fields: {} }] })],
  ['a name of every object', within({ type: 'constructor', children: [] })],
  ['words that are none', within({ type: 'paragraph', children: [{ ...text, text: 7 }] })],
  ['a link to nowhere', within({ type: 'paragraph', children: [{ type: 'link', children: [text] }] })],
  ['words outside of any paragraph', within(text)],
  ['a table within a line', within({ type: 'paragraph', children: [{ type: 'table', children: [] }] })],
  ['a root within the root', within({ type: 'root', children: [] })],
  ['children that are none', within({ type: 'list', children: text })],
  ['lists within lists without end', within(listsWithin(20_000))],
])('%s is refused in words', (_, value) => {
  expect(richTextProblem(value)).toMatch(/\.$/)
})

test('what is refused is named', () => {
  expect(richTextProblem(within({ type: 'upload' }))).toBe('The editor has no “upload”. Take it out.')
})
