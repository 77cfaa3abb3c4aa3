/** What a view is and what it gives: a page, another address, or a file. */
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
   * The entry it gives in full, if it does: its reads are counted. Of its catalogue the page is made from that, from those that point
   * at it and from those that are named beside it.
   */
  entry?: { resource: string; slug: string; beside?: readonly Beside[] }
  /** What of its record programs are told beside its text, where it is the page of one. */
  record?: Pick<EntryRecord, 'name' | 'published_at' | 'updated_at' | 'sources' | 'provenance'> | undefined
  /** Address of the same as JSON, where a tool gives it. */
  json?: string | null
  /** What was searched for and not found. */
  missed?: readonly Missed[]
}

/** The page is at another address, and always will be; or is for now. */
export type Moved = { movedTo: string; isForNow?: true }

/** What is no page, such as a site map. */
export type TextFile = {
  contentType: string
  text: string | Uint8Array
  /** What it is saved as, where it is there to be saved. */
  fileName?: string
  /** Whether pages of other sites may read it: what is there for programs. */
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
  /** Parts of its service, or of all where it is of the network, that it is made from. */
  reads(input: Input): readonly Part[]
  varies: Varies
  /** Raises `not_found` where there is nothing to show. */
  show(input: Input): Promise<Shown>
}

/** Ends the making of a page that a catalogue does not have. */
export function noSuchPage(): never {
  raise('not_found', 'There is no such page.')
}
