/**
 * `npm run new-service -- <id> <Title>`: a catalogue's declarations, small and whole, and its line in every registry.
 * What is left is to say what it holds; ARCHITECTURE.md has the recipe.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#src/project-root.ts'
import { collectionsText, publicationText, resourcesText, toolsText } from './new-service/declarations.ts'
import { type Registry, registries, withService } from './new-service/registries.ts'

const usage = 'Usage: npm run new-service -- <id> <Title>. The id is a plural in lower case: bells.'

const [id = '', title = ''] = process.argv.slice(2)
if (!/^[a-z]{3,10}$/.test(id) || title === '') {
  console.error(usage)
  process.exit(1)
}

const declarations: Readonly<Record<string, string>> = {
  [`src/read-model/resources/${id}.ts`]: resourcesText(id, title),
  [`collections/${id}.ts`]: collectionsText(id),
  [`tools/services/${id}.ts`]: toolsText(id),
  [`src/starter/${id}/publication.yaml`]: publicationText(title),
}

const present = Object.keys(declarations).filter((file) => existsSync(path.join(projectRoot, file)))
if (present.length > 0) {
  console.error(`There is a catalogue ${id} already: ${present.join(', ')}.`)
  process.exit(1)
}

for (const [file, text] of Object.entries(declarations)) {
  mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true })
  writeFileSync(path.join(projectRoot, file), text)
  console.log(`Wrote ${file}`)
}
for (const registry of registries) register(registry)
console.log(`Now say what ${id} holds, then: npm run format, npm run generate -- ${id}, npm start.`)

function register(registry: Registry): void {
  const file = path.join(projectRoot, registry.file)
  writeFileSync(file, withService(registry, readFileSync(file, 'utf8'), id, title))
  console.log(`Added ${id} to ${registry.file}`)
}
