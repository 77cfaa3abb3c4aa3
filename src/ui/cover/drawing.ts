/** A plate as a file: what its kind draws, by day and by night. */

import { hexOf } from '#src/colour/oklch.ts'
import { type Drawing, sheet } from './kind.ts'
import { findKind } from './kinds/index.ts'
import { css, type Ink } from './palette.ts'
import type { PlateOf } from './plate-address.ts'
import { seeded } from './seeded.ts'

/** The one style of every plate: which of its two sheets is shown. It never differs, so that a policy can name its digest. */
export const plateStyle =
  '.night{display:none}@media(prefers-color-scheme:dark){.day{display:none}.night{display:inline}}'

/** Draws the plate of an entry. Raise `edition` where this gives another drawing for the same plate. */
export function drawPlate(plate: PlateOf): string {
  const { ground, night, art } = draw(plate)
  return onSheet(`<style>${plateStyle}</style>${defined(art)}${printed('day', ground)}${printed('night', night)}`)
}

/** The same by day only, with colours in the form that every drawing program knows: #rrggbb. */
export function drawDaySheet(plate: PlateOf): string {
  const { ground, art } = draw(plate)
  return onSheet(`${defined(art)}${printed('day', ground)}`).replaceAll(inkInCss, (_, lightness, chroma, hueDegrees) =>
    hexOf({ lightness: Number(lightness), chroma: Number(chroma), hueDegrees: Number(hueDegrees) }),
  )
}

/** An ink as `css` writes it. */
const inkInCss = /oklch\(([\d.]+) ([\d.]+) (\d+)\)/g

const onSheet = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${inside}</svg>`

const defined = (art: string): string => `<defs><g id="p">${art}</g></defs>`

/** Each shape is cut out by a line of the sheet's own colour, as in a linocut; a copy takes on the line of its sheet. */
const printed = (time: string, colour: Ink): string =>
  `<g class="${time}" color="${colour.lightness > LIGHT ? '#1c1814' : '#f6f1e7'}" stroke="${css(colour)}" stroke-width=".9">` +
  `<path d="M0 0H${sheet.width}V${sheet.height}H0z" fill="${css(colour)}" stroke="none"/><use href="#p"/></g>`

/** Above this lightness of a sheet, lines on it are dark. */
const LIGHT = 0.6

function draw({ kind: name, path, slug, accentHueDegrees, words }: PlateOf): Drawing {
  const kind = findKind(name)
  if (kind === null) throw new Error(`No kind of plate ${name}.`)
  const common = { draw: seeded(`/${path}/${slug}`), accentHueDegrees }
  const isKnown = Object.values(words).some((said) => said.length > 0)
  return isKnown ? kind.plate({ ...common, ...words } as Parameters<typeof kind.plate>[0]) : kind.quiet(common)
}
