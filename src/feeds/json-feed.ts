/** The newest pages as JSON Feed 1.1. */
import { generateJsonFeed } from 'feedsmith'
import type { NewPages, Wanted } from './channel.ts'

/** The feed as JSON; `self` is its own address, `hub` that of its WebSub hub. */
export function jsonFeed(
  { title, description, publisher, language, home, items }: NewPages,
  { self, hub }: Pick<Wanted, 'self' | 'hub'>,
): string {
  const feed = generateJsonFeed({
    title,
    home_page_url: home,
    feed_url: self,
    ...(hub !== null && { hubs: [{ type: 'WebSub', url: hub }] }),
    description,
    language,
    authors: [{ name: publisher || title, url: home }],
    items: items.map(({ id, url, title: name, summary, html, categories, picture, publishedAt, updatedAt }) => ({
      id,
      url,
      title: name,
      summary,
      ...(html === null ? { content_text: summary } : { content_html: html }),
      ...(picture !== null && { image: picture }),
      date_published: publishedAt,
      date_modified: updatedAt,
      tags: categories,
    })),
  })
  // The library gives an object and leaves an empty list out, which the format does not allow.
  return JSON.stringify(items.length > 0 ? feed : { ...(feed as object), items })
}
