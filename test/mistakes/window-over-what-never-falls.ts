/** A window of days is over a calendar. */
import { flowers } from '#src/read-model/resources/flowers.ts'
import { calendarWindow } from '#tools/kinds/calendar-window.ts'

// @ts-expect-error Types of property 'isCalendar' are incompatible.
export const mistaken = calendarWindow(flowers, { resource: flowers, daysAhead: { default: 7, max: 60 } })
