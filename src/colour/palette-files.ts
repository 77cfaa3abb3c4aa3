/** Palettes as files that programs of designers open. */
import { rgbOf } from './hex.ts'

/** Colours in their order, under a name. */
export type Palette = { name: string; colours: readonly { name: string; hex: string }[] }

type Format = { label: string; contentType: string; make(palette: Palette): string | Uint8Array }

/** The formats by the ending of their files. */
export const paletteFormats = {
  css: { label: 'CSS', contentType: 'text/css; charset=utf-8', make: (palette) => css(palette) },
  json: { label: 'JSON', contentType: 'application/json; charset=utf-8', make: (palette) => json(palette) },
  // Neither has a type of its own.
  ase: { label: 'ASE', contentType: 'application/octet-stream', make: (palette) => ase(palette) },
  gpl: { label: 'GPL', contentType: 'text/plain; charset=utf-8', make: (palette) => gpl(palette) },
} as const satisfies Record<string, Format>

/** A format that a palette can be saved in, by the ending of its file. */
export type PaletteFormat = keyof typeof paletteFormats

/** Custom properties, named after the colours; equal names get a number from the second on. */
const css = ({ name, colours }: Palette): string => {
  const names = new Map<string, number>()
  const lines = colours.map((colour) => {
    const plain = propertyName(colour.name)
    const times = (names.get(plain) ?? 0) + 1
    names.set(plain, times)
    return `  --${times === 1 ? plain : `${plain}-${times}`}: ${colour.hex};`
  })
  return `/* ${onOneLine(name).replaceAll('*/', '* /')} */\n:root {\n${lines.join('\n')}\n}\n`
}

/** Letters of any script and digits may stand in a name of CSS. */
const propertyName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'colour'

const json = ({ name, colours }: Palette): string =>
  `${JSON.stringify({ name, colours: colours.map((colour) => ({ name: colour.name, hex: colour.hex })) }, null, 2)}\n`

/** The palette of GIMP, Inkscape and Krita: version 2 of the format, one line a colour. */
const gpl = ({ name, colours }: Palette): string =>
  [
    'GIMP Palette',
    `Name: ${onOneLine(name)}`,
    '#',
    ...colours.map((colour) => {
      const { r, g, b } = rgbOf(colour.hex)
      const channels = [r, g, b].map((channel) => String(Math.round(channel * 255)).padStart(3))
      return `${channels.join(' ')}\t${onOneLine(colour.name)}`
    }),
    '',
  ].join('\n')

/** Marks of Adobe Swatch Exchange, big-endian throughout; the format is public by its readers alone. */
const signature = 'ASEF'
const [major, minor] = [1, 0]
const [groupStart, groupEnd, colourEntry] = [0xc001, 0xc002, 0x0001]
const globalColour = 0

/** One group of colours in RGB: Photoshop, Illustrator, InDesign, Affinity. */
const ase = ({ name, colours }: Palette): Uint8Array => {
  const blocks = [
    block(groupStart, [utf16(name)]),
    ...colours.map((colour) => {
      const { r, g, b } = rgbOf(colour.hex)
      return block(colourEntry, [
        utf16(colour.name),
        Buffer.from('RGB '),
        ...[r, g, b].map((channel) => written(4, (bytes) => bytes.writeFloatBE(channel))),
        uint16(globalColour),
      ])
    }),
    block(groupEnd, []),
  ]
  return Buffer.concat([Buffer.from(signature), uint16(major), uint16(minor), uint32(blocks.length), ...blocks])
}

/** A block: its type, its length, and its content. */
const block = (type: number, parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([uint16(type), uint32(body.length), body])
}

/** A text by its length in units with the zero at its end. */
const utf16 = (text: string): Buffer => {
  const units = `${onOneLine(text).slice(0, 255)}\0`
  return Buffer.concat([uint16(units.length), Buffer.from(units, 'utf16le').swap16()])
}

const uint16 = (value: number): Buffer => written(2, (bytes) => bytes.writeUInt16BE(value))
const uint32 = (value: number): Buffer => written(4, (bytes) => bytes.writeUInt32BE(value))

const written = (length: number, write: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.alloc(length)
  write(bytes)
  return bytes
}

const onOneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
