/** What is read from parameters is what the schema says that takes them. */
import { z } from 'zod'
import { parseInput } from '#tools/parse-input.ts'

const input = z.strictObject({ limit: z.int().describe('How many.') })

export function mistaken(asked: Readonly<Record<string, unknown>>): string {
  const { limit } = parseInput({ input }, asked)
  // @ts-expect-error Type 'number' is not assignable to type 'string'.
  const words: string = limit
  // @ts-expect-error Property 'most' does not exist on type '{ limit: number; }'.
  return `${words} of ${parseInput({ input }, asked).most}`
}
