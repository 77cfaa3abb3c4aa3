/** A request sent exactly as told, which fetch would not do: any method, host and header, a body with GET, bytes as they are. */
import { request } from 'node:http'

export type SentRequest = {
  method?: string
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export type Heard = {
  status: number
  headers: Record<string, string>
  /** The body as text, and as it came. */
  body: string
  bytes: Buffer
  json: () => Record<string, unknown>
}

/** Asks a server on a loopback port. */
export const askServer = (port: number, { method = 'GET', url, headers = {}, body }: SentRequest): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const length =
      body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) }
    const asked = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString()
          const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(named),
            body: text,
            bytes,
            json: () => JSON.parse(text),
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
