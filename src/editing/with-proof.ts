/**
 * What an editor looks at before and after publishing: what is missing, what readers would see, and what they get. The pages are made by
 * the compiled code of readers, which is no part of the CMS.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { APIError, type CollectionConfig, createLocalReq, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Action, may } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import type { CatalogueCollection } from '#collections/collection.ts'
import { catalogueCollections } from '#collections/index.ts'
import { projectRoot } from '#src/project-root.ts'
import { executeFor } from '#src/publish/transaction.ts'
import { readSigned, sign } from '#src/sign-in/keys.ts'
import { checksOf } from './checks.ts'
import { type PreviewPart, previewOf, previewParts, type Show } from './preview.ts'
import { insist } from './refusal.ts'
import { type AddressesOf, shownOf } from './shown.ts'
import { standingOf } from './standing.ts'

/** How long a link to a draft works, for anyone who has it. */
const LINK_DAYS = 7
const DAY_MS = 86_400_000

const linked = z.strictObject({ collection: z.string(), id: z.int(), until: z.iso.datetime() })

/** The collection of entries with the endpoints for checks and previews. */
export function withProof(collection: CatalogueCollection, config: CollectionConfig): CollectionConfig {
  return { ...config, endpoints: [...endpointsOf(collection), ...(config.endpoints || [])] }
}

/** `GET /:id/checks`, `/:id/preview` and `/:id/shown`, and `POST /:id/preview-link`. */
const endpointsOf = (collection: CatalogueCollection): Omit<Endpoint, 'root'>[] => [
  {
    path: '/:id/checks',
    method: 'get',
    handler: async (req) => {
      await requireRight(req, collection, 'read')
      return Response.json({ checks: await checksOf(req, collection, idIn(req)) })
    },
  },
  {
    path: '/:id/preview',
    method: 'get',
    handler: async (req) => {
      await requireRight(req, collection, 'read')
      const address = `/cms/api/${collection.config.slug}/${idIn(req)}/preview`
      return preview(req, collection, { id: idIn(req), address })
    },
  },
  {
    path: '/:id/preview-link',
    method: 'post',
    handler: async (req) => {
      await requireRight(req, collection, 'change')
      const until = new Date(Date.now() + LINK_DAYS * DAY_MS).toISOString()
      const link = { collection: collection.config.slug, id: idIn(req), until } satisfies z.infer<typeof linked>
      return Response.json({ path: `/cms/api/drafts/${sign(req.payload.secret, 'previews', link)}`, until })
    },
  },
  {
    path: '/:id/shown',
    method: 'get',
    handler: async (req) => {
      await requireRight(req, collection, 'read')
      const { addressesOf } = await readers()
      const asked = { id: idIn(req), addressesOf }
      return Response.json({ shown: await shownOf(await executeFor(req), collection.resource, asked) })
    },
  },
]

/** `GET /cms/api/drafts/<link>`: what a signed link shows to whoever has it, until it ends. */
export const draftEndpoints: Endpoint[] = [
  {
    path: '/drafts/:link',
    method: 'get',
    handler: async (req) => {
      const link = String(req.routeParams?.link)
      const { data } = linked.safeParse(readSigned(req.payload.secret, 'previews', link))
      const collection = data && catalogueCollections.find(({ config }) => config.slug === data.collection)
      if (!data || !collection || data.until < new Date().toISOString())
        throw new APIError(
          'This link has ended, or never was one. Ask who gave it to you for another.',
          404,
          null,
          true,
        )
      const nobody = await createLocalReq({}, req.payload)
      nobody.query = req.query
      return preview(nobody, collection, { id: data.id, address: `/cms/api/drafts/${link}` })
    },
  },
]

const idIn = ({ routeParams }: PayloadRequest): number => Number(routeParams?.id)

/** Raises NotFound, or an APIError that says why not. */
async function requireRight(req: PayloadRequest, { resource }: CatalogueCollection, action: Action): Promise<void> {
  const standing = await standingOf(req, resource, idIn(req))
  if (!standing) throw new NotFound(req.t)
  insist(may(personOf(req), action, standing))
}

async function preview(
  req: PayloadRequest,
  collection: CatalogueCollection,
  { id, address }: { id: number; address: string },
): Promise<Response> {
  const asked = String(req.query?.part ?? 'page')
  const part = previewParts.find((one) => one === asked)
  if (!part) throw new APIError(`part is one of ${previewParts.join(', ')}.`, 400, null, true)
  const addressOf = (one: PreviewPart) => `${address}?part=${one}`
  const { showDraft } = await readers()
  const shown = await previewOf(req, collection, { id, part, addressOf }, showDraft)
  if (!shown) throw new APIError('It was deleted, or is in the trash.', 404, null, true)
  return new Response(shown.text, { headers: shown.headers })
}

type Readers = { showDraft: Show; addressesOf: AddressesOf }

const compiled = pathToFileURL(path.join(projectRoot, 'dist', 'preview.js')).href

const readers = (): Promise<Readers> => import(/* turbopackIgnore: true */ /* webpackIgnore: true */ compiled)
