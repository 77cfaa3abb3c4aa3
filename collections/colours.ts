/**
 * First declaration of colours, what editors enter: the collections, in the order the sidebar shows them.
 * All other values are computed from a hex value, except the family of a swatch, which its name may tell.
 */
import { familyInName, familyOf } from '#src/colour/family.ts'
import { parseHex } from '#src/colour/hex.ts'
import { colourValuesOf } from '#src/colour/values.ts'
import {
  cities,
  colourDays,
  colours,
  concepts,
  countryColours,
  emotions,
  meanings,
  swatches,
  swatchSets,
  terms,
} from '#src/read-model/resources/colours.ts'
import { collection } from './collection.ts'

/** What editors enter of colours; their values and families are computed when they are published. */
export const colourCollections = [
  collection(colours, { compute: ({ hex }) => ({ values: ofHex(hex, colourValuesOf) }) }),
  collection(colourDays),
  collection(meanings),
  collection(countryColours),
  collection(emotions),
  collection(concepts),
  collection(cities),
  collection(swatches, {
    compute: ({ name, hex }) => ({ family: ofHex(hex, (value) => familyInName(String(name)) ?? familyOf(value)) }),
  }),
  collection(swatchSets),
  collection(terms),
]

/** The fields computed from a value; null while it is no colour, which the record's schema then reports. */
const ofHex = <T>(value: unknown, derive: (hex: string) => T): T | null => {
  const hex = parseHex(String(value))
  return hex === null ? null : derive(hex)
}
