/** Pages as Atom, RFC 4287. */
import { generateAtomFeed } from 'feedsmith'
import { type NewPages, rightsWords, type Wanted } from './channel.ts'

/** The feed as XML; `self` is its own address, `hub` that of its WebSub hub. */
export const atom = (
  { title, description, publisher, language, home, licence, items, updatedAt }: NewPages,
  { self, hub }: Pick<Wanted, 'self' | 'hub'>,
): string =>
  generateAtomFeed({
    id: self,
    title: { value: title },
    subtitle: { value: description },
    updated: updatedAt,
    // RFC 4287, section 4.1.1: without an author on every entry the feed needs one.
    authors: [{ name: publisher || title }],
    generator: { text: 'Octavo' },
    rights: { value: rightsWords(licence) },
    links: [
      { href: self, rel: 'self', type: 'application/atom+xml' },
      ...(hub === null ? [] : [{ href: hub, rel: 'hub' }]),
      { href: home, rel: 'alternate', type: 'text/html' },
      // RFC 4946.
      { href: licence.address, rel: 'license' },
    ],
    xml: { lang: language },
    entries: items.map(({ id, url, title: name, summary, html, categories, publishedAt, updatedAt: changedAt }) => ({
      id,
      title: { value: name },
      summary: { value: summary },
      published: publishedAt,
      updated: changedAt,
      ...(html !== null && { content: { value: html, type: 'html' } }),
      categories: categories.map((term) => ({ term })),
      links: [{ href: url, rel: 'alternate', type: 'text/html' }],
    })),
  })
