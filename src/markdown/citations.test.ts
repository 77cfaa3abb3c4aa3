import { expect, test } from 'vitest'
import { citationsIn, withNotes, withoutCitations } from './citations.ts'
import { htmlFromMarkdown } from './html-from-markdown.ts'
import { lexicalFromMarkdown } from './lexical-from-markdown.ts'
import { markdownFromLexical } from './markdown-from-lexical.ts'
import { plainText } from './plain-text.ts'

const text = 'Old.[^rance] Older.[^a-2] Oldest.[^rance]'

test('the marks that a text cites are found in order, each once', () => {
  expect(citationsIn(text)).toEqual(['rance', 'a-2'])
  expect(citationsIn('[^Rance] [rance] [^] [^-a]')).toEqual([])
})

test('a citation is what it was after the editor, and no word of the text', () => {
  expect(markdownFromLexical(lexicalFromMarkdown(text))).toBe(text)
  expect(plainText(text)).toBe('Old. Older. Oldest.')
  expect(withoutCitations(text)).toBe('Old. Older. Oldest.')
})

test('a citation leads to the note of its source, by number; one of no source is left as typed', () => {
  expect(withNotes(htmlFromMarkdown('Old.[^rance] New.[^gone]'), [null, 'rance'])).toBe(
    '<p>Old.<sup class="cited"><a href="#source-2">2</a></sup> New.[^gone]</p>',
  )
})
