import { describe, expect, it } from 'vitest'
import { findService } from '#src/services.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { Crumbs } from './crumbs.tsx'
import { Elsewhere, Said } from './elsewhere.tsx'
import { iconAddress } from './mark.tsx'
import type { EntryRecord } from './records.ts'

const entries = [
  { service: 'food', name: 'Rose <water>', summary: 'It is drunk.', url: '/food/dishes/rose-water' },
  { service: 'colours', name: 'Rose', summary: 'It is seen.', url: '/colours/rose' },
]
const page = (speaks_of: object | null, elsewhere: object[]) =>
  shown(Elsewhere, { record: { speaks_of, elsewhere } as unknown as EntryRecord })
const topic = { name: 'Rose & briar', url: '/topics/rose' }

describe('what other catalogues say of the same', () => {
  it('stands under the name of it, which leads to all of them', () => {
    const text = page(topic, entries)
    expect(partsIn(text, 'h2').map(pageText)).toEqual(['Rose &amp; briar in other catalogues'])
    expect(addressesIn(text)).toEqual(['/topics/rose', '/food/dishes/rose-water', '/colours/rose'])
  })

  it('says of each which catalogue it is of, in its colour, and its line', () => {
    const text = shown(Said, { entries: entries as never })
    expect(partsIn(text, 'dt').map(pageText)).toEqual([
      `Rose &lt;water&gt; ${findService('food')?.title}`,
      `Rose ${findService('colours')?.title}`,
    ])
    expect(partsIn(text, 'dd')).toEqual(['It is drunk.', 'It is seen.'])
    expect([...text.matchAll(/--hue:(\d+)/g)].map(([, hue]) => Number(hue))).toEqual(
      ['food', 'colours'].map((service) => findService(service)?.accentHueDegrees),
    )
  })

  it('is nothing where no other says anything, or nobody knows what it is', () => {
    expect(page(topic, [])).toBe('')
    expect(page(null, entries)).toBe('')
  })
})

it('the way to a page leads from the home of its catalogue, step by step', () => {
  const way = [
    { href: '/flowers', label: 'Flowers' },
    { href: '/flowers/days', label: 'Days & nights' },
  ]
  const text = shown(Crumbs, { way })
  expect(addressesIn(text)).toEqual(['/flowers', '/flowers/days'])
  expect(partsIn(text, 'a')).toEqual(['Flowers', 'Days &amp; nights'])
  expect(text).toContain('<nav class="crumbs" aria-label="Where you are"><ol>')
})

it('the icon of a catalogue is a picture in its colour, whole in its address', () => {
  const address = iconAddress(200)
  expect(address).toMatch(/^data:image\/svg\+xml,[^"'#<> ]*$/)
  const svg = decodeURIComponent(address.slice('data:image/svg+xml,'.length))
  expect(svg).toMatch(/^<svg .*<\/svg>$/)
  expect(svg).toContain('oklch(.56 .16 200)')
  expect(iconAddress(5)).not.toBe(address)
})
