import { describe, expect, it, test } from 'vitest'
import { entriesIn, inFile, namedEntriesIn, namedIn, withLinks, withNames } from './entry-links.ts'
import type { LinkNode, RichText } from './lexical.ts'
import { lexicalFromMarkdown } from './lexical-from-markdown.ts'

const text = (value: string) => ({ type: 'text', text: value, format: 0 })
const link = (fields: object, ...children: object[]) => ({
  type: 'link',
  fields: { newTab: false, ...fields },
  children,
})
const toEntry = (value: unknown, relationTo: unknown = 'flowers') =>
  link({ linkType: 'internal', doc: { relationTo, value } }, text('rose'))
const toAddress = (url: string) => link({ linkType: 'custom', url }, text('there'))
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const state = (...children: object[]) => ({ root: { type: 'root', children } }) as unknown as RichText
const within = (...inner: object[]) => [
  { type: 'list', children: [{ type: 'listitem', children: inner }] },
  {
    type: 'table',
    children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [paragraph(...inner)] }] }],
  },
  { type: 'quote', children: inner },
]

describe('the entries that a text links to', () => {
  it('are found in its order, wherever they stand, as often as they are linked', () => {
    const value = state(paragraph(text('a'), toEntry(7)), ...within(toEntry(8, 'dishes')), paragraph(toEntry(7)))
    expect(entriesIn(value)).toEqual([
      { relationTo: 'flowers', id: 7 },
      ...Array.from({ length: 3 }, () => ({ relationTo: 'dishes', id: 8 })),
      { relationTo: 'flowers', id: 7 },
    ])
  })

  it('are known by their id, where whoever read the text put the document in its place too', () => {
    expect(entriesIn(state(paragraph(toEntry({ id: 7, name: 'Rose' }))))).toEqual([{ relationTo: 'flowers', id: 7 }])
  })

  test.each([
    ['an address', toAddress('/flowers/rose')],
    [
      'an address that has a document beside it',
      link({ linkType: 'custom', url: '/a', doc: { relationTo: 'a', value: 7 } }),
    ],
    ['a name of a file', toEntry('rose')],
    ['no document', link({ linkType: 'internal', doc: null })],
    ['a document of no collection', toEntry(7, null)],
    ['a document without an id', toEntry({ name: 'Rose' })],
    ['nothing', { type: 'link', children: [] }],
  ])('are none where a link leads to %s', (_, node) => {
    expect(entriesIn(state(paragraph(node)))).toEqual([])
  })

  it('are none of what is no text', () => {
    for (const value of [null, undefined, 'words', 7, {}, { root: null }, { root: { children: 'a' } }, state()])
      expect(entriesIn(value)).toEqual([])
  })
})

describe('a text with other links in the place of its own', () => {
  const value = state(paragraph(text('a'), toEntry(7), toAddress('/x')), ...within(toEntry(8)))
  const withUrl = (node: LinkNode, url: string): LinkNode => ({ ...node, fields: { ...node.fields, url } })

  it('has each of them changed, and those to addresses as they were', () => {
    const changed = withLinks(value, (node, { id }) => withUrl(node, `/flowers/${id}`))
    const written = JSON.stringify(changed)
    expect(written.match(/"url":"[^"]*"/g)).toEqual([
      '"url":"/flowers/7"',
      '"url":"/x"',
      ...Array.from({ length: 3 }, () => '"url":"/flowers/8"'),
    ])
    expect(entriesIn(changed)).toEqual(entriesIn(value))
  })

  it('has the words of those that lead nowhere any more', () => {
    const changed = withLinks(value, (node, { id }) => (id === 7 ? null : node))
    expect(changed.root.children[0]).toEqual(paragraph(text('a'), text('rose'), toAddress('/x')))
    expect(entriesIn(changed).map(({ id }) => id)).toEqual([8, 8, 8])
  })

  it('leaves the text that it was made of alone', () => {
    const before = structuredClone(value)
    withLinks(value, () => null)
    expect(value).toEqual(before)
  })

  it('is the very same where there is no link', () => {
    const plain = state(paragraph(text('a')))
    expect(withLinks(plain, () => null)).toBe(plain)
    expect(withLinks(null, () => null)).toBeNull()
  })
})

describe('the name of an entry in a file', () => {
  it('is read as it is written', () => {
    const name = { path: 'flowers', slug: 'garden-rose-2' }
    expect(inFile(name)).toBe('octavo:flowers/garden-rose-2')
    expect(namedIn(inFile(name))).toEqual(name)
  })

  test.each([
    '/flowers/rose',
    'octavo:flowers',
    'octavo:flowers/',
    'octavo:/rose',
    'octavo:flowers/rose/more',
    'octavo:Flowers/rose',
    'octavo:flowers/rose?a',
    ' octavo:flowers/rose',
    'OCTAVO:flowers/rose',
    'octavo://flowers/rose',
    '',
  ])('is not “%s”', (address) => {
    expect(namedIn(address)).toBeNull()
  })

  it('stands in the link that a text of a file makes of it', () => {
    const value = lexicalFromMarkdown(
      'See [a rose](octavo:flowers/rose), [b](/flowers/b).\n\n- [c](octavo:terms/petal)',
    )
    expect(namedEntriesIn(value)).toEqual([
      { path: 'flowers', slug: 'rose' },
      { path: 'terms', slug: 'petal' },
    ])
    expect(entriesIn(value)).toEqual([])
  })

  it('makes way for the entry, and for the words where there is none', () => {
    const value = lexicalFromMarkdown(
      'See [a rose](octavo:flowers/rose), [b](/flowers/b) and [a petal](octavo:terms/petal).',
    )
    const put = withNames(value, ({ slug }) => (slug === 'rose' ? { relationTo: 'flowers', id: 7 } : null))
    expect(entriesIn(put)).toEqual([{ relationTo: 'flowers', id: 7 }])
    expect(namedEntriesIn(put)).toEqual([])
    const words = JSON.stringify(put).match(/"text":"[^"]*"/g)
    expect(words).toEqual(expect.arrayContaining(['"text":"a rose"', '"text":"a petal"']))
    expect(JSON.stringify(put)).toContain('"url":"/flowers/b"')
  })
})
