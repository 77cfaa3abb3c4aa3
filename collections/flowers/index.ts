/** The collections of the flower service, in the order the sidebar shows them. */
import { Blooms } from './blooms.ts'
import { Cities } from './cities.ts'
import { Countries } from './countries.ts'
import { Decorations } from './decorations.ts'
import { Experiences } from './experiences.ts'
import { FlowerDays } from './flower-days.ts'
import { Flowers } from './flowers.ts'
import { NationalFlowers } from './national-flowers.ts'
import { Places } from './places.ts'
import { Terms } from './terms.ts'
import { Traditions } from './traditions.ts'

export const flowerCollections = [
  Flowers,
  FlowerDays,
  Decorations,
  Places,
  Experiences,
  Traditions,
  Countries,
  NationalFlowers,
  Blooms,
  Cities,
  Terms,
]
