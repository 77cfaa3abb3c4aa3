/**
 * Makes dist/assets: the stylesheet with its fonts and the scripts of the pages, each under a name that holds a digest of it,
 * and beside every text its compressed forms. `manifest.json` says which is which.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'esbuild'

/**
 * @typedef {{ stylesheet: string, scripts: string, whole: Record<string, string>, rare: string, early: string, script: string, fonts: string[], headings: Record<string, string[]> }} Manifest
 * Names of the files: the stylesheet, that with the faces of all scripts but Latin, those with the whole face of each script, that for
 * elements of few pages, the script that runs before the page is drawn, the one that runs after, the fonts of every page, and the fonts of
 * each face of headings.
 */

/** Where the files are, and the file that names them. */
const folderOf = (/** @type {string} */ root) => path.join(root, 'dist/assets')

/** Browsers of the last two and a half years: those that know `light-dark()`. */
const browsers = ['chrome124', 'edge124', 'firefox126', 'safari17.5']

/** Faces in the files that English needs: those of every page, for text and data, and those of headings. */
const faces = {
  fonts: ['newsreader-latin', 'inter-latin'],
  headings: { serif: ['newsreader-display-latin'], italic: ['newsreader-italic-latin'], sans: [] },
}

/** A stylesheet for each script, named after it. */
const wholeFaces = 'src/ui/styles/whole'

const entries = {
  stylesheet: 'src/ui/styles/index.css',
  scripts: 'src/ui/styles/scripts.css',
  rare: 'src/ui/styles/rare.css',
  early: 'src/ui/client/early.ts',
  script: 'src/ui/client/site.ts',
}

/**
 * Compiles the assets of the project at this folder, in place of earlier ones.
 * @param {string} root
 * @returns {Promise<Manifest>}
 */
export async function compileAssets(root) {
  const folder = folderOf(root)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const [styles, scripts, whole, rare, early, script] = await Promise.all([
    bundle(root, { site: entries.stylesheet }),
    bundle(root, { scripts: entries.scripts }),
    wholeFacesOf(root),
    bundle(root, { rare: entries.rare }),
    bundle(root, { early: entries.early }, 'iife'),
    bundle(root, { site: entries.script }, 'esm'),
  ])
  const files = [...styles, ...scripts, ...whole.flatMap(({ bundled }) => bundled), ...rare, ...early, ...script]
  await Promise.all(files.map(({ name, bytes }) => write(path.join(folder, name), bytes)))
  const font = (/** @type {string} */ face) => named(styles, new RegExp(`^${face}-[A-Z0-9]+\\.woff2$`))
  const manifest = {
    stylesheet: named(styles, /\.css$/),
    scripts: named(scripts, /\.css$/),
    whole: Object.fromEntries(whole.map(({ script, bundled }) => [script, named(bundled, /\.css$/)])),
    rare: named(rare, /\.css$/),
    early: named(early, /\.js$/),
    script: named(script, /\.js$/),
    fonts: faces.fonts.map(font),
    headings: Object.fromEntries(Object.entries(faces.headings).map(([heading, own]) => [heading, own.map(font)])),
  }
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Each script, and the files that its whole face is made of.
 * @param {string} root
 * @returns {Promise<{ script: string, bundled: File[] }[]>}
 */
async function wholeFacesOf(root) {
  const names = await readdir(path.join(root, wholeFaces))
  return Promise.all(
    names.sort().map(async (name) => {
      const script = path.parse(name).name
      return { script, bundled: await bundle(root, { [script]: `${wholeFaces}/${name}` }) }
    }),
  )
}

/**
 * @typedef {{ name: string, bytes: Uint8Array }} File
 * @param {string} root
 * @param {Record<string, string>} entryPoints
 * @param {'iife' | 'esm'} [format]
 * @returns {Promise<File[]>}
 */
async function bundle(root, entryPoints, format) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folderOf(root),
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
    target: browsers,
    loader: { '.svg': 'file', '.woff2': 'file' },
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    ...(format && { format }),
  })
  return outputFiles.map(({ path: file, contents }) => ({ name: path.basename(file), bytes: contents }))
}

/**
 * The one file whose name is like this.
 * @param {readonly File[]} files
 * @param {RegExp} shape
 */
function named(files, shape) {
  const matches = files.filter(({ name }) => shape.test(name))
  if (matches.length !== 1 || !matches[0]) throw new Error(`${matches.length} files are named like ${shape}, not one.`)
  return matches[0].name
}

/**
 * @param {string} file
 * @param {Uint8Array} bytes
 */
async function write(file, bytes) {
  await writeFile(file, bytes)
  // Fonts are compressed already.
  if (file.endsWith('.woff2')) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
