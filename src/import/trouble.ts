/** What an import reports of its files: faults and changes, and where they are. */

/** What is wrong. */
export type Trouble = { file: string; line: number; detail: string }

/** `file:line: detail`, which code editors and terminals turn into a link. */
export const troubleLine = ({ file, line, detail }: Trouble): string => `${file}:${line}: ${detail}`

/**
 * A change of a field by an import, and its place in the file. For a new entry `field` is null, and `after` names the fields of the file.
 * `entry` is `<resource path>/<slug>`; null for a card or an outlet.
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
