/** A Markdown file with YAML front matter, as its parts and the lines they stand on. */
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
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

/** Lists and mappings stand within each other so often at most: far deeper ones end the process that reads them. */
const MOST_NESTED = 50

const deepLine = new RegExp(`^(?: {200}|[ \\t]*(?:[-?][ \\t]+){${MOST_NESTED}})`, 'm')

/** What is said of YAML that is nested deeper. */
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
  const beyond = (line: number, detail: string) => troubles.push({ file, line: line + linesBefore, detail })
  if (isDeep) beyond(1, tooDeep)
  visit(document, {
    Alias: (_, { range }) =>
      beyond(counter.linePos(range?.[0] ?? 0).line, 'An alias (*) has no place here: write it out.'),
  })
  if (troubles.length === 0 && !isMap(document.contents))
    troubles.push({ file, line: linesBefore + 1, detail: 'The front matter must be a list of "field: value" lines.' })
  const fields: Record<string, unknown> = troubles.length > 0 ? {} : (document.toJS() ?? {})
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return lineAt(node.range[0])
    }
    return linesBefore + 1
  }
  const keyLineOf = (path: readonly PropertyKey[]): number => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === path[0])
      : undefined
    const range = path.length === 1 && isScalar(pair?.key) ? pair.key.range : undefined
    return range ? lineAt(range[0]) : lineOf(path)
  }
  return { fields, lineOf: keyLineOf, troubles }
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
    const heading = /^## +(.+?)\s*$/.exec(lines[index] ?? '')
    if (!heading) continue
    close(index)
    title = heading[1] as string
    start = index + 1
    if (sections.has(title)) troubles.push({ file, line: start, detail: `The section "${title}" stands twice.` })
  }
  close(lines.length)
  return { sections, troubles }
}
