/** What plates and assets have in common: files under addresses of their content, which a reader may keep for ever. */
import { OctavoError } from '#src/errors.ts'
import type { Handler, HttpReply, HttpRequest } from '#src/http/message.ts'
import { problemReply } from '#src/http/problem.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { Site } from '#src/http/site.ts'
import { failureOf } from '#src/http/unavailable.ts'

const methods = 'GET, HEAD'

/** A reader need not ask again: another content has another address. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** A handler of the addresses below a folder, counted as `transport`; `give` answers with the file at one, or with null where there is none. */
export const filesBelow = (
  transport: string,
  folder: string,
  give: (request: HttpRequest, site: Site) => Promise<HttpReply | null>,
): Handler => ({
  transport,
  takes: (url) => url.startsWith(folder),
  respond: (request, site) => answer(request, site, give).catch((error) => replyToFailure(error, request, site)),
})

async function answer(
  request: HttpRequest,
  site: Site,
  give: (request: HttpRequest, site: Site) => Promise<HttpReply | null>,
): Promise<HttpReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new OctavoError('method_not_allowed', `A file can be read and nothing else: ${methods}.`)
  const reply = await give(request, site)
  if (reply === null) throw new OctavoError('not_found', 'There is no file at this address.')
  return reply
}

function replyToFailure(thrown: unknown, request: HttpRequest, site: Site): HttpReply {
  const requestId = requestIdOf(request)
  const error = failureOf(thrown)
  if (error !== thrown) site.report(requestId, request, thrown)
  const reply = problemReply(error, site.publicUrl, requestId, methods)
  return request.method === 'HEAD' ? { ...reply, body: null } : reply
}
