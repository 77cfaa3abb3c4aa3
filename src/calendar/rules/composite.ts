/** Rules made of other rules: how a table of kinds is evaluated, described and checked as one. */
import { z } from 'zod'
import type { DayNumber, Span } from '../day.ts'
import type { Certainty, CommonValues, Declaration, Start } from './rule-kind.ts'

/** What every rule has in common. */
export type AnyRule = CommonValues & { kind: string }

/** A kind as a table sees it, whatever its own fields. */
type AnyKind = Pick<Declaration<z.ZodRawShape>, 'certainty'> & {
  schema: z.ZodType<AnyRule> & z.core.$ZodTypeDiscriminable
  days(rule: CommonValues, span: Span): (DayNumber | Start)[]
  words(rule: CommonValues): string
  problem?(rule: CommonValues): string | null
  longestDays?(rule: CommonValues): number
}

/** A table of kinds by name. */
export type KindTable = Record<string, AnyKind>

/** Any rule of a table's kinds. */
export type RuleOf<Kinds extends KindTable> = Extract<z.output<Kinds[keyof Kinds]['schema']>, AnyRule>

/** A table of kinds as one: their union as a schema, and how to evaluate, describe and check one of its rules. */
export type Parts<Rule extends AnyRule> = {
  schema: z.ZodType<Rule>
  /** Every start within the span, in order, each with its certainty. */
  starts: (rule: Rule, span: Span) => CertainStart[]
  words: (rule: Rule) => string
  problem: (rule: Rule) => string | null
  longestDays: (rule: Rule) => number
}

/** A start with its certainty. */
export type CertainStart = Start & { certainty: Certainty }

/** Makes one of a table of kinds. */
export const partsOfKinds = <Kinds extends KindTable>(kinds: Kinds): Parts<RuleOf<Kinds>> => {
  type Rule = RuleOf<Kinds>
  // A parsed rule names a kind of the table it was parsed by.
  const kindOf = (rule: Rule) => kinds[rule.kind] as AnyKind
  const [first, ...rest] = Object.values(kinds).map(({ schema }) => schema)
  if (!first) throw new RangeError('A table of rule kinds holds at least one')
  return {
    // The union of exactly the table's schemas: the type of a generic table cannot express that.
    schema: z.discriminatedUnion('kind', [first, ...rest]) as unknown as z.ZodType<Rule>,
    starts: (rule, span) => {
      const kind = kindOf(rule)
      const byDay = new Map<DayNumber, CertainStart>(
        kind.days(rule, span).map((day) => {
          const start = typeof day === 'number' ? { starts: day } : day
          return [start.starts, { certainty: rule.certainty ?? kind.certainty, ...start }] as const
        }),
      )
      return [...byDay.values()]
        .filter(({ starts }) => starts >= span.from && starts <= span.to)
        .sort((a, b) => a.starts - b.starts)
    },
    words: (rule) => kindOf(rule).words(rule),
    problem: (rule) => kindOf(rule).problem?.(rule) ?? null,
    longestDays: (rule) => kindOf(rule).longestDays?.(rule) ?? rule.durationDays,
  }
}
