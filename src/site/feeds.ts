/** Feeds a page announces in its head and its foot: a row each. */
import type { Link } from '#src/ui/records.ts'
import type { Catalogue } from './catalogue.ts'

type Feed = { path: string; label: string; type: string }

const feeds: readonly Feed[] = [
  { path: 'feed.xml', label: 'New pages (RSS)', type: 'application/rss+xml' },
  { path: 'atom.xml', label: 'New pages (Atom)', type: 'application/atom+xml' },
  { path: 'feed.json', label: 'New pages (JSON Feed)', type: 'application/feed+json' },
  { path: 'changes.xml', label: 'Changed pages (Atom)', type: 'application/atom+xml' },
  { path: 'today.xml', label: 'Days that begin today (Atom)', type: 'application/atom+xml' },
  { path: 'calendar.ics', label: 'Calendar (iCalendar)', type: 'text/calendar' },
]

/** The feeds of a catalogue, or of the network. */
export const feedsOf = ({ base }: Pick<Catalogue, 'base'>): (Link & { type: string })[] =>
  feeds.map(({ path, label, type }) => ({ href: `${base}/${path}`, label, type }))
