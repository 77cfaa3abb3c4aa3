/** Asks the table of permissions before a picture is changed or deleted, and shows nobody the pictures of others' drafts. */
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { mayWithPicture, type PictureAction, type PictureState } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { executeFor, executePlannedFor } from '#src/publish/transaction.ts'
import type { OwnerId } from '#src/services.ts'
import { forgetAuthor, noteAuthor } from './authors.ts'
import { hiddenPictures, holdings, seenPictures } from './picture-sight.ts'
import { insist } from './refusal.ts'

type PictureStanding = { services: OwnerId[]; state: PictureState }

/** The collection of pictures with the hooks that ask. */
export function withPicturePermission(config: CollectionConfig): CollectionConfig {
  const { hooks = {}, access = {} } = config
  return {
    ...config,
    access: { ...access, read: seenPictures, update: accessTo('change'), delete: accessTo('destroy') },
    hooks: {
      ...hooks,
      beforeOperation: [insistOnPermission, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), noteWhoAddedIt],
      afterDelete: [...(hooks.afterDelete ?? []), forgetWhoAddedIt],
    },
  }
}

/** Without an id, a person may act on the pictures that they see; with one, the table of permissions is asked too. */
const accessTo =
  (action: PictureAction): Access =>
  async (asked) => {
    const seen = await seenPictures(asked)
    const { req, id } = asked
    if (!seen || id === undefined) return seen
    return mayWithPicture(personOf(req), action, await pictureStanding(req, Number(id))).isAllowed && seen
  }

const insistOnPermission: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const person = personOf(req)
  const action = operation === 'update' ? 'change' : operation === 'delete' ? 'destroy' : null
  if (!person || !action) return args
  for (const id of await pictureIds(req, args as { id?: unknown; where?: Where }))
    insist(mayWithPicture(person, action, await pictureStanding(req, id)))
  return args
}

/** The pictures asked about that the person sees: a refusal about others would tell whether a condition is true of them. */
async function pictureIds(req: PayloadRequest, { id, where }: { id?: unknown; where?: Where }): Promise<number[]> {
  if (id !== undefined) return (await hiddenPictures(req, Number(id))).length === 0 ? [Number(id)] : []
  if (!where) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    req,
  })
  return docs.map((picture) => Number(picture.id))
}

/** Where entries hold the picture: the row, or the newest version that waits. */
const holders = holdings({ pictures: '= $1', versions: 'v.latest' })

async function pictureStanding(req: PayloadRequest, id: number): Promise<PictureStanding> {
  const rows = await (await executePlannedFor(req))<{ service: OwnerId; is_shown: boolean }>(
    `select service, bool_or(is_shown) as is_shown from (${holders}) as holding group by service order by service`,
    [id],
  )
  const services = rows.map(({ service }) => service)
  if (rows.length > 0) return { services, state: rows.some((row) => row.is_shown) ? 'shown' : 'held' }
  const [author] = await (await executeFor(req))<{ person_id: number }>(
    "select person_id from editing.authors where collection = 'media' and document_id = $1",
    [id],
  )
  return { services, state: author && author.person_id === Number(personOf(req)?.id) ? 'own' : 'of another' }
}

const noteWhoAddedIt: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await noteAuthor(req, 'media', Number(doc.id))
}

const forgetWhoAddedIt: CollectionAfterDeleteHook = async ({ id, req }) => {
  await forgetAuthor(req, 'media', Number(id))
}
