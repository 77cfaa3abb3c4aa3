/** Every page of a catalogue, for search engines. */
import { countries } from '#src/geography/countries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { listEntries } from '#tools/entries.ts'
import { type Catalogue, listAddress, read } from '../catalogue.ts'
import { viewsOf } from '../contents.ts'
import type { TextFile, View } from '../page.ts'
import { sitemap } from '../sitemap.ts'

export const sitemapView = (catalogue: Catalogue): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'content',
  show: () => everyPage(catalogue),
})

async function everyPage(catalogue: Catalogue): Promise<TextFile> {
  const { base, resources } = catalogue
  const views = [
    base,
    ...viewsOf(catalogue).map(({ href }) => href),
    `${base}/about`,
    `${base}/coverage`,
    `${base}/api`,
  ]
  const lists = resources.map((of) => listAddress(catalogue, of))
  const entries = await Promise.all(
    resources.map((of) => (of.isCountry ? countryPages(catalogue) : pagesOf(catalogue, of))),
  )
  return sitemap([...views, ...lists, ...entries.flat()])
}

const pagesOf = async (catalogue: Catalogue, of: AnyResource): Promise<string[]> => {
  const { items } = read<{ items: { url: string }[] }>(catalogue, await listEntries(of, catalogue.call))
  return items.map(({ url }) => url)
}

/** Every country has a page, written or not. */
const countryPages = (catalogue: Catalogue): string[] => {
  const of = catalogue.resources.find(({ isCountry }) => isCountry)
  return of ? countries.map(({ slug }) => `${listAddress(catalogue, of)}/${slug}`) : []
}
