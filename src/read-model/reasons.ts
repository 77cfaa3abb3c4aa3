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
  const isInName = nameHolds(String(summary.name), nameWords())
  const saidBy = (word: string, lexemes: readonly string[]): string | null => {
    const fact = facts().find(({ words }) => lexemes.some((lexeme) => words.includes(lexeme)))
    if (fact) return `${fact.label.toLowerCase()}: ${fact.value}`
    if (falls && lexemes.some((lexeme) => wordsOfMonth(Number(falls.starts.slice(5, 7))).includes(lexeme)))
      return `it falls in ${word}`
    return lexemes.some((lexeme) => nounsOf(resource).includes(lexeme)) ? `kind of entry: ${resource.one}` : null
  }
  const said: string[] = []
  let [inName, inText] = ['', '']
  for (const { word, lexemes } of held) {
    if (lexemes.some(isInName)) {
      inName += ` ${word}`
      continue
    }
    const one = saidBy(word, lexemes)
    if (one === null) inText += ` ${word}`
    else if (!said.includes(one)) said.push(one)
  }
  const reasons = match === 'similar name' ? ['looks like it'] : []
  if (inName !== '') reasons.push(`in its name:${inName}`)
  reasons.push(...said)
  if (inText !== '') reasons.push(`in its text:${inText}`)
  return reasons.join('; ')
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
