/** The names that files give to values and functions, read from their syntax trees. */
import { parseAst } from 'vitest/node'

type Node = Readonly<Record<string, unknown>> & { type: string }

/** What binds names, by the tree's word for it, with the patterns that hold them. */
const patternsOf: Readonly<Record<string, (node: Node) => unknown>> = {
  VariableDeclarator: ({ id }) => id,
  CatchClause: ({ param }) => param,
  FunctionDeclaration: ({ id, params }) => [id, params],
  FunctionExpression: ({ id, params }) => [id, params],
  ArrowFunctionExpression: ({ params }) => params,
  TSFunctionType: ({ params }) => params,
  TSMethodSignature: ({ params }) => params,
}

const langOf = (file: string) =>
  file.endsWith('.d.ts') ? 'dts' : file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'

/** The names that the text of a file binds, but for a field that is taken out of an object by its name: that is the object's. */
export function bindingsIn(file: string, text: string): string[] {
  const names: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    names.push(...boundBy(patternsOf[value.type]?.(value)))
    Object.values(value).forEach(visit)
  }
  visit(parseAst(text, { lang: langOf(file) }).body)
  return names
}

/** The names in a pattern, or in a list of them. */
function boundBy(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundBy)
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)]
    case 'AssignmentPattern':
      return boundBy(pattern.left)
    case 'RestElement':
      return boundBy(pattern.argument)
    case 'ArrayPattern':
      return boundBy(pattern.elements)
    case 'ObjectPattern':
      return boundBy(pattern.properties)
    case 'Property':
      return pattern.shorthand ? [] : boundBy(pattern.value)
    default:
      return []
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Object(value).type === 'string'
