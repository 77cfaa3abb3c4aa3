import { createElement, Fragment } from 'react'
import { describe, expect, it } from 'vitest'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { SideChoice, SideFacts, SideRow, sideLines, sideProse } from './sides.tsx'

const page = (part: Parameters<typeof SideRow>[0]['sides'][number]['part']) =>
  shown(() => createElement(Fragment, null, part), {})

describe('one part of two entries', () => {
  it('says of the one that lacks it that nothing is written yet', () => {
    const sides = [
      { name: 'Rose', part: 'Thorns.' },
      { name: 'Lily', part: null },
    ]
    const text = shown(SideRow, { title: 'Appearance', sides })
    expect(partsIn(text, 'h3')).toEqual(['Rose', 'Lily'])
    expect(pageText(text)).toBe('Appearance Rose Thorns. Lily Nothing is written yet.')
  })

  it('is left out where neither has it', () => {
    const sides = ['Rose', 'Lily'].map((name) => ({ name, part: null }))
    expect(shown(SideRow, { title: 'Appearance', sides })).toBe('')
  })

  it('leads from its citations to the sources of its own page', () => {
    const html = '<p>Red<a href="#source-2">2</a>, as <a href="/flowers/lily">lilies</a>.</p>'
    expect(addressesIn(page(sideProse({ html, page: 'https://x/flowers/rose', base: 'https://x' })))).toEqual([
      'https://x/flowers/rose#source-2',
      'https://x/flowers/lily',
    ])
    for (const none of [undefined, ''])
      expect(sideProse({ html: none, page: 'https://x/flowers/rose', base: 'https://x' })).toBeNull()
  })

  it('is a list of entries, each with its line, or nothing', () => {
    const rose = { slug: 'rose', name: 'Rose & co', url: '/flowers/rose', summary: 'Thorns.' }
    expect(page(sideLines([rose]))).toBe(
      '<ul class="side-lines"><li><a href="/flowers/rose">Rose &amp; co</a> <span class="line">Thorns.</span></li></ul>',
    )
    expect(sideLines([])).toBeNull()
  })
})

describe('the facts of two entries', () => {
  it('stand in one line where both tell them, and with a dash where one does not', () => {
    const sides = [
      [
        { label: 'Colour', value: 'red' },
        { label: 'Scent', value: 'sweet' },
      ],
      [
        { label: 'Height', value: '2 m' },
        { label: 'Colour', value: 'white' },
      ],
    ]
    const text = shown(SideFacts, { names: ['Rose', 'Lily'], sides })
    expect(partsIn(text, 'tr').map(pageText)).toEqual([
      'Rose Lily',
      'Colour red white',
      'Scent sweet –',
      'Height – 2 m',
    ])
  })

  it('are no table where there are none', () => {
    expect(shown(SideFacts, { names: ['Rose', 'Lily'], sides: [[], []] })).toBe('')
  })
})

describe('the form that asks what to compare', () => {
  const field = (groups?: { title: string; options: { value: string; label: string }[] }[]) =>
    shown(SideChoice, {
      action: '/flowers/compare',
      fields: [{ name: 'one', label: 'First', value: 'b', ...(groups && { groups }) }],
    })
  const option = (value: string) => ({ value, label: value.toUpperCase() })

  it('has groups under their titles, and none where there is one alone', () => {
    const both = field([
      { title: 'Wild', options: [option('a')] },
      { title: 'Garden', options: [option('b')] },
    ])
    expect(both).toContain('<optgroup label="Wild"><option value="a">A</option></optgroup>')
    expect(both).toContain('<optgroup label="Garden"><option value="b" selected="">B</option></optgroup>')
    const alone = field([{ title: 'All', options: [option('a'), option('b')] }])
    expect(alone).not.toContain('optgroup')
    expect(partsIn(alone, 'option')).toEqual(['Choose one', 'A', 'B'])
  })

  it('is typed into where there is too much to choose from', () => {
    expect(field()).toContain('<input id="side-one" required="" name="one" value="b"/>')
    expect(field()).toContain('<label for="side-one">First</label>')
  })
})
