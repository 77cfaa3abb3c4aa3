/** Where uploaded pictures are. */
import type { Env } from '#src/env.ts'
import { type BucketSettings, bucketOf } from './bucket.ts'
import { folderOf } from './folder.ts'
import type { PictureStore } from './store.ts'

/** New pictures go into the first; one that is not there is in the next, from before there was a bucket. */
export function storesOf(settings: BucketSettings & Pick<Env, 'DATA_DIR'>): readonly [PictureStore, ...PictureStore[]] {
  const bucket = bucketOf(settings)
  const folder = folderOf(settings)
  return bucket ? [bucket, folder] : [folder]
}
