/** Turns runs of formatted text into Markdown phrasing: the content of a paragraph, heading, quote or list item. */

import type { Paragraph, PhrasingContent } from 'mdast'
import { bold, type InlineNode, italic, type LinkNode } from './lexical.ts'
import { linkAddress } from './link-address.ts'

/** A stretch of one line. `format` is a mask of `bold` and `italic`; of a link, what all its text shares. */
type Piece =
  | { kind: 'word' | 'space'; text: string; format: number }
  | { kind: 'break'; format: number }
  | { kind: 'link'; url: string; pieces: Piece[]; format: number }

/** All formats. Tabs and breaks have this one, since they take that of the text around them. */
const everyFormat = bold | italic

const formats = [
  { bit: bold, type: 'strong' },
  { bit: italic, type: 'emphasis' },
] as const

/** The paragraphs of a run of inline nodes, parted where the editor left an empty line; none when there is no text. */
export const paragraphsOf = (nodes: readonly InlineNode[]): Paragraph[] => {
  const paragraphs: Piece[][] = [[]]
  let last: Piece['kind'] | undefined
  for (const piece of nodes.flatMap(piecesOf)) {
    if (piece.kind === 'break' && last === 'break') paragraphs.push([])
    else paragraphs.at(-1)?.push(piece)
    if (piece.kind !== 'space') last = piece.kind
  }
  return paragraphs
    .map((pieces) => grouped(settled(pieces)))
    .filter((children) => children.length > 0)
    .map((children) => ({ type: 'paragraph', children }))
}

/** The phrasing of a run of inline nodes on one line, its breaks made spaces, as headings need. */
export const lineOf = (nodes: readonly InlineNode[]): PhrasingContent[] =>
  grouped(settled(nodes.flatMap(piecesOf).map(breakAsSpace)))

const piecesOf = (stored: { type: string }): Piece[] => {
  // The type holds for each case below; the default refuses every other node. Two kinds of nodes arise automatically: a typed tab, and
  // an address that the editor turned into a link.
  const node = stored as InlineNode | { type: 'tab' } | (Omit<LinkNode, 'type'> & { type: 'autolink' })
  switch (node.type) {
    case 'text':
      return words(node.text, node.format & everyFormat)
    case 'tab':
      return [{ kind: 'space', text: ' ', format: everyFormat }]
    case 'linebreak':
      return [{ kind: 'break', format: everyFormat }]
    case 'link':
    case 'autolink':
      return link(node)
    default:
      throw new Error(`Rich text node "${stored.type}" has no Markdown form.`)
  }
}

/** Separates text from the blanks around it, since Markdown's marks must touch a letter. */
const words = (raw: string, format: number): Piece[] => {
  const text = raw.replace(/[\n\r\t]+/g, ' ')
  const word = text.trim()
  const start = text.length - text.trimStart().length
  const pieces: Piece[] = [
    { kind: 'space', text: text.slice(0, start), format },
    { kind: 'word', text: word, format },
    { kind: 'space', text: text.slice(start + word.length), format },
  ]
  return pieces.filter((piece) => 'text' in piece && piece.text !== '')
}

const link = ({ fields, children }: Pick<LinkNode, 'fields' | 'children'>): Piece[] => {
  // A link to an entry that was not looked up, or that readers do not see, gives only its words.
  if (fields.linkType === 'internal' && !isOfEntry(fields.url)) return children.flatMap(piecesOf)
  const url = fields.linkType === 'internal' ? String(fields.url) : linkAddress(fields.url ?? '')
  const raw = children.flatMap(piecesOf).map(breakAsSpace)
  const pieces = settled(raw)
  const format = pieces.reduce((shared, piece) => shared & piece.format, everyFormat)
  const before = raw.slice(0, 1).filter(({ kind }) => kind === 'space')
  if (pieces.length === 0) return before
  const after = raw.slice(-1).filter(({ kind }) => kind === 'space')
  return [...before, { kind: 'link', url, pieces, format }, ...after]
}

/** Whether it is an address as this code writes it, for readers or for files. */
const isOfEntry = (url: string | undefined): boolean =>
  url !== undefined && /^(?:octavo:|\/)[a-z0-9-]+\/[a-z0-9-]+$/.test(url)

const breakAsSpace = (piece: Piece): Piece => (piece.kind === 'break' ? { ...piece, kind: 'space', text: ' ' } : piece)

/** Takes out blanks and breaks at either end, and blanks around breaks. A blank that stays has only formats that its neighbours have. */
const settled = (pieces: readonly Piece[]): Piece[] => {
  const needed: Piece[] = []
  for (const piece of pieces) {
    const last = needed.at(-1)
    if (isGap(piece) && last === undefined) continue
    if (piece.kind === 'space' && last !== undefined && isGap(last)) continue
    if (piece.kind === 'break' && last?.kind === 'space') needed.pop()
    needed.push(piece)
  }
  while (needed.length > 0 && isGap(needed.at(-1))) needed.pop()
  return needed.map((piece, index) => {
    if (!isGap(piece)) return piece
    return { ...piece, format: piece.format & (needed[index - 1]?.format ?? 0) & (needed[index + 1]?.format ?? 0) }
  })
}

const isGap = (piece: Piece | undefined): boolean => piece?.kind === 'space' || piece?.kind === 'break'

/** Nests the formats: at each place the format that reaches farthest is the outer one. */
const grouped = (pieces: readonly Piece[], done = 0): PhrasingContent[] => {
  const result: PhrasingContent[] = []
  let index = 0
  while (index < pieces.length) {
    const start = index
    const reach = (bit: number): number => {
      if ((done & bit) !== 0) return 0
      const end = pieces.findIndex((piece, place) => place >= start && (piece.format & bit) === 0)
      return (end === -1 ? pieces.length : end) - start
    }
    const [outer] = formats
      .map((format) => ({ ...format, length: reach(format.bit) }))
      .sort((a, b) => b.length - a.length)
    if (outer !== undefined && outer.length > 0) {
      index += outer.length
      result.push({ type: outer.type, children: grouped(pieces.slice(start, index), done | outer.bit) })
    } else {
      index += 1
      append(result, pieces[start], done)
    }
  }
  return result
}

const append = (result: PhrasingContent[], piece: Piece | undefined, done: number): void => {
  const last = result.at(-1)
  if (piece === undefined) return
  if (piece.kind === 'break') result.push({ type: 'break' })
  else if (piece.kind === 'link') result.push({ type: 'link', url: piece.url, children: grouped(piece.pieces, done) })
  else if (last?.type === 'text') last.value += piece.text
  else result.push({ type: 'text', value: piece.text })
}
