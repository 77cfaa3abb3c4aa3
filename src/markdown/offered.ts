/** Checks that a rich text has only nodes that our editor offers: texts from REST or an import are checked before they are read. */

const inline = ['text', 'tab', 'linebreak', 'link', 'autolink']
const blocks = ['paragraph', 'heading', 'quote', 'list', 'table']

/** The editor's nodes with children, and the kinds of children of each. */
const holds: Readonly<Record<string, readonly string[]>> = {
  root: blocks,
  paragraph: inline,
  heading: inline,
  quote: inline,
  list: ['listitem'],
  listitem: [...inline, 'list'],
  table: ['tablerow'],
  tablerow: ['tablecell'],
  tablecell: blocks,
  link: inline,
  autolink: inline,
}
const offered = new Set([...inline, ...Object.keys(holds)])

/** What is wrong with a value for a rich text field, in words; null for a valid or absent one. */
export function richTextProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const { root } = objectOf(value) ?? {}
  const parts = objectOf(root)
  if (!parts) return 'A text is given as the editor keeps it: an object with a root.'
  return problemWithin('root', parts, 1)
}

/** Most levels of nesting: no text of ours has as many, and walking through one has to end. */
const DEEPEST = 100

function problemWithin(holder: string, { children }: Readonly<Record<string, unknown>>, depth: number): string | null {
  if (depth > DEEPEST) return `Parts of a text stand within each other ${DEEPEST} deep at most.`
  if (!Array.isArray(children)) return 'Each part of a text that holds others has a list of them, called children.'
  for (const child of children) {
    const problem = problemOf(holder, objectOf(child), depth)
    if (problem) return problem
  }
  return null
}

function problemOf(holder: string, node: Readonly<Record<string, unknown>> | undefined, depth: number): string | null {
  const type = node?.type
  if (!node || typeof type !== 'string') return 'Each part of a text says of which type it is.'
  if (!offered.has(type)) return `The editor has no “${type.slice(0, LONGEST_TYPE)}”. Take it out.`
  if (!holds[holder]?.includes(type)) return `A ${type} has no place in a ${holder}.`
  if (type === 'text' && typeof node.text !== 'string') return 'A part of the type text has its words as text.'
  if (type.endsWith('link') && !objectOf(node.fields)) return 'A link says in its fields where it leads.'
  return Object.hasOwn(holds, type) ? problemWithin(type, node, depth + 1) : null
}

/** Most characters that a message repeats of an unknown name. */
const LONGEST_TYPE = 40

const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
