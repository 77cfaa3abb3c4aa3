/** A Markdown file with YAML front matter, as its parts and the lines they stand on. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Trouble } from './trouble.ts'

/** A Markdown file, read: its front matter, its texts, and what is wrong with it. */
export type MarkdownFile = {
  fields: Readonly<Record<string, unknown>>
  /** Text under each `## ` heading, by title. */
  sections: ReadonlyMap<string, { text: string; line: number }>
  /** The line of a field, given by its path; of the nearest part of the path that there is. */
  lineOf(path: readonly PropertyKey[]): number
  troubles: Trouble[]
}

const FENCE = '---'

/** Reads a file. What is wrong with its form is in `troubles`; the rest is read all the same. */
export function readMarkdownFile(file: string, text: string): MarkdownFile {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end < 0)
    return {
      fields: {},
      sections: new Map(),
      lineOf: () => 1,
      troubles: [{ file, line: 1, detail: `The file must open with front matter between two lines of ${FENCE}.` }],
    }
  const front = readYaml(file, lines.slice(1, end).join('\n'), 1)
  const body = readSections(file, lines, end + 1)
  return { ...front, sections: body.sections, troubles: [...front.troubles, ...body.troubles] }
}

/** Most levels of nested lists and mappings: far deeper ones would crash the parser. */
const MOST_NESTED = 50

const deepLine = new RegExp(`^(?: {200}|[ \\t]*(?:[-?][ \\t]+){${MOST_NESTED}})`, 'm')

/** The message for YAML that is nested deeper. */
export const tooDeep = `Lists and fields stand within each other more than ${MOST_NESTED} times.`

/** Whether YAML is nested deeper than anybody writes. Brackets count wherever they stand. */
export function isTooDeep(yaml: string): boolean {
  let depth = 0
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > MOST_NESTED) return true
  }
  return deepLine.test(yaml)
}

/** Reads a YAML mapping that begins after `linesBefore` lines of its file. */
export function readYaml(file: string, yaml: string, linesBefore = 0) {
  const counter = new LineCounter()
  const isDeep = isTooDeep(yaml)
  const document = parseDocument(isDeep ? '' : yaml, { lineCounter: counter, uniqueKeys: true })
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore
  const troubles: Trouble[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    detail: error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? 'This is not YAML.',
  }))
  if (isDeep) troubles.push({ file, line: linesBefore + 1, detail: tooDeep })
  visit(document, {
    Alias: (_, { range }) => {
      const detail = 'An alias (*) has no place here: write it out.'
      troubles.push({ file, line: lineAt(range?.[0] ?? 0), detail })
    },
  })
  if (troubles.length === 0 && !isMap(document.contents))
    troubles.push({ file, line: linesBefore + 1, detail: 'The front matter must be a list of "field: value" lines.' })
  const fields: Record<string, unknown> = troubles.length > 0 ? {} : (document.toJS() ?? {})
  // Entries, of which there may be many thousands, keep these numbers and not the parsed document.
  const lines = new Map<string, number>()
  linesIn(document.contents, [], (path, offset) => lines.set(path.join('\n'), lineAt(offset)))
  const names = new Map(
    (isMap(document.contents) ? document.contents.items : []).flatMap(({ key }) =>
      isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])]] : [],
    ),
  )
  const lineOf = (path: readonly PropertyKey[]): number => {
    const name = path.length === 1 && names.get(String(path[0]))
    if (name) return name
    for (let length = path.length; length > 0; length--) {
      const line = lines.get(path.slice(0, length).map(String).join('\n'))
      if (line !== undefined) return line
    }
    return linesBefore + 1
  }
  return { fields, lineOf, troubles }
}

/** Calls `tell` with the path and place of each value within a value. */
function linesIn(
  node: unknown,
  path: readonly string[],
  tell: (path: readonly string[], offset: number) => void,
): void {
  const items: [string, unknown][] = isMap(node)
    ? node.items.flatMap(({ key, value }) => (isScalar(key) ? [[String(key.value), value]] : []))
    : isSeq(node)
      ? node.items.map((value, index) => [String(index), value])
      : []
  for (const [key, value] of items) {
    const at = [...path, key]
    if (isNode(value) && value.range) tell(at, value.range[0])
    linesIn(value, at, tell)
  }
}

function readSections(file: string, lines: readonly string[], from: number) {
  const sections = new Map<string, { text: string; line: number }>()
  const troubles: Trouble[] = []
  let title: string | null = null
  let start = from
  const close = (end: number) => {
    const text = lines.slice(start, end).join('\n').trim()
    if (title !== null) sections.set(title, { text, line: start })
    else if (text !== '') troubles.push({ file, line: start + 1, detail: 'Text must stand under a "## " heading.' })
  }
  for (let index = from; index < lines.length; index++) {
    const [, heading] = /^## +(.+?)\s*$/.exec(lines[index] ?? '') ?? []
    if (heading === undefined) continue
    close(index)
    title = heading
    start = index + 1
    if (sections.has(title)) troubles.push({ file, line: start, detail: `The section "${title}" stands twice.` })
  }
  close(lines.length)
  return { sections, troubles }
}
