import type { PhrasingContent } from 'mdast'
import { describe, expect, it, test } from 'vitest'
import { bold, type InlineNode, italic } from './lexical.ts'
import { lineOf, paragraphsOf } from './phrasing.ts'

const both = bold | italic
const text = (value: string, format = 0) => ({ type: 'text', text: value, format }) as InlineNode
const lineBreak = { type: 'linebreak', version: 1 } as InlineNode
const tab = { type: 'tab' } as unknown as InlineNode
const link = (url: string | undefined, ...children: InlineNode[]) =>
  ({ type: 'link', fields: { linkType: 'custom', newTab: false, url }, children }) as unknown as InlineNode
const entryLink = (url: string | undefined, ...children: InlineNode[]) =>
  ({
    type: 'link',
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'flowers', value: 7 }, url },
    children,
  }) as unknown as InlineNode

/** A tree in short: strong as **, emphasis as _, a link as [its words](its address), a break as /. */
const inShort = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type === 'break') return '/'
      if (node.type === 'strong') return `**${inShort(node.children)}**`
      if (node.type === 'emphasis') return `_${inShort(node.children)}_`
      return node.type === 'link' ? `[${inShort(node.children)}](${node.url})` : `<${node.type}>`
    })
    .join('')

const line = (...nodes: InlineNode[]) => inShort(lineOf(nodes))
const paragraphs = (...nodes: InlineNode[]) => paragraphsOf(nodes).map(({ children }) => inShort(children))

describe('formats', () => {
  it('are nested so that the one that reaches farthest is outside', () => {
    expect(line(text('a', bold), text('b', both), text('c', italic))).toBe('**a_b_**_c_')
    expect(line(text('a', both), text('b', italic))).toBe('_**a**b_')
    expect(line(text('a', both), text('b', bold))).toBe('**_a_b**')
    expect(line(text('a', italic), text('b', both), text('c', italic))).toBe('_a**b**c_')
  })

  it('that reach as far have bold outside', () => {
    expect(line(text('a', both))).toBe('**_a_**')
  })

  it('other than bold and italic are left out, and part no words', () => {
    expect(lineOf([text('a', 4), text('b', 8), text('c', bold | 16)])).toEqual([
      { type: 'text', value: 'ab' },
      { type: 'strong', children: [{ type: 'text', value: 'c' }] },
    ])
  })

  it('touch the words that they mark', () => {
    expect(line(text('a '), text(' b ', bold), text(' c'))).toBe('a **b** c')
    expect(line(text('a'), text(' b', bold), text('c'))).toBe('a **b**c')
    expect(line(text(' a ', bold))).toBe('**a**')
  })

  it('reach over a blank between words that have them both, and not over one that has them not', () => {
    expect(line(text('a ', bold), text('b', bold))).toBe('**a b**')
    expect(line(text('a', bold), tab, text('b', bold))).toBe('**a b**')
    expect(line(text('a', bold), text(' '), text('b', bold))).toBe('**a** **b**')
    expect(line(text('a ', bold), text('b', italic))).toBe('**a** _b_')
    expect(line(text('a', bold), text(' ', both), text('b', bold))).toBe('**a b**')
  })

  it('reach over a break between words that have them both', () => {
    expect(paragraphs(text('a', bold), lineBreak, text('b', bold))).toEqual(['**a/b**'])
    expect(paragraphs(text('a', bold), lineBreak, text('b', italic))).toEqual(['**a**/_b_'])
  })
})

describe('blanks', () => {
  it('stand at no edge, and one between words', () => {
    expect(line(text('  a'), text(' '), text('  '), text('b  '))).toBe('a b')
    expect(lineOf([text('  '), tab])).toEqual([])
    expect(lineOf([])).toEqual([])
  })

  it('within a text are as typed, but for breaks and tabs, which are one', () => {
    expect(line(text('a  b'))).toBe('a  b')
    expect(line(text('a\n\t\nb'))).toBe('a b')
  })

  it('stand at neither side of a break', () => {
    expect(paragraphs(text('a '), lineBreak, text(' b'))).toEqual(['a/b'])
  })
})

describe('paragraphs', () => {
  it('are parted where a line is left empty, however many are', () => {
    expect(paragraphs(text('a'), lineBreak, lineBreak, text('b'))).toEqual(['a', 'b'])
    expect(paragraphs(text('a'), lineBreak, lineBreak, lineBreak, lineBreak, text('b'))).toEqual(['a', 'b'])
    expect(paragraphs(text('a'), lineBreak, text('  '), lineBreak, text('b'))).toEqual(['a', 'b'])
    expect(paragraphs(text('a'), lineBreak, text('b'), lineBreak, text('c'))).toEqual(['a/b/c'])
  })

  it('end with no break and begin with none', () => {
    expect(paragraphs(lineBreak, text('a'), lineBreak)).toEqual(['a'])
    expect(paragraphs(lineBreak, lineBreak)).toEqual([])
  })

  it('are one line where they stand in a heading', () => {
    expect(line(text('a'), lineBreak, lineBreak, text('b'))).toBe('a b')
  })
})

describe('a link', () => {
  it('has no blanks at its edges: they stand beside it', () => {
    expect(line(text('a'), link('/b', text(' b ')), text('c'))).toBe('a [b](/b) c')
    expect(line(text('a'), link('/b', text('b')), text('c'))).toBe('a[b](/b)c')
  })

  it('with nothing in it is none, and leaves its blank', () => {
    expect(line(text('a'), link('/b', text(' ')), text('c'))).toBe('a c')
    expect(line(text('a'), link('/b'), text('c'))).toBe('ac')
  })

  it('is within a format that all of its words have, and has within what some have', () => {
    expect(line(text('a ', bold), link('/b', text('b', bold)), text(' c', bold))).toBe('**a [b](/b) c**')
    expect(line(link('/b', text('b', bold), text(' c', bold)))).toBe('**[b c](/b)**')
    expect(line(link('/b', text('b', bold), text(' c')))).toBe('[**b** c](/b)')
    expect(line(link('/b', text('b', both), text('c', italic)))).toBe('_[**b**c](/b)_')
  })

  it('is of one line', () => {
    expect(paragraphs(link('/b', text('b'), lineBreak, text('c')))).toEqual(['[b c](/b)'])
  })

  it('leads where it is written, without blanks about that', () => {
    expect(line(link(' https://x.org/a ', text('b')))).toBe('[b](https://x.org/a)')
    expect(line(link('#part', text('b')))).toBe('[b](#part)')
    for (const url of ['javascript:alert(1)', '//x.org', '/\\x.org', 'x.org', 'data:text/html,a', '', undefined])
      expect(() => line(link(url, text('b'))), url).toThrow('must begin with')
  })

  it('to an entry leads to its address where that was looked up, and is its words where not', () => {
    expect(line(entryLink('/flowers/rose', text('b')))).toBe('[b](/flowers/rose)')
    expect(line(entryLink('octavo:flowers/rose', text('b')))).toBe('[b](octavo:flowers/rose)')
    for (const url of [undefined, '', '/flowers', '/a/b/c', 'octavo:/a', 'https://x.org', '/Flowers/rose', '/a/b?c'])
      expect(line(text('a '), entryLink(url, text('b', bold)), text(' c')), url).toBe('a **b** c')
  })
})

test.each(['upload', 'inlineBlock', 'paragraph', 'list'])(
  'a node “%s” has no place in a line, and is named',
  (type) => {
    expect(() => lineOf([{ type } as unknown as InlineNode])).toThrow(`"${type}"`)
  },
)
