/** The Ethiopian calendar. */
import { temporalKind } from './temporal.ts'

/** Month and day of the Ethiopian calendar. Exact. Genna is Julian 25 December, not 29 Tahsas: use `julian-fixed`. */
export const ethiopian = temporalKind('ethiopian', {
  calendar: 'ethiopic',
  name: 'Ethiopian',
  description:
    'A month and a day of the Ethiopian calendar, such as Enkutatash, 1 Meskerem. Genna, Christmas, is Julian 25 December instead.',
  months: {
    meskerem: { code: 'M01', name: 'Meskerem', days: 30 },
    tikimt: { code: 'M02', name: 'Tikimt', days: 30 },
    hidar: { code: 'M03', name: 'Hidar', days: 30 },
    tahsas: { code: 'M04', name: 'Tahsas', days: 30 },
    tir: { code: 'M05', name: 'Tir', days: 30 },
    yekatit: { code: 'M06', name: 'Yekatit', days: 30 },
    megabit: { code: 'M07', name: 'Megabit', days: 30 },
    miyazya: { code: 'M08', name: 'Miyazya', days: 30 },
    ginbot: { code: 'M09', name: 'Ginbot', days: 30 },
    sene: { code: 'M10', name: 'Sene', days: 30 },
    hamle: { code: 'M11', name: 'Hamle', days: 30 },
    nehasse: { code: 'M12', name: 'Nehasse', days: 30 },
    pagume: { code: 'M13', name: 'Pagume', days: 6 },
  },
  example: { month: 'meskerem', day: 1 },
  certainty: 'computed',
})
