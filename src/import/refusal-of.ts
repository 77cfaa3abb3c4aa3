/** Refusals of the CMS, at the lines of the file that caused them. */
import type { MarkdownFile } from './front-matter.ts'
import type { Trouble } from './trouble.ts'

type Placed = { file: string; lineOf: MarkdownFile['lineOf'] }

/**
 * The refusals of the work, by file and line; empty when it succeeded. `placeOf` gives the file of a document by its id. An error
 * that no file caused is thrown on.
 */
export async function refusalOf(
  work: Promise<unknown>,
  placeOf: (id: number) => Placed | undefined,
): Promise<Trouble[]> {
  try {
    await work
    return []
  } catch (error) {
    const { data, isPublic, message } = error as Refusal
    const place = placeOf(Number(data?.id))
    if (!place) throw error
    const { file, lineOf } = place
    if (data?.errors)
      return data.errors.map(({ path: field, message: detail }) => {
        const path = inFile(field)
        return { file, line: lineOf(path.split('.')), detail: `${path}: ${detail}` }
      })
    // The table of permissions gives its reason in words for people.
    if (isPublic) return [{ file, line: lineOf(['status']), detail: message }]
    throw error
  }
}

/** `otherNames` of the form is `other_names` of a file. */
const inFile = (path: string): string => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Refusal = {
  message: string
  isPublic?: boolean
  data?: { id?: number; errors?: { path: string; message: string }[] } | null
}
