/** The entries of a folder: all of its files, or every fault in them by file and line. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'
import { type ImportedEntry, readEntry } from './read-entry.ts'
import { readTable } from './read-table.ts'
import { ImportRefused, type Trouble } from './trouble.ts'

/** The entries of a resource, none of which has the slug of another. */
export type Read = { of: AnyResource; read: ImportedEntry[] }

/**
 * Reads `<folder>/<resource path>/<slug>.md` and the rows of `<folder>/<resource path>.csv` for every resource of the service.
 * Raises ImportRefused.
 */
export async function readFolder(service: OwnerId, folder: string): Promise<Read[]> {
  const troubles: Trouble[] = []
  const entries: Read[] = []
  for (const of of resourcesOf(service)) {
    const read: ImportedEntry[] = []
    for (const name of await markdownFiles(path.join(folder, of.path))) {
      const file = path.join(folder, of.path, name)
      const found = readEntry(of, path.relative(process.cwd(), file), name.slice(0, -3), await readFile(file, 'utf8'))
      troubles.push(...found.troubles)
      read.push(found.entry)
    }
    const table = await readTable(of, path.join(folder, `${of.path}.csv`))
    troubles.push(...table.troubles)
    read.push(...table.entries)
    troubles.push(...twice(read))
    entries.push({ of, read })
  }
  if (troubles.length > 0) throw new ImportRefused(troubles)
  return entries
}

async function markdownFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
}

function twice(entries: readonly ImportedEntry[]): Trouble[] {
  const slugs = new Set<string>()
  return entries.flatMap(({ slug, file, lineOf }) => {
    if (slugs.has(slug)) return [{ file, line: lineOf(['name']), detail: `The slug "${slug}" stands twice.` }]
    slugs.add(slug)
    return []
  })
}
