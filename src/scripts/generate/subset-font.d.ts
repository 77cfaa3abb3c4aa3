/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }

  /** A font with no more than the characters of the text, the features and the ranges of the axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      keepFeatures?: readonly string[]
      noHinting: boolean
      variationAxes?: Readonly<Record<string, Axis>>
    },
  ): Promise<Buffer>
}
