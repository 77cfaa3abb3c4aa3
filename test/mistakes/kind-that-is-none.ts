/** Pages find tools by their kinds. */
import { z } from 'zod'
import { tool } from '#tools/tool.ts'
import { toolOf } from '#tools/tool-of.ts'

export const mistaken = tool({
  // @ts-expect-error Type '"newz"' is not assignable to type '"cities" | "compare"
  kind: 'newz',
  description: 'Headlines.',
  input: z.strictObject({}),
  output: z.strictObject({}),
  example: {},
  varies: 'content',
  reads: ['headlines'],
  run: async () => ({}),
})

// @ts-expect-error Type '"newz"' is not assignable to type '"cities" | "compare"
export const lost = toolOf('flowers', ['newz'])
