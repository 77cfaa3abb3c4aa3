/** What a tool says of its input is said of its parameters. */
import { z } from 'zod'
import { tool } from '#tools/tool.ts'

const news = {
  kind: 'news',
  description: 'Headlines.',
  input: z.strictObject({ slug: z.string().optional() }),
  output: z.strictObject({}),
  varies: 'content',
  run: async () => ({}),
} as const

export const mistaken = tool({
  ...news,
  // @ts-expect-error 'slugg' does not exist in type
  example: { slugg: 'rose' },
  reads: ['headlines'],
})

export const mistakenOfParts = tool({
  ...news,
  example: { slug: 'rose' },
  // @ts-expect-error Property 'slugg' does not exist on type '{ slug?: string | undefined; }'.
  reads: ({ slugg }) => (slugg === undefined ? ['headlines'] : ['entries']),
})

export const mistakenOfWhatStandsAlone = tool({
  ...news,
  example: { slug: 'rose' },
  reads: ['headlines'],
  // @ts-expect-error Property 'slugg' does not exist on type '{ slug?: string | undefined; }'.
  alone: ({ slugg }) => slugg,
})
