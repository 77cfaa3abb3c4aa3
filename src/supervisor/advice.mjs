/** Words of advice for the person who runs a program, with the name of a setting where it has one. Plain JavaScript, like lock.mjs. */

/**
 * “set DATA_DIR to”, or “choose” where there is no setting: the caller adds what to choose.
 * @param {string | undefined} setting
 */
export const choose = (setting) => (setting ? `set ${setting} to` : 'choose')

/**
 * The same words as the beginning of a sentence.
 * @param {string} words
 */
export const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1)
