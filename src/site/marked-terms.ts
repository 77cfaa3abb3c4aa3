/** Words of the catalogue's glossary, marked where a text first uses them. */
import type { AnyResource } from '#src/read-model/resource.ts'
import type { Beside } from '#src/read-model/surrogate-keys.ts'
import type { Meaning, RecordHtml, Summary } from '#src/ui/records.ts'
import { toolOf } from '#tools/tool-of.ts'
import { type Catalogue, readAnswer, resourceOf } from './catalogue.ts'
import { listEntries } from './entries.ts'

/** Most terms marked on a page: a text with more marks is hard to read. */
const MOST_MARKED = 12

/** Most terms of a glossary that is looked for in every page. */
const MOST_TERMS = 1000

type Marked = { html: RecordHtml; meanings: Meaning[]; beside: Beside[] }

/** The texts with their terms marked, and the meanings of these. On its own page a term is not marked. */
export async function withMarkedTerms(
  catalogue: Catalogue,
  resource: AnyResource,
  slug: string,
  html: RecordHtml,
): Promise<Marked> {
  const glossary = toolOf(catalogue.service.id, ['glossary'])?.tool.resource
  if (glossary === undefined) return { html, meanings: [], beside: [] }
  const terms = resourceOf(catalogue, glossary)
  const { items } = readAnswer(catalogue, await listEntries(terms, catalogue.call))
  const beside = [{ resource: terms.id }]
  if (items.length === 0 || items.length > MOST_TERMS) return { html, meanings: [], beside }
  const termNames = knownAs(items)
  const marked = new Map<string, Summary>()
  const sections = Object.fromEntries(
    Object.entries(html.sections).map(([key, text]) => {
      const own = (term: Summary) => resource.id === terms.id && term.slug === slug
      return [key, marking(text, termNames, (term) => !own(term) && isFirst(marked, term))]
    }),
  )
  const meanings = [...marked.values()].map(({ slug: id, name, summary, url }) => ({ id, name, summary, url }))
  return { html: { ...html, sections }, meanings, beside }
}

/** Notes a term, unless it was marked before or enough are. */
function isFirst(marked: Map<string, Summary>, term: Summary): boolean {
  if (marked.has(term.slug) || marked.size >= MOST_MARKED) return false
  marked.set(term.slug, term)
  return true
}

type Known = { pattern: RegExp; byName: ReadonlyMap<string, Summary> }

const termNamesOf = new WeakMap<readonly Summary[], Known>()

/** The pattern of the names of terms: as whole words, in any case, also in the plural; the longest first. */
function knownAs(items: readonly Summary[]): Known {
  const before = termNamesOf.get(items)
  if (before) return before
  const byName = new Map(items.map((term) => [term.name.toLowerCase(), term]))
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escapedPattern)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${names.join('|')})(?:e?s)?(?![\\p{L}\\p{N}-])([.,;:!?)’”]*)`, 'giu')
  const termNames = { pattern, byName }
  termNamesOf.set(items, termNames)
  return termNames
}

const escapedPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Elements within which no term is marked. */
const closed = /^<(\/?)(a|sup|code|h[1-6])\b/

/** The HTML with a button about each term that is to be marked. */
function marking(html: string, { pattern, byName }: Known, isToMark: (term: Summary) => boolean): string {
  let depth = 0
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const tag = closed.exec(piece)
      if (tag) depth += tag[1] === '/' ? -1 : 1
      if (depth > 0 || piece.startsWith('<')) return piece
      return piece.replace(pattern, (match, name: string, stop: string) => {
        const term = byName.get(name.toLowerCase())
        if (!term || !isToMark(term)) return match
        const word = match.slice(0, match.length - stop.length)
        const marked = `<button type="button" class="term" popovertarget="term-${term.slug}">${word}</button>`
        // Browsers may break the line after any button, so punctuation that follows is kept with it.
        return stop === '' ? marked : `<span class="with-stop">${marked}${stop}</span>`
      })
    })
    .join('')
}
