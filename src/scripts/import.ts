/** `npm run import -- <service> <folder> [--replace]`: imports entries from Markdown files, all of them or none. */
import { getPayload } from 'payload'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import { conclude } from './command/conclude.ts'
import { importArguments } from './command/import-arguments.ts'

conclude(async () => {
  const { owner, folder, isReplacing } = importArguments(process.argv.slice(2))
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  const { made, replaced, kept } = await importCatalogue(payload, owner, folder, { isReplacing })
  console.log(`${made} made, ${replaced} replaced, ${kept} kept as they were.`)
  await payload.destroy()
})
