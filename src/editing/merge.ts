/**
 * Compares and merges two people's values of one field. Pure: the server merges saves with it, and the form in the browser the changes
 * of others.
 */

type Plain = Readonly<Record<string, unknown>>

/** Whose value of a field is kept: `mine` was sent, `theirs` is stored. `conflict`: both changed it, and a person has to choose. */
type Verdict = 'same' | 'mine' | 'theirs' | 'conflict'

/** Properties of rich-text nodes beside words and marks: the editor may write them anew at any time. */
const unseen = new Set([
  'version',
  'direction',
  'textFormat',
  'textStyle',
  'detail',
  'mode',
  'style',
  'indent',
  'colWidths',
])

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

/** Decides by the value that both began from, if known. Values are compared by identity: give digests or texts of `comparable`. */
export function verdict<Value>({
  mine,
  theirs,
  base,
}: {
  mine: Value
  theirs: Value
  base: Value | undefined
}): Verdict {
  if (mine === theirs) return 'same'
  if (base === theirs) return 'mine'
  return base === mine ? 'theirs' : 'conflict'
}

/**
 * A field's value as JSON in which equal words are equal texts, however they are sent: nothing, a blank, a no and an empty list
 * are `null`, a row has no id, a reference is its id, and rich text is its words and marks.
 */
export const comparable = (value: unknown): string => JSON.stringify(plain(value))

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return instant.test(value) ? new Date(value).toISOString() : value
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object') return Number.isNaN(value) ? null : value
  if (isPlain(value) && isPlain(value.root)) return words(value.root)
  // A document in place of its id has a time of change; a row of a list has a text as its id.
  if (isPlain(value) && typeof value.id === 'number' && 'updatedAt' in value) return value.id
  return sorted(value as Plain, (key) => key === 'id' || key === 'blockName', plain)
}

/** Rich text without what cannot be seen of it; null while nothing is written. */
function words(root: Plain): unknown {
  const text = node(root)
  return JSON.stringify(text).includes('"text":') || hasMore(root) ? text : null
}

/** Whether it holds more than empty paragraphs: a list that was begun counts. */
const hasMore = ({ children }: Plain): boolean =>
  Array.isArray(children) && children.some((child) => isPlain(child) && child.type !== 'paragraph')

function node(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(node)
  if (!isPlain(value)) return value
  return sorted(value, (key, field) => key === 'id' || unseen.has(key) || field === '' || field === 0, node)
}

/** The fields of an object by name, without those that are empty; null when none is left. */
function sorted(
  value: Plain,
  isLeftOut: (key: string, field: unknown) => boolean,
  convert: (field: unknown) => unknown,
): Plain | null {
  const fields = Object.entries(value)
    .filter(([key, field]) => !isLeftOut(key, field))
    .map(([key, field]) => [key, convert(field)] as const)
    .filter(([, field]) => field !== null && field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
