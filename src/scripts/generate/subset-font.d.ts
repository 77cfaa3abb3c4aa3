/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }

  /** A font with no more than the characters of the text, the features and the ranges of the axes; or the whole of it in another format. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype'
      keepFeatures?: readonly string[]
      noHinting?: boolean
      dropTables?: readonly string[]
      keepAllGlyphs?: boolean
      variationAxes?: Readonly<Record<string, Axis>>
    },
  ): Promise<Buffer>
}
