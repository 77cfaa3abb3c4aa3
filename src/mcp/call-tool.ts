/** `tools/call`: a tool asked as over HTTP, with the same answer and the same words where it fails. */
import { ProtocolError, ProtocolErrorCode, type Result } from '@modelcontextprotocol/server'
import { OctavoError, raise } from '#src/errors.ts'
import { failureOf } from '#src/http/failure.ts'
import { problemOf } from '#src/http/problem.ts'
import type { HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { encode } from '#src/read-model/json.ts'
import type { OwnerId } from '#src/services.ts'
import { textOf } from '#tools/answer.ts'
import { callTool, findTool } from '#tools/index.ts'
import { isObject } from './is-object.ts'

/** For whom a tool is asked. */
type By = {
  site: Site
  request: Pick<HttpRequest, 'answer'>
  userAgent: string | undefined
  requestId: string
}

/**
 * The result of a tool: its answer as JSON text or, marked as an error, the problem that HTTP would give. Every program shows text to its
 * model; the same again as structured content would only add to the size.
 * An unknown tool is an error of the protocol.
 */
export async function callTheTool(
  surface: OwnerId,
  params: Readonly<Record<string, unknown>>,
  { site, request, userAgent, requestId }: By,
): Promise<Result> {
  const { name, arguments: input = {} } = params
  if (typeof name !== 'string')
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Give the name of a tool as params.name.')
  mustExist(surface, name, site, requestId)
  try {
    if (!isObject(input))
      raise('invalid_request', 'The arguments are not an object with a property for each parameter.')
    const { database, publicUrl, baseUrls } = site
    const answer = await callTool(surface, name, input, { database, now: site.now(), publicUrl, baseUrls })
    request.answer = answer
    const { entry, missed } = answer
    const text = textOf(answer)
    if (entry) site.reads.count(entry.service, entry.resource, entry.slug, userAgent)
    for (const { service, name: asked } of missed) site.reads.countMissed(service, asked, userAgent)
    return { content: [{ type: 'text', text }], isError: false }
  } catch (thrown) {
    if (thrown instanceof OctavoError && thrown.missed)
      site.reads.countMissed(thrown.missed.service, thrown.missed.name, userAgent)
    return {
      content: [{ type: 'text', text: problemText(thrown, `tools/call ${name}`, site, requestId) }],
      isError: true,
    }
  }
}

function mustExist(surface: OwnerId, name: string, { publicUrl }: Site, requestId: string): void {
  try {
    findTool(surface, name)
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.detail, problemOf(error, publicUrl, requestId))
  }
}

/** The problem as JSON; a failure on our side is logged and not shown. */
function problemText(thrown: unknown, method: string, site: Site, requestId: string): string {
  if (!(thrown instanceof OctavoError)) site.report(requestId, { method: 'MCP', url: method }, thrown)
  return encode(problemOf(failureOf(thrown), site.publicUrl, requestId))
}
