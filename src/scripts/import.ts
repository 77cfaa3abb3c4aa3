/** `npm run import -- <service> <folder> [--replace]`: imports entries from Markdown files, all of them or none. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import { ImportRefused, troubleLine } from '#src/import/trouble.ts'
import config from '#src/payload.config.ts'
import { findService } from '#src/services.ts'

const usage = 'Usage: npm run import -- <service> <folder> [--replace]'

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [name = '', folder] = positionals
  const service = findService(name)
  if (!service || !folder) throw new Error(usage)
  const payload = await getPayload({ config })
  const { made, replaced, kept } = await importCatalogue(payload, service.id, path.resolve(folder), {
    isReplacing: values.replace ?? false,
  })
  console.log(`${made} made, ${replaced} replaced, ${kept} kept as they were.`)
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof ImportRefused) for (const trouble of error.troubles) console.error(troubleLine(trouble))
    else console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
