/** Where uploaded pictures are, and dumps. */
import type { Env } from '#src/env.ts'
import { type BucketSettings, bucketOf } from './bucket.ts'
import { folderOf } from './folder.ts'
import type { FileStore, Folder } from './store.ts'

/** The stores: new files go into the first; older ones may be in the next, from before a bucket was set. */
export function storesOf(
  settings: BucketSettings & Pick<Env, 'DATA_DIR'>,
  name: Folder = 'media',
): readonly [FileStore, ...FileStore[]] {
  const bucket = bucketOf(settings, name)
  const folder = folderOf(settings, name)
  return bucket ? [bucket, folder] : [folder]
}
