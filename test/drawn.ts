/** Plates as their kinds draw them, and what is in a drawing: its shapes, its inks, its copies. */
import { XMLValidator } from 'fast-xml-parser'
import type { PlateKind } from '#src/services.ts'
import type { Drawing } from '#src/ui/cover/kind.ts'
import { findKind } from '#src/ui/cover/kinds/index.ts'
import { seeded } from '#src/ui/cover/seeded.ts'

/** The facts of an entry by trait. */
export type TraitFacts = Readonly<Record<string, readonly string[]>>

type Entry = { slug?: string; hue?: number }

const kindNamed = (name: PlateKind) => {
  const kind = findKind(name)
  if (kind === null) throw new Error(`No kind of plate ${name}.`)
  return kind
}

/** The plate of an entry with these facts. */
export function plateWith(name: PlateKind, facts: TraitFacts, { slug = 'rose', hue = 5 }: Entry = {}): Drawing {
  const kind = kindNamed(name)
  const traits = Object.fromEntries(Object.keys(kind.traits).map((trait) => [trait, facts[trait] ?? []]))
  return kind.plate({ ...traits, draw: seeded(slug), accentHueDegrees: hue } as never)
}

/** The plate of an entry of which no fact is known. */
export const quietPlate = (name: PlateKind, { slug = 'rose', hue = 5 }: Entry = {}): Drawing =>
  kindNamed(name).quiet({ draw: seeded(slug), accentHueDegrees: hue })

/** What a kind knows of what an entry says by a trait. */
export const knownAs = (name: PlateKind, trait: string, said: string): string | null =>
  kindNamed(name).traits[trait]?.word(said) ?? null

/** A drawing without its colours. */
export const shapesOf = ({ art }: Pick<Drawing, 'art'>): string => art.replaceAll(/oklch\([^)]*\)/g, '')

/** The colours of a drawing, each once, in the order in which they are first used. */
export const inksIn = ({ art }: Pick<Drawing, 'art'>): string[] => [...new Set(art.match(/oklch\([^)]*\)/g))]

/** How often a shape of this name is copied. */
export const copiesOf = ({ art }: Pick<Drawing, 'art'>, id: string): number =>
  art.split(`<use href="#${id}"`).length - 1

/** The elements of a drawing that have this piece of text among their attributes, in their order. */
export const elementsWith = ({ art }: Pick<Drawing, 'art'>, piece: string): string[] =>
  (art.match(/<[^>]*>/g) ?? []).filter((element) => element.includes(piece))

/** What is wrong with a drawing: marks that do not close, figures that are none, copies of what is not there, names that are twice. */
export function faultsOf({ art }: Pick<Drawing, 'art'>): string[] {
  const ids = [...art.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const used = [...art.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, copy, paint]) => copy ?? paint ?? '')
  return [
    ...(XMLValidator.validate(`<g>${art}</g>`) === true ? [] : ['marks']),
    ...(art.match(/NaN|undefined|Infinity|null/g) ?? []),
    ...used.filter((id) => !ids.includes(id)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
  ]
}

type Point = [x: number, y: number]

/** How many figures each command of a path takes, of which the last two are where it leads. */
const figures: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** Where the parts of a path lead, from where they stand on the sheet. */
export function pathPoints(path: string): Point[] {
  let [x, y] = [0, 0]
  const points: Point[] = []
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const small = letter.toLowerCase()
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const each = figures[small] ?? 0
    for (let from = 0; each > 0 && from < numbers.length; from += each) {
      const [toX = 0, toY = 0] =
        small === 'h' || small === 'v' ? [numbers[from], numbers[from]] : numbers.slice(from + each - 2, from + each)
      const isRelative = letter === small
      if (small !== 'v') x = isRelative ? x + toX : toX
      if (small !== 'h') y = isRelative ? y + toY : toY
      points.push([Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000])
    }
  }
  return points
}

/** The paths of a drawing. */
export const pathsOf = ({ art }: Pick<Drawing, 'art'>): string[] =>
  [...art.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path)
