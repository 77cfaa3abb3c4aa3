/** How much is measured: everything for the README, or with `--quick` a glance for developers. */

/** Whether this run is a glance. */
export const isQuick = process.argv.includes('--quick')

/** Sizes of the catalogues, in flowers. */
export const sizes = isQuick
  ? { small: 200, middle: 1000, large: 5000 }
  : { small: 1000, middle: 10_000, large: 100_000 }

/** Days of the calendar by which windows are measured. */
export const DAYS = 1000

/** Flowers of the import that is measured. */
export const IMPORTED = isQuick ? 500 : 3000

/** Entries that name the renamed day. */
export const FOLLOWERS = 5000

/** The name of a size of catalogue. */
export type Size = keyof typeof sizes
