/** An entry in a frame on somebody else's page: its plate, its name and a line, without a script. */
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { framedHeaders } from '#src/http/security.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { escaped } from '#src/text/escaped.ts'
import { Plate } from '#src/ui/plate.tsx'
import type { EntryRecord } from '#src/ui/records.ts'
import type { Catalogue } from './catalogue.ts'
import { withCurlyQuotes } from './curly-quotes.ts'
import { withoutInlineStyles } from './inline-styles.ts'
import type { TextFile } from './page.ts'

/** Last part of its address, after that of the entry. */
export const embedPath = 'embed'

/** The size it is designed for, in pixels; in a narrower frame the summary is cut off. */
export const embedSize = { width: 560, height: 200 } as const

const style = `:root{color-scheme:light dark}
body{margin:0;font:1.0625rem/1.4 Georgia,serif;background:light-dark(#faf8f4,#161310);color:light-dark(#221d18,#ece7df)}
a{display:flex;gap:1.25rem;box-sizing:border-box;height:100vh;min-height:8rem;padding:.75rem;border:1px solid light-dark(#d8d2c9,#3b362f);color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:-4px}
picture{display:contents}
img{flex:none;height:100%;width:auto;max-width:40%;aspect-ratio:3/4;object-fit:cover}
h1{margin:0 0 .35rem;font-size:1.5rem;font-weight:400;line-height:1.1}
a:hover h1{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em}
p{margin:0 0 .35rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden}
small{font:.8125rem/1.4 system-ui,sans-serif;color:light-dark(#6b6259,#a79e92)}`

const digestOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`

/** An entry in brief, as another site shows it in a frame. */
export function embed({ site, service }: Catalogue, resource: AnyResource, entry: EntryRecord): TextFile {
  const { name, summary, url, picture } = entry
  const body = renderToStaticMarkup(
    <a href={url} target="_top">
      <Plate resource={resource} entry={entry} accent={service.accentHueDegrees} isLarge />
      <div>
        <h1>{name}</h1>
        <p>{summary}</p>
        <small>
          Octavo {service.title}
          {picture && ` · Picture: ${picture.credit}, ${picture.licence}`}
        </small>
      </div>
    </a>,
  )
  const { html, rules } = withoutInlineStyles(withCurlyQuotes(body))
  const css = style + rules
  return {
    contentType: 'text/html; charset=utf-8',
    headers: framedHeaders(site, digestOf(css)),
    text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escaped(url)}"><style>${css}</style></head><body><main>${html}</main></body></html>`,
  }
}
