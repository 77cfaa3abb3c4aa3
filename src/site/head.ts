/** The head of a page: what it tells browsers, search engines and sites that link to it. */
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
  /** Links to the page in other forms and to its licence, which the HTTP head of its reply has too. */
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

/** Asks sites that show links to this page for a large picture. */
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

/** Escapes each "<" in JSON, which can only be inside a string: then no text can end the script. */
const structuredData = (data: object): string =>
  `<script type="application/ld+json">${jsonLd(data).replaceAll('<', '\\u003c')}</script>`

/** Structured data as it is sent. */
export const jsonLd = (data: object): string => JSON.stringify({ '@context': 'https://schema.org', ...data })
