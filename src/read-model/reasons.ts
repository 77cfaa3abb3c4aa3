/** Why an entry was found: what of a question stands in its names, in what is said of it, and in its texts. */
import { foldedWords, soundOf } from '#src/text/words.ts'
import type { SearchHit } from './queries/search.ts'
import type { AnyResource } from './resource.ts'
import { isWord, markOf, nounsOf, wordsOfMonth } from './searched.ts'

/** The reason in a phrase: `in its name: rose; colour: yellow`. */
export function reasonOf(
  resource: AnyResource,
  { match, matched, held, falls, summary, nameWords, facts }: SearchHit,
): string {
  if (match === 'name') return 'by its name'
  if (match === 'name start') return 'its name begins so'
  if (match === 'other name' || match === 'other name start') return `also called ${matched}`
  const isInName = nameHolds(String(summary.name), nameWords)
  const inName = held.filter(({ lexemes }) => lexemes.some(isInName))
  const others = held.filter((one) => !inName.includes(one))
  const said = new Set<string>()
  const inText: string[] = []
  for (const { word, lexemes } of others) {
    const fact = facts.find(({ words }) => lexemes.some((lexeme) => words.includes(lexeme)))
    if (fact) said.add(`${fact.label.toLowerCase()}: ${fact.value}`)
    else if (falls && lexemes.some((lexeme) => wordsOfMonth(Number(falls.starts.slice(5, 7))).includes(lexeme)))
      said.add(`it falls in ${word}`)
    else if (lexemes.some((lexeme) => nounsOf(resource).includes(lexeme))) said.add(`kind of entry: ${resource.one}`)
    else inText.push(word)
  }
  const isAlike = match === 'similar name' ? ['looks like it'] : []
  return [
    ...isAlike,
    ...(inName.length > 0 ? [`in its name: ${inName.map(({ word }) => word).join(' ')}`] : []),
    ...said,
    ...(inText.length > 0 ? [`in its text: ${inText.join(' ')}`] : []),
  ].join('; ')
}

/** Tells whether the name has a word or a mark. Sounds are worked out only when a mark of a sound is asked for: they take the longest. */
function nameHolds(name: string, words: readonly string[]): (lexeme: string) => boolean {
  return (lexeme) => {
    if (isWord(lexeme)) return words.includes(lexeme)
    return (
      lexeme === markOf.joined(foldedWords(name).join('')) ||
      words.some((word) => lexeme === markOf.sound(soundOf(word)))
    )
  }
}
