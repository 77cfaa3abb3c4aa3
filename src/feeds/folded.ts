/** Long lines of iCalendar, folded as RFC 5545, section 3.1, asks. */

/** Most octets of a line, its end not counted. */
const MOST_OCTETS = 75

const [LINE_END, FOLD] = ['\r\n', '\r\n ']

/** The text with longer lines folded, without cutting a character in half. */
export const folded = (text: string): string =>
  text
    .split(LINE_END)
    .map((line) => (Buffer.byteLength(line) <= MOST_OCTETS ? line : foldedLine(line)))
    .join(LINE_END)

function foldedLine(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > MOST_OCTETS) {
      text += FOLD
      // The blank at the beginning of a continued line counts.
      octets = 1
    }
    text += character
    octets += more
  }
  return text
}

/** Bytes of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}
