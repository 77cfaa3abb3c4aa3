/** The glossary: what a term means. */
import { z } from 'zod'
import type { AnyResource } from '#src/read-model/resource.ts'
import { briefRecord } from '../brief.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { tool } from '../tool.ts'
import { findEntry } from './get.ts'

/** The definition of a term. Errors: `not_found` with the nearest terms. */
export const glossary = (resource: AnyResource, { example }: { example: string }) =>
  tool({
    kind: 'glossary',
    resource: resource.id,
    description: ({ nameOf }) => {
      return (
        `What a ${resource.one} means, in plain language. Use it for a word of the field.` +
        `${instead(['for anything else, or where a word is not found,', nameOf(['search'])])} ${resource.about}`
      )
    },
    input: z.strictObject({
      term: z.string().describe(`The ${resource.one} to define; case, accents and plural do not matter.`),
    }),
    get output() {
      return fullRecord(resource)
    },
    inBrief: briefRecord(resource),
    example: { term: example },
    varies: 'content',
    reads: ['entries', 'topics', 'waiting'],
    run: async ({ term }, context) => (await findEntry(context, resource, { name: term })).record,
  })
