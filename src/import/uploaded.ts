/** Reads an upload to be imported: files, or an archive of them, put at their places in the folder of a catalogue. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'
import { filesInArchive } from './archive.ts'
import { cardFiles, type ImportFile } from './import-file.ts'
import { ImportRefused, type Trouble } from './trouble.ts'

/** A file as it was sent; its name may have folders before it. */
export type Upload = { name: string; bytes: Uint8Array }

/** Most bytes of the unpacked files of an archive: twice those of an upload. */
const MOST_BYTES = 48 * 1024 * 1024

/** Most files of an upload: ten times those of the largest catalogue we know. */
const MOST_FILES = 5000

/** Files that operating systems add by themselves. */
const besides = /(^|\/)(\.[^./][^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i

const unpacked = promisify(gunzip)

/**
 * The files of an upload as an import takes them. The folder of a file, or the name of a table, tells the kind of its entries; where it
 * tells none, they are of this `kind`. Raises ImportRefused with everything that cannot be read.
 */
export async function filesOf(
  owner: OwnerId,
  uploads: readonly Upload[],
  kind: AnyResource | undefined,
): Promise<ImportFile[]> {
  const troubles: Trouble[] = []
  const unpackedFiles: Upload[] = []
  for (const { name, bytes } of uploads) {
    if (!/\.(tar\.gz|tgz)$/i.test(name)) unpackedFiles.push({ name, bytes })
    else
      try {
        unpackedFiles.push(...filesInArchive(await unpacked(bytes, { maxOutputLength: MOST_BYTES })))
      } catch {
        troubles.push({
          file: shownAs(name),
          line: 1,
          detail: 'This is no archive that can be read, or it is too large.',
        })
      }
  }
  const meant = unpackedFiles.filter(({ name }) => !besides.test(name))
  if (meant.length > MOST_FILES) {
    const detail = `${meant.length} files are more than are imported at once: ${MOST_FILES} at most.`
    throw new ImportRefused([{ file: 'all files', line: 1, detail }])
  }
  const files = meant.flatMap(({ name, bytes }): ImportFile[] => {
    const [shown, path] = [shownAs(name), placeOf(owner, name, kind)]
    const text = decodedText(bytes)
    const detail = path === null ? misplaced(owner, name) : text === null ? notText : null
    if (detail) troubles.push({ file: shown, line: 1, detail })
    return path === null || text === null ? [] : [{ path, shown, text }]
  })
  if (troubles.length > 0) throw new ImportRefused(troubles)
  return files
}

const notText = 'This is not text in UTF-8: save it in that encoding.'

const shownAs = (name: string): string => name.replace(/\p{C}/gu, '�').slice(-200)

/** The path of a file below the folder of the catalogue, whatever folders are above; null where it cannot be told. */
function placeOf(owner: OwnerId, file: string, kind: AnyResource | undefined): string | null {
  const [name = '', folder = ''] = file.split(/[/\\]/).reverse()
  if (cardFiles.some((card) => card === name)) return name
  const all = resourcesOf(owner)
  if (name.endsWith('.csv')) {
    const resource = all.find(({ path }) => name === `${path}.csv`) ?? kind
    return resource ? `${resource.path}.csv` : null
  }
  const resource = all.find(({ path }) => path === folder) ?? kind
  return resource && name.endsWith('.md') ? `${resource.path}/${name}` : null
}

function misplaced(owner: OwnerId, name: string): string {
  if (/\.(md|csv)$/i.test(name)) {
    const [first] = resourcesOf(owner)
    return `Nothing says of which kind its entries are: choose it, or put the file into a folder, as ${first?.path}/<slug>.md.`
  }
  return 'Entries are imported from Markdown (.md), tables (.csv), and archives of these as Octavo gives them (.tar.gz).'
}

function decodedText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
