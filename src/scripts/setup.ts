/** Fills a new database: the first administrator, then the starter catalogue of every service. May run again. */
import path from 'node:path'
import { getPayload } from 'payload'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import { ImportRefused, troubleLine } from '#src/import/trouble.ts'
import config from '#src/payload.config.ts'
import { projectRoot } from '#src/project-root.ts'
import { type OwnerId, services } from '#src/services.ts'
import { whyNot } from '#src/sign-in/passwords.ts'

const starter = path.join(projectRoot, 'src', 'starter')
/** Catalogues imported side by side: while the database works for one, the other is read. */
const AT_ONCE = 2
/** A line of progress after this many entries. */
const STRIDE = 10

async function setup(): Promise<void> {
  const payload = await getPayload({ config })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs === 0 && email && password) {
    const reason = await whyNot(password, { email })
    if (reason) throw new Error(`ADMIN_PASSWORD is refused. ${reason}`)
    await payload.create({
      collection: 'users',
      data: { name: 'Administrator', email, password, role: 'administrator' },
    })
    console.log(JSON.stringify({ admin: { created: true } }))
  }
  const importFolder = (owner: OwnerId, title: string) =>
    importCatalogue(payload, owner, path.join(starter, owner), {
      onProgress: (done, all) => {
        if (done % STRIDE === 0 || done === all) console.log(`${title}: ${done} of ${all} entries`)
      },
    })
  // The catalogues speak of them.
  await importFolder('network', 'Topics')
  const waiting = [...services]
  const importOneByOne = async () => {
    for (let service = waiting.shift(); service; service = waiting.shift())
      await importFolder(service.id, service.title)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, importOneByOne))
}

setup().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof ImportRefused) for (const trouble of error.troubles) console.error(troubleLine(trouble))
    else console.error(error)
    process.exit(1)
  },
)
