/** Every country and territory of ISO 3166-1, and Kosovo, with what the catalogues need to know of each. */

import { getCountryDataList, getEmojiFlag, countries as listed, type TCountryCode } from 'countries-list'
import { slugify } from '#src/text/slug.ts'
import { type Hemisphere, hemisphereOf } from './hemisphere.ts'
import { type RegionList, regionsOf } from './regions.ts'

/** An ISO 3166-1 alpha-2 code, or `XK`, the user-assigned code of Kosovo. */
export type CountryCode = Exclude<TCountryCode, 'AC' | 'TA'>

/** A country or territory. `alpha3` is its ISO 3166-1 alpha-3 code, `flag` an emoji of two characters. */
export type Country = {
  code: CountryCode
  alpha3: string
  name: string
  slug: string
  flag: string
  /** The regions it is counted in, by the list they are of. */
  regions: Readonly<Record<RegionList, readonly string[]>>
  hemisphere: Hemisphere
}

/**
 * The package's English names, which are short and common ("Czechia", "South Korea", "Ivory Coast", "East Timor"), but
 * for these: accents it leaves out, and the names an English encyclopaedia heads its articles with.
 */
const ownNames: Partial<Record<CountryCode, string>> = {
  AX: 'Åland Islands',
  BL: 'Saint Barthélemy',
  BQ: 'Caribbean Netherlands',
  CV: 'Cape Verde',
  CW: 'Curaçao',
  MO: 'Macau',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
  TF: 'French Southern and Antarctic Lands',
  TR: 'Turkey',
  UM: 'United States Minor Outlying Islands',
  VI: 'United States Virgin Islands',
}

const english = new Intl.Collator('en')

/** All 250, by name. */
export const countriesOfTheWorld: readonly Country[] = getCountryDataList()
  .flatMap(({ iso2, iso3 }): Country[] => {
    if (!isCountryCode(iso2)) return []
    const name = ownNames[iso2] ?? listed[iso2].name
    return [
      {
        code: iso2,
        alpha3: iso3,
        name,
        slug: slugify(name),
        flag: getEmojiFlag(iso2),
        regions: regionsOf(iso2),
        hemisphere: hemisphereOf(iso2),
      },
    ]
  })
  .sort((a, b) => english.compare(a.name, b.name))

const byCode: ReadonlyMap<string, Country> = new Map(countriesOfTheWorld.map((country) => [country.code, country]))

/** The country of an alpha-2 code as stored, upper case; undefined for any other text. For what readers type, `findCountry`. */
export const countryByCode = (code: string): Country | undefined => byCode.get(code)

/** Ascension and Tristan da Cunha have exceptional reservations only: in ISO 3166-1 they are parts of Saint Helena. */
function isCountryCode(code: TCountryCode): code is CountryCode {
  return code !== 'AC' && code !== 'TA'
}
