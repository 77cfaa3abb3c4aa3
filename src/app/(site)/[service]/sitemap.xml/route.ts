import { countries } from '#src/geography/countries.ts'
import { textOf } from '#tools/answer.ts'
import { listEntries } from '#tools/entries.ts'
import { type Catalogue, listAddress, openCatalogue } from '../../_site/catalogue.ts'
import { viewsOf } from '../../_site/contents.ts'
import { sitemap } from '../../_site/sitemap.ts'

/** Next would otherwise take a route of this name for a file it can write when it builds. */
export const dynamic = 'force-dynamic'

/** Every page of a catalogue. */
export async function GET(_: Request, { params }: { params: Promise<{ service: string }> }): Promise<Response> {
  const catalogue = openCatalogue((await params).service)
  if (!catalogue) return new Response(null, { status: 404 })
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

const pagesOf = async ({ call }: Catalogue, of: Catalogue['resources'][number]): Promise<string[]> => {
  const { items } = JSON.parse(textOf(await listEntries(of, call))) as { items: { url: string }[] }
  return items.map(({ url }) => url)
}

/** Every country has a page, written or not. */
const countryPages = async (catalogue: Catalogue): Promise<string[]> => {
  const of = catalogue.resources.find(({ isCountry }) => isCountry)
  return of ? countries.map(({ slug }) => `${listAddress(catalogue, of)}/${slug}`) : []
}
