/** The colours of an entry as a palette, and its files in several formats. */
import { inOrderOfHue } from '#src/colour/by-hue.ts'
import { type Palette, type PaletteFormat, paletteFormats } from '#src/colour/palette-files.ts'
import { read } from '#src/read-model/json.ts'
import { related } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { slugify } from '#src/text/slug.ts'
import type { EntryRecord, Link } from '#src/ui/records.ts'
import { isHex } from '#src/ui/swatch.tsx'
import type { Catalogue } from './catalogue.ts'
import type { TextFile } from './page.ts'
import { withQuery } from './query.ts'

/** Where the tool that names colours stands, below the home of a catalogue that has one. */
export const colourToolPath = 'name-a-colour'

/** What a palette is called at the end of an address, before the ending of its format. */
const FILE = 'palette'

/** A colour by its name, with the address of its page where it has one. */
type NamedColour = { name: string; hex: string; url?: string }

/** The colours that an entry names in its fields, and those of the entries that point at it; each once. */
export function coloursOf(resource: AnyResource, record: EntryRecord): NamedColour[] {
  const lists = [...Object.keys(resource.fields), ...Object.keys(resource.backlinks)].map((field) => record[field])
  const colours = lists.flatMap((list) => (Array.isArray(list) ? list : [])).filter(isColour)
  return [
    ...new Map(
      colours.map(({ name, hex, url }) => [`${hex} ${name.toLowerCase()}`, { name, hex, ...(url && { url }) }]),
    ).values(),
  ]
}

const isColour = (value: unknown): value is NamedColour =>
  typeof value === 'object' && value !== null && 'name' in value && 'hex' in value && isHex(value.hex)

/** Whether an entry of a resource is a colour by itself. */
export const isColoured = (resource: AnyResource): boolean => 'hex' in resource.fields

/** The colours that belong to an entry, as swatches belong to their set, in the order of their hues. */
export async function membersOf(
  catalogue: Catalogue,
  resource: AnyResource,
  slug: string,
): Promise<Required<NamedColour>[]> {
  const members = catalogue.resources.flatMap((from) =>
    Object.entries(from.links)
      .filter(([, { to, many }]) => to === resource.id && !many && isColoured(from))
      .map(([parameter]) => ({ from, parameter })),
  )
  const lists = await Promise.all(
    members.map(async ({ from, parameter }) => {
      const bySlug = await related(catalogue.site.database, from, parameter, [slug], null)
      const list = bySlug.get(slug)
      return list ? read(list) : []
    }),
  )
  const colours = lists
    .flat()
    .flatMap((entry) => (isColour(entry) ? [{ ...entry, url: `${catalogue.base}${entry.url}` }] : []))
  return inOrderOfHue(colours)
}

/** The files of the palette at an address, a link each. */
export const paletteLinks = (address: string, input: Readonly<Record<string, string>> = {}): Link[] =>
  Object.entries(paletteFormats).map(([ending, { label }]) => ({
    href: withQuery(`${address}/${FILE}.${ending}`, input),
    label,
  }))

/** The format that the last part of an address asks for; undefined where it asks for no palette. */
export const paletteFormatOf = (segment: string): PaletteFormat | undefined =>
  // The keys of a table are its formats.
  (Object.keys(paletteFormats) as PaletteFormat[]).find((ending) => segment === `${FILE}.${ending}`)

/** A palette as CSS, to be copied. */
export const paletteCss = (palette: Palette): string => paletteFormats.css.make(palette)

/** A palette as a file, to be saved under the name of the palette. */
export const paletteFile = (palette: Palette, format: PaletteFormat): TextFile => {
  const { contentType, make } = paletteFormats[format]
  return { contentType, text: make(palette), fileName: `${slugify(palette.name) || FILE}.${format}` }
}
