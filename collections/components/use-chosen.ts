'use client'
import { useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { mergeListSearchAndWhere } from 'payload/shared'

/** The chosen entries of a list: how many, the ids that are known here, and the query for all of them. */
export function useChosen(collectionSlug: string): { count: number; ids: (number | string)[]; query: string } {
  const { count, selectAll, selectedIDs, getQueryParams } = useSelection()
  const collectionConfig = useConfig().getEntityConfig({ collectionSlug })
  const search = useSearchParams().get('search')
  // If all entries of the list are chosen, and not only this page, their ids are unknown, and the search stands for them.
  const sought =
    search && selectAll === 'allAvailable' ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
  return { count, ids: selectedIDs, query: count === 0 ? '' : getQueryParams(sought) }
}
