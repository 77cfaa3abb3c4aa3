/** `npm run export -- <service> [<resource>] [--out <folder>]`: a catalogue as the files that `npm run import` reads. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getPayload } from 'payload'
import { exportCatalogue } from '#src/export/export-catalogue.ts'
import { conclude } from './command/conclude.ts'
import { exportArguments } from './command/export-arguments.ts'

conclude(async () => {
  const { owner, resource, folder } = exportArguments(process.argv.slice(2))
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  const { files, entries, waiting, pictures } = await exportCatalogue(payload, owner, { resource })
  for (const { path: place, text } of files) {
    const file = path.join(folder, place)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const counted = `${entries} ${entries === 1 ? 'entry' : 'entries'} in ${files.length} ${files.length === 1 ? 'file' : 'files'}`
  console.log(`${counted} in ${path.relative(process.cwd(), folder) || '.'}.`)
  if (waiting > 0) console.log(`${waiting} have changes that wait to be published: the files have what is published.`)
  if (pictures > 0) console.log(`${pictures} have a picture, which the files do not hold.`)
  await payload.destroy()
})
