/** The network as its pages see it: where it answers, and a way to call its tools in process. */
import { type Day, todayUtc } from '#src/calendar/day.ts'
import type { Site } from '#src/http/site.ts'
import { network as declared, type ServiceId, services } from '#src/services.ts'
import type { Link } from '#src/ui/records.ts'
import { contentOf } from '#tools/answer.ts'
import { type Call, callAs } from '#tools/index.ts'
import { networkTools } from '#tools/network/index.ts'
import type { AnswerOf, Given } from '#tools/tool.ts'
import { feedsOf } from './feeds.ts'
import type { HeadOf } from './head.ts'
import { withQuery } from './query.ts'

/** The network as its pages see it, at the time of a request. */
export type Network = {
  /** Address of its home, without a trailing slash. */
  base: string
  today: Day
  site: Site
  call: Call
}

/** The network as it is at this instant. */
export const openNetwork = (site: Site, now: Date): Network => ({
  base: site.publicUrl,
  today: todayUtc(now),
  site,
  call: { database: site.database, now, baseUrls: site.baseUrls, publicUrl: site.publicUrl },
})

type NetworkTools = typeof networkTools

/** What a tool of the network answers: its output says of what type. Nobody may change it. */
export const askNetwork = async <N extends keyof NetworkTools>(
  { call }: Network,
  name: N,
  ...[input]: Given<NetworkTools[N]>
): Promise<AnswerOf<NetworkTools[N]>> =>
  contentOf(await callAs(declared.id, { name, tool: networkTools[name] }, input ?? {}, call))

/** The way home, as the first step of every breadcrumb. */
export const networkHome = ({ base }: Pick<Network, 'base'>): Link => ({ href: `${base}/`, label: declared.title })

/** The address that is asked for suggestions while somebody types: the matches of a catalogue that is named come first. */
export const suggestionsAddress = (base: string, catalogue?: ServiceId): string =>
  withQuery(`${base}/suggestions`, { catalogue })

/** The catalogues, by their titles. */
export const catalogueLinks = ({ site }: Pick<Network, 'site'>): Link[] =>
  services.map(({ id, title }) => ({ href: site.baseUrls[id], label: title }))

/** The head of a page of the network; `path` is its address, absent where it should not be found. */
export const networkHead = (
  network: Pick<Network, 'base'>,
  { title, path, ...more }: Omit<HeadOf, 'canonical' | 'siteName' | 'feeds' | 'search'> & { path?: string },
): HeadOf => ({
  ...more,
  title: title === declared.title ? title : `${title} · ${declared.title}`,
  canonical: path === undefined ? undefined : `${network.base}${path}`,
  siteName: declared.title,
  feeds: feedsOf(network),
  search: { href: `${network.base}/opensearch.xml`, label: declared.title },
})
