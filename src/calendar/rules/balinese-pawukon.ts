/** The Balinese cycle of 210 days. */
import { z } from 'zod'
import { type DayNumber, namesOfWeekdays, plusDays, toDayNumber } from '../day.ts'
import { titleCase } from '../words.ts'
import { ruleKind } from './rule-kind.ts'

/** The thirty weeks, from Sunday to Saturday each. */
const wukus = [
  'sinta',
  'landep',
  'ukir',
  'kulantir',
  'tolu',
  'gumbreg',
  'wariga',
  'warigadian',
  'julungwangi',
  'sungsang',
  'dungulan',
  'kuningan',
  'langkir',
  'medangsia',
  'pujut',
  'pahang',
  'krulut',
  'merakih',
  'tambir',
  'medangkungan',
  'matal',
  'uye',
  'menail',
  'prangbakat',
  'bala',
  'ugu',
  'wayang',
  'klawu',
  'dukut',
  'watugunung',
] as const

/** Days of the five-day and three-day weeks, from the cycle's first day on. */
const pancawara = ['paing', 'pon', 'wage', 'kliwon', 'umanis'] as const
const triwara = ['pasah', 'beteng', 'kajeng'] as const

const cycleDays = 210

/** A Galungan, Wednesday of Dungulan: the tenth week after the first, and its fourth day. */
const galungan: DayNumber = toDayNumber('2024-02-28')
const cycleStart = galungan - (7 * wukus.indexOf('dungulan') + 3)

/**
 * Days of the pawukon by week, weekday, and the five- and three-day weeks; all that are given must agree. Exact in
 * every year.
 */
export const balinesePawukon = ruleKind('balinese-pawukon', {
  title: 'Balinese pawukon',
  description: 'A day of the Balinese cycle of 210 days, such as Galungan, the Wednesday of Dungulan.',
  fields: {
    wuku: z.enum(wukus).optional().describe('The week of the cycle; absent means any.'),
    weekday: z.enum(namesOfWeekdays).optional().describe('The weekday; absent means any.'),
    pancawara: z.enum(pancawara).optional().describe('The day of the five-day week; absent means any.'),
    triwara: z.enum(triwara).optional().describe('The day of the three-day week; absent means any.'),
  },
  example: { wuku: 'dungulan', weekday: 'wednesday' },
  certainty: 'computed',
  days: (rule, { from, to }) =>
    matchingDays(rule).flatMap((day) => {
      const first = plusDays(from, (((cycleStart + day - from) % cycleDays) + cycleDays) % cycleDays)
      return Array.from({ length: Math.max(0, Math.floor((to - first) / cycleDays) + 1) }, (_, n) =>
        plusDays(first, n * cycleDays),
      )
    }),
  words: ({ wuku, weekday, pancawara, triwara }) => {
    const day = [triwara, pancawara].filter((name) => name !== undefined).map(titleCase)
    const named = [...(weekday ? [titleCase(weekday)] : []), ...day].join(' ') || 'every day'
    return wuku
      ? `${named} of the week ${titleCase(wuku)} in the Balinese pawukon`
      : `${weekday || day.length ? 'every ' : ''}${named} in the Balinese pawukon`
  },
  problem: (rule) => (matchingDays(rule).length === 0 ? 'No day of the 210 is all of these at once.' : null),
})

type Choice = {
  wuku?: (typeof wukus)[number] | undefined
  weekday?: (typeof namesOfWeekdays)[number] | undefined
  pancawara?: (typeof pancawara)[number] | undefined
  triwara?: (typeof triwara)[number] | undefined
}

/** Days of the cycle, 0 (Sunday of Sinta) to 209, that agree with all that is given. */
function matchingDays(choice: Choice): number[] {
  return Array.from({ length: cycleDays }, (_, day) => day).filter(
    (day) =>
      (!choice.wuku || wukus[Math.floor(day / 7)] === choice.wuku) &&
      (!choice.weekday || namesOfWeekdays[(day + 6) % 7] === choice.weekday) &&
      (!choice.pancawara || pancawara[day % 5] === choice.pancawara) &&
      (!choice.triwara || triwara[day % 3] === choice.triwara),
  )
}
