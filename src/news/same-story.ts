/** When two headlines are of one story: agencies and republished feeds bring the same one twice. */
import { fold } from '#src/text/fold.ts'

/** What of a headline decides; `link` is a whole address. */
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
      // A headline without letters says nothing of the story.
      if (folded) times.set(folded, [...(times.get(folded) ?? []), publishedAt.getTime()])
    },
  }
  for (const story of stories) collected.add(story)
  return collected
}

/**
 * What links to one story have in common: no fragment, no tracking parameters, the others in order; http is https, and a slash
 * at the end nothing. Only for comparing: a story is linked as its outlet does. What is no address is its own key.
 */
export function linkKey(link: string): string {
  if (!URL.canParse(link)) return link
  const { host, pathname, searchParams } = new URL(link)
  const parameters = [...searchParams].filter(([name]) => !tracking.test(name))
  const query = new URLSearchParams(parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  return `${host}${pathname.replace(/\/+$/, '')}?${query}`
}
