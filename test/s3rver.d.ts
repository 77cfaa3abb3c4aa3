/** What the tests use of an S3 server that comes without types. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    callback(): RequestListener
    configureBuckets(): Promise<unknown>
    store: { listObjects(bucket: string, options: object): Promise<{ objects: { key: string }[] }> }
  }
}
