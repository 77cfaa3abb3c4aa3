/** Why an entry was found: what of a question stands in its names, in what is said of it, and in its texts. */
import { foldedWords, soundOf, wordsOf } from '#src/text/words.ts'
import type { Hit } from './queries/search.ts'
import type { AnyResource } from './resource.ts'
import { factsOf, markOf, nounsOf, wordsOfMonth } from './searched.ts'

/** The reason in a phrase: `in its name: rose; colour: yellow`. `summary` is the entry's, read. */
export function reasonOf(of: AnyResource, hit: Hit, summary: Readonly<Record<string, unknown>>): string {
  const { match, matched, held, falls } = hit
  if (match === 'name') return 'by its name'
  if (match === 'name start') return 'its name begins so'
  if (match === 'other name' || match === 'other name start') return `also called ${matched}`
  const name = wordsOf(String(summary.name))
  const names = new Set([
    ...name,
    ...name.map((word) => markOf.sound(soundOf(word))),
    markOf.joined(foldedWords(String(summary.name)).join('')),
  ])
  const nouns = nounsOf(of)
  const facts = factsOf(of, summary)
  const inName: string[] = []
  const said = new Set<string>()
  const inText: string[] = []
  for (const { word, lexemes } of held) {
    const fact = facts.find(({ words }) => lexemes.some((lexeme) => words.includes(lexeme)))
    if (lexemes.some((lexeme) => names.has(lexeme))) inName.push(word)
    else if (fact) said.add(`${fact.label.toLowerCase()}: ${fact.value}`)
    else if (falls && lexemes.some((lexeme) => wordsOfMonth(Number(falls.starts.slice(5, 7))).includes(lexeme)))
      said.add(`it falls in ${word}`)
    else if (lexemes.some((lexeme) => nouns.includes(lexeme))) said.add(`kind of entry: ${of.one}`)
    else inText.push(word)
  }
  const isAlike = match === 'similar name' ? ['looks like it'] : []
  return [
    ...isAlike,
    ...(inName.length > 0 ? [`in its name: ${inName.join(' ')}`] : []),
    ...said,
    ...(inText.length > 0 ? [`in its text: ${inText.join(' ')}`] : []),
  ].join('; ')
}
