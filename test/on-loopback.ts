import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A server on loopback for the tests of a file. Gives its address, which is known once they run. */
export function onLoopback(listener: RequestListener): () => string {
  const server = createServer(listener)
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
