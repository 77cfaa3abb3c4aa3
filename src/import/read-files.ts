/** Reads the entries of files: all of them, or every fault in them by file and line. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { takingTurns } from '#src/read-model/turns.ts'
import type { OwnerId } from '#src/services.ts'
import type { ImportFile } from './import-file.ts'
import { type FoundEntry, type ImportedEntry, readEntry } from './read-entry.ts'
import { readTable } from './read-table.ts'
import { ImportRefused, type Trouble } from './trouble.ts'

/** The entries of a resource, each with a slug of its own. */
export type Read = { resource: AnyResource; read: ImportedEntry[] }

/** Reads the entries of every resource of the service; `areDrafts`: as drafts, whatever they say. Raises ImportRefused. */
export async function readFiles(
  service: OwnerId,
  files: readonly ImportFile[],
  { areDrafts = false } = {},
): Promise<Read[]> {
  const troubles: Trouble[] = []
  const entries: Read[] = []
  const turn = takingTurns()
  for (const resource of resourcesOf(service)) {
    const read: ImportedEntry[] = []
    for (const reading of foundIn(resource, files, areDrafts)) {
      troubles.push(...reading.troubles)
      if (reading.entry) read.push(reading.entry)
      await turn()
    }
    troubles.push(...twice(read))
    entries.push({ resource, read })
  }
  if (troubles.length > 0) throw new ImportRefused(troubles)
  return entries
}

/** Files first, then the rows of tables, one at a time. */
function* foundIn(resource: AnyResource, files: readonly ImportFile[], areDrafts: boolean): Generator<FoundEntry> {
  for (const { path, shown, text } of files)
    if (path.startsWith(`${resource.path}/`))
      yield readEntry(resource, shown, slugIn(path), text, { isDraft: areDrafts })
  for (const file of files) if (file.path === `${resource.path}.csv`) yield* readTable(resource, file, { areDrafts })
}

const slugIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.md'.length)

function twice(entries: readonly ImportedEntry[]): Trouble[] {
  const slugs = new Set<string>()
  return entries.flatMap(({ slug, file, lineOf }) => {
    if (slugs.has(slug)) return [{ file, line: lineOf(['name']), detail: `The slug "${slug}" stands twice.` }]
    slugs.add(slug)
    return []
  })
}
