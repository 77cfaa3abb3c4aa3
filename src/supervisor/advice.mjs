/** How advice is put to whoever runs a program: by the setting with which it lets them choose, where it has one. Plain JavaScript, as lock.mjs is. */

/**
 * “set DATA_DIR to”, or “choose” where there is no setting: what may be chosen follows.
 * @param {string | undefined} setting
 */
export const choose = (setting) => (setting ? `set ${setting} to` : 'choose')

/**
 * The same words as the beginning of a sentence.
 * @param {string} words
 */
export const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1)
