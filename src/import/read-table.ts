/**
 * A table of short entries: the columns of a CSV file are `slug` and fields of the record, a row is an entry, and a list is
 * written in its cell as YAML has it, `[red, white]`.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { parse as parseYaml, stringify } from 'yaml'
import { z } from 'zod'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type ImportedEntry, readEntry } from './read-entry.ts'
import type { Trouble } from './trouble.ts'

type Row = { record: Record<string, string>; info: { lines: number } }

/** Reads the rows of a table as if each were a file; a fault names the row's line. A table that is not there has none. */
export async function readTable(
  of: AnyResource,
  file: string,
): Promise<{ entries: ImportedEntry[]; troubles: Trouble[] }> {
  if (!existsSync(file)) return { entries: [], troubles: [] }
  const shown = path.relative(process.cwd(), file)
  const { rows, troubles } = readRows(shown, await readFile(file, 'utf8'))
  const read = rows.map(({ record, info: { lines } }) => {
    const { slug = '', ...given } = record
    const filled = Object.fromEntries(
      Object.entries(given).flatMap(([field, value]) => (value === '' ? [] : [[field, cellOf(of, field, value)]])),
    )
    const found = readEntry(of, shown, slug, `---\n${stringify(filled)}---\n`)
    return {
      entry: { ...found.entry, lineOf: () => lines },
      troubles: found.troubles.map((trouble) => ({ ...trouble, line: lines })),
    }
  })
  return { entries: read.map(({ entry }) => entry), troubles: [...troubles, ...read.flatMap((one) => one.troubles)] }
}

/** A cell as a file would have it: that of a list is written as YAML has lists, all others are text. */
function cellOf(of: AnyResource, field: string, value: string): unknown {
  const shape: Readonly<Record<string, z.ZodType>> = of.record.shape
  if (!(shape[field] instanceof z.ZodArray)) return value
  try {
    return parseYaml(value)
  } catch {
    // Text in the place of a list is refused with its line.
    return value
  }
}

function readRows(file: string, text: string): { rows: Row[]; troubles: Trouble[] } {
  try {
    return { rows: parse(text, { columns: true, info: true, bom: true }) as unknown as Row[], troubles: [] }
  } catch (error) {
    const { message, lines = 1 } = error as { message: string; lines?: number }
    return { rows: [], troubles: [{ file, line: lines, detail: message }] }
  }
}
