/** A bare node:http server that gives ready answers by address, which its parent sends: the others are measured against it. */
import { createServer } from 'node:http'

/** An answer to give at an address. */
export type Ready = { url: string; headers: Record<string, string>; base64: string }

const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()

process.on('message', (ready: Ready[]) => {
  for (const { url, headers, base64 } of ready) answers.set(url, { headers, body: Buffer.from(base64, 'base64') })
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())

const server = createServer(({ url = '' }, outgoing) => {
  const answer = answers.get(url)
  outgoing.writeHead(answer ? 200 : 404, answer?.headers)
  outgoing.end(answer?.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
