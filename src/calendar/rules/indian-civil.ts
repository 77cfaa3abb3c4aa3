/** The national calendar of India. */
import { temporalKind } from './temporal.ts'

/**
 * Month and day of the Indian national (Saka) calendar of 1957. Exact. Not the lunar months of the same names: those
 * are `hindu-lunisolar`.
 */
export const indianCivil = temporalKind('indian-civil', {
  calendar: 'indian',
  name: 'Indian national',
  description:
    'A month and a day of the Indian national (Saka) calendar, such as its new year, 1 Chaitra. Festivals go by `hindu-lunisolar` instead.',
  months: {
    chaitra: { code: 'M01', name: 'Chaitra', days: 31 },
    vaishakha: { code: 'M02', name: 'Vaishakha', days: 31 },
    jyeshtha: { code: 'M03', name: 'Jyeshtha', days: 31 },
    ashadha: { code: 'M04', name: 'Ashadha', days: 31 },
    shravana: { code: 'M05', name: 'Shravana', days: 31 },
    bhadrapada: { code: 'M06', name: 'Bhadrapada', days: 31 },
    ashvina: { code: 'M07', name: 'Ashvina', days: 30 },
    kartika: { code: 'M08', name: 'Kartika', days: 30 },
    margashirsha: { code: 'M09', name: 'Margashirsha', days: 30 },
    pausha: { code: 'M10', name: 'Pausha', days: 30 },
    magha: { code: 'M11', name: 'Magha', days: 30 },
    phalguna: { code: 'M12', name: 'Phalguna', days: 30 },
  },
  example: { month: 'chaitra', day: 1 },
  certainty: 'computed',
})
