import { describe, expect, it } from 'vitest'
import { colourHarmonies, harmoniesOf } from './harmonies.ts'

describe('harmonies', () => {
  it('of red are the hues of the wheel', () => {
    expect(harmoniesOf('#ff0000')).toEqual({
      complementary: ['#00ffff'],
      analogous: ['#ff0080', '#ff8000'],
      triadic: ['#00ff00', '#0000ff'],
      split_complementary: ['#00ff80', '#0080ff'],
      tetradic: ['#80ff00', '#00ffff', '#8000ff'],
      monochromatic: ['#330000', '#990000', '#ff6666', '#ffcccc'],
    })
  })

  it('keep saturation and lightness while the hue turns', () => {
    expect(harmoniesOf('#336699')).toEqual({
      complementary: ['#996633'],
      analogous: ['#339999', '#333399'],
      triadic: ['#993366', '#669933'],
      split_complementary: ['#993333', '#999933'],
      tetradic: ['#993399', '#996633', '#339933'],
      monochromatic: ['#0d1a26', '#264d73', '#8cb3d9', '#d9e6f2'],
    })
  })

  it.each(['#000000', '#808080', '#ffffff'])('of the grey %s are only other greys', (grey) => {
    const { monochromatic, ...byHue } = harmoniesOf(grey)
    expect(Object.values(byHue).flat()).toEqual([])
    expect(monochromatic).toHaveLength(4)
    for (const shade of monochromatic) expect(shade).toMatch(/^#(..)\1\1$/)
  })

  it('of any colour are other colours, none twice in a list, of the declared shape', () => {
    const nearGreys = ['#808081', '#010000', '#fffffe', '#7f8080', '#fefeff', '#000101']
    const spread = Array.from({ length: 4000 }, (_, n) => `#${(n * 4194).toString(16).padStart(6, '0')}`)
    const wrong = [...nearGreys, ...spread].filter((hex) =>
      Object.values(colourHarmonies.parse(harmoniesOf(hex))).some(
        (list) => list.includes(hex) || new Set(list).size < list.length,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('of a colour with a plain hue fill every list', () => {
    expect(Object.values(harmoniesOf('#d4af37')).map((list) => list.length)).toEqual([1, 2, 2, 2, 3, 4])
  })
})
