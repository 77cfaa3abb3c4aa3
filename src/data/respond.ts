/** Data over HTTP, below `/data` of a service and of the network: the index, the changes, and files with their schemas. */
import { env } from '#src/env.ts'
import { raise } from '#src/errors.ts'
import { decodedPath, queryOf } from '#src/http/address.ts'
import { cacheControl, lifetimeOf } from '#src/http/cache-control.ts'
import { failureReply } from '#src/http/failure-reply.ts'
import { recordSchema } from '#src/http/json-schemas.ts'
import { linkHeader } from '#src/http/links.ts'
import { noInput, readQuery } from '#src/http/query.ts'
import { replyWith } from '#src/http/reply.ts'
import { everyReply, type Handler, type HttpReply, type HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { storedFile } from '#src/http/stored-files.ts'
import { storesOf } from '#src/pictures/stores.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService, network } from '#src/services.ts'
import { requestSubjectOf } from '#src/telemetry/requests.ts'
import { type Answer, answerOf } from '#tools/answer.ts'
import { changesAnswer } from './changes.ts'
import { dumpsOf, type Format, formats, isFormat } from './dumps.ts'
import { dataIndexAnswer } from './index-document.ts'
import { type DataPlace, dataPath } from './place.ts'

const methods = 'GET, HEAD, OPTIONS'

const dataUrl = new RegExp(`^(?:/([^/?]+))?${dataPath}/([^/?]+)(?:\\?|$)`)

const stores = storesOf(env, 'dumps')

/** The handler of addresses below `/data`; the page of data itself is a page. */
export const data: Handler = {
  transport: 'data',
  takes: (url) => dataUrl.test(url),
  async respond(request, site) {
    const reply = await answer(request, site).catch((error) => failureReply(error, request, site, { methods }))
    return request.method === 'HEAD' ? { ...reply, body: null } : reply
  },
}

async function answer(request: HttpRequest, site: Site): Promise<HttpReply> {
  const { place, name } = readUrl(request.url, site)
  const counted = (kind?: string) => {
    request.subject = requestSubjectOf(data.transport, place.owner, kind)
  }
  counted()
  if (request.method === 'OPTIONS') return { status: 204, headers: { ...everyReply, allow: methods }, body: null }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    raise('method_not_allowed', `${request.method} is not among the methods of data: ${methods}.`)
  const now = site.now()
  if (name === 'index.json' || name === 'changes') counted(name)
  if (name === 'index.json') return json(await dataIndexAnswer(place, now), request, site, now)
  if (name === 'changes') {
    const input = noInput()
    readQuery(queryOf(request.url), input)
    return json(await changesAnswer(input.values, place, now), request, site, now)
  }
  const [, path = '', ending = ''] = /^([a-z0-9-]+)\.([a-z.]+)$/.exec(name) ?? []
  const resource = resourcesOf(place.owner).find((one) => one.path === path) ?? noSuchData()
  if (ending === 'schema.json' || isFormat(ending)) counted(ending)
  if (ending === 'schema.json') return json(schemaAnswer(resource), request, site, now)
  return isFormat(ending) ? fileOf(resource, ending, place, request) : noSuchData()
}

function readUrl(url: string, { database, baseUrls, publicUrl }: Site): { place: DataPlace; name: string } {
  const [, path, name = ''] = dataUrl.exec(decodedPath(url)) ?? []
  const service = path === undefined ? network : (findService(path) ?? noSuchData())
  return { name, place: { database, owner: service.id, publicUrl, baseUrls } }
}

const noSuchData = (): never => raise('not_found', 'There are no data at this address: see index.json beside it.')

const json = (answer: Answer, request: HttpRequest, site: Site, now: Date): HttpReply | Promise<HttpReply> =>
  replyWith(answer, request, {
    contentType: 'application/json; charset=utf-8',
    lifetime: lifetimeOf(answer, site, now),
    headers: everyReply,
  })

const schemaAnswer = (resource: AnyResource): Answer =>
  answerOf(JSON.stringify(recordSchema(resource)), { varies: 'content', sources: [] })

/** The newest file of a resource. A client that asks for the rest of an older one gets the newer one whole, since the tag differs. */
async function fileOf(
  resource: AnyResource,
  format: Format,
  place: DataPlace,
  request: HttpRequest,
): Promise<HttpReply> {
  const dumps = await dumpsOf(place.database, place.owner)
  const dump = dumps.find((one) => one.resource === resource.id && one.format === format)
  if (!dump) raise('not_found', `The ${resource.many} are not there as a file yet: it is made within the hour.`)
  const { licence } = await rightsOf(place.database, place.owner)
  const day = dump.made_at.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const reply = await storedFile(request, {
    stores,
    file: dump.file,
    address: request.url,
    headers: {
      ...everyReply,
      'content-type': formats[format].type,
      'content-disposition': `attachment; filename="${place.owner}-${resource.path}-${day}.${format}"`,
      'cache-control': cacheControl('content', new Date(0)),
      'last-modified': dump.made_at.toUTCString(),
      // RFC 9530: the digest is of the whole file, whichever range is sent.
      'repr-digest': `sha-256=:${Buffer.from(dump.sha256, 'hex').toString('base64')}:`,
      link: linkHeader([
        { href: licence.address, rel: 'license' },
        { href: `${resource.path}.schema.json`, rel: 'describedby', type: 'application/schema+json' },
      ]),
    },
  })
  return reply ?? raise('not_found', `The ${resource.many} are not there as a file yet: it is made within the hour.`)
}
