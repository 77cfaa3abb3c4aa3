/** Hex colour values: how a colour is written everywhere in the catalogue. */
import type { Rgb } from 'culori'

/** The one form a colour is kept and shown in: `#rrggbb`, lower case. */
export const hexShape = /^#[0-9a-f]{6}$/

const threeDigits = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const sixDigits = /^#?[0-9a-f]{6}$/i

/**
 * The value as lower-case `#rrggbb`. Three or six hex digits of any case are read, with or without `#`. Null for
 * anything else: blanks around it, names, and the four or eight digits of a colour with transparency.
 */
export const parseHex = (text: string): string | null => {
  const short = threeDigits.exec(text)
  const digits = short ? short.slice(1).map((digit) => digit + digit) : sixDigits.test(text) ? [text.slice(-6)] : null
  return digits && `#${digits.join('').toLowerCase()}`
}

/** The sRGB channels of a `#rrggbb`, each 0 to 1. Throws on anything `parseHex` does not give. */
export const rgbOf = (hex: string): Rgb => {
  if (!hexShape.test(hex)) throw new Error(`Not a hex colour: ${hex}`)
  const channels = Number.parseInt(hex.slice(1), 16)
  return {
    mode: 'rgb',
    r: ((channels >> 16) & 0xff) / 0xff,
    g: ((channels >> 8) & 0xff) / 0xff,
    b: (channels & 0xff) / 0xff,
  }
}
