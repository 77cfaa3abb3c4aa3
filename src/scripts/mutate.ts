/**
 * `npm run mutate -- tools/kinds`: changes the code one little thing at a time and runs the unit tests of its folder, to see which
 * changes no test notices. Takes folders and files, `tools/kinds/list.ts:60-90` for some of its lines; without any, the four folders that
 * have to reach the least score. Ends with exit code 1 below it.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** Least percentage of changes that tests have to notice. */
const LEAST_SCORE = 75

const held = ['tools/kinds', 'src/read-model', 'src/publish', 'src/http']

/** The folder of its own packages, which others need not install, and of the changed copies of the project. */
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
    // Code that runs at load time is shared by all tests: each change of it would need all of them, loaded again.
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

/** Installs its packages, unless the same ones are there. */
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

/** Runs a program with its output shown. Gives its exit code. */
function run(program: string, args: readonly string[]): number {
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1
}

/** The folder whose unit tests hold a file: `tools`, `collections`, or one within `src`. */
function folderOf(one: string): string {
  const [first = '', second = ''] = one.split('/')
  return first === 'src' && !second.includes('.') ? `${first}/${second}` : first
}

/** All modules of a folder; a file as it is given, with its lines. */
function patternOf(one: string): string {
  return /\.(ts|tsx|mjs)(:|$)/.test(one) ? one : `${one}/**/*.{ts,tsx}`
}
