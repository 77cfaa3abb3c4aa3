/** Pages and descriptions find tools by their kinds, and the network has one tool of each of its own. */
import { z } from 'zod'
import { networkTool, tool } from '#tools/tool.ts'
import { toolOf } from '#tools/tool-of.ts'

const news = {
  input: z.strictObject({}),
  output: z.strictObject({}),
  example: {},
  varies: 'content',
  reads: ['headlines'],
  run: async () => ({}),
} as const

export const mistaken = tool({
  ...news,
  // @ts-expect-error Type '"newz"' is not assignable to type '"cities" | "compare"
  kind: 'newz',
  // @ts-expect-error Type '"newz"' is not assignable to type '"cities" | "compare"
  description: ({ nameOf }) => `Headlines; to search use ${nameOf(['newz'])}.`,
})

export const mistakenOfNetwork = networkTool({
  ...news,
  // @ts-expect-error Type '"newz"' is not assignable to type 'NetworkKind'.
  kind: 'newz',
  description: 'Headlines.',
})

// @ts-expect-error Type '"newz"' is not assignable to type '"cities" | "compare"
export const lost = toolOf('flowers', ['newz'])
