/** Titles and descriptions, worded alike on every page. */
import type { Catalogue } from './catalogue.ts'
import { feedsOf } from './feeds.ts'
import type { HeadOf } from './head.ts'

/** The head of a page of a catalogue; `path` is its address below the catalogue, absent where it should not be found. */
export const headOf = (
  catalogue: Catalogue,
  { title, path, ...more }: Omit<HeadOf, 'canonical' | 'siteName' | 'feeds' | 'search'> & { path?: string },
): HeadOf => ({
  ...more,
  title: `${title} · Octavo ${catalogue.service.title}`,
  canonical: path === undefined ? undefined : `${catalogue.base}${path}`,
  siteName: `Octavo ${catalogue.service.title}`,
  feeds: feedsOf(catalogue),
  search: { href: `${catalogue.base}/opensearch.xml`, label: catalogue.service.title },
})
