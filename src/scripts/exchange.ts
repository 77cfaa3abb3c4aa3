/** One request over node:http, and the answer byte by byte: fetch would unpack it. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

/** A request as a script asks it. */
export type HttpQuestion = { method?: string; url: string; headers?: Readonly<Record<string, string>>; body?: string }

/** What came back, with its bytes as they were sent. */
export type Exchanged = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/** Time without any data after which a request counts as unanswered. */
const PATIENCE_MS = 60_000

/** Asks the server at an origin. Rejects where no whole answer comes. */
export function exchange(origin: string, question: HttpQuestion, agent?: Agent): Promise<Exchanged> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', url: path, headers = {}, body } = question
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers: { ...length, ...headers }, ...(agent && { agent }) }
    const asked = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer within a minute')))
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at the moment it is used again: HTTP asks clients to repeat the request, on a new
      // connection.
      if (error.code === 'ECONNRESET' && asked.reusedSocket) exchange(origin, question).then(resolve, reject)
      else reject(error)
    })
    asked.end(body)
  })
}
