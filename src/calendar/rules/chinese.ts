/** The Chinese calendar. */
import { eastAsianLunar } from './east-asian.ts'

/** Month and day of the Chinese lunar calendar, by the clock of Beijing. */
export const chinese = eastAsianLunar('chinese', {
  name: 'Chinese',
  utcOffsetHours: 8,
  such: 'such as the Mid-Autumn Festival, the 15th day of the 8th month',
})
