import { describe, expect, it } from 'vitest'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { Chips, Harmonies, Nearest, Notations, OnBlackAndWhite, Pair, PaletteFiles } from './colour.tsx'

describe('the names nearest to a colour', () => {
  const near = (distance: number, set: { name: string } | null = null) =>
    shown(Nearest, { near: [{ name: 'Plum <3', hex: '#8e4585', url: '/colours/plum', distance, set }] })

  it.each([
    [0, 'the same'],
    [0.99, 'not to be told apart'],
    [1, 'hardly to be told apart'],
    [2.29, 'hardly to be told apart'],
    [2.3, 'close'],
    [9.9, 'close'],
    [10, 'alike'],
    [24.9, 'alike'],
    [25, 'another colour'],
  ])('at a distance of %s are %s', (distance, words) => {
    expect(pageText(near(distance))).toContain(`ΔE ${distance} ${words}`)
  })

  it('say which list they are of, or that they are of the catalogue', () => {
    expect(pageText(near(3))).toBe('Plum &lt;3 In this catalogue · #8e4585 ΔE 3 close')
    expect(pageText(near(3, { name: 'Web colours' }))).toContain('Web colours · #8e4585')
    expect(addressesIn(near(3))).toEqual(['/colours/plum'])
  })
})

describe('how text is read on a colour', () => {
  const pair = (one: string, other: string) => shown(Pair, { one, other })

  it('is said by its ratio and by what it is enough for', () => {
    expect(pageText(pair('#000000', '#ffffff'))).toContain('21 : 1 Enough for any text (AAA).')
    expect(pageText(pair('#767676', '#ffffff'))).toContain('Enough for any text (AA).')
    expect(pageText(pair('#888888', '#ffffff'))).toContain('Enough for large text and for marks, not for small text.')
    expect(pageText(pair('#cccccc', '#ffffff'))).toContain('Not enough for text.')
  })

  it('is shown either way round', () => {
    expect([...pair('#000000', '#ffffff').matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
      'Text in #ffffff on #000000',
      'Text in #000000 on #ffffff',
    ])
  })

  it('says whether black or white reads better', () => {
    const better = (hex: string) => partsIn(shown(OnBlackAndWhite, { hex }), 'strong')
    expect(better('#ffff00')).toEqual(['Black text reads better', 'White text'])
    expect(better('#000080')).toEqual(['Black text', 'White text reads better'])
  })
})

it('each notation of a colour is ready to be copied as it is read', () => {
  const page = shown(Notations, { hex: '#4b0082' })
  expect(page).toContain('<dt>RGB</dt><dd><code data-copy="rgb(75 0 130)">rgb(75 0 130)</code></dd>')
})

it('a harmony begins with the colour itself, which leads nowhere, and the others lead on', () => {
  const page = shown(Harmonies, {
    hex: '#ff0000',
    harmonies: [{ name: 'Opposite', hexes: ['#00ffff'] }] as unknown as Parameters<typeof Harmonies>[0]['harmonies'],
    addressOf: (hex: string) => `/colours/${hex.slice(1)}`,
  })
  expect(partsIn(page, 'dt')).toEqual(['Opposite'])
  const [here = '', other = ''] = partsIn(page, 'li')
  expect(page).toMatch(/<li class="here">/)
  expect(addressesIn(here)).toEqual([])
  expect(here).toContain('#ff0000')
  expect(addressesIn(other)).toEqual(['/colours/00ffff'])
  expect(other).toContain('fill="#00ffff"')
})

it('one value may stand twice among chips, under two names', () => {
  const chips = [
    { hex: '#808080', name: 'Grey' },
    { hex: '#808080', name: 'Gray' },
  ]
  expect(partsIn(shown(Chips, { chips }), 'li').map(pageText)).toEqual(['Grey #808080', 'Gray #808080'])
})

it('a palette is copied as CSS where it is given so, and downloaded in each form', () => {
  const files = [
    { href: '/p.ase', label: 'ASE' },
    { href: '/p.gpl', label: 'GPL' },
  ]
  const page = shown(PaletteFiles, { files, css: '--a: "x";' })
  expect(page.match(/<a [^>]*>/g)).toEqual(['<a href="/p.ase" download="">', '<a href="/p.gpl" download="">'])
  expect(page).toContain('data-copy="--a: &quot;x&quot;;"')
  expect(shown(PaletteFiles, { files })).not.toContain('data-copy')
})
