/** What is wrong with a file that was to be imported, and where. */
export type Trouble = { file: string; line: number; detail: string }

/** `file:line: detail`, as editors and terminals make it a link. */
export const troubleLine = ({ file, line, detail }: Trouble): string => `${file}:${line}: ${detail}`

/** The import was refused as a whole: nothing of it was saved. */
export class ImportRefused extends Error {
  readonly troubles: readonly Trouble[]

  constructor(troubles: readonly Trouble[]) {
    super(`The import was refused and nothing was saved.\n${troubles.map(troubleLine).join('\n')}`)
    this.name = 'ImportRefused'
    this.troubles = troubles
  }
}
