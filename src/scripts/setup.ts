/**
 * Fills a new database: the first administrator, then the starter catalogue of every service, by as many processes as there are cores.
 * May run again. Run as `setup helper`, it imports the catalogues that its parent names.
 */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import { ImportRefused, troubleLine } from '#src/import/trouble.ts'
import { cores, memoryMegabytes } from '#src/machine.ts'
import config from '#src/payload.config.ts'
import { projectRoot } from '#src/project-root.ts'
import { findService, type OwnerId, type Service, services } from '#src/services.ts'
import { whyNot } from '#src/sign-in/passwords.ts'

const starter = path.join(projectRoot, 'src', 'starter')
/** Catalogues that a single process imports side by side: while the database works for one, the other is read. */
const AT_ONCE = 2
/** Memory of the machine for each importing process, in megabytes; beyond four processes the database is the limit. */
const MEGABYTES_EACH = 1500
const MOST_PROCESSES = 4
/** A line of progress after this many entries. */
const STRIDE = 10

const processes = Math.max(1, Math.min(cores, MOST_PROCESSES, Math.floor(memoryMegabytes / MEGABYTES_EACH)))

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
  const helpers = Array.from({ length: processes - 1 }, startHelper)
  // The catalogues speak of them.
  await importFolder(payload, 'network', 'Topics')
  const waiting = [...services]
  const importAll = async (importOne: (service: Service) => Promise<void>) => {
    for (let service = waiting.shift(); service; service = waiting.shift()) await importOne(service)
  }
  const own = Array.from({ length: helpers.length === 0 ? AT_ONCE : 1 }, () =>
    importAll(({ id, title }) => importFolder(payload, id, title)),
  )
  await Promise.all([...own, ...helpers.map((helper) => importAll((service) => importBy(helper, service)))])
}

async function importFolder(payload: Payload, owner: OwnerId, title: string): Promise<void> {
  await importCatalogue(payload, owner, path.join(starter, owner), {
    onProgress: (done, all) => {
      if (done % STRIDE === 0 || done === all) console.log(`${title}: ${done} of ${all} entries`)
    },
  })
}

const startHelper = (): ChildProcess => fork(process.argv[1] as string, ['helper'])

/** Has a helper import a catalogue. The helper itself reports what is wrong with it. */
const importBy = (helper: ChildProcess, { id, title }: Service): Promise<void> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`The import of ${title} ended before its end.`))
    if (!helper.connected) return ended()
    helper.once('exit', ended)
    helper.once('message', () => {
      helper.off('exit', ended)
      resolve()
    })
    helper.send(id)
  })

async function help(): Promise<void> {
  process.once('disconnect', () => process.exit())
  const payload = getPayload({ config })
  await new Promise((_, reject) => {
    process.on('message', (id: string) => {
      const service = findService(id) as Service
      const imported = payload.then((ready) => importFolder(ready, service.id, service.title))
      imported.then(() => process.send?.('imported'), reject)
    })
  })
}

const work = process.argv[2] === 'helper' ? help() : setup()
work.then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof ImportRefused) for (const trouble of error.troubles) console.error(troubleLine(trouble))
    else console.error(error)
    process.exit(1)
  },
)
