import { describe, expect, test } from 'vitest'
import { addressOfForm, formAt } from './forms.ts'

describe('a path', () => {
  test.each([
    [['flowers', 'rose.md'], undefined, { segments: ['flowers', 'rose'], form: 'markdown', isChosen: false }],
    [['flowers', 'rose.jsonld'], undefined, { segments: ['flowers', 'rose'], form: 'json-ld', isChosen: false }],
    [['flowers', 'rose.md'], 'text/html', { segments: ['flowers', 'rose'], form: 'markdown', isChosen: false }],
    [['flowers', 'rose'], 'text/markdown', { segments: ['flowers', 'rose'], form: 'markdown', isChosen: true }],
    [['flowers', 'rose'], '*/*', { segments: ['flowers', 'rose'], form: 'html', isChosen: false }],
    [['index.md'], undefined, { segments: [], form: 'markdown', isChosen: false }],
    [[], undefined, { segments: [], form: 'html', isChosen: false }],
    [['.md'], undefined, { segments: ['.md'], form: 'html', isChosen: false }],
  ] as const)('%j of a reader who takes %s asks for %j', (path, accept, asked) => {
    expect(formAt(path, accept)).toEqual(asked)
  })
})

test('a form of a page has an address that leads to it', () => {
  expect(addressOfForm('https://x/flowers/flowers/rose', 'markdown', false)).toBe('https://x/flowers/flowers/rose.md')
  expect(addressOfForm('https://x/flowers', 'json-ld', true)).toBe('https://x/flowers/index.jsonld')
  expect(addressOfForm('https://x/', 'markdown', true)).toBe('https://x/index.md')
  expect(addressOfForm('https://x/', 'html', true)).toBe('https://x/')
})
