/** Links beside the matches of a search: to pages that the question names, and to what it asks about an entry that it names. */
import { type Country, countryByCode } from '#src/geography/countries.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type Service } from '#src/services.ts'
import { wordsOf } from '#src/text/words.ts'
import type { Link } from '#src/ui/records.ts'
import { openCatalogue } from '../catalogue.ts'
import type { Network } from '../network.ts'
import type { NetworkHit, Plated } from '../searching.ts'
import { type Clues, countriesIn, waysOf } from '../ways.ts'
import { wayWithin } from './compare-within.tsx'

/** Most entries named in the question that are checked for having something of two countries. */
const MOST_TRIED = 4

type Found = Pick<Clues, 'likely'> & { items: readonly NetworkHit[]; plates: ReadonlyMap<string, Plated> }

/** Pages that answer a question better than any one entry does. */
export async function searchWays(network: Network, query: string, { items, plates, likely }: Found): Promise<Link[]> {
  const words = new Set(wordsOf(query))
  const named = items.filter(({ name }) => wordsOf(name).every((word) => words.has(word)))
  const [one, other] = countriesIn(query)
  const within = one && other ? await Promise.all(named.slice(0, MOST_TRIED).map(isIn(network, [one, other]))) : []
  const around = named.flatMap(({ url }) => countriesAround(plates.get(url)))
  const where = { base: network.base, baseUrls: network.site.baseUrls, today: network.today }
  return [...within.flat(), ...waysOf(query, where, { likely, around })]
}

const isIn =
  ({ site, call }: Network, both: readonly [Country, Country]) =>
  async ({ catalogue, resource, slug }: NetworkHit): Promise<Link[]> => {
    if (catalogue === null) return []
    const service = findService(catalogue) as Service
    return wayWithin(openCatalogue(service, site, call.now), findResource(catalogue, resource), slug, both)
  }

/** The countries that a place lies in; none for other entries. */
const countriesAround = (plated: Plated | undefined): Country[] =>
  plated?.resource.isPlace ? plated.entry.countries.flatMap(({ code }) => countryByCode(code) ?? []) : []
