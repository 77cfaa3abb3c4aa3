/** The types of views, and of what they give: a page, another address, or a file. */
import type { ReactNode } from 'react'
import { type Missed, raise } from '#src/errors.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { Beside } from '#src/read-model/surrogate-keys.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import type { Varies } from '#tools/tool.ts'
import type { HeadOf } from './head.ts'
import type { Input } from './query.ts'

/** A page: its head, what it shows, and how it is kept. */
export type Page = {
  head: HeadOf
  main: ReactNode
  /**
   * The entry that the page shows in full, if any: its reads are counted. Of its catalogue, the page is made only from this entry, from
   * entries that point at it, and from those named `beside` it.
   */
  entry?: { resource: string; slug: string; beside?: readonly Beside[] }
  /** On the page of an entry: fields of its record that programs get beside its text. */
  record?: Pick<EntryRecord, 'name' | 'published_at' | 'updated_at' | 'sources' | 'provenance'> | undefined
  /** Address of the same as JSON, where a tool gives it. */
  json?: string | null
  /** Names that were searched for and not found. */
  missed?: readonly Missed[]
}

/** The page is at another address, and always will be; or is for now. */
export type Moved = { movedTo: string; isForNow?: true }

/** A file that is no page, such as a site map. */
export type TextFile = {
  contentType: string
  text: string | Uint8Array
  /** The name to save it under, for a download. */
  fileName?: string
  /** Whether pages of other sites may read it: true for files that are meant for programs. */
  isOpen?: boolean
  /** Headers of its own. */
  headers?: Readonly<Record<string, string>>
}

/** What a view can give: a page, the way to another, or a file. */
export type Shown = Page | Moved | TextFile

/** The view at an address, and the sort of page that its requests are counted under. */
export type Routed = View & { kind: string }

/** A view: what it takes, what it is made from, and how. */
export type View = {
  /** Parameters of the query that it reads; all others change nothing. */
  takes: readonly string[]
  /** Parts that it is made from: of its service or, for a view of the network, of all services. */
  reads(input: Input): readonly Part[]
  varies: Varies
  /** Raises `not_found` where there is nothing to show. */
  show(input: Input): Promise<Shown>
}

/** Ends the making of a page that a catalogue does not have. */
export function noSuchPage(): never {
  raise('not_found', 'There is no such page.')
}
