/** The world regions of an entry, which follow from its countries. */
import type { countries } from '#src/geography/countries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'

/** The regions of countries, once each, in the list that the service divides the world by. */
export const regionsOfEntry = ({ service }: Pick<AnyResource, 'service'>, tiedTo: typeof countries): string[] => {
  const list = findService(service)?.regions ?? 'region6'
  return [...new Set(tiedTo.flatMap(({ regions }) => regions[list]))]
}
