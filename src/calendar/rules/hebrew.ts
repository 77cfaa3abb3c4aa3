/** The Hebrew calendar. */
import { temporalKind } from './temporal.ts'

/**
 * Month and day of the Hebrew calendar; `adar` is the last Adar, where Purim falls, `adar-i` the first of a leap year.
 * The day begins the evening before. Exact.
 */
export const hebrew = temporalKind('hebrew', {
  calendar: 'hebrew',
  name: 'Hebrew',
  description:
    'A month and a day of the Hebrew calendar, such as Rosh Hashanah, 1 Tishrei. It begins the evening before the day given.',
  months: {
    tishrei: { code: 'M01', name: 'Tishrei', days: 30 },
    cheshvan: { code: 'M02', name: 'Cheshvan', days: 30 },
    kislev: { code: 'M03', name: 'Kislev', days: 30 },
    tevet: { code: 'M04', name: 'Tevet', days: 29 },
    shevat: { code: 'M05', name: 'Shevat', days: 30 },
    'adar-i': { code: 'M05L', name: 'Adar I', days: 30 },
    adar: { code: 'M06', name: 'Adar (Adar II in leap years)', days: 29 },
    nisan: { code: 'M07', name: 'Nisan', days: 30 },
    iyar: { code: 'M08', name: 'Iyar', days: 29 },
    sivan: { code: 'M09', name: 'Sivan', days: 30 },
    tammuz: { code: 'M10', name: 'Tammuz', days: 29 },
    av: { code: 'M11', name: 'Av', days: 30 },
    elul: { code: 'M12', name: 'Elul', days: 29 },
  },
  example: { month: 'tishrei', day: 1 },
  certainty: 'computed',
})
