/** `random_*`: one published entry drawn at random. */
import { z } from 'zod'
import { raise } from '#src/errors.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import { randomSlug } from '#src/read-model/queries/random.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { briefRecord } from '../brief.ts'
import { type FilterOf, filterInputs, termsOfFilters } from '../filters.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { tool } from '../tool.ts'

/** Another entry each time; no cache keeps it. Errors: `not_found` while no published entry passes the filters. */
export const random = <R extends AnyResource>(resource: R, { by = [] }: { by?: readonly FilterOf<R>[] } = {}) =>
  tool({
    kind: 'random',
    resource: resource.id,
    description: ({ nameOf }) => {
      return `One published ${resource.one} drawn at random, in full; another each time.${instead(
        ['for the one that everyone gets today', nameOf(['of-the-day'], resource.id)],
        [`for one ${resource.one} by name`, nameOf(['get'], resource.id)],
      )} ${resource.about}`
    },
    input: z.strictObject(filterInputs(resource, by)),
    get output() {
      return fullRecord(resource)
    },
    inBrief: briefRecord(resource),
    example: {},
    varies: 'random',
    reads: ['entries', 'topics'],
    run: async (input, { database }) => {
      const terms = await termsOfFilters(database, resource, by, input)
      const slug = await randomSlug(database, resource, terms, Math.random())
      const entry = slug === null ? null : await bySlug(database, resource, slug)
      return entry?.record ?? raise('not_found', `No ${resource.one} is published yet that passes the filters.`)
    },
  })
