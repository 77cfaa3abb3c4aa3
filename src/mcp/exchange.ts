/**
 * One request and its response, by the library of the protocol: it opens, agrees on a revision, knows which revision has which methods,
 * and what each adds to a result. What the methods do is ours. Nothing outlives the exchange.
 */
import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResponse,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  ProtocolError,
  Server,
} from '@modelcontextprotocol/server'
import { instructionsOf, type MethodCall, methodNamed, OF_RELEASE_MS, serverInfo } from './methods.ts'
import { supportedVersions } from './protocol.ts'

/** For whom a request is answered. */
type By = Omit<MethodCall, 'params'>

/** The response to a request: a result, or the error that a mistake is. Rejects with what fails here. */
export function responseTo(
  request: JSONRPCRequest,
  classification: MessageClassification,
  by: By,
): Promise<JSONRPCResponse> {
  return new Promise((resolve, reject) => {
    const method = methodNamed(request.method)
    const server = method === undefined ? opener(by) : new Server(serverInfo(by.surface, by.site), spoken)
    server.onerror = reject
    // No handler of the library: to those it gives what its schemas take alone, and calls all else an error of its own.
    if (method !== undefined)
      server.fallbackRequestHandler = async ({ params = {} }) => {
        try {
          const result = await method.answer({ ...by, params })
          return classification.era === 'modern' ? { ...result, ...keptFor(method.keepMs) } : result
        } catch (error) {
          // The library would tell the agent what it says.
          if (!(error instanceof ProtocolError)) reject(error)
          throw error
        }
      }
    const exchange = new Exchange(classification, resolve)
    server
      .connect(exchange)
      .then(() => exchange.onmessage?.(opening(request), { classification }))
      .catch(reject)
  })
}

/** What the library answers by itself: who opens or discovers, and `ping`. */
function opener({ surface, site }: By): Server {
  const instructions = instructionsOf(surface, site)
  const server = new Server(serverInfo(surface, site), { ...spoken, instructions })
  // Revisions that open are named as well: the library would name its own era alone.
  server.setRequestHandler('server/discover', () => ({
    supportedVersions,
    capabilities: spoken.capabilities,
    instructions,
    ...keptFor(OF_RELEASE_MS),
  }))
  return server
}

const spoken = {
  capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
  supportedProtocolVersions: supportedVersions,
}

const keptFor = (ttlMs: number | undefined) => (ttlMs === undefined ? {} : { ttlMs, cacheScope: 'public' as const })

/** A client that opens need not say who it is and what it can do, which the library asks for, and nothing here depends on. */
function opening(request: JSONRPCRequest): JSONRPCRequest {
  if (request.method !== 'initialize') return request
  const asked = request.params?.protocolVersion
  const protocolVersion = typeof asked === 'string' ? asked : ''
  return { ...request, params: { protocolVersion, capabilities: {}, clientInfo: { name: 'unknown', version: '0' } } }
}

/** The way of one request to the library's server, and of its response back: as a value, which is made text once. */
class Exchange extends PerRequestHTTPServerTransport {
  readonly #answered: (response: JSONRPCResponse) => void

  constructor(classification: MessageClassification, answered: (response: JSONRPCResponse) => void) {
    super({ classification })
    this.#answered = answered
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    // No method of ours tells of anything before it is done.
    if (!('method' in message)) this.#answered(message)
  }
}
