/** The Islamic calendar. */
import { temporalKind } from './temporal.ts'

/**
 * Month and day of the Umm al-Qura calendar, the civil calendar of Saudi Arabia; where the moon is sighted the day can
 * be one later. The day begins the evening before. Source: ICU's table of 1300 to 1600 AH (1882 to 2174); the
 * arithmetic civil calendar outside it.
 */
export const islamic = temporalKind('islamic', {
  calendar: 'islamic-umalqura',
  name: 'Islamic',
  description:
    'A month and a day of the Islamic calendar (Umm al-Qura), such as Eid al-Fitr, 1 Shawwal. It begins the evening before, and elsewhere can be a day later.',
  months: {
    muharram: { code: 'M01', name: 'Muharram', days: 30 },
    safar: { code: 'M02', name: 'Safar', days: 30 },
    'rabi-al-awwal': { code: 'M03', name: 'Rabi al-Awwal', days: 30 },
    'rabi-al-thani': { code: 'M04', name: 'Rabi al-Thani', days: 30 },
    'jumada-al-awwal': { code: 'M05', name: 'Jumada al-Awwal', days: 30 },
    'jumada-al-thani': { code: 'M06', name: 'Jumada al-Thani', days: 30 },
    rajab: { code: 'M07', name: 'Rajab', days: 30 },
    shaban: { code: 'M08', name: 'Shaban', days: 30 },
    ramadan: { code: 'M09', name: 'Ramadan', days: 30 },
    shawwal: { code: 'M10', name: 'Shawwal', days: 30 },
    'dhu-al-qadah': { code: 'M11', name: 'Dhu al-Qadah', days: 30 },
    'dhu-al-hijjah': { code: 'M12', name: 'Dhu al-Hijjah', days: 30 },
  },
  example: { month: 'shawwal', day: 1 },
  certainty: 'differs by place',
})
