/** Pages find tools by their kinds. */
import { z } from 'zod'
import { tool } from '#tools/tool.ts'
import { toolOf } from '#tools/tool-of.ts'

export const mistaken = tool({
  // @ts-expect-error the kind is called news
  kind: 'newz',
  description: 'Headlines.',
  input: z.strictObject({}),
  output: z.strictObject({}),
  example: {},
  varies: 'content',
  reads: ['headlines'],
  run: async () => ({}),
})

// @ts-expect-error the kind is called news
export const lost = toolOf('flowers', ['newz'])
