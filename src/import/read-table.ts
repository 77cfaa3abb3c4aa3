/**
 * A table of short entries: the columns of a CSV file are `slug` and fields of the record, and a row is an entry. A value that is no text,
 * such as a list, is written as YAML in its cell: `[red, white]`.
 */
import { parse } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { type AnyResource, reference } from '#src/read-model/resource.ts'
import { isTooDeep, type MarkdownFile, tooDeep } from './front-matter.ts'
import type { ImportFile } from './import-file.ts'
import { checkedEntry, type FoundEntry } from './read-entry.ts'
import type { Trouble } from './trouble.ts'

type Row = { record: Record<string, string>; info: { lines: number } }

/** Reads the rows of a table as if each were a file; a fault names the row's line. */
export function* readTable(
  resource: AnyResource,
  { shown, text }: Pick<ImportFile, 'shown' | 'text'>,
  { areDrafts = false } = {},
): Generator<FoundEntry> {
  const { rows, troubles } = readRows(shown, text)
  if (troubles.length > 0) yield { entry: null, troubles }
  for (const { record, info } of rows) {
    const { slug = '', ...cells } = record
    const line = info.lines
    const { entry, troubles } = checkedEntry(resource, shown, slug, rowAsFile(resource, shown, cells, line), {
      isDraft: areDrafts,
    })
    yield { entry, troubles: troubles.map((trouble) => ({ ...trouble, line })) }
  }
}

/** A row as a file without sections whose parts all stand on the same line. */
function rowAsFile(
  resource: AnyResource,
  file: string,
  cells: Readonly<Record<string, string>>,
  line: number,
): MarkdownFile {
  const fields: Record<string, unknown> = {}
  const troubles: Trouble[] = []
  for (const [field, cell] of Object.entries(cells)) {
    if (cell === '') continue
    if (isText(resource, field)) fields[field] = cell
    else if (isTooDeep(cell)) troubles.push({ file, line, detail: tooDeep })
    else fields[field] = saidBy(cell)
  }
  return { fields, sections: new Map(), lineOf: () => line, troubles }
}

/** The value of a cell as YAML. A cell that is no YAML stays text, so that the schema refuses it with its line. */
function saidBy(cell: string): unknown {
  try {
    return parseYaml(cell, { maxAliasCount: 0 })
  } catch {
    return cell
  }
}

/** Fields of a file that are no part of a record, and no text. */
const besideRecords = ['may_be_named', 'rule', 'overrides', 'former_slugs']

/** Whether the cells of a field are plain text; all others are YAML. */
export function isText(resource: AnyResource, field: string): boolean {
  const shape: Readonly<Record<string, z.ZodType | undefined>> = resource.record.shape
  let schema = shape[field]
  if (schema === undefined) return !besideRecords.includes(field)
  while (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    schema = schema.unwrap() as z.ZodType
  // A single link is written as the slug that it leads to.
  if (schema === reference || field === 'speaks_of') return true
  return [z.ZodArray, z.ZodObject, z.ZodNumber, z.ZodBoolean].every((kind) => !(schema instanceof kind))
}

function readRows(file: string, text: string): { rows: Row[]; troubles: Trouble[] } {
  try {
    return { rows: parse(text, { columns: true, info: true, bom: true }) as unknown as Row[], troubles: [] }
  } catch (error) {
    const { message, lines = 1 } = error as { message: string; lines?: number }
    return { rows: [], troubles: [{ file, line: lines, detail: message }] }
  }
}
