/**
 * `POST /cms/api/import/<service>`: tries files out, and tells what would change by entry and field. Sent again with the plan from the
 * answer, the files are imported, all or nothing, in the name of the person who asks.
 */
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayEver } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { executeFor } from '#src/publish/transaction.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type OwnerId, owners } from '#src/services.ts'
import { importFiles, type PlannedImport } from './import-catalogue.ts'
import { cardFiles, type ImportFile } from './import-file.ts'
import { whyOnlyDrafts } from './only-drafts.ts'
import { type ImportChange, ImportRefused, type Trouble } from './trouble.ts'
import { filesOf, type Upload } from './uploaded.ts'

/**
 * The answer to an import: what it would change or, with `isStored`, has changed; `plan` identifies these changes. `leftOut`: files that
 * cannot be drafts, where drafts are imported.
 */
export type ImportAnswer = PlannedImport & { areDrafts: boolean; changes: ImportChange[]; leftOut: string[] }

/** The faults that prevent an import; `count` is of all, of which only the first are listed. */
export type ImportFaults = { troubles: Trouble[]; count: number; errors: { message: string }[] }

/** Most faults that are listed. */
const MOST_TROUBLES = 500

const yesOrNo = z.enum(['yes', 'no']).default('no')

const asked = z.object({
  kind: z.string().optional(),
  replace: yesOrNo,
  drafts: yesOrNo,
  plan: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'There is no such plan.')
    .optional(),
})

/** One at a time in a process: all of an upload is in memory, and its catalogue is locked. */
let isUnderWay = false

/** `POST /cms/api/import/<service>`: the files of a form into a catalogue, all or none. 422 with what is wrong with them; 403, 404 and 409. */
export const importEndpoint: Endpoint = {
  path: '/import/:service',
  method: 'post',
  handler: async (req) => {
    const person = personOf(req)
    if (!person) throw new Forbidden(req.t)
    const owner = owners.find((id) => id === req.routeParams?.service)
    if (!owner) throw new APIError('There is no such catalogue.', 404, null, true)
    if (!mayEver(person, 'create', owner)) throw new APIError('You do not work on this catalogue.', 403, null, true)
    if (isUnderWay) throw new APIError('Another import is under way: try again in a moment.', 409, null, true)
    isUnderWay = true
    try {
      return await imported(req, owner)
    } finally {
      isUnderWay = false
    }
  },
}

async function imported(req: PayloadRequest, owner: OwnerId): Promise<Response> {
  const { uploads, ...said } = await sent(req)
  const kind = resourcesOf(owner).find(({ path }) => path === said.kind)
  if (said.kind && !kind) throw new APIError('There is no such kind of entry.', 400, null, true)
  const areDrafts = said.drafts === 'yes' || (await whyOnlyDrafts(await executeFor(req), personOf(req), owner)) !== null
  const changes: ImportChange[] = []
  try {
    const files = await filesOf(owner, uploads, kind)
    const planned = await importFiles(req.payload, owner, files, {
      user: req.user,
      isReplacing: said.replace === 'yes',
      areDrafts,
      isTrial: said.plan === undefined,
      plan: said.plan,
      onChange: (change) => changes.push(change),
    })
    const isOld = said.plan !== undefined && !planned.isStored
    const isLeftOut = ({ path }: ImportFile) => areDrafts && cardFiles.some((card) => card === path)
    const leftOut = files.filter(isLeftOut).map(({ shown }) => shown)
    const answer: ImportAnswer = { ...planned, areDrafts, changes, leftOut }
    return Response.json(answer, { status: isOld ? 409 : 200 })
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const { troubles } = error
    const message = 'The files were refused, and nothing was stored.'
    const faults: ImportFaults = {
      troubles: troubles.slice(0, MOST_TROUBLES),
      count: troubles.length,
      errors: [{ message }],
    }
    return Response.json(faults, { status: 422 })
  }
}

/** The form that was sent. Raises an APIError. */
async function sent(req: PayloadRequest) {
  const form = await req.formData?.().catch(() => null)
  if (!form) throw new APIError('Send the files as a form (multipart/form-data).', 400, null, true)
  const words = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const { data, error } = asked.safeParse(words)
  if (!data) throw new APIError(error.issues[0]?.message ?? 'That is not understood.', 400, null, true)
  const uploads: Upload[] = []
  for (const value of form.getAll('files'))
    if (typeof value !== 'string') uploads.push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  if (uploads.length === 0) throw new APIError('Choose files to import.', 400, null, true)
  return { ...data, uploads }
}
