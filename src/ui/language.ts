/** The language a native name is written in, for screen readers and for the right shapes of Han letters. */

/** Scripts that tell a language, alone or with a country; the first language is what holds without one. */
const byScript: readonly (readonly [RegExp, string, Readonly<Record<string, string>>])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', {}],
  [/\p{Script=Hangul}/u, 'ko', {}],
  [/\p{Script=Han}/u, 'zh', { JP: 'ja', TW: 'zh-Hant', HK: 'zh-Hant', KR: 'ko' }],
  [/\p{Script=Thai}/u, 'th', {}],
  [/\p{Script=Lao}/u, 'lo', {}],
  [/\p{Script=Khmer}/u, 'km', {}],
  [/\p{Script=Myanmar}/u, 'my', {}],
  [/\p{Script=Sinhala}/u, 'si', {}],
  [/\p{Script=Tamil}/u, 'ta', {}],
  [/\p{Script=Telugu}/u, 'te', {}],
  [/\p{Script=Kannada}/u, 'kn', {}],
  [/\p{Script=Malayalam}/u, 'ml', {}],
  [/\p{Script=Bengali}/u, 'bn', {}],
  [/\p{Script=Gujarati}/u, 'gu', {}],
  [/\p{Script=Gurmukhi}/u, 'pa', {}],
  [/\p{Script=Oriya}/u, 'or', {}],
  [/\p{Script=Devanagari}/u, 'hi', { NP: 'ne' }],
  [/\p{Script=Tibetan}/u, 'bo', { BT: 'dz' }],
  [/\p{Script=Arabic}/u, 'ar', { IR: 'fa', AF: 'fa', PK: 'ur' }],
  [/\p{Script=Hebrew}/u, 'he', {}],
  [/\p{Script=Georgian}/u, 'ka', {}],
  [/\p{Script=Armenian}/u, 'hy', {}],
  [/\p{Script=Ethiopic}/u, 'am', {}],
  [/\p{Script=Greek}/u, 'el', {}],
  [/\p{Script=Cyrillic}/u, 'ru', { UA: 'uk', BG: 'bg', RS: 'sr', MK: 'mk', BY: 'be', MN: 'mn', KZ: 'kk' }],
]

/** A BCP 47 tag for text by its script and the entry's countries, most telling first; undefined for Latin letters. */
export function languageOf(text: string, countries: readonly { code: string }[]): string | undefined {
  const languages = byScript.find(([script]) => script.test(text))
  if (!languages) return undefined
  const [, alone, byCountry] = languages
  const country = countries.find(({ code }) => byCountry[code] !== undefined)
  return (country && countries[0]?.code === country.code ? byCountry[country.code] : undefined) ?? alone
}
