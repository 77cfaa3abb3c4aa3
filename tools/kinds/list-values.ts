/** The values of a facet: what each is, and how many entries have it. */
import { z } from 'zod'
import type { ClosedList } from '#src/read-model/facets/index.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { parsed } from '#src/read-model/json.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { listOf } from '../inputs.ts'
import { tool } from '../tool.ts'

/** Facets of a resource that have a closed list of values. */
type ClosedListOf<R extends AnyResource> = {
  [P in keyof R['facets'] & string]: R['facets'][P]['type'] extends 'closed-list' ? P : never
}[keyof R['facets'] & string]

/** Every value of a facet of a resource, in its own order; `pages` has an entry for each value, under the value as its slug. */
export const listValues = <R extends AnyResource>(
  resource: R,
  { by, pages }: { by: ClosedListOf<R>; pages: AnyResource },
) =>
  tool({
    kind: 'list-values',
    resource: pages.id,
    description: ({ takersOf }) => {
      const takers = takersOf(by)
      return (
        `${capital(pages.many)}, each with its number of ${resource.many} and a line on what it is.` +
        `${takers ? ` Use it to choose the ${by} for ${takers}.` : ''} ${pages.about}`
      )
    },
    input: z.strictObject({}),
    get output() {
      return listOf(
        z.strictObject({
          slug: slugSchema(`The value, as the parameter ${by} takes it.`),
          name: z.string().describe('Its name in words.'),
          url: address('Address of its page.'),
          summary: z.string().nullable().describe('What it is, in one line; null while its page waits to be written.'),
          count: z.int().describe(`Published ${resource.many} of it.`),
        }),
      )
    },
    example: {},
    varies: 'content',
    reads: ['entries'],
    run: async (_, { database, service }) => {
      const [entryCounts, entries] = await Promise.all([counts(database, service.id), everything(database, pages)])
      const written = new Map(entries.map(parsed).map((entry) => [entry.slug, entry]))
      // The type of the parameter allows only such facets.
      const { values, labels } = resource.facets[by] as ClosedList
      const items = values.map((value) => ({
        slug: value,
        name: written.get(value)?.name ?? capital(labels?.[value] ?? value.replaceAll('-', ' ')),
        url: `/${pages.path}/${value}`,
        summary: written.get(value)?.summary ?? null,
        count: entryCounts.having(resource, by, value).written,
      }))
      return { items, total: items.length }
    },
  })
