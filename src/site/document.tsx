/** From a page to the document a browser receives. */
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageHeaders } from '#src/http/security.ts'
import type { Site } from '#src/http/site.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { type Character, network } from '#src/services.ts'
import { escaped } from '#src/text/escaped.ts'
import { iconAddress } from '#src/ui/mark.tsx'
import { scriptsBeyondCuts } from '#src/ui/syllables.ts'
import { assetsOf } from './assets.ts'
import type { Catalogue } from './catalogue.ts'
import { CatalogueFrame } from './catalogue-frame.tsx'
import { withCurlyQuotes } from './curly-quotes.ts'
import { headHtml } from './head.ts'
import { withoutInlineStyles } from './inline-styles.ts'
import { NetworkFrame } from './network-frame.tsx'
import type { Page } from './page.ts'

/** A document and the headers that belong to it. */
export type Document = { text: string; headers: Readonly<Record<string, string>> }

/** The whole document of a page, in the frame of its catalogue or, without one, of the network. */
export function documentOfPage(page: Page, site: Site, catalogue: Catalogue | null, licence: Licence | null): Document {
  const main = (
    <>
      {page.main}
      {page.head.canonical && (
        <aside className="on-paper" aria-label="Address of this page">
          {page.head.canonical}
        </aside>
      )}
    </>
  )
  const [before, after] = frameOf(site, catalogue, licence)
  const { html, rules: own } = withoutInlineStyles(withCurlyQuotes(renderToStaticMarkup(main)))
  const hue = catalogue?.service.accentHueDegrees ?? network.accentHueDegrees
  const rules = (catalogue ? `.page{--hue:${hue}}` : '') + own
  const text = `<!doctype html><html lang="en"><head>${startOfHead()}${facesOf(html)}${rareOf(html)}${commonHead(hue, catalogue?.service.character.heading ?? 'serif')}${styleOf(rules)}${headHtml(page.head)}</head><body>${before}${html}${after}</body></html>`
  return { text, headers: pageHeaders(site, rules === '' ? [] : [digestOf(rules)]) }
}

/** The HTML before and after the content of a page. */
type Frame = readonly [before: string, after: string]

const frames = new WeakMap<Site, Map<string, Frame>>()

/** The frame of a catalogue or of the network. All its pages share it, so it is made once for each licence. */
function frameOf(site: Site, catalogue: Catalogue | null, licence: Licence | null): Frame {
  const ofSite = frames.get(site) ?? new Map<string, Frame>()
  frames.set(site, ofSite)
  const key = `${catalogue?.service.id ?? network.id} ${licence?.address}`
  const there = ofSite.get(key)
  if (there) return there
  const html = renderToStaticMarkup(
    catalogue ? (
      <CatalogueFrame catalogue={catalogue} licence={licence}>
        <slot />
      </CatalogueFrame>
    ) : (
      <NetworkFrame site={site} licence={licence}>
        <slot />
      </NetworkFrame>
    ),
  )
  const [before = '', after = ''] = withCurlyQuotes(html).split('<slot></slot>')
  ofSite.set(key, [before, after])
  return [before, after]
}

/** Letters of other scripts than those of Europe. */
const otherScripts = /[\u0530-\u1cff\u2d00-\u2ddf\u2e80-\ua63f\ua800-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Links to the faces of other scripts, if the page has any, and to the whole faces of scripts of which the cut ones lack something. */
function facesOf(html: string): string {
  if (!otherScripts.test(html)) return ''
  const { scripts, whole } = assetsOf()
  return [scripts, ...scriptsBeyondCuts(html).map((script) => whole[script])]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
}

/** Elements that few pages have. */
const rare = /class="(?:sides|steps drawn)"/

/** A link to the styles of rare elements, if the page has any. */
const rareOf = (html: string): string => (rare.test(html) ? `<link rel="stylesheet" href="${assetsOf().rare}">` : '')

const styleOf = (rules: string): string => (rules === '' ? '' : `<style>${rules}</style>`)

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The start of every head. Style sheets come before faces: browsers make six requests at once, and show no page without its styles. */
function startOfHead(): string {
  const { stylesheet, early } = assetsOf()
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // It stands before the style sheet, since a script after it would wait for it.
    `<script src="${early}"></script>`,
    `<link rel="stylesheet" href="${stylesheet}">`,
  ].join('')
}

const heads = new Map<string, string>()

/** The rest of the head of every page with this accent and kind of heading, in the order that browsers need. */
function commonHead(hue: number, heading: Character['heading']): string {
  const key = `${hue} ${heading}`
  const there = heads.get(key)
  if (there !== undefined) return there
  const { preloads, script } = assetsOf()
  const head = [
    ...preloads[heading].map(
      ({ href, type }) => `<link rel="preload" as="font" type="${type}" href="${href}" crossorigin>`,
    ),
    `<script type="module" src="${script}"></script>`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161310" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" type="image/svg+xml" href="${escaped(iconAddress(hue))}">`,
  ].join('')
  heads.set(key, head)
  return head
}
