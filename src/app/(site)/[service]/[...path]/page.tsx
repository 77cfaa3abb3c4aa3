/** The list of a resource and the page of each entry, for every resource that any catalogue declares. */
import { resourceAt } from '../../_site/catalogue.ts'
import { countryPage } from '../../_site/country-page.tsx'
import { entryPage } from '../../_site/entry-page.tsx'
import { listPage } from '../../_site/lists/index.tsx'
import { catalogueView, lost } from '../../_site/view.tsx'

export default catalogueView<{ service: string; path: string[] }>(async (catalogue, { path }, query) => {
  const [first = '', slug, ...deeper] = path.map(decoded)
  const of = resourceAt(catalogue, first)
  if (!of || deeper.length > 0) return lost(catalogue, path.at(-1) ?? '')
  if (slug === undefined) return listPage(catalogue, of, query)
  return of.isCountry ? countryPage(catalogue, of, slug) : entryPage(catalogue, of, slug)
})

/** Next gives parts of a path as they were sent. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
