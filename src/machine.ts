/** The resources of this machine, or of our container. Imports nothing of ours. */
import { availableParallelism, totalmem } from 'node:os'

/** Memory in megabytes: the machine's, or what the container allows where that is less. */
export const memoryMegabytes: number = Math.floor(
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1_048_576,
)

/** How many threads can run at once. */
export const cores: number = availableParallelism()
