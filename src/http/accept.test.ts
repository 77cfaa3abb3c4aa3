import { expect, test } from 'vitest'
import { prefersMarkdown } from './accept.ts'

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/markdown;q=0.5, */*;q=0.1',
])('%s is given Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=none',
])('%s is given the page', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})
