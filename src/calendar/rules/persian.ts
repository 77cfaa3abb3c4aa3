/** The Persian calendar. */
import { temporalKind } from './temporal.ts'

/**
 * Month and day of the Solar Hijri calendar of Iran. Source: ICU's table; its new year
 * agrees with the equinox before or after noon at 52.5° east in every year from 1900 to 2199.
 */
export const persian = temporalKind('persian', {
  calendar: 'persian',
  name: 'Persian',
  description: 'A month and a day of the Solar Hijri calendar of Iran, such as Nowruz, 1 Farvardin.',
  months: {
    farvardin: { code: 'M01', name: 'Farvardin', days: 31 },
    ordibehesht: { code: 'M02', name: 'Ordibehesht', days: 31 },
    khordad: { code: 'M03', name: 'Khordad', days: 31 },
    tir: { code: 'M04', name: 'Tir', days: 31 },
    mordad: { code: 'M05', name: 'Mordad', days: 31 },
    shahrivar: { code: 'M06', name: 'Shahrivar', days: 31 },
    mehr: { code: 'M07', name: 'Mehr', days: 30 },
    aban: { code: 'M08', name: 'Aban', days: 30 },
    azar: { code: 'M09', name: 'Azar', days: 30 },
    dey: { code: 'M10', name: 'Dey', days: 30 },
    bahman: { code: 'M11', name: 'Bahman', days: 30 },
    esfand: { code: 'M12', name: 'Esfand', days: 30 },
  },
  example: { month: 'farvardin', day: 1 },
  certainty: 'computed',
})
