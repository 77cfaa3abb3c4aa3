/** Every kind of plate. */
import type { PlateKind } from '#src/services.ts'
import type { PlatePainter } from '../kind.ts'
import { almanac } from './almanac.ts'
import { blossom } from './blossom.ts'
import { cloth } from './cloth.ts'
import { dish } from './dish.ts'
import { field } from './field.ts'
import { floor } from './floor.ts'
import { hide } from './hide.ts'
import { ornament } from './ornament.ts'
import { wheel } from './wheel.ts'

const declared = { almanac, blossom, cloth, dish, field, floor, hide, ornament, wheel } satisfies Record<
  PlateKind,
  object
>

/** A kind of plate, by its name; null where there is none of this name. */
export const findKind = (name: string): PlatePainter<string> | null =>
  // Each draws from words of its own traits, which is all that it is given.
  Object.hasOwn(declared, name) ? (declared[name as PlateKind] as PlatePainter<string>) : null
