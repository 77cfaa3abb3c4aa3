/**
 * World regions: the three lists readers may filter by, six continents, eleven cultural regions, and the parts of India
 * with the rest of South Asia and the world.
 */

/** The six-region list. Central America and the Caribbean are `north-america`; the Middle East is `asia`. */
export const regions6 = ['africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania'] as const

/** The eleven-region list. Mexico, Central America, the Caribbean and South America are `latin-america`. */
export const regions11 = [
  'south-asia',
  'southeast-asia',
  'east-asia',
  'central-asia',
  'middle-east',
  'north-africa',
  'sub-saharan-africa',
  'europe',
  'north-america',
  'latin-america',
  'oceania',
] as const

/** The eight-region list: six parts of India, the rest of South Asia, and the world beyond. */
export const regions8 = ['north', 'west', 'central', 'east', 'northeast', 'south', 'south-asia', 'world'] as const

/** The regions of each list, by its name. */
export const regionLists = { region6: regions6, region11: regions11, region8: regions8 } as const
export type RegionList = keyof typeof regionLists

/** A slug of `regions6`. */
export type Region6 = (typeof regions6)[number]
/** A slug of `regions11`. */
export type Region11 = (typeof regions11)[number]
/** A slug of `regions8`. */
export type Region8 = (typeof regions8)[number]

/** The name of each region as readers see it. */
export const regionTitles: Readonly<Record<Region6 | Region11 | Region8, string>> = {
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  oceania: 'Oceania',
  'south-asia': 'South Asia',
  'southeast-asia': 'Southeast Asia',
  'east-asia': 'East Asia',
  'central-asia': 'Central Asia',
  'middle-east': 'Middle East',
  'north-africa': 'North Africa',
  'sub-saharan-africa': 'Sub-Saharan Africa',
  'latin-america': 'Latin America and the Caribbean',
  north: 'North India',
  west: 'West India',
  central: 'Central India',
  east: 'East India',
  northeast: 'Northeast India',
  south: 'South India',
  world: 'The wider world',
}

/** ISO 3166-1 alpha-2 codes of a region, parted by spaces. */
type Codes = string

/**
 * The countries of each of the eleven regions. The base is the UN's M49 standard (unstats.un.org/unsd/methodology/m49),
 * which has no Kosovo (here `europe`) and no Taiwan (here `east-asia`). Where it differs from what a reader expects:
 *
 * - `middle-east` is M49's Western Asia, so Turkey, Armenia, Azerbaijan and Georgia too, and Iran;
 * - Cyprus, in M49's Western Asia, is `europe`: a member of the European Union, its feasts and kitchen kin to Greece's;
 * - Russia is `europe` whole, where most of its people live; Egypt and Sudan are `north-africa`;
 * - M49's Northern America (Bermuda, Canada, Greenland, Saint Pierre and Miquelon, the United States) is `north-america`;
 * - the unpeopled south goes with the nearest land: Antarctica, in no M49 region, with `oceania`.
 */
const codesByRegion11: Readonly<Record<Region11, Codes>> = {
  'south-asia': 'AF BD BT IN LK MV NP PK',
  'southeast-asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'east-asia': 'CN HK JP KP KR MN MO TW',
  'central-asia': 'KG KZ TJ TM UZ',
  'middle-east': 'AE AM AZ BH GE IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  'north-africa': 'DZ EG EH LY MA SD TN',
  'sub-saharan-africa':
    'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW IO KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SH SL SN SO SS ST SZ TD TF TG TZ UG YT ZA ZM ZW',
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  'north-america': 'BM CA GL PM US',
  'latin-america':
    'AG AI AR AW BB BL BO BQ BR BS BV BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
  oceania: 'AQ AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
}

/** Of `latin-america`, the continent of South America with its islands; the rest is `north-america` in the six-region list. */
const southAmerica: Codes = 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE'

const region11ByCode = new Map(
  regions11.flatMap((region) => codesByRegion11[region].split(' ').map((code) => [code, region] as const)),
)

const southAmericanCodes = new Set(southAmerica.split(' '))

const region6ByRegion11: Readonly<Record<Exclude<Region11, 'latin-america'>, Region6>> = {
  'south-asia': 'asia',
  'southeast-asia': 'asia',
  'east-asia': 'asia',
  'central-asia': 'asia',
  'middle-east': 'asia',
  'north-africa': 'africa',
  'sub-saharan-africa': 'africa',
  europe: 'europe',
  'north-america': 'north-america',
  oceania: 'oceania',
}

/** The regions of an ISO alpha-2 code in each list; India is in six of the eight. A code in no region throws: our mistake. */
export const regionsOf = (code: string) => {
  const region11 = region11ByCode.get(code)
  if (region11 === undefined) throw new Error(`Country ${code} has no region: add it to codesByRegion11.`)
  return { region6: [region6Of(code, region11)], region11: [region11], region8: regions8Of(code, region11) } as const
}

function region6Of(code: string, region11: Region11): Region6 {
  if (region11 !== 'latin-america') return region6ByRegion11[region11]
  return southAmericanCodes.has(code) ? 'south-america' : 'north-america'
}

function regions8Of(code: string, region11: Region11): readonly Region8[] {
  if (code === 'IN') return ['north', 'west', 'central', 'east', 'northeast', 'south']
  return region11 === 'south-asia' ? ['south-asia'] : ['world']
}
