/** The registry of rule kinds. One more kind is one file beside this one and one line here. */

import { balinesePawukon } from './balinese-pawukon.ts'
import { balineseSaka } from './balinese-saka.ts'
import { chinese } from './chinese.ts'
import { partsOfKinds } from './composite.ts'
import { coptic } from './coptic.ts'
import { easter } from './easter.ts'
import { ethiopian } from './ethiopian.ts'
import { fixedDate } from './fixed-date.ts'
import { hebrew } from './hebrew.ts'
import { hinduLunisolar } from './hindu-lunisolar.ts'
import { hinduSolar } from './hindu-solar.ts'
import { indianCivil } from './indian-civil.ts'
import { islamic } from './islamic.ts'
import { julianFixed } from './julian-fixed.ts'
import { korean } from './korean.ts'
import { moonPhase } from './moon-phase.ts'
import { nakshatra } from './nakshatra.ts'
import { nthWeekday } from './nth-weekday.ts'
import { offWeekday } from './off-weekday.ts'
import { offsetRule } from './offset.ts'
import { persian } from './persian.ts'
import { published } from './published.ts'
import { season } from './season.ts'
import { solarTerm } from './solar-term.ts'
import { span } from './span.ts'
import { tibetan } from './tibetan.ts'
import { vietnamese } from './vietnamese.ts'
import { weekdayNearDate } from './weekday-near-date.ts'
import { weekly } from './weekly.ts'

/** The kinds that stand alone. */
const simpleKinds = {
  'fixed-date': fixedDate,
  'nth-weekday': nthWeekday,
  'weekday-near-date': weekdayNearDate,
  season,
  weekly,
  easter,
  'julian-fixed': julianFixed,
  chinese,
  korean,
  vietnamese,
  islamic,
  hebrew,
  persian,
  ethiopian,
  coptic,
  'indian-civil': indianCivil,
  'solar-term': solarTerm,
  'moon-phase': moonPhase,
  'hindu-lunisolar': hinduLunisolar,
  'hindu-solar': hinduSolar,
  nakshatra,
  tibetan,
  'balinese-pawukon': balinesePawukon,
  'balinese-saka': balineseSaka,
} as const

const simple = partsOfKinds(simpleKinds)

/** Those, and the days counted from them or moved off a weekday. */
const countedKinds = { ...simpleKinds, offset: offsetRule(simple), 'off-weekday': offWeekday(simple) } as const

const counted = partsOfKinds(countedKinds)

/** Every kind of rule by its name. */
export const ruleKinds = { ...countedKinds, span: span(counted), published: published(counted) } as const

/** All kinds as one: schema, starts, words and problems of any rule. */
export const anyKind = partsOfKinds(ruleKinds)
