/** The Vietnamese calendar. */
import { eastAsianLunar } from './east-asian.ts'

/** Month and day of the Vietnamese lunar calendar, by the clock of Hanoi as it is since 1968. */
export const vietnamese = eastAsianLunar('vietnamese', {
  name: 'Vietnamese',
  utcOffsetHours: 7,
  such: 'such as Tết, the 1st day of the 1st month',
})
