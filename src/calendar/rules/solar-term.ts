/** The 24 solar terms: the equinoxes, the solstices and the points between. */
import { z } from 'zod'
import { yearsAround } from '../day.ts'
import { dayAt, sunReaches } from '../sky.ts'
import { utcOffsetHours } from './fields.ts'
import { ruleKind } from './rule-kind.ts'

/** Degrees of the sun's apparent longitude. */
const terms = {
  'march-equinox': { degrees: 0, name: 'the March equinox' },
  'june-solstice': { degrees: 90, name: 'the June solstice' },
  'september-equinox': { degrees: 180, name: 'the September equinox' },
  'december-solstice': { degrees: 270, name: 'the December solstice' },
  lichun: { degrees: 315, name: 'Lichun, the start of spring' },
  yushui: { degrees: 330, name: 'Yushui, rain water' },
  jingzhe: { degrees: 345, name: 'Jingzhe, the waking of insects' },
  chunfen: { degrees: 0, name: 'Chunfen, the spring equinox' },
  qingming: { degrees: 15, name: 'Qingming, clear and bright' },
  guyu: { degrees: 30, name: 'Guyu, grain rain' },
  lixia: { degrees: 45, name: 'Lixia, the start of summer' },
  xiaoman: { degrees: 60, name: 'Xiaoman, grain buds' },
  mangzhong: { degrees: 75, name: 'Mangzhong, grain in ear' },
  xiazhi: { degrees: 90, name: 'Xiazhi, the summer solstice' },
  xiaoshu: { degrees: 105, name: 'Xiaoshu, minor heat' },
  dashu: { degrees: 120, name: 'Dashu, major heat' },
  liqiu: { degrees: 135, name: 'Liqiu, the start of autumn' },
  chushu: { degrees: 150, name: 'Chushu, the end of heat' },
  bailu: { degrees: 165, name: 'Bailu, white dew' },
  qiufen: { degrees: 180, name: 'Qiufen, the autumn equinox' },
  hanlu: { degrees: 195, name: 'Hanlu, cold dew' },
  shuangjiang: { degrees: 210, name: 'Shuangjiang, the descent of frost' },
  lidong: { degrees: 225, name: 'Lidong, the start of winter' },
  xiaoxue: { degrees: 240, name: 'Xiaoxue, minor snow' },
  daxue: { degrees: 255, name: 'Daxue, major snow' },
  dongzhi: { degrees: 270, name: 'Dongzhi, the winter solstice' },
  xiaohan: { degrees: 285, name: 'Xiaohan, minor cold' },
  dahan: { degrees: 300, name: 'Dahan, major cold' },
} as const

/**
 * The day the sun reaches a solar term, by a given clock. The instant is within 20 s near the present, and minutes near
 * 2199.
 */
export const solarTerm = ruleKind('solar-term', {
  title: 'Solar term, equinox or solstice',
  description:
    'The day of an equinox, a solstice or one of the 24 solar terms by a given clock, such as Qingming in China.',
  fields: {
    term: z
      .enum(Object.keys(terms) as [keyof typeof terms, ...(keyof typeof terms)[]])
      .describe('The equinox, the solstice, or the solar term by its Chinese name.'),
    utcOffsetHours: utcOffsetHours(),
  },
  example: { term: 'qingming', utcOffsetHours: 8 },
  certainty: 'computed',
  days: ({ term, utcOffsetHours }, span) =>
    yearsAround(span).map((year) => dayAt(sunReaches(terms[term].degrees, year), utcOffsetHours)),
  words: ({ term, utcOffsetHours }) => `${terms[term].name}, by the clock of ${clockTime(utcOffsetHours)}`,
})

/** "UTC", "UTC+5:30". */
export function clockTime(utcOffsetHours: number): string {
  if (utcOffsetHours === 0) return 'UTC'
  const minutes = Math.round((Math.abs(utcOffsetHours) % 1) * 60)
  const hours = Math.floor(Math.abs(utcOffsetHours))
  return `UTC${utcOffsetHours < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
