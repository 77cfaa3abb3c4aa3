'use client'
import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { PlacedField } from '../placed-fields.ts'
import { jumpTo } from './jump.ts'

/** Time within which the form tells, one after the other, that a save has ended, that it was refused, and why. */
const MOMENT_MS = 3000
/** Time within which the form tells why a save was refused, if for another reason than the last time. */
const SETTLING_MS = 1000

/** After a refused save, leads to the first field that says what it needs. `fields` are those of the form, in its order. */
export function useRefusal(fields: readonly PlacedField[]): void {
  const [state] = useAllFormFields()
  const isBusy = useFormProcessing()
  // A form that was stored no longer counts as submitted.
  const isRefused = useFormSubmitted()
  const wasBusy = useRef(isBusy)
  const endedAt = useRef(0)
  /** The values that were refused last time, which the form counts as wrong until it asks again. */
  const before = useRef(new Map<string, unknown>())

  useEffect(() => {
    if (wasBusy.current && !isBusy) endedAt.current = Date.now()
    wasBusy.current = isBusy
    if (isBusy || !isRefused || Date.now() - endedAt.current > MOMENT_MS) return
    const all = Object.keys(state).filter((path) => state[path]?.valid === false)
    const isMended = (path: string) => before.current.has(path) && before.current.get(path) !== state[path]?.value
    const leadTo = (refused: readonly string[]) => {
      for (const { name, tab } of fields) {
        const path = refused.find((one) => one === name || one.startsWith(`${name}.`))
        if (!path) continue
        endedAt.current = 0
        before.current = new Map(all.map((one) => [one, state[one]?.value]))
        return void jumpTo({ path, tab })
      }
    }
    // At once, since typing makes the form ask again, and forget these.
    const others = all.filter((path) => !isMended(path))
    if (others.length > 0) return leadTo(others)
    // If no other field is refused, a changed one is still wrong.
    const settled = setTimeout(() => leadTo(all), SETTLING_MS)
    return () => clearTimeout(settled)
  }, [isBusy, isRefused, state, fields])
}
