/** The first sentence of a text, for summaries and descriptions. */

/** Ends of sentences in Latin, Devanagari and East Asian writing, with the quotes and brackets that close after them. */
const end = /[.!?…]+["'”’»)\]]*(?=\s|$)|[।॥]|[。！？]["'”’」』）]*/gu

/** Words whose full stop ends no sentence, among them botany's ranks; and initials. */
const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|Rev|St|Ste|Mt|Ft|Jr|Sr|No|Nos|c|ca|cf|cent|fl|approx|e\.g|i\.e|etc|vs|viz|lit|pl|sp|spp|subsp|ssp|var|syn|cv)\.$/u

/**
 * The first sentence of a plain text's first line, at most `max` characters (UTF-16 units): a longer one is cut at a word
 * and ends in `…`. A full stop after an abbreviation or before a small letter does not end it. Blank text gives ''.
 */
export const firstSentence = (text: string, max: number): string => {
  const line = text.trim().split('\n', 1).join('').trim()
  const sentence = upToEnd(line)
  return sentence.length <= max ? sentence : cut(sentence, max)
}

const upToEnd = (line: string): string => {
  for (const match of line.matchAll(end)) {
    const sentence = line.slice(0, match.index + match[0].length)
    const goesOn = match[0] === '.' && (abbreviation.test(sentence) || /^\s+\p{Ll}/u.test(line.slice(sentence.length)))
    if (!goesOn) return sentence
  }
  return line
}

const cut = (sentence: string, max: number): string => {
  const room = sentence.slice(0, max)
  const lastBlank = room.search(/\s+\S*$/u)
  // One word longer than the room: cut it, but never between the halves of a character.
  const start = lastBlank > 0 ? room.slice(0, lastBlank) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/u, '')
  return `${start.replace(/[\s,;:–—-]+$/u, '')}…`
}
