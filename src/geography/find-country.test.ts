import { countries as listed } from 'countries-list'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { countriesOfTheWorld } from './countries.ts'
import { findCountry, nearestCountries } from './find-country.ts'
import { otherCountryNames } from './other-names.ts'

describe('findCountry', () => {
  it('finds each by its codes in any case, its name, its slug and its native name', () => {
    for (const country of countriesOfTheWorld) {
      const { code, alpha3, name, slug } = country
      for (const text of [code, code.toLowerCase(), alpha3, alpha3.toLowerCase(), name, slug, listed[code].native])
        expect(findCountry(text)?.code, text).toBe(code)
    }
  })

  it('finds each by every other name, so no name is claimed by two', () => {
    for (const { code } of countriesOfTheWorld)
      for (const name of [...(listed[code].alias ?? []), ...(otherCountryNames[code] ?? [])])
        expect(findCountry(name)?.code, name).toBe(code)
  })

  it('finds every English name of a second source', () => {
    // That source gives "Congo" to both Congos; ISO 3166-1 gives it to CG.
    for (const [code, names] of Object.entries(english.countries))
      for (const name of [names].flat()) expect(findCountry(name)?.code, name).toBe(name === 'Congo' ? 'CG' : code)
  })

  it.each([
    ['UK', 'GB'],
    ['U.K.', 'GB'],
    ['Britain', 'GB'],
    ['Great Britain', 'GB'],
    ['England', 'GB'],
    ['Scotland', 'GB'],
    ['Wales', 'GB'],
    ['Northern Ireland', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['the United States of America', 'US'],
    ['America', 'US'],
    ['Burma', 'MM'],
    ['Ivory Coast', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['Cote d’Ivoire', 'CI'],
    ['Holland', 'NL'],
    ['The Netherlands', 'NL'],
    ['Persia', 'IR'],
    ['Iran', 'IR'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Siam', 'TH'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Turkiye', 'TR'],
    ['UAE', 'AE'],
    ['Emirates', 'AE'],
    ['DRC', 'CD'],
    ['DR Congo', 'CD'],
    ['Congo-Kinshasa', 'CD'],
    ['Zaire', 'CD'],
    ['Congo', 'CG'],
    ['Congo-Brazzaville', 'CG'],
    ['Republic of the Congo', 'CG'],
    ['East Timor', 'TL'],
    ['Timor-Leste', 'TL'],
    ['Swaziland', 'SZ'],
    ['Macedonia', 'MK'],
    ['North Macedonia', 'MK'],
    ['FYROM', 'MK'],
    ['Cape Verde', 'CV'],
    ['Cabo Verde', 'CV'],
    ['Czech Republic', 'CZ'],
    ['Czechia', 'CZ'],
    ['Korea', 'KR'],
    ['South Korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['North Korea', 'KP'],
    ["Korea (Democratic People's Republic of)", 'KP'],
    ['Russia', 'RU'],
    ['Russian Federation', 'RU'],
    ['Vatican', 'VA'],
    ['The Vatican', 'VA'],
    ['Holy See', 'VA'],
    ['Bolivia', 'BO'],
    ['Bolivia (Plurinational State of)', 'BO'],
    ['Tanzania', 'TZ'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Laos', 'LA'],
    ['Syria', 'SY'],
    ['Moldova', 'MD'],
    ['Micronesia', 'FM'],
    ['Federated States of Micronesia', 'FM'],
    ['Brunei', 'BN'],
    ['Palestine', 'PS'],
    ['State of Palestine', 'PS'],
    ['Taiwan', 'TW'],
    ['Republic of China', 'TW'],
    ["People's Republic of China", 'CN'],
    ['Hong Kong', 'HK'],
    ['Macau', 'MO'],
    ['Macao', 'MO'],
    ['Kosovo', 'XK'],
    ['Ceylon', 'LK'],
    ['Formosa', 'TW'],
    ['Abyssinia', 'ET'],
    ['Kampuchea', 'KH'],
    ['Rhodesia', 'ZW'],
    ['Viet Nam', 'VN'],
    ['Bosnia', 'BA'],
    ['Bosnia & Herzegovina', 'BA'],
    ['St. Lucia', 'LC'],
    ['St Kitts & Nevis', 'KN'],
    ['Trinidad', 'TT'],
    ['Sao Tome and Principe', 'ST'],
    ['curacao', 'CW'],
    ['Reunion', 'RE'],
    ['Aland', 'AX'],
    ['Bahamas, The', 'BS'],
    ['The Gambia', 'GM'],
    ['Eire', 'IE'],
    ['Republic of Ireland', 'IE'],
    ['Kingdom of Spain', 'ES'],
    ['Grand Duchy of Luxembourg', 'LU'],
    ['Co-operative Republic of Guyana', 'GY'],
    ['Hashemite Kingdom of Jordan', 'JO'],
    ['Aotearoa', 'NZ'],
    ['Bharat', 'IN'],
    ['भारत', 'IN'],
    ['Deutschland', 'DE'],
    ['日本', 'JP'],
    ['대한민국', 'KR'],
    ['  sOuTh   KOREA ', 'KR'],
    ['south-korea', 'KR'],
  ])('finds %s', (text, code) => {
    expect(findCountry(text)?.code).toBe(code)
  })

  it.each(['', ' ', '?', 'the', 'and', 'Narnia', 'Yugoslavia', 'ZZ', 'Republic of', 'constructor', '__proto__'])(
    'finds none for %j',
    (text) => {
      // "AND" is Andorra's code; any other bare word of these is no country.
      expect(findCountry(text)?.code).toBe(text === 'and' ? 'AD' : undefined)
    },
  )
})

describe('nearestCountries', () => {
  it.each([
    ['frnace', 'France'],
    ['Brasill', 'Brazil'],
    ['Untied Kingdom', 'United Kingdom'],
    ['Korea Nrth', 'North Korea'],
    ['Burm', 'Myanmar'],
    ['Switz', 'Switzerland'],
  ])('puts the meant country first for %s', (text, name) => {
    expect(nearestCountries(text)[0]).toBe(name)
  })

  it('gives at most as many as asked, each once', () => {
    expect(nearestCountries('United')).toEqual(['United States', 'United Kingdom', 'United Arab Emirates'])
    expect(nearestCountries('United', 1)).toHaveLength(1)
  })

  it('gives none for what is far from every name', () => {
    for (const text of ['', 'xx', 'qwerty', 'Narnia']) expect(nearestCountries(text)).toEqual([])
  })
})
