/** Every refusal says what is wrong and where, in plain words, and so does a fault of the server. */
import type { AfterErrorHook, SanitizedCollectionConfig } from 'payload'
import { labelOfPath } from '#collections/placed-fields.ts'
import { plainWords } from './plain-words.ts'

type Mistake = { path: string; message: string }
type Refusal = Error & { data?: { errors?: Mistake[] } | null }
type Collection = Pick<SanitizedCollectionConfig, 'fields'>

/** The CMS's message in place of errors that it hides. */
const UNTOLD = 'Something went wrong.'

/** A refused save names each field by its tab and label, and says what it needs; a fault of the server says when it was. */
export const sayWhatAndWhere: AfterErrorHook = ({ error, collection, result }) => {
  const [first, ...others] = result?.errors ?? []
  const isPublic = first?.message !== UNTOLD
  const message = plainWordsOf(error, { isPublic, collection })
  if (!first || message === first.message) return undefined
  return { response: { ...result, errors: [{ ...first, message }, ...others] } }
}

/** The message that a person gets for an error. `isPublic`: it is about their request, and no fault of the server. */
export function plainWordsOf(
  error: Error,
  { isPublic, collection }: { isPublic: boolean; collection: Collection | undefined },
): string {
  if (!isPublic) return serverFailed(new Date())
  const { name, message, data } = error as Refusal
  const mistakes = name === 'ValidationError' && Array.isArray(data?.errors) ? data.errors : []
  return collection && mistakes.length > 0 ? refusalWords(collection, message, mistakes) : message
}

/** A person who meets a fault of the server can only report when it happened. */
const serverFailed = (now: Date): string =>
  `Not done. The server failed, and nothing was stored. Try again, and if it stays so, tell whoever runs Octavo that it was at ${now.toISOString().slice(11, 16)} UTC.`

/** What was not done, then a line for each field. */
function refusalWords({ fields }: Collection, message: string, mistakes: readonly Mistake[]): string {
  const [head] = /^.*? cannot be published\./s.exec(message) ?? [plainWords.en.error.followingFieldsInvalid_one]
  const lines = mistakes.map((mistake) => `${labelOfPath(fields, mistake.path)} – ${mistake.message}`)
  return [head, ...lines].map(withoutColons).join('\n')
}

/** The form of the CMS takes a text after the first colon for a list of fields, and cuts it at commas; without a colon it is left whole. */
const withoutColons = (line: string): string => line.replace(/:\s+/g, ' – ').replaceAll(':', '꞉')
