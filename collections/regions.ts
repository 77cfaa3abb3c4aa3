/** The regions of an entry, which follow from its countries unless it says them itself. */
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

/** Whether a facet of regions says none of its own: those of its countries stand then. */
export const isLeftToCountries = (field: string, { regions }: Readonly<Record<string, unknown>>): boolean =>
  field === 'regions' && [regions ?? []].flat().length === 0
