/** What a page says of itself to browsers, search engines and those who link to it. */
import type { HeaderLink } from '#src/http/links.ts'
import { escaped } from '#src/text/escaped.ts'
import type { Link } from '#src/ui/records.ts'
import { openSearchType } from './open-search.ts'

/** What the head of a page says. */
export type HeadOf = {
  title: string
  description: string
  /** The one address of the page; absent for pages that should not be found again, such as search results. */
  canonical?: string | undefined
  siteName: string
  /** A picture of what the page is about. */
  image?: { src: string; alt: string; width?: number; height?: number } | null | undefined
  previous?: string | null | undefined
  next?: string | null | undefined
  feeds?: readonly (Link & { type: string })[]
  /** How browsers search the site. */
  search?: Link
  /** Structured data, schema.org as JSON-LD. */
  data?: object
  /** The same page in other forms, and what it may be used under: what its reply says in its own head. */
  links?: readonly HeaderLink[]
  type?: 'website' | 'article'
}

/** The part of the head that is the page's own, as HTML. */
export function headHtml(head: HeadOf): string {
  const {
    title,
    description,
    canonical,
    siteName,
    image,
    previous,
    next,
    feeds = [],
    search,
    data,
    links = [],
    type = 'website',
  } = head
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    canonical ? link('canonical', canonical) : meta('name', 'robots', 'noindex'),
    previous ? link('prev', previous) : '',
    next ? link('next', next) : '',
    ...feeds.map(({ href, label, type: feedType }) =>
      link('alternate', href, ` type="${escaped(feedType)}" title="${escaped(label)}"`),
    ),
    ...links.map(({ href, rel, ...told }) =>
      link(
        rel,
        href,
        Object.entries(told)
          .map(([name, value]) => ` ${name}="${escaped(value)}"`)
          .join(''),
      ),
    ),
    search ? link('search', search.href, ` type="${openSearchType}" title="${escaped(search.label)}"`) : '',
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', type),
    canonical ? meta('property', 'og:url', canonical) : '',
    image ? imageOf(image) : '',
    data ? structuredData(data) : '',
  ].join('')
}

/** A picture is shown large by those who show pages of others. */
const imageOf = ({ src, alt, width, height }: NonNullable<HeadOf['image']>): string =>
  [
    meta('property', 'og:image', src),
    meta('property', 'og:image:alt', alt),
    width && height ? meta('property', 'og:image:width', String(width)) : '',
    width && height ? meta('property', 'og:image:height', String(height)) : '',
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('')

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}">`

const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}"${more} href="${escaped(href)}">`

/** A "<" in JSON can only be inside a string, where it may as well be escaped: then no text can end the script. */
const structuredData = (data: object): string =>
  `<script type="application/ld+json">${jsonLd(data).replaceAll('<', '\\u003c')}</script>`

/** Structured data as it is sent. */
export const jsonLd = (data: object): string => JSON.stringify({ '@context': 'https://schema.org', ...data })
