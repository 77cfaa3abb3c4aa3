/**
 * Cuts a face to the signs that some texts need. Characters alone do not tell which: letters of India and its neighbours join into
 * hundreds of signs, and a cut by characters has to keep every possible one.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** The functions of HarfBuzz's subsetter that are used here; numbers are addresses in its memory. */
type Subsetter = {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (bytes: number) => number
  free: (address: number) => void
  hb_blob_create: (data: number, length: number, mode: number, user: number, destroy: number) => number
  hb_blob_get_data: (blob: number, length: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_blob_destroy: (blob: number) => void
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_face_destroy: (face: number) => void
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_set_invert: (set: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_destroy: (input: number) => void
  hb_subset_input_unicode_set: (input: number) => number
  hb_subset_input_glyph_set: (input: number) => number
  hb_subset_input_set: (input: number, set: number) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_or_fail: (face: number, input: number) => number
}

/** `HB_MEMORY_MODE_WRITABLE`, `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG`, and two of `hb_subset_flags_t`. */
const WRITABLE = 2
const FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

/**
 * A TrueType face with the signs that these texts are drawn with, and those that lead to them. Throws an Error where a text would be
 * drawn otherwise than with the whole face.
 */
export async function shapedCut(face: Buffer, texts: readonly string[]): Promise<Buffer> {
  const whole = fontOf(face)
  const glyphs = new Set(texts.flatMap((text) => glyphsOf(whole, text)))
  const cut = await withGlyphs(face, glyphs, new Set(texts.join('')))
  const lost = texts.filter((text) => drawn(fontOf(cut), text) !== drawn(whole, text))
  if (lost.length > 0) throw new Error(`A cut face draws otherwise: ${lost.join(' ')}`)
  return cut
}

const fontOf = (face: Buffer): Font => new Font(new Face(new Blob(face)))

function bufferOf(text: string): TextBuffer {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  return buffer
}

/** Every glyph that a text passes through while it is shaped. */
function glyphsOf(font: Font, text: string): number[] {
  const buffer = bufferOf(text)
  const seen = new Set<number>()
  buffer.setMessageFunc((step, _, message) => {
    // Before these stages the buffer has characters.
    if (message.includes('lookup')) for (const { codepoint } of step.getGlyphInfos()) seen.add(codepoint)
    return true
  })
  shape(font, buffer)
  return [...seen, ...buffer.getGlyphInfos().map(({ codepoint }) => codepoint)]
}

/** The look of a text: its outlines and their places. */
function drawn(font: Font, text: string): string {
  const buffer = bufferOf(text)
  shape(font, buffer)
  return JSON.stringify(
    buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, cluster: _, ...place }) => [
        font.glyphToPath(codepoint),
        place.xAdvance,
        place.xOffset,
        place.yOffset,
      ]),
  )
}

async function withGlyphs(face: Buffer, glyphs: Iterable<number>, characters: Iterable<string>): Promise<Buffer> {
  const hb = await subsetter()
  const data = hb.malloc(face.byteLength)
  new Uint8Array(hb.memory.buffer).set(face, data)
  const blob = hb.hb_blob_create(data, face.byteLength, WRITABLE, 0, 0)
  const source = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  const features = hb.hb_subset_input_set(input, FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  for (const character of characters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  const subset = hb.hb_subset_or_fail(source, input)
  if (subset === 0) throw new Error('HarfBuzz could not cut a face.')
  const result = hb.hb_face_reference_blob(subset)
  const from = hb.hb_blob_get_data(result, 0)
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(result)))
  hb.hb_blob_destroy(result)
  hb.hb_face_destroy(subset)
  hb.hb_subset_input_destroy(input)
  hb.hb_face_destroy(source)
  hb.hb_blob_destroy(blob)
  hb.free(data)
  return bytes
}

async function subsetter(): Promise<Subsetter> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(readFileSync(file))
  // The functions that HarfBuzz exports, of which the type above names some.
  const hb = instance.exports as unknown as Subsetter
  hb._initialize()
  return hb
}
