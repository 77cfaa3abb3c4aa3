/** What keeps files, of uploaded pictures and of dumps: how it is asked, and what it says. */
import type { Readable } from 'node:stream'

/** A file to be stored: its bytes, or a stream of as many as it says. */
export type Storable = { body: Uint8Array | Readable; bytes: number; type: string }

/** The method of a request for a file and its conditional and range headers; all others are left out. */
export type FileConditions = {
  method?: string
  range?: string | undefined
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
}

/** A file as the store answers it, with the headers that tell of it. A body that is not read is to be destroyed. */
export type StoredFile = { status: number; headers: Readonly<Record<string, string>>; body: Readable | null }

/** The folder of a store that files of a kind are in. */
export type Folder = 'media' | 'dumps'

/** Each of these throws StoreAway where the store does not do what it is asked. */
export type FileStore = {
  put(file: string, storable: Storable): Promise<void>
  /** A file (200), a range of it (206 or 416), or that it has not changed (304); null where there is none. */
  read(file: string, asked?: FileConditions): Promise<StoredFile | null>
  /** Removes a file; one that is not there is removed already. */
  remove(file: string): Promise<void>
}

/** The store cannot be reached, or refuses. The message is for whoever runs Octavo, and for nobody else. */
export class StoreAway extends Error {}

/** What is served, by the end of the name. SVG is not among it: it may hold script. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}
