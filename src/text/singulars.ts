/**
 * Forgiving English plurals: a reader who asks for "roses" means "rose". By hand, since libraries give one singular where several may be
 * meant, and look for the noun of a phrase at its end.
 */

/** Plurals no suffix rule reaches. */
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  feet: 'foot',
  geese: 'goose',
  lice: 'louse',
  men: 'man',
  mice: 'mouse',
  oxen: 'ox',
  people: 'person',
  teeth: 'tooth',
  women: 'woman',
}

/** Plural ending, singular ending. All that fit are tried: "leaves" may be a leaf, "olives" an olive. */
const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=.)ves$/, 'f'],
  [/(?<=.)ves$/, 'fe'],
  [/(?<=..)i$/, 'us'],
  [/(?<=.)ae$/, 'a'],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/(?<=..)(?<![su])s$/, ''],
]

/** The noun of a phrase is before the first of these, else at the end: "lilies of the valley", "red roses". */
const afterNoun = /\s(?:of|in|with|and|for|from|on|de|du|la)\s/

/**
 * The singular forms an English word or phrase may have, likeliest first, the text itself left out; empty when it is no
 * plural. Takes folded text: `lilies` gives `['lily', 'lilie']`. Not every candidate is a word: look each one up.
 */
export const singulars = (folded: string): string[] => {
  const nounEnd = afterNoun.exec(folded)?.index ?? folded.length
  const nounStart = folded.lastIndexOf(' ', nounEnd - 1) + 1
  const before = folded.slice(0, nounStart)
  const after = folded.slice(nounEnd)
  return singularWords(folded.slice(nounStart, nounEnd)).map((word) => before + word + after)
}

const singularWords = (word: string): string[] => {
  const exception = irregular[word]
  if (exception !== undefined) return [exception]
  const words = endings.flatMap(([plural, singular]) => (plural.test(word) ? [word.replace(plural, singular)] : []))
  return [...new Set(words)]
}
