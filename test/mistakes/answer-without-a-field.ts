/** What a tool gives is what its output says. */
import { z } from 'zod'
import { tool } from '#tools/tool.ts'

export const mistaken = tool({
  kind: 'news',
  description: 'How many headlines there are.',
  input: z.strictObject({}),
  output: z.strictObject({ total: z.int().describe('How many there are.') }),
  example: {},
  varies: 'content',
  reads: ['headlines'],
  // @ts-expect-error Type '{ totals: number; }' is not assignable to type 'Stored<NoInfer<{ total: number; }>>'.
  run: async () => ({ totals: 12 }),
})
