/** The type of stores for files of uploaded pictures and of dumps. */
import type { Readable } from 'node:stream'

/** A file to be stored: its bytes, or a stream with its length. */
export type Storable = { body: Uint8Array | Readable; bytes: number; type: string }

/** The method of a request for a file and its conditional and range headers; all others are left out. */
export type FileConditions = {
  method?: string
  range?: string | undefined
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
}

/** A file as the store gives it, with the headers that describe it. A body that is not read has to be destroyed. */
export type StoredFile = { status: number; headers: Readonly<Record<string, string>>; body: Readable | null }

/** The folder of a store that files of a kind are in. */
export type Folder = 'media' | 'dumps'

/** A store. Each function throws StoreAway where the store fails. */
export type FileStore = {
  put(file: string, storable: Storable): Promise<void>
  /** A file (200), a range of it (206 or 416), or that it has not changed (304); null where there is none. */
  read(file: string, asked?: FileConditions): Promise<StoredFile | null>
  /** Removes a file, if it exists. */
  remove(file: string): Promise<void>
}

/** The store cannot be reached, or refuses. The message is only for the operator. */
export class StoreAway extends Error {}

/** Content types by ending. SVG is not served: it may contain script. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}
