/** The Coptic calendar. */
import { temporalKind } from './temporal.ts'

/** Month and day of the Coptic calendar of Egypt. Exact. */
export const coptic = temporalKind('coptic', {
  calendar: 'coptic',
  name: 'Coptic',
  description: 'A month and a day of the Coptic calendar, such as Nayrouz, 1 Thout.',
  months: {
    thout: { code: 'M01', name: 'Thout', days: 30 },
    paopi: { code: 'M02', name: 'Paopi', days: 30 },
    hathor: { code: 'M03', name: 'Hathor', days: 30 },
    koiak: { code: 'M04', name: 'Koiak', days: 30 },
    tobi: { code: 'M05', name: 'Tobi', days: 30 },
    meshir: { code: 'M06', name: 'Meshir', days: 30 },
    paremhat: { code: 'M07', name: 'Paremhat', days: 30 },
    parmouti: { code: 'M08', name: 'Parmouti', days: 30 },
    pashons: { code: 'M09', name: 'Pashons', days: 30 },
    paoni: { code: 'M10', name: 'Paoni', days: 30 },
    epip: { code: 'M11', name: 'Epip', days: 30 },
    mesori: { code: 'M12', name: 'Mesori', days: 30 },
    'pi-kogi-enavot': { code: 'M13', name: 'Pi Kogi Enavot', days: 6 },
  },
  example: { month: 'thout', day: 1 },
  certainty: 'computed',
})
