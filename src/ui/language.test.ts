import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const countries = (...codes: string[]) => codes.map((code) => ({ code }))

test.each([
  ['Rose', ['FR'], undefined],
  ['桜', ['JP'], 'ja'],
  ['さくら', ['CN'], 'ja'],
  ['梅', [], 'zh'],
  ['梅', ['TW', 'CN'], 'zh-Hant'],
  ['무궁화', ['KR'], 'ko'],
  ['कमल', ['IN'], 'hi'],
  ['लालीगुराँस', ['NP'], 'ne'],
  ['یاسمین', ['PK', 'IN'], 'ur'],
  ['ياسمين', ['EG'], 'ar'],
  ['соняшник', ['UA'], 'uk'],
  ['ромашка', ['RU', 'UA'], 'ru'],
] as const)('“%s” of %j is %s', (text, codes, language) => {
  expect(languageOf(text, countries(...codes))).toBe(language)
})
