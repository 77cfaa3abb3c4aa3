import { describe, expect, it } from 'vitest'
import type { AnyResource, Picture } from '#src/read-model/resource.ts'
import { swatches, swatchSets } from '#src/read-model/resources/colours.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { linkTo, recordOf } from '#test/few-entries.ts'
import { shown } from '#test/shown.ts'
import { readPlateAddress } from './cover/plate-address.ts'
import { coverOf, Plate, plateSource } from './plate.tsx'

const accent = 5
const entryOf = (resource: AnyResource, fields: object) =>
  recordOf({ resource, slug: 'rose', fields: { ...fields } }) as unknown as Parameters<typeof coverOf>[1]
const wordsOn = (resource: AnyResource, fields: object) =>
  readPlateAddress(coverOf(resource, entryOf(resource, fields), accent))?.words

const picture: Picture = {
  ...{ src: '/media/rose.webp', alt: 'A "red" rose', caption: null, credit: 'Ada', licence: 'CC0' },
  ...{ width: 800, height: 600, focus: { x: 50, y: 50 } },
  sizes: [{ src: '/media/rose-400.webp', type: 'image/webp', width: 400, height: 300 }],
}

describe('the cover of an entry', () => {
  it('follows from what the entry says in the fields that its resource names', () => {
    const fields = { scientific_name: 'Rosa', family: 'Rosaceae', colors: ['red', 'white'] }
    expect(wordsOn(flowers, fields)).toMatchObject({ ink: ['red', 'white'] })
    expect(wordsOn(flowers, fields)).not.toEqual(wordsOn(flowers, { colors: ['red', 'white'] }))
    expect(readPlateAddress(coverOf(flowers, entryOf(flowers, fields), accent))).toMatchObject({
      ...{ kind: 'blossom', path: 'flowers', slug: 'rose', accentHueDegrees: 5 },
    })
  })

  it('shows a colour as itself', () => {
    const fields = { hex: '#4b0082', family: 'purple', set: linkTo(swatchSets, 'web') }
    expect(wordsOn(swatches, fields)).toMatchObject({ own: ['4b0082'] })
  })

  it('takes colours from groups within the entry by their values, and nothing else of them', () => {
    const resource = { ...flowers, plate: { ink: 'varieties' } } as unknown as AnyResource
    const varieties = [
      { name: 'red', hex: '#c8102e' },
      { name: 'white', hex: 'white' },
    ]
    const said = coverOf(resource, { ...entryOf(flowers, {}), varieties }, accent)
    expect(readPlateAddress(said)?.words).toMatchObject({ ink: ['c8102e'] })
  })

  it('is one of nothing known where the entry says nothing', () => {
    expect(Object.values(wordsOn(flowers, {}) ?? {}).flat()).toEqual([])
  })
})

describe('what is shown of an entry', () => {
  it('is its picture in words, and its cover without words', () => {
    const plate = (fields: object, isLarge: boolean) =>
      shown(Plate, { resource: flowers, entry: entryOf(flowers, fields), accent, isLarge })
    expect(plate({ picture }, true)).toContain('alt="A &quot;red&quot; rose"')
    expect(plate({}, true)).toMatch(/<img class="cover" src="\/plates\/[^"]+" alt="".* loading="eager"/)
    expect(plate({}, false)).toContain('loading="lazy"')
  })

  it('is small where it is small', () => {
    const source = (fields: object) => plateSource({ resource: flowers, entry: entryOf(flowers, fields), accent })
    expect(source({ picture })).toBe('/media/rose-400.webp')
    expect(source({})).toBe(coverOf(flowers, entryOf(flowers, {}), accent))
  })
})
