/** The Korean calendar. */
import { eastAsianLunar } from './east-asian.ts'

/** Month and day of the Korean lunar calendar, by the clock of Seoul as it is today. */
export const korean = eastAsianLunar('korean', {
  name: 'Korean',
  utcOffsetHours: 9,
  such: 'such as Chuseok, the 15th day of the 8th month',
})
