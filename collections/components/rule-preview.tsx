'use client'
/** What the rule in the form says, in words, and when it falls next. */
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { addDays, todayUtc } from '#src/calendar/day.ts'
import { nextOccurrence, ruleProblem } from '#src/calendar/occurrences.ts'
import { type CalendarRule, calendarRule, ruleWords } from '#src/calendar/rule.ts'
import { ruleFromBlocks } from '../fields/calendar-rule.ts'

const COUNT = 10

const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** The words and the next days; a hint while the rule is not whole. Announced changes are not part of it. */
export function RulePreview() {
  const [fields] = useAllFormFields()
  const { rule } = reduceFieldsToValues(fields, true)
  const { data } = calendarRule.safeParse(ruleFromBlocks(rule))
  if (!data) return <p className="field-description">Once the rule is whole, its next days stand here.</p>
  const problem = ruleProblem(data)
  const days = problem ? [] : nextDays(data)
  return (
    <div className="field-type rule-preview" aria-live="polite">
      <strong>It falls on {ruleWords(data)}.</strong>
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

function nextDays(rule: CalendarRule) {
  const days: NonNullable<ReturnType<typeof nextOccurrence>>[] = []
  let from = todayUtc(new Date())
  while (days.length < COUNT) {
    const next = nextOccurrence(rule, from)
    if (!next) break
    days.push(next)
    from = addDays(next.ends, 1)
  }
  return days
}
