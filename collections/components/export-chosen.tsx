'use client'
/** In a list: the way to the chosen entries as files, as an import takes them. */
import { useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { mergeListSearchAndWhere } from 'payload/shared'

/** `address` is where entries of this kind are exported. */
export function ExportChosen({ address, collectionSlug }: { address: string; collectionSlug: string }) {
  const { count, selectAll, getQueryParams } = useSelection()
  const collectionConfig = useConfig().getEntityConfig({ collectionSlug })
  const search = useSearchParams().get('search')
  if (count === 0) return null
  // All that the list has, and not this page of it alone: the ids are not known then, but what was searched for is.
  const sought =
    search && selectAll === 'allAvailable' ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
  return (
    <a className="export-chosen" href={`${address}${getQueryParams(sought)}`} download>
      Export {count === 1 ? 'the one that is chosen' : `the ${count} that are chosen`}
    </a>
  )
}
