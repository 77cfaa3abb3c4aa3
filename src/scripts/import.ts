/**
 * `npm run import -- <service> <folder> [--replace] [--dry-run]`: imports entries from Markdown files, all of them or none; with
 * `--dry-run` it says what it would change, and changes nothing.
 */
import { getPayload } from 'payload'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import { changeLine, type ImportChange } from '#src/import/trouble.ts'
import { conclude } from './command/conclude.ts'
import { importArguments } from './command/import-arguments.ts'

conclude(async () => {
  const { owner, folder, isReplacing, isTrial } = importArguments(process.argv.slice(2))
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  const onChange = isTrial ? (change: ImportChange) => console.log(changeLine(change)) : () => {}
  const { made, replaced, kept } = await importCatalogue(payload, owner, folder, { isReplacing, isTrial, onChange })
  console.log(`${made} made, ${replaced} replaced, ${kept} kept as they were.${isTrial ? ' Nothing was stored.' : ''}`)
  await payload.destroy()
})
