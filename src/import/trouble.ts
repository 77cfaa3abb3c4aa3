/** What an import says of its files: what is wrong with one, and what it changes, and where. */

/** What is wrong. */
export type Trouble = { file: string; line: number; detail: string }

/** `file:line: detail`, as editors and terminals make it a link. */
export const troubleLine = ({ file, line, detail }: Trouble): string => `${file}:${line}: ${detail}`

/**
 * A field that an import sets otherwise, where its file says so; null and what the file names for what is new. `entry` is whose, as
 * `<resource path>/<slug>`; null of what is no entry.
 */
export type ImportChange = {
  file: string
  line: number
  entry: string | null
  field: string | null
  before: string
  after: string
}

/** `file:line: field: “before” becomes “after”`, or `file:line: new, with …`. */
export const changeLine = ({ file, line, field, before, after }: ImportChange): string =>
  `${file}:${line}: ${field === null ? `new, with ${after}` : `${field}: “${before}” becomes “${after}”`}`

/** The import was refused as a whole: nothing of it was saved. */
export class ImportRefused extends Error {
  readonly troubles: readonly Trouble[]

  constructor(troubles: readonly Trouble[]) {
    super(`The import was refused and nothing was saved.\n${troubles.map(troubleLine).join('\n')}`)
    this.name = 'ImportRefused'
    this.troubles = troubles
  }
}
