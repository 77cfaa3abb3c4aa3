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

/** Another entry each time; never kept by a cache. Errors: `not_found` while none is published that passes the filters. */
export const random = <R extends AnyResource>(of: R, { by = [] }: { by?: readonly FilterOf<R>[] } = {}) =>
  tool({
    kind: 'random',
    of: of.id,
    description: ({ nameOf }) => {
      return `One published ${of.one} drawn at random, in full; another each time.${instead(
        ['for the one that everyone gets today', nameOf(['of-the-day'], of.id)],
        [`for one ${of.one} by name`, nameOf(['get'], of.id)],
      )} ${of.about}`
    },
    input: z.strictObject(filterInputs(of, by)),
    output: fullRecord(of),
    inBrief: briefRecord(of),
    example: {},
    varies: 'random',
    reads: ['entries', 'topics'],
    run: async (input, { database }) => {
      const terms = await termsOfFilters(database, of, by, input)
      const slug = await randomSlug(database, of, terms, Math.random())
      const found = slug === null ? null : await bySlug(database, of, slug)
      return found?.record ?? raise('not_found', `No ${of.one} is published yet that passes the filters.`)
    },
  })
