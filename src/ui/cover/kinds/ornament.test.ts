import { describe, expect, it } from 'vitest'
import { faultsOf, inksIn, knownAs, plateWith, quietPlate } from '#test/drawn.ts'
import { css, inksOf } from '../palette.ts'

const slugs = Array.from({ length: 30 }, (_, index) => `entry-${index}`)
const plate = (ink: readonly string[], slug = 'rose') => plateWith('ornament', { ink }, { slug })
const lights = ({ lightness }: { lightness: number }) => lightness

describe("a printer's flower", () => {
  it('is printed in the inks of its entry', () => {
    for (const slug of slugs) {
      const inks = inksIn(plate(['red', 'blue'], slug))
      expect(inks).toEqual(expect.arrayContaining(inksOf(['red', 'blue']).map(css)))
    }
  })

  it('is printed on a deep sheet where its ink is light', () => {
    for (const slug of slugs) {
      expect(lights(plate(['white'], slug).ground)).toBeLessThan(0.4)
      expect(lights(plate(['cream', 'red'], slug).ground)).toBeLessThan(0.4)
    }
  })

  it('is else printed on a light sheet of its hue, and on a deep one now and then', () => {
    const [red] = inksOf(['red'])
    const light = slugs.map((slug) => plate(['red'], slug).ground).filter((ground) => lights(ground) > 0.9)
    expect(light.length).toBeGreaterThan(slugs.length / 2)
    expect(light.length).toBeLessThan(slugs.length)
    for (const ground of light) expect(ground.hueDegrees).toBe(red?.hueDegrees)
  })

  it('has a deep sheet of the hue of its last ink, where that is deep', () => {
    const [blue] = inksOf(['blue'])
    for (const slug of slugs) expect(plate(['white', 'blue'], slug).ground.hueDegrees).toBe(blue?.hueDegrees)
    const hues = slugs.map((slug) => plate(['white', 'yellow'], slug).ground.hueDegrees)
    expect(new Set(hues)).toEqual(new Set([160, 205, 255, 330, 30]))
  })

  it('is darker by night', () => {
    for (const slug of slugs) {
      const { ground, night } = plate(['red'], slug)
      expect(lights(night)).toBeLessThan(lights(ground))
    }
  })

  it('is another for each entry, the same each time, and whole', () => {
    const all = slugs.map((slug) => plate(['red'], slug))
    expect(new Set(all.map(({ art }) => art)).size).toBe(slugs.length)
    expect(all).toEqual(slugs.map((slug) => plate(['red'], slug)))
    for (const one of all) expect(faultsOf(one)).toEqual([])
  })

  it('is in the inks of its catalogue where it has none', () => {
    expect(quietPlate('ornament', { hue: 5 }).art).not.toBe(quietPlate('ornament', { hue: 200 }).art)
    expect(knownAs('ornament', 'ink', 'multi')).toBeNull()
  })
})
