/** Finds headlines of the same story: agencies and republished feeds bring a story twice. */
import { fold } from '#src/text/fold.ts'

/** The part of a headline that is compared; `link` is a whole address. */
export type Story = { title: string; link: string; publishedAt: Date }

/** The stories there are. */
export type Stories = {
  /** Whether this story is among them, by its link or by a headline within three days of it. */
  has(story: Story): boolean
  add(story: Story): void
}

const SAME_HEADLINE_MS = 3 * 24 * 60 * 60 * 1000

/** Parameters that say how a reader came, not what is read. */
const tracking =
  /^(?:utm_.+|at_(?:medium|campaign|custom.+|format|link.+|ptr.+|bbc.+)|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid?|mkt_tok|ocid|ncid|cmpid|icid|xtor|smid|srnd|ito|wt_mc|pk_.+|mtm_.+|piwik_.+|ns_(?:mchannel|source|campaign|linkname|fee)|__twitter_impression)$/i

/** The stories given, to be asked about others and added to. */
export function storiesOf(stories: Iterable<Story>): Stories {
  const links = new Set<string>()
  const times = new Map<string, number[]>()
  const collected: Stories = {
    has({ title, link, publishedAt }) {
      const isNear = (time: number) => Math.abs(time - publishedAt.getTime()) <= SAME_HEADLINE_MS
      return links.has(linkKey(link)) || (times.get(fold(title))?.some(isNear) ?? false)
    },
    add({ title, link, publishedAt }) {
      links.add(linkKey(link))
      const folded = fold(title)
      // A headline without letters does not identify a story.
      if (folded) times.set(folded, [...(times.get(folded) ?? []), publishedAt.getTime()])
    },
  }
  for (const story of stories) collected.add(story)
  return collected
}

/**
 * The common form of links to one story: https, without fragment, tracking parameters and a slash at the end, other parameters in order.
 * It serves only to compare; a story is linked as its outlet does. A text that is no address is its own key.
 */
export function linkKey(link: string): string {
  if (!URL.canParse(link)) return link
  const { host, pathname, searchParams } = new URL(link)
  const parameters = [...searchParams].filter(([name]) => !tracking.test(name))
  const query = new URLSearchParams(parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  return `${host}${pathname.replace(/\/+$/, '')}?${query}`
}
