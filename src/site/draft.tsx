/** What readers would see of an entry as it is now: their own page with a note above it, its record, and what feeds and shares say of it. */
import type { ReactNode } from 'react'
import type { Site } from '#src/http/site.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'
import { ShareCard } from '#src/ui/share-card.tsx'
import { contentOf } from '#tools/answer.ts'
import { openCatalogue } from './catalogue.ts'
import { type Document, documentOfPage } from './document.tsx'
import { openEntry } from './entries.ts'
import { askNetwork, openNetwork } from './network.ts'
import { noSuchPage, type Page } from './page.ts'
import { catalogueView, networkView } from './router.ts'

/** The parts of a preview, and what each is called. */
const parts = { page: 'Page', record: 'Record', shared: 'Feeds and sharing' }
type Part = keyof typeof parts

/** What a preview is of. */
export type DraftOf = {
  resource: AnyResource
  slug: string
  part: Part
  /** Its item in a feed, as XML. */
  feedItem: string
  isPublished: boolean
  /** What keeps it from being published, in words. */
  blocking: readonly string[]
  addressOf(part: Part): string
}

/** The document of one part. The admin may show it in a frame; it is neither cached nor indexed. Raises `not_found`. */
export async function draftDocument(site: Site, draft: DraftOf): Promise<Document> {
  const { resource, slug, part } = draft
  const now = site.now()
  const service = findService(resource.service)
  const catalogue = service ? openCatalogue(service, site, now) : null
  const network = openNetwork(site, now)
  const view = catalogue ? catalogueView(catalogue, [resource.path, slug]) : networkView(network, [resource.path, slug])
  const page = await view.show({})
  if (!('main' in page)) noSuchPage()
  const record = async () =>
    catalogue ? contentOf(await openEntry(resource, slug, catalogue.call)) : askNetwork(network, 'topic', { slug })
  const shown: Readonly<Record<Part, () => Promise<ReactNode>>> = {
    page: async () => page.main,
    record: async () => <Preformatted title="Its record" text={JSON.stringify(await record(), null, 2)} />,
    shared: async () => <Shared page={page} feedItem={draft.feedItem} />,
  }
  const { canonical: _, data: __, ...head } = page.head
  const main = (
    <>
      <Note {...draft} />
      {await shown[part]()}
    </>
  )
  const { licence } = await rightsOf(site.database, resource.service)
  const { text, headers } = documentOfPage({ head, main }, site, catalogue, licence)
  return { text: elsewhereOpened(text), headers: { ...headers, ...neverKept(headers) } }
}

/** Other pages do not stand in a frame: their links are opened beside it. */
const elsewhereOpened = (html: string): string =>
  html.replaceAll(/<a (?=[^>]*href="(?:https?:|\/(?!cms\/)))/g, '<a target="_blank" ')

const neverKept = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  'content-security-policy': String(headers['content-security-policy']).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
})

function Note({ part, isPublished, blocking, addressOf }: DraftOf) {
  const what = isPublished ? 'As published' : 'A draft: readers do not see this'
  return (
    <aside style={noteStyle} aria-label="Preview">
      <strong>{what}</strong>
      <nav aria-label="Parts of the preview" style={{ display: 'flex', gap: '1.2em' }}>
        {(Object.keys(parts) as Part[]).map((one) => (
          <a key={one} href={addressOf(one)} aria-current={one === part ? 'page' : undefined}>
            {parts[one]}
          </a>
        ))}
      </nav>
      {blocking.length > 0 && (
        <details style={{ flexBasis: '100%' }}>
          <summary>It cannot be published yet: {blocking.length} to mend</summary>
          <ul>
            {blocking.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}

const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.5em 2em',
  padding: '0.8em var(--gutter)',
  font: '0.9rem var(--sans)',
  color: 'var(--ink)',
  background: 'var(--accent-wash)',
  borderBlockEnd: '1px solid var(--accent-mid)',
} as const

const Preformatted = ({ title, text }: { title: string; text: string }) => (
  <main id="main" style={partStyle}>
    <h1 style={headingStyle}>{title}</h1>
    <pre style={preStyle}>{text}</pre>
  </main>
)

/** As messengers draw what is linked to, and as readers of feeds get it. */
const Shared = ({ page: { head }, feedItem }: { page: Page; feedItem: string }) => (
  <main id="main" style={partStyle}>
    <h1 style={headingStyle}>Where it is shared</h1>
    <ShareCard address={head.canonical ?? ''} {...head} image={head.image ?? null} />
    <h1 style={headingStyle}>In feeds</h1>
    <pre style={preStyle}>{feedItem}</pre>
  </main>
)

const partStyle = { maxWidth: 'var(--wide)', margin: '0 auto', padding: 'var(--gap) var(--gutter)' } as const
const headingStyle = { font: '500 1.4rem var(--sans)', margin: '1.2em 0 0.6em' } as const
const preStyle = {
  font: '0.85rem/1.5 var(--mono)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: '1.2em',
  margin: '0',
  background: 'var(--leaf)',
  border: '1px solid var(--rule)',
} as const
