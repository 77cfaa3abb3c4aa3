import type { AnyResource } from '#src/read-model/resource.ts'
import { findService, plainPlate } from '#src/services.ts'
import { sheet } from './cover/kind.ts'
import { plateAddress } from './cover/plate-address.ts'
import { Photograph, smallest } from './photograph.tsx'
import type { Summary } from './records.ts'
import { isHex } from './swatch.tsx'

type Shown = Pick<Summary, 'slug' | 'name' | 'picture'> & Readonly<Record<string, unknown>>

/** The picture of an entry or, where it has none, its cover. `isLarge` is the one at the head of its page. */
export function Plate({
  resource,
  entry,
  accent,
  isLarge = false,
}: {
  resource: AnyResource
  entry: Shown
  accent: number
  isLarge?: boolean
}) {
  const { picture } = entry
  if (picture) return <Photograph picture={picture} isLarge={isLarge} />
  // An ornament: it says nothing a screen reader would miss.
  const cover = coverOf(resource, entry, accent)
  return <img className="cover" src={cover} alt="" {...sheet} loading={isLarge ? 'eager' : 'lazy'} decoding="async" />
}

/** The address of an entry's small image: its picture or, where it has none, its cover. */
export const plateSource = ({
  resource,
  entry,
  accent,
}: {
  resource: AnyResource
  entry: Shown
  accent: number
}): string => (entry.picture ? smallest(entry.picture) : coverOf(resource, entry, accent))

/** The address of an entry's cover. */
export const coverOf = (resource: AnyResource, entry: Shown, accent: number): string =>
  plateAddress({
    kind: findService(resource.service)?.plate ?? plainPlate,
    path: resource.path,
    slug: entry.slug,
    accentHueDegrees: accent,
    said: Object.fromEntries(Object.entries(resource.plate).map(([trait, fields]) => [trait, saidIn(entry, fields)])),
  })

/** The values of these fields as words: a colour by its value, a number by its digits. */
function saidIn(entry: Shown, fields: string | readonly string[]): string[] {
  const said: string[] = []
  for (const field of typeof fields === 'string' ? [fields] : fields) {
    const value = entry[field]
    for (const one of Array.isArray(value) ? value : [value]) {
      const word = wordOf(one)
      if (word !== undefined) said.push(word)
    }
  }
  return said
}

const wordOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { hex } = Object(value) as { hex?: unknown }
  return isHex(hex) ? hex : undefined
}
