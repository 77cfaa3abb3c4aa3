/** Hemispheres: which half of the globe a country keeps its seasons by. */

/** The two halves of the globe. */
export const hemispheres = ['north', 'south'] as const

/** A half of the globe. */
export type Hemisphere = (typeof hemispheres)[number]

/**
 * Countries that lie mostly south of the equator; all others are northern. Of the countries the equator crosses, by where
 * most of the land and people are: south are Brazil, the two Congos, Ecuador, Gabon, Indonesia, and Kenya (by people:
 * Nairobi, Mombasa); north are Colombia, Equatorial Guinea, Kiribati, Maldives, São Tomé and Príncipe, Somalia, Uganda.
 */
const southern = new Set(
  'AO AQ AR AS AU BI BO BR BV BW CC CD CG CK CL CX EC FJ FK GA GS HM ID IO KE KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE RW SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW'.split(
    ' ',
  ),
)

/** The hemisphere of an ISO alpha-2 code. */
export const hemisphereOf = (code: string): Hemisphere => (southern.has(code) ? 'south' : 'north')
