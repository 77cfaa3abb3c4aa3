/** The regions of an entry: those of its countries, unless it names its own. */
import type { countriesOfTheWorld } from '#src/geography/countries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'

/** The regions of countries, once each, in the list that the service divides the world by. */
export const regionsOfEntry = (
  { service }: Pick<AnyResource, 'service'>,
  tiedTo: typeof countriesOfTheWorld,
): string[] => {
  const list = findService(service)?.regions ?? 'region6'
  return [...new Set(tiedTo.flatMap(({ regions }) => regions[list]))]
}

/** Whether a facet of regions has no value of its own: then the regions of the countries count. */
export const isLeftToCountries = (field: string, { regions }: Readonly<Record<string, unknown>>): boolean =>
  field === 'regions' && [regions ?? []].flat().length === 0
