/** How far two words are from each other, letter by letter. */

/**
 * How many letters have to be put in, taken out or changed to make one of the other (Levenshtein), in UTF-16 units. Where they are more
 * than `most`, some number above it.
 */
export function differences(a: string, b: string, most: number = Number.POSITIVE_INFINITY): number {
  for (let column = 0; column <= b.length; column++) line[column] = column
  for (let row = 1; row <= a.length; row++) {
    let before = row - 1
    let own = row
    let least = row
    line[0] = row
    for (let column = 1; column <= b.length; column++) {
      const above = line[column] ?? 0
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      own = Math.min(isSame ? before : before + 1, above + 1, own + 1)
      line[column] = own
      before = above
      if (own < least) least = own
    }
    if (least > most) return least
  }
  return line[b.length] ?? 0
}

/** The last line of the table that `differences` works out. */
const line: number[] = []

/** Whether two words are the same but for two neighbours that changed places. */
export function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** The share of trigrams that two words have in common, from 0 to 1, as PostgreSQL's pg_trgm counts them. */
export function trigramLikeness(a: string, b: string): number {
  const [ofA, ofB] = [trigrams(a), trigrams(b)]
  let common = 0
  for (const one of ofA) if (ofB.has(one)) common += 1
  return common / (ofA.size + ofB.size - common)
}

/** A beginning weighs more than an end. */
const trigrams = (word: string): Set<string> => {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))
}
