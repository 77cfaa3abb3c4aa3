/** What the page of an entry without a text shows in its place: the entries that it names, and what is in season with it. */
import { monthName } from '#src/calendar/words.ts'
import { linkedEntries, namedMonths } from '#src/read-model/declared-fields.ts'
import { summaries } from '#src/read-model/queries/summaries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { Beside } from '#src/read-model/surrogate-keys.ts'
import { capital } from '#src/text/capital.ts'
import { entryPartsOf } from '#src/ui/entry/sections.tsx'
import type { EntryRecord, Shelf, Summary } from '#src/ui/records.ts'
import { networkLineOf } from '#tools/network/entry.ts'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, listAddress, resourceOf } from '../catalogue.ts'
import { withQuery } from '../query.ts'

type Shelves = { shelves: Shelf[]; beside: Beside[] }

/** What the page of an entry without a text shows in its place, and which entries it has named. */
export async function inPlaceOfText(
  catalogue: Catalogue,
  resource: AnyResource,
  record: EntryRecord,
): Promise<Shelves> {
  if (entryPartsOf(resource, record).length > 0) return { shelves: [], beside: [] }
  const [named, inSeason] = await Promise.all([
    namedBy(catalogue, resource, record),
    inSeasonWith(catalogue, resource, record),
  ])
  return {
    shelves: [...named.shelves, ...inSeason.shelves].filter(({ items }) => items.length > 0),
    beside: [...named.beside, ...inSeason.beside],
  }
}

/** The entries that it links to, as lists show them. */
async function namedBy(catalogue: Catalogue, resource: AnyResource, record: EntryRecord): Promise<Shelves> {
  const links = Object.values(resource.links).flatMap((link) => {
    const slugs = linkedEntries(link, record).map(({ slug }) => slug)
    return slugs.length === 0 ? [] : [{ label: link.label, target: resourceOf(catalogue, link.to), slugs }]
  })
  const shelves = await Promise.all(
    links.map(async ({ label, target, slugs }): Promise<Shelf> => {
      const lines = await summaries(
        catalogue.site.database,
        slugs.map((slug) => ({ resource: target, slug })),
      )
      const items = lines.flatMap((line) => (line ? [networkLineOf<Summary>(target, line, catalogue.call)] : []))
      return { label: items.length === 1 ? capital(target.one) : label, href: null, resource: target, items }
    }),
  )
  return { shelves, beside: links.map(({ target, slugs }) => ({ resource: target.id, slugs })) }
}

/** What else is in season this month or, if the entry itself is not, in the first month that it names. */
async function inSeasonWith(catalogue: Catalogue, resource: AnyResource, record: EntryRecord): Promise<Shelves> {
  const named = toolOf(catalogue.service.id, ['season'])
  if (named?.tool.resource !== resource.id) return { shelves: [], beside: [] }
  const now = Number(catalogue.today.slice(5, 7))
  const seasons = (['north', 'south'] as const).flatMap((hemisphere) => {
    const months = namedMonths(resource.facets[hemisphere], record)
    return months.length === 0 ? [] : [{ month: months.includes(now) ? now : Math.min(...months), hemisphere }]
  })
  const shown = seasons.find(({ month }) => month === now) ?? seasons[0]
  if (!shown) return { shelves: [], beside: [] }
  const { items } = await ask(catalogue, named, shown)
  const shelf = {
    label: `Also ${resource.path.replaceAll('-', ' ')} in ${monthName(shown.month)}, ${shown.hemisphere} of the equator`,
    href: withQuery(listAddress(catalogue, resource), shown),
    resource,
    items: items.filter(({ slug }) => slug !== record.slug),
  }
  return { shelves: [shelf], beside: [{ resource: resource.id }] }
}
