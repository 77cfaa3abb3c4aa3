/** The tools of every service. */
import type { ServiceId } from '#src/services.ts'
import type { ToolTable } from '../tool.ts'
import { cattleTools } from './cattle.ts'
import { cheeseTools } from './cheese.ts'
import { colourTools } from './colours.ts'
import { danceTools } from './dance.ts'
import { flowerTools } from './flowers.ts'
import { foodTools } from './food.ts'
import { sareeTools } from './sarees.ts'
import { traditionTools } from './traditions.ts'

/** The tools of each catalogue. */
export const toolsByService = {
  flowers: flowerTools,
  traditions: traditionTools,
  colours: colourTools,
  food: foodTools,
  cheese: cheeseTools,
  cattle: cattleTools,
  sarees: sareeTools,
  dance: danceTools,
} satisfies Record<ServiceId, ToolTable>
