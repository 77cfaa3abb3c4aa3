'use client'
/** Reads and changes the links to an entry, for its form. */
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { UsedBy } from '#src/editing/uses.ts'
import { useTold } from './use-told.ts'

const isUsedBy = (answer: object): answer is UsedBy => 'formerSlugs' in answer

/** The entries that link to the entry; null until `look` has read them. The other functions give whether they succeeded. */
export function useLinks() {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth()
  const entry = `/cms/api/${collectionSlug}/${id}`
  const address = `${entry}/used-by`
  const { told, look, change } = useTold({ key: `${address} by ${user?.id}`, address }, isUsedBy)
  return {
    told,
    look,
    relink: (to: number | null) => change('POST', `${entry}/relink`, { to }),
    release: (slug: string) => change('DELETE', `${entry}/former-slugs/${encodeURIComponent(slug)}`),
  }
}
