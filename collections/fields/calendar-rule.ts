/** When a calendar day falls: a rule of the calendar, edited as a block of its kind. */
import type { Block, Field } from 'payload'
import { type CalendarRule, calendarRuleSchema, ruleWords } from '#src/calendar/rule.ts'
import { ruleKinds } from '#src/calendar/rules/index.ts'
import { fieldsFromZod, kindsOf, rule } from './from-zod.ts'

/** The rule of a calendar day; exactly one to be published. */
export const calendarRuleField = (): Field => {
  const field = rule('rule', {
    label: 'When it falls',
    description: 'Choose the kind of rule that says when it falls each year; its fields follow.',
    kinds: kindsOf(calendarRuleSchema),
  })
  return { ...field, admin: { ...field.admin, components: { Cell: '/src/desk/views/rule-cell.tsx#RuleCell' } } }
}

/** The rule in words and its next days, live while it is edited. It stores nothing. */
export const rulePreview = (): Field => ({
  name: 'rulePreview',
  type: 'ui',
  label: 'Next days',
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/components/rule-preview.tsx#RulePreview' },
  },
})

/** One block per kind of rule, made from the kind's own schema. Rules are stored as JSON, so that a kind needs no table. */
export const ruleBlocks: Block[] = Object.values(ruleKinds).map(({ kind, title, schema }) => ({
  slug: kind,
  interfaceName: `${pascal(kind)}Rule`,
  labels: { singular: title, plural: title },
  admin: { disableBlockName: true },
  fields: fieldsFromZod(schema),
}))

type Plain = Record<string, unknown>

/** The rule that a form's blocks stand for, as its schema takes it; undefined where none is chosen. */
export const ruleFromBlocks = (blocks: unknown): unknown => plain(blocks)

/** The rule of a document: that of the occasion it speaks of, if resolved, or its own. */
export const ruleOf = ({ speaksOf, rule }: Plain): unknown =>
  (speaksOf as { calendar?: { rule: CalendarRule } | null } | null | undefined)?.calendar?.rule ?? ruleFromBlocks(rule)

/** The rule in words, and the weekdays of a weekly one, for a record. Both are empty while there is no rule. */
export function datesOfRule(rule: unknown): { rule_in_words: string; weekdays: readonly string[] } {
  const { data } = calendarRuleSchema.safeParse(rule)
  return { rule_in_words: data ? ruleWords(data) : '', weekdays: data?.kind === 'weekly' ? data.weekdays : [] }
}

/** The blocks that stand for a rule in the form. */
export const blocksFromRule = (rule: object): Plain[] => [blockFrom(rule as Plain)]

/** Leaves out empty fields and what Payload adds to a row, and takes the one block for the rule. */
function plain(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined
    return isBlock(value[0]) ? plain(value[0]) : value.map(plain)
  }
  if (typeof value !== 'object') return value
  const { blockType, blockName: _name, id: _id, ...fields } = value as Plain
  const filled = Object.entries(fields)
    .map(([key, field]) => [key, plain(field)] as const)
    .filter(([, field]) => field !== undefined)
  if (blockType) return { kind: blockType, ...Object.fromEntries(filled) }
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}

const isBlock = (value: unknown): boolean => typeof value === 'object' && value !== null && 'blockType' in value

function blockFrom({ kind, ...fields }: Plain): Plain {
  const entries = Object.entries(fields).map(([key, field]) => [key, formValue(field)])
  return { blockType: kind, ...Object.fromEntries(entries) }
}

function formValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formValue)
  if (typeof value !== 'object' || value === null) return value
  return 'kind' in value ? [blockFrom(value as Plain)] : value
}

function pascal(kind: string): string {
  return kind.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
