/** The value of a field as words, for people to compare. */
import { withoutCitations } from '#src/markdown/citations.ts'
import type { StoredRichText } from '#src/markdown/lexical.ts'
import { markdownFromLexical } from '#src/markdown/markdown-from-lexical.ts'
import { capital } from '#src/text/capital.ts'

type Plain = Readonly<Record<string, unknown>>

const beside = new Set(['id', 'blockName'])

/** Rich text as Markdown, lists line by line; '' for nothing. `names` gives the titles of entries that are named by id. */
export function valueInWords(value: unknown, names: ReadonlyMap<number, string> = new Map()): string {
  if (value === null || value === undefined || value === '' || value === false) return ''
  if (value === true) return 'Yes'
  if (typeof value === 'number') return names.get(value) ?? String(value)
  if (Array.isArray(value)) return value.map((one) => itemOf(one, names)).join('\n')
  if (!isPlain(value)) return String(value)
  if (isPlain(value.root)) return markdownFromLexical(value as unknown as StoredRichText)
  return Object.entries(value)
    .filter(([key]) => !beside.has(key))
    .map(([key, field]) => [key, valueInWords(field, names)] as const)
    .filter(([, words]) => words !== '')
    .map(([key, words]) => `${spoken(key)}: ${words}`)
    .join('\n')
}

const itemOf = (value: unknown, names: ReadonlyMap<number, string>): string =>
  isPlain(value) ? `– ${valueInWords(value, names).replaceAll('\n', '\n  ')}` : valueInWords(value, names)

/** `standsFor` reads "Stands for". */
function spoken(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return capital(words)
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How many words a rich text has; citations are none. */
export const countOfWords = (value: unknown): number => withoutCitations(lettersOf(value)).match(/\S+/g)?.length ?? 0

/** The text, with spaces between blocks and at line breaks. */
function lettersOf(node: unknown): string {
  if (!isPlain(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (isPlain(node.root)) return lettersOf(node.root)
  const within = Array.isArray(node.children) ? node.children.map(lettersOf).join('') : ''
  return node.type === 'link' || node.type === 'autolink' ? within : ` ${within} `
}

/** A text in three parts: the beginning that both texts share, its own middle, and the shared end. */
export type Thirds = readonly [string, string, string]

/** Where two texts differ, by whole words. */
export function apart(one: string, other: string): readonly [Thirds, Thirds] {
  const [a, b] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)]
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const partsOf = (words: string[]): Thirds => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ]
  return [partsOf(a), partsOf(b)]
}
