/** Turns the HTML of our own pages into Markdown for programs: their content, without navigation, forms and decoration. */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent as Said } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Elements that are left out: navigation, forms, drawings. */
const unsaid = ['form', 'svg', 'button', 'script', 'input', 'select']
const unsaidClasses = ['crumbs', 'entry-parts', 'filters', 'cover', 'cite', 'languages', 'meaning', 'neighbours']

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** The separator of lines in a list item, which becomes one line here. */
const BETWEEN = ' · '

/**
 * The Markdown (CommonMark with tables and footnotes) of a page's HTML, with a newline at its end. Addresses become whole ones, by
 * the address of the page. A citation becomes a footnote; works that are not cited are listed beside them.
 */
export function markdownFromHtml(html: string, address: string): string {
  const tree = fromHtml(html, { fragment: true })
  const cited = new Set<string>()
  const root: Root = {
    type: 'root',
    children: saidOf(tree.children, { address, cited, isProse: false, isFact: false }),
  }
  const sources: Handle = (state, node) => sourcesOf(state, node, cited)
  const section: Handle = (state, node) =>
    hasClass(node, 'sources') ? sources(state, node, undefined) : state.all(node)
  const mdast = toMdast(root, { handlers: { dl: notes, li: item, sup: citation, section, table } })
  return toMarkdown(mdast as Parameters<typeof toMarkdown>[0], {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown()],
  })
}

type Place = { address: string; cited: Set<string>; isProse: boolean; isFact: boolean }

/** The phrases of these nodes. Elements that only their style separates are separated by a blank, except within a text. */
const saidOf = (children: readonly RootContent[], place: Place): ElementContent[] =>
  children.flatMap((child, index) => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : []
    const content = keptElement(child, place)
    if (content === null) return []
    const [first = '.'] = textsWithin([content])
    const isApart = !place.isProse && children[index - 1]?.type === 'element' && /^[^.,;:)]/.test(first)
    return isApart ? [text(' '), content] : [content]
  })

function keptElement(node: Element, place: Place): ElementContent | null {
  const { tagName, properties } = node
  // A word that is marked as a term is a word of the text.
  if (hasClass(node, 'term')) return text(textsWithin(saidOf(node.children, place)).join(' '))
  if (unsaid.includes(tagName) || properties.ariaHidden === 'true') return null
  if (unsaidClasses.some((name) => hasClass(node, name))) return null
  if (tagName === 'img' && !properties.alt) return null
  // Highlighting of code is left out.
  if (tagName === 'pre') return { ...node, children: [programIn(node)] }
  // A strip of months is drawn; its name lists the marked ones.
  if (hasClass(node, 'month-strip')) return text(String(properties.ariaLabel).replace(/^[^:]*: /, ''))
  const isProse = place.isProse || hasClass(node, 'prose')
  const isFact = place.isFact || hasClass(node, 'facts')
  const children = saidOf(node.children, { ...place, isProse, isFact })
  if (tagName === 'time') return text(textsWithin(children).join(' '))
  if (tagName === 'figure' && !children.some((child) => child.type === 'element' && child.tagName === 'img'))
    return null
  if (hasClass(node, 'cited')) for (const word of textsWithin(children)) place.cited.add(word)
  const element: Element = { ...node, properties: { ...properties }, children }
  for (const name of ['href', 'src'] as const) {
    const to = properties[name]
    if (typeof to === 'string' && URL.canParse(to, place.address))
      element.properties[name] = new URL(to, place.address).href
  }
  // The alignment of a column is a style on pages, and an attribute for the library that makes Markdown.
  if (hasClass(node, 'number') && (tagName === 'td' || tagName === 'th')) element.properties.align = 'right'
  // A value that links to a list of similar entries becomes plain text: a program asks for that list by the value.
  if (tagName === 'a' && String(properties.href).includes('?') && place.isFact) return { ...element, tagName: 'span' }
  // A question is a heading, and its answer is said below.
  if (tagName === 'summary') return { ...element, tagName: 'h3' }
  if (tagName === 'details') return { ...element, tagName: 'div' }
  if (tagName === 'li' && !isProse) element.properties.dataLine = 'true'
  return element
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** The texts within, each by itself. */
const textsWithin = (children: readonly ElementContent[]): string[] =>
  children.flatMap((child) => {
    if (child.type === 'element') return textsWithin(child.children)
    return child.type === 'text' && child.value.trim() !== '' ? [child.value.trim()] : []
  })

/** The code in an element, without highlighting. */
function programIn(node: Element): Element {
  const code = elementsOf(node).find(({ tagName }) => tagName === 'code') ?? node
  return { ...code, tagName: 'code', children: [text(textIn(code))] }
}

/** All text within, as it stands. */
const textIn = ({ children }: Element): string =>
  children
    .map((child) => (child.type === 'element' ? textIn(child) : child.type === 'text' ? child.value : ''))
    .join('')

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name)

const elementsOf = (node: Element): Element[] => node.children.filter((child) => child.type === 'element')

/** A list of terms with their descriptions, each on a line. */
const notes: Handle = (state, node) => {
  const groups = elementsOf(node).flatMap((child) => (child.tagName === 'div' ? [child] : []))
  const children = groups.map((group): ListItem => {
    const parts = elementsOf(group)
    const terms = parts.filter(({ tagName }) => tagName === 'dt').map((part) => line(state, part))
    const said = parts.filter(({ tagName }) => tagName === 'dd').map((part) => line(state, part, ', '))
    const [term, words] = [joined(terms, ', '), joined(said.filter(isSomething), ', ')]
    return listItem(words.length === 0 ? term : [...term, { type: 'text', value: ': ' }, ...words])
  })
  return { type: 'list', ordered: false, spread: false, children }
}

/** A list item is one line, except within a text, where it stays as written. */
const item: Handle = (state, node) => {
  if (node.properties.dataLine === 'true') return listItem(line(state, node))
  return { type: 'listItem', spread: false, children: state.toFlow(state.all(node)) as BlockContent[] }
}

const listItem = (children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [{ type: 'paragraph', children }],
})

/** The content of an element on one line. */
const line = (state: State, node: Element, between = BETWEEN): PhrasingContent[] =>
  joined(phrases(state.all(node) as Said[]).filter(isSomething), between)

/** Groups nodes into lines: neighbouring phrases share one. */
function phrases(nodes: readonly Said[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = []
  let open: PhrasingContent[] | undefined
  for (const node of nodes) {
    if ('children' in node && (blocks as readonly string[]).includes(node.type)) {
      open = undefined
      const within = phrases(node.children as Said[])
      lines.push(...(node.type === 'heading' || node.type === 'paragraph' ? within.slice(0, 1) : within))
    } else {
      if (open === undefined) {
        open = []
        lines.push(open)
      }
      // A node that is no block is a phrase.
      open.push(node as PhrasingContent)
    }
  }
  return lines
}

const blocks = ['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'root'] as const

const isSomething = (phrase: readonly PhrasingContent[]): boolean =>
  phrase.some((node) => node.type !== 'text' || node.value.trim() !== '')

const joined = (parts: readonly PhrasingContent[][], between: string): PhrasingContent[] =>
  parts.flatMap((part, index): PhrasingContent[] => (index === 0 ? part : [{ type: 'text', value: between }, ...part]))

/** Puts the caption of a table before it, in the form that texts use. */
const table: Handle = (state, node) => {
  const caption = elementsOf(node).find(({ tagName }) => tagName === 'caption')
  const rows = { ...node, children: node.children.filter((child) => child !== caption) }
  const rendered = defaultHandlers.table(state, rows) as Said
  if (caption === undefined) return rendered
  return [{ type: 'paragraph', children: [{ type: 'text', value: 'Table: ' }, ...line(state, caption)] }, rendered]
}

/** The number that a citation is shown by is the name of its note. */
const citation: Handle = (state, node) => {
  const [identifier] = textsWithin(node.children)
  if (!hasClass(node, 'cited') || identifier === undefined) return state.all(node)
  return { type: 'footnoteReference', identifier, label: identifier }
}

/** The sources of an entry: cited ones become notes, the others a list. */
function sourcesOf(state: State, node: Element, cited: ReadonlySet<string>) {
  const works = elementsOf(node)
    .filter(({ tagName }) => tagName === 'ol')
    .flatMap(elementsOf)
    .map((work, index) => ({ number: String(index + 1), line: line(state, work) }))
  const listed = works.filter(({ number }) => !cited.has(number))
  const definitions = works
    .filter(({ number }) => cited.has(number))
    .map(({ number, line: said }) => ({
      type: 'footnoteDefinition' as const,
      identifier: number,
      label: number,
      children: [{ type: 'paragraph', children: said }] satisfies DefinitionContent[] | BlockContent[],
    }))
  const heads = elementsOf(node).filter(({ tagName }) => headings.includes(tagName))
  return [
    ...heads.flatMap((head) => state.one(head, node) ?? []),
    ...(listed.length > 0
      ? [
          {
            type: 'list' as const,
            ordered: false,
            spread: false,
            children: listed.map(({ line: said }) => listItem(said)),
          },
        ]
      : []),
    ...definitions,
  ] as Said[]
}
