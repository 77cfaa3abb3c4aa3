/** How much is measured: the whole for the README, or with `--quick` a glance for whoever works on it. */

/** Whether this run is a glance. */
export const isQuick = process.argv.includes('--quick')

/** Sizes of the catalogues, in flowers. */
export const sizes = isQuick ? { small: 200, large: 5000 } : { small: 1000, large: 100_000 }

export type Size = keyof typeof sizes
