import type { AnyResource } from '#src/read-model/resource.ts'
import { sheet } from './cover/composition.ts'
import { plateAddress } from './cover/plate-address.ts'
import type { Summary } from './records.ts'
import { isHex } from './swatch.tsx'

type Shown = Pick<Summary, 'slug' | 'name' | 'picture'> & Readonly<Record<string, unknown>>

/** The picture of an entry or, where it has none, its cover. `isLarge` is the one at the head of its page. */
export function Plate({
  of,
  entry,
  accent,
  isLarge = false,
}: {
  of: AnyResource
  entry: Shown
  accent: number
  isLarge?: boolean
}) {
  const { picture, slug } = entry
  const loading = isLarge ? 'eager' : 'lazy'
  if (picture) {
    const { src, alt, width, height } = picture
    return <img src={src} alt={isLarge ? alt : ''} width={width} height={height} loading={loading} decoding="async" />
  }
  const cover = plateAddress({
    path: of.path,
    slug,
    words: [...coloursOf(entry), ...facetWords(of, entry)],
    own: isHex(entry.hex) ? entry.hex : undefined,
    accentHueDegrees: accent,
  })
  // An ornament: it says nothing a screen reader would miss.
  return <img className="cover" src={cover} alt="" {...sheet} loading={loading} decoding="async" />
}

/** The values of an entry's first list of colours. */
function coloursOf(entry: Shown): string[] {
  const lists = Object.values(entry).filter((value): value is { hex?: unknown }[] => Array.isArray(value))
  return (
    lists.map((list) => list.flatMap((row) => (isHex(row?.hex) ? [row.hex] : []))).find((hexes) => hexes.length > 0) ??
    []
  )
}

/** Every word of an entry's facets with closed values: a cover takes those that name colours. */
const facetWords = (of: AnyResource, entry: Shown): string[] =>
  Object.values(of.facets)
    .filter(({ type }) => type === 'closed-list')
    .flatMap(({ field }) => entry[field] ?? [])
    .filter((word): word is string => typeof word === 'string')
