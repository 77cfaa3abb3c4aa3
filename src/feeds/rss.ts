/** The newest pages as RSS 2.0. */
import RSS from 'rss'
import { type NewPages, rightsWords, type Wanted } from './channel.ts'

/** The feed as XML; `self` is its own address, `hub` that of its WebSub hub. */
export function rss(
  { title, description, language, home, licence, items, updatedAt }: NewPages,
  { self, hub }: Pick<Wanted, 'self' | 'hub'>,
): string {
  const copyright = rightsWords(licence)
  const feed = new RSS({
    title,
    description,
    language,
    copyright,
    site_url: home,
    feed_url: self,
    generator: 'Octavo',
    ...(hub !== null && { hub }),
  })
  for (const { id, url, title: name, summary, html, categories, publishedAt } of items)
    feed.item({
      title: name,
      description: summary,
      url,
      guid: id,
      categories,
      date: publishedAt,
      custom_elements: html === null ? [] : [{ 'content:encoded': { _cdata: html } }],
    })
  return at(updatedAt, () => feed.xml())
}

/**
 * Runs work by a clock that stands at this moment. The library takes no date of the build and writes the present one, but an unchanged
 * feed must stay the same. Nothing may be awaited within, since all of the process has this clock meanwhile.
 */
function at<T>(moment: Date, work: () => T): T {
  const Present = globalThis.Date
  globalThis.Date = new Proxy(Present, {
    construct: (_, given: ConstructorParameters<DateConstructor> | []) =>
      given.length === 0 ? new Present(moment) : new Present(...given),
  })
  try {
    return work()
  } finally {
    globalThis.Date = Present
  }
}
