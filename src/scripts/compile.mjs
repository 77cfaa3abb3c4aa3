/**
 * Makes `dist`, plain JavaScript for every process of ours: readers and their door with all packages in them, the editing server
 * and the start beside the packages. `npm run compile` does it by itself, `npm start` before all else. It takes a second or two,
 * and nothing where no source has changed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { takeLock } from '../supervisor/lock.mjs'
import { filesIn, isStamped, stampOf, writeStamp } from './start/stamp.mjs'

/** What `dist` is made of. */
const sources = ['package-lock.json', 'package.json', 'tsconfig.json', 'collections', 'migrations', 'src', 'tools']

/** Sources that are no part of it: tests, files of types, and the texts of the starter. */
const isSource = (/** @type {string} */ file) => !/\.(test|d)\.tsx?$|^src[/\\]starter[/\\]/.test(file)

/** Bundles that contain their packages, and so start at once and share each module. */
export const whole = { reader: 'src/reader.ts', door: 'src/door.ts', preview: 'src/preview.ts' }

/** Bundles that load packages from node_modules, as Next and Payload require. */
const beside = {
  editor: 'src/editor.ts',
  start: 'src/scripts/start/main.ts',
  build: 'src/scripts/start/build.ts',
  command: 'src/scripts/command/main.ts',
  import: 'src/scripts/import.ts',
  export: 'src/scripts/export.ts',
  rebuild: 'src/scripts/rebuild.ts',
  migrate: 'src/scripts/migrate.ts',
  rescue: 'src/scripts/rescue.ts',
  review: 'src/scripts/review.ts',
  setup: 'src/scripts/setup.ts',
}

/** What Next builds. */
const ofNext = ['src/instrumentation.ts', 'src/proxy.ts', 'src/app']

/** Packages written for CommonJS call `require`, which a module does not have. */
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
}

/**
 * V8 keeps the source of all code it runs, with two bytes a character if any is not Latin-1, as in comments of packages. Without comments
 * and white space a reader takes six megabytes less. Lines stay short, so that stack traces are of use.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const ofReaders = {
  ...options,
  external: ['pg-native', 'sharp'],
  banner: { js: banner },
  minifyWhitespace: true,
  legalComments: 'none',
  lineLimit: 200,
}

/**
 * Compiles the project at `root` where it is needed. Throws an Error that says which file is wrong, and where.
 * @param {string} root
 * @param {import('../supervisor/progress.mjs').Progress} progress
 */
export async function compile(root, { step }) {
  const isFresh = () => isStamped(path.join(root, 'dist', 'stamp'), stamp())
  const stamp = () => stampOf(root, sources.flatMap((source) => filesIn(root, source)).filter(isSource))
  if (isFresh()) return
  await step('Compiling', async () => {
    // Two data folders may be started from one checkout: both use the same `dist`.
    const lock = await takeLock(path.join(root, 'node_modules'), { name: '.octavo-compile.lock', waits: true })
    try {
      if (isFresh()) return
      const present = stamp()
      // Loaded only when needed: a start with everything compiled is faster without it.
      const [{ build, stop }, { compileAssets }] = await Promise.all([
        import('esbuild'),
        import('./compile-assets.mjs'),
      ])
      const dist = path.join(root, 'dist')
      rmSync(dist, { recursive: true, force: true })
      mkdirSync(dist)
      const at = { ...options, absWorkingDir: root }
      const [, , next] = await Promise.all([
        build({ ...ofReaders, absWorkingDir: root, entryPoints: whole }),
        build({ ...at, entryPoints: beside, packages: 'external' }),
        build({ ...at, entryPoints: entriesOfNext(root), packages: 'external', write: false, metafile: true }),
        compileAssets(root),
      ])
      // Next's build is outdated only if a file changed that these entry points reach.
      writeFileSync(path.join(dist, 'next-sources.json'), JSON.stringify(Object.keys(next.metafile.inputs).sort()))
      writeStamp(path.join(dist, 'stamp'), present)
      // Otherwise the process of esbuild would run as long as the start.
      await stop()
    } finally {
      lock.release()
    }
  })
}

/**
 * Compiles one more reader as `dist/reader.js` is, into a folder of its own below `root`. Gives its path from there.
 * @param {string} root
 * @param {string} entry
 * @param {string} outdir
 */
export async function compileReader(root, entry, outdir) {
  const { build } = await import('esbuild')
  const name = path.parse(entry).name
  await build({ ...ofReaders, absWorkingDir: root, outdir, entryPoints: { [name]: entry } })
  return path.posix.join(outdir, `${name}.js`)
}

/** @param {string} root */
const entriesOfNext = (root) =>
  ofNext.flatMap((source) => filesIn(root, source)).filter((file) => /\.(tsx?|css)$/.test(file) && isSource(file))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { createProgress } = await import('../supervisor/progress.mjs')
  await compile(process.cwd(), createProgress())
}
