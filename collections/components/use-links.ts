'use client'
/** What the form of an entry hears and says of the links to it. */
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { UsedBy } from '#src/editing/uses.ts'
import { useTold } from './use-told.ts'

const isUsedBy = (answer: object): answer is UsedBy => 'formerSlugs' in answer

/** Who links to the entry; null until `look` has found out. The others say whether it was done. */
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
