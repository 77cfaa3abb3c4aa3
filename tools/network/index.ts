/** The tools of the network: over all catalogues what no catalogue can tell alone. */
import type { NetworkToolTable } from '../tool.ts'
import { calendar } from './calendar.ts'
import { country } from './country.ts'
import { get } from './get.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { today } from './today.ts'
import { topic } from './topic.ts'

/** The whole public API of the network. */
export const networkTools = { search, get, today, calendar, topic, country, services } satisfies NetworkToolTable
