/** The one signature behind every kind of rule: given a rule and a span, give the days. */
import { z } from 'zod'
import type { DayNumber, Span } from '../day.ts'

/** How sure a day is. `computed` and `published` are exact; the other two mean that the day seen locally can differ. */
export const certainties = ['computed', 'published', 'approximate', 'differs by place'] as const
export type Certainty = (typeof certainties)[number]

/** A start found by a kind. `ends` where the rule itself knows its last day, else the rule's duration gives it. */
export type Start = { starts: DayNumber; ends?: DayNumber; certainty?: Certainty; source?: string }

/** The fields every rule has beside its kind's own. */
export const commonFields = {
  durationDays: z
    .int()
    .min(1)
    .max(400)
    .default(1)
    .describe('How many days it lasts, the first included. 1 to 400, default 1.'),
  certainty: z
    .enum(certainties)
    .optional()
    .describe(
      'How sure the days are, where it is not what the kind of rule implies: a bloom forecast is `approximate`.',
    ),
}

/** What a kind declares. `Fields` are its own zod fields, beside the common ones. */
export type Declaration<Fields extends z.ZodRawShape> = {
  /** Its name for editors. */
  title: string
  /** When to choose it. */
  description: string
  fields: Fields
  /** A working rule without its kind; a test parses and evaluates every one. */
  example: Record<string, unknown>
  certainty: Certainty
  /** Every start within the span; starts outside it, or out of order, do no harm. Pure. */
  days(rule: Fielded<Fields>, span: Span): (DayNumber | Start)[]
  /** The rule in plain English, to stand in a sentence: "the second Sunday of May". */
  words(rule: Fielded<Fields>): string
  /** Why the rule can never fall, where its fields alone show it. */
  problem?(rule: Fielded<Fields>): string | null
  /** The longest an occurrence can last, in days, where not `durationDays`. */
  longestDays?(rule: Fielded<Fields>): number
}

/** A kind of rule: its declaration with its name and its whole schema. */
export type RuleKindOf<Kind extends string, Fields extends z.ZodRawShape> = Declaration<Fields> & {
  kind: Kind
  schema: z.ZodObject<{ kind: z.ZodLiteral<Kind> } & Fields & typeof commonFields, z.core.$strict>
}

/** A rule's common fields, parsed. */
export type CommonValues = z.output<z.ZodObject<typeof commonFields>>

type Fielded<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>> & CommonValues

/** Declares a kind of rule. */
export const ruleKind = <const Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  declaration: Declaration<Fields>,
): RuleKindOf<Kind, Fields> => ({
  ...declaration,
  kind,
  schema: z
    .strictObject({
      kind: z.literal(kind).describe(declaration.description),
      ...declaration.fields,
      ...commonFields,
    })
    .describe(declaration.title),
})
