import { describe, expect, it } from 'vitest'
import type { BlockNode } from './lexical.ts'
import { lexicalFromMarkdown } from './lexical-from-markdown.ts'

const blocksOf = (markdown: string): BlockNode[] => lexicalFromMarkdown(markdown).root.children

const element = { direction: null, format: '', indent: 0, version: 1 }
const text = (value: string, format = 0) => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text: value,
  type: 'text',
  version: 1,
})

describe('lexicalFromMarkdown', () => {
  // Typed from what the headless editor of @payloadcms/richtext-lexical 3.90.2 serializes.
  it('gives the nodes as Payload stores them', () => {
    const markdown = '**bold**\\\n[x](https://x.org)\n\n### h\n\n> q\n\n- a\n  1. b\n- c'
    expect(lexicalFromMarkdown(markdown)).toEqual({
      root: {
        ...element,
        type: 'root',
        children: [
          {
            ...element,
            type: 'paragraph',
            textFormat: 1,
            textStyle: '',
            children: [
              text('bold', 1),
              { type: 'linebreak', version: 1 },
              {
                ...element,
                type: 'link',
                version: 3,
                fields: { linkType: 'custom', newTab: false, url: 'https://x.org' },
                id: expect.stringMatching(/^[0-9a-f]{24}$/),
                children: [text('x')],
              },
            ],
          },
          { ...element, type: 'heading', tag: 'h3', children: [text('h')] },
          { ...element, type: 'quote', children: [text('q')] },
          {
            ...element,
            type: 'list',
            listType: 'bullet',
            start: 1,
            tag: 'ul',
            children: [
              { ...element, type: 'listitem', value: 1, children: [text('a')] },
              {
                ...element,
                type: 'listitem',
                value: 2,
                children: [
                  {
                    ...element,
                    type: 'list',
                    listType: 'number',
                    start: 1,
                    tag: 'ol',
                    children: [{ ...element, type: 'listitem', indent: 1, value: 1, children: [text('b')] }],
                  },
                ],
              },
              { ...element, type: 'listitem', value: 2, children: [text('c')] },
            ],
          },
        ],
      },
    })
  })

  it('gives one empty paragraph for blank text, as the editor does', () => {
    for (const blank of ['', ' \n\n ']) expect(blocksOf(blank)).toMatchObject([{ type: 'paragraph', children: [] }])
  })

  it('joins formats and neighbouring texts', () => {
    const [paragraph] = blocksOf('***a** b* **c**_d_ e\nf')
    const texts = [...(paragraph?.children ?? [])].map((child) =>
      child.type === 'text' ? [child.text, child.format] : child.type,
    )
    expect(texts).toEqual([
      ['a', 3],
      [' b', 2],
      [' ', 0],
      ['c', 1],
      ['d', 2],
      [' e f', 0],
    ])
  })

  it('makes every heading an h3 or h4', () => {
    const tags = blocksOf('# a\n\n## b\n\n### c\n\n#### d\n\n###### e').map((node) => 'tag' in node && node.tag)
    expect(tags).toEqual(['h3', 'h3', 'h3', 'h4', 'h4'])
  })

  it('numbers an ordered list from its start', () => {
    const [list] = blocksOf('3. a\n4. b')
    expect(list).toMatchObject({ type: 'list', start: 3, tag: 'ol', children: [{ value: 3 }, { value: 4 }] })
  })

  it('joins lists of one kind that touch, as the editor does', () => {
    expect(blocksOf('- a\n\n* b\n\n1. c')).toMatchObject([
      { tag: 'ul', children: [{ value: 1 }, { value: 2 }] },
      { tag: 'ol', children: [{ value: 1 }] },
    ])
  })

  it('gives the same link ids each time, different ones for each link', () => {
    const markdown = '[a](/x) [b](/x) [c](/y)'
    const ids = blocksOf(markdown).flatMap(({ children }) =>
      children.flatMap((child) => ('id' in child ? child.id : [])),
    )
    expect(new Set(ids).size).toBe(3)
    expect(lexicalFromMarkdown(markdown)).toEqual(lexicalFromMarkdown(markdown))
  })

  it.each([
    ['![a](https://x.org/a.png)', 'image'],
    ['<script>alert(1)</script>', 'html'],
    ['a <b>c</b>', 'html'],
    ['`a`', 'inlineCode'],
    ['```\na\n```', 'code'],
    ['a\n\n---', 'thematicBreak'],
    ['[a][b]\n\n[b]: /x', 'linkReference'],
    ['> # a', 'heading'],
    ['- > a', 'blockquote'],
    ['- a\n  - b\n\n  c', 'paragraph'],
  ])('refuses %j and names the node', (markdown, type) => {
    expect(() => lexicalFromMarkdown(markdown)).toThrow(`"${type}"`)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    'vbscript:x',
    '//x.org',
    '/\\x.org',
    'x.org',
    '',
  ])('refuses a link to %j', (url) => {
    expect(() => lexicalFromMarkdown(`[a](<${url}>)`)).toThrow('The link')
  })

  it.each(['https://x.org/a?b=c#d', 'http://x.org', 'HTTPS://x.org', 'mailto:a@b.org', '/roses', '#history'])(
    'takes a link to %s',
    (url) => {
      expect(() => lexicalFromMarkdown(`[a](${url})`)).not.toThrow()
    },
  )
})
