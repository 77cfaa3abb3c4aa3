/** `GET /cms/api/export/<service>` and `/<service>/<resource>?where=…`: the files of a catalogue, as one archive. */
import {
  APIError,
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { mayEver } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { chosenEntries } from '#collections/chosen-entries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { owners } from '#src/services.ts'
import { archiveOf } from './archive.ts'
import { exportCatalogue } from './export-catalogue.ts'

const handler: Endpoint['handler'] = async (req) => {
  const { service, resource: wanted } = req.routeParams ?? {}
  const owner = owners.find((id) => id === service)
  if (!personOf(req)) throw new Forbidden(req.t)
  const resource = wanted === undefined ? undefined : owner && resourcesOf(owner).find(({ path }) => path === wanted)
  if (!owner || (wanted !== undefined && !resource)) throw new APIError('There is no such catalogue.', 404, null, true)
  if (!mayEver(personOf(req), 'read', owner)) throw new APIError('You do not work on this catalogue.', 403, null, true)
  await initTransaction(req)
  try {
    const ids = resource && (await chosen(req, resource))
    const { files } = await exportCatalogue(req.payload, owner, { resource, ids, req })
    await commitTransaction(req)
    const now = new Date()
    const name = ['octavo', owner, ...(resource ? [resource.path] : []), now.toISOString().slice(0, 10)].join('-')
    return new Response(new Uint8Array(archiveOf(files, now)), {
      headers: {
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${name}.tar.gz"`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** The entries that a selection asks for, as the list of the admin does; undefined where there is none. */
const chosen = async (req: PayloadRequest, resource: AnyResource): Promise<Set<number> | undefined> =>
  req.query.where ? new Set(await chosenEntries(req, resource)) : undefined

/** People who work on a catalogue may export it with its drafts, which they can read anyway. */
export const exportEndpoints: Endpoint[] = [
  { path: '/export/:service', method: 'get', handler },
  { path: '/export/:service/:resource', method: 'get', handler },
]
