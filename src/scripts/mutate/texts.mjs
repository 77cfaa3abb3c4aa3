/**
 * Texts that mutation testing leaves alone, since a test would have to repeat each letter. Descriptions and messages are for people, and
 * `test/definitions.test.ts` reads them; statements are for PostgreSQL, and integration tests run them.
 */

/** The parts of a syntax node that are used here. */
/** @typedef {{ type: string, name?: string, value?: unknown }} Named */
/** @typedef {Named & { callee?: Named & { property?: Named }, key?: Named, arguments?: object[], quasis?: { value: { raw: string } }[] }} Node */
/** @typedef {{ node: Node, parent: Node | null }} Path */

/** Calls that take words for people, or a statement, and the first such argument. */
const texts = /** @type {const} */ ({
  describe: 0,
  Error: 0,
  raise: 1,
  mistake: 2,
  execute: 0,
  prepared: 0,
  write: 0,
})

const statement = /\b(select|insert into|delete from|update|join|order by|where)\b/

/** @type {(node: Node) => string | undefined} */
const calledIn = ({ callee }) => callee?.property?.name ?? callee?.name

/** @type {(path: Path) => boolean} */
function isArgument({ node, parent }) {
  const called = parent && calledIn(parent)
  if (!parent || !called || !Object.hasOwn(texts, called)) return false
  return (parent.arguments ?? []).indexOf(node) >= texts[/** @type {keyof typeof texts} */ (called)]
}

/** @type {(node: Node) => boolean} */
const isText = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral'

/** @type {(node: Node) => boolean} */
const isStatement = ({ quasis = [] }) => quasis.some(({ value }) => statement.test(value.raw))

const ignorer = {
  /** Why a node and everything within it is left alone; undefined where it is not. */
  /** @type {(path: Path) => string | undefined} */
  shouldIgnore(path) {
    const { node } = path
    if (node.type === 'ObjectProperty' && node.key?.name === 'description') return 'A description.'
    if (isText(node) && (isArgument(path) || isStatement(node))) return 'A text or a statement.'
    return undefined
  },
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: ignorer }]
