/** The filters of a list as a form shows them, made from the parameters its tool takes. */

import { monthName } from '#src/calendar/words.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import type { ActiveFilter, Filter } from '#src/ui/list/filter-form.tsx'
import { parameterWords, regionWords, valueWords } from '#src/ui/words.ts'
import { browsing } from '#tools/browse.ts'
import { listEntries } from '#tools/entries.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { partsOf } from '#tools/tool.ts'
import { type Named, toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, read, resourceOf } from '../../catalogue.ts'
import { type Input, withQuery } from '../../query.ts'

type Option = NonNullable<Filter['options']>[number]

/** Parameters that order and page a list rather than filter it. */
const paging = ['sort', 'limit', 'offset']

/** Longer lists than this are no help in a menu: then any text may be typed. */
const MOST_OPTIONS = 300

/** The parameters of a tool that filter. */
export const filterNames = ({ tool }: Named): string[] =>
  Object.keys(parametersOf(tool).properties).filter((name) => !paging.includes(name))

/** The parts that a filtered list is made from: those of its tool, and those of the tool that counts. */
export function partsOfList({ service }: Catalogue, { tool }: Named, input: Input): Part[] {
  const stats = toolOf(service.id, ['stats'])
  return [...new Set([...partsOf(tool, input), 'counts' as const, ...(stats ? partsOf(stats.tool, {}) : [])])]
}

/** The form's fields, with what is set. */
export const filtersOf = (catalogue: Catalogue, of: AnyResource, named: Named, input: Input): Promise<Filter[]> =>
  Promise.all(
    filterNames(named).map(async (name) => {
      const options = await optionsOf(catalogue, of, named, name)
      const value = input[name] ?? ''
      const known = options?.find((option) => same(option, value))
      return {
        name,
        label: parameterWords(of, name),
        value: known?.value ?? value,
        ...(options && { options: known || value === '' ? options : [{ value, label: value }, ...options] }),
      }
    }),
  )

/** The filters that are set, with the address of the list without each. */
export const activeFilters = (filters: readonly Filter[], address: string, input: Input): ActiveFilter[] =>
  filters
    .filter(({ value }) => value !== '')
    .map(({ name, label, value, options }) => ({
      label,
      value: options?.find((option) => option.value === value)?.label ?? value,
      without: withQuery(address, { ...input, [name]: undefined }),
    }))

async function optionsOf(
  catalogue: Catalogue,
  of: AnyResource,
  named: Named,
  name: string,
): Promise<Option[] | undefined> {
  const schema = parametersOf(named.tool).properties[name]
  const facet = of.facets[name]
  if (facet?.type === 'month' || (schema?.type === 'integer' && schema.maximum === 12))
    return Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) }))
  if (facet?.bands) return facet.bands.map((words, step) => ({ value: String(step), label: capital(words) }))
  if (schema?.type === 'boolean')
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ]
  if (schema?.enum) {
    const counts = await countsOf(catalogue, of, name)
    return schema.enum
      .map((value) => ({
        value,
        label: capital(facet ? valueWords(facet, value) : regionWords(value)),
        count: counts?.get(value),
      }))
      .filter(({ count }) => count !== 0)
  }
  if (name === 'country') return countriesOf(catalogue, of)
  const places = findPlaces(of.service)
  const target = of.links[name]?.to ?? (name === places?.id && !facet ? places.id : undefined)
  return target === undefined ? undefined : entriesOf(catalogue, target)
}

/** How many entries have each value, where the catalogue counts them. */
async function countsOf(catalogue: Catalogue, of: AnyResource, name: string): Promise<Map<string, number> | undefined> {
  const stats = toolOf(catalogue.service.id, ['stats'])
  if (!stats) return undefined
  const answer = await ask<Record<string, Record<string, { value: string; written: number }[]>>>(catalogue, stats)
  const rows = answer[of.path.replaceAll('-', '_')]?.[name]
  return rows && new Map(rows.map(({ value, written }) => [String(value), written]))
}

/** Countries that have an entry of this kind or, where that is not counted, all of them. */
async function countriesOf(catalogue: Catalogue, of: AnyResource): Promise<Option[] | undefined> {
  const tool = toolOf(catalogue.service.id, ['countries'])
  if (!tool) return undefined
  type Row = { code: string; name: string; counts: Record<string, number> }
  const { items } = await ask<{ items: Row[] }>(catalogue, tool)
  return items
    .map(({ code, name, counts }) => ({ value: code, label: name, count: counts[of.path.replaceAll('-', '_')] }))
    .filter(({ count }) => count !== 0)
}

async function entriesOf(catalogue: Catalogue, id: string): Promise<Option[] | undefined> {
  const target = catalogue.resources.find((resource) => resource.id === id)
  if (!target) return undefined
  const answer = await listEntries(target, catalogue.call)
  const { items } = read<{ items: { slug: string; name: string }[] }>(catalogue, answer)
  return items.length > MOST_OPTIONS ? undefined : items.map(({ slug, name }) => ({ value: slug, label: name }))
}

/** A reader may have named a value in any of its spellings. */
const same = (option: Option, value: string): boolean =>
  [option.value, option.label].some((text) => text.toLowerCase() === value.toLowerCase())

/** The address of the list with one filter set; null where its tool has no such filter. */
export function filteredAddress(catalogue: Catalogue, of: AnyResource) {
  const named = browsing(of)
  const names = named ? filterNames(named) : []
  return (parameter: string, value: string | number): string | null =>
    names.includes(parameter) ? withQuery(`${catalogue.base}/${of.path}`, { [parameter]: value }) : null
}

/** A resource that answers name by id, for components. */
export const resourceFinder = (catalogue: Catalogue) => (id: string) => resourceOf(catalogue, id)
