/**
 * One request and its response, by the library of the protocol. The library opens, agrees on a revision, and knows which revision has
 * which methods and what it adds to a result; our code carries out the methods. Nothing outlives the exchange.
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

/** The response to a request: a result, or the error for a mistake of the agent. Rejects with a failure on our side. */
export function responseTo(
  request: JSONRPCRequest,
  classification: MessageClassification,
  by: By,
): Promise<JSONRPCResponse> {
  return new Promise((resolve, reject) => {
    const method = methodNamed(request.method)
    const server = method === undefined ? opener(by) : new Server(serverInfo(by.surface, by.site), spoken)
    server.onerror = reject
    // Our methods are not registered by name: the library would then check their parameters by its schemas, with errors of its own.
    if (method !== undefined)
      server.fallbackRequestHandler = async ({ params = {} }) => {
        try {
          const result = await method.answer({ ...by, params })
          return classification.era === 'modern' ? { ...result, ...keptFor(method.keepMs) } : result
        } catch (error) {
          // The library would show the message of any error to the agent.
          if (!(error instanceof ProtocolError)) reject(error)
          throw error
        }
      }
    const exchange = new Exchange(classification, resolve)
    server
      .connect(exchange)
      .then(() => exchange.onmessage?.(withClientInfo(request), { classification }))
      .catch(reject)
  })
}

/** A server for the requests that the library answers itself: those that open or discover, and `ping`. */
function opener({ surface, site }: By): Server {
  const instructions = instructionsOf(surface, site)
  const server = new Server(serverInfo(surface, site), { ...spoken, instructions })
  // Names the revisions with `initialize` too: the library would name only those of its own era.
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

/** Fills in who the client is and what it can do. The library requires both of a client that opens, but nothing here depends on them. */
function withClientInfo(request: JSONRPCRequest): JSONRPCRequest {
  if (request.method !== 'initialize') return request
  const asked = request.params?.protocolVersion
  const protocolVersion = typeof asked === 'string' ? asked : ''
  return { ...request, params: { protocolVersion, capabilities: {}, clientInfo: { name: 'unknown', version: '0' } } }
}

/** Hands one request to the library's server, and takes its response as a value, so that text is made of it only once. */
class Exchange extends PerRequestHTTPServerTransport {
  readonly #answered: (response: JSONRPCResponse) => void

  constructor(classification: MessageClassification, answered: (response: JSONRPCResponse) => void) {
    super({ classification })
    this.#answered = answered
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    // Our methods send no notifications, so only responses matter.
    if (!('method' in message)) this.#answered(message)
  }
}
