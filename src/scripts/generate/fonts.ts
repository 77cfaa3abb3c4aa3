/**
 * The fonts of the pages, cut from those of Fontsource: only the characters, weights and features that pages use.
 * A face comes in files by characters; a browser loads a file when a page has a character of its range.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { runsOf, type Script, scripts, stackedScripts, syllablesOf } from '#src/ui/syllables.ts'
import { mergedFace, signsOf } from './merged-face.ts'
import { piecesOf, type WrittenPiece } from './pieces.ts'
import { shapedCut } from './shaped-cut.ts'

type Axis = number | { min: number; max: number; default?: number }
type Face = {
  file: string
  families: readonly string[]
  /** Names of the source's files, but for the set of characters: newsreader-<set>-opsz-normal.woff2. */
  source: { package: string; axes: string; style: 'normal' | 'italic' }
  axes: Readonly<Record<string, Axis>>
  weights: string
}
type Cut = { name: string; set: string; range: string }

const root = new URL('../../../', import.meta.url)
const folder = new URL('src/ui/fonts/', root)
const stylesheet = new URL('src/ui/styles/fonts.css', root)
const scriptsStylesheet = new URL('src/ui/styles/scripts.css', root)
const wholeStylesheets = new URL('src/ui/styles/whole/', root)
const syllables = new URL('src/ui/written-syllables.ts', root)
const starter = new URL('src/starter/', root)

/**
 * Weights that the styles use. The serif has one face for texts, in their optical size, and another for large headings, in one weight: a
 * file with two axes would be as large as both, also for pages without such headings. Italics have one weight and one size, also in large
 * headings.
 */
const faces: readonly Face[] = [
  {
    file: 'newsreader',
    families: ['Newsreader Variable'],
    source: { package: 'newsreader', axes: 'opsz', style: 'normal' },
    axes: { opsz: 20, wght: { min: 400, max: 700, default: 400 } },
    weights: '400 700',
  },
  {
    file: 'newsreader-display',
    families: ['Newsreader Display'],
    source: { package: 'newsreader', axes: 'opsz', style: 'normal' },
    axes: { opsz: 72, wght: 400 },
    weights: '400',
  },
  {
    file: 'newsreader-italic',
    families: ['Newsreader Variable', 'Newsreader Display'],
    source: { package: 'newsreader', axes: 'wght', style: 'italic' },
    axes: { wght: 400 },
    weights: '400',
  },
  {
    file: 'inter',
    families: ['Inter Variable'],
    source: { package: 'inter', axes: 'wght', style: 'normal' },
    axes: { wght: { min: 400, max: 700, default: 400 } },
    weights: '400 700',
  },
]

/**
 * The files of a face. The first is on every page: English, and the accents that one page in fifty writes; the others are small, so
 * that a word of another language does not cost much: of Latin they have what the starter catalogue writes, and one more of each set
 * the rest. Where ranges meet, browsers take the rule that comes last, so the stylesheet has them the other way round: Vietnamese
 * needs no second file.
 */
const cuts: readonly Cut[] = [
  {
    name: 'latin',
    set: 'latin',
    range:
      'U+0020-007E, U+00A0, U+00B0, U+00B7, U+00C9, U+00D7, U+00E0-00E4, U+00E7-00EA, U+00EC-00ED, U+00F1-00F4, U+00F6, U+00F9-00FA, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  },
  {
    name: 'western',
    set: 'latin',
    range:
      'U+00A1, U+00A7, U+00AB, U+00B1, U+00BB, U+00BF-00C8, U+00CA-00D6, U+00D8-00DF, U+00E5-00E6, U+00EB, U+00EE-00F0, U+00F5, U+00F7-00F8, U+00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+201E, U+2020, U+20AC, U+00A2-00A6, U+00A8-00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC-00BE, U+02C6, U+02DA, U+02DC, U+2002-200B, U+2010-2012, U+2015, U+201A, U+2021, U+202F-2030, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2215',
  },
  {
    name: 'vietnamese',
    set: 'vietnamese',
    range:
      'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303, U+0309, U+0323, U+1EA0-1EF9',
  },
  {
    name: 'tones',
    set: 'latin-ext',
    range:
      'U+0100-0101, U+0112-0113, U+011B, U+012A-012B, U+014C-014D, U+016A-016B, U+01CD-01D4, U+01D6, U+01D8, U+01DA, U+01DC',
  },
  { name: 'turkish', set: 'latin-ext', range: 'U+011E-011F, U+0130, U+015E-015F' },
  {
    name: 'latin-ext',
    set: 'latin-ext',
    range:
      'U+0102-0107, U+010C-0111, U+0118-011A, U+0141-0144, U+0147-0148, U+0150-0151, U+0158-015B, U+0160-0165, U+016E-0171, U+0174-017E, U+0218-021B, U+0304, U+1E0C-1E0D, U+1E24-1E25, U+1E36-1E37, U+1E40-1E47, U+1E5A-1E5B, U+1E62-1E63, U+1E6C-1E6D, U+0108-010B, U+0114-0117, U+011C-011D, U+0120-0129, U+012C-012F, U+0132-0140, U+0145-0146, U+0149-014B, U+014E-014F, U+0154-0157, U+015C-015D, U+0166-0169, U+016C-016D, U+0172-0173, U+017F-01CC, U+01D5, U+01D7, U+01D9, U+01DB, U+01DD-0217, U+021C-024F, U+0259, U+02B0-02BA, U+02BD-02C5, U+02C7-02CC, U+0308, U+0329, U+1E00-1E0B, U+1E0E-1E23, U+1E26-1E35, U+1E38-1E3F, U+1E48-1E59, U+1E5C-1E61, U+1E64-1E6B, U+1E6E-1E9F, U+20A0-20AB, U+20AD-20C0, U+2113',
  },
  { name: 'cyrillic', set: 'cyrillic', range: 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  {
    name: 'cyrillic-ext',
    set: 'cyrillic-ext',
    range: 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
  },
  { name: 'greek', set: 'greek', range: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF' },
  { name: 'greek-ext', set: 'greek-ext', range: 'U+1F00-1FFF' },
]

/** Sets of which pages write few characters. */
const cutSets = ['latin', 'vietnamese', 'latin-ext']

/** Features that styles and shaping need: kerning, ligatures, placed accents, and figures of one width. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** Tables that no browser reads for a page. */
const unread = ['BASE', 'STAT', 'gasp']

/** Tables that are not needed by signs which are never joined. */
const ofJoined = ['GPOS', 'GSUB', 'VORG', 'vhea', 'vmtx']

/** The family for all other scripts, each in files of its own, so that a page loads only those it writes. */
const scriptsFamilies = ['Noto']

/** The package of a script, which has it in a set of the same name. */
const packageOf = (script: Script): string =>
  ({ arabic: '@fontsource-variable/noto-naskh-arabic', myanmar: '@fontsource/noto-serif-myanmar' })[script as string] ??
  `@fontsource-variable/noto-serif-${script}`

/**
 * Packages of scripts that are too large to be included whole: the characters of the starter catalogue are cut from them, each from the
 * first package that has it. Other characters are left to the reader's own fonts, which have had these scripts for long.
 */
const large = ['jp', 'sc', 'kr'].map((language) => `@fontsource-variable/noto-serif-${language}`)

/** Below these are Latin, Greek, Cyrillic and their accents, and among the others signs that all scripts share. */
const FIRST_OF_SCRIPTS = 0x530
const shared = /[\u2000-\u2e7f\u25cc]/

/** Writes the font files, their stylesheets and their licences. All typefaces are under the SIL Open Font License. */
export async function writeFonts(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const written = starterText()
  // The serif has Latin only.
  const files = writtenAndRest(written).flatMap((cut) =>
    faces.filter((face) => existsSync(originalOf(face, cut))).map((face) => ({ face, cut })),
  )
  for (const { face, cut } of files) await writeFont(face, cut)
  for (const name of new Set(faces.map(({ source }) => source.package)))
    copyFileSync(sourceFile(name, 'LICENSE'), new URL(`${name}-licence.txt`, folder))
  const rules = files.toReversed().map(({ face, cut }) => ruleOf(face, cut))
  const head = '/* The files of src/ui/fonts. Written by `npm run generate -- fonts`. */'
  writeFileSync(stylesheet, [head, ...rules].join('\n'))
  writeFileSync(new URL('cards.ttf', folder), await cardFace())
  const others = [...(await writeScripts(written, head)), ...(await writeLarge(written))]
  writeFileSync(scriptsStylesheet, [head, ...others].join('\n'))
  writeFileSync(syllables, syllablesModule(written))
  writeFileSync(new URL('noto-licence.txt', folder), notoLicence())
}

/** The files of a face: sets that are cut have one file with the written characters, and one with the rest. */
function writtenAndRest(written: string): Cut[] {
  const isWritten = (character: string) => written.includes(character)
  const isCut = (cut: Cut) => cutSets.includes(cut.set) && cut !== cuts[0]
  const used = cuts.map((cut) =>
    isCut(cut) ? { ...cut, range: rangeOf([...charactersOf(cut.range)].filter(isWritten).join('')) } : cut,
  )
  const rests = cutSets.map((set) => {
    const ofSet = cuts.filter((cut) => isCut(cut) && cut.set === set)
    const characters = new Set(ofSet.flatMap(({ range }) => [...charactersOf(range)]))
    return { name: `${set}-rest`, set, range: rangeOf([...characters].filter((one) => !isWritten(one)).join('')) }
  })
  return [...used, ...rests]
}

/** The face for pictures of link previews, for a program that reads neither woff2 nor variations. */
function cardFace(): Promise<Buffer> {
  const [face] = faces as [Face, ...Face[]]
  const sets = cuts.filter(({ set }) => set === 'latin')
  return subsetFont(
    readFileSync(originalOf(face, sets[0] as Cut)),
    sets.map(({ range }) => charactersOf(range)).join(''),
    {
      targetFormat: 'truetype',
      noHinting: true,
      variationAxes: { opsz: 72, wght: 400 },
    },
  )
}

/** Every script, cut to what is written of it, and whole in a style sheet of its own; the rules for the cut faces. */
async function writeScripts(written: string, head: string): Promise<string[]> {
  rmSync(wholeStylesheets, { recursive: true, force: true })
  mkdirSync(wholeStylesheets)
  const rules: string[] = []
  for (const script of scripts) {
    const name = packageOf(script)
    const characters = isOwn(charactersOf(rangesOf(name)[script] ?? ''))
    const whole = await weighted(name, script, characters)
    writeFileSync(
      new URL(`${script}.css`, wholeStylesheets),
      [head, await scriptRule(`noto-${script}-whole`, whole, characters, '../../fonts')].join('\n'),
    )
    const texts = runsOf(written, script).flatMap((word) => [word, ...syllablesOf(word)])
    const used = isOwn(texts.join(''))
    // An alphabet keeps all combinations of its letters; a script of stacks keeps those that were written.
    const isStacked = (stackedScripts as readonly Script[]).includes(script)
    const cut = isStacked ? await shapedCut(whole, texts) : await weighted(name, script, used)
    rules.push(await scriptRule(`noto-${script}`, cut, used))
  }
  return rules
}

/** The written characters of other scripts, in files of characters that are used together. */
async function writeLarge(written: string): Promise<string[]> {
  const others = new Set(syllablesOf(written).join(''))
  const wanted = new Set([...isOwn(written)].filter((character) => !others.has(character)))
  const faces: Buffer[] = []
  for (const name of large)
    for (const [set, range] of Object.entries(rangesOf(name))) {
      const named = [...charactersOf(range)].filter((character) => wanted.has(character)).join('')
      if (named !== '' && set.startsWith('[')) faces.push(await weighted(name, set.slice(1, -1), named, ofJoined))
    }
  const [like] = faces as [Buffer, ...Buffer[]]
  const signs = signsOf(faces)
  const pieces = piecesOf(writtenByCatalogue(), (character) => wanted.has(character) && signs(character) !== undefined)
  return Promise.all(
    pieces.map((characters, index) =>
      scriptRule(`noto-east-asian-${index + 1}`, mergedFace(like, characters, signs), characters),
    ),
  )
}

/** A set of a package with these characters, at one weight, as TrueType. */
function weighted(name: string, set: string, characters: string, dropTables: readonly string[] = []): Promise<Buffer> {
  const isVariable = name.includes('-variable/')
  const source = `files/${name.slice(name.lastIndexOf('/') + 1)}-${set}-${isVariable ? 'wght' : '400'}-normal.woff2`
  return subsetFont(readFileSync(fileOf(name, source)), characters, {
    targetFormat: 'truetype',
    noHinting: true,
    dropTables,
    ...(isVariable && { variationAxes: { wght: 400 } }),
  })
}

/** Writes the file of a face that has these characters; the rule for it. */
async function scriptRule(file: string, face: Buffer, characters: string, fonts?: string): Promise<string> {
  const bytes = await subsetFont(face, undefined, { targetFormat: 'woff2', keepAllGlyphs: true, dropTables: unread })
  writeFileSync(new URL(`${file}.woff2`, folder), bytes)
  const about = { file, families: scriptsFamilies, source: { style: 'normal' as const }, weights: '400' }
  return ruleOf(about, { name: '', range: rangeOf(characters) }, fonts)
}

/** The common licence of the scripts, and their owners: the text before the first empty line of the licence in each package. */
function notoLicence(): string {
  const licences = [...scripts.map(packageOf), ...large].map((name) =>
    readFileSync(fileOf(name, 'LICENSE'), 'utf8').split('\n\n'),
  )
  const [[, ...licence]] = licences as [string[], ...string[][]]
  return [[...new Set(licences.map(([owners]) => owners))].join('\n'), ...licence].join('\n\n')
}

const syllablesModule = (written: string): string =>
  [
    '/** What the starter catalogue writes in the scripts of `syllables.ts`. Written by `npm run generate -- fonts`. */',
    `export const writtenSyllables: ReadonlySet<string> = new Set(`,
    `  '${syllablesOf(written).sort().join(' ')}'.split(' '),`,
    ')',
    '',
  ].join('\n')

/** The characters of a text that belong to scripts with files of their own. */
const isOwn = (text: string): string =>
  [...new Set(text)]
    .filter((character) => (character.codePointAt(0) ?? 0) >= FIRST_OF_SCRIPTS && !shared.test(character))
    .join('')

const starterText = (): string => starterFiles('').join('\n')

/** The texts of all files within a folder of the starter catalogue. */
const starterFiles = (within: string): string[] =>
  readdirSync(new URL(within, starter), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|csv|yaml)$/.test(file))
    .map((file) => readFileSync(new URL(within + file, starter), 'utf8'))

/** The texts of each catalogue by entry: a file, or a line of a table, all of which counts as name. */
const writtenByCatalogue = (): WrittenPiece[][] =>
  readdirSync(starter).map((catalogue) =>
    starterFiles(`${catalogue}/`).flatMap((file) => {
      if (!file.startsWith('---')) return file.split('\n').map((text) => ({ name: text, text }))
      return [{ name: /^native_name:(.*)$/m.exec(file)?.[1] ?? '', text: file }]
    }),
  )

const fileOf = (name: string, file: string): string => fileURLToPath(new URL(`node_modules/${name}/${file}`, root))

/** The sets of a package, each with the characters it has. */
const rangesOf = (name: string): Record<string, string> =>
  // Every package of Fontsource has this file.
  JSON.parse(readFileSync(fileOf(name, 'unicode.json'), 'utf8')) as Record<string, string>

/** Characters as a CSS unicode-range, neighbours as one piece. */
function rangeOf(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const pieces: [from: number, to: number][] = []
  for (const code of codes) {
    const last = pieces.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else pieces.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return pieces.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(', ')
}

async function writeFont(face: Face, cut: Cut): Promise<void> {
  const bytes = await subsetFont(readFileSync(originalOf(face, cut)), charactersOf(cut.range), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: unread,
    variationAxes: face.axes,
  })
  writeFileSync(new URL(`${face.file}-${cut.name}.woff2`, folder), bytes)
  console.log(`${face.file}-${cut.name}.woff2: ${bytes.length} bytes`)
}

const originalOf = ({ source }: Face, { set }: Cut): string =>
  sourceFile(source.package, `files/${source.package}-${set}-${source.axes}-${source.style}.woff2`)

const sourceFile = (name: string, file: string): string =>
  fileURLToPath(new URL(`node_modules/@fontsource-variable/${name}/${file}`, root))

/** Every character of a CSS unicode-range. */
const charactersOf = (range: string): string =>
  range
    .split(/, ?/)
    .flatMap((piece) => {
      const [from = 0, to = from] = piece
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

type Ruled = Pick<Face, 'file' | 'families' | 'weights'> & { source: Pick<Face['source'], 'style'> }

/** A rule for each family that a file belongs to. */
const ruleOf = (
  { file, families, source, weights }: Ruled,
  { name, range }: Pick<Cut, 'name' | 'range'>,
  fonts = '../fonts',
): string =>
  families
    .map(
      (family) => `@font-face {
  font-family: "${family}";
  font-style: ${source.style};
  font-weight: ${weights};
  font-display: swap;
  src: url("${fonts}/${file}${name && `-${name}`}.woff2") format("woff2");
  unicode-range: ${range};
}
`,
    )
    .join('\n')
