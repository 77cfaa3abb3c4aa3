import { describe, expect, it } from 'vitest'
import { bold, italic } from './lexical.ts'
import { lexicalFromMarkdown } from './lexical-from-markdown.ts'
import { markdownFromLexical } from './markdown-from-lexical.ts'

type Stored = { type: string; [field: string]: unknown }

const state = (...children: Stored[]) => ({ root: { type: 'root', children } })
const text = (value: string, format = 0): Stored => ({ type: 'text', text: value, format })
const lineBreak: Stored = { type: 'linebreak' }
const paragraph = (...children: Stored[]): Stored => ({ type: 'paragraph', children })
const quote = (...children: Stored[]): Stored => ({ type: 'quote', children })
const item = (...children: Stored[]): Stored => ({ type: 'listitem', children })
const bullets = (...children: Stored[]): Stored => ({ type: 'list', listType: 'bullet', start: 1, children })
const numbers = (start: number, ...children: Stored[]): Stored => ({
  type: 'list',
  listType: 'number',
  start,
  children,
})
const link = (url: string, ...children: Stored[]): Stored => ({
  type: 'link',
  fields: { linkType: 'custom', newTab: true, url },
  children,
})

describe('markdownFromLexical', () => {
  it.each<[string, Stored[], string]>([
    ['paragraphs', [paragraph(text('a')), paragraph(text('b'))], 'a\n\nb'],
    ['bold and italic', [paragraph(text('a', bold), text(' '), text('b', italic))], '**a** *b*'],
    ['both at once', [paragraph(text('a', bold | italic))], '**_a_**'],
    ['bold within italic', [paragraph(text('a ', 2), text('b', 3), text(' c', 2))], '*a **b** c*'],
    ['no other format', [paragraph(text('a', 4), text('b', 8), text('c', 16))], 'abc'],
    ['blanks outside the marks', [paragraph(text('a'), text(' b ', bold), text('c'))], 'a **b** c'],
    ['a line break', [paragraph(text('a'), lineBreak, text('b'))], 'a\\\nb'],
    ['an empty line as a new paragraph', [paragraph(text('a'), lineBreak, text(' '), lineBreak, text('b'))], 'a\n\nb'],
    ['no break at the edges', [paragraph(lineBreak, text(' a '), lineBreak)], 'a'],
    ['no empty blocks', [paragraph(), quote(text(' ')), bullets(item()), paragraph(text('a'))], 'a'],
    ['headings', [{ type: 'heading', tag: 'h3', children: [text('a')] }], '### a'],
    ['small headings', [{ type: 'heading', tag: 'h4', children: [text('a'), lineBreak, text('b')] }], '#### a b'],
    ['large headings as level 3', [{ type: 'heading', tag: 'h1', children: [text('a')] }], '### a'],
    ['quotes', [quote(text('a'), lineBreak, text('b'), lineBreak, lineBreak, text('c'))], '> a\\\n> b\n>\n> c'],
    ['lists', [bullets(item(text('a')), item(text('b')))], '- a\n- b'],
    ['numbered lists', [numbers(3, item(text('a')), item(text('b')))], '3. a\n4. b'],
    [
      'nested lists',
      [bullets(item(text('a')), item(numbers(5, item(text('b')), item(bullets(item(text('c')))))), item(text('d')))],
      '- a\n  1. b\n     - c\n- d',
    ],
    ['a link', [paragraph(text('a '), link('https://x.org', text('b')), text(' c'))], 'a [b](https://x.org) c'],
    ['blanks outside the link', [paragraph(text('a'), link('/b', text(' b ')), text('c'))], 'a [b](/b) c'],
    ['bold around a link', [paragraph(text('a ', 1), link('/b', text('b', 1)), text(' c', 1))], '**a [b](/b) c**'],
    ['no empty link', [paragraph(text('a'), link('/b'))], 'a'],
    [
      'an address made a link',
      [paragraph({ ...link('https://x.org', text('x.org')), type: 'autolink' })],
      '[x.org](https://x.org)',
    ],
    ['a tab as a blank', [paragraph(text('a'), { type: 'tab' }, text('b'))], 'a b'],
  ])('writes %s', (_, children, markdown) => {
    expect(markdownFromLexical(state(...children))).toBe(markdown)
  })

  it('gives the empty string for no value', () => {
    for (const none of [null, undefined, state(), state(paragraph())]) expect(markdownFromLexical(none)).toBe('')
  })

  it.each([
    ['upload', state({ type: 'upload' })],
    ['block', state({ type: 'block' })],
    ['horizontalrule', state({ type: 'horizontalrule' })],
    ['inlineBlock', state(paragraph({ type: 'inlineBlock' }))],
    ['relationship', state(bullets(item({ type: 'relationship' })))],
    ['text', state(text('a'))],
    ['paragraph', state(bullets(paragraph(text('a'))))],
  ])('refuses the node "%s" by name', (type, value) => {
    expect(() => markdownFromLexical(value)).toThrow(`"${type}"`)
  })

  it('writes a link to an entry by the address that was looked up, and without one its words', () => {
    const doc = { relationTo: 'flowers', value: 7 }
    const internal = (url?: string) => ({
      type: 'link',
      fields: { linkType: 'internal', newTab: false, doc, url },
      children: [text('b')],
    })
    const written = (url?: string) => markdownFromLexical(state(paragraph(text('a '), internal(url), text(' c'))))
    expect(written('/flowers/rose')).toBe('a [b](/flowers/rose) c')
    expect(written('octavo:flowers/rose')).toBe('a [b](octavo:flowers/rose) c')
    for (const url of [undefined, 'javascript:alert(1)', '//x.org/a', '/../x']) expect(written(url)).toBe('a b c')
  })

  it('refuses a link to a script or to nothing', () => {
    expect(() => markdownFromLexical(state(paragraph(link(' javascript:alert(1)', text('a')))))).toThrow('The link')
    const blank = { type: 'link', fields: { linkType: 'custom', newTab: false }, children: [text('a')] }
    expect(() => markdownFromLexical(state(paragraph(blank)))).toThrow('The link')
  })
})

describe('from Markdown to rich text and back', () => {
  it.each([
    'Plain words.',
    'A *b* **c** ***d***, **e** **f**, *e **f** g* and **h *i* j**.',
    'un*believ*able',
    'One\\\ntwo',
    '### Heading\n\nText\n\n#### Smaller',
    '> A quote\\\n> of two lines\n>\n> and a paragraph',
    '- a\n  - b\n    - c\n- d\n\n1. e\n2. f',
    '- a\n\n  b\n- c',
    '- a\n\n* b',
    'See [the **rose** page](/roses), [mail](mailto:a@b.org) or **[all](https://x.org/a_\\(b\\))**.',
    '7\\. not a list, \\# not a heading, 1 \\* 2 \\* 3, snake\\_case\\_word, a \\<b> \\&amp; \\[c]\\(d)',
    '多言語 **太字** नमस्ते',
  ])('%j stays as it is', (markdown) => {
    const once = markdownFromLexical(lexicalFromMarkdown(markdown))
    expect(markdownFromLexical(lexicalFromMarkdown(once))).toBe(once)
    expect(lexicalFromMarkdown(once)).toEqual(lexicalFromMarkdown(markdown))
  })

  it('keeps every text an editor may type, in every format and place, character for character', () => {
    const typed = [
      '# a¶- a¶+ a¶* a¶1. a¶1) a¶> a¶---¶===¶```¶`a`¶~~~¶    a¶a  b¶|a|¶a | b¶| -¶:-: | -:¶-|-¶(a)¶{a}¶:a:¶$a$¶!¶"a"¶é¶日本¶😀',
      '<script>alert(1)</script>¶<!-- a¶![a](b)¶[a](b)¶[a]: b¶**a**¶_a_¶a*¶*a¶&amp;¶&#x20;¶a\\¶\\',
      'http://x.org¶a@b.org¶a & b < c',
    ].flatMap((texts) => texts.split('¶'))
    for (const value of typed)
      for (const format of [0, bold, italic, bold | italic]) {
        // One after the other in one text: no two of a sort are neighbours, which would become one.
        const all = state(
          ...[
            [text(value, format)],
            [text('x'), text(value, format), text('y')],
            [text('(', bold), text(value, format), text(')', italic)],
            [link('/x', text(value, format)), text(value, format)],
            [text('x'), lineBreak, text(value, format)],
          ].flatMap((children) => [paragraph(...children), quote(...children), bullets(item(...children))]),
        )
        const once = markdownFromLexical(all)
        const back = lexicalFromMarkdown(once)
        expect(letters(back.root), once).toBe(letters(all.root))
        expect(markdownFromLexical(back)).toBe(once)
      }
  }, 60_000)
})

/** Each character with its format, blanks left out: where they fall between formats is no matter. */
const letters = (node: { type: string }): string => {
  const {
    children = [],
    text: value = '',
    format = 0,
  } = node as { children?: Stored[]; text?: string; format?: number }
  if (node.type !== 'text') return children.map(letters).join('')
  return [...value.replace(/\s/g, '')].map((letter) => `${letter}${format}`).join('')
}
