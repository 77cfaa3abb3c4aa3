/** Merges two texts into one, in which each word is common, gone or new. Pure. */
import { apart } from '#collections/components/field-words.ts'

/** A piece of a text: in both versions, only in the one before, or only in the one after. */
export type Piece = { text: string; is: 'same' | 'gone' | 'new' }

/** Most pairs of words that are compared; beyond, the whole middle counts as gone and new. */
const MOST_PAIRS = 1_000_000

/** The fewest words gone and new by which the one becomes the other. */
export function marked(before: string, after: string): Piece[] {
  const [[start, gone, end], [, fresh]] = apart(before, after)
  const middle = between(wordsIn(gone), wordsIn(fresh))
  return joined([{ text: start, is: 'same' }, ...middle, { text: end, is: 'same' }])
}

const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\s)/))

/** Merges by the longest common subsequence of words: `lengths` has its length from each pair of places on. */
function between(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length > MOST_PAIRS)
    return [
      { text: a.join(''), is: 'gone' },
      { text: b.join(''), is: 'new' },
    ]
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [gone, fresh] = [a[i], b[j]]
    if (gone !== undefined && gone === fresh) {
      pieces.push({ text: gone, is: 'same' })
      i++
      j++
    } else if (gone !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: gone, is: 'gone' })
      i++
    } else {
      pieces.push({ text: fresh ?? '', is: 'new' })
      j++
    }
  }
  return pieces
}

/** Joins neighbouring pieces of one kind, and puts gone ones before new ones. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.text === '') continue
    if (last?.is === piece.is) last.text += piece.text
    else all.push({ ...piece })
  }
  return all
}
