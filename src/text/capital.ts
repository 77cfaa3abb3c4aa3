/** The text with a capital letter at its beginning: `flowers` opens a sentence as `Flowers`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
