import { describe, expect, it, test } from 'vitest'
import { calendarRuleSchema, isApproximate, occurrenceOverride, ruleWords } from './rule.ts'
import { anyKind } from './rules/index.ts'

const inWords = (rule: object) => ruleWords(calendarRuleSchema.parse(rule))
const problemOf = (rule: object) => anyKind.problem(calendarRuleSchema.parse(rule))
const newYear = { kind: 'fixed-date', month: 1, day: 1 }
const easter = { kind: 'easter', church: 'western' }

describe('a rule in words', () => {
  test.each([
    [{ kind: 'fixed-date', month: 8, day: 15 }, '15 August'],
    [{ kind: 'nth-weekday', nth: 'second', weekday: 'sunday', month: 5 }, 'the second Sunday of May'],
    [{ kind: 'nth-weekday', nth: 'last', weekday: 'monday', month: 5 }, 'the last Monday of May'],
    [
      { kind: 'weekday-near-date', weekday: 'monday', relation: 'before', month: 5, day: 25 },
      'the Monday before 25 May',
    ],
    [
      { kind: 'weekday-near-date', weekday: 'monday', relation: 'nearest', month: 5, day: 25 },
      'the Monday nearest to 25 May',
    ],
    [
      { kind: 'season', from: { month: 3, day: 20 }, to: { month: 5, day: 10 }, hemisphere: 'north' },
      'from 20 March to 10 May in the northern hemisphere',
    ],
    [{ kind: 'season', from: { month: 12, day: 1 }, to: { month: 2, day: 10 } }, 'from 1 December to 10 February'],
    [{ kind: 'weekly', weekdays: ['saturday'] }, 'every Saturday'],
    [{ kind: 'weekly', weekdays: ['sunday', 'friday', 'monday'] }, 'every Monday, Friday and Sunday'],
    [
      {
        kind: 'weekly',
        weekdays: ['sunday', 'friday', 'monday', 'tuesday', 'wednesday', 'thursday', 'saturday'],
        season: { from: { month: 5, day: 1 }, to: { month: 9, day: 30 } },
      },
      'every day from 1 May to 30 September',
    ],
    [easter, 'Western Easter Sunday'],
    [{ kind: 'easter', church: 'western', offsetDays: -2 }, 'Good Friday, two days before Western Easter Sunday'],
    [{ kind: 'easter', church: 'orthodox', offsetDays: -2 }, 'two days before Orthodox Easter Sunday'],
    [{ kind: 'easter', church: 'western', offsetDays: 3 }, 'three days after Western Easter Sunday'],
    [{ kind: 'julian-fixed', month: 12, day: 25 }, '25 December in the Julian calendar'],
    [{ kind: 'chinese', month: 8, day: 15 }, 'the 15th day of the 8th month of the Chinese lunar calendar'],
    [
      { kind: 'vietnamese', month: 1, day: 1, isLeapMonth: true },
      'the 1st day of the leap 1st month of the Vietnamese lunar calendar',
    ],
    [{ kind: 'hebrew', month: 'av', day: 9 }, '9 Av in the Hebrew calendar'],
    [{ kind: 'offset', days: 40, of: easter }, '40 days after Western Easter Sunday'],
    [{ kind: 'offset', days: -1, of: newYear }, 'the day before 1 January'],
    [{ kind: 'span', from: newYear, to: easter }, 'from 1 January to Western Easter Sunday'],
    [
      { kind: 'span', from: newYear, to: easter, includesLast: false },
      'from 1 January to the eve of Western Easter Sunday',
    ],
    [{ kind: 'published', source: 'The town', dates: [{ starts: '2026-07-03' }] }, 'as published each year'],
    [
      { kind: 'published', source: 'The town', dates: [{ starts: '2026-07-03' }], otherwise: newYear },
      'as published; in other years about 1 January',
    ],
    [{ kind: 'moon-phase', phase: 'full', utcOffsetHours: 5.5 }, 'every full moon, by the clock of UTC+5:30'],
    [
      { kind: 'moon-phase', phase: 'new', onOrAfter: { month: 3, day: 21 }, nth: 2, utcOffsetHours: -3 },
      'the 2nd new moon on or after 21 March, by the clock of UTC−3',
    ],
    [
      { kind: 'tibetan', tradition: 'tibetan', month: 1, day: 1 },
      'the 1st day of the 1st month of the Tibetan (Phugpa) calendar',
    ],
    [
      { kind: 'hindu-solar', sign: 'makara', place: 'chennai' },
      expect.stringMatching(/the sun enters Makara.* in Chennai$/),
    ],
    [
      { kind: 'nakshatra', nakshatra: 'shravana', sign: 'simha', place: 'kochi' },
      'the last day of the solar month Simha with the moon in Shravana at sunrise in Kochi',
    ],
  ])('%j', (rule, words) => {
    expect(inWords(rule)).toEqual(words)
  })

  it('says how long it lasts where that is more than a day, and its ends do not say it', () => {
    expect(inWords({ kind: 'fixed-date', month: 8, day: 15, durationDays: 3 })).toBe('15 August, for three days')
    expect(inWords({ kind: 'fixed-date', month: 8, day: 15, durationDays: 1 })).toBe('15 August')
    expect(inWords({ kind: 'fixed-date', month: 8, day: 15, durationDays: 40 })).toBe('15 August, for 40 days')
    expect(inWords({ kind: 'span', from: newYear, to: easter, durationDays: 3 })).not.toContain('for')
    const season = { kind: 'season', from: { month: 3, day: 20 }, to: { month: 5, day: 10 }, durationDays: 3 }
    expect(inWords(season)).not.toContain('for')
  })
})

describe('a rule that can never fall', () => {
  const never = { kind: 'fixed-date', month: 2, day: 30 }
  const says = 'There is no 30 February.'

  test.each([
    ['is found itself', never],
    ['is found in the Julian calendar', { ...never, kind: 'julian-fixed' }],
    [
      'is found beside a weekday',
      { kind: 'weekday-near-date', weekday: 'monday', relation: 'after', month: 2, day: 30 },
    ],
    ['is found where another counts from it', { kind: 'offset', days: 3, of: never }],
    [
      'is found where another makes way from it',
      { kind: 'off-weekday', of: never, moves: [{ weekday: 'sunday', days: 1 }] },
    ],
    ['is found at the beginning of a span', { kind: 'span', from: never, to: easter }],
    ['is found at the end of a span', { kind: 'span', from: easter, to: never }],
    [
      'is found where no date was published',
      { kind: 'published', source: 'a', dates: [{ starts: '2026-07-03' }], otherwise: never },
    ],
    ['is found at the end of a season', { kind: 'season', from: { month: 1, day: 1 }, to: { month: 2, day: 30 } }],
    [
      'is found in the season of what comes every week',
      { kind: 'weekly', weekdays: ['monday'], season: { from: { month: 2, day: 30 }, to: { month: 3, day: 1 } } },
    ],
    [
      'is found where the moon is awaited from it',
      { kind: 'moon-phase', phase: 'new', onOrAfter: { month: 2, day: 30 } },
    ],
  ])('%s', (_, rule) => {
    expect(problemOf(rule)).toBe(says)
  })

  it('is told in the words of its calendar', () => {
    expect(problemOf({ kind: 'hebrew', month: 'tevet', day: 30 })).toMatch(/^Tevet has at most 29 days\.$/)
    expect(problemOf({ kind: 'hebrew', month: 'tevet', day: 29 })).toBeNull()
  })

  test.each([
    [[{ starts: '2026-07-03', ends: '2026-07-02' }], 'The published days of 2026-07-03 end before they start.'],
    [[{ starts: '2026-07-03' }, { starts: '2027-07-03' }, { starts: '2026-07-03' }], '2026-07-03 is published twice.'],
    [[{ starts: '2026-07-03', ends: '2027-08-07' }], 'The published days of 2026-07-03 last longer than 400 days.'],
    [[{ starts: '2026-07-03', ends: '2027-08-06' }], null],
  ])('of the published dates %j is told: %s', (dates, problem) => {
    expect(problemOf({ kind: 'published', source: 'The town', dates })).toBe(problem)
  })
})

test('a date is only near where it is about, or differs by place', () => {
  const near = (['computed', 'published', 'approximate', 'differs by place'] as const).filter((certainty) =>
    isApproximate({ certainty }),
  )
  expect(near).toEqual(['approximate', 'differs by place'])
})

test('an announcement may cancel a day, and may not end before it begins', () => {
  expect(occurrenceOverride.safeParse({ of: '2026-12-01', to: null, ends: '2026-11-01' }).success).toBe(true)
  expect(occurrenceOverride.safeParse({ of: '2026-12-01', to: '2026-12-03', ends: '2026-12-03' }).success).toBe(true)
  const { error } = occurrenceOverride.safeParse({ of: '2026-12-01', to: '2026-12-03', ends: '2026-12-02' })
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: ['ends'], message: 'The last day is before the first.' }),
  ])
  expect(occurrenceOverride.safeParse({ of: '2026-02-30', to: null }).success).toBe(false)
})
