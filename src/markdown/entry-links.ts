/** Links to entries in rich text: they store the entry, and its address is looked up when the text is written. */
import type { LinkNode, RichText } from './lexical.ts'

/** An entry by the collection it is in. */
export type LinkedEntry = { relationTo: string; id: number }

/** An entry as files name it: by the path of its resource. */
export type NamedEntry = { path: string; slug: string }

type Node = Readonly<Record<string, unknown>> & { type: string }
type Change = (link: LinkNode) => LinkNode | null

/** The entry that a link leads to; null where it leads to an address or to something that is not an entry. */
function entryOf({ fields }: Pick<LinkNode, 'fields'>): LinkedEntry | null {
  const { linkType, doc } = fields
  if (linkType !== 'internal' || typeof doc !== 'object' || doc === null) return null
  // A document read with more depth has the linked document in place of its id.
  const { id } =
    typeof doc.value === 'object' && doc.value !== null ? (doc.value as { id?: unknown }) : { id: doc.value }
  return typeof doc.relationTo === 'string' && typeof id === 'number' ? { relationTo: doc.relationTo, id } : null
}

/** The entries that a rich text links to. */
export const entriesIn = (value: unknown): LinkedEntry[] => linksIn(value).flatMap((link) => entryOf(link) ?? [])

/** The rich text with its links to entries replaced; null leaves only the words. */
export const withLinks = <Text>(value: Text, changed: (link: LinkNode, to: LinkedEntry) => LinkNode | null): Text =>
  rewritten(value, (link) => {
    const to = entryOf(link)
    return to ? changed(link, to) : link
  })

/** The address by which texts in files link to an entry of their catalogue: `octavo:<resource path>/<slug>`. */
export const inFile = ({ path, slug }: NamedEntry): string => `octavo:${path}/${slug}`

/** What such an address names; null for any other. */
export function namedIn(address: string): NamedEntry | null {
  const [, path, slug] = /^octavo:([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(address) ?? []
  return path && slug ? { path, slug } : null
}

/** The entries that a rich text from a file links to, by name. */
export const namedEntriesIn = (value: unknown): NamedEntry[] => linksIn(value).flatMap((link) => nameOf(link) ?? [])

/** The rich text from a file, with entries in place of their names. */
export const withNames = (value: RichText, entryNamed: (name: NamedEntry) => LinkedEntry | null): RichText =>
  rewritten(value, (link) => {
    const name = nameOf(link)
    if (!name) return link
    const to = entryNamed(name)
    return to && { ...link, fields: { ...link.fields, doc: { relationTo: to.relationTo, value: to.id } } }
  })

/** The name in a link from a file, which is kept until the entry has an id. */
const nameOf = ({ fields: { linkType, doc } }: LinkNode): NamedEntry | null =>
  linkType === 'internal' && typeof doc?.value === 'string' ? { path: doc.relationTo, slug: doc.value } : null

const linksIn = (value: unknown): LinkNode[] =>
  childrenOf(value).flatMap((node) => [...(isLink(node) ? [node] : []), ...linksIn(node)])

function rewritten<Text>(value: Text, changed: Change): Text {
  if (linksIn(value).length === 0) return value
  // The text keeps its shape with other links.
  const { root } = value as { root: { children: Node[] } }
  return { ...value, root: { ...root, children: root.children.flatMap((node) => within(node, changed)) } }
}

function within(node: Node, changed: Change): Node[] {
  const children = Array.isArray(node.children)
    ? (node.children as Node[]).flatMap((child) => within(child, changed))
    : []
  const same = 'children' in node ? { ...node, children } : node
  if (!isLink(same)) return [same]
  const link = changed(same)
  return link ? [link as unknown as Node] : children
}

const isLink = (node: Node): node is Node & LinkNode =>
  node.type === 'link' && typeof node.fields === 'object' && node.fields !== null

function childrenOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const { root, children } = value as { root?: { children?: unknown }; children?: unknown }
  const list = root ? root.children : children
  return Array.isArray(list) ? list.filter((node) => typeof node === 'object' && node !== null) : []
}
