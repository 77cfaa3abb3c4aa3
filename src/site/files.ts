/** Files under addresses that change with their content, such as plates and assets: browsers may keep them for ever. */
import { OctavoError } from '#src/errors.ts'
import { failureReply } from '#src/http/failure-reply.ts'
import type { Handler, HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'

const methods = 'GET, HEAD'

/** Browsers need not ask again: new content has a new address. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** A handler of the addresses below a folder, counted as `transport`; `give` answers with the file at one, or with null where there is none. */
export const filesBelow = (
  transport: string,
  folder: string,
  give: (request: HttpRequest, site: Site) => Promise<HttpReply | null>,
): Handler => ({
  transport,
  takes: (url) => url.startsWith(folder),
  respond: (request, site) =>
    answer(request, site, give).catch((error) => failureReply(error, request, site, { methods })),
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
