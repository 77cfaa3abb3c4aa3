/**
 * `npm run generate`: writes everything that is made from the code: the types of documents, the admin's import map, the tables of the
 * README and of docs/, and the map in ARCHITECTURE.md.
 * `npm run generate -- <name>` writes a migration too, where the tables have to change; `npm run generate -- fonts` writes the
 * fonts of the pages and nothing else, `npm run generate -- world` its map of the world. Needs no database.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'

const [name] = process.argv.slice(2)
if (name === 'fonts') {
  const { writeFonts } = await import('./generate/fonts.ts')
  await writeFonts()
  process.exit(0)
}
if (name === 'world') {
  const { writeWorld } = await import('./generate/world.ts')
  writeWorld()
  process.exit(0)
}

// Settings are read when their module loads.
process.env.PAYLOAD_SECRET ??= 'only to generate files'

const { writeReadme } = await import('./generate/readme.ts')
const { default: promised } = await import('#src/payload.config.ts')
const config = await promised
await generateTypes(config)
await generateImportMap(config, { force: true, log: true })
writeReadme()
if (name) await writeMigration(name)
process.exit(0)

/** Compares the collections with the newest snapshot in migrations/ and writes what differs. Throws when nothing was written. */
async function writeMigration(name: string): Promise<void> {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const folder = payload.db.migrationDir
  const before = namesIn(folder)
  await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true })
  const written = namesIn(folder).filter((file) => !before.includes(file))
  if (written.length === 0 || written.some((file) => statSync(path.join(folder, `${file}.ts`)).size === 0))
    throw new Error('No migration was written. Payload asks about renames: run this in a terminal.')
  for (const file of written) correctImports(path.join(folder, `${file}.ts`))
  writeFileSync(path.join(folder, 'index.ts'), indexOf(namesIn(folder)))
  console.log(`Wrote ${written.join(', ')}. Read it before it lands.`)
}

/** Payload imports types as if they were values, which Node refuses. */
function correctImports(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }'),
  )
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}\w*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

function indexOf(names: string[]): string {
  return [
    '/** Every migration, oldest first. Written by `npm run generate -- <name>`. */',
    ...names.map((name) => `import * as m${name} from './${name}.ts'`),
    '',
    'export const migrations = [',
    ...names.map((name) => `  { name: '${name}', up: m${name}.up, down: m${name}.down },`),
    ']',
    '',
  ].join('\n')
}
