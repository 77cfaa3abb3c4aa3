/**
 * A ninth catalogue, added to a copy of this project as ARCHITECTURE.md tells: nothing is changed but its own
 * declarations and its line in each registry, and everything follows.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/scripts/start/own-database.ts'
import { administrator, groundVariables, templates } from '#src/scripts/test/prepare.ts'
import { type Octavo, ownEnvironment, startOctavo } from '#src/scripts/test/start-octavo.ts'
import { typeCheck } from '#src/scripts/test/suites.ts'
import { startPostgres } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'

const fixture = 'test/fixtures/bells'
/** What Next keeps of a build for the next one. */
const nextCache = '.next/cache'
const MINUTES = 60_000

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-ninth-'))
const dataDir = path.join(folder, '.octavo')
let site: Octavo

beforeAll(async () => {
  copyProject()
  run('node', ['--import', 'tsx', 'src/scripts/new-service.ts', 'bells', 'Bells'])
  for (const declared of ['src', 'collections', 'tools'])
    cpSync(path.join(fixture, declared), path.join(folder, declared), { recursive: true })
  nameCollections()
  addContract()
  run('node_modules/.bin/biome', ['format', '--write', 'src', 'collections', 'tools'])
  run('node', ['--import', 'tsx', '--conditions=production', 'src/scripts/generate.ts', 'bells'])
  const settings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
  site = await startOctavo({ project: folder, dataDir, settings })
}, 10 * MINUTES)

afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'it compiles',
  () => {
    run('node_modules/.bin/tsc', typeCheck)
  },
  5 * MINUTES,
)

test.each([
  ['/', 'Bells'],
  ['/bells', 'Big Ben'],
  ['/bells/bells', 'Temple bell'],
  ['/bells/bells?kind=hand', 'Handbell'],
  ['/bells/bells/big-ben', 'The great bell that strikes the hours.'],
  ['/bells/days/new-years-eve', 'The last night of the year'],
  ['/bells/countries/japan', 'Temple bells are struck, shrine bells shaken.'],
  ['/bells/calendar', 'Practice night'],
  ['/bells/glossary', 'Clapper'],
  ['/bells/search?q=temple', 'Temple bell'],
  ['/bells/coverage', 'waiting'],
  ['/bells/api', 'get_ringing_day'],
  ['/calendar?month=2027-12', 'New Year'],
  ['/countries/japan', 'Temple bell'],
  ['/search?q=handbell', 'Handbell'],
  ['/api/v1/calendar?catalogue=bells&date=2027-12-31', 'New Year'],
  ['/bells/feed.xml', 'Big Ben'],
  ['/bells/atom.xml', 'Big Ben'],
  ['/bells/feed.json', 'Big Ben'],
  ['/bells/calendar.ics', 'Practice night'],
  ['/bells/sitemap.xml', '/bells/bells/big-ben'],
  ['/bells/api/v1/openapi.json', 'list_ringing_days'],
])('%s shows “%s”', async (address, words) => {
  const response = await fetch(`${site.url}${address}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(words)
})

test('a bell that waits to be written is counted and not shown', async () => {
  const stats = (await (await fetch(`${site.url}/bells/api/v1/stats`)).json()) as { bells: { waiting: number } }
  expect(stats.bells.waiting).toBe(1)
  expect((await fetch(`${site.url}/bells/bells/cracked-bell`)).status).toBe(404)
})

test('editors find its entries, the one that waits too', async () => {
  const login = await fetch(`${site.url}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const { token } = (await login.json()) as { token: string }
  const listed = await fetch(`${site.url}/cms/api/bells?sort=name&draft=true`, {
    headers: { authorization: `JWT ${token}` },
  })
  const { docs } = (await listed.json()) as { docs: { name: string }[] }
  expect(docs.map(({ name }) => name)).toEqual(['Big Ben', 'Cracked bell', 'Handbell', 'Temple bell'])
})

test(
  'it keeps its contract, tool by tool, on what its start imported',
  async () => {
    await site.stop()
    const postgres = await startPostgres({ ...ownDatabase, dataDir, durable: false })
    try {
      await createDatabase(postgres.url, templates.starter, 'octavo')
      const suite = ['run', '--project', 'integration', 'test/contract/contract.test.ts', '-t', 'bells']
      const said = run(
        'node_modules/.bin/vitest',
        suite,
        groundVariables({ clusterUrl: postgres.url, folder: dataDir }),
      )
      expect(said).toMatch(/ [1-9]\d* passed/)
      expect(said).not.toMatch(/failed/)
    } finally {
      await postgres.stop()
    }
  },
  10 * MINUTES,
)

/** The project as it stands, without what is made of it and without the entries of the other catalogues. */
function copyProject(): void {
  const leftOut = ['node_modules', '.git', '.next', '.octavo', 'dist', 'next-env.d.ts', 'tsconfig.tsbuildinfo']
  cpSync('.', folder, {
    recursive: true,
    filter: (file) => !leftOut.includes(file) && !/^src[/\\]starter[/\\].*\.(md|csv)$/.test(file),
  })
  // Linked where the disk can, since the packages are many; Turbopack takes no link to the folder itself.
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' })
  } catch {
    cpSync('node_modules', path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  // The build takes from that of the site what is the same in both, as Next lets worktrees of git do.
  if (existsSync(nextCache)) cpSync(nextCache, path.join(folder, nextCache), { recursive: true })
}

/** Step 3 of the recipe: the table of collections. */
function nameCollections(): void {
  const file = path.join(folder, 'collections/slugs.ts')
  const row = /^ {2}bells: \{[^}]*\},\n/m
  const names = {
    city: 'bell-cities',
    ringing_day: 'ringing-days',
    bell: 'bells',
    country: 'bell-lands',
    weekday: 'bell-weekdays',
    term: 'bell-terms',
  }
  const lines = Object.entries(names).map(([id, slug]) => `    ${id}: '${slug}',\n`)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(row)
  writeFileSync(file, text.replace(row, `  bells: {\n${lines.join('')}  },\n`))
}

/** What its tools are promised to take. */
function addContract(): void {
  const file = path.join(folder, 'test/contract/contract.json')
  const contract = JSON.parse(readFileSync(file, 'utf8'))
  contract.services.bells = JSON.parse(readFileSync(path.join(fixture, 'contract.json'), 'utf8'))
  writeFileSync(file, JSON.stringify(contract))
}

/** Runs a command in the copy; what it says is in the error where it fails. */
function run(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): string {
  const at = command.includes('/') ? path.join(folder, command) : command
  const env = { ...ownEnvironment(process.env), NO_COLOR: '1', DATABASE_URL: '', ...more }
  const { status, stdout, stderr } = spawnSync(at, args, { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}
