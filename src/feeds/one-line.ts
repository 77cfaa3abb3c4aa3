/** Text on its way into a feed. */

/**
 * The text on one line, without what neither XML 1.0 (section 2.2) nor iCalendar (RFC 5545, section 3.1) can carry: control
 * characters, halves of surrogate pairs and the two non-characters. Escaping is left to the format.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
