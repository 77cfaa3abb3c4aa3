'use client'
import { useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { mergeListSearchAndWhere } from 'payload/shared'

/** How many entries of a list are chosen, which as far as they are known here, and how the server is asked about them. */
export function useChosen(collectionSlug: string): { count: number; ids: (number | string)[]; query: string } {
  const { count, selectAll, selectedIDs, getQueryParams } = useSelection()
  const collectionConfig = useConfig().getEntityConfig({ collectionSlug })
  const search = useSearchParams().get('search')
  // All that the list has, and not this page of it alone: the ids are not known then, but what was searched for is.
  const sought =
    search && selectAll === 'allAvailable' ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
  return { count, ids: selectedIDs, query: count === 0 ? '' : getQueryParams(sought) }
}
