/** Colours as people write them. */
import { displayable, formatHex, parse, toGamut } from 'culori'
import { parseHex } from './hex.ts'

/** Most characters of a notation. */
const MOST_CHARACTERS = 80

/** Three numbers and nothing else: the channels of `rgb()`. */
const channels = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/

const intoSrgb = toGamut('rgb', 'oklch')

/**
 * The `#rrggbb` of a colour as a style sheet writes it: hex digits with or without `#`, `rgb()`, `hsl()`, `hwb()`, `lab()`,
 * `oklch()`, a name of CSS; or of three channels from 0 to 255. A colour outside sRGB loses chroma until it fits. Null for anything else,
 * and for a transparent colour.
 */
export const parseColour = (text: string): string | null => {
  const asked = text.trim()
  if (asked.length > MOST_CHARACTERS) return null
  const hex = parseHex(asked)
  if (hex) return hex
  const [, ...numbers] = channels.exec(asked) ?? []
  if (numbers.some((number) => Number(number) > 255)) return null
  const colour = parse(numbers.length > 0 ? `rgb(${numbers.join(' ')})` : asked)
  if (!colour || (colour.alpha ?? 1) !== 1) return null
  // A colour that fits must not change by a conversion to another space.
  return formatHex(displayable(colour) ? colour : intoSrgb(colour))
}
