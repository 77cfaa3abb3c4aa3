import { describe, expect, it } from 'vitest'
import { oklchOf } from '#src/colour/oklch.ts'
import { traitOfWords } from './kind.ts'
import { accentInks, css, inksOf, inkTrait, shade, valueTrait } from './palette.ts'
import { seeded } from './seeded.ts'

describe('words that name inks', () => {
  it('are colour words and values, with their sign or without', () => {
    expect(['red', 'gold', '#ffd1dc', 'ffd1dc'].map(inkTrait.word)).toEqual(['red', 'gold', 'ffd1dc', 'ffd1dc'])
  })

  it('are no others: none that is not known, none written otherwise, none that every object has', () => {
    const others = ['multi', 'Red', '#FFD1DC', '#fff', 'fff', '', '#', 'constructor', 'toString', '#ffd1dc;']
    expect(others.map(inkTrait.word)).toEqual(others.map(() => null))
  })

  it('are values alone where a trait takes values', () => {
    const { most, word } = valueTrait(6)
    expect(most).toBe(6)
    expect(['red', '#4b0082', '4b0082'].map(word)).toEqual([null, '4b0082', '4b0082'])
  })

  it('give inks in their order: a value is itself', () => {
    const [first, second] = inksOf(['4b0082', 'white'])
    expect(first).toEqual(oklchOf('#4b0082'))
    expect(second?.lightness).toBeGreaterThan(0.95)
    expect(inksOf([])).toEqual([])
  })
})

describe('inks about an accent', () => {
  const many = Array.from({ length: 200 }, (_, index) => accentInks(120, seeded(`entry ${index}`)))
  const away = (hue: number) => Math.abs(((hue - 120 + 540) % 360) - 180)

  it('begin with one near it', () => {
    for (const [first] of many) {
      expect(away(first?.hueDegrees ?? 0)).toBeLessThanOrEqual(18)
      expect(first?.lightness).toBeGreaterThanOrEqual(0.44)
      expect(first?.lightness).toBeLessThanOrEqual(0.7)
    }
  })

  it('go with a second that is told apart from the first by its lightness', () => {
    for (const [first, second] of many)
      expect(Math.abs((first?.lightness ?? 0) - (second?.lightness ?? 0))).toBeGreaterThan(0.14)
  })

  it('are the same for the same entry, and others for others', () => {
    expect(accentInks(120, seeded('rose'))).toEqual(accentInks(120, seeded('rose')))
    expect(accentInks(120, seeded('lily'))).not.toEqual(accentInks(120, seeded('rose')))
  })
})

describe('a shade', () => {
  const ink = { lightness: 0.5, chroma: 0.1, hueDegrees: 40 }

  it('is lighter or darker by as much, of the same hue, and paler', () => {
    expect(shade(ink, 0.2)).toEqual({ lightness: 0.7, chroma: expect.closeTo(0.088, 6), hueDegrees: 40 })
    expect(shade(ink, -0.2)).toEqual({ lightness: 0.3, chroma: expect.closeTo(0.088, 6), hueDegrees: 40 })
    expect(shade(ink, 0)).toEqual(ink)
  })

  it('is never white and never black', () => {
    expect(shade(ink, 0.9).lightness).toBe(0.97)
    expect(shade(ink, -0.9).lightness).toBe(0.2)
  })
})

it('an ink is written in few figures, its hue within one turn', () => {
  const written = (hueDegrees: number) => css({ lightness: 0.12345, chroma: 0.0005, hueDegrees })
  expect(written(30.4)).toBe('oklch(0.123 0.001 30)')
  expect(written(-40)).toBe('oklch(0.123 0.001 320)')
  expect(written(725)).toBe('oklch(0.123 0.001 5)')
})

describe('a trait of words', () => {
  it('knows those of its list, as they are written', () => {
    for (const trait of [traitOfWords(['silk', 'wool'], 2), traitOfWords({ silk: 1, wool: 2 }, 2)]) {
      expect(trait.most).toBe(2)
      expect(['silk', 'Silk', 'cotton', 'constructor', 'length'].map(trait.word)).toEqual([
        'silk',
        null,
        null,
        null,
        null,
      ])
    }
  })
})

describe('chance from a text', () => {
  const drawn = (text: string) => Array.from({ length: 500 }, seeded(text))

  it('is the same each time, and from 0 up to 1', () => {
    expect(drawn('/flowers/rose')).toEqual(drawn('/flowers/rose'))
    for (const value of drawn('/flowers/rose')) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
  })

  it('is another for texts that differ in a letter, in its order, or in a letter of two parts', () => {
    const texts = ['rose', 'rosf', 'orse', 'rose ', '', '😀', '😁']
    expect(new Set(texts.map((text) => seeded(text)())).size).toBe(texts.length)
  })

  it('falls everywhere alike', () => {
    const halves = drawn('/flowers/rose').filter((value) => value < 0.5).length
    expect(halves).toBeGreaterThan(200)
    expect(halves).toBeLessThan(300)
  })
})
