/** How long importing takes, in words for docs/scaling.md, from the bench of the README. */

const sizes = [100_000, 1_000_000, 10_000_000]

/** The words, from the text of the README. Throws an Error where its bench imported nothing. */
export function importsInWords(readme: string): string {
  const [, entries, rate] =
    /\| entries a second, importing ([\d,]+) of full length: [^|]*\| ([\d.]+) \|/.exec(readme) ?? []
  if (entries === undefined || rate === undefined) throw new Error('The bench of the README has no import.')
  const times = sizes.map((size) => `${size.toLocaleString('en')} take ${timeOf(size / Number(rate))} **w**`)
  return `${entries} entries of full length were written at ${Math.round(Number(rate))} a second **m**: ${times.join(', ')}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const timeOf = (seconds: number): string =>
  seconds < 2 * HOUR ? `${Math.round(seconds / MINUTE)} minutes` : `${Math.round(seconds / HOUR)} hours`
