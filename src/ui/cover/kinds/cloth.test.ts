import { describe, expect, it } from 'vitest'
import { sarees } from '#src/read-model/resources/sarees.ts'
import { copiesOf, elementsWith, faultsOf, inksIn, knownAs, plateWith, quietPlate, shapesOf } from '#test/drawn.ts'
import { inksOf } from '../palette.ts'

const plate = (facts: Parameters<typeof plateWith>[1], slug = 'rose') =>
  plateWith('cloth', { ink: ['red', 'black'], ...facts }, { slug })
const crafts = sarees.facets.craft.values
const fibres = sarees.facets.fibre.values
const gold = 'oklch(0.8 0.115 85)'

describe('a length of cloth', () => {
  it('is known by every craft and fibre that a catalogue has', () => {
    for (const craft of crafts) expect(knownAs('cloth', 'craft', craft)).toBe(craft)
    for (const fibre of fibres) expect(knownAs('cloth', 'fibre', fibre)).toBe(fibre)
    expect(knownAs('cloth', 'craft', 'constructor')).toBeNull()
  })

  it('shows each craft as no other', () => {
    expect(new Set(crafts.map((craft) => plate({ craft: [craft] }).art)).size).toBe(crafts.length)
    expect(new Set(crafts.map((craft) => shapesOf(plate({ craft: [craft] })))).size).toBe(crafts.length)
  })

  it('has a border of its second colour where the eye tells it from the body, by hue alone too', () => {
    const hues = (...ink: string[]) => inksIn(plate({ ink })).map((used) => used.split(' ').at(-1))
    expect(hues('red', 'blue')).toContain('262)')
    expect(hues('turquoise', 'cyan')).not.toContain('205)')
  })

  it('shows two crafts on its body, and no third', () => {
    const { art } = plate({ craft: ['jamdani', 'ikat', 'block-print'] })
    expect(art).toContain(' id="j"')
    expect(art).toContain(' id="i"')
    expect(art).not.toContain(' id="b"')
  })

  it('counts as its two those that show on the body', () => {
    const { art } = plate({ craft: ['temple-border', 'jamdani', 'ikat'] })
    expect(art).toContain(' id="j"')
    expect(art).toContain(' id="i"')
  })

  it('has the end of the first craft that has one, and else a plain one', () => {
    expect(plate({ craft: ['jamdani', 'block-print'] }).art).toContain(' id="k"')
    expect(plate({ craft: ['block-print', 'jamdani'] }).art).toContain(' id="c"')
    expect(plate({ craft: ['checks', 'brocade'] }).art).toContain(' id="e"')
    const bars = 'M0 248H240M0 261H240M0 274H240M0 287H240M0 300H240'
    expect(plate({ craft: ['checks'] }).art).toContain(bars)
    expect(plate({ craft: [] }).art).toContain(bars)
    expect(plate({ craft: ['jamdani'] }).art).not.toContain(bars)
  })

  it('has teeth along its borders where they are of a temple, whatever else is woven', () => {
    const teeth = 'l17 8l-17 8z'
    expect(plate({ craft: ['temple-border'] }).art).toContain(teeth)
    expect(plate({ craft: ['ikat', 'jamdani', 'temple-border'] }).art).toContain(teeth)
    expect(plate({ craft: ['ikat'] }).art).not.toContain(teeth)
  })

  it('has gold where its craft works with it, and nowhere else', () => {
    for (const craft of crafts)
      expect(inksIn(plate({ craft: [craft] })).includes(gold), craft).toBe(
        ['zari', 'brocade', 'tanchoi'].includes(craft),
      )
  })

  it('is woven wider where light falls through it', () => {
    const step = (fibre: string[]) => elementsWith(plate({ fibre }), '<pattern')[0]?.match(/width="(\d)"/)?.[1]
    for (const fibre of fibres)
      expect(step([fibre]), fibre).toBe(['georgette', 'chiffon', 'organza', 'net'].includes(fibre) ? '6' : '4')
    expect(step(['silk', 'net'])).toBe('6')
  })
})

describe('the colour of cloth', () => {
  const ground = (facts: Parameters<typeof plateWith>[1]) => plateWith('cloth', facts).ground

  it('is its own where one is said, deeper than on paper', () => {
    const [red] = inksOf(['red'])
    const { lightness, chroma, hueDegrees } = ground({ ink: ['red'] })
    expect(hueDegrees).toBe(red?.hueDegrees)
    expect(lightness).toBeLessThan(red?.lightness ?? 0)
    expect(chroma).toBeLessThan(red?.chroma ?? 0)
    expect(ground({ ink: ['white'] })).toEqual(inksOf(['white'])[0])
  })

  it('is that of its fibre where it is not dyed', () => {
    const undyed = ['tussar', 'muga', 'eri', 'linen'].map((fibre) => ground({ fibre: [fibre] }))
    expect(new Set(undyed.map(({ lightness, hueDegrees }) => `${lightness} ${hueDegrees}`)).size).toBe(4)
    expect(ground({ fibre: ['silk', 'muga'] })).toEqual(ground({ fibre: ['muga'] }))
    expect(ground({ fibre: ['muga'], ink: ['red'] })).toEqual(ground({ ink: ['red'] }))
  })

  it('is the same for no entry alone, and follows the entry where nothing says it', () => {
    const grounds = Array.from({ length: 30 }, (_, index) =>
      plateWith('cloth', { fibre: ['silk'] }, { slug: `s${index}` }),
    )
    expect(new Set(grounds.map((one) => JSON.stringify(one.ground))).size).toBeGreaterThan(4)
  })

  it('of the border is the second, unless it can hardly be told from the first', () => {
    const black = 'oklch(0.21 0.009 60)'
    expect(inksIn(plateWith('cloth', { ink: ['red', 'black'] }))).toContain(black)
    const [white, ivory] = ['oklch(0.975 0.008 95)', 'oklch(0.95 0.03 95)']
    const inks = inksIn(plateWith('cloth', { ink: ['white', 'ivory'] }))
    expect(inks).not.toContain(ivory)
    expect(plateWith('cloth', { ink: ['white', 'ivory'] }).ground).toMatchObject({ lightness: 0.975 })
    expect(inks).not.toContain(white)
  })
})

it('a cloth is whole, whatever is known', () => {
  for (const craft of crafts)
    for (const other of crafts)
      if (craft < other) expect(faultsOf(plate({ craft: [craft, other] })), `${craft}, ${other}`).toEqual([])
  expect(faultsOf(quietPlate('cloth'))).toEqual([])
})

it('a motif is drawn once and stamped over the body, each row half a step from the last', () => {
  const drawn = plate({ craft: ['jamdani'] })
  expect(copiesOf(drawn, 'j')).toBe(7 * 6 - 3)
  expect(copiesOf(drawn, 'k')).toBe(6)
  const rows = elementsWith(drawn, '"#j"').map((use) => use.match(/ y="([^"]*)"/)?.[1])
  expect([...new Set(rows)].map((y) => rows.filter((one) => one === y).length)).toEqual([6, 5, 6, 5, 6, 5, 6])
})

it('a figure that two crafts have in common is drawn once', () => {
  const { art } = plate({ craft: ['kalamkari', 'hand-painting'] })
  expect(art.split(' id="v"')).toHaveLength(2)
})
