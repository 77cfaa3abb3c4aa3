'use client'
/** The form of an announced change: the day is chosen among those that the rule gives, and the form says what the change replaces. */
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useAllFormFields,
  useField,
  useFormFields,
  useRowLabel,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useState } from 'react'
import { addDays, type Day, daysFromTo, isDay, todayUtc } from '#src/calendar/day.ts'
import { occurrences, overrideFault, type TypedOverride } from '#src/calendar/occurrences.ts'
import { type CalendarRule, calendarRuleSchema, type Occurrence } from '#src/calendar/rule.ts'
import { ruleFromBlocks } from '../fields/calendar-rule.ts'
import { DayField } from './day-field.tsx'

/** Years that are offered before this one and after it. */
const YEARS_BACK = 5
const YEARS_AHEAD = 15

const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

type Props = Parameters<typeof DayField>[0]

/** The field `of`: a year, and the days on which it starts by the rule in that year. While there is no whole rule, any day. */
export function ComputedDay(props: Props) {
  const { path, field, readOnly } = props
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const { rule, typed, row } = useOverride(path)
  const to = useField<string | null>({ path: path.replace(/of$/, 'to') })
  const [year, setYear] = useState(() => yearOf(value) ?? yearOf(todayUtc(new Date())) ?? 0)
  if (!rule) return <DayField {...props} />
  const id = `field-${path.replaceAll('.', '__')}`
  const isLocked = Boolean(readOnly || disabled)
  const days = within(rule, year)
  const choose = (day: string) => {
    // The new day follows, if it is empty or still the computed one; the person then changes it.
    if (!to.value || to.value === value) to.setValue(day || null)
    setValue(day || null)
  }
  const turnTo = (next: number) => {
    setYear(next)
    const [only, ...others] = within(rule, next)
    if (only && others.length === 0) choose(only.starts)
  }
  const isElsewhere = (day: Day) => typed.some((one, index) => index !== row && one.of === day)
  const isUnknown = value && !days.some(({ starts }) => starts === value)
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label as string} required={field.required ?? false} path={path} />
      <div className="field-type__wrap computed-day">
        <FieldError path={path} showError={showError} />
        <select
          aria-label="Year"
          value={year}
          disabled={isLocked}
          onChange={(event) => turnTo(Number(event.target.value))}
        >
          {yearsAround(year).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select id={id} value={value ?? ''} disabled={isLocked} onChange={(event) => choose(event.target.value)}>
          <option value="">{days.length > 0 ? 'Choose a day' : `It does not fall in ${year}`}</option>
          {isUnknown && <option value={value}>{isDay(value) ? dayInWords(value) : value}</option>}
          {days.map(({ starts, ends }) => (
            <option key={starts} value={starts} disabled={isElsewhere(starts)}>
              {spanOf(starts, ends)}
              {isElsewhere(starts) ? ', in another row' : ''}
            </option>
          ))}
        </select>
      </div>
      <FieldDescription path={path} description={field.admin?.description as string} />
    </div>
  )
}

/** What the row replaces, in words, or its mistake, before it is saved. */
export function Replaces({ path }: { path: string }) {
  const { rule, typed, row } = useOverride(path)
  const { of, to, ends } = typed[row] ?? {}
  if (!rule || !of || !isDay(of)) return null
  const fault = overrideFault(rule, typed, row)
  const [computed] = occurrences(rule, of, of).filter(({ starts }) => starts === of)
  return (
    <p className={`field-type replaces${fault ? ' trouble' : ''}`} aria-live="polite">
      {fault ? fault.message : computed ? replaced(computed, to, ends) : null}
    </p>
  )
}

/** The heading of a row: its day, and where that moves. */
export function OverrideLabel() {
  const { data, rowNumber } = useRowLabel<TypedOverride>()
  const { of, to } = data ?? {}
  if (!of || !isDay(of)) return <span>Change {(rowNumber ?? 0) + 1}</span>
  if (!to || !isDay(to)) return <span>{dayInWords(of)}: cancelled</span>
  return (
    <span>
      {dayInWords(of)}: {to === of ? 'confirmed' : `moved to ${dayInWords(to)}`}
    </span>
  )
}

function replaced({ starts, ends }: Occurrence, to: TypedOverride['to'], last: TypedOverride['ends']): string {
  const computed = spanOf(starts, ends)
  if (!to || !isDay(to)) return `Cancelled: it was to be on ${computed}. Say the announced day, unless it is.`
  const lasts = daysFromTo(starts, ends)
  const announced = spanOf(to, last && isDay(last) ? last : addDays(to, lasts))
  if (announced === computed) return `Confirmed: ${computed}, as computed.`
  const away = daysFromTo(starts, to)
  const many = Math.abs(away) === 1 ? 'one day' : `${Math.abs(away)} days`
  const shift = away === 0 ? '' : `, ${many} ${away > 0 ? 'later' : 'earlier'}`
  return `Instead of ${computed}: ${announced}${shift}.`
}

/** The rule and all rows of the form, and the row of the field at this path. */
function useOverride(path: string): { rule: CalendarRule | undefined; typed: readonly TypedOverride[]; row: number } {
  const [fields] = useAllFormFields()
  const rows = useFormFields(([state]) => state.overrides?.rows?.length ?? 0)
  const { rule } = reduceFieldsToValues(fields, true) as { rule?: unknown }
  const said = (row: number, name: string) => (fields[`overrides.${row}.${name}`]?.value ?? null) as string | null
  return {
    rule: calendarRuleSchema.safeParse(ruleFromBlocks(rule)).data,
    typed: Array.from({ length: rows }, (_, row) => ({
      of: said(row, 'of'),
      to: said(row, 'to'),
      ends: said(row, 'ends'),
    })),
    row: Number(path.split('.').at(-2)),
  }
}

const within = (rule: CalendarRule, year: number): Occurrence[] =>
  occurrences(rule, `${year}-01-01` as Day, `${year}-12-31` as Day).filter(({ starts }) => yearOf(starts) === year)

const yearOf = (day: string | null | undefined): number | undefined => (day ? Number(day.slice(0, 4)) : undefined)

function yearsAround(chosen: number): number[] {
  const now = new Date().getUTCFullYear()
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => now - YEARS_BACK + index)
  return [...new Set([...years, chosen])].sort((a, b) => a - b)
}

const dayInWords = (day: Day): string => whole.format(new Date(day))

/** One day in full, or the first without its year and the last in full. */
const spanOf = (starts: Day, ends: Day): string =>
  starts === ends ? dayInWords(starts) : `${short.format(new Date(starts))} to ${dayInWords(ends)}`
