import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawPlate } from './drawing.ts'
import { edition, type PlateOf } from './plate-address.ts'

/** Plates of every kind, with the digests of their drawings in this edition. */
const golden: { edition: number; plates: readonly [digest: string, of: PlateOf][] } = {
  edition: 1,
  plates: [
    ['411fDkdchqUY', { path: 'flowers', slug: 'rose', inks: ['red', 'pink', 'white'] }],
    ['mJxdN_wVQMrh', { path: 'flowers', slug: 'snowdrop', inks: ['white'] }],
    ['cpcgGIv0HUIY', { path: 'countries', slug: 'india', inks: ['#ff9933', '#ffffff', '#138808'] }],
    ['yrIloCrgnPsF', { path: 'dances', slug: 'tango', accentHueDegrees: 290 }],
    ['MO9Os6CoDn6J', { path: 'breeds', slug: 'highland', accentHueDegrees: 145 }],
    ['Egaz3BnBWb6G', { path: 'cheeses', slug: 'roquefort', accentHueDegrees: 85 }],
    ['dRwYMzooo53y', { path: 'colours', slug: 'indigo', own: '#4b0082' }],
    ['wow1zTK7666a', { path: 'colours', slug: 'ivory', own: '#fffff0' }],
  ],
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

describe('the drawing of a plate', () => {
  it('never changes within an edition: who changes it raises `edition` and writes these digests anew', () => {
    const drawn = golden.plates.map(([, of]) => [digest(drawPlate(of)), of])
    expect({ edition, plates: drawn }).toEqual(golden)
  })

  it('is well under the weight of a photograph', () => {
    for (const [, of] of golden.plates) expect(drawPlate(of).length).toBeLessThan(12_000)
  })
})
