import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PlateKind } from '#src/services.ts'
import { drawPlate } from './drawing.ts'
import { plateAddress, plateEdition, readPlateAddress } from './plate-address.ts'

type Said = Readonly<Record<string, readonly string[]>>

/** For each kind: facts of entries that are unlike each other, and the digest of all their drawings in this edition. */
const kinds: Readonly<Record<PlateKind, { digest: string; said: readonly Said[] }>> = {
  almanac: {
    digest: 'oT5GIwfhTPV-',
    said: [
      { category: ['food'] },
      { category: ['games'] },
      { category: ['games'], season: ['spring'] },
      { category: ['games'], season: ['harvest'] },
      { category: ['games'], theme: ['tea'] },
    ],
  },
  blossom: {
    digest: 'iKPodMzol557',
    said: [
      { form: ['Rosa'], ink: ['red'] },
      { form: ['Rosa'], ink: ['white'] },
      { form: ['Lilium'], ink: ['red'] },
      { form: ['Bellis perennis'], ink: ['red'] },
      { form: ['Phalaenopsis'], ink: ['red'] },
      { form: ['Hydrangea'], ink: ['red'] },
      { ink: ['red', 'blue'] },
    ],
  },
  cloth: {
    digest: 'vLLuUC5zvysp',
    said: [
      { fibre: ['silk'], craft: ['ikat'], ink: ['red', 'black'] },
      { fibre: ['silk'], craft: ['ikat'], ink: ['red', 'green'] },
      { fibre: ['silk'], craft: ['jamdani'], ink: ['red', 'black'] },
      { fibre: ['organza'], craft: ['ikat'], ink: ['red', 'black'] },
      { fibre: ['muga'], craft: ['brocade', 'zari', 'temple-border'] },
    ],
  },
  dish: {
    digest: '_9fFC1WNAXCw',
    said: [
      { method: ['soup'], ingredient: ['tomato'] },
      { method: ['soup'], ingredient: ['egg'] },
      { method: ['stew'], ingredient: ['tomato'] },
      { method: ['sandwich'], ingredient: ['beef', 'lettuce', 'tomato'] },
      { ingredient: ['rice'] },
    ],
  },
  field: {
    digest: '7iA01EUQCWSt',
    said: [
      { own: ['#4b0082'] },
      { own: ['#fffff0'] },
      { own: ['#808080'] },
      { palette: ['#ff9933', '#ffffff', '#138808'] },
    ],
  },
  floor: {
    digest: '_9VO-AiQ2Rbz',
    said: [
      { formation: ['couple'], form: ['ballroom'], metre: ['3'] },
      { formation: ['couple'], form: ['ballroom'], metre: ['4'] },
      { formation: ['couple'], form: ['folk'], metre: ['3'] },
      { formation: ['circle'], form: ['folk'], metre: ['3'] },
      { formation: ['procession', 'group'] },
    ],
  },
  hide: {
    digest: 'PJa1DrRuKiXd',
    said: [
      { coat: ['black', 'white'], pattern: ['pied'], lineage: ['taurine'] },
      { coat: ['red', 'white'], pattern: ['pied'], lineage: ['taurine'] },
      { coat: ['red', 'white'], pattern: ['white-faced'], lineage: ['taurine'] },
      { coat: ['red', 'white'], pattern: ['white-faced'], lineage: ['zebu'] },
      { coat: ['red', 'white'], pattern: ['white-faced'], lineage: ['zebu'], horns: ['lyre'] },
      { horns: ['long-horned'] },
    ],
  },
  ornament: { digest: 'Q1M5hS5EFTjG', said: [{ ink: ['gold'] }, { ink: ['white', 'blue'] }] },
  wheel: {
    digest: 'J2-dY3R4MUbB',
    said: [
      { style: ['blue'], milk: ['sheep'], age: ['2'] },
      { style: ['blue'], milk: ['cow'], age: ['2'] },
      { style: ['alpine'], milk: ['cow'], age: ['2'] },
      { style: ['alpine'], milk: ['cow'], age: ['5'] },
      { style: ['pasta-filata', 'fresh'], milk: ['buffalo'] },
    ],
  },
}

const draw = (kind: PlateKind, said: Said, slug = 'rose'): string => {
  const plate = readPlateAddress(plateAddress({ kind, path: 'flowers', slug, accentHueDegrees: 5, said }))
  if (plate === null) throw new Error('The address was not read.')
  return drawPlate(plate)
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

describe.each(Object.entries(kinds) as [PlateKind, (typeof kinds)[PlateKind]][])(
  'a plate of the kind %s',
  (kind, { digest: golden, said }) => {
    const drawings = [{}, ...said].map((says) => draw(kind, says))

    it('never changes within an edition: who changes it raises `edition` and writes these digests anew', () => {
      expect({ edition: plateEdition, digest: digest(drawings.join('')) }).toEqual({ edition: 3, digest: golden })
    })

    it('changes with each fact that it follows from', () => {
      expect(new Set(drawings).size).toBe(drawings.length)
    })

    it('is not the same for two entries of which nothing is known', () => {
      expect(draw(kind, {}, 'lily')).not.toBe(draw(kind, {}))
    })

    it('is a picture and nothing else: whole, without text, script or what is elsewhere', () => {
      for (const drawing of drawings) {
        expect(unclosed(drawing)).toEqual([])
        expect(drawing).not.toMatch(/<(text|script|image|foreignObject|a)\b|href="[^#]|\son\w+=|NaN|undefined|Infinity/)
      }
    })

    it('has every shape that it uses, once', () => {
      for (const drawing of drawings) {
        const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const [, used] of drawing.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g))
          if (used) expect(ids).toContain(used)
      }
    })

    it('is well under the weight of a photograph', () => {
      for (const drawing of drawings) expect(drawing.length).toBeLessThan(12_000)
    })
  },
)

/** Elements of a drawing that are begun and not ended, or ended and not begun. */
function unclosed(drawing: string): string[] {
  const open: string[] = []
  for (const [tag, end, name, attributes, empty] of drawing.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|</g,
  )) {
    if (name === undefined || attributes === undefined) return [tag]
    if (end && open.pop() !== name) return [tag]
    if (!end && !empty) open.push(name)
  }
  return open
}
