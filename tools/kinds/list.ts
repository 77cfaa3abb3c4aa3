/** `list_*`: entries that pass any mix of filters. */

import { z } from 'zod'
import type { Database } from '#src/read-model/database.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { page, type Sort } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { type FilterOf, filterInputs, termsOfFilters } from '../filters.ts'
import { limit, listOf, offset, pageOf, sort } from '../inputs.ts'
import { type Context, type Tool, tool } from '../tool.ts'

/** Most entries of a list that is not paged; such resources are small by nature. */
const UNPAGED = 1000

/** A page of entries, best documented first. An unknown country, city or day raises `invalid_request`. */
export const list = <R extends AnyResource>(of: R, { by, name }: { by: readonly FilterOf<R>[]; name: string }): Tool =>
  tool({
    kind: 'list',
    of: of.id,
    description:
      `${capital(of.many)} that pass every filter given, one line each, a page at a time. Use it to browse or to count ` +
      `(see total); for a word or a name use search, for one ${of.one} in full its get tool. ${of.about}`,
    input: z.strictObject({
      ...filterInputs(of, by),
      sort: sort(of.many),
      limit: limit(100, 25, of.many),
      offset: offset(of.many),
    }),
    output: pageOf(of.summary),
    example: {},
    varies: 'content',
    run: async (input: Record<string, unknown> & { sort: Sort; limit: number; offset: number }, context) => {
      const found = await filtered(context.database, of, by, input, input)
      return {
        ...found,
        limit: input.limit,
        offset: input.offset,
        next: nextAddress(context, name, input, found.total),
      }
    },
  })

/** Every entry that passes the filters, at once: for resources that stay small. */
export const listAll = <R extends AnyResource>(
  of: R,
  { by, order = 'known' }: { by: readonly FilterOf<R>[]; order?: Sort },
): Tool =>
  tool({
    kind: 'list',
    of: of.id,
    description:
      `All ${of.many} that pass every filter given, one line each, at once. For one in full use its get tool; for a ` +
      `word or a name use search. ${of.about}`,
    input: z.strictObject(filterInputs(of, by)),
    output: listOf(of.summary),
    example: {},
    varies: 'content',
    run: (input, { database }) => filtered(database, of, by, input, { sort: order, limit: UNPAGED, offset: 0 }),
  })

async function filtered(
  database: Database,
  of: AnyResource,
  by: readonly string[],
  input: Readonly<Record<string, unknown>>,
  paging: { sort: Sort; limit: number; offset: number },
) {
  const terms = await termsOfFilters(database, of, by, input)
  const known = await counts(database, of.service)
  const atMost = Math.min(known.all(of).written, ...terms.map((term) => known.term(term).written))
  const { sort: order, limit: most, offset: skipped } = paging
  return page(database, of, { terms, sort: order, limit: most, offset: skipped, atMost })
}

function nextAddress(
  { baseUrl }: Context,
  name: string,
  input: Readonly<Record<string, unknown>> & { limit: number; offset: number },
  total: number,
): string | null {
  const offsetOfNext = input.offset + input.limit
  if (offsetOfNext >= total) return null
  const given = Object.entries({ ...input, offset: offsetOfNext }).filter(([, value]) => value !== undefined)
  return `${baseUrl}/api/v1/${name}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}
