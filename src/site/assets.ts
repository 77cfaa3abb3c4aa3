/** The files that every page links: stylesheet, scripts and fonts, as `src/scripts/compile-assets.mjs` makes them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codingFor } from '#src/http/coding.ts'
import { isKnown } from '#src/http/etag.ts'
import type { HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import { projectRoot } from '#src/project-root.ts'
import type { Character } from '#src/services.ts'
import type { Script } from '#src/ui/syllables.ts'
import type { Coding } from '#tools/answer.ts'
import { filesBelow, keptForEver } from './files.ts'

/**
 * Addresses for the head of a page. `scripts` is the style sheet with the faces of all scripts but Latin, `whole` has those with the whole
 * face of a script, `rare` is for elements that few pages have, `preloads` has the faces for each kind of heading, and `early` is a
 * small script that runs before the page is drawn.
 */
export type Assets = {
  stylesheet: string
  scripts: string
  whole: Readonly<Partial<Record<Script, string>>>
  rare: string
  preloads: Readonly<Record<Character['heading'], readonly { href: string; type: string }[]>>
  early: string
  script: string
}

type Form = { bytes: Buffer; etag: string }
type File = { contentType: string; whole: Form; forms: Readonly<Partial<Record<Coding, Form>>> | null }

const folder = '/assets/'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Reads the folder of assets at first use. */
export const assetsIn = (directory: string) => {
  const read = once(() => readAssets(directory))
  return {
    /** The addresses of the assets. Throws an Error while none have been made. */
    assetsOf: (): Assets => read().addresses,
    /** The files themselves. */
    assets: filesBelow('assets', folder, async (request) => {
      const file = read().files.get(request.url.slice(folder.length))
      return file ? replyOf(file, request) : null
    }),
  }
}

/** The assets that this project was compiled to: their addresses, and who answers them. */
export const { assetsOf, assets } = assetsIn(path.join(projectRoot, 'dist', 'assets'))

function readAssets(directory: string): { addresses: Assets; files: ReadonlyMap<string, File> } {
  const manifestFile = path.join(directory, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`There are no assets in ${directory}: \`npm start\` makes them.`)
  // The manifest that compileAssets writes.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
    'stylesheet' | 'scripts' | 'rare' | 'early' | 'script',
    string
  > & {
    fonts: string[]
    headings: Record<Character['heading'], string[]>
    whole: Record<string, string>
  }
  const names = readdirSync(directory)
  const files = names.flatMap((name): [string, File][] => {
    const contentType = contentTypes[path.extname(name)]
    return contentType ? [[name, fileOf(path.join(directory, name), contentType, names)]] : []
  })
  const addresses = {
    stylesheet: folder + manifest.stylesheet,
    scripts: folder + manifest.scripts,
    whole: Object.fromEntries(Object.entries(manifest.whole).map(([script, name]) => [script, folder + name])),
    rare: folder + manifest.rare,
    preloads: {
      serif: preloadsOf([...manifest.fonts, ...manifest.headings.serif]),
      italic: preloadsOf([...manifest.fonts, ...manifest.headings.italic]),
      sans: preloadsOf([...manifest.fonts, ...manifest.headings.sans]),
    },
    early: folder + manifest.early,
    script: folder + manifest.script,
  }
  return { addresses, files: new Map(files) }
}

const preloadsOf = (names: readonly string[]) => names.map((name) => ({ href: folder + name, type: 'font/woff2' }))

/** A file with the compressed forms that lie beside it; null where there are none. */
function fileOf(file: string, contentType: string, names: readonly string[]): File {
  const isCompressed = names.includes(`${path.basename(file)}.br`)
  return {
    contentType,
    whole: formOf(file),
    forms: isCompressed ? { br: formOf(`${file}.br`), gzip: formOf(`${file}.gz`) } : null,
  }
}

function formOf(file: string): Form {
  const bytes = readFileSync(file)
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
}

function replyOf({ contentType, whole, forms }: File, request: HttpRequest): HttpReply {
  const coding = forms && codingFor(request.header('accept-encoding'))
  const compressed = coding ? forms[coding] : undefined
  const { bytes, etag } = compressed ?? whole
  const headers: Record<string, string> = {
    'cache-control': keptForEver,
    etag,
    ...(forms && { vary: 'Accept-Encoding' }),
    'x-content-type-options': 'nosniff',
  }
  if (isKnown(etag, undefined, request)) return { status: 304, headers, body: null }
  headers['content-type'] = contentType
  headers['content-length'] = String(bytes.length)
  if (coding && compressed) headers['content-encoding'] = coding
  return { status: 200, headers, body: request.method === 'HEAD' ? null : bytes }
}

function once<T>(make: () => T): () => T {
  let memo: { value: T } | undefined
  return () => {
    memo ??= { value: make() }
    return memo.value
  }
}
