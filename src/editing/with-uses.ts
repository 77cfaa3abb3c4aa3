/**
 * Keeps links from breaking silently: the form of an entry shows which entries link to it, and it is deleted for good only after a person
 * has said what becomes of the links. Former slugs of an entry are its own until they are released.
 */
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { type Action, may } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { chosenEntries } from '#collections/chosen-entries.ts'
import { formerAmong, formerSlugsOf, releaseSlug, reserved } from '#src/publish/former-slugs.ts'
import { executeFor, executeIn, publishAlone } from '#src/publish/transaction.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { entryResource } from './entry-resource.ts'
import { insist } from './refusal.ts'
import { standingOf } from './standing.ts'
import { relink, type Use, type UsedBy, usesOf, usesSeen } from './uses.ts'

const CONFLICT = 409

/** Most entries that the refusal of a deletion names; the others are only counted. */
const MOST_NAMED = 3

/** Most entries that are asked about at once. */
const MOST_CHOSEN = 1000

const wanted = z.strictObject({ to: z.int().positive().nullable() })

/** The collection of entries with endpoints that show and change the links to them, and with the hooks that protect these. */
export function withUses(config: CollectionConfig): CollectionConfig {
  const resource = entryResource(config.slug)
  const { hooks = {} } = config
  return {
    ...config,
    endpoints: [...endpointsOf(resource), ...(config.endpoints || [])],
    hooks: {
      ...hooks,
      beforeValidate: [...(hooks.beforeValidate ?? []), refuseReserved(resource)],
      beforeDelete: [askAboutLinks(resource), ...(hooks.beforeDelete ?? [])],
    },
  }
}

/**
 * `GET /:id/used-by`, `POST /:id/relink` and `DELETE /:id/former-slugs/:slug`; each answers with the links and slugs afterwards.
 * `GET /used-by?where=…` tells which entries link to any of many, and `POST /relink?where=…` changes those links.
 */
const endpointsOf = (resource: AnyResource): Omit<Endpoint, 'root'>[] => [
  {
    path: '/used-by',
    method: 'get',
    handler: async (req) =>
      Response.json(await usesSeen(req, resource, await chosenEntries(req, resource, MOST_CHOSEN))),
  },
  {
    path: '/relink',
    method: 'post',
    handler: async (req) => {
      if (!req.query.where) throw new APIError('Say which entries: where is missing.', 400, null, true)
      const ids = await chosenEntries(req, resource, MOST_CHOSEN + 1)
      if (ids.length > MOST_CHOSEN)
        throw new APIError(
          `Choose ${MOST_CHOSEN} entries at most: links to more are not changed at once.`,
          400,
          null,
          true,
        )
      const to = await wantedIn(req)
      await inTransaction(req, () => relink(req, resource, ids, to))
      return Response.json(await usesSeen(req, resource, ids))
    },
  },
  {
    path: '/:id/used-by',
    method: 'get',
    handler: async (req) => {
      await requireRight(req, resource, 'read')
      return answer(req, resource)
    },
  },
  {
    path: '/:id/relink',
    method: 'post',
    handler: async (req) => {
      await requireRight(req, resource, 'read')
      const to = await wantedIn(req)
      await inTransaction(req, () => relink(req, resource, [idIn(req)], to))
      return answer(req, resource)
    },
  },
  {
    path: '/:id/former-slugs/:slug',
    method: 'delete',
    handler: async (req) => {
      await requireRight(req, resource, 'publish')
      const former = { documentId: idIn(req), slug: String(req.routeParams?.slug) }
      await inTransaction(req, async () => {
        const execute = await executeIn(req)
        await publishAlone(execute, resource.service)
        if (!(await releaseSlug(execute, resource, former))) throw new NotFound(req.t)
      })
      return answer(req, resource)
    },
  },
]

/** Where the links are to lead; null for nowhere. */
async function wantedIn(req: PayloadRequest): Promise<number | null> {
  await addDataAndFileToRequest(req)
  const { data, error } = wanted.safeParse(req.data)
  if (!data) throw new APIError(z.prettifyError(error), 400, null, true)
  return data.to
}

const idIn = ({ routeParams }: PayloadRequest): number => Number(routeParams?.id)

/** Raises NotFound, or an APIError that says why not. */
async function requireRight(req: PayloadRequest, resource: AnyResource, action: Action): Promise<void> {
  const standing = await standingOf(req, resource, idIn(req))
  if (!standing) throw new NotFound(req.t)
  insist(may(personOf(req), action, standing))
}

async function answer(req: PayloadRequest, resource: AnyResource): Promise<Response> {
  const told: UsedBy = {
    ...(await usesSeen(req, resource, [idIn(req)])),
    formerSlugs: await formerSlugsOf(await executeFor(req), resource, idIn(req)),
  }
  return Response.json(told)
}

async function inTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  await initTransaction(req)
  try {
    await work()
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * A person who deletes an entry for good has to say what becomes of links to it, if there are any: `?links=unlink`, or the id of another
 * entry that they then lead to.
 */
const askAboutLinks =
  (resource: AnyResource): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (!personOf(req)) return
    const uses = await usesOf(req, resource, [Number(id)])
    if (uses.length === 0) return
    const links = req.query?.links
    const isSaid = links === 'unlink' || (typeof links === 'string' && /^[1-9]\d{0,9}$/.test(links))
    if (!isSaid) throw new APIError(linkedFrom(uses), CONFLICT, { linkedFrom: uses.length }, true)
    await relink(req, resource, [Number(id)], links === 'unlink' ? null : Number(links))
  }

function linkedFrom(uses: readonly Use[]): string {
  const named = uses.slice(0, MOST_NAMED).map(({ name, one }) => `“${name}” (${one})`)
  const more = uses.length > MOST_NAMED ? ` and ${uses.length - MOST_NAMED} more` : ''
  const entries = uses.length === 1 ? 'One entry links' : `${uses.length} entries link`
  return `${entries} to it: ${named.join(', ')}${more}. Open it and say first what becomes of these links.`
}

/** Refuses a slug that leads to another entry. An import checks the slugs of all its entries at once instead. */
const refuseReserved =
  (resource: AnyResource): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const slug = data?.slug
    const isKept = slug === originalDoc?.slug && data?._status !== 'published'
    if (typeof slug !== 'string' || isKept || req.context.isPublishedLater) return data
    const [former] = await formerAmong(await executeFor(req), resource, [slug])
    if (!former || former.documentId === originalDoc?.id) return data
    const errors = [{ path: 'slug', label: 'Slug', message: reserved(former) }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
