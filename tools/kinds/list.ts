/** `list_*`: entries that pass any mix of filters. */

import { z } from 'zod'
import { raiseInvalid } from '#src/errors.ts'
import type { Database } from '#src/read-model/database.ts'
import { kindOf } from '#src/read-model/facets/index.ts'
import type { Part } from '#src/read-model/parts.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import type { Sort } from '#src/read-model/queries/holders.ts'
import { page } from '#src/read-model/queries/page.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { briefSummary, itemsInBrief, linesInBrief } from '../brief.ts'
import { type FilterOf, filterInputs, termsOfFilters } from '../filters.ts'
import { limit, listOf, needsOneOf, offsetInput, pageOf, sort } from '../inputs.ts'
import { instead, type Others } from '../instead.ts'
import { joined, summaryOf, withMore } from '../outputs.ts'
import { mistake } from '../parse-input.ts'
import { type Context, tool } from '../tool.ts'

type ListOptions<R> = {
  by: readonly FilterOf<R>[]
  /** Filters that must be given. */
  required?: readonly FilterOf<R>[]
  isSorted?: boolean
}

/** A page of entries, best documented first. An unknown country, city or day raises `invalid_request`. */
export const list = <R extends AnyResource>(resource: R, { by, required = [], isSorted = true }: ListOptions<R>) => {
  const asked: readonly string[] = [...required, ...by]
  const passing = required.length > 0 ? `that have the ${required.join(' and ')} asked for and pass` : 'that pass'
  const line = briefSummary(resource)
  return tool({
    kind: 'list',
    resource: resource.id,
    description: ({ nameOf }) => {
      return (
        `${capital(resource.many)} ${passing} every filter given, one line each, a page at a time. Use it to browse or to count ` +
        `(see total).${others(resource, nameOf)} ${resource.about}`
      )
    },
    input: z.strictObject({
      ...filterInputs(resource, required, { isRequired: true }),
      ...filterInputs(resource, by),
      ...(isSorted ? { sort: sort(resource.many) } : {}),
      limit: limit(100, 25, resource.many),
      offset: offsetInput(resource.many),
    }),
    get output() {
      return pageOf(summaryOf(resource))
    },
    inBrief: {
      get output() {
        return pageOf(line.output)
      },
      fromFields: itemsInBrief(line),
    },
    example: Object.fromEntries(required.map((parameter) => [parameter, firstValue(resource, parameter)])),
    varies: 'content',
    reads: ({ sort: order }) => readsOf(order),
    run: async (input: Record<string, unknown> & { sort?: Sort; limit: number; offset: number }, context) => {
      const { sort: order = 'known', limit: most, offset: skipped } = input
      const paging = { sort: order, limit: most, offset: skipped }
      const { items, total } = await filtered(context.database, resource, asked, input, paging)
      return { items, total, limit: most, offset: skipped, next: nextAddress(context, input, total) }
    },
  })
}

type ListAllOptions<R> = {
  by: readonly FilterOf<R>[]
  order?: Sort
  /** The fields of a line for programs, where too many entries are listed at once for whole lines. */
  line?: LineOf<R>
}

/** Every entry that passes the filters, at once: for resources that stay small. */
export const listAll = <R extends AnyResource>(
  resource: R,
  { by, order = 'known', line: fields }: ListAllOptions<R>,
) => {
  const line = briefSummary(resource, fields)
  return tool({
    kind: 'list',
    resource: resource.id,
    description: ({ nameOf }) => {
      const passing = by.length > 0 ? ' that pass every filter given' : ''
      return `All ${resource.many}${passing}, one line each, at once.${others(resource, nameOf)} ${resource.about}`
    },
    input: z.strictObject(filterInputs(resource, by)),
    get output() {
      return listOf(summaryOf(resource))
    },
    inBrief: {
      get output() {
        return listOf(line.output)
      },
      fromFields: itemsInBrief(line),
    },
    example: {},
    varies: 'content',
    reads: readsOf(order),
    run: (input, { database }) => filtered(database, resource, by, input, { sort: order, limit: null, offset: 0 }),
  })
}

type ListSomeOptions<R> = {
  by: readonly FilterOf<R>[]
  limits: { most: number; byDefault: number }
  order: Sort
  /** Whether at least one filter must be given. */
  needsFilter?: boolean
  /** Small resources listed whole beside the entries, by the answer's field. */
  beside?: Readonly<Record<string, AnyResource>>
  /** The fields of a line, as for a list of all. */
  line?: LineOf<R>
  example?: Readonly<Record<string, string>>
}

/** The first entries that pass the filters, up to a limit, and how many there are in all. */
export const listSome = <R extends AnyResource>(
  resource: R,
  { by, limits, order, needsFilter = false, beside = {}, line: fields, example = {} }: ListSomeOptions<R>,
) => {
  const lists = Object.entries(beside)
  const line = briefSummary(resource, fields)
  const besides = lists.map(([key, one]) => ({ key, about: one.about, brief: briefSummary(one) }))
  return tool({
    kind: 'list',
    resource: resource.id,
    description: ({ nameOf }) => {
      const passing = needsFilter ? `the filters given, at least one of ${by.join(', ')}` : 'every filter given'
      const whole = lists.map(([key, { many }]) => `; ${key} lists the ${many}`)
      return (
        `${capital(resource.many)} that pass ${passing}, one line each, up to a limit (total says how many there are)${whole.join('')}.` +
        `${others(resource, nameOf)} ${resource.about}`
      )
    },
    input: z
      .strictObject({ ...filterInputs(resource, by), limit: limit(limits.most, limits.byDefault, resource.many) })
      .meta(needsFilter ? needsOneOf(...by) : {}),
    get output() {
      return withMore(
        listOf(summaryOf(resource)),
        Object.fromEntries(lists.map(([key, one]) => [key, z.array(summaryOf(one)).describe(one.about)])),
      )
    },
    inBrief: {
      get output() {
        return withMore(
          listOf(line.output),
          Object.fromEntries(besides.map(({ key, about, brief }) => [key, z.array(brief.output).describe(about)])),
        )
      },
      fromFields: (whole) => ({
        ...itemsInBrief(line)(whole),
        ...Object.fromEntries(besides.map(({ key, brief }) => [key, linesInBrief(brief, whole[key] ?? [])])),
      }),
    },
    example,
    varies: 'content',
    reads: readsOf(order),
    run: async (input: Record<string, unknown> & { limit: number }, { database }) => {
      if (needsFilter && by.every((parameter) => input[parameter] === undefined))
        raiseInvalid(by.map((name) => mistake(name, 'one_required', `Give at least one of ${by.join(', ')}.`)))
      const [filtering, ...whole] = await Promise.all([
        filtered(database, resource, by, input, { sort: order, limit: input.limit, offset: 0 }),
        ...lists.map(([, one]) => everything(database, one)),
      ])
      return joined(filtering, Object.fromEntries(lists.map(([key], index) => [key, whole[index] ?? []])))
    },
  })
}

/** Fields that lists show of an entry of a resource. */
export type LineOf<R> = R extends { summary: z.ZodObject<infer Shape> } ? readonly (keyof Shape & string)[] : never

/** A value that some entry very likely has. */
const firstValue = (resource: AnyResource, parameter: string) => {
  const facet = resource.facets[parameter]
  return facet && kindOf(facet).values(facet)[0]
}

/** Names the tools to use instead of a list. */
const others = ({ id, one }: AnyResource, nameOf: Others['nameOf']): string =>
  instead(['for a word or a name', nameOf(['search'])], [`for one ${one} in full`, nameOf(['get'], id)])

/** The parts that a list reads: only one order depends on how often entries were read. */
const readsOf = (order: unknown): readonly Part[] => (order === 'seen' ? ['entries', 'reads'] : ['entries'])

async function filtered(
  database: Database,
  resource: AnyResource,
  by: readonly string[],
  input: Readonly<Record<string, unknown>>,
  paging: { sort: Sort; limit: number | null; offset: number },
) {
  const terms = await termsOfFilters(database, resource, by, input)
  const entryCounts = await counts(database, resource.service)
  const atMost = Math.min(entryCounts.all(resource).written, ...terms.map((term) => entryCounts.term(term).written))
  const { sort: order, limit: most, offset: skipped } = paging
  return page(database, resource, { terms, sort: order, limit: most, offset: skipped, atMost })
}

/** The address of the next page of a paged tool, or null on the last. */
export function nextAddress(
  { name, baseUrl }: Pick<Context, 'name' | 'baseUrl'>,
  input: Readonly<Record<string, unknown>> & { limit: number; offset: number },
  total: number,
): string | null {
  const offsetOfNext = input.offset + input.limit
  if (offsetOfNext >= total) return null
  const given = Object.entries(joined(input, { offset: offsetOfNext })).filter(([, value]) => value !== undefined)
  return `${baseUrl}/api/v1/${name}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}
