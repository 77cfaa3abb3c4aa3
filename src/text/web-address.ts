/** Addresses on the web. */

/** Whether this is an http or https address, whole. */
export const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
