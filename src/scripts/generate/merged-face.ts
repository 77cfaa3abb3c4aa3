/** Merges signs of several faces of one design: what a package has in a hundred files is put into the files that pages need. */
import { Font, type TTF } from 'fonteditor-core'

/** Gives the sign of a character; undefined where no face has one. */
export type Signs = (character: string) => TTF.Glyph | undefined

/** The signs of TrueType faces, of the first that has one. */
export function signsOf(faces: readonly Buffer[]): Signs {
  const signs = new Map<number, TTF.Glyph>()
  for (const face of faces)
    for (const glyph of read(face).get().glyf)
      for (const code of glyph.unicode ?? []) if (!signs.has(code)) signs.set(code, glyph)
  return (character) => signs.get(character.codePointAt(0) ?? 0)
}

/** A TrueType face with the measures of `like`, and of these characters the signs. */
export function mergedFace(like: Buffer, characters: string, signs: Signs): Buffer {
  const font = read(like)
  const face = font.get()
  const own = [...characters].flatMap((character) => {
    const glyph = signs(character)
    return glyph ? [{ ...glyph, unicode: [character.codePointAt(0) ?? 0], name: '' }] : []
  })
  // The first glyph stands for characters that a face does not have.
  font.set({ ...face, glyf: [...face.glyf.slice(0, 1), ...own] })
  return font.write({ type: 'ttf', toBuffer: true }) as Buffer
}

const read = (face: Buffer) => Font.create(face, { type: 'ttf', compound2simple: true })
