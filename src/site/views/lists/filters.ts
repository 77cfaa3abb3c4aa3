/** The filters of a list as a form shows them, made from the parameters its tool takes. */

import { monthName } from '#src/calendar/words.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { type Facet, type PerFacet, perFacet } from '#src/read-model/facets/index.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import type { ActiveFilter, Filter } from '#src/ui/list/filter-form.tsx'
import { parameterWords, regionWords, valueWords } from '#src/ui/words.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { partsOf } from '#tools/tool.ts'
import { type NamedTool, toolOf } from '#tools/tool-of.ts'
import { browsing } from '../../browse.ts'
import { ask, type Catalogue, readAnswer, resourceOf } from '../../catalogue.ts'
import { listEntries } from '../../entries.ts'
import { type Input, withQuery } from '../../query.ts'

type Option = NonNullable<Filter['options']>[number]

/** Parameters that order and page a list rather than filter it. */
const paging = ['sort', 'limit', 'offset']

/** Most values in a menu: with more, a text is typed instead. */
const MOST_OPTIONS = 300

/** The parameters of a tool that filter. */
export const filterNames = ({ tool }: NamedTool): string[] =>
  Object.keys(parametersOf(tool).properties).filter((name) => !paging.includes(name))

/** The parts that a filtered list is made from: those of its tool, and those of the tool that counts. */
export function partsOfList({ service }: Catalogue, { tool }: NamedTool, input: Input): Part[] {
  const stats = toolOf(service.id, ['stats'])
  return [...new Set([...partsOf(tool, input), 'counts' as const, ...(stats ? partsOf(stats.tool, {}) : [])])]
}

/** The form's fields, with what is set. */
export const filtersOf = (
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool,
  input: Input,
): Promise<Filter[]> =>
  Promise.all(
    filterNames(named).map(async (name) => {
      const all = await optionsOf(catalogue, resource, named, name)
      const value = input[name] ?? ''
      const country = name === 'country' ? findCountry(value) : null
      const chosen = all?.find((option) => same(option, country?.code ?? value))
      // A value that no entry has is offered only where it was chosen.
      const options = all?.filter((option) => option.count !== 0 || option === chosen)
      return {
        name,
        label: parameterWords(resource, name),
        value: chosen?.value ?? value,
        ...(options && {
          options: chosen || value === '' ? options : [{ value, label: country?.name ?? value }, ...options],
        }),
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
  resource: AnyResource,
  named: NamedTool,
  name: string,
): Promise<Option[] | undefined> {
  const schema = parametersOf(named.tool).properties[name]
  const facet = resource.facets[name]
  if (facet) return perFacet(optionsOfFacet, facet, (words) => counted(catalogue, resource, name, words))
  if (name === 'month') return months
  if (schema?.enum)
    return counted(
      catalogue,
      resource,
      name,
      schema.enum.map((value) => ({ value, label: capital(regionWords(value)) })),
    )
  if (name === 'country') return countriesOf(catalogue, resource)
  const places = findPlaces(resource.service)
  const target = resource.links[name]?.to ?? (name === places?.id && !facet ? places.id : undefined)
  return target === undefined ? undefined : entriesOf(catalogue, target)
}

const months: Option[] = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}))

const steps = (facet: Extract<Facet, { bands: unknown }>): Option[] =>
  facet.bands.map((words, step) => ({ value: String(step), label: capital(words) }))

type Options = Option[] | undefined

/** The values to choose from, by kind of facet; none where readers type their own words. */
const optionsOfFacet: PerFacet<Options | Promise<Options>, [counted: (options: Option[]) => Promise<Option[]>]> = {
  'closed-list': (facet, count) =>
    count(facet.values.map((value) => ({ value, label: capital(valueWords(facet, value)) }))),
  'free-words': () => undefined,
  months: () => months,
  'yes-or-no': () => [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
  step: steps,
  'or-higher': steps,
}

/** Values with their numbers of entries, where the catalogue counts them. */
async function counted(
  catalogue: Catalogue,
  resource: AnyResource,
  name: string,
  options: Option[],
): Promise<Option[]> {
  const counts = await countsByValue(catalogue, resource, name)
  return options.map((option) => ({ ...option, count: counts?.get(option.value) }))
}

/** How many entries have each value, where the catalogue counts them. */
async function countsByValue(
  catalogue: Catalogue,
  resource: AnyResource,
  name: string,
): Promise<Map<string, number> | undefined> {
  const stats = toolOf(catalogue.service.id, ['stats'])
  if (!stats) return undefined
  const answer = await ask(catalogue, stats)
  // What the tool counts by facet stands under the resource's path.
  const rows = answer[resource.path.replaceAll('-', '_')]?.[name]
  return rows && new Map(rows.map(({ value, written }) => [String(value), written]))
}

/** All countries, with their numbers of entries of this kind where that is counted. */
async function countriesOf(catalogue: Catalogue, resource: AnyResource): Promise<Option[] | undefined> {
  const tool = toolOf(catalogue.service.id, ['countries'])
  if (!tool) return undefined
  const { items } = await ask(catalogue, tool)
  return items.map(({ code, name, counts }) => ({
    value: code,
    label: name,
    count: counts[resource.path.replaceAll('-', '_')],
  }))
}

async function entriesOf(catalogue: Catalogue, id: string): Promise<Option[] | undefined> {
  const target = catalogue.resources.find((resource) => resource.id === id)
  if (!target) return undefined
  const answer = await listEntries(target, catalogue.call)
  const { items } = readAnswer(catalogue, answer)
  return items.length > MOST_OPTIONS ? undefined : items.map(({ slug, name }) => ({ value: slug, label: name }))
}

/** The value that a reader named, in whichever spelling. */
const same = (option: Option, value: string): boolean =>
  [option.value, option.label].some((text) => text.toLowerCase() === value.toLowerCase())

/** The address of the list with one filter set; null where its tool has no such filter. */
export function filteredAddress(catalogue: Catalogue, resource: AnyResource) {
  const named = browsing(resource)
  const names = named ? filterNames(named) : []
  return (parameter: string, value: string | number): string | null =>
    names.includes(parameter) ? withQuery(`${catalogue.base}/${resource.path}`, { [parameter]: value }) : null
}

/** A resource that answers name by id, for components. */
export const resourceFinder = (catalogue: Catalogue) => (id: string) => resourceOf(catalogue, id)

/** What the service calls its places, and the parameter for regions. */
export const whereWords = ({ service }: Catalogue) => ({
  places: capital(findPlaces(service.id)?.many ?? ''),
  regionParameter: service.regionParameter,
})
