/** Steps are drawn from the fields of their record. */
import { z } from 'zod'
import { resource } from '#src/read-model/resource.ts'

export const mistaken = resource({
  service: 'network',
  id: 'topic',
  one: 'topic',
  many: 'topics',
  path: 'topics',
  about: 'Topics.',
  fields: { steps: z.array(z.strictObject({ text: z.string() })), pleats: z.string().nullable() },
  // @ts-expect-error { needs: "between_legs" | "end_falls" | "hem" | "shoulder"; }
  stepsOf: 'drape',
})
