/**
 * `npm run mutate -- tools/kinds`: changes the code one little thing at a time and runs the unit tests of its folder, to see which
 * changes no test tells. Takes folders and files, `tools/kinds/list.ts:60-90` for some of its lines; without any, the four folders
 * that are held to the least score. Ends with exit code 1 below it.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** Of a hundred changes so many are told, at least. */
const LEAST_SCORE = 75

const held = ['tools/kinds', 'src/read-model', 'src/publish', 'src/http']

/** Packages of its own, which nobody else has to install; and copies of the project that are changed. */
const place = '.octavo/mutate'
const declared = 'src/scripts/mutate'

const asked = process.argv.slice(2).map((given) => given.replace(/\/$/, ''))
const paths = asked.length > 0 ? asked : held
install()
process.exitCode = Math.max(...[...new Set(paths.map(folderOf))].map(mutate))

/** Mutates what was asked for within a folder. Gives the exit code. */
function mutate(folder: string): number {
  const settings = {
    mutate: [...paths.filter((one) => folderOf(one) === folder).map(patternOf), '!**/*.test.ts'],
    testRunner: 'staying-worker',
    vitest: { configFile: `${declared}/vitest.config.ts`, dir: folder },
    plugins: ['texts.mjs', 'runner.mjs'].map((plugin) => path.resolve(declared, plugin)),
    ignorers: ['texts'],
    coverageAnalysis: 'perTest',
    // What runs as modules are loaded is the same for all tests: each such change would take all of them, loaded anew.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    tempDirName: `${place}/sandboxes`,
    ignorePatterns: ['.octavo', '.next', 'dist', 'docs', 'migrations', 'src/starter'],
    // Types are what tsc checks; tests run without them.
    disableTypeChecks: false,
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only', 'clear-text'],
    warnings: { unknownOptions: false },
    clearTextReporter: { reportTests: false, allowColor: false, allowEmojis: false },
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
  }
  const file = `${place}/${folder.replaceAll('/', '-')}.json`
  writeFileSync(file, JSON.stringify(settings, null, 2))
  return run(process.execPath, [`${place}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', file])
}

/** Installs its packages, unless these very ones are there. */
function install(): void {
  const [wanted, there] = [`${declared}/package-lock.json`, `${place}/package-lock.json`]
  if (existsSync(there) && readFileSync(there, 'utf8') === readFileSync(wanted, 'utf8')) return
  mkdirSync(place, { recursive: true })
  cpSync(`${declared}/package.json`, `${place}/package.json`)
  cpSync(wanted, there)
  if (run('npm', ['ci', '--prefix', place, '--no-audit', '--no-fund']) === 0) return
  rmSync(there)
  process.exit(1)
}

/** Runs a program that is heard here. Gives its exit code. */
function run(program: string, args: readonly string[]): number {
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1
}

/** The folder whose unit tests hold a file: `tools`, `collections`, or one within `src`. */
function folderOf(one: string): string {
  const [first = '', second = ''] = one.split('/')
  return first === 'src' && !second.includes('.') ? `${first}/${second}` : first
}

/** Of a folder, all modules within it; a file as it is, with its lines. */
function patternOf(one: string): string {
  return /\.(ts|tsx|mjs)(:|$)/.test(one) ? one : `${one}/**/*.{ts,tsx}`
}
