/** A plate as a file: its composition drawn as SVG, by day and by night. */
import { compose, leaf, sheet } from './composition.ts'
import { css } from './palette.ts'
import type { PlateOf } from './plate-address.ts'

/** The one style of every plate: which of its two sheets is shown. It never differs, so that a policy can name its digest. */
export const plateStyle =
  '.night{display:none}@media(prefers-color-scheme:dark){.day{display:none}.night{display:inline}}'

const foldLines = [
  `M${leaf.width} 0V${sheet.height}`,
  ...[1, 2, 3].map((fold) => `M0 ${fold * leaf.height}H${sheet.width}`),
].join('')

const eachLeaf = [0, 1, 2, 3].flatMap((down) => [0, 1].map((across) => [across * leaf.width, down * leaf.height]))

/** Draws the plate of an entry. Raise `edition` where this gives another drawing for the same plate. */
export function drawPlate(of: PlateOf): string {
  const { ground, night, layers, isOnEachLeaf } = compose(of)
  const paths = layers.map(({ d, ink }) => `<path d="${d}" fill="${css(ink)}"/>`).join('')
  const copies = isOnEachLeaf
    ? eachLeaf.map(([x, y]) => `<use href="#p" x="${x}" y="${y}"/>`).join('')
    : '<use href="#p"/>'
  // Each petal is cut out by a line of the sheet's own colour, as in a linocut; a copy takes on the line of its sheet.
  const printed = (time: string, colour: string, folds: string) =>
    `<g class="${time}" stroke="${colour}" stroke-width=".9"><path d="M0 0H${sheet.width}V${sheet.height}H0z" fill="${colour}" stroke="none"/>` +
    `${copies}<path d="${foldLines}" fill="none" stroke="${folds}" stroke-width=".6"/></g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">` +
    `<style>${plateStyle}</style><defs><g id="p">${paths}</g></defs>` +
    `${printed('day', css(ground), 'oklch(0 0 0/.13)')}${printed('night', css(night), 'oklch(1 0 0/.12)')}</svg>`
  )
}
