/** The tools of the network, for questions over all catalogues. */
import type { NetworkToolTable } from '../tool.ts'
import { networkCalendar } from './calendar.ts'
import { networkCountry } from './country.ts'
import { networkGet } from './get.ts'
import { networkSearch } from './search.ts'
import { networkServices } from './services.ts'
import { networkToday } from './today.ts'
import { networkTopic } from './topic.ts'

/** The whole public API of the network. */
export const networkTools = {
  search: networkSearch,
  get: networkGet,
  today: networkToday,
  calendar: networkCalendar,
  topic: networkTopic,
  country: networkCountry,
  services: networkServices,
} satisfies NetworkToolTable
