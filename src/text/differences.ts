/** How far two words are from each other, letter by letter. */

/** How many letters have to be put in, taken out or changed to make one of the other (Levenshtein), in UTF-16 units. */
export function differences(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed))
    }
    last = current
  }
  return last[b.length] ?? 0
}

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
