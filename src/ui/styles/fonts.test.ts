import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { scripts, scriptsBeyondCuts, syllablesOf } from '#src/ui/syllables.ts'
import { writtenSyllables } from '#src/ui/written-syllables.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = ['newsreader/opsz.css', 'inter/wght.css'].map((file) =>
  path.join(root, 'node_modules/@fontsource-variable', file),
)

/** Characters that the rules of a stylesheet say they have. */
const charactersOf = (stylesheet: string): Set<number> => charactersIn(readFileSync(stylesheet, 'utf8'))

function charactersIn(rules: string): Set<number> {
  const ranges = [...rules.matchAll(/unicode-range:\s*([^;]+);/g)]
  const pieces = ranges.flatMap(([, range = '']) => range.split(',').map((piece) => piece.trim().slice(2).split('-')))
  return new Set(
    pieces.flatMap(([from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    }),
  )
}

/** All texts of the starter catalogue. */
const starterText = (): string => {
  const starter = path.join(root, 'src/starter')
  return readdirSync(starter, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|csv|yaml)$/.test(file))
    .map((file) => readFileSync(path.join(starter, file), 'utf8'))
    .join('\n')
}

const text = starterText()
const used = new Set([...new Set(text)].map((character) => character.codePointAt(0) ?? 0))

const sizeOf = (face: string): number => statSync(path.join(root, `src/ui/fonts/${face}.woff2`)).size

describe('the fonts of the pages', () => {
  it('have every character of the starter catalogue that the typefaces have, those of Indic joining aside', () => {
    const ours = charactersOf(path.join(root, 'src/ui/styles/fonts.css'))
    const whole = new Set(sources.flatMap((source) => [...charactersOf(source)]))
    const joiners = [0x200c, 0x200d]
    const lost = [...used].filter(
      (code) => code > 0x1f && whole.has(code) && !ours.has(code) && !joiners.includes(code),
    )
    expect(lost.map((code) => String.fromCodePoint(code))).toEqual([])
  })

  it('have nearly every letter of other scripts that the starter catalogue writes', () => {
    const ours = charactersOf(path.join(root, 'src/ui/styles/scripts.css'))
    const letters = [...used].filter(
      (code) => code >= 0x530 && /\p{Letter}/u.test(String.fromCodePoint(code)) && !(code >= 0x1d00 && code < 0x2e80),
    )
    const lost = letters.filter((code) => !ours.has(code)).map((code) => String.fromCodePoint(code))
    // Of Han there are more than it is worth to have: a word that was added may wait for the next `npm run generate -- fonts`.
    expect(lost.length / letters.length, lost.join('')).toBeLessThan(0.03)
  })

  it('have in each file of other scripts the characters that its rule names', async () => {
    const rules = readFileSync(path.join(root, 'src/ui/styles/scripts.css'), 'utf8').split('@font-face').slice(1)
    expect(rules.length).toBeGreaterThan(50)
    for (const rule of rules) {
      const [, file = ''] = /fonts\/([^"]+)"/.exec(rule) ?? []
      const face = await subsetFont(readFileSync(path.join(root, 'src/ui/fonts', file)), undefined, {
        targetFormat: 'truetype',
        keepAllGlyphs: true,
      })
      const own = new Set(new Face(new Blob(face)).collectUnicodes())
      expect(
        [...charactersIn(rule)].filter((code) => !own.has(code)).map((code) => String.fromCodePoint(code)),
        file,
      ).toEqual([])
    }
  })

  it('were cut to nearly every syllable that the starter catalogue writes in scripts of many signs', () => {
    const written = syllablesOf(text)
    const lost = written.filter((syllable) => !writtenSyllables.has(syllable))
    // Pages with others load the whole face of the script: a word that was added may wait for the next `npm run generate -- fonts`.
    expect(lost.length / written.length, lost.join(' ')).toBeLessThan(0.03)
  })

  it('are asked for whole where a page writes a syllable that no cut face was made for, and only of that script', () => {
    expect(scriptsBeyondCuts('<p>दीपावली, Λίθος and عيد</p>')).toEqual([])
    expect(scriptsBeyondCuts('<p>दीपावली ङ्घौ عيد</p>')).toEqual(['devanagari'])
    expect(scriptsBeyondCuts('<p>ཧྥྱྭ and க்ஷ்ௐ</p>')).toEqual(['tamil', 'tibetan'])
    for (const script of scripts) {
      const whole = charactersOf(path.join(root, `src/ui/styles/whole/${script}.css`))
      expect(whole.size, script).toBeGreaterThan(70)
      expect(sizeOf(`noto-${script}-whole`), script).toBeGreaterThan(sizeOf(`noto-${script}`))
    }
  })

  it('weigh at most 70 kB on a page of English, and at most 12 more with a word of another script', () => {
    const faces = ['newsreader-latin', 'newsreader-display-latin', 'newsreader-italic-latin', 'inter-latin']
    expect(faces.map(sizeOf).reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000)
    for (const script of scripts) expect(sizeOf(`noto-${script}`), script).toBeLessThan(12_000)
  })
})
