/** The text with a capital letter at its beginning: "rose" opens a sentence as "Rose". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
