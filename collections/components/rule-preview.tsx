'use client'
/** The rule in the form, or that of its occasion, in words, with the next days after announced changes. */
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { addDays, todayUtc } from '#src/calendar/day.ts'
import { nextOccurrence, ruleProblem } from '#src/calendar/occurrences.ts'
import {
  type CalendarRule,
  calendarRuleSchema,
  type OccurrenceOverride,
  occurrenceOverride,
  ruleWords,
} from '#src/calendar/rule.ts'
import { ruleFromBlocks } from '../fields/calendar-rule.ts'

const COUNT = 10

const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** The words and the next days; a hint while the rule is incomplete. Incomplete changes do not count. */
export function RulePreview() {
  const [fields] = useAllFormFields()
  const { rule, speaksOf, overrides } = reduceFieldsToValues(fields, true)
  const occasion = useOccasion(speaksOf)
  const { data } = calendarRuleSchema.safeParse(ruleFromBlocks(occasion?.rule ?? rule))
  if (!data) return <p className="field-description">Once the rule is whole, its next days stand here.</p>
  const problem = ruleProblem(data)
  const changes = occasion ? occasion.overrides : overrides
  const days = problem ? [] : nextDays(data, wholeChanges(changes))
  return (
    <div className="field-type rule-preview" aria-live="polite">
      <strong>
        It falls {occasion && `with ${occasion.name}, `}on {ruleWords(data)}.
      </strong>
      <ul>
        {days.map(({ starts, ends, certainty }) => (
          <li key={starts}>
            {shown.format(new Date(starts))}
            {ends === starts ? '' : ` to ${shown.format(new Date(ends))}`} <small>({certainty})</small>
          </li>
        ))}
      </ul>
      {problem ? <p role="alert">{problem}</p> : days.length === 0 && <p>It does not fall within the next years.</p>}
    </div>
  )
}

type Occasion = { name: string; rule: unknown; overrides: unknown }

/** The occasion with this id as the CMS has it; null while none is chosen. */
function useOccasion(id: unknown): Occasion | null {
  const [answer, setAnswer] = useState<{ id: unknown; occasion: Occasion } | null>(null)
  useEffect(() => {
    if (typeof id !== 'number') return
    fetch(`/cms/api/topics/${id}?depth=0`, { credentials: 'include' })
      .then((response) => (response.ok ? response.json() : null))
      .then((occasion) => occasion && setAnswer({ id, occasion }))
      // Without the occasion the preview is that of the form itself.
      .catch(() => {})
  }, [id])
  return answer?.id === id ? (answer?.occasion ?? null) : null
}

/** The complete announcements among the rows. */
const wholeChanges = (rows: unknown): OccurrenceOverride[] =>
  (Array.isArray(rows) ? rows : []).flatMap(({ of, to, ends }: Record<string, unknown>) => {
    const { data } = occurrenceOverride.safeParse({ of, to: to || null, ...(ends ? { ends } : {}) })
    return data ? [data] : []
  })

function nextDays(rule: CalendarRule, changes: readonly OccurrenceOverride[]) {
  const days: NonNullable<ReturnType<typeof nextOccurrence>>[] = []
  let from = todayUtc(new Date())
  while (days.length < COUNT) {
    const next = nextOccurrence(rule, from, changes)
    if (!next) break
    days.push(next)
    from = addDays(next.ends, 1)
  }
  return days
}
