/** A resource that code names is one of its service. */
import { z } from 'zod'
import { findResource } from '#src/read-model/resources/index.ts'
import { tool } from '#tools/tool.ts'
import { toolOf } from '#tools/tool-of.ts'

export const mistaken = tool({
  kind: 'compare',
  // @ts-expect-error Type '"flowr"' is not assignable to type '"bloom" | "breed"
  resource: 'flowr',
  // @ts-expect-error '"flowr"' is not assignable to parameter of type '"bloom" | "breed"
  description: ({ nameOf }) => `Compares flowers; for one use ${nameOf(['get'], 'flowr')}.`,
  input: z.strictObject({}),
  output: z.strictObject({}),
  example: {},
  varies: 'content',
  reads: ['entries'],
  run: async () => ({}),
})

// @ts-expect-error '"flowr"' is not assignable to parameter of type '"bloom" | "city"
export const lost = toolOf('flowers', ['get'], 'flowr')

// @ts-expect-error '"flower"' is not assignable to parameter of type '"city" | "country" | "dish"
export const elsewhere = findResource('food', 'flower')
