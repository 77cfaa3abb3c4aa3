/** The files of a folder that an import reads: entries of every resource, tables of them, and what a service says of itself. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'
import { cardFiles, type ImportFile } from './import-file.ts'

/** Reads `<folder>/<resource path>/<slug>.md`, `<folder>/<resource path>.csv`, and the files of the card, where they are. */
export async function importFilesIn(service: OwnerId, folder: string): Promise<ImportFile[]> {
  const places: string[] = []
  for (const resource of resourcesOf(service)) {
    for (const name of await markdownFiles(path.join(folder, resource.path))) places.push(`${resource.path}/${name}`)
    places.push(`${resource.path}.csv`)
  }
  const files: ImportFile[] = []
  for (const place of [...places, ...cardFiles]) {
    const file = path.join(folder, place)
    if (!existsSync(file)) continue
    files.push({ path: place, shown: path.relative(process.cwd(), file), text: await readFile(file, 'utf8') })
  }
  return files
}

async function markdownFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
}
