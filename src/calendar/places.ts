/** The places whose horizon decides days of the Hindu calendars. */

/**
 * Degrees north and east, and the hours of the local clock ahead of UTC. Source: GeoNames, city centres; Ujjain is the
 * classical meridian.
 */
export const calendarPlaces = {
  'new-delhi': { name: 'New Delhi', latitude: 28.6139, longitude: 77.209, utcOffsetHours: 5.5 },
  mumbai: { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, utcOffsetHours: 5.5 },
  ujjain: { name: 'Ujjain', latitude: 23.1765, longitude: 75.7885, utcOffsetHours: 5.5 },
  kolkata: { name: 'Kolkata', latitude: 22.5726, longitude: 88.3639, utcOffsetHours: 5.5 },
  chennai: { name: 'Chennai', latitude: 13.0827, longitude: 80.2707, utcOffsetHours: 5.5 },
  bengaluru: { name: 'Bengaluru', latitude: 12.9716, longitude: 77.5946, utcOffsetHours: 5.5 },
  kochi: { name: 'Kochi', latitude: 9.9312, longitude: 76.2673, utcOffsetHours: 5.5 },
  kathmandu: { name: 'Kathmandu', latitude: 27.7172, longitude: 85.324, utcOffsetHours: 5.75 },
  colombo: { name: 'Colombo', latitude: 6.9271, longitude: 79.8612, utcOffsetHours: 5.5 },
} as const

/** The name of one of the places. */
export type Place = keyof typeof calendarPlaces

/** The names, for fields. */
export const placeNames = Object.keys(calendarPlaces) as [Place, ...Place[]]
