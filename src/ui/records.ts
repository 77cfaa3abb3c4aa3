/** The types that components receive: answers of tools as sent over HTTP, named in one place. */
import type { Day } from '#src/calendar/day.ts'
import type { RecordHtml } from '#src/read-model/html.ts'
import type { AnyResource, AnySummary, ElsewhereEntry, OpenRecord, Picture } from '#src/read-model/resource.ts'

export type { ElsewhereEntry, Picture, RecordHtml }

/** An entry as lists give it. */
export type Summary = AnySummary

/** When a calendar day falls. */
export type Dates = {
  starts: Day | null
  ends: Day | null
  on_now: boolean
  date_approximate: boolean
  certainty: string | null
  date_source: string | null
}

/** An entry in full. Beside the common fields it has those its resource declares and, as a calendar day, its dates. */
export type EntryRecord = OpenRecord & Partial<Dates>

/** A calendar day as lists give it. */
export type DaySummary = Summary & Dates

/** The meaning of a word that is marked in a text: its id on the page, and the address of the page that says more. */
export type Meaning = { id: string; name: string; summary: string; url: string }

/** Entries of a resource under a heading, which may lead to the list that they are of. */
export type Shelf = { label: string; href: string | null; resource: AnyResource; items: readonly Summary[] }

/** An address and the words it stands under. */
export type Link = { href: string; label: string }
