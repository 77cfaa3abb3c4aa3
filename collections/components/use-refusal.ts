'use client'
import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import type { PlacedField } from '../placed-fields.ts'
import { jumpTo } from './jump.ts'

/** Time within which the form tells, one after the other, that a save has ended, that it was refused, and why. */
const MOMENT_MS = 3000
/** Time within which the form tells why a save was refused, if for another reason than the last time. */
const SETTLING_MS = 1000

/** A value that was refused, and what was said of it. */
type Refused = { value: unknown; message: string | undefined }

/**
 * After a refused save, leads to the first field that says what it needs, and has the form say so until the field is changed. `fields` are
 * those of the form, in its order.
 */
export function useRefusal(fields: readonly PlacedField[]): void {
  const [state] = useAllFormFields()
  const { dispatchFields } = useForm()
  const isBusy = useFormProcessing()
  // A form that was stored no longer counts as submitted.
  const isRefused = useFormSubmitted()
  const isModified = useFormModified()
  const wasBusy = useRef(isBusy)
  const endedAt = useRef(0)
  /** What the form said of its fields when the save began. */
  const saidBefore = useRef<FormState>({})
  /** What was refused last time, which the form counts as wrong until it asks again. */
  const before = useRef(new Map<string, Refused>())

  useEffect(() => {
    if (isBusy && !wasBusy.current) saidBefore.current = state
    if (wasBusy.current && !isBusy) endedAt.current = Date.now()
    wasBusy.current = isBusy
    if (isBusy || !isRefused || Date.now() - endedAt.current > MOMENT_MS) return
    const isUnchanged = (path: string) => before.current.get(path)?.value === state[path]?.value
    // An earlier question of the form may be answered in the same moment: the field counts as right again, and only the words are left.
    const isSaid = (path: string) => {
      const message = state[path]?.errorMessage
      if (!message) return false
      return message !== saidBefore.current[path]?.errorMessage || (before.current.has(path) && isUnchanged(path))
    }
    const isOfForm = (path: string) => fields.some(({ name }) => isOf(name, path))
    const all = Object.keys(state).filter((path) => isOfForm(path) && (state[path]?.valid === false || isSaid(path)))
    const leadTo = (refused: readonly string[]) => {
      for (const { name, tab } of fields) {
        const path = refused.find((one) => isOf(name, one))
        if (!path) continue
        endedAt.current = 0
        before.current = new Map(
          refused.map((one) => [one, { value: state[one]?.value, message: state[one]?.errorMessage }]),
        )
        return void jumpTo({ path, tab })
      }
    }
    // At once, since typing makes the form ask again, and forget these.
    const others = all.filter((path) => !before.current.has(path) || isUnchanged(path))
    if (others.length > 0) return leadTo(others)
    // If no other field is refused, a changed one is still wrong.
    const settled = setTimeout(() => leadTo(all), SETTLING_MS)
    return () => clearTimeout(settled)
  }, [isBusy, isRefused, state, fields])

  useEffect(() => {
    // What is typed makes the form ask, and what it is told then makes it ask again, without end.
    if (isBusy || !isRefused || isModified) return
    const forgotten = [...before.current].flatMap(([path, { value, message }]) => {
      const field = state[path]
      const isForgotten = field && field.valid !== false && field.value === value
      return isForgotten && message ? [{ path, message }] : []
    })
    if (forgotten.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: forgotten })
  }, [isBusy, isRefused, isModified, state, dispatchFields])
}

const isOf = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)
