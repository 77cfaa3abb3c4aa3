/** The newest pages as RSS 2.0. */
import RSS from 'rss'
import { type NewPages, rightsWords, type Wanted } from './channel.ts'

/**
 * The library always writes the present time as the date of the build, but an unchanged feed must stay the same. So we write this element
 * ourselves. The pattern begins with the end of a CDATA section, which no text can contain, and so matches nothing else.
 */
const buildDate = /(\]\]><\/description><link>[^<]*<\/link><generator>[^<]*<\/generator><lastBuildDate>)[^<]*/

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
  return feed.xml().replace(buildDate, `$1${updatedAt.toUTCString()}`)
}
