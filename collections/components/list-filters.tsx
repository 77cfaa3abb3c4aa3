'use client'
/** Above a list: menus of its most useful filters. A choice also appears among the CMS's own filters. */
import { useListQuery } from '@payloadcms/ui'
import type { ListFilter } from '../list-filters.ts'

type Condition = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** Shows nothing while the CMS's filters contain alternatives: these are changed there. */
export function ListFilters({ filters }: { filters: readonly ListFilter[] }) {
  const { query, refineListData } = useListQuery()
  const alternatives = (query.where?.or ?? []) as { and?: Condition[] }[]
  if (alternatives.length > 1) return null
  const all = alternatives[0]?.and ?? []
  const choose = (name: string, operator: ListFilter['operator'], value: string) => {
    const others = all.filter((condition) => condition[name]?.[operator] === undefined)
    const and = value === '' ? others : [...others, { [name]: { [operator]: value } }]
    return refineListData({ where: (and.length > 0 ? { or: [{ and }] } : {}) as never, page: 1 })
  }
  return (
    <div className="list-filters">
      {filters.map(({ name, label, operator, options }) => {
        const chosen = all.find((condition) => condition[name]?.[operator] !== undefined)?.[name]?.[operator]
        return (
          <label key={name}>
            {label}
            <select value={String(chosen ?? '')} onChange={(event) => choose(name, operator, event.target.value)}>
              <option value="">any</option>
              {options.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </div>
  )
}
