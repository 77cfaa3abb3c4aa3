/** Divides the characters of a large script into files: characters that pages use together share one. */

/** Texts of a catalogue, one for each entry; `name` is how it is called in its own language. */
export type WrittenPiece = { name: string; text: string }

/** Most characters of a file: a page would use little of a larger one, and would need too many smaller ones. */
const MOST = 12

/** Characters that at least this many catalogues use are in files of their own. */
const COMMON = 3

/**
 * The characters of these catalogues, each in one piece. First come those that several catalogues use; then those in names, which appear
 * in lists; then all others. Each group is ordered by the entries with the longest texts, which lead their lists.
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
