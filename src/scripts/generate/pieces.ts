/** Which characters of a large script are in one file: those that pages write together. */

/** Texts of a catalogue, one for each entry; `name` is how it is called in its own language. */
export type WrittenPiece = { name: string; text: string }

/** So many to a file: of a larger one a page would write little, and of smaller ones it would ask for too many. */
const MOST = 12

/** Characters that so many catalogues write are in files of their own. */
const COMMON = 3

/**
 * The characters of these catalogues, each in one piece. First what several catalogues write; then what is in names, which stand in
 * lists, and then all else, each by the entries of which most is written: these stand at the head of their lists.
 */
export function piecesOf(
  catalogues: readonly (readonly WrittenPiece[])[],
  isWanted: (character: string) => boolean,
): string[] {
  const own = catalogues.map((entries) => wantedIn(entries, isWanted))
  const counts = new Map<string, number>()
  for (const character of own.flatMap((one) => [...one])) counts.set(character, (counts.get(character) ?? 0) + 1)
  const common = [...counts].filter(([, count]) => count >= COMMON).sort((a, b) => b[1] - a[1])
  const placed = new Set(common.map(([character]) => character))
  const pieces = cut([...placed])
  for (const characters of own.sort((a, b) => a.size - b.size)) {
    const left = [...characters].filter((character) => !placed.has(character))
    for (const character of left) placed.add(character)
    pieces.push(...cut(left))
  }
  return pieces
}

function wantedIn(entries: readonly WrittenPiece[], isWanted: (character: string) => boolean): ReadonlySet<string> {
  const longest = [...entries].sort((a, b) => b.text.length - a.text.length)
  const texts = [...longest.map(({ name }) => name), ...longest.map(({ text }) => text)]
  return new Set(texts.flatMap((text) => [...text].filter(isWanted)))
}

const cut = (characters: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(characters.length / MOST) }, (_, index) =>
    characters.slice(index * MOST, (index + 1) * MOST).join(''),
  )
