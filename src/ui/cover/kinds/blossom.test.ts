import { describe, expect, it } from 'vitest'
import { type FlowerForm, flowerForms } from '#src/botany/flower-form.ts'
import {
  copiesOf,
  faultsOf,
  inksIn,
  knownAs,
  pathPoints,
  pathsOf,
  plateWith,
  quietPlate,
  shapesOf,
} from '#test/drawn.ts'
import { css, inksOf } from '../palette.ts'

const plate = (form: string | null, ink: readonly string[] = ['red'], slug = 'rose') =>
  plateWith('blossom', { form: form === null ? [] : [form], ink }, { slug })
const forms = Object.entries(flowerForms) as [string, FlowerForm][]
const ofPlan = <Plan extends FlowerForm['plan']>(plan: Plan) =>
  forms.filter((one): one is [string, FlowerForm & { plan: Plan }] => one[1].plan === plan)

/** Petals of the ring of this name: one is drawn, the others are its copies. */
const petalsIn = (drawing: ReturnType<typeof plate>, id: string) =>
  copiesOf(drawing, id) + (drawing.art.includes(` id="${id}"`) ? 1 : 0)

describe('the plate of a flower', () => {
  it('is known by its name of science, its family or its form', () => {
    expect(
      ['Rosa', 'Rosa × damascena', 'rose', 'Brassicaceae'].map((said) => knownAs('blossom', 'form', said)),
    ).toEqual(['rose', 'rose', 'rose', 'cross'])
    expect(knownAs('blossom', 'form', 'Welwitschia mirabilis')).toBeNull()
    expect(knownAs('blossom', 'form', 'constructor')).toBeNull()
  })

  it.each(ofPlan('whorl').map(([name, form]) => [name, form] as const))(
    'of the form %s has as many petals as botany says',
    (name, { petals, inner = 0, isDouble }) => {
      const drawn = plate(name)
      for (const [id, count] of isDouble
        ? [
            ['r0', petals],
            ['r1', petals],
            ['r2', petals],
          ]
        : ([
            ['o', petals],
            ['i', inner],
          ] as const))
        expect(petalsIn(drawn, String(id)), `ring ${id}`).toBe(count)
    },
  )

  it('of a head has its rays in as many rows', () => {
    for (const [name, { rays, rows = 1, disc }] of ofPlan('head')) {
      const drawn = plate(name)
      expect(petalsIn(drawn, 'h0'), name).toBe(rays)
      expect(drawn.art.includes(' id="h'), name).toBe(rays > 0)
      expect(drawn.art.includes(` id="h${rows - 1}"`), name).toBe(rays > 0)
      expect(drawn.art.includes(` id="h${rows}"`), name).toBe(false)
      if (disc === 'none') expect(petalsIn(drawn, 'h1'), name).toBe(Math.max(9, rays - 4))
    }
  })

  it('of a cluster has one small flower many times, in three tones', () => {
    for (const [name] of ofPlan('cluster'))
      expect(
        [0, 1, 2].map((tone) => copiesOf(plate(name), `f${tone}`)),
        name,
      ).toEqual([12, 11, 11])
  })

  it('is another for each form that is another', () => {
    const byForm = new Map(forms.map(([name, form]) => [JSON.stringify(form), shapesOf(plate(name))]))
    expect(new Set(byForm.values()).size).toBe(byForm.size)
  })

  it('of a form that is not certain claims none: it is a meadow from afar, in its colours', () => {
    const meadow = plate('uncertain', ['red', 'blue'])
    expect(meadow.art).not.toContain('<use')
    for (const ink of inksOf(['red', 'blue'])) expect(inksIn(meadow)).toContain(css(ink))
    expect(shapesOf(plate(null, ['red']))).toBe(shapesOf(plate('uncertain', ['red'])))
    expect(quietPlate('blossom').art).not.toContain('<use')
  })

  it('lies within a square about the middle, so that it is seen whole however it is cut', () => {
    for (const [name, { plan }] of forms)
      if (plan === 'whorl' || plan === 'head')
        expect(
          Math.max(
            ...pathsOf(plate(name))
              .flatMap(pathPoints)
              .flatMap(([x, y]) => [Math.abs(x - 120), Math.abs(y - 160)]),
          ),
          name,
        ).toBeLessThan(120)
  })

  it('is whole in every form', () => {
    for (const [name] of forms) expect(faultsOf(plate(name, ['black', 'yellow', 'pink'])), name).toEqual([])
  })

  it('is the same each time', () => {
    for (const [name] of forms) expect(plate(name)).toEqual(plate(name))
  })
})

describe('the colours of a flower', () => {
  const slugs = Array.from({ length: 40 }, (_, index) => `flower-${index}`)

  it('are its own in their order: petals, what lies within them, the heart', () => {
    const [red, yellow, blue] = inksOf(['red', 'yellow', 'blue']).map(css)
    const inks = inksIn(plate('rose', ['red', 'yellow', 'blue']))
    expect(inks[0]).toBe(red)
    expect(inks).toContain(yellow)
    expect(inksIn(plate('pansy', ['red', 'yellow', 'blue']))).toContain(blue)
    expect(inksIn(plate('rose', ['yellow', 'red', 'blue']))[0]).toBe(yellow)
  })

  it('within petals are a shade of theirs where the second can hardly be told from the first', () => {
    const cream = css(inksOf(['cream'])[0] as never)
    expect(inksIn(plate('primrose', ['white', 'cream']))).not.toContain(cream)
    expect(inksIn(plate('primrose', ['red', 'cream']))).toContain(cream)
  })

  it('are printed on a deep sheet where they are pale', () => {
    for (const slug of slugs)
      for (const pale of ['white', 'cream', 'ivory']) {
        const { ground, night } = plate('rose', [pale], slug)
        expect(ground.lightness).toBeLessThan(0.4)
        expect(night.lightness).toBeLessThan(ground.lightness)
      }
  })

  it('are else printed on a pale sheet of their hue, and now and then on a deep one', () => {
    const [red] = inksOf(['red'])
    const sheets = slugs.map((slug) => plate('rose', ['red'], slug))
    const pale = sheets.filter(({ ground }) => ground.lightness > 0.9)
    expect(pale.length).toBeGreaterThan(sheets.length / 2)
    expect(pale.length).toBeLessThan(sheets.length)
    for (const { ground, night } of pale) {
      expect(ground.hueDegrees).toBe(red?.hueDegrees)
      expect(night).toMatchObject({ lightness: 0.27, hueDegrees: red?.hueDegrees })
    }
  })

  it('are those of its catalogue where it says none', () => {
    const hue = (accent: number) => plateWith('blossom', { form: ['rose'] }, { hue: accent }).art
    expect(hue(5)).not.toBe(hue(200))
    expect(plate('rose', ['red']).art).toBe(plateWith('blossom', { form: ['rose'], ink: ['red'] }, { hue: 200 }).art)
  })
})
