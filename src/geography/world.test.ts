import { describe, expect, it } from 'vitest'
import { countriesOfTheWorld } from './countries.ts'
import { onWorld, partAbout, partOf, worldSheet } from './world.ts'
import { worldShapes } from './world-shapes.ts'

describe('the map of the world', () => {
  it('has the meridian of Greenwich in its middle, and what is east of it on the right', () => {
    expect(onWorld(0, 0)[0]).toBe(worldSheet.width / 2)
    expect(onWorld(0, 180)[0]).toBeCloseTo(worldSheet.width)
    expect(onWorld(60, 90)[0]).toBeLessThan(onWorld(0, 90)[0])
  })

  it('keeps areas: a degree square at 60° north is half as large as at the equator', () => {
    const area = (latitude: number) => {
      const [left, low] = onWorld(latitude - 0.5, 0)
      const [right, high] = onWorld(latitude + 0.5, 1)
      return (right - left) * (low - high)
    }
    expect(area(60) / area(0)).toBeCloseTo(0.5, 2)
  })

  it('knows where every inhabited country lies, but those that are specks in an ocean', () => {
    const missing = countriesOfTheWorld.filter(({ code }) => !worldShapes[code]).map(({ code }) => code)
    expect(missing.length).toBeLessThan(30)
    for (const code of ['JP', 'SG', 'MT', 'XK', 'VA', 'BB', 'FR', 'TW']) expect(worldShapes[code], code).toBeDefined()
  })

  it('has every country within its sheet, and the middle of Japan in Japan', () => {
    for (const [code, { at, path }] of Object.entries(worldShapes)) {
      expect(at[0] >= 0 && at[0] <= worldSheet.width && at[1] >= 0 && at[1] <= worldSheet.height, code).toBe(true)
      expect(path === '' || path.startsWith('M'), code).toBe(true)
    }
    const [x, y] = onWorld(36, 138)
    const { at = [0, 0] } = worldShapes.JP ?? {}
    expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(15)
  })

  it('shows the part of the world in which countries lie, and never more than there is', () => {
    const outline = (code: string) => partOf(worldShapes[code]?.path ?? '') ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const codes of [['CH'], ['NZ'], ['IS'], ['AR'], ['IN', 'LK', 'BD']]) {
      const shown = codes.map(outline)
      const { x, y, width, height } = partAbout(shown)
      expect(width, codes.join()).toBeLessThan(worldSheet.width / 2)
      expect(height / width, codes.join()).toBeCloseTo(worldSheet.height / worldSheet.width)
      expect(Math.min(x, y, worldSheet.width - x - width, worldSheet.height - y - height)).toBeGreaterThanOrEqual(0)
      for (const one of shown) {
        expect(one.x >= x && one.x + one.width <= x + width, codes.join()).toBe(true)
        expect(one.y >= y && one.y + one.height <= y + height, codes.join()).toBe(true)
      }
    }
    for (const codes of [['RU'], ['JP', 'BR']])
      expect(partAbout(codes.map(outline))).toEqual({ x: 0, y: 0, ...worldSheet })
  })
})
