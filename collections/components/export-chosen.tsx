'use client'
/** In a list: a link to the chosen entries as files, in the form that an import takes. */
import { useChosen } from './use-chosen.ts'

/** `address` is where entries of this kind are exported. */
export function ExportChosen({ address, collectionSlug }: { address: string; collectionSlug: string }) {
  const { count, query } = useChosen(collectionSlug)
  if (count === 0) return null
  return (
    <a className="export-chosen" href={`${address}${query}`} download>
      Export {count === 1 ? 'the one that is chosen' : `the ${count} that are chosen`}
    </a>
  )
}
