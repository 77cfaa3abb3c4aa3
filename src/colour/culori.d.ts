/** The part of culori 4 that the colour engine uses; the package ships no types. */
declare module 'culori' {
  /** A colour in sRGB, each channel 0 to 1. */
  export type Rgb = { mode: 'rgb'; r: number; g: number; b: number }

  /** A colour in HSL: hue in degrees, absent for a grey; saturation and lightness 0 to 1. */
  export type Hsl = { mode: 'hsl'; h?: number; s: number; l: number }

  /** A colour in CIE Lab under D65: lightness 0 to 100. */
  export type Lab65 = { mode: 'lab65'; l: number; a: number; b: number }

  /** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.32 in sRGB, hue in degrees, absent for a grey. */
  export type Oklch = { mode: 'oklch'; l: number; c: number; h?: number }

  /** A colour in sRGB as light, before it is encoded: each channel 0 to 1. */
  export type LinearRgb = { mode: 'lrgb'; r: number; g: number; b: number }

  type Modes = { rgb: Rgb; lrgb: LinearRgb; hsl: Hsl; lab65: Lab65; oklch: Oklch }

  /** A colour as a style sheet writes it; undefined for anything else. */
  export function parse(text: string): (Modes[keyof Modes] & { alpha?: number }) | undefined

  /** Whether a colour lies within sRGB. */
  export function displayable(colour: Modes[keyof Modes]): boolean

  /** Takes chroma from colours outside a gamut until they are within, as CSS Color 4 does. */
  export function toGamut(gamut: 'rgb', mode: 'oklch'): (colour: Modes[keyof Modes]) => Rgb

  export function converter<Mode extends keyof Modes>(mode: Mode): (colour: Modes[keyof Modes]) => Modes[Mode]

  /** The hex form `#rrggbb`, each channel rounded, and cut to 0 to 255 where it is outside sRGB. */
  export function formatHex(colour: Modes[keyof Modes]): string

  /** The WCAG 2 contrast ratio of two colours, 1 to 21, not rounded. */
  export function wcagContrast(one: Modes[keyof Modes], other: Modes[keyof Modes]): number
}
