/** A colour as a pure field, and at its foot what it goes with. Where an entry has several, each has its share of the sheet. */
import { oklchOf } from '#src/colour/oklch.ts'
import { byLot, type Draw, type Drawing, type PlatePainter, sheet } from '../kind.ts'
import { accentInks, type Ink, shade, valueTrait } from '../palette.ts'
import { box, disc, drawnLine, lines, printed } from '../pen.ts'

/** Where the field ends and its companions begin. */
const FOOT = 240
/** A colour with less chroma than this is a grey: it has no hue to turn. */
const GREY = 0.02

/** An edge, so that a colour like that of the page has an end: dark by day and light by night. */
const edge = drawnLine(box(0.5, 0.5, sheet.width - 1, sheet.height - 1), 'line', 1, ' opacity=".16"')

/** The plates of colours: the colour itself, or a palette. */
export const field: PlatePainter<'own' | 'palette'> = {
  traits: { own: valueTrait(1), palette: valueTrait(6) },
  plate: ({ own: [own], palette, draw }) => (own === undefined ? stripes(palette, draw) : pure(oklchOf(`#${own}`))),
  quiet: ({ draw, accentHueDegrees }) => {
    const [first, second, third] = accentInks(accentHueDegrees, draw)
    return chips([first, second, third, shade(first, 0.14), shade(second, -0.08)], draw)
  },
}

/** A sheet of one colour over five that stand in a plain relation to it. */
function pure(own: Ink): Drawing {
  const inks = companions(own)
  const width = sheet.width / inks.length
  const chosen = inks.map((ink, index) => printed(box(index * width, FOOT, width + 0.4, sheet.height - FOOT), ink))
  return { ground: own, night: own, art: chosen.join('') + edge }
}

/** Neighbours, opposites and shades in OKLCH; of a grey, other greys. */
function companions(own: Ink): Ink[] {
  const { lightness, chroma, hueDegrees } = own
  if (chroma < GREY) return [0.94, 0.76, 0.56, 0.38, 0.2].map((step) => ({ ...own, lightness: step }))
  const turn = (degrees: number, by = 0): Ink => ({
    lightness: Math.min(0.9, Math.max(0.25, lightness + by)),
    chroma: Math.min(chroma, 0.15),
    hueDegrees: hueDegrees + degrees,
  })
  return [
    shade(own, lightness > 0.5 ? -0.2 : 0.24),
    turn(-35),
    turn(35),
    turn(180),
    shade(own, lightness > 0.8 ? -0.1 : 0.12),
  ]
}

/** Several colours as bands over the whole sheet; the first has the most room. */
function stripes(palette: readonly string[], draw: Draw): Drawing {
  const inks = palette.map((value) => oklchOf(`#${value}`))
  const [first] = inks as [Ink]
  const weighed = inks.map((ink, index) => ({ ink, weight: index === 0 ? 1.9 : 1 }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const isDown = draw() < 0.5
  const length = isDown ? sheet.height : sheet.width
  let from = 0
  const bands = weighed.map(({ ink, weight }) => {
    const share = (weight / total) * length
    const band = isDown ? box(0, from, sheet.width, share + 0.4) : box(from, 0, share + 0.4, sheet.height)
    from += share
    return printed(band, ink)
  })
  return { ground: first, night: first, art: bands.join('') + edge }
}

/** Chips of a colour card on a grey sheet, for entries that are about colour without being one. */
function chips(inks: readonly [Ink, ...Ink[]], draw: Draw): Drawing {
  const [across, down] = [4, 5]
  const [width, height] = [sheet.width / across, sheet.height / down]
  const cells = Array.from({ length: across * down }, (_, index) => {
    const [x, y] = [(index % across) * width, Math.floor(index / across) * height]
    const ink = byLot(inks, draw)
    return draw() < 0.22
      ? printed(disc([x + width / 2, y + height / 2], 21), ink)
      : draw() < 0.3
        ? printed(
            lines(
              [
                [x + 8, y + height - 8],
                [x + width - 8, y + 8],
                [x + width - 8, y + height - 8],
              ],
              true,
            ),
            ink,
          )
        : printed(box(x + 8, y + 8, width - 16, height - 16), ink)
  })
  const [{ hueDegrees }] = inks
  return {
    ground: { lightness: 0.945, chroma: 0.008, hueDegrees },
    night: { lightness: 0.27, chroma: 0.01, hueDegrees },
    art: cells.join(''),
  }
}
