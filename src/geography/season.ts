/** Seasons by the calendar month, as they are called where people live. */
import type { Hemisphere } from './hemisphere.ts'

/** The four of the temperate year, the monsoon, and the wet and the dry season of the tropics. */
export const seasons = ['spring', 'summer', 'autumn', 'winter', 'monsoon', 'wet', 'dry'] as const
export type Season = (typeof seasons)[number]

const northern: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

const letters: Readonly<Record<string, Season>> = {
  p: 'spring',
  s: 'summer',
  a: 'autumn',
  w: 'winter',
  m: 'monsoon',
  r: 'wet',
  d: 'dry',
}

/**
 * Countries without the temperate seasons: their twelve months from January, as letters of the list above. Whole months, and one answer for
 * a country: the seasons that weather services commonly give for where most of its people live. Countries with two rainy seasons have
 * both.
 */
const years = `
  wwsssmmmmaaw IN BD
  wwpppmmmmaaw NP BT
  wwppssmmmaaw PK
  wwssmmmmmmww TH MM KH LA
  mmrrmmmmmrrm LK
  ddddmmmmmmmd MV
  ddddrrrrrrdd VN
  dddddrrrrrrd PH
  rrrrdddddrrr MY
  rrrrrrrrrrrr SG BN FM PW
  rrrddddddrrr ID
  rrrrdddddddr TL
  rrrrddddddrr PG
  ddrrrddddrrr KE
  ddrrrdddrrrd UG RW
  rrrrrdddrrrr BI GA CG
  ddrrrdddddrr TZ
  ddrrrrrrrddd ET
  dddddrrrrddd ER ML BF NE TD SD
  dddrrrdddrrd SO
  dddddrrrrrdd SN GM GW
  ddddddrrrddd MR
  ddddrrrrrrrd GN SL LR
  dddrrrrrrrdd NG GH TG BJ CF
  dddrrrrrrrrd CI SS
  ddrrrrrrrrrd CM
  rrrrrrddrrrr GQ
  rrrrrddddrrr CD ST
  rrrrddddddrr AO ZM MW MG KM
  rrrdddddddrr MZ ZW BO PE
  rrrddddddddr SC
  sssswwwwwwss MU RE
  ddddrrrrrrdd GT SV HN NI CU BS
  ddddrrrrrrrd CR PA JM DO VE KY
  dddddrrrrrrd BZ AG AI BB BL DM GD GP KN LC MF MQ MS SX TC VC VG VI
  dddrrrrrrrrd HT PR
  dddddrrrrrrr TT
  rddddddddrrr AW BQ CW
  ddrrrdddrrrd CO
  rdddrrrrdddr GY
  rddrrrrrdddr SR
  rrrrrrrddddr GF
  rrrrrddddddr EC
  rrrrddddddrr FJ WS TO VU SB AS CK NU WF TK TV PF KI NR
  ddddrrrrrrrd MH
  ddddddrrrrrd GU MP
`

const yearOf: ReadonlyMap<string, string> = new Map(
  years
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [year = '', ...codes] = line.trim().split(' ')
      return codes.map((code) => [code, year] as const)
    }),
)

/**
 * The season of a country on a day (`YYYY-MM-DD`). Where the year is temperate it is the meteorological one: whole months, so spring is
 * March to May in the north and September to November in the south.
 */
export function seasonNow({ code, hemisphere }: { code: string; hemisphere: Hemisphere }, day: string): Season {
  const month = Number(day.split('-')[1])
  const quarter = Math.floor((month % 12) / 3)
  const temperate = northern[hemisphere === 'north' ? quarter : (quarter + 2) % 4]
  const own = yearOf.get(code)
  const season = own === undefined ? temperate : letters[own.charAt(month - 1)]
  if (season === undefined) throw new Error(`Not a day: ${day}`)
  return season
}

/** Whether a country keeps the four seasons of its hemisphere. */
export const isTemperate = (code: string): boolean => !yearOf.has(code)
