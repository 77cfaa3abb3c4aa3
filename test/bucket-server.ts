/** An S3 server with one empty bucket, which compares every signature and can be made to fail. */
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The bucket, and the key that the server knows. */
const NAME = 'octavo-pictures'
const KEY = 'S3RVER'

const DENIED = '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>'

export type BucketServer = {
  /** What names the bucket in the environment. */
  settings: Readonly<Record<string, string>>
  /** What is in it, by the names of the files. */
  files(): Promise<string[]>
  /** Requests that came, as `PUT /…`. */
  requests: string[]
  /** Which requests are refused from now on: none, unless a test says which. */
  refuses: (request: IncomingMessage) => boolean
  /** Takes it off the network, and brings it back at the same address. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

export async function bucketServer(folder: string): Promise<BucketServer> {
  const store = new S3rver({
    directory: mkdtempSync(path.join(folder, 's3-')),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: NAME }],
  })
  await store.configureBuckets()
  const answer = store.callback()
  const server = createServer((request, response) => {
    here.requests.push(`${request.method} ${request.url}`)
    if (here.refuses(request)) response.writeHead(503, { 'content-type': 'application/xml' }).end(DENIED)
    else answer(request, response)
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const here: BucketServer = {
    settings: {
      S3_BUCKET: NAME,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    async files() {
      const { objects } = await store.store.listObjects(NAME, { maxKeys: 1000 })
      return objects.map(({ key }) => key.replace(/^media\//, '')).sort()
    },
    requests: [],
    refuses: () => false,
    leave: () =>
      new Promise((gone) => {
        server.close(() => gone())
        server.closeAllConnections()
      }),
    comeBack: () => listen(port),
  }
  return here
}
