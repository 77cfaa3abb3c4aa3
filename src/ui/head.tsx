/** What a page says of itself to browsers, search engines and those who link to it. React moves it into the head. */
import type { Link } from './records.ts'

export type HeadOf = {
  title: string
  description: string
  /** The one address of the page; absent for pages that should not be found again, such as search results. */
  canonical?: string | undefined
  siteName: string
  /** A picture of what the page is about. */
  image?: { src: string; alt: string } | null | undefined
  previous?: string | null | undefined
  next?: string | null | undefined
  feeds?: readonly (Link & { type: string })[]
  /** Structured data, schema.org as JSON-LD. */
  data?: object
  type?: 'website' | 'article'
}

export function Head({
  title,
  description,
  canonical,
  siteName,
  image,
  previous,
  next,
  feeds = [],
  data,
  type,
}: HeadOf) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      {feeds.map(({ href, label, type: feedType }) => (
        <link key={href} rel="alternate" type={feedType} title={label} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={type ?? 'website'} />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image.src} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      {data && <StructuredData data={data} />}
    </>
  )
}

function StructuredData({ data }: { data: object }) {
  // A "<" in JSON can only be inside a string, where it may as well be escaped: then no text can end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
