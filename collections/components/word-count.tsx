'use client'
/** How many words a text has, while it is written. */
import { useField } from '@payloadcms/ui'
import { countOfWords } from './field-words.ts'

/** Shows nothing while the text is empty. */
export function WordCount({ path }: { path: string }) {
  const count = countOfWords(useField({ path }).value)
  if (count === 0) return null
  return (
    <div className="field-description">
      {count.toLocaleString('en')} {count === 1 ? 'word' : 'words'}
    </div>
  )
}
