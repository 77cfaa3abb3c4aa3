/** Every fault, in the order in which they are inflicted. */
import { clockFault } from './clock.ts'
import { databaseFaults } from './database.ts'
import { disk } from './disk.ts'
import type { Fault } from './fault.ts'
import { hostile } from './hostile/inflict.ts'
import { kills } from './kills.ts'
import { readOnlyFolder } from './read-only.ts'
import { rights, twice } from './refusals.ts'
import { stop } from './stop.ts'

/** All that is made to go wrong, in this order. */
export const faults: readonly Fault[] = [
  kills,
  stop,
  twice,
  hostile,
  rights,
  ...databaseFaults,
  disk,
  readOnlyFolder,
  clockFault,
]
