/** Two texts as one, in which every word is in both, gone or new. Pure. */
import { apart } from '#collections/components/field-words.ts'

/** A piece of a text: in both versions, only in the one before, or only in the one after. */
export type Piece = { text: string; is: 'same' | 'gone' | 'new' }

/** More pairs of words than these are not compared: the whole middle then reads as gone and new. */
const MOST_PAIRS = 1_000_000

/** The fewest words gone and new by which the one becomes the other. */
export function marked(before: string, after: string): Piece[] {
  const [[start, gone, end], [, fresh]] = apart(before, after)
  const middle = between(wordsIn(gone), wordsIn(fresh))
  return joined([{ text: start, is: 'same' }, ...middle, { text: end, is: 'same' }])
}

const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\s)/))

/** By the longest words in common: `lengths` has for each pair of ends how many there are from there on. */
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

/** Neighbours of a kind as one; what is gone stands before what is new. */
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
